"""Section 5.3: targets, dice, Frenzied, Smite, tiles, attacks on other tiles."""

from __future__ import annotations

import pytest

from tests.games.claustrophobia.fighting import (
    ARENA,
    FIVE_LINES,
    FLOODED,
    HALL,
    HUNGRY,
    MIST,
    MUSHROOMS,
    act,
    arena,
    default,
    fight,
)
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def hits(scene: ClaustrophobiaScene) -> int:
    """The hits of the attack that was rolled last."""
    rolls = scene.told("rolled_again") or scene.told("attack_rolled")
    found = rolls[-1].args["hits"]
    assert isinstance(found, int)
    return found


# Targets (CL-CBT-1, CL-CBT-2, CL-CBT-9)


@rule("CL-CBT-1", "CL-CBT-9", "CL-OVR-3")
def test_a_fighter_attacks_enemies_on_its_own_tile() -> None:
    scene = arena("H01", "troglodyte1")
    scene.stand(HALL, "D01")
    scene.do("activate H01")
    assert scene.offers("fight") == ["fight troglodyte1"]
    assert scene.refusal("fight D01") == "CL-CBT-9 (victim=D01)"


@rule("CL-CBT-9", "CL-OVR-3")
def test_nobody_attacks_allies_or_who_is_not_in_play() -> None:
    scene = arena("H01", "H03", "troglodyte1", "D01")
    scene.do("activate H01")
    assert scene.refused("fight H03") == "CL-CBT-9"
    assert scene.refused("fight hound1") == "CL-CBT-9"
    scene.activate_infernals()
    scene.do("activate D01")
    assert scene.offers("fight") == ["fight H01", "fight H03"]
    assert scene.refused("fight troglodyte1") == "CL-CBT-9"


@rule("CL-CBT-2", "CL-AMB-24", "CL-AMB-31", "CL-TRO-2")
def test_all_ordinary_troglodytes_of_a_tile_are_one_target_and_everybody_else_is_one_of_his_own() -> None:
    scene = ClaustrophobiaScene()
    scene.stand(HALL, "troglodyte1", "troglodyte2", "tough", "hound1", "D01")
    scene.do("activate H01")
    assert scene.offers("fight") == ["fight troglodyte1", "fight tough", "fight hound1", "fight D01"]
    assert scene.refusal("fight troglodyte2") == "CL-CBT-2 (victim=troglodyte2)"


@rule("CL-AMB-31", "CL-S5-3")
def test_a_possessed_is_no_target_at_all() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.stand(HALL, "possessed1", "possessed2", "possessed3", "troglodyte1")
    scene.do("activate H03")
    assert scene.offers("fight") == ["fight troglodyte1"]
    for name in ("possessed1", "possessed2", "possessed3"):
        assert scene.refused(f"fight {name}") == "CL-S5-3"


@rule("CL-AMB-31", "CL-S7-4", "CL-DMG-9")
def test_a_putrefied_damned_is_a_target_of_its_own() -> None:
    scene = arena("H03", "troglodyte1", "damned1", scenario="S7")
    fight(scene, "H03", "damned1", 3, 6, 1)
    assert scene.on(ARENA) == ["H03", "troglodyte1"]
    assert scene.told("killed")[0].args["fighter"] == "damned1"


@rule("CL-CBT-9", "CL-DMG-7")
def test_all_dice_of_an_attack_go_to_one_target() -> None:
    scene = arena("H03", "troglodyte1", "D01")
    scene.line("H03", 6)
    fight(scene, "H03", "troglodyte1", 6, 6, 6, 6, 6)
    assert scene.where("troglodyte1") is None
    assert scene.damage_on("D01") == 0


@rule("CL-CBT-9")
def test_nobody_strikes_back() -> None:
    scene = arena("H05", "D01")
    fight(scene, "H05", "D01", 1, 2)
    assert scene.all_chance_used()
    assert scene.asked() == ("activation", [0])


# The roll (CL-CBT-3, CL-CBT-5, CL-CBT-8, CL-CBT-10)


