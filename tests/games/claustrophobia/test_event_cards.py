"""Section 2.9: the fourteen event cards."""

import pytest

from hypogeum.games.claustrophobia.activation import finish_acting
from tests.games.claustrophobia.infernal import allocate, roll_destiny, table, threaten
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def discarded(scene: ClaustrophobiaScene) -> int:
    """How many event cards lie on the discard pile."""
    return scene.state.event_deck.discard.bit_count()


# V01 Lost!


@rule("CL-EVT-7", "CL-EVT-5")
def test_lost_keeps_the_explorer_on_its_tile_and_closes_the_exit_for_this_turn() -> None:
    scene = table()
    scene.hold("V01")
    scene.line("H05", 5)  # MV 3
    scene.do("activate H05", "explore W")
    scene.do("play V01")
    assert scene.told("way_lost")[0].args == {"fighter": "H05", "cell": "0,0", "side": "W"}
    assert scene.where("H05") == "0,0"
    assert len(scene.state.tiles) == 2
    assert scene.refused("explore W") == "CL-EVT-7"
    scene.do("step 0,-1")
    assert scene.told("moved")[0].args["left"] == 1
    scene.do("activate H03")
    assert scene.refused("explore W") == "CL-EVT-7"


@rule("CL-EVT-7")
def test_the_exit_of_lost_stays_unexplored_and_opens_again_with_the_next_human_preparation() -> None:
    scene = table()
    scene.hold("V01")
    scene.do("activate H05", "explore W", "play V01", "activate H01")
    assert scene.state.closed_exits
    scene.bury("H05", "H06", "H03")
    scene.stand("0,-1", "H01")
    threaten(scene, 1)
    assert "buy troglodyte 0,0" in scene.texts()
    scene.roll(1)
    scene.begin("human_preparation")
    assert scene.state.closed_exits == 0


@rule("CL-EVT-7")
def test_lost_does_not_use_up_prescience_and_takes_all_mv_on_a_flooded_tunnel() -> None:
    scene = table()
    scene.hold("V01")
    scene.state.prescience = True
    scene.tile(18, "1,0", rotation=1)
    scene.stand("1,0", "H05")
    scene.line("H05", 5)
    scene.do("activate H05", "explore E", "play V01")
    assert scene.state.prescience
    assert scene.offers("step") == []
    assert scene.offers("explore") == []


# V02 Critical Hit


@rule("CL-EVT-8", "CL-EVT-14")
def test_critical_hit_takes_one_talent_until_the_next_human_preparation() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1")
    scene.hold("V02")
    scene.begin("infernal_activation")
    assert scene.offers("play") == [
        "play V02 H03 bodyguard",
        "play V02 H03 imposing",
        "play V02 H05 elusive",
        "play V02 H06 elusive",
    ]
    assert scene.refused("play V02 H01 consecrated") == "CL-EVT-8"
    assert scene.refused("play V02 H05 tough") == "CL-EVT-8"
    assert scene.refused("play V02 H10 tough") == "CL-EVT-8"
    scene.do("play V02 H03 imposing")
    assert scene.told("talent_lost")[0].args == {"fighter": "H03", "talent": "imposing"}
    assert scene.talents("H03") == ["bodyguard"]
    scene.roll(1, 1, 1, 1)
    scene.do("end_phase")
    assert scene.talents("H03") == ["bodyguard", "imposing"]


@rule("CL-EVT-14")
def test_critical_hit_takes_a_talent_from_all_its_sources() -> None:
    scene = table()
    scene.stand("0,-1", "troglodyte1")
    scene.hold("V02")
    scene.equip("H05", "E04")
    scene.lay_card("H05", "I11")
    scene.lay_card("H06", "I10")
    scene.begin("infernal_activation")
    scene.do("play V02 H05 tough")
    assert scene.talents("H05") == ["elusive"]
    assert scene.talents("H06") == ["elusive"]


@rule("CL-EVT-8")
def test_critical_hit_may_take_the_talent_of_an_exhausted_fighter_but_not_blessing() -> None:
    scene = table("S5")
    scene.stand("0,-1", "troglodyte1")
    scene.hold("V02")
    scene.exhaust("H03")
    scene.begin("infernal_activation")
    assert "play V02 H03 imposing" in scene.texts()
    assert scene.refused("play V02 H02 blessing") == "CL-EVT-8"
    assert "play V02 H02 bodyguard" in scene.texts()


