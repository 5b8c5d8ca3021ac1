"""Section 8.4: The Ritual."""

from hypogeum.games.claustrophobia.board import is_unexplored
from tests.games.claustrophobia.scenario_play import begin, end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


@rule("CL-S4-1", "CL-S4-2", "CL-EXP-10", "CL-THR-5")
def test_there_is_no_stack_and_six_unexplored_exits_are_the_ways_in() -> None:
    scene = ClaustrophobiaScene("S4")
    state = scene.state
    assert state.tiles == [2, 44, 39, 45, 40]
    assert len([end for end in range(len(state.links)) if is_unexplored(state, end)]) == 6
    scene.stand("0,-1", "H07")
    scene.do("activate H07")
    assert scene.refused("explore E") == "CL-EXP-10"
    scene.stand("0,0", "H07")
    scene.pm(1)
    begin(scene, "threat")
    assert scene.offers("buy") == [f"buy troglodyte {cell}" for cell in ("0,-1", "1,0", "0,1", "-1,0")]


@rule("CL-S4-3", "CL-SCN-10")
def test_the_redeemer_recites_and_a_four_places_a_seal() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.roll(4)
    scene.do("activate H01", "recite")
    assert scene.story() == ["recited CL-S4-3 fighter=H01 roll=4 done=True total=1"]
    assert scene.refused("recite") == "CL-HAC-3"


@rule("CL-S4-3")
def test_a_three_places_no_seal() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.roll(3)
    scene.do("activate H01", "recite")
    assert scene.state.seals == 0


@rule("CL-S4-3", "CL-EXH-5")
def test_only_the_redeemer_recites_only_on_tile_2_and_never_exhausted() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.do("activate H03")
    assert scene.refused("recite") == "CL-S4-3"
    scene.do("activate H01")
    scene.stand("0,-1", "H01")
    assert scene.refused("recite") == "CL-S4-3"
    scene.stand("0,0", "H01")
    scene.exhaust("H01")
    assert scene.refused("recite") == "CL-EXH-5"


@rule("CL-S4-4", "CL-END-2")
def test_the_third_seal_wins_at_once() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.state.seals = 2
    scene.roll(6)
    scene.do("activate H01", "recite")
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S4-4 seat=0 faction=human cause=seals"


@rule("CL-S4-4")
def test_the_death_of_the_redeemer_loses_and_that_of_another_does_not() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.stand("0,-1", "H07")
    kill(scene, "H07")
    assert not scene.state.over
    scene.stand("1,0", "H01")
    kill(scene, "H01")
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-S4-4 seat=1 faction=infernal cause=fighter_dead"


@rule("CL-S4-4", "CL-END-4")
def test_the_infernal_player_wins_after_turn_10() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.state.seals = 2
    end_turn(scene, 10)
    assert scene.state.winners == [1]