@rule("CL-CBT-3", "CL-DIE-1", "CL-OVR-7", "CL-OVR-8")
@pytest.mark.parametrize(
    ("victim", "rolls", "expected"),
    [
        ("troglodyte1", (1, 2, 3, 4, 5), 3),
        ("tough", (2, 3, 3, 4, 5), 4),
        ("hound1", (1, 2, 3, 4, 5), 2),
        ("D02", (3, 4, 5, 4, 6), 2),
    ],
)
def test_each_die_that_equals_or_beats_the_defence_is_a_hit(victim: str, rolls: tuple[int, ...], expected: int) -> None:
    scene = arena("H03", victim)
    scene.line("H03", 6)
    fight(scene, "H03", victim, *rolls)
    assert hits(scene) == expected


@rule("CL-CBT-3", "CL-PRI-3", "CL-DIE-1")
def test_a_skull_hits_whatever_the_defence_is() -> None:
    scene = arena("H02", "D01")
    scene.line("H02", 1)
    scene.equip("H02", "E03")
    scene.state.courage |= 1 << scene.figure("H02")
    assert scene.values("H02")[2] == 7
    fight(scene, "D01", "H02", 5, 6, 5, 6)
    assert hits(scene) == 2


@rule("CL-EX-1", "CL-CBT-2", "CL-CBT-3", "CL-DMG-1")
def test_the_redeemer_against_three_troglodytes() -> None:
    scene = arena("H01", "troglodyte1", "troglodyte2", "troglodyte3")
    fight(scene, "H01", "troglodyte1", 2, 3, 6)
    assert scene.on(ARENA) == ["H01", "troglodyte3"]
    assert scene.where("troglodyte1") is scene.where("troglodyte2") is None
    assert scene.asked() == ("activation", [0])


@rule("CL-EX-2", "CL-CBT-4", "CL-DMG-5", "CL-DMG-6")
def test_the_butcher_against_the_redeemer() -> None:
    scene = arena("H01", "D01")
    fight(scene, "D01", "H01", 1, 2, 4, 5)
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 4", "cancel 6")
    assert scene.cancelled("H01") == [4, 6]
    assert scene.values("H01") == (1, 3, 4)
    assert not scene.is_exhausted("H01")


@rule("CL-CBT-5")
def test_without_combat_dice_nobody_fights() -> None:
    scene = arena("H05", "troglodyte1", "hound1")
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.offers("fight") == []
    assert scene.refusal("fight troglodyte1") == "CL-CBT-5 (fighter=H05)"
    scene.activate_infernals()
    scene.do("activate hound1")
    assert scene.refused("fight H05") == "CL-CBT-5"


@rule("CL-CBT-5", "CL-EXH-4")
def test_a_bonus_lets_an_exhausted_fighter_fight_with_one_die() -> None:
    scene = arena("H05", "troglodyte1")
    scene.exhaust("H05")
    scene.state.wrath |= 1 << scene.figure("H05")
    fight(scene, "H05", "troglodyte1", 3)
    assert scene.on(ARENA) == ["H05"]


@rule("CL-CBT-8", "CL-HAC-3")
def test_a_fighter_attacks_once_before_or_after_its_move() -> None:
    scene = arena("H03", "troglodyte1", "D01")
    scene.stand(ARENA, "H05", "H06")
    fight(scene, "H05", "D01", 1, 1)
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    scene.do("step 0,0")
    scene.stand(HALL, "troglodyte2")
    assert scene.refused("fight troglodyte2") == "CL-HAC-3"


@rule("CL-CBT-10")
def test_all_bonuses_add_up_to_the_number_of_dice() -> None:
    scene = arena("H03", "D01")
    scene.line("H03", 5)
    scene.equip("H03", "E09")
    for tokens in ("wrath", "courage"):
        setattr(scene.state, tokens, 1 << scene.figure("H03"))
    assert scene.values("H03")[1] == 7
    fight(scene, "H03", "D01", 1, 1, 1, 1, 1, 1, 1)
    assert scene.all_chance_used()


@rule("CL-CBT-10", "CL-CBT-6", "CL-EVT-6")
def test_bloodlust_is_added_after_the_target_is_declared() -> None:
    scene = arena("H01", "hound1", "troglodyte1")
    scene.hold("V11")
    scene.activate_infernals()
    scene.do("activate hound1")
    assert scene.refused("fight H01") == "CL-CBT-5"
    scene.do("activate troglodyte1", "fight H01")
    assert scene.asked() == ("window", [1])
    scene.roll(1, 2, 3)
    scene.do("play V11")
    assert scene.told("attack_rolled")[0].args["rolls"] == [1, 2, 3]