# V03 Terror


@rule("CL-EVT-9", "CL-CBT-5")
def test_terror_makes_a_lonely_condemned_unable_to_fight_this_phase() -> None:
    scene = table()
    scene.hold("V03")
    scene.stand("0,-1", "H05", "H06", "troglodyte1")
    scene.state.wrath |= 1 << scene.figure("H05")
    scene.begin("human_activation")
    assert scene.offers("play") == ["play V03 H05", "play V03 H06"]
    assert scene.refused("play V03 H03") == "CL-EVT-9"
    assert scene.refused("play V03 H01") == "CL-EVT-9"
    scene.do("play V03 H05")
    assert scene.told("terrified")[0].args == {"fighter": "H05"}
    assert scene.values("H05")[1] == 0
    scene.do("activate H05")
    assert scene.offers("fight") == []
    scene.roll(1, 1, 1)
    scene.do("end_phase")
    assert scene.values("H05")[1] == 3


@rule("CL-EVT-9")
def test_terror_is_for_somebody_in_play() -> None:
    scene = table()
    scene.hold("V03")
    scene.bury("H05")
    scene.stand("0,-1", "H06")
    scene.begin("human_activation")
    assert scene.offers("play") == ["play V03 H06"]
    assert scene.refused("play V03 H05") == "CL-EVT-9"


@rule("CL-EVT-13", "CL-EVT-9")
def test_terror_without_a_legal_fighter_cannot_be_played() -> None:
    scene = table()
    scene.hold("V03")
    scene.begin("human_activation")
    assert scene.asked() == ("activation", [0])


# V04 Collapse


@rule("CL-EVT-10", "CL-TOK-3")
def test_collapse_puts_rubble_on_a_link_or_exit_away_from_human_fighters() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.hold("V04")
    threaten(scene, 1)
    assert scene.offers("play") == [
        "play V04 0,-1 N",
        "play V04 0,-1 E",
        "play V04 0,-1 W",
        "play V04 0,-2 N",
        "play V04 0,-2 E",
        "play V04 0,-2 S",
        "play V04 0,-2 W",
    ]
    assert scene.refused("play V04 0,-1 S") == "CL-EVT-10"  # it touches the tile of the human fighters
    assert scene.refused("play V04 0,0 W") == "CL-EVT-10"
    scene.do("play V04 0,-2 S")
    assert scene.told("rubble_placed")[0].args == {"seat": 1, "cell": "0,-2", "side": "S"}
    assert scene.state.rubble == scene.end("0,-1/N")
    scene.stand("0,-1", "H05")
    scene.activate_humans()
    scene.do("activate H05")
    assert scene.offers("step") == ["step 0,0"]


@rule("CL-EVT-10")
def test_collapse_is_for_open_links_and_exits_wherever_the_human_fighters_are() -> None:
    scene = table()
    scene.tile(39, "0,-2")
    scene.tile(47, "1,0")
    scene.bury("H03")
    scene.stand("1,0", "H01", "H05", "H06")
    scene.hold("V04")
    threaten(scene, 1)
    hall = [f"play V04 0,0 {side}" for side in "NSW"]
    crossroads = [f"play V04 0,-1 {side}" for side in "NESW"]
    assert scene.offers("play") == [*hall, *crossroads, "play V04 0,-2 N", "play V04 0,-2 S"]
    for exit_ in ("0,-2 E", "0,0 E", "1,0 N", "1,0 W", "7,7 N"):
        assert scene.refused(f"play V04 {exit_}") == "CL-EVT-10"


@rule("CL-EVT-10", "CL-TOK-3")
@pytest.mark.parametrize(
    ("exit_", "end"),
    [
        ("0,-1 E", "0,-1/E"),
        ("0,-1 N", "0,-1/N"),
        ("0,-2 W", "0,-2/W"),
        ("1,-2 W", "0,-2/E"),
    ],
)
def test_the_rubble_lies_where_collapse_was_played(exit_: str, end: str) -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.tile(27, "1,-2")
    scene.hold("V04")
    threaten(scene, 1)
    scene.do(f"play V04 {exit_}")
    assert scene.state.rubble == scene.end(end)


