"""Section 5.2: exits, drawn tiles and their orientation, dead ends, key tiles, and who chooses."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.activation import finish_acting
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.stack import stack_size
from tests.games.claustrophobia.infernal import threaten
from tests.games.claustrophobia.preparing import confirmed, edited
from tests.games.claustrophobia.scenario_play import GuideScene
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule


def crypt(*tiles: int, scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """The human fighters on the start tile; the stack is these tiles. In S1 all four exits of the hall are open, in S2
    and S5 the gate has one exit to the north, and that is all."""
    scene = ClaustrophobiaScene(scenario, **options)
    scene.stack(*tiles)
    scene.line("H05", 5)
    return scene


def pocket(*tiles: int, scenario: str = "S2", **options: object) -> ClaustrophobiaScene:
    """One unexplored exit is left: north of the crossroads on 0,-1, where the Scout stands; east of the cell beyond is
    a wall. The way to the west of the crossroads is closed by rubble."""
    scene = crypt(scenario=scenario, **options)
    scene.tile(47, "0,-1")
    scene.tile(12, "1,-1", rotation=3)
    scene.tile(21, "1,-2")
    scene.state.rubble = scene.end("0,-1/W")
    scene.stand("0,-1", "H05")
    scene.stack(*tiles)
    return scene


def alley(*tiles: int, scenario: str = "S2") -> ClaustrophobiaScene:
    """The same, but there is a wall to the west of the cell, too."""
    scene = pocket(scenario=scenario)
    scene.state.rubble = -1
    scene.tile(17, "-1,-1")
    scene.tile(3, "-1,-2")
    scene.stack(*tiles)
    return scene


def returning(scenario: str, tile: int) -> str:
    """The document of a scenario with one tile more, a key tile that returns."""
    pile = f"[[stack]]\npool = []\ntake = 0\nadd = [{tile}]\n\n"
    return edited(scenario, ("[key_tiles]", f'{pile}[key_tiles]\n"{tile}" = "return"'))


def explore(scene: ClaustrophobiaScene, side: str, draws: int = 1, fighter: str = "H05") -> None:
    """The fighter explores; so many tiles are drawn."""
    scene.draw_in_order(draws)
    scene.do(f"activate {fighter}", f"explore {side}")
    assert scene.all_chance_used()


def kinds(scene: ClaustrophobiaScene) -> list[str]:
    return [event.kind for event in scene.events]


def tiles_in_stack(scene: ClaustrophobiaScene) -> list[int]:
    """What may be in the stack, for somebody who knows everything."""
    found = scene.state.top[:]
    for pool in scene.state.pools:
        found += [tile for tile in range(1, 49) if pool >> tile & 1]
    return found


# Step by step (CL-EXP-1, CL-EXP-2)


@rule("CL-EXP-1", "CL-EXP-2", "CL-EXP-13")
def test_a_fighter_reveals_a_tile_that_the_infernal_player_turns() -> None:
    scene = crypt(44, 43)
    explore(scene, "N")
    assert scene.story() == ["exploration_declared CL-EXP-2 fighter=H05 cell=0,0 side=N"]
    assert scene.asked() == ("orient", [1])
    assert scene.offers("orient") == ["orient 0", "orient 1", "orient 2"]
    assert scene.refusal("orient 3") == "CL-EXP-13 (rotation=3)"
    assert scene.where("H05") == "0,0"
    scene.do("orient 1")
    assert scene.story() == [
        "tile_placed CL-EXP-2 tile=44 cell=0,-1 rotation=1",
        "moved CL-EXP-2 fighter=H05 cell=0,-1 path=['0,0', '0,-1'] left=2",
    ]
    assert scene.asked() == ("activation", [0])
    assert stack_size(scene.state) == 1


@rule("CL-EXP-2", "CL-EXP-1")
def test_the_explorer_goes_on_while_it_has_movement() -> None:
    scene = crypt(46, 47, 45, 44)
    explore(scene, "N")
    scene.do("step 0,0")
    scene.draw_in_order()
    scene.do("explore W")
    assert scene.where("H05") == "-1,0"
    assert scene.offers("explore") == scene.offers("step") == []
    assert scene.refused("explore N") == "CL-MOV-1"


@rule("CL-EXP-1")
def test_one_may_explore_only_where_nobody_has_been() -> None:
    scene = crypt(46, 47)
    scene.tile(44, "0,-1", rotation=1)
    scene.do("activate H05")
    assert scene.offers("explore") == ["explore E", "explore S", "explore W"]
    assert scene.refusal("explore N") == "CL-MOV-4 (side=N)"


@rule("CL-DEC-1", "CL-EXP-2")
def test_without_an_answer_the_lowest_rotation_is_taken() -> None:
    scene = crypt(28, 46)
    explore(scene, "E")
    assert scene.offers("orient") == ["orient 1", "orient 2", "orient 3"]
    assert str(scene.state.decision.default(scene.state, 1, FastChance(1))) == "orient 1"


@rule("CL-EXP-13")
@pytest.mark.parametrize(
    ("side", "fork", "corner", "dead_end"),
    [
        ("N", [0, 1, 2], [1, 2], 0),
        ("E", [1, 2, 3], [2, 3], 1),
        ("S", [0, 2, 3], [0, 3], 2),
        ("W", [0, 1, 3], [0, 1], 3),
    ],
)
def test_an_exit_of_the_tile_meets_the_explored_exit(
    side: str, fork: list[int], corner: list[int], dead_end: int
) -> None:
    for tile, rotations in ((44, fork), (41, corner)):
        scene = crypt(tile)
        explore(scene, side)
        assert scene.offers("orient") == [f"orient {rotation}" for rotation in rotations]
    scene = crypt(21)
    explore(scene, side)
    assert scene.state.rotations == [0, dead_end]


# What stops an explorer (CL-EXP-3, CL-EXP-10, CL-AMB-25)


@rule("CL-EXP-3", "CL-AMB-25")
def test_who_has_no_movement_cannot_explore() -> None:
    scene = crypt(46)
    scene.exhaust("H05")
    scene.do("activate H05")
    assert scene.offers("explore") == []
    assert scene.refused("explore N") == "CL-MOV-1"


@rule("CL-EXP-15", "CL-EXH-4")
def test_the_exhausted_explore_with_a_bonus() -> None:
    scene = crypt(46, 47)
    scene.exhaust("H05")
    scene.state.courage = 1 << scene.figure("H05")
    explore(scene, "N")
    assert scene.where("H05") == "0,-1"


@rule("CL-EXP-15", "CL-TAL-8")
def test_elusive_explorers_ignore_blocking() -> None:
    scene = crypt(46, 47)
    scene.tile(45, "0,-1")
    scene.stand("0,-1", "H05", "troglodyte1", "troglodyte2")
    explore(scene, "N")
    assert scene.where("H05") == "0,-2"
    scene = crypt(46, 47)
    scene.tile(45, "0,-1")
    scene.stand("0,-1", "H01", "troglodyte1", "troglodyte2")
    scene.do("activate H01")
    assert scene.refused("explore N") == "CL-MOV-7"


@rule("CL-EXP-3", "CL-DEM-8")
def test_nobody_explores_from_the_tile_of_the_guardian_demon() -> None:
    scene = crypt(46, 47)
    scene.tile(45, "0,-1")
    scene.stand("0,-1", "H05", "D02")
    scene.do("activate H05")
    assert scene.offers("explore") == []
    assert scene.refusal("explore N") == "CL-DEM-8 (side=N)"
    assert scene.offers("step") == ["step 0,0"]


@rule("CL-EXP-3", "CL-TEF-6", "CL-TEF-7")
def test_exploring_out_of_a_flooded_tunnel_costs_all_movement() -> None:
    scene = crypt(46, 47)
    scene.tile(16, "0,-1")
    scene.stand("0,-1", "H05")
    explore(scene, "N")
    assert scene.told("moved")[0].args["left"] == 0
    assert scene.refused("explore N") == "CL-HAC-7"


@rule("CL-EXP-10", "CL-AMB-11", "CL-SCN-11")
def test_with_an_empty_stack_nobody_explores_but_exits_keep_their_meaning() -> None:
    scene = crypt()
    scene.tile(46, "0,-1")
    scene.do("activate H05")
    assert scene.refusal("explore E") == "CL-EXP-10 (side=E)"
    threaten(scene, 1)
    assert scene.offers("buy") == ["buy troglodyte 0,-1"]


@rule("CL-EXP-15")
def test_an_explorer_needs_no_room() -> None:
    scene = crypt(37, 46)
    explore(scene, "N")
    assert scene.on("0,-1") == ["H05"]


# Windows (CL-EXP-4)


@rule("CL-EXP-4", "CL-EVT-7")
def test_lost_is_played_before_a_tile_is_drawn() -> None:
    scene = crypt(46, 47)
    scene.hold("V01")
    scene.do("activate H05", "explore N")
    assert scene.asked() == ("window", [1])
    scene.do("play V01")
    assert stack_size(scene.state) == 2
    assert scene.where("H05") == "0,0"
    assert scene.state.spent == 1
    assert scene.offers("explore") == ["explore E", "explore S", "explore W"]
    assert scene.refusal("explore N") == "CL-EVT-7 (side=N)"
    scene.draw_in_order()
    scene.do("explore E")
    assert scene.where("H05") == "1,0"


@rule("CL-EVT-7", "CL-TEF-6")
def test_who_gets_lost_out_of_a_flooded_tunnel_has_no_movement_left() -> None:
    scene = crypt(46, 47)
    scene.tile(16, "0,-1")
    scene.stand("0,-1", "H05")
    scene.hold("V01")
    scene.do("activate H05", "explore N", "play V01")
    assert scene.where("H05") == "0,-1"
    assert scene.state.spent == 3
    assert scene.offers("step") == []


@rule("CL-EVT-7", "CL-MOV-4", "CL-THR-5")
def test_an_exit_where_somebody_got_lost_stays_unexplored_and_opens_again() -> None:
    scene = crypt(46, 47)
    scene.hold("V01")
    scene.do("activate H05", "explore N", "play V01", "activate H06")
    assert scene.refused("explore N") == "CL-EVT-7"
    finish_acting(scene.state)
    scene.away("H01")
    confirmed(scene, 4, 4, 4)
    scene.do("activate H06")
    assert scene.offers("explore") == ["explore N", "explore E", "explore S", "explore W"]


@rule("CL-EVT-7", "CL-THR-5")
def test_troglodytes_may_enter_at_an_exit_where_somebody_got_lost() -> None:
    scene = crypt(46, 47)
    scene.tile(39, "0,-1")
    scene.stand("0,-1", "H05")
    scene.hold("V01")
    scene.do("activate H05", "explore N", "play V01", "step 0,0")
    threaten(scene, 1)
    assert scene.offers("buy") == ["buy troglodyte 0,-1"]


@rule("CL-EXP-4", "CL-EVT-5")
def test_a_trapdoor_opens_after_the_effect_of_the_tile() -> None:
    scene = crypt(19, 46)
    scene.hold("V08")
    scene.draw_in_order()
    scene.roll(3)
    scene.do("activate H05", "explore N")
    assert scene.asked() == ("cancel_line", [0])
    scene.do("cancel 1")
    assert scene.asked() == ("window", [1])
    scene.roll(2)
    scene.do("play V08")
    assert scene.cancelled("H05") == [1]
    assert scene.asked() == ("activation", [0])


# Neighbours of the new tile (CL-EXP-5, CL-EXP-14, CL-EXP-16)


@rule("CL-EXP-5", "CL-EXP-14")
def test_new_links_may_be_used_at_once_by_both_sides() -> None:
    scene = crypt(47)
    scene.tile(46, "0,-1")
    scene.tile(45, "1,0", rotation=3)
    scene.stand("0,-1", "H05")
    scene.stand("1,0", "troglodyte1")
    explore(scene, "E")
    assert scene.offers("step") == ["step 1,0", "step 0,-1"]
    scene.activate_infernals()
    scene.do("activate troglodyte1")
    assert scene.offers("step") == ["step 1,-1", "step 0,0"]


@rule("CL-EXP-16")
@pytest.mark.parametrize(("rotation", "way"), [(2, ["step 1,-1"]), (3, [])])
def test_two_exits_to_one_cell_are_two_and_one_tile_settles_both(rotation: int, way: list[str]) -> None:
    scene = crypt(41, 43)
    scene.tile(46, "0,-1")
    scene.tile(45, "1,0", rotation=3)
    scene.stand("0,-1", "H05")
    scene.stand("1,0", "H06")
    scene.do("activate H06")
    assert scene.offers("explore") == ["explore N", "explore E"]
    explore(scene, "E")
    scene.do(f"orient {rotation}")
    scene.activate_humans()
    scene.do("activate H06")
    assert scene.offers("explore") == ["explore E"]
    assert scene.refused("explore N") == "CL-MOV-4"
    assert [text for text in scene.offers("step") if text != "step 0,0"] == way


# Dead ends (CL-EXP-6 to CL-EXP-8)


@rule("CL-EXP-6", "CL-EXP-7", "CL-EXP-12")
def test_a_tile_that_closes_the_board_is_discarded_and_another_one_drawn() -> None:
    scene = crypt(21, 46, 47, scenario="S2")
    explore(scene, "N", draws=2)
    assert kinds(scene) == ["exploration_declared", "tile_discarded", "tile_placed", "moved"]
    assert scene.told("tile_discarded")[0].args == {"tile": "21"}
    assert scene.told("tile_discarded")[0].rule == "CL-EXP-6"
    assert scene.state.tiles == [1, 46]
    assert GAME.view(scene.state, -1).stack.discarded == [21]
    assert scene.state.spent == 1


@rule("CL-EXP-6")
def test_a_dead_end_is_placed_where_another_exit_is_open() -> None:
    scene = crypt(21, 46)
    explore(scene, "N")
    assert scene.state.tiles == [2, 21]


@rule("CL-EXP-6", "CL-TOK-3", "CL-MOV-4")
def test_an_exit_under_rubble_is_not_open() -> None:
    scene = pocket(3, 43)
    explore(scene, "N", draws=2)
    assert kinds(scene) == ["exploration_declared", "tile_discarded"]
    assert scene.told("tile_discarded")[0].args == {"tile": "3"}
    scene = pocket(3, 43)
    scene.state.rubble = -1
    explore(scene, "N")
    assert scene.told("tile_placed")[0].args["tile"] == "3"


@rule("CL-EXP-8", "CL-AMB-10")
def test_an_orientation_that_leaves_an_exit_must_be_chosen() -> None:
    scene = pocket(42, 43)
    explore(scene, "N")
    assert kinds(scene) == ["exploration_declared", "tile_placed", "moved"]
    assert scene.told("tile_placed")[0].args == {"tile": "42", "cell": "0,-2", "rotation": 2}


@rule("CL-EXP-8")
def test_the_other_orientations_are_refused() -> None:
    scene = pocket(43, 42)
    explore(scene, "N")
    assert scene.offers("orient") == ["orient 0", "orient 1", "orient 2"]
    scene = alley(43, 42)
    explore(scene, "N")
    assert scene.offers("orient") == ["orient 0", "orient 2"]
    assert scene.refusal("orient 1") == "CL-EXP-8 (rotation=1)"


# The option on closing (CL-OPT-4)


@rule("CL-OPT-4", "CL-AMB-10", "CL-EXP-6")
def test_with_the_option_the_board_may_be_closed_and_the_tile_is_discarded() -> None:
    scene = pocket(42, 43, closing="allowed")
    explore(scene, "N")
    assert scene.offers("orient") == ["orient 1", "orient 2"]
    scene.draw_in_order()
    scene.do("orient 1")
    assert kinds(scene) == ["tile_discarded"]
    assert scene.asked() == ("orient", [1])
    scene.do("orient 0")
    assert scene.state.tiles[-1] == 43
    assert scene.where("H05") == "0,-2"


@rule("CL-OPT-4", "CL-EXP-9")
def test_key_tiles_leave_an_exit_even_with_the_option() -> None:
    scene = pocket(41, 43, scenario=returning("S2", 41), closing="allowed")
    explore(scene, "N")
    assert scene.told("tile_placed")[0].args == {"tile": "41", "cell": "0,-2", "rotation": 2}


@rule("CL-OPT-4", "CL-GFT-11")
def test_the_tile_of_prescience_leaves_an_exit_even_with_the_option() -> None:
    scene = pocket(42, 43, closing="allowed")
    scene.state.prescience = True
    explore(scene, "N", draws=2)
    scene.do("choose 42")
    assert scene.told("tile_placed")[0].args == {"tile": "42", "cell": "0,-2", "rotation": 2}


# When nothing fits (CL-EXP-11)


@rule("CL-EXP-11", "CL-AMB-11")
def test_an_exploration_fails_when_the_draws_empty_the_stack() -> None:
    scene = crypt(21, 3, scenario="S2")
    explore(scene, "N", draws=2)
    assert scene.story() == [
        "exploration_declared CL-EXP-2 fighter=H05 cell=0,0 side=N",
        "tile_discarded CL-EXP-6 tile=21",
        "tile_discarded CL-EXP-6 tile=3",
        "exploration_failed CL-EXP-11 cell=0,-1",
    ]
    assert scene.state.tiles == [1]
    assert scene.where("H05") == "0,0"
    assert scene.state.spent == 0
    assert scene.asked() == ("activation", [0])
    assert scene.refused("explore N") == "CL-EXP-10"


# Key tiles (CL-EXP-9)


@rule("CL-EXP-9", "CL-SCN-5", "CL-INV-8", "CL-S8-5")
def test_a_final_tile_is_placed_although_it_closes_the_board() -> None:
    scene = GuideScene()
    scene.stack(3)
    explore(scene, "N")
    assert scene.state.tiles == [1, 3]
    assert scene.where("H05") == "0,-1"


@rule("CL-EXP-9", "CL-SCN-11")
def test_the_gate_is_placed_where_it_closes_everything() -> None:
    scene = crypt(1)
    scene.tile(21, "1,0", rotation=1)
    scene.tile(3, "-1,0", rotation=3)
    scene.state.rubble = scene.end("0,0/S")
    explore(scene, "N")
    assert scene.state.tiles[-1] == 1
    assert scene.state.left == 1 << scene.figure("H05")


@rule("CL-EXP-9", "CL-SCN-5")
def test_a_returning_tile_is_set_aside_and_shuffled_back() -> None:
    scene = crypt(3, 16, scenario="S5")
    scene.draw_in_order(2)
    scene.do("activate H05", "explore N")
    assert kinds(scene) == ["exploration_declared", "tile_set_aside", "tile_placed", "moved"]
    assert scene.told("tile_set_aside")[0].rule == "CL-EXP-9"
    assert scene.state.tiles == [1, 16]
    assert scene.state.set_aside == []
    assert tiles_in_stack(scene) == [3]
    assert stack_size(scene.state) == 1


@rule("CL-EXP-9", "CL-EXP-7")
def test_tiles_set_aside_lie_open_while_the_next_one_is_turned() -> None:
    scene = crypt(3, 44, 43, scenario="S5")
    explore(scene, "N", draws=2)
    assert scene.asked() == ("orient", [1])
    for seat in (-1, 0, 1):
        assert GAME.view(scene.state, seat).stack.set_aside == [3]
    assert stack_size(scene.state) == 1
    scene.do("orient 0")
    assert sorted(tiles_in_stack(scene)) == [3, 43]


@rule("CL-EXP-9")
def test_a_returning_tile_is_placed_where_an_exit_stays_open() -> None:
    scene = crypt(3, 16, scenario="S5")
    scene.tile(46, "0,-1")
    scene.stand("0,-1", "H05")
    explore(scene, "E")
    assert scene.state.tiles == [1, 46, 3]
    assert scene.on("1,-1") == ["H05", "possessed1"]


@rule("CL-EXP-9", "CL-EXP-6")
def test_when_the_stack_runs_out_the_first_tile_set_aside_is_placed() -> None:
    scene = crypt(3, 21, scenario=returning("S5", 21))
    explore(scene, "N", draws=2)
    assert kinds(scene) == [
        *["exploration_declared", "tile_set_aside", "tile_set_aside"],
        *["tile_placed", "possessed_placed", "moved"],
    ]
    assert scene.state.tiles == [1, 3]
    assert tiles_in_stack(scene) == [21]
    assert stack_size(scene.state) == 1
    assert scene.where("H05") == "0,-1"


@rule("CL-EXP-9", "CL-EXP-11")
def test_ordinary_tiles_that_were_discarded_on_the_way_do_not_return() -> None:
    scene = crypt(21, 3, scenario="S5")
    explore(scene, "N", draws=2)
    assert kinds(scene)[1:4] == ["tile_discarded", "tile_set_aside", "tile_placed"]
    assert scene.state.tiles == [1, 3]
    assert stack_size(scene.state) == 0


# Effects of a tile that enters play (CL-EXP-12)


@rule("CL-EXP-12", "CL-TEF-9")
def test_a_fountain_has_water_as_soon_as_it_is_placed() -> None:
    scene = crypt(22, 46)
    explore(scene, "N")
    scene.do("orient 1")
    assert scene.state.water == [0, 2]


@rule("CL-EXP-12", "CL-TEF-13")
def test_a_hole_token_is_laid_before_the_explorer_moves() -> None:
    scene = crypt(33, 46)
    scene.tile(45, "1,0", rotation=1)
    explore(scene, "N")
    assert scene.asked() == ("place_hole", [1])
    assert scene.where("H05") == "0,0"
    scene.do("dig 1,0")
    assert kinds(scene) == ["hole_placed", "moved"]
    assert scene.where("H05") == "0,-1"


# The Lantern (CL-EXP-17)


@rule("CL-EXP-17", "CL-EQP-6")
def test_with_the_lantern_the_human_player_turns_every_tile() -> None:
    scene = crypt(21, 44, 43, scenario="S2")
    scene.equip("H05", "E11")
    explore(scene, "N", draws=2)
    assert kinds(scene) == ["exploration_declared", "tile_discarded"]
    assert scene.asked() == ("orient", [0])
    assert GAME.view(scene.state, 0).stack.drawn == 44
    scene.do("orient 2")
    assert scene.state.rotations[-1] == 2


@rule("CL-EXP-17", "CL-EQP-3")
def test_the_lantern_helps_its_holder_alone_and_nobody_exhausted() -> None:
    scene = crypt(44, 43)
    scene.equip("H05", "E11")
    explore(scene, "N", fighter="H06")
    assert scene.asked() == ("orient", [1])
    scene = crypt(44, 43)
    scene.equip("H05", "E11")
    scene.exhaust("H05")
    scene.state.courage = 1 << scene.figure("H05")
    explore(scene, "N")
    assert scene.asked() == ("orient", [1])


@rule("CL-HID-1", "CL-EXP-2")
def test_a_drawn_tile_is_seen_by_the_one_who_turns_it() -> None:
    scene = crypt(44, 43)
    explore(scene, "N")
    seen = [GAME.view(scene.state, seat).stack.drawn for seat in (-1, 0, 1)]
    assert seen == [None, None, 44]


# Prescience (CL-GFT-10, CL-GFT-11)


def foresight(*tiles: int, scenario: str = "S1", **options: object) -> ClaustrophobiaScene:
    """The prescience token lies on a stack of these tiles."""
    scene = crypt(*tiles, scenario=scenario, **options)
    scene.state.prescience = True
    return scene


@rule("CL-GFT-10")
def test_prescience_shows_three_tiles_of_which_one_is_placed() -> None:
    scene = foresight(13, 43, 44, 46)
    explore(scene, "N", draws=3)
    assert scene.asked() == ("choose_tile", [0])
    assert scene.told("tiles_looked_at")[0].secret == {"tiles": ["13", "43", "44"]}
    assert scene.told("tiles_looked_at")[0].args == {"seat": 0, "number": 3}
    assert scene.texts() == ["choose 13", "choose 43", "choose 44"]
    scene.do("choose 43")
    assert scene.asked() == ("put_back", [0])
    assert scene.texts() == ["next_tile 13", "next_tile 44"]
    scene.do("next_tile 44")
    assert scene.asked() == ("orient", [0])
    scene.do("orient 1")
    assert scene.state.tiles == [2, 43]
    assert scene.where("H05") == "0,-1"
    assert not scene.state.prescience
    assert not scene.state.chosen_secretly
    assert not scene.state.orients_human
    scene.do("explore E")
    assert scene.asked() == ("orient", [1])
    assert GAME.view(scene.state, 1).stack.drawn == 44
    scene.do("orient 2")
    assert scene.state.top == [13]


@rule("CL-GFT-10", "CL-HID-1")
def test_nobody_else_learns_what_prescience_shows() -> None:
    scene = foresight(13, 43, 44, 46)
    explore(scene, "N", draws=3)
    assert GAME.view(scene.state, 0).stack.looked == [13, 43, 44]
    for seat in (-1, 1):
        assert GAME.view(scene.state, seat).stack.looked is None
    scene.do("choose 43", "next_tile 44")
    assert [event.kind for event in scene.events] == []
    views = {seat: GAME.view(scene.state, seat).stack for seat in (-1, 0, 1)}
    assert [views[seat].drawn for seat in (-1, 0, 1)] == [None, 43, None]
    assert [views[seat].top for seat in (-1, 0, 1)] == [None, [44, 13], None]
    assert views[1].possible == [13, 43, 44, 46]


@rule("CL-GFT-11", "CL-DEC-4")
def test_with_two_tiles_left_the_other_one_goes_back_unasked() -> None:
    scene = foresight(13, 43)
    explore(scene, "N", draws=2)
    scene.do("choose 13")
    assert scene.state.tiles == [2, 13]
    assert scene.state.top == [43]


@rule("CL-GFT-11")
def test_with_one_tile_left_there_is_no_choice_but_its_orientation() -> None:
    scene = foresight(43)
    explore(scene, "N")
    assert scene.asked() == ("orient", [0])


@rule("CL-GFT-11", "CL-EXP-8")
def test_a_tile_that_leaves_an_exit_must_be_chosen_if_there_is_one() -> None:
    scene = foresight(21, 3, 44, scenario="S2")
    explore(scene, "N", draws=3)
    assert scene.texts() == ["choose 44"]
    assert scene.refusal("choose 21") == "CL-GFT-11 (tile=21)"
    assert scene.refused("choose 45") == "CL-GFT-10"


@rule("CL-GFT-11")
def test_a_final_tile_may_always_be_chosen() -> None:
    scene = GuideScene()
    scene.stack(44, 3, 43)
    scene.state.prescience = True
    explore(scene, "N", draws=3)
    assert scene.texts() == ["choose 44", "choose 3", "choose 43"]
    scene.do("choose 3", "next_tile 43")
    assert scene.state.tiles == [1, 3]


@rule("CL-GFT-11", "CL-EXP-17", "CL-EXP-6")
def test_if_no_tile_seen_fits_the_chosen_one_is_discarded_and_drawing_goes_on() -> None:
    scene = foresight(21, 3, scenario="S2")
    explore(scene, "N", draws=2)
    assert scene.texts() == ["choose 21", "choose 3"]
    scene.do("choose 3")
    assert scene.story() == [
        "tile_discarded CL-EXP-6 tile=3",
        "tile_discarded CL-EXP-6 tile=21",
        "exploration_failed CL-EXP-11 cell=0,-1",
    ]


@rule("CL-GFT-11", "CL-EXP-9")
def test_a_returning_tile_of_prescience_is_set_aside_if_it_closes_the_board() -> None:
    scene = foresight(3, 21, scenario=returning("S5", 21))
    explore(scene, "N", draws=2)
    scene.do("choose 21")
    assert [event.args["tile"] for event in scene.told("tile_set_aside")] == ["21", "3"]
    assert scene.state.tiles == [1, 21]
    assert tiles_in_stack(scene) == [3]


@rule("CL-EXP-9", "CL-HID-1")
def test_a_tile_of_prescience_that_was_set_aside_is_no_secret_any_more() -> None:
    scene = alley(41, scenario=returning("S2", 41))
    scene.state.prescience = True
    explore(scene, "N")
    assert scene.told("tile_set_aside")[0].args == {"tile": "41"}
    assert scene.asked() == ("orient", [0])
    assert [GAME.view(scene.state, seat).stack.drawn for seat in (0, 1)] == [41, 41]


@rule("CL-GFT-11", "CL-EXP-17")
def test_who_looked_ahead_turns_every_further_tile() -> None:
    scene = alley(41, 42, 38, 44, 43)
    scene.state.prescience = True
    explore(scene, "N", draws=3)
    assert scene.texts() == ["choose 41", "choose 42", "choose 38"]
    scene.do("choose 42")
    scene.draw_in_order()
    scene.do("next_tile 38")
    assert [event.args["tile"] for event in scene.told("tile_discarded")] == ["42", "38", "41"]
    assert scene.asked() == ("orient", [0])
    views = [GAME.view(scene.state, seat).stack.drawn for seat in (-1, 0, 1)]
    assert views == [None, 44, 44]


@rule("CL-GFT-10", "CL-EVT-7")
def test_lost_does_not_use_the_token_up() -> None:
    scene = foresight(13, 43, 44, 46)
    scene.hold("V01")
    scene.do("activate H05", "explore N", "play V01")
    assert scene.state.prescience
    scene.draw_in_order(3)
    scene.do("explore E")
    assert scene.asked() == ("choose_tile", [0])


@rule("CL-GFT-10", "CL-GFT-11")
def test_the_token_serves_one_exploration_and_does_not_outlast_the_phase() -> None:
    scene = foresight(46, 47, 44, 43)
    explore(scene, "N", draws=3)
    scene.do("choose 46", "next_tile 47", "explore N")
    assert scene.state.tiles == [2, 46, 47]
    scene = foresight(46)
    scene.roll(1, 2, 3)
    scene.do("end_phase")
    assert not scene.state.prescience


@rule("CL-DEC-1", "CL-GFT-10")
def test_without_an_answer_the_first_tile_is_taken_and_the_rest_stays_as_it_was() -> None:
    scene = foresight(21, 44, 43, 46, scenario="S2")
    explore(scene, "N", draws=3)
    assert str(scene.state.decision.default(scene.state, 0, FastChance(1))) == "choose 44"
    scene.do("choose 44")
    assert str(scene.state.decision.default(scene.state, 0, FastChance(1))) == "next_tile 21"
    scene.do("next_tile 21")
    assert scene.state.top == [43, 21]
    assert scene.picks("orient 0") == ["rotation:0"]


@rule("CL-GFT-10")
def test_tiles_of_prescience_are_pressed_where_they_lie() -> None:
    scene = foresight(13, 43, 44, 46)
    explore(scene, "N", draws=3)
    assert scene.picks("choose 43") == ["looked:43"]
    scene.do("choose 43")
    assert scene.picks("next_tile 13") == ["looked:13"]