@rule("CL-CBT-6", "CL-EX-6", "CL-TAL-5", "CL-TAL-11", "CL-TEF-5", "CL-AMB-21", "CL-AMB-22")
def test_an_attack_goes_through_all_its_parts_in_their_order() -> None:
    scene = arena("H07", "H10", "D11", tile=HUNGRY)
    scene.triggered("D11", 3)
    scene.hold("V11")
    fight(scene, "D11", "H07")
    assert scene.asked() == ("window", [1])
    scene.roll(1, 2, 3, 4, 5, 1, 2, 4)
    scene.do("play V11")
    assert scene.story() == [
        "event_played CL-EVT-2 seat=1 event=V11 left=0",
        "attack_rolled CL-CBT-3 fighter=D11 victim=H07 rolls=[1, 2, 3, 4, 5] needed=4 hits=2",
        "rolled_again CL-TAL-4 fighter=D11 rolls=[1, 2, 4] gained=1 hits=3",
    ]
    assert scene.asked() == ("take_hits", [0])
    scene.do("guard H10 2")
    assert scene.story() == [
        "hits_taken CL-TAL-5 fighter=H10 victim=H07 hits=2 left=1",
        "hits_doubled CL-TEF-5 fighter=H07 hits=2",
    ]
    scene.do("cancel 1", "cancel 2")
    assert scene.story()[1:] == [
        "hit_shrugged_off CL-TAL-11 fighter=H10 hits=1",
        "hits_doubled CL-TEF-5 fighter=H10 hits=2",
    ]
    scene.do("cancel 5", "cancel 6")
    assert (scene.cancelled("H07"), scene.cancelled("H10")) == ([1, 2], [5, 6])
    assert scene.asked() == ("activation", [1])


@rule("CL-CBT-6", "CL-TRN-4")
def test_when_an_attack_is_over_nothing_of_it_is_left() -> None:
    scene = arena("H05", "H03", "D01")
    before = attack_of(scene)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert attack_of(scene) != before
    scene.do("guard H03 0", "cancel 1")
    assert attack_of(scene) == before


def attack_of(scene: ClaustrophobiaScene) -> tuple[int, ...]:
    """What the state knows of the attack that is being carried out."""
    state = scene.state
    return state.attacker, state.target, state.attack_place, state.attack_dice, state.hits, state.kills


# Frenzied (CL-TAL-4, CL-OPT-1)


@rule("CL-TAL-4", "CL-CBT-6")
def test_a_frenzied_fighter_rolls_every_miss_once_more() -> None:
    scene = arena("H07", "D01")
    fight(scene, "H07", "D01", 4, 3, 2, 1, 5)
    assert scene.story()[-3:-1] == [
        "attack_rolled CL-CBT-3 fighter=H07 victim=D01 rolls=[4, 3, 2] needed=4 hits=1",
        "rolled_again CL-TAL-4 fighter=H07 rolls=[1, 5] gained=1 hits=2",
    ]
    assert scene.damage_on("D01") == 2
    assert scene.all_chance_used()


@rule("CL-TAL-4")
def test_without_a_miss_nothing_is_rolled_again() -> None:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 4, 5, 6)
    assert scene.told("rolled_again") == []
    assert scene.damage_on("D01") == 3
    assert scene.asked() == ("activation", [0])


@rule("CL-CBT-6", "CL-GFT-5", "CL-TAL-4")
def test_what_smite_makes_a_hit_is_not_rolled_again_and_it_counts_for_the_reroll() -> None:
    scene = arena("H07", "D02")
    scene.state.smiting = 1 << scene.figure("H07")
    fight(scene, "H07", "D02", 1, 2, 1, 1, 2)
    assert scene.told("rolled_again")[0].args == {"fighter": "H07", "rolls": [1, 2], "gained": 1, "hits": 2}


@rule("CL-TAL-4", "CL-DST-10")
def test_frenzied_creatures_roll_again_and_the_tough_troglodyte_does_not() -> None:
    scene = arena("H01", "troglodyte1", "tough")
    scene.triggered("P3", 1, 3)
    fight(scene, "troglodyte1", "H01", 2, 4)
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    fight(scene, "tough", "H01", 2, 3)
    assert scene.told("rolled_again") == []