@rule("CL-EVT-10", "CL-CMP-1")
def test_collapse_needs_the_one_rubble_token() -> None:
    scene = table()
    scene.hold("V04")
    scene.state.rubble = scene.end("0,-1/E")
    threaten(scene, 1)
    assert scene.offers("play") == []
    assert scene.refused("play V04 0,-1 N") == "CL-EVT-10"


@rule("CL-EVT-10")
def test_collapse_never_closes_the_last_unexplored_exit() -> None:
    scene = ClaustrophobiaScene("S2")  # tile 1 with one exit to the north
    scene.tile(39, "0,-1")
    scene.stand("0,0", "H01")
    scene.hold("V04")
    threaten(scene, 1)
    assert scene.refused("play V04 0,-1 N") == "CL-EVT-10"
    scene.tile(40, "0,-2")
    assert scene.refused("play V04 0,-2 N") == "CL-EVT-10"
    assert "play V04 0,-1 N" in scene.texts()


# V05 Tough Troglodyte


@rule("CL-TRO-2", "CL-TRO-3", "CL-EVT-5")
def test_the_tough_troglodyte_enters_for_one_pm_by_the_usual_restrictions() -> None:
    scene = table()
    scene.hold("V05")
    threaten(scene, 1)
    assert scene.offers("play") == ["play V05 0,-1"]
    assert scene.refused("play V05 0,0") == "CL-THR-6"
    scene.do("play V05 0,-1")
    assert scene.state.pm == 0
    assert scene.values("tough") == (1, 2, 3)
    assert scene.talents("tough") == ["tough"]
    assert discarded(scene) == 1


@rule("CL-TRO-5", "CL-TRO-3", "CL-EVT-13")
def test_the_card_is_not_played_while_it_is_in_play_nor_without_pm() -> None:
    scene = table()
    scene.hold("V05a", "V05b")
    threaten(scene, 3)
    scene.do("play V05 0,-1")
    assert scene.refused("play V05 0,-1") == "CL-TRO-5"
    scene = table()
    scene.hold("V05", "V07")
    scene.pm(0)
    scene.begin("threat")
    assert scene.refused("play V05 0,-1") == "CL-EVT-5"


@rule("CL-TRO-3", "CL-DMG-9")
def test_the_killed_tough_troglodyte_may_enter_again() -> None:
    scene = table()
    scene.stand("0,0", "tough")
    scene.damage("tough", 1)
    scene.hold("V05")
    scene.do("activate H01")
    scene.roll(6, 6, 1)
    scene.do("fight tough")
    assert scene.where("tough") is None
    assert scene.damage_on("tough") == 0
    threaten(scene, 1)
    assert scene.offers("play") == ["play V05 0,-1"]


# V06 Ambush


@rule("CL-EVT-11")
def test_ambush_lets_two_troglodytes_be_bought_onto_one_tile_without_restrictions() -> None:
    scene = table()
    scene.tile(3, "1,0", rotation=1)
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    scene.hold("V06")
    threaten(scene, 9)
    scene.do("play V06 0,0")
    assert scene.told("ambush_laid")[0].args == {"seat": 1, "cell": "0,0"}
    assert scene.refused("buy hound 0,0") == "CL-THR-6"
    scene.do("buy troglodyte 0,0", "buy troglodyte 0,0")
    assert scene.state.pm == 7
    assert scene.refused("buy troglodyte 0,0") == "CL-THR-6"
    scene.do("end_phase")
    assert scene.state.ambushes == []


@rule("CL-EVT-11")
def test_ambush_respects_saturation_and_counts_only_entries_that_need_it() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.hold("V06")
    threaten(scene, 9)
    scene.do("play V06 0,-1", "buy troglodyte 0,-1")
    scene.stand("0,-1", "H05")
    scene.do("buy troglodyte 0,-1", "buy troglodyte 0,-1")
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"


@rule("CL-EVT-11", "CL-MOV-6")
def test_an_ambush_that_is_not_used_up_still_needs_room() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.stand("0,-1", "H05", "hound1", "hound2")
    scene.hold("V06")
    threaten(scene, 9)
    scene.do("play V06 0,-1", "buy troglodyte 0,-1")
    assert scene.state.ambushes[0] % 4 == 1
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"


