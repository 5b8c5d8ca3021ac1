"""CL-TAL-5, CL-TAL-6 and CL-TAL-15: bodyguards take hits of an attack instead of the target."""

from __future__ import annotations

import pytest

from tests.games.claustrophobia.fighting import ARENA, FIVE_LINES, HALL, HUNGRY, act, arena, default, fight
from tests.kit import rule

# The share-out


@rule("CL-TAL-5", "CL-TAL-6")
def test_a_bodyguard_takes_any_number_of_the_hits() -> None:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 4, 5, 6, 1)
    assert scene.asked() == ("take_hits", [0])
    assert scene.texts() == ["guard H03 0", "guard H03 1", "guard H03 2", "guard H03 3"]
    scene.do("guard H03 3")
    assert scene.story() == ["hits_taken CL-TAL-5 fighter=H03 victim=H05 hits=3 left=0"]
    scene.do("cancel 1", "cancel 2", "cancel 3")
    assert (scene.cancelled("H05"), scene.cancelled("H03")) == ([], [1, 2, 3])
    assert scene.asked() == ("activation", [1])


@rule("CL-TAL-5", "CL-DEC-1")
def test_a_bodyguard_need_not_take_any() -> None:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert default(scene) == "guard H03 0"
    assert scene.picks("guard H03 0") == []
    assert scene.touches("guard H03 1") == ["fighter:H03"]
    scene.do("guard H03 0")
    assert scene.story() == []
    scene.do("cancel 5")
    assert (scene.cancelled("H05"), scene.cancelled("H03")) == ([5], [])


@rule("CL-TAL-5")
def test_without_a_hit_nobody_is_asked() -> None:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 1, 2, 3, 3)
    assert scene.asked() == ("activation", [1])


@rule("CL-TAL-5")
def test_a_bodyguard_protects_allies_on_its_tile_alone() -> None:
    scene = arena("H05", "D01")
    assert scene.where("H03") == HALL
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TAL-5", "CL-AMB-30")
def test_against_an_attack_from_afar_the_bodyguard_stands_beside_the_target() -> None:
    scene = arena("H05", "H03")
    scene.stand(HALL, "D06")
    fight(scene, "D06", "H05", 4, 1, 1)
    assert scene.asked() == ("take_hits", [0])


@rule("CL-DMG-10", "CL-TAL-5")
def test_the_target_suffers_first_and_then_the_bodyguards() -> None:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H05", 4, 4, 1, 1)
    scene.do("guard H03 1")
    assert scene.picks("cancel 1") == ["line:H05/1"]
    scene.do("cancel 1")
    assert scene.picks("cancel 1") == ["line:H03/1"]


# Limits (CL-TAL-6)


@rule("CL-TAL-6")
@pytest.mark.parametrize(
    ("guard", "lines", "tile", "most"),
    [
        ("H03", (), 46, 4),
        ("H03", FIVE_LINES, 46, 1),
        ("H03", (1, 2, 3, 5), 46, 2),
        ("H10", FIVE_LINES, 46, 2),
        ("H03", FIVE_LINES, HUNGRY, 1),
        ("H03", (1, 2, 3), HUNGRY, 2),
        ("H03", (1, 2), HUNGRY, 2),
        ("H10", (1, 2, 3), HUNGRY, 3),
    ],
)
def test_it_takes_at_most_what_is_needed_to_kill_it(guard: str, lines: tuple[int, ...], tile: int, most: int) -> None:
    scene = arena("H05", guard, "D01", tile=tile)
    scene.wound(guard, *lines)
    fight(scene, "D01", "H05", 4, 5, 6, 6)
    assert scene.texts() == [f"guard {guard} {number}" for number in range(most + 1)]
    if most < 4:
        assert scene.refusal(f"guard {guard} {most + 1}") == f"CL-TAL-6 (fighter={guard}, hits={most + 1})"