@rule("CL-OPT-1", "CL-DEC-1", "CL-TAL-4")
def test_asked_the_owner_says_how_many_misses_are_rolled_again() -> None:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 1, 2, 5)
    assert scene.asked() == ("roll_again", [0])
    assert scene.texts() == ["reroll 2", "reroll 1", "reroll 0"]
    assert default(scene) == "reroll 2"
    assert scene.refusal("reroll 3") == "CL-TAL-4 (dice=3)"
    scene.roll(4)
    scene.do("reroll 1")
    assert scene.damage_on("D01") == 2


@rule("CL-OPT-1")
def test_asked_the_owner_may_leave_the_misses() -> None:
    scene = arena("H07", "D01", ask_talents=True)
    fight(scene, "H07", "D01", 1, 2, 5)
    scene.do("reroll 0")
    assert scene.told("rolled_again") == []
    assert scene.damage_on("D01") == 1
    assert scene.asked() == ("activation", [0])


@rule("CL-OPT-1")
def test_the_infernal_player_is_asked_for_his_frenzied_fighters() -> None:
    scene = arena("H01", "troglodyte1", ask_talents=True)
    scene.triggered("P3", 1, 3)
    fight(scene, "troglodyte1", "H01", 2)
    assert scene.asked() == ("roll_again", [1])


# Smite, Mist and Mushrooms (CL-CBT-7, CL-TEF-2, CL-TEF-4, CL-GFT-5)


@rule("CL-TEF-2", "CL-AMB-2", "CL-CBT-7")
def test_everybody_in_mist_has_defence_six() -> None:
    scene = arena("H07", "H05", "D01", "troglodyte1", tile=MIST)
    scene.exhaust("H05")
    scene.equip("H07", "E03")
    for name in ("H07", "H05", "D01", "troglodyte1"):
        assert scene.values(name)[2] == 6
    fight(scene, "D01", "H07", 3, 4, 5, 6)
    assert hits(scene) == 1


@rule("CL-TEF-4", "CL-CBT-7")
def test_nobody_among_mushrooms_has_more_than_defence_three() -> None:
    scene = arena("H07", "H05", "D02", "troglodyte1", tile=MUSHROOMS)
    scene.line("H07", 1)
    scene.equip("H07", "E03")
    scene.line("H05", 6)
    scene.equip("H05", "E09")
    for name, df in (("H07", 3), ("H05", 2), ("D02", 3), ("troglodyte1", 3)):
        assert scene.values(name)[2] == df
    fight(scene, "H05", "D02", 1, 2, 3, 4)
    assert hits(scene) == 2


@rule("CL-CBT-7", "CL-DMG-6")
def test_defence_is_that_of_the_line_at_the_moment_of_the_roll() -> None:
    scene = arena("H01", "troglodyte1", "troglodyte2")
    fight(scene, "troglodyte1", "H01", 4)
    scene.do("cancel 4")
    fight(scene, "troglodyte2", "H01", 3)
    assert scene.told("attack_rolled")[0].args["needed"] == 4
    assert hits(scene) == 0


@rule("CL-EX-18", "CL-TEF-2", "CL-GFT-5", "CL-AMB-20")
def test_smite_does_not_look_at_mist() -> None:
    scene = arena("H01", "H03", "D01", tile=MIST)
    scene.line("H03", 6)
    fight(scene, "H03", "D01", 5, 5, 4, 6, 2)
    assert hits(scene) == 1
    scene.line("H01", 6)
    scene.state.smiting = 1 << scene.figure("H01")
    fight(scene, "H01", "D01", 1, 2, 3, 5)
    assert hits(scene) == 3
    assert scene.damage_on("D01") == 4


# Hungry Tunnels (CL-TEF-5, CL-AMB-23)


@rule("CL-TEF-5", "CL-AMB-23")
@pytest.mark.parametrize(("rolls", "left"), [((3, 1, 1), 1), ((3, 3, 1), 0), ((1, 1, 1), 3)])
def test_a_hit_in_a_hungry_tunnel_removes_two_troglodytes_or_the_last(rolls: tuple[int, ...], left: int) -> None:
    scene = arena("H01", "troglodyte1", "troglodyte2", "troglodyte3", tile=HUNGRY)
    fight(scene, "H01", "troglodyte1", *rolls)
    assert scene.on(ARENA)[1:] == ["troglodyte1", "troglodyte2", "troglodyte3"][3 - left :]


@rule("CL-TEF-5", "CL-TEF-17")
def test_only_combat_hits_count_twice() -> None:
    scene = arena("H05", "D01", tile=HUNGRY)
    scene.equip("H05", "E14")
    act(scene, "H05", "use E14 D01")
    assert scene.damage_on("D01") == 2