@rule("CL-EVT-11", "CL-EVT-4")
def test_two_ambushes_on_one_tile_let_four_troglodytes_in() -> None:
    scene = table()
    scene.hold("V06a", "V06b")
    threaten(scene, 9)
    scene.do("play V06 0,0", "play V06 0,0", *["buy troglodyte 0,0"] * 4)
    assert scene.refused("buy troglodyte 0,0") == "CL-THR-6"
    assert scene.state.pm == 5


@rule("CL-EVT-11", "CL-EQP-11", "CL-PRI-1")
def test_an_ambush_on_a_lair_takes_nothing_from_it() -> None:
    scene = table()
    scene.tile(27, "1,0")
    scene.stand("1,0", "H05")
    scene.equip("H05", "E12")
    scene.hold("V06")
    threaten(scene, 9)
    scene.do("play V06 1,0", "buy troglodyte 1,0", "buy troglodyte 1,0", "buy troglodyte 1,0")
    assert scene.state.pm == 6


@rule("CL-EVT-11", "CL-EVT-4")
def test_two_ambushes_may_be_laid_in_one_phase() -> None:
    scene = table()
    scene.tile(3, "1,0", rotation=1)
    scene.stand("1,0", "H05")
    scene.hold("V06a", "V06b")
    threaten(scene, 9)
    scene.do("play V06 0,0", "play V06 1,0")
    scene.do("buy troglodyte 0,0", "buy troglodyte 1,0", "buy troglodyte 1,0", "buy troglodyte 0,0")
    assert scene.refused("buy troglodyte 0,0") == "CL-THR-6"


@rule("CL-EVT-13", "CL-EVT-11")
def test_no_ambush_on_a_full_tile_or_without_troglodytes() -> None:
    scene = table()
    scene.stand("0,-1", "hound1", "D01", "hound2")
    scene.hold("V06", "V07")
    threaten(scene, 1)
    assert scene.refused("play V06 0,-1") == "CL-EVT-11"
    scene.away("hound1")
    assert "play V06 0,-1" in scene.texts()
    assert scene.refused("play V06 7,7") == "CL-EVT-11"
    scene = table()
    scene.tile(47, "0,-2")
    scene.tile(45, "1,0", rotation=2)
    for number, cell in enumerate(["0,0"] * 5 + ["0,-1"] * 3 + ["0,-2"] * 3):
        scene.stand(cell, f"troglodyte{number + 1}")
    scene.hold("V06", "V07")
    threaten(scene, 1)
    assert scene.refused("play V06 1,0") == "CL-EVT-13"


# V07 Swarm


@rule("CL-EVT-5")
def test_swarm_gives_four_pm() -> None:
    scene = table()
    scene.hold("V07")
    scene.pm(0)
    scene.begin("threat")
    assert scene.wish("play V07") == "gain"
    scene.do("play V07")
    assert scene.state.pm == 4
    assert scene.told("pm_gained")[0].args == {"seat": 1, "pm": 4, "total": 4}


# V08 Trapdoor


@rule("CL-EVT-5")
@pytest.mark.parametrize(("roll", "hit"), [(2, False), (3, True)])
def test_the_trapdoor_hits_on_three_or_more(roll: int, hit: bool) -> None:
    scene = table()
    scene.hold("V08")
    scene.do("activate H05", "step 0,-1")
    assert scene.asked() == ("window", [1])
    scene.roll(roll)
    scene.do("play V08")
    assert scene.told("trapdoor_rolled")[0].args == {"fighter": "H05", "roll": roll, "hit": hit}
    assert scene.asked() == (("cancel_line", [0]) if hit else ("activation", [0]))


# V09 Darkness


@rule("CL-EVT-15")
def test_darkness_stops_attacks_on_other_tiles_and_equipment_actions() -> None:
    scene = table()
    scene.hold("V09")
    scene.stand("0,-1", "troglodyte1")
    scene.stand("0,0", "troglodyte2")
    scene.equip("H05", "E01", "E02")
    scene.begin("human_activation")
    scene.do("play V09", "activate H05")
    assert scene.refused("shoot troglodyte1") == "CL-EVT-15"
    assert scene.refused("use E02 0,-1") == "CL-EVT-15"
    assert "shoot troglodyte2" in scene.texts()
    scene.roll(1, 1, 1)
    scene.do("end_phase")
    assert not scene.state.darkness


