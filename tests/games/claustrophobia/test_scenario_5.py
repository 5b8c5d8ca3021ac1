"""Section 8.5: The Possessed."""

import pytest

from tests.games.claustrophobia.scenario_play import end_turn, kill
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def with_possessed(*names: str) -> ClaustrophobiaScene:
    """A Possessed stands on a crossroads north of the City Gate, and these fighters beside it."""
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "possessed1", *names)
    return scene


@rule("CL-S5-1", "CL-S5-2", "CL-SCN-12")
@pytest.mark.parametrize(("tile", "turns"), [(3, 0), (4, 0), (5, 2)])
def test_a_possessed_comes_with_each_of_the_three_stash_tiles_which_do_nothing_else(tile: int, turns: int) -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    scene.stack(tile, 44)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    if turns:
        scene.do(f"orient {turns}", seat=1)
    assert scene.on("0,-2") == ["H05", "possessed1"]
    assert scene.told("possessed_placed")[0].args == {"fighter": "possessed1", "cell": "0,-2"}
    assert scene.equipment("H05") == ["E01"]
    assert scene.cards() == []


@rule("CL-S5-3", "CL-CBT-2")
def test_a_possessed_is_never_the_target_of_an_attack_nor_of_a_grenade() -> None:
    scene = with_possessed("H03")
    scene.equip("H03", "E02")
    scene.do("activate H03")
    assert scene.refused("fight possessed1") == "CL-S5-3"
    scene.roll(1)  # for the Brute alone
    scene.do("use E02 0,-1")
    assert scene.all_chance_used()
    assert scene.where("possessed1") == "0,-1"


@rule("CL-S5-3")
def test_a_possessed_acts_in_the_infernal_activation_phase_with_its_own_values() -> None:
    scene = with_possessed("H05")
    assert scene.values("possessed1") == (1, 2, 4)
    scene.activate_infernals()
    scene.do("activate possessed1")
    assert scene.offers("fight") == ["fight H05"]
    assert scene.offers("step") == ["step 0,0"]


@rule("CL-S5-3", "CL-MOV-7")
def test_a_possessed_counts_for_blocking() -> None:
    scene = with_possessed("H02")
    scene.do("activate H02")
    assert scene.offers("step") == ["step 0,0"]
    scene.stand("0,-1", "possessed2")
    assert scene.refused("step 0,0") == "CL-MOV-7"


@rule("CL-S5-3", "CL-MOV-6")
def test_a_possessed_counts_for_saturation() -> None:
    scene = with_possessed("possessed2", "possessed3")
    scene.tile(47, "0,-2")
    scene.stand("0,-2", "troglodyte1")
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.refused("step 0,-1") == "CL-MOV-6"


@rule("CL-S5-3", "CL-TEF-13", "CL-TEF-14")
def test_a_possessed_is_no_troglodyte_and_suffers_nothing_in_a_sanctuary() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(33, "0,-1")
    scene.tile(36, "0,-2")
    scene.state.holes |= 1 << scene.place("0,-2")
    scene.state.hole_tokens -= 1
    scene.stand("0,-1", "possessed1")
    scene.activate_infernals()
    scene.do("activate possessed1", "step 0,-2")  # nothing is rolled
    assert scene.told("sanctuary_rolled") == []


@rule("CL-S5-4", "CL-SCN-10")
def test_successes_on_one_possessed_add_up_over_turns_and_the_second_frees_it() -> None:
    scene = with_possessed("H09")
    scene.roll(2, 3)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.story() == ["exorcised CL-S5-4 fighter=H09 victim=possessed1 rolls=[2, 3] hits=1 left=1"]
    assert scene.where("possessed1") == "0,-1"
    scene.activate_humans()
    scene.roll(6, 1)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.where("possessed1") is None
    assert scene.story()[-1] == "possessed_freed CL-S5-4 fighter=possessed1 total=1"
    assert not scene.state.over


@rule("CL-S5-4", "CL-SCN-10")
def test_bonuses_to_cb_count_for_an_exorcism() -> None:
    scene = with_possessed("H09")
    scene.lay_card("H09", "I01")
    scene.roll(1, 1, 1)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.told("exorcised")[0].args["rolls"] == [1, 1, 1]


@rule("CL-S5-4", "CL-EXH-5")
def test_only_a_leader_on_the_tile_that_is_not_exhausted_exorcises() -> None:
    scene = with_possessed("H03")
    scene.do("activate H03")
    assert scene.refused("exorcise possessed1") == "CL-S5-4"
    scene.do("activate H02")
    assert scene.refused("exorcise possessed1") == "CL-S5-4"
    scene.stand("0,-1", "H02")
    assert scene.offers("exorcise") == ["exorcise possessed1"]
    scene.exhaust("H02")
    assert scene.refused("exorcise possessed1") == "CL-EXH-5"


@rule("CL-S5-5", "CL-END-2")
def test_the_second_possessed_freed_wins() -> None:
    scene = with_possessed("H09")
    scene.state.freed = 1
    scene.roll(3, 3)
    scene.do("activate H09", "exorcise possessed1")
    assert scene.state.winners == [0]
    assert scene.story()[-1] == "game_won CL-S5-5 seat=0 faction=human cause=freed"


@rule("CL-S5-5")
def test_both_leaders_must_die_for_the_infernal_player_to_win() -> None:
    scene = ClaustrophobiaScene("S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H09")
    kill(scene, "H09")
    assert not scene.state.over
    scene.stand("0,-1", "H02")
    kill(scene, "H02")
    assert scene.state.winners == [1]
    assert scene.story()[-1] == "game_won CL-S5-5 seat=1 faction=infernal cause=leaders_dead"


@rule("CL-S5-5", "CL-END-4")
def test_the_infernal_player_wins_after_turn_13() -> None:
    scene = ClaustrophobiaScene("S5")
    end_turn(scene, 13)
    assert scene.state.winners == [1]
