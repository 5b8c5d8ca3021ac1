"""Sections 4.3 and 4.6: one fighter after the other moves and acts, on both sides."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.activation import ACTIVATE
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.verbs.moving import EXPLORE, STEP
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

FIVE_LINES = (1, 2, 3, 5, 6)
"""One more hit kills."""


def tunnel(scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """North of the hall, where the human fighters stand, two crossroads in a row."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.tile(46, "0,-1")
    scene.tile(47, "0,-2")
    return scene


# One after the other (CL-HAC-2)


@rule("CL-HAC-2")
def test_each_fighter_is_activated_at_most_once_and_finished_before_the_next() -> None:
    scene = tunnel()
    assert scene.offers("activate") == ["activate H01", "activate H03", "activate H05", "activate H06"]
    scene.line("H05", 6)
    scene.do("activate H05", "step 0,-1", "activate H06")
    assert scene.offers("activate") == ["activate H01", "activate H03"]
    assert scene.refusal("activate H05") == "CL-HAC-2 (fighter=H05)"
    assert scene.refused("activate H06") == "CL-HAC-2"
    assert scene.offers("step") == ["step 0,-1"]
    scene.do("step 0,-1")
    assert scene.on("0,-1") == ["H05", "H06"]


@rule("CL-HAC-2")
def test_nobody_moves_or_acts_before_being_activated() -> None:
    scene = tunnel()
    scene.stand("0,0", "troglodyte1")
    assert scene.texts() == [
        *["activate H01", "activate H03", "activate H05", "activate H06"],
        *["let_pass H03", "end_phase"],
    ]
    assert scene.refused("step 0,-1") == "CL-MOV-1"
    assert scene.refused("explore S") == "CL-EXP-1"
    assert scene.refused("fight troglodyte1") == "CL-HAC-2"


@rule("CL-HAC-2", "CL-OVR-3")
def test_nobody_activates_fighters_of_the_other_side_or_out_of_play() -> None:
    scene = tunnel()
    scene.stand("0,-1", "troglodyte1")
    assert scene.refused("activate troglodyte1") == "CL-HAC-2"
    assert scene.refused("activate H02") == "CL-HAC-2"
    scene.activate_infernals()
    assert scene.refused("activate H01") == "CL-HAC-2"
    assert scene.refused("activate troglodyte2") == "CL-HAC-2"


@rule("CL-HAC-2", "CL-HAC-6")
def test_nobody_has_to_be_activated() -> None:
    scene = tunnel()
    scene.roll(1, 2, 3)
    scene.do("end_phase")
    assert scene.asked() == ("allocate", [1])


@rule("CL-HAC-2", "CL-MOV-1")
def test_one_may_ask_why_not_about_every_own_fighter_in_play_and_every_tile() -> None:
    scene = tunnel()
    scene.stand("0,-1", "troglodyte1", "troglodyte2")
    scene.bury("H06")
    fighters = [FIGURE_IDS[figure] for figure in ACTIVATE.candidates(scene.state, 0)]
    assert fighters == ["H01", "H03", "H05"]
    assert STEP.candidates(scene.state, 0) == []
    assert EXPLORE.candidates(scene.state, 0) == []
    scene.do("activate H05")
    assert [write_cell(cell) for cell in STEP.candidates(scene.state, 0)] == ["0,0", "0,-1", "0,-2"]
    assert EXPLORE.candidates(scene.state, 0) == [0, 1, 2, 3]
    scene.activate_infernals()
    fighters = [FIGURE_IDS[figure] for figure in ACTIVATE.candidates(scene.state, 1)]
    assert fighters == ["troglodyte1", "troglodyte2"]
    scene.do("activate troglodyte1")
    assert EXPLORE.candidates(scene.state, 1) == []


# Move and action (CL-HAC-3 to CL-HAC-7)