# V10 Weight of Sin


@rule("CL-EVT-5", "CL-HPR-4")
def test_weight_of_sin_rolls_one_activation_die_again() -> None:
    scene = table()
    scene.hold("V10")
    scene.roll(6, 3, 3, 1)
    scene.begin("human_preparation")
    assert scene.asked() == ("window", [1])
    assert scene.offers("play") == ["play V10 1", "play V10 3", "play V10 6"]
    assert scene.refused("play V10 2") == "CL-EVT-5"
    scene.roll(2)
    scene.do("play V10 6")
    assert scene.told("die_rerolled")[0].args == {"seat": 0, "die": 6, "roll": 2, "dice": [2, 3, 3, 1]}
    assert scene.asked() == ("assignment", [0])


# V11 Bloodlust


@rule("CL-EVT-5", "CL-CBT-10")
def test_bloodlust_adds_two_dice_to_the_attack() -> None:
    scene = table()
    scene.hold("V11")
    scene.stand("0,0", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1", "fight H01")
    assert scene.asked() == ("window", [1])
    scene.roll(1, 1, 1)
    scene.do("play V11")
    assert scene.told("attack_rolled")[0].args["rolls"] == [1, 1, 1]


# V12 Unholy Flesh


@rule("CL-EVT-16")
def test_unholy_flesh_cancels_up_to_two_hits_before_tough() -> None:
    scene = table()
    scene.hold("V12")
    scene.stand("0,0", "D07")
    scene.line("H03", 6)
    scene.do("activate H03")
    scene.roll(6, 6, 6, 6, 1)
    scene.do("fight D07")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.told("hits_cancelled")[0].args == {"fighter": "D07", "hits": 2, "left": 2}
    assert scene.damage_on("D07") == 1  # one more is cancelled by Tough


@rule("CL-EVT-16")
def test_unholy_flesh_cancels_no_more_than_there_is() -> None:
    scene = table()
    scene.hold("V12")
    scene.stand("0,0", "D01")
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight D01", "play V12")
    assert scene.told("hits_cancelled")[0].args == {"fighter": "D01", "hits": 1, "left": 0}
    assert scene.damage_on("D01") == 0


@rule("CL-EVT-16")
def test_unholy_flesh_saves_no_troglodytes_and_no_tough_troglodyte() -> None:
    scene = table()
    scene.hold("V12")
    scene.stand("0,0", "troglodyte1", "tough")
    scene.do("activate H01")
    scene.roll(6, 1, 1)
    scene.do("fight troglodyte1")
    assert scene.asked() == ("activation", [0])
    scene.do("activate H03")
    scene.roll(6, 6, 1)
    scene.do("fight tough")
    assert scene.asked() == ("activation", [0])
    assert scene.damage_on("tough") == 1


@rule("CL-EVT-16", "CL-EQP-13", "CL-EVT-6")
def test_unholy_flesh_works_against_holy_water_and_for_a_hound() -> None:
    scene = table()
    scene.hold("V12")
    scene.stand("0,0", "hound1")
    scene.equip("H05", "E14")
    scene.do("activate H05", "use E14 hound1")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.damage_on("hound1") == 0


# V13 Whispers


@rule("CL-EVT-5", "CL-EVT-13")
def test_whispers_make_the_human_player_discard_a_card_by_chance() -> None:
    scene = table()
    scene.hold("V13")
    scene.hand("I01", "I05", "I09")
    roll_destiny(scene, 1, 1, 1)
    allocate(scene, "1 P1", "1 P1", "1 P1")
    assert scene.texts() == ["play V13", "pass"]
    scene.script.append(1)
    scene.do("play V13")
    assert scene.cards() == ["I01", "I09"]
    assert scene.told("instinct_discarded")[0].args["card"] == "I05"


@rule("CL-EVT-13")
def test_whispers_against_an_empty_hand_cannot_be_played() -> None:
    scene = table()
    scene.hold("V13")
    roll_destiny(scene, 1, 1, 1)
    allocate(scene, "1 P1", "1 P1", "1 P1")
    assert scene.asked() == ("threat", [1])


# V14 Fissure


@rule("CL-EVT-12", "CL-TEF-13")
def test_fissure_puts_two_hole_tokens_if_there_is_no_other_hole() -> None:
    scene = table()
    scene.hold("V14")
    threaten(scene, 1)
    scene.tile(47, "0,-2")
    assert scene.offers("play") == ["play V14 0,0", "play V14 0,-1", "play V14 0,-2"]
    scene.do("play V14 0,-1")
    assert scene.asked() == ("place_hole", [1])
    assert scene.texts() == ["dig 0,0", "dig 0,-2"]
    scene.do("dig 0,0")
    assert scene.state.hole_tokens == 1
    assert scene.asked() == ("threat", [1])
    scene.do("buy troglodyte 0,-1")
    scene.do("activate troglodyte1")
    assert "step 0,0" in scene.texts()


@rule("CL-EVT-12", "CL-TEF-16")
def test_fissure_puts_one_token_beside_another_hole_and_none_on_a_hole_tile() -> None:
    scene = table()
    scene.tile(32, "0,-2")
    scene.hold("V14")
    threaten(scene, 1)
    assert scene.refused("play V14 0,-2") == "CL-TEF-16"
    assert scene.refused("play V14 9,9") == "CL-TEF-16"
    scene.do("play V14 0,-1")
    assert scene.asked() == ("threat", [1])
    assert scene.state.hole_tokens == 2


@rule("CL-EVT-12", "CL-EVT-13")
def test_fissure_without_a_token_cannot_be_played() -> None:
    scene = table()
    scene.tile(47, "0,-2")
    scene.hold("V14", "V07")
    scene.state.holes = 7
    scene.state.hole_tokens = 0
    threaten(scene, 1)
    assert scene.refused("play V14 0,0") == "CL-EVT-12"


# Playing (CL-EVT-2)


@rule("CL-EVT-2", "CL-AMB-34")
@pytest.mark.parametrize(
    ("card", "lasts"),
    [("V06 0,-1", True), ("V07", False), ("V05 0,-1", False), ("V04 0,-1 N", False)],
)
def test_a_card_with_an_instant_effect_is_discarded_at_once_and_others_lie_open(card: str, lasts: bool) -> None:
    scene = table()
    scene.hold(card[:3])
    threaten(scene, 3)
    scene.do(f"play {card}")
    assert scene.told("event_played")[0].args == {"seat": 1, "event": card[:3], "left": 0}
    assert (scene.state.events_open != 0) == lasts
    assert discarded(scene) == (0 if lasts else 1)


@rule("CL-EVT-2", "CL-AMB-34")
def test_cards_of_the_human_phases_and_of_w7_that_last_lie_open() -> None:
    scene = table()
    scene.hold("V01", "V02", "V03")
    scene.stand("0,-1", "H06", "troglodyte1")
    scene.begin("human_activation")
    scene.do("play V03 H06", "activate H05", "explore W", "play V01")
    assert scene.state.events_open.bit_count() == 2
    finish_acting(scene.state)
    scene.begin("infernal_activation")
    scene.do("play V02 H03 imposing")
    assert scene.state.events_open.bit_count() == 3
    assert discarded(scene) == 0


@rule("CL-EVT-2")
def test_only_cards_in_hand_are_played() -> None:
    scene = table()
    scene.hold("V07")
    threaten(scene, 1)
    assert scene.refused("play V06 0,-1") == "CL-EVT-2"


@rule("CL-EVT-5")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("V01", ["event:V01"]),
        ("V02 H03 imposing", ["event:V02", "talent:H03/imposing"]),
        ("V03 H05", ["event:V03", "fighter:H05"]),
        ("V04 0,-1 N", ["event:V04", "exit:0,-1/N"]),
        ("V06 0,-1", ["event:V06", "tile:0,-1"]),
        ("V10 3", ["event:V10", "die:3"]),
    ],
)
def test_what_is_pressed_to_play_a_card(card: str, things: list[str]) -> None:
    scene = table()
    threaten(scene, 1)
    assert scene.picks(f"play {card}") == things


@rule("CL-EVT-5")
@pytest.mark.parametrize("words", ["V01 H05", "V02 H05", "V02 troglodyte1 tough", "V04 0,0", "V10 7", "V06 H05", "V99"])
def test_what_no_card_is_played_on_is_not_understood(words: str) -> None:
    scene = table()
    with pytest.raises(ValueError, match="is not an action"):
        scene.game.action(f"play {words}")
