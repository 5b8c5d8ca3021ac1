"""Why not? What one could think of and may not do, with the rule that says most about it."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia.meta import GAME
from tests.games.claustrophobia.fighting import ARENA, FLOODED, HALL, act, arena, fight
from tests.games.claustrophobia.infernal import roll_destiny, table, threaten
from tests.games.claustrophobia.preparing import confirmed, rolled
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.games.play import THOROUGH, decisions
from tests.kit import rule


def why_not(scene: ClaustrophobiaScene, thing: str) -> dict[str, str]:
    """By refused action with the thing: the rule."""
    return {one.action: one.rule for one in GAME.why_not(scene.state, scene.asked()[1][0], thing)}


def only(scene: ClaustrophobiaScene, fighter: str) -> None:
    """All other human fighters have acted: nobody else could do it instead."""
    scene.state.acted = sum(1 << figure for figure in scene.state.roster if figure != scene.figure(fighter))
    scene.do(f"activate {fighter}")


# Any thing of any game


def test_nothing_offered_is_refused_and_lists_are_short_in_random_games() -> None:
    seen = 0
    for number in range(8 * THOROUGH):
        for state in decisions(GAME, number, 30):
            for seat in state.decision.seats(state):
                offered = {str(action) for action in state.decision.actions(state, seat)}
                things = {
                    thing
                    for verb in state.decision.verbs(state)
                    for target in verb.candidates(state, seat)
                    for thing in verb.things(state, seat, target)
                }
                for thing in things:
                    refused = GAME.why_not(state, seat, thing)
                    assert offered.isdisjoint([one.action for one in refused])
                    assert all(one.rule.startswith("CL-") for one in refused)
                    seen += len(refused)
    assert seen > 1000


# Fighting


@rule("CL-CBT-9", "CL-CBT-2", "CL-CBT-5")
def test_why_nobody_is_attacked() -> None:
    scene = arena("H05", "troglodyte1", "troglodyte2")
    scene.equip("H05")
    scene.stand(HALL, "D01")
    only(scene, "H05")
    scene.state.spent = 1  # it cannot go there first
    assert why_not(scene, "fighter:D01") == {"fight D01": "CL-CBT-9", "shoot D01": "CL-EQP-7"}
    assert why_not(scene, "fighter:troglodyte2")["fight troglodyte2"] == "CL-CBT-2"
    scene.exhaust("H05")
    assert why_not(scene, "fighter:troglodyte1")["fight troglodyte1"] == "CL-CBT-5"


@rule("CL-HAC-3", "CL-INS-9")
def test_why_there_is_no_further_action() -> None:
    scene = arena("H05", "D01")
    only(scene, "H05")
    scene.roll(1, 1)
    scene.do("fight D01")
    assert why_not(scene, "fighter:D01") == {"fight D01": "CL-HAC-3", "shoot D01": "CL-HAC-3"}
    scene.activate_humans()
    scene.lay_card("H05", "I14")
    only(scene, "H05")
    assert why_not(scene, "fighter:D01") == {"fight D01": "CL-INS-9", "shoot D01": "CL-INS-9"}


@rule("CL-EVT-15", "CL-DEM-14")
def test_why_nothing_is_shot_at() -> None:
    scene = arena("H05")
    scene.stand(HALL, "D08", "troglodyte1")
    only(scene, "H05")
    scene.state.spent = 1
    assert why_not(scene, "fighter:D08") == {"shoot D08": "CL-DEM-14", "fight D08": "CL-DEM-14"}
    scene.state.darkness = True
    assert why_not(scene, "fighter:troglodyte1")["shoot troglodyte1"] == "CL-EVT-15"


@rule("CL-EQP-1", "CL-EQP-3", "CL-EQP-8", "CL-EVT-15")
def test_why_no_card_is_used() -> None:
    scene = arena("H05", "H06")
    scene.tile(47, "0,-2")
    scene.tile(45, "0,-3")
    scene.equip("H05", "E02")
    scene.do("activate H06")
    assert scene.refused(f"use E02 {HALL}") == "CL-EQP-1"
    scene.do("activate H05")
    assert scene.refused("use E02 0,-3") == "CL-EQP-8"
    scene.state.darkness = True
    assert {*why_not(scene, "equipment:H05/E02").values()} == {"CL-EVT-15"}
    scene.exhaust("H05")
    assert {*why_not(scene, "equipment:H05/E02").values()} == {"CL-EQP-3"}


# Moving


@rule("CL-MOV-1", "CL-MOV-2", "CL-MOV-6", "CL-MOV-7", "CL-TAL-7", "CL-HAC-7", "CL-TEF-7")
def test_why_nobody_steps() -> None:
    scene = arena("H13", tile=37)
    scene.tile(46, "0,-2")
    only(scene, "H13")
    assert why_not(scene, f"tile:{ARENA}") == {f"step {ARENA}": "CL-MOV-2"}
    scene.do("step 0,-2")
    assert why_not(scene, f"tile:{ARENA}") == {f"step {ARENA}": "CL-MOV-1"}
    scene.activate_humans()
    scene.stand(ARENA, "H05")
    only(scene, "H01")
    assert why_not(scene, f"tile:{ARENA}") == {f"step {ARENA}": "CL-MOV-6"}
    scene = arena("H13", "troglodyte1", "troglodyte2")
    only(scene, "H13")
    assert why_not(scene, f"tile:{HALL}") == {f"step {HALL}": "CL-MOV-7"}
    scene.stand(ARENA, "D02")
    assert why_not(scene, f"tile:{HALL}") == {f"step {HALL}": "CL-TAL-7"}
    scene = arena(tile=FLOODED)
    scene.line("H05", 5)
    only(scene, "H05")
    scene.do(f"step {ARENA}")
    assert why_not(scene, f"tile:{HALL}") == {f"step {HALL}": "CL-HAC-7"}


@rule("CL-MOV-4", "CL-EXP-10", "CL-EVT-7", "CL-DEM-8", "CL-EXP-1")
def test_why_nobody_explores() -> None:
    scene = table()
    scene.stack(44, 43)
    scene.hold("V01")
    scene.line("H05", 5)
    act(scene, "H05", "explore E")
    scene.do("play V01")
    expected = {"explore E": "CL-EVT-7", "clear_rubble E": "CL-TOK-3", "open_door E": "CL-TOK-5"}
    assert why_not(scene, f"exit:{HALL}/E") == expected
    assert why_not(scene, f"exit:{HALL}/N")["explore N"] == "CL-MOV-4"
    scene.stand(HALL, "D02")
    assert why_not(scene, f"exit:{HALL}/W")["explore W"] == "CL-DEM-8"
    scene.stack()
    assert why_not(scene, f"exit:{HALL}/W")["explore W"] == "CL-EXP-10"


@rule("CL-HAC-2", "CL-IAC-4")
def test_why_nobody_is_activated() -> None:
    scene = arena("troglodyte1", "troglodyte2")
    scene.do("activate H05", "activate H06")
    assert why_not(scene, "fighter:H05") == {"activate H05": "CL-HAC-2"}
    scene.activate_infernals()
    assert why_not(scene, "fighter:troglodyte2") == {"activate troglodyte2": "CL-IAC-4"}


# Preparation


@rule("CL-HPR-5", "CL-HPR-6", "CL-HPR-12")
def test_why_a_die_or_card_is_not_laid() -> None:
    scene = ClaustrophobiaScene()
    scene.hand("I01", "I02")
    rolled(scene, 1, 2, 3, 4)
    assert scene.refusal("confirm") == "CL-HPR-5 (fighter=H01)"
    scene.do("assign 1 H01", "give I01 H01")
    assert scene.refused("assign 2 H01") == "CL-HPR-5"
    assert scene.refused("assign 6 H03") == "CL-HPR-5"
    assert scene.refused("give I02 H01") == "CL-HPR-6"
    assert scene.refused("give I03 H03") == "CL-HPR-6"
    assert scene.refused("unassign H05") == "CL-HPR-12"


@rule("CL-TAL-2", "CL-TAL-14", "CL-AMB-26")
def test_why_nobody_is_blessed() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.hand("I01")
    rolled(scene, 1, 1, 1, 1)
    scene.do("give I01 H05", *[f"assign 1 {name}" for name in ("H09", "H02", "H03", "H05")], "confirm")
    assert scene.refused("bless H02 H05 mv") == "CL-AMB-26"
    assert scene.refused("bless H02 H02 mv") == "CL-TAL-2"
    assert scene.refused("bless H03 H02 mv") == "CL-TAL-2"
    scene.state.blessings_used = 1 << scene.figure("H02")
    assert scene.refused("bless H02 H03 mv") == "CL-TAL-14"


@rule("CL-GFT-7", "CL-GFT-9")
def test_why_a_gift_reaches_nobody() -> None:
    scene = confirmed(ClaustrophobiaScene(), 4, 1, 1, 1)
    assert scene.refused("invoke H01") == "CL-GFT-7"
    scene = ClaustrophobiaScene()
    scene.gifts("H01", "G5")
    scene.wound("H05", 6)
    confirmed(scene, 2, 1, 1, 1)
    assert scene.refused("invoke H06") == "CL-GFT-9"


@rule("CL-DST-5", "CL-DST-8", "CL-IPR-6", "CL-DEM-3", "CL-IPR-5")
def test_why_a_destiny_die_does_not_fit() -> None:
    scene = table()
    roll_destiny(scene, 1, 2, 4)
    assert scene.refused("place 1 P2") == "CL-DST-8"
    assert scene.refused("place 3 P3") == "CL-IPR-5"
    assert scene.refused("place 1 hound1") == "CL-IPR-6"
    assert scene.refused("place 1 D02") == "CL-DEM-3"
    scene.do("place 1 P4")
    assert scene.refused("place 2 P4") == "CL-DST-5"
    assert why_not(scene, "slot:P4") == {"place 2 P4": "CL-DST-5", "place 4 P4": "CL-DST-5"}


# Threat


@rule("CL-THR-2", "CL-THR-5", "CL-THR-6", "CL-MOV-6", "CL-DEM-1", "CL-DEM-3", "CL-DMG-3", "CL-EQP-11")
def test_why_nobody_enters() -> None:
    scene = table()
    scene.tile(21, "0,-2", rotation=0)
    threaten(scene, pm=5)
    assert scene.refused(f"buy troglodyte {HALL}") == "CL-THR-6"
    assert scene.refused("buy troglodyte 0,-2") == "CL-THR-5"
    assert scene.refused("buy D02 0,-1") == "CL-DEM-3"
    assert scene.refused("buy troglodyte 5,5") == "CL-THR-4"
    scene.stand(ARENA, "troglodyte1", "troglodyte2", "D01")
    assert scene.refused(f"buy troglodyte {ARENA}") == "CL-MOV-6"
    assert scene.refused(f"buy D01 {ARENA}") == "CL-DEM-1"
    scene.pm(2)
    assert scene.refusal(f"buy hound {ARENA}") == "CL-THR-2 (entry=hound, pm=3, total=2)"
    scene.bury("D01")
    assert scene.refused(f"buy D01 {ARENA}") == "CL-DMG-3"


# Moments


@rule("CL-EVT-2", "CL-EVT-6", "CL-EVT-13")
def test_why_no_event_card_is_played() -> None:
    scene = table()
    scene.hold("V03", "V09", "V11")
    scene.begin("human_activation")
    assert scene.asked() == ("window", [1])
    assert scene.refused("play V07") == "CL-EVT-2"
    assert why_not(scene, "event:V11") == {"play V11": "CL-EVT-6"}
    assert scene.refused("play V03 H05") == "CL-EVT-9"


@rule("CL-DMG-5", "CL-TAL-6", "CL-OPT-1", "CL-EVT-6", "CL-HPR-5", "CL-IPR-5", "CL-THR-1")
@pytest.mark.parametrize(
    ("moment", "rule_id"),
    [
        ("cancel", "CL-DMG-5"),
        ("guard", "CL-TAL-5"),
        ("reroll", "CL-OPT-1"),
        ("window", "CL-EVT-6"),
        ("assignment", "CL-HPR-5"),
        ("allocate", "CL-IPR-5"),
        ("threat", "CL-THR-1"),
    ],
)
def test_what_belongs_to_another_moment_is_refused_by_the_rule_of_this_one(moment: str, rule_id: str) -> None:
    scene = at(moment)
    assert scene.refused("activate H05") == rule_id
    seat = scene.asked()[1][0]
    assert scene.refused(scene.texts()[0], 1 - seat) == rule_id


def at(moment: str) -> ClaustrophobiaScene:
    """A table at one of several moments."""
    if moment == "cancel":
        scene = arena("H05", "D01")
        fight(scene, "D01", "H05", 4, 1, 1, 1)
    elif moment == "guard":
        scene = arena("H05", "H03", "D01")
        fight(scene, "D01", "H05", 4, 1, 1, 1)
    elif moment == "reroll":
        scene = arena("H07", "D01", ask_talents=True)
        fight(scene, "H07", "D01", 1, 1, 1)
    elif moment == "window":
        scene = table()
        scene.hold("V09")
        scene.begin("human_activation")
    elif moment == "assignment":
        scene = rolled(ClaustrophobiaScene(), 1, 2, 3, 4)
    elif moment == "allocate":
        scene = table()
        roll_destiny(scene, 1, 2, 3)
    else:
        scene = table()
        threaten(scene)
    return scene
