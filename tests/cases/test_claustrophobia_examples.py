"""Chapter 13: the worked examples of Claustrophobia 1643, each with exactly its numbers."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia.activation import finish_acting
from hypogeum.games.claustrophobia.board import is_unexplored
from tests.games.claustrophobia.infernal import allocate, roll_destiny, table, threaten
from tests.games.claustrophobia.preparing import confirmed, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

HALL = "0,0"
NORTH = "0,-1"


def on_tile(tile: int, *names: str, scenario: str = "S1", rotation: int = 0) -> ClaustrophobiaScene:
    """The tile lies north of the hall, a plain crossroads beyond it; these fighters, and nobody else, stand on it."""
    scene = ClaustrophobiaScene(scenario)
    scene.tile(tile, NORTH, rotation)
    scene.tile(46, "0,-2")
    scene.stand(NORTH, *names)
    return scene


def shut_in(tile: int, *names: str) -> ClaustrophobiaScene:
    """The same with a fork, whose third exit leads to a dead end: it has no unexplored exit left."""
    scene = on_tile(tile, *names)
    scene.tile(21, "1,-1", rotation=1)
    return scene


# Example 1: troglodyte group


@rule("CL-EX-1", "CL-CBT-2", "CL-CBT-3", "CL-DMG-1")
def test_example_1_troglodyte_group() -> None:
    scene = on_tile(45, "H01", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.roll(2, 3, 6)
    scene.do("activate H01")
    assert scene.told("activated")[0].args["cb"] == 3
    scene.do("fight troglodyte1")
    (roll,) = scene.told("attack_rolled")
    assert (roll.args["needed"], roll.args["hits"]) == (3, 2)
    assert scene.on(NORTH) == ["H01", "troglodyte3"]
    assert len([name for name in ("troglodyte1", "troglodyte2") if scene.state.in_reserve(scene.figure(name))]) == 2


# Example 2: demon against Redeemer


@rule("CL-EX-2", "CL-DMG-5", "CL-DMG-6", "CL-EXH-1")
@pytest.mark.parametrize(("die", "exhausts"), [(4, True), (6, True), (5, False)])
def test_example_2_demon_against_redeemer(die: int, exhausts: bool) -> None:
    scene = on_tile(45, "H01", "D01")
    scene.bury("H03", "H05", "H06")
    scene.activate_infernals()
    scene.roll(1, 2, 4, 5)
    scene.do("activate D01", "fight H01", "cancel 4", "cancel 6")
    assert scene.cancelled("H01") == [4, 6]
    assert scene.values("H01") == (1, 3, 4)
    assert not scene.is_exhausted("H01")
    scene.roll(die)
    scene.do("end_phase")  # one fighter, one die and no card: nothing is asked (CL-DEC-4)
    assert scene.is_exhausted("H01") is exhausts


# Example 3: blocking


@rule("CL-EX-3", "CL-MOV-7", "CL-MOV-8")
def test_example_3_blocking() -> None:
    scene = on_tile(45, "H05", "H01", "troglodyte1", "troglodyte2")
    scene.do("activate H05", "step 0,0", "activate H01")
    assert scene.offers("step") == []
    assert scene.refused("step 0,0") == "CL-MOV-7"


@rule("CL-EX-3", "CL-MOV-7", "CL-HAC-3")
def test_example_3_who_kills_first_may_leave() -> None:
    scene = on_tile(45, "H05", "H01", "troglodyte1", "troglodyte2")
    scene.roll(6, 1, 1)
    scene.do("activate H05", "step 0,0", "activate H01", "fight troglodyte1", "step 0,0")
    assert scene.where("H01") == HALL
    assert scene.on(NORTH) == ["troglodyte2"]


# Example 4: Elusive and Imposing


@rule("CL-EX-4", "CL-TAL-8", "CL-TAL-9")
@pytest.mark.parametrize(
    ("enemies", "may_leave"),
    [(["D02"], True), (["D02", "troglodyte1"], False), (["troglodyte1", "troglodyte2"], True)],
)
def test_example_4_elusive_and_imposing(enemies: list[str], may_leave: bool) -> None:
    scene = on_tile(45, "H05", *enemies)
    scene.do("activate H05")
    assert (f"step {HALL}" in scene.texts()) is may_leave
    if not may_leave:
        assert scene.refused(f"step {HALL}") == "CL-MOV-7"


# Example 5: exhausted but angry


@rule("CL-EX-5", "CL-EXH-2", "CL-EXH-3", "CL-EXH-4", "CL-GFT-6")
def test_example_5_exhausted_but_angry() -> None:
    scene = on_tile(45, "H03", "troglodyte1")
    scene.gifts("H01", "G2")
    scene.wound("H03", 5)
    confirmed(scene, 5, 5, 4, 4)
    assert scene.is_exhausted("H03")
    assert not scene.is_exhausted("H01")
    assert scene.values("H03") == (0, 1, 3)
    assert scene.talents("H03") == []
    assert scene.cards() == []
    scene.roll(3)
    scene.do("activate H03", "fight troglodyte1")
    assert scene.told("attack_rolled")[0].args["rolls"] == [3]
    assert scene.on(NORTH) == ["H03"]


# Example 6: Bodyguard, Tough, Hungry Tunnel


@rule("CL-EX-6", "CL-TAL-5", "CL-TAL-11", "CL-TEF-5", "CL-AMB-21", "CL-AMB-22")
def test_example_6_bodyguard_tough_hungry_tunnel() -> None:
    scene = on_tile(15, "H07", "H10", "D01")
    scene.activate_infernals()
    scene.roll(6, 5, 4, 1)
    scene.do("activate D01", "fight H07")
    assert scene.told("attack_rolled")[0].args["hits"] == 3
    scene.do("guard H10 2", "cancel 1", "cancel 2")
    assert scene.cancelled("H07") == [1, 2]
    assert scene.told("hit_shrugged_off")[0].args == {"fighter": "H10", "hits": 1}
    assert scene.told("hits_doubled")[0].args == {"fighter": "H10", "hits": 2}
    scene.do("cancel 3", "cancel 5")
    assert scene.cancelled("H10") == [3, 5]
    assert scene.asked() == ("activation", [1])


# Example 7: allocation


@rule("CL-EX-7", "CL-IPR-5", "CL-IPR-8", "CL-DST-2")
def test_example_7_allocation() -> None:
    scene = table()
    scene.tile(3, "1,0", rotation=1)
    scene.pm(2)
    scene.stand(NORTH, "troglodyte1")
    scene.prepared("P5", 3)
    scene.roll(2, 4, 5)
    scene.begin("infernal_preparation")
    scene.do("leave_dice", "place 5 P5", "place 2 P2", "place 4 P2")
    assert scene.dice_on("P5") == ([], [3, 5])
    assert scene.dice_on("P2") == ([], [2, 4])
    assert scene.values("troglodyte1")[0] == 2
    assert scene.state.pm == 2
    assert scene.asked() == ("threat", [1])
    assert scene.offers("buy") == ["buy troglodyte 0,0", "buy troglodyte 0,-1"]
    assert scene.refused("buy troglodyte 1,0") == "CL-THR-5"


# Example 8: Abyssal Threat


@rule("CL-EX-8", "CL-DST-2", "CL-DST-5")
def test_example_8_abyssal_threat() -> None:
    scene = table()
    scene.pm(0)
    roll_destiny(scene, 1, 3, 6)
    scene.next_events("V01", "V02", "V03", "V04", "V05", "V06")
    allocate(scene, "1 P1", "3 P1", "6 P4")
    assert scene.state.pm == 6
    assert scene.asked() == ("keep_event", [1])
    assert len(scene.offers("keep")) == 6
    scene.do("keep V04")
    assert scene.held() == ["V04"]


@rule("CL-EX-8", "CL-DST-5", "CL-DST-8")
def test_example_8_two_colours_on_abyssal_threat() -> None:
    scene = table()
    roll_destiny(scene, 1, 3, 6)
    scene.do("place 1 P1")
    assert scene.refused("place 6 P1") == "CL-DST-8"


# Example 9: short pool


def short_pool(alarms: int) -> ClaustrophobiaScene:
    scene = table()
    for slot, face in (("P2", 2), ("P3", 1), ("P5", 3), ("P6", 2)):
        scene.prepared(slot, face)
    scene.state.alarms = alarms
    assert scene.state.pool == 2
    scene.begin("infernal_preparation")
    scene.do("leave_dice")
    assert scene.asked() == ("roll_destiny", [1])
    return scene


@rule("CL-EX-9", "CL-IPR-3")
def test_example_9_short_pool() -> None:
    scene = short_pool(alarms=0)
    assert scene.offers("roll") == []
    assert scene.refused("roll 3") == "CL-IPR-3"
    scene.roll(1, 2, 3)
    scene.do("take_back P6 2")
    assert scene.asked() == ("allocate", [1])


@rule("CL-EX-9", "CL-IPR-4", "CL-AMB-5")
def test_example_9_short_pool_with_an_alarm() -> None:
    scene = short_pool(alarms=1)
    scene.do("take_back P6 2")
    assert scene.offers("roll") == ["roll 3"]
    assert scene.refused("roll 4") == "CL-IPR-3"
    scene.do("take_back P5 3")
    assert scene.offers("roll") == ["roll 3", "roll 4"]
    scene.roll(1, 2, 3, 4)
    scene.do("roll 4")
    assert scene.asked() == ("allocate", [1])


# Example 10: hellhound


@rule("CL-EX-10", "CL-THR-9", "CL-HND-3")
def test_example_10_hellhound() -> None:
    scene = on_tile(45, "H05")
    for slot, face in (("P2", 2), ("P3", 1), ("P5", 3), ("P6", 2)):
        scene.prepared(slot, face)
    assert scene.state.pool == 2
    threaten(scene, 3)
    scene.do("buy hound 0,-2", "unleash 5")
    assert (scene.state.pm, scene.state.pool) == (0, 1)
    assert scene.values("hound1") == (1, 4, 4)
    scene.activate_infernals()
    scene.roll(1, 1, 1, 1)
    scene.do("activate hound1", "step 0,-1", "fight H05")
    assert scene.told("attack_rolled")[0].args["rolls"] == [1, 1, 1, 1]
    finish_acting(scene.state)
    scene.begin("infernal_preparation")
    assert scene.values("hound1") == (0, 0, 4)
    assert scene.state.pool == 2


# Example 11: entry


@rule("CL-EX-11", "CL-THR-4", "CL-THR-5", "CL-THR-6", "CL-THR-7")
@pytest.mark.parametrize(
    ("fearless", "sneaky", "refused"),
    [(False, False, "CL-THR-6"), (True, False, "CL-THR-5"), (False, True, "CL-THR-6"), (True, True, "")],
)
def test_example_11_entry(fearless: bool, sneaky: bool, refused: str) -> None:
    scene = shut_in(43, "H03")
    if fearless:
        scene.triggered("P5", 3, 5)
    if sneaky:
        scene.triggered("P6", 4, 4)
    threaten(scene, 1)
    if refused:
        assert scene.refused("buy troglodyte 0,-1") == refused
    else:
        scene.do("buy troglodyte 0,-1")
        assert scene.on(NORTH) == ["H03", "troglodyte1"]


@rule("CL-EX-11", "CL-THR-8", "CL-TEF-12")
def test_example_11_entry_at_a_lair() -> None:
    scene = shut_in(28, "H03")
    threaten(scene, 8)
    assert scene.refused("buy D01 0,-1") == "CL-THR-6"
    scene.do("buy troglodyte 0,-1", "buy troglodyte 0,-1")
    assert scene.refused("buy troglodyte 0,-1") == "CL-MOV-6"


# Example 12: dead end


@rule("CL-EX-12", "CL-EXP-6", "CL-EXP-7", "CL-EXP-8", "CL-EXP-12")
def test_example_12_dead_end() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(45, NORTH)
    scene.tile(12, "1,-1", rotation=3)
    scene.tile(3, "1,-2")
    scene.stand(NORTH, "H05")
    scene.stack(21, 41)
    scene.line("H05", 5)
    unexplored = [end for end in range(len(scene.state.links)) if is_unexplored(scene.state, end)]
    assert unexplored == [scene.end("0,-1/N")]
    scene.draw_in_order(2)
    scene.do("activate H05", "explore N")
    assert scene.story() == [
        "exploration_declared CL-EXP-2 fighter=H05 cell=0,-1 side=N",
        "tile_discarded CL-EXP-6 tile=21",
        "tile_placed CL-EXP-2 tile=41 cell=0,-2 rotation=2",
        "moved CL-EXP-2 fighter=H05 cell=0,-2 path=['0,-1', '0,-2'] left=2",
    ]
    assert scene.state.spent == 1
    assert sum(scene.state.water) == 0


# Example 13: flood


@rule("CL-EX-13", "CL-TEF-6", "CL-TEF-7")
def test_example_13_flood() -> None:
    scene = on_tile(16)
    scene.line("H05", 5)
    scene.do("activate H05", "step 0,-1")
    assert scene.told("moved")[0].args["left"] == 0
    assert scene.offers("step") == []
    scene.line("H05", 6)
    scene.activate_humans()
    scene.do("activate H05")
    assert scene.told("activated")[0].args["mv"] == 2
    scene.do("step 0,-2")
    assert scene.state.spent == 2
    assert scene.offers("step") == []


@rule("CL-EX-13", "CL-TEF-7", "CL-EXH-4")
def test_example_13_an_exhausted_fighter_in_the_flood() -> None:
    scene = on_tile(16, "H05")
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.refused("step 0,-2") == "CL-MOV-1"
    scene.state.courage = 1 << scene.figure("H05")
    assert scene.values("H05")[0] == 1
    scene.do("step 0,-2")
    assert scene.where("H05") == "0,-2"


# Example 14: two deaths of a demon


@rule("CL-EX-14", "CL-DMG-3", "CL-DMG-4", "CL-DMG-7")
@pytest.mark.parametrize(("tile", "cost"), [(45, 5), (26, 4)])
def test_example_14_first_death_of_a_demon(tile: int, cost: int) -> None:
    scene = on_tile(tile, "H03", "D01")
    scene.damage("D01", 4)
    scene.roll(6, 6, 6)
    scene.do("activate H03", "fight D01")
    assert scene.told("damaged")[0].args == {"fighter": "D01", "hits": 1, "left": 0, "cause": "attack"}
    assert scene.where("D01") is None
    assert scene.damage_on("D01") == 0
    scene.stand(HALL, "H03")
    threaten(scene, 5)
    scene.do(f"buy D01 {NORTH}")
    assert scene.told("entered_play")[0].args["pm"] == cost
    assert scene.state.pm == 5 - cost


@rule("CL-EX-14", "CL-DMG-3", "CL-IPR-7")
def test_example_14_second_death_of_a_demon() -> None:
    scene = on_tile(45, "H03", "D01")
    scene.state.died_once = 1 << scene.figure("D01")
    scene.damage("D01", 4)
    scene.triggered("D01", 5)
    assert scene.state.pool == 5
    scene.roll(6, 1, 1)
    scene.do("activate H03", "fight D01")
    assert scene.state.pool == 6
    assert scene.dice_on("D01") == ([], [])
    threaten(scene, 9)
    assert [text for text in scene.offers("buy") if "D01" in text] == []


# Example 15: holes and Sanctuary


@rule("CL-EX-15", "CL-TEF-13", "CL-TEF-14")
def test_example_15_holes_and_sanctuary() -> None:
    scene = on_tile(33, "H03", "troglodyte1")
    scene.stand("0,-2", "D01")
    scene.tile(36, "0,-3")
    scene.state.holes = 1 << scene.place("0,-3")
    scene.state.hole_tokens = 2
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.refused("step 0,0") == "CL-TAL-7"
    scene.roll(5)
    scene.do("step 0,-3")
    assert [event.kind for event in scene.events] == ["moved", "sanctuary_rolled", "killed"]
    assert scene.told("moved")[0].args["left"] == 0
    assert scene.where("troglodyte1") is None


# Example 16: Blessing


@rule("CL-EX-16", "CL-TAL-2", "CL-HEA-3", "CL-AMB-27")
def test_example_16_blessing() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.wound("H05", 3)
    confirmed(scene, 4, 5, 4, 3)
    assert scene.is_exhausted("H05")
    scene.next_instinct("I17")
    scene.do("bless H02 H05 cb")
    assert scene.cancelled("H05") == []
    assert not scene.is_exhausted("H05")
    assert scene.cards() == ["I17"]
    assert scene.values("H05") == (2, 4, 3)
    scene.roll(1, 2, 3)
    scene.do("end_phase")
    assert scene.values("H05") == (2, 2, 3)


# Example 17: Prescience


@rule("CL-EX-17", "CL-GFT-10", "CL-S1-3", "CL-SCN-4")
def test_example_17_prescience() -> None:
    scene = ClaustrophobiaScene()
    confirmed(scene, 1, 4, 4, 4)
    assert scene.state.prescience
    scene.stack(13, 43, 1)
    scene.draw_in_order(3)
    scene.do("activate H05", "explore N")
    assert scene.texts() == ["choose 13", "choose 43", "choose 1"]
    scene.do("choose 1", "next_tile 13")
    assert scene.told("tile_placed")[0].args == {"tile": "1", "cell": "0,-1", "rotation": 0}
    assert scene.told("departed")[0].args == {"fighter": "H05", "total": 1}
    assert scene.state.top == [43, 13]
    assert scene.asked() == ("activation", [0])
    scene.do("activate H06", "step 0,-1")
    assert scene.state.over
    assert scene.state.winners == [0]


# Example 18: Mist and Smite


@rule("CL-EX-18", "CL-TEF-2", "CL-GFT-5", "CL-AMB-20")
def test_example_18_mist_and_smite() -> None:
    scene = on_tile(9, "H03", "H01", "D01")
    assert scene.values("D01")[2] == 6
    scene.line("H03", 6)
    scene.line("H01", 6)
    scene.state.smiting = 1 << scene.figure("H01")
    scene.roll(5, 5, 4, 6, 2)
    scene.do("activate H03", "fight D01")
    assert scene.damage_on("D01") == 1
    scene.roll(1, 2, 3, 5)
    scene.do("activate H01", "fight D01")
    assert scene.damage_on("D01") == 4


# Example 19: Expiation


@rule("CL-EX-19", "CL-GFT-12", "CL-GFT-13", "CL-TAL-12")
def test_example_19_expiation() -> None:
    scene = on_tile(45, "H01", "troglodyte1", "troglodyte2")
    scene.gifts("H01", "G7")
    scene.equip("H01", "E04")
    assert "tough" in scene.talents("H01")
    confirmed(scene, 5, 4, 4, 4)
    scene.roll(2)
    scene.do("invoke troglodyte1")
    assert scene.on(NORTH) == ["H01", "troglodyte2"]
    assert scene.cancelled("H01") == []
    scene.roll(4)
    scene.do("invoke troglodyte2", "cancel 6")
    assert scene.on(NORTH) == ["H01"]
    assert scene.cancelled("H01") == [6]


# Example 20: a whole first turn


@rule(
    *["CL-EX-20", "CL-HPR-3", "CL-HPR-4", "CL-HPR-5", "CL-HPR-6", "CL-HPR-7", "CL-HPR-8", "CL-HPR-9", "CL-HPR-10"],
    *["CL-EXP-2", "CL-EXP-13", "CL-EXP-16", "CL-TEF-8", "CL-MOV-6", "CL-MOV-7", "CL-TAL-5"],
    *["CL-IPR-3", "CL-IPR-4", "CL-IPR-5", "CL-IPR-6", "CL-IPR-7", "CL-IPR-8"],
    *["CL-THR-4", "CL-THR-5", "CL-THR-6", "CL-THR-7", "CL-THR-8", "CL-THR-9"],
)
def test_example_20_a_whole_first_turn() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.hand("I01", "I02")
    scene.pm(4)
    assert scene.on(HALL) == ["H01", "H03", "H05", "H06"]

    # Human preparation
    rolled(scene, 1, 3, 4, 6)
    assert scene.asked() == ("assignment", [0])
    scene.do("assign 4 H01", "assign 6 H03", "assign 3 H05", "assign 1 H06")
    scene.next_instinct("I05")
    scene.do("confirm")
    assert scene.told("gift_activated")[0].args["gift"] == "G3"
    assert [scene.is_exhausted(name) for name in ("H01", "H03", "H05", "H06")] == [False] * 4
    assert len(scene.cards()) == 3
    assert scene.state.hand_limit == 4
    assert scene.values("H05") == (2, 2, 3)
    scene.do("invoke H05")
    assert scene.values("H01") == (1, 3, 4)
    assert scene.values("H03") == (1, 5, 3)
    assert scene.values("H05") == (3, 3, 4)
    assert scene.values("H06") == (1, 3, 3)

    # Human activation
    scene.stack(44, 19, 28, 46)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.offers("orient") == ["orient 0", "orient 1", "orient 2"]
    scene.do("orient 1")
    assert scene.told("moved")[0].args["left"] == 2
    scene.draw_in_order()
    scene.roll(4)
    scene.do("explore W")
    assert scene.told("tile_placed")[0].args == {"tile": "19", "cell": "-1,-1", "rotation": 1}
    assert scene.told("moved")[0].args["left"] == 1
    assert scene.told("trap_sprung")[0].args["hit"] is True
    scene.do("cancel 2")
    assert scene.values("H05") == (3, 3, 4)
    scene.do("activate H03", "step 0,-1", "activate H01", "step 0,-1")
    assert scene.on(NORTH) == ["H01", "H03"]
    scene.draw_in_order()
    scene.do("activate H06", "explore E")
    assert scene.offers("orient") == ["orient 1", "orient 2", "orient 3"]
    scene.do("orient 3")
    assert scene.on("1,0") == ["H06"]
    unexplored = [end for end in range(len(scene.state.links)) if is_unexplored(scene.state, end)]
    assert {scene.end("1,0/N"), scene.end("0,-1/E")} < set(unexplored)
    assert len(unexplored) == 6

    # Infernal preparation
    assert scene.state.pool == 6
    scene.roll(1, 4, 5)
    scene.do("end_phase")
    scene.next_events("V11", "V01", "V07", "V13")
    scene.do("place 1 P1", "place 5 P1", "place 4 P4")
    assert scene.state.pm == 10
    scene.do("keep V11")
    assert len(scene.held()) == 1
    assert scene.state.event_deck.discard.bit_count() == 3
    assert scene.asked() == ("threat", [1])

    # Threat
    scene.do("buy troglodyte 1,0", "buy troglodyte 1,0")
    assert scene.state.pm == 8
    assert scene.refused("buy troglodyte 1,0") == "CL-MOV-6"
    scene.do("buy D01 0,0")
    assert scene.state.pm == 3
    scene.do("buy hound 0,0", "unleash 5")
    assert scene.state.pm == 0
    assert scene.values("hound1") == (1, 4, 4)

    # Infernal activation
    assert scene.asked() == ("activation", [1])
    scene.roll(3)
    scene.do("activate troglodyte1", "fight H06", "pass", "cancel 6")
    assert scene.cancelled("H06") == [6]
    scene.roll(2)
    scene.do("activate troglodyte2", "fight H06", "pass")
    assert scene.told("attack_rolled")[0].args["hits"] == 0
    scene.do("activate D01")
    assert scene.refused("step 1,0") == "CL-MOV-6"
    scene.do("step 0,-1", "fight H01")
    scene.roll(1, 2, 4, 4, 5, 6)
    scene.do("play V11")
    assert scene.told("attack_rolled")[0].args["hits"] == 4
    scene.do("guard H03 2", "cancel 2", "cancel 5", "cancel 1", "cancel 2")
    assert scene.cancelled("H01") == [2, 5]
    assert scene.cancelled("H03") == [1, 2]
    scene.roll(1, 2, 3, 5)
    scene.do("activate hound1", "step 0,-1", "fight H03", "cancel 3", "cancel 5")
    assert scene.cancelled("H03") == [1, 2, 3, 5]
    scene.roll(4, 4, 4, 4)
    scene.do("end_phase")
    assert scene.state.turn == 2

    # On 0,-1 it is 2 against 2
    scene.do("assign 4 H01", "assign 4 H03", "assign 4 H05", "assign 4 H06", "confirm", "no_gift")
    scene.do("activate H01")
    assert scene.offers("step") == ["step 0,0", "step -1,-1"]
    scene.do("step 0,0", "activate H03")
    assert scene.refused("step 0,0") == "CL-MOV-7"
    assert scene.all_chance_used()


# Example 21: key tile "return"


@rule("CL-EX-21", "CL-EXP-9", "CL-S5-2")
def test_example_21_key_tile_return() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.stack(3, 16)
    scene.draw_in_order(2)
    scene.do("activate H05", "explore N")
    assert scene.told("tile_set_aside")[0].args == {"tile": "3"}
    assert scene.told("tile_placed")[0].args["tile"] == "16"
    assert scene.told("possessed_placed") == []
    scene.stand(NORTH, "H03")
    scene.draw_in_order()
    scene.do("activate H03", "explore N")
    assert scene.told("tile_placed")[0].args["tile"] == "3"


# Example 22: bodyguard of a demon and W5


@rule("CL-EX-22", "CL-TAL-15", "CL-CBT-6", "CL-EVT-16")
def test_example_22_bodyguard_of_a_demon() -> None:
    scene = ClaustrophobiaScene()
    scene.stand(HALL, "D13", "troglodyte1", "troglodyte2", "troglodyte3")
    scene.hold("V12")
    scene.line("H03", 6)
    scene.roll(3, 4, 5, 1, 2)
    scene.do("activate H03", "fight troglodyte1")
    assert scene.told("attack_rolled")[0].args["hits"] == 3
    assert scene.asked() == ("take_hits", [1])
    scene.do("guard D13 2")
    assert scene.asked() == ("window", [1])
    assert len([name for name in scene.on(HALL) if name.startswith("troglodyte")]) == 3
    scene.do("play V12")
    assert [event.kind for event in scene.events] == ["event_played", "hits_cancelled", "killed"]
    assert scene.damage_on("D13") == 0
    assert len([name for name in scene.on(HALL) if name.startswith("troglodyte")]) == 2


# Example 23: Threshold


@rule("CL-EX-23", "CL-DEM-8", "CL-THR-5", "CL-THR-6")
def test_example_23_threshold() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(39, NORTH)
    scene.stand(NORTH, "D02", "H05")
    scene.do("activate H05")
    assert scene.refused("explore N") == "CL-DEM-8"
    scene.hold("V07")
    threaten(scene, 1)
    assert scene.refused("buy troglodyte 0,-1") == "CL-THR-6"
    scene.stand(HALL, "H05")
    assert scene.offers("buy") == ["buy troglodyte 0,-1"]
