"""Section 7: the end of the game."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia.ending import progress
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.plan import DELIVERED, DEMON_DEAD, EXPLOSION, POISONED
from tests.games.claustrophobia.scenario_play import KILLER, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def at_the_gate(scenario: str = "S1") -> ClaustrophobiaScene:
    """The City Gate lies north of the start tile."""
    scene = ClaustrophobiaScene(scenario)
    scene.tile(1, "0,-1")
    return scene


@rule("CL-END-1")
def test_what_wins_one_scenario_means_nothing_in_another() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.away("H07", "H10")  # safe
    scene.do("activate H03", "step 0,-1")
    assert not scene.state.over


@rule("CL-END-2")
def test_the_game_stops_at_once_in_the_middle_of_an_activation() -> None:
    scene = at_the_gate()
    scene.do("activate H05", "step 0,-1", "activate H06", "step 0,-1")
    assert scene.state.over
    assert scene.state.agenda == []
    assert scene.where("H03") == "0,0"


@rule("CL-END-2", "CL-TRN-4")
def test_the_game_stops_at_once_in_the_middle_of_an_attack() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.stand("0,-1", "H01")
    kill(scene, "H01")
    assert scene.state.agenda == []
    assert scene.told("killed")[-1].args["fighter"] == "H01"


@rule("CL-END-3")
def test_if_both_sides_meet_a_condition_at_once_the_human_player_wins() -> None:
    scene = at_the_gate("S7")
    scene.bury("H01", "H04")
    scene.do("activate H05", "step 0,-1", "activate H03", "step 0,-1")
    assert not scene.state.humans_left()
    assert scene.state.winners == [0]


@rule("CL-END-4")
@pytest.mark.parametrize(
    ("scenario", "limit"), [("S1", 20), ("S2", 14), ("S3", 15), ("S4", 10), ("S5", 13), ("S7", 20), ("S8", 16)]
)
def test_a_scenario_with_a_turn_limit_ends_after_the_infernal_activation_phase_of_that_turn(
    scenario: str, limit: int
) -> None:
    scene = ClaustrophobiaScene(scenario)
    end_turn(scene, limit)
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-END-4 seat=1 faction=infernal cause=turn_limit"


@rule("CL-END-5", "CL-HPR-15")
def test_without_human_fighters_in_play_the_infernal_player_wins_by_default() -> None:
    scene = ClaustrophobiaScene("S3")
    scene.bury("H01", "H03", "H07", "H12")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    kill(scene, "H05")
    assert scene.state.winners == [1]


@rule("CL-END-6")
def test_a_board_without_infernal_fighters_means_nothing() -> None:
    scene = ClaustrophobiaScene("S1")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05", KILLER)
    scene.roll(3, 1)
    scene.do("activate H05", f"fight {KILLER}")
    assert scene.state.order == []
    assert not scene.state.over


@rule("CL-END-7")
def test_there_are_no_points_only_victory_draw_and_defeat() -> None:
    scene = at_the_gate()
    assert GAME.scores(scene.state) == [0, 0]
    assert GAME.ranks(scene.state) == [1, 1]
    scene.do("activate H05", "step 0,-1", "activate H06", "step 0,-1")
    assert GAME.scores(scene.state) == [2, 0]
    assert GAME.ranks(scene.state) == [1, 2]


@rule("CL-END-7")
def test_seats_may_be_the_other_way_round() -> None:
    scene = ClaustrophobiaScene("S1", side="infernal")
    assert (scene.state.human, scene.state.infernal) == (1, 0)
    end_turn(scene, 20)
    assert scene.state.winners == [0]
    assert GAME.scores(scene.state) == [2, 0]


@rule("CL-END-1", "CL-S3-5", "CL-S6-4")
def test_how_much_of_a_condition_is_done_is_counted_for_it_alone() -> None:
    scene = ClaustrophobiaScene("S3")
    state, master = scene.state, 1 << scene.figure("D03")
    state.delivered = 2
    found = [progress(state, DEMON_DEAD)]
    state.died_once = 1 << scene.figure("D04")
    state.removed = 1 << scene.figure("D04")
    found.append(progress(state, DEMON_DEAD))
    state.died_once |= master
    found.append(progress(state, DEMON_DEAD))
    state.removed |= master
    found.append(progress(state, DEMON_DEAD))
    assert found == [0, 0, 1, 2]
    assert (progress(state, DELIVERED), progress(state, POISONED), progress(state, EXPLOSION)) == (2, 0, 0)