@rule("CL-HAC-3", "CL-CBT-8")
def test_a_fighter_moves_and_then_takes_one_action() -> None:
    scene = tunnel()
    scene.stand("0,-1", "troglodyte1", "D01")
    scene.roll(1, 2)
    scene.do("activate H05", "step 0,-1", "fight D01")
    assert scene.all_chance_used()
    assert scene.offers("fight") == []
    assert scene.refusal("fight troglodyte1") == "CL-HAC-3 (fighter=H05)"


@rule("CL-HAC-3")
def test_a_fighter_takes_one_action_and_then_moves() -> None:
    scene = tunnel()
    scene.stand("0,0", "troglodyte1")
    scene.line("H05", 6)
    scene.roll(1, 2, 1)
    scene.do("activate H05", "fight troglodyte1", "step 0,-1", "step 0,-2")
    assert scene.where("H05") == "0,-2"
    scene.stand("0,-2", "troglodyte2")
    assert scene.refused("fight troglodyte2") == "CL-HAC-3"


@rule("CL-HAC-4", "CL-HAC-7")
def test_a_move_is_not_resumed_after_an_action() -> None:
    scene = tunnel()
    scene.stand("0,-1", "troglodyte1")
    scene.line("H05", 5)
    scene.roll(6)
    scene.do("activate H05", "step 0,-1", "fight troglodyte1")
    assert scene.on("0,-1") == ["H05"]
    assert scene.offers("step") == scene.offers("explore") == []
    assert scene.refusal("step 0,-2") == "CL-HAC-7 (fighter=H05)"
    assert scene.refused("explore E") == "CL-HAC-7"


@rule("CL-HAC-7", "CL-EVT-7")
def test_an_exploration_that_failed_counts_as_a_step() -> None:
    scene = tunnel()
    scene.stand("0,0", "troglodyte1")
    scene.stack(44, 43)
    scene.hold("V01")
    scene.line("H05", 5)
    scene.do("activate H05", "explore S", "play V01")
    assert scene.offers("step") == ["step 0,-1"]
    scene.roll(1)
    scene.do("fight troglodyte1")
    assert scene.refused("step 0,-1") == "CL-HAC-7"


@rule("CL-HAC-7", "CL-EXP-11")
def test_an_exploration_without_a_fitting_tile_counts_as_a_step_too() -> None:
    scene = ClaustrophobiaScene("S2")
    scene.tile(39, "0,-1")
    scene.stand("0,-1", "H05", "troglodyte1")
    scene.stack(21)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert [event.kind for event in scene.events] == ["exploration_declared", "tile_discarded", "exploration_failed"]
    assert scene.offers("step") == ["step 0,0"]
    scene.roll(1, 1)
    scene.do("fight troglodyte1")
    assert scene.refused("step 0,0") == "CL-HAC-7"


@rule("CL-HAC-5", "CL-EQP-4")
def test_a_card_with_the_keyword_action_takes_the_place_of_the_action() -> None:
    scene = tunnel()
    scene.equip("H05", "E02")
    scene.stand("0,-1", "troglodyte1")
    scene.roll(2)
    scene.do("activate H05", "use E02 0,-1", "step 0,-1")
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"


@rule("CL-HAC-5", "CL-SCN-10")
def test_an_action_of_the_scenario_takes_the_place_of_the_action() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.stand("0,0", "troglodyte1")
    scene.roll(3)
    scene.do("activate H01", "recite")
    assert scene.refused("fight troglodyte1") == "CL-HAC-3"
    assert scene.refused("recite") == "CL-HAC-3"
    scene.do("step 0,-1")


# The end of the phase (CL-HAC-6)


@rule("CL-HAC-6", "CL-TAL-2")
def test_blessing_terror_and_darkness_end_with_the_phase() -> None:
    scene = tunnel()
    scene.state.blessed = scene.figure("H05")
    scene.state.blessed_with = 1
    scene.state.terror = scene.figure("H06")
    scene.state.darkness = True
    assert scene.values("H05") == (1, 4, 4)
    assert scene.values("H06") == (1, 0, 4)
    scene.roll(1, 2, 3)
    scene.do("activate H01", "end_phase")
    assert scene.values("H05") == scene.values("H06") == (1, 2, 4)
    assert not scene.state.darkness
    assert scene.state.acting == -1