@rule("CL-TAL-6", "CL-TAL-13")
def test_tough_that_is_used_up_allows_no_hit_more() -> None:
    scene = arena("H05", "H10", "D01", "troglodyte1")
    scene.wound("H10", *FIVE_LINES)
    fight(scene, "troglodyte1", "H10", 4)
    fight(scene, "D01", "H05", 4, 5, 6, 6)
    assert scene.texts() == ["guard H10 0", "guard H10 1"]


@rule("CL-TAL-6", "CL-DMG-5")
def test_a_bodyguard_may_die_for_its_ally() -> None:
    scene = arena("H05", "H03", "D01")
    scene.wound("H03", *FIVE_LINES)
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    scene.do("guard H03 1")
    assert scene.on(ARENA) == ["H05", "D01"]


@rule("CL-TAL-6", "CL-TAL-5")
def test_a_bodyguard_that_is_the_target_takes_its_hits_as_target() -> None:
    scene = arena("H05", "H03", "D01")
    fight(scene, "D01", "H03", 4, 1, 1, 1)
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H03/1"]


# Two bodyguards


@rule("CL-TAL-6", "CL-DMG-10", "CL-DEC-5")
def test_two_bodyguards_share_in_the_order_of_the_roster() -> None:
    scene = arena("H10", "H04", "H05", "D01")
    assert scene.state.roster[-2:] == [scene.figure("H10"), scene.figure("H04")]
    fight(scene, "D01", "H05", 4, 5, 6, 6)
    assert scene.offers("guard")[0] == "guard H10 0"
    assert scene.refusal("guard H04 1") == "CL-TAL-5 (fighter=H04)"
    scene.do("guard H10 2")
    assert scene.texts() == ["guard H04 0", "guard H04 1", "guard H04 2"]
    scene.do("guard H04 1")
    assert scene.picks("cancel 6") == ["line:H05/6"]
    scene.do("cancel 6")
    assert scene.told("hit_shrugged_off")[0].args["fighter"] == "H10"
    assert scene.picks("cancel 6") == ["line:H10/6"]
    scene.do("cancel 6")
    assert scene.picks("cancel 6") == ["line:H04/6"]
    scene.do("cancel 6")
    assert scene.asked() == ("activation", [1])


@rule("CL-TAL-6")
def test_hits_do_not_pass_from_one_bodyguard_to_the_next() -> None:
    scene = arena("H10", "H04", "H05", "D01")
    fight(scene, "D01", "H05", 4, 5, 1, 1)
    scene.do("guard H10 2")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H10/1"]


@rule("CL-TAL-6")
def test_one_bodyguard_takes_hits_for_another() -> None:
    scene = arena("H03", "H10", "D01")
    fight(scene, "D01", "H03", 4, 1, 1, 1)
    assert scene.texts() == ["guard H10 0", "guard H10 1"]
    scene.do("guard H10 1")
    assert scene.cancelled("H03") == scene.cancelled("H10") == []


# Who cannot (CL-TAL-6, CL-EXH-3, CL-EVT-8)


@rule("CL-EXH-3", "CL-TAL-5")
def test_an_exhausted_bodyguard_takes_nothing() -> None:
    scene = arena("H05", "H03", "D01")
    scene.exhaust("H03")
    fight(scene, "D01", "H05", 4, 1, 1, 1)
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TAL-6", "CL-EQP-8")
def test_no_bodyguard_against_a_grenade() -> None:
    scene = arena("H05", "H03", "H06")
    scene.equip("H06", "E02")
    act(scene, "H06", f"use E02 {ARENA}", 1, 3, 1)
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H05/1"]


@rule("CL-TAL-6", "CL-TEF-8")
def test_no_bodyguard_against_a_trap() -> None:
    scene = arena("H03", tile=20)
    act(scene, "H05", f"step {ARENA}", 3)
    assert scene.asked() == ("cancel_line", [0])


@rule("CL-TAL-6", "CL-TEF-10")
def test_no_bodyguard_against_a_pit() -> None:
    scene = arena("H05", "H03", tile=23)
    scene.roll(1, 4)
    scene.begin("human_preparation")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H05/1"]