# Other tiles (CL-TAL-1, CL-TAL-16, CL-AMB-30)


@rule("CL-TAL-1", "CL-TAL-16", "CL-CBT-1")
def test_ranged_attacks_reach_one_open_link_far() -> None:
    scene = arena("H11", "troglodyte1")
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3")
    scene.stand("0,-2", "D01")
    scene.stand("0,-3", "D04")
    scene.stand(HALL, "troglodyte2")
    scene.do("activate H11")
    assert scene.offers("fight") == ["fight troglodyte1", "fight D01", "fight troglodyte2"]
    assert scene.refused("fight D04") == "CL-CBT-9"
    scene.roll(4, 1)
    scene.do("fight D01")
    assert scene.damage_on("D01") == 1


@rule("CL-TAL-16", "CL-TOK-3")
def test_nobody_shoots_through_rubble_or_a_wall() -> None:
    scene = arena("H11")
    scene.tile(47, "1,0")
    scene.tile(39, "1,-1")
    scene.stand(HALL, "troglodyte1")
    scene.stand("1,-1", "troglodyte2")
    scene.do("activate H11")
    assert scene.offers("fight") == ["fight troglodyte1"]
    assert scene.refused("fight troglodyte2") == "CL-CBT-9"
    scene.state.rubble = scene.end("0,0/N")
    assert scene.refused("fight troglodyte1") == "CL-CBT-9"


@rule("CL-TAL-1", "CL-CBT-9")
def test_the_spitter_attacks_human_fighters_on_an_adjacent_tile() -> None:
    scene = arena("D06")
    scene.bury("H03")
    scene.activate_infernals()
    scene.do("activate D06")
    assert scene.offers("fight") == ["fight H01", "fight H05", "fight H06"]


@rule("CL-AMB-30", "CL-TEF-2", "CL-TEF-4")
@pytest.mark.parametrize(("tile", "needed"), [(MIST, 6), (MUSHROOMS, 3), (46, 4)])
def test_the_tile_of_the_victim_counts_for_an_attack_from_afar(tile: int, needed: int) -> None:
    scene = arena("D01", tile=tile)
    scene.stand(HALL, "H11")
    fight(scene, "H11", "D01", 1, 1)
    assert scene.told("attack_rolled")[0].args["needed"] == needed


@rule("CL-AMB-30", "CL-TEF-5")
def test_a_hungry_tunnel_doubles_hits_from_afar_and_not_those_shot_out_of_it() -> None:
    scene = arena("D01", tile=HUNGRY)
    scene.stand(HALL, "H11")
    fight(scene, "H11", "D01", 4, 1)
    assert scene.damage_on("D01") == 2
    scene = arena("H11", tile=HUNGRY)
    scene.stand(HALL, "D01")
    fight(scene, "H11", "D01", 4, 1)
    assert scene.damage_on("D01") == 1


# The attacker dies, hounds, floods (CL-AMB-18, CL-AMB-19)


@rule("CL-AMB-18", "CL-HND-3")
def test_the_die_of_a_hound_that_entered_with_it_returns_at_the_next_clean_up() -> None:
    scene = arena("H01", "hound1")
    scene.triggered("hound1", 5)
    fight(scene, "hound1", "H01", 1, 1, 1, 1)
    scene.state.acting = -1
    scene.roll(1, 2, 3)
    scene.begin("infernal_preparation")
    assert scene.dice_on("hound1") == ([], [])
    assert scene.values("hound1") == (0, 0, 4)


@rule("CL-AMB-19", "CL-HAC-8")
def test_a_fighter_killed_by_its_own_grenade_has_finished_and_others_go_on() -> None:
    scene = arena("H05", "troglodyte1")
    scene.wound("H05", *FIVE_LINES)
    scene.equip("H05", "E02")
    act(scene, "H05", f"use E02 {ARENA}", 3, 3)
    assert scene.on(ARENA) == []
    assert scene.offers("activate") == ["activate H01", "activate H03", "activate H06"]


@rule("CL-CBT-8", "CL-TEF-6")
def test_a_flooded_tunnel_stops_moves_and_no_attacks() -> None:
    scene = arena("troglodyte1", tile=FLOODED)
    act(scene, "H05", "step 0,-1")
    scene.roll(3, 1)
    scene.do("fight troglodyte1")
    assert scene.on(ARENA) == ["H05"]