# Death and leaving in one's own activation (CL-HAC-8)


@rule("CL-HAC-8", "CL-TEF-17", "CL-AMB-19")
def test_a_fighter_that_dies_has_finished_and_others_go_on() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(19, "0,-1")
    scene.wound("H05", *FIVE_LINES)
    scene.line("H05", 5)
    scene.roll(3)
    scene.do("activate H05", "step 0,-1")
    assert scene.where("H05") is None
    assert scene.offers("step") == []
    assert scene.refused("activate H05") == "CL-HAC-2"
    assert scene.offers("activate") == ["activate H01", "activate H03", "activate H06"]
    scene.do("activate H06", "step 0,-1")
    assert scene.where("H06") == "0,-1"


@rule("CL-HAC-8", "CL-SCN-4")
def test_a_fighter_that_leaves_the_game_has_finished() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "1,0")
    scene.tile(1, "0,-1")
    scene.line("H05", 5)
    scene.do("activate H05", "step 0,-1")
    assert scene.where("H05") is None
    assert scene.offers("activate") == ["activate H01", "activate H03", "activate H06"]


@rule("CL-HAC-8", "CL-DEC-4")
def test_the_phase_is_over_when_nobody_is_left_to_act() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(19, "0,-1")
    scene.away("H01")
    scene.state.left = 0
    scene.bury("H01", "H03")
    scene.wound("H05", *FIVE_LINES)
    scene.do("activate H06", "activate H05")
    scene.roll(3, 1, 2, 3)
    scene.do("step 0,-1")
    assert scene.asked() == ("allocate", [1])


# The infernal side (CL-IAC-2 to CL-IAC-6)


@rule("CL-IAC-2")
def test_demonic_fighters_act_once_each_in_any_order() -> None:
    scene = tunnel()
    scene.stand("0,-2", "troglodyte1", "D01")
    scene.stand("0,-1", "hound1")
    scene.triggered("hound1", 5)
    scene.activate_infernals()
    assert scene.offers("activate") == ["activate troglodyte1", "activate hound1", "activate D01"]
    scene.do("activate D01")
    assert scene.story() == ["activated CL-IAC-2 seat=1 fighter=D01 mv=1 cb=4 df=4 enemies=0"]
    scene.do("step 0,-1", "activate hound1", "step 0,0")
    assert scene.refused("activate D01") == "CL-HAC-2"
    scene.roll(1, 1, 1, 1)
    scene.do("fight H05", "activate troglodyte1")
    assert scene.offers("activate") == []


@rule("CL-IAC-2", "CL-IAC-6", "CL-HAC-7")
def test_an_infernal_move_is_not_resumed_after_an_attack() -> None:
    scene = tunnel()
    scene.stand("0,-2", "D04")
    scene.activate_infernals()
    scene.roll(1, 1, 1)
    scene.do("activate D04", "step 0,-1", "step 0,0", "fight H05")
    assert scene.refused("step 0,-1") == "CL-HAC-7"
    assert scene.refused("fight H05") == "CL-HAC-3"


@rule("CL-IAC-3", "CL-EXP-1")
def test_infernal_fighters_fight_and_neither_explore_nor_use_equipment() -> None:
    scene = tunnel()
    scene.stand("0,0", "D01")
    scene.stack(44)
    scene.activate_infernals()
    scene.do("activate D01")
    assert {text.split()[0] for text in scene.texts()} == {"fight", "end_phase"}
    assert scene.offers("fight") == ["fight H01", "fight H03", "fight H05", "fight H06"]
    for text in ("explore S", "shoot H01", "use E02 0,0", "recite"):
        assert scene.refused(text) == "CL-HAC-2"