@rule("CL-TAL-6", "CL-DEM-13")
def test_no_bodyguard_against_miasma() -> None:
    scene = arena("H05", "H03", "D07")
    scene.activate_infernals()
    scene.roll(1, 4)
    scene.do("end_phase")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H05/1"]


@rule("CL-TAL-6", "CL-GFT-13")
def test_no_bodyguard_against_expiation() -> None:
    scene = arena("H01", "H05", "H03")
    scene.gifts("H01", "G7")
    scene.roll(5, 4, 4, 4)
    scene.begin("human_preparation")
    scene.do("assign 5 H01", *[f"assign 4 {name}" for name in ("H03", "H05", "H06")], "confirm")
    scene.do("invoke H05")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.picks("cancel 1") == ["line:H05/1"]


# The Herald (CL-TAL-15)


@rule("CL-TAL-15")
@pytest.mark.parametrize(
    ("victim", "rolls"), [("troglodyte1", (3, 1, 1)), ("hound1", (4, 1, 1)), ("tough", (3, 1, 1)), ("D01", (4, 1, 1))]
)
def test_the_herald_takes_hits_aimed_at_everybody_on_its_tile(victim: str, rolls: tuple[int, ...]) -> None:
    scene = arena("H01", "D13", victim)
    fight(scene, "H01", victim, *rolls)
    assert scene.asked() == ("take_hits", [1])
    assert default(scene) == "guard D13 0"
    scene.do("guard D13 1")
    assert scene.damage_on("D13") == 1
    assert scene.damage_on(victim) == 0
    assert scene.where(victim) == ARENA


@rule("CL-TAL-15", "CL-S7-4")
def test_the_herald_takes_hits_aimed_at_a_putrefied_damned() -> None:
    scene = arena("H01", "D13", "damned1", scenario="S7")
    fight(scene, "H01", "damned1", 3, 1, 1)
    assert scene.texts() == ["guard D13 0", "guard D13 1"]


@rule("CL-TAL-15", "CL-TAL-6", "CL-TEF-5")
def test_the_herald_takes_at_most_what_kills_it() -> None:
    scene = arena("H03", "D13", "troglodyte1", tile=HUNGRY)
    scene.line("H03", 6)
    scene.damage("D13", 2)
    fight(scene, "H03", "troglodyte1", 6, 6, 6, 6, 6)
    assert scene.texts() == ["guard D13 0", "guard D13 1", "guard D13 2"]
    scene.do("guard D13 2")
    assert scene.on(ARENA) == ["H03"]


@rule("CL-TAL-15", "CL-CBT-6", "CL-EVT-16")
def test_a_window_opens_for_the_target_and_for_the_herald_with_their_own_hits() -> None:
    scene = arena("H03", "D13", "D01")
    scene.line("H03", 6)
    scene.hold("V12a", "V12b")
    fight(scene, "H03", "D01", 4, 4, 4, 4, 1)
    scene.do("guard D13 3")
    assert scene.asked() == ("window", [1])
    scene.do("play V12")
    assert scene.told("hits_cancelled")[0].args == {"fighter": "D01", "hits": 1, "left": 0}
    scene.do("play V12")
    assert scene.told("hits_cancelled")[0].args == {"fighter": "D13", "hits": 2, "left": 1}
    assert (scene.damage_on("D01"), scene.damage_on("D13")) == (0, 1)


@rule("CL-CBT-6", "CL-EVT-16", "CL-DMG-10")
def test_both_windows_come_before_any_damage_of_the_attack() -> None:
    scene = arena("H03", "D13", "D01")
    scene.line("H03", 6)
    scene.hold("V12")
    fight(scene, "H03", "D01", 4, 4, 4, 4, 1)
    scene.do("guard D13 3", "pass")
    assert scene.asked() == ("window", [1])
    assert (scene.damage_on("D01"), scene.damage_on("D13")) == (0, 0)
    scene.do("play V12")
    assert [event.args["fighter"] for event in scene.told("damaged")] == ["D01", "D13"]
    assert (scene.damage_on("D01"), scene.damage_on("D13")) == (1, 1)