@rule("CL-IAC-4")
def test_every_troglodyte_attacks_on_its_own() -> None:
    scene = tunnel()
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    scene.bury("H03")
    scene.activate_infernals()
    assert scene.offers("activate") == ["activate troglodyte1"]
    assert scene.refusal("activate troglodyte2") == "CL-IAC-4 (fighter=troglodyte2)"
    scene.roll(1)
    scene.do("activate troglodyte1", "fight H05")
    assert scene.told("attack_rolled")[0].args["rolls"] == [1]
    assert scene.offers("activate") == ["activate troglodyte2"]
    scene.roll(4)
    scene.do("activate troglodyte2", "fight H05", "cancel 6")
    assert scene.cancelled("H05") == [6]


@rule("CL-IAC-5", "CL-DEM-13", "CL-TRN-2")
def test_miasma_comes_at_the_end_and_then_the_next_turn() -> None:
    scene = tunnel()
    scene.stand("0,-1", "D07", "H05")
    scene.activate_infernals()
    scene.roll(1, 1, 1, 1, 1)
    scene.do("end_phase")
    assert [event.kind for event in scene.events][:3] == ["miasma_rolled", "turn_began", "phase_began"]
    assert scene.state.turn == 2


@rule("CL-IAC-5", "CL-END-4")
def test_miasma_comes_before_the_turn_limit() -> None:
    scene = tunnel()
    scene.stand("0,-1", "D07", "H05")
    scene.state.turn = 20
    scene.activate_infernals()
    scene.roll(4)
    scene.do("end_phase")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert [event.kind for event in scene.events] == ["line_cancelled", "game_won"]


@rule("CL-IAC-5", "CL-HAC-2")
def test_nobody_acts_any_more_when_miasma_comes() -> None:
    scene = tunnel()
    scene.stand("0,-1", "D07", "H05")
    scene.begin("infernal_activation")
    scene.roll(4)
    scene.do("activate D07", "end_phase")
    assert scene.asked() == ("cancel_line", [0])
    assert scene.state.acting == -1


@rule("CL-IAC-6", "CL-MOV-6")
def test_a_troglodyte_attacks_and_makes_room_for_another() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(39, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-1", "H05", "troglodyte1", "troglodyte2")
    scene.stand("0,-2", "troglodyte3")
    scene.activate_infernals()
    scene.do("activate troglodyte3")
    assert scene.refused("step 0,-1") == "CL-MOV-6"
    scene.activate_infernals()
    scene.roll(1)
    scene.do("activate troglodyte1", "fight H05", "step 0,-2")
    scene.roll(2)
    scene.do("activate troglodyte3", "step 0,-1", "fight H05")
    assert scene.on("0,-1") == ["H05", "troglodyte2", "troglodyte3"]


@rule("CL-IAC-6", "CL-HAC-8", "CL-TEF-14")
def test_an_infernal_fighter_that_dies_on_its_way_has_finished() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(36, "0,-1")
    scene.tile(46, "0,-2")
    scene.stand("0,-2", "troglodyte1", "troglodyte2")
    scene.activate_infernals()
    scene.roll(5)
    scene.do("activate troglodyte1", "step 0,-1")
    assert scene.where("troglodyte1") is None
    assert scene.texts() == ["activate troglodyte2", "end_phase"]


@rule("CL-HAC-1", "CL-IAC-1", "CL-TRN-1")
@pytest.mark.parametrize(
    ("phase", "seat", "by_rule"), [("human_activation", 0, "CL-HAC-1"), ("infernal_activation", 1, "CL-IAC-1")]
)
def test_the_phase_is_told(phase: str, seat: int, by_rule: str) -> None:
    scene = tunnel()
    scene.stand("0,-1", "troglodyte1")
    scene.begin(phase)
    assert scene.asked() == ("activation", [seat])
    assert scene.story() == [f"phase_began {by_rule} seat={seat} phase={phase} turn=1"]


@rule("CL-DEC-1")
def test_without_an_answer_the_phase_ends() -> None:
    scene = tunnel()
    assert str(scene.state.decision.default(scene.state, 0, FastChance(1))) == "end_phase"
    scene.stand("0,-1", "troglodyte1")
    scene.activate_infernals()
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "end_phase"
