"""Section 2.7: the grid, rotations, what meets what when a tile is laid, and distances."""

from __future__ import annotations

import pytest

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import FAR, distances
from hypogeum.games.claustrophobia.cells import BESIDE, read_cell, write_cell
from hypogeum.games.claustrophobia.state import UNEXPLORED, WALL, WALLED_UP
from tests.games.claustrophobia.scene import ClaustrophobiaScene
from tests.kit import rule

SIDES = "NESW"


def exits(scene: ClaustrophobiaScene, cell: str) -> str:
    """The sides of a tile that are exits, whatever they lead to."""
    return "".join(side for side in SIDES if scene.state.links[scene.end(f"{cell}/{side}")] != WALL)


def links(scene: ClaustrophobiaScene, cell: str) -> dict[str, str]:
    """What the sides of a tile lead to: a cell, `open` for an unexplored exit, `walled` or `wall`."""
    words = {UNEXPLORED: "open", WALLED_UP: "walled", WALL: "wall"}
    found: dict[str, str] = {}
    for side in SIDES:
        beyond = scene.state.links[scene.end(f"{cell}/{side}")]
        found[side] = words[beyond] if beyond < 0 else write_cell(scene.state.cells[beyond])
    return found


def ways(scene: ClaustrophobiaScene, start: str) -> dict[str, int]:
    """How far every tile is from one."""
    found = distances(scene.state, scene.place(start))
    return {write_cell(scene.state.cells[place]): found[place] for place in range(len(found))}


# The grid (CL-TIL-2)


@rule("CL-TIL-2")
def test_x_grows_east_and_y_grows_south() -> None:
    here = read_cell("2,-1")
    assert [write_cell(here + BESIDE[side]) for side in range(4)] == ["2,-2", "3,-1", "2,0", "1,-1"]


@rule("CL-TIL-2")
@pytest.mark.parametrize("cell", ["0,0", "-1,0", "0,-1", "-63,63", "63,-63", "12,-7"])
def test_a_cell_is_read_as_it_is_written(cell: str) -> None:
    assert write_cell(read_cell(cell)) == cell


@rule("CL-TIL-2")
@pytest.mark.parametrize("words", ["", "1", "1,", ",1", "64,0", "0,-64", "1,2,3", "a,b"])
def test_what_is_no_cell_is_not_read(words: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_cell(words)


# Rotation (CL-TIL-2, CL-TIL-3)


@rule("CL-TIL-2", "CL-TIL-3", "CL-TIL-1")
@pytest.mark.parametrize(
    ("tile", "by_rotation"),
    [
        (21, ["S", "W", "N", "E"]),
        (39, ["NS", "EW", "NS", "EW"]),
        (41, ["NE", "ES", "SW", "NW"]),
        (44, ["NES", "ESW", "NSW", "NEW"]),
        (46, ["NESW", "NESW", "NESW", "NESW"]),
    ],
)
def test_a_rotation_step_is_a_quarter_turn_clockwise(tile: int, by_rotation: list[str]) -> None:
    for rotation in range(4):
        scene = ClaustrophobiaScene()
        scene.tile(tile, "0,-1", rotation)
        assert exits(scene, "0,-1") == by_rotation[rotation]


@rule("CL-SCN-8")
def test_rotation_2_turns_the_exit_of_the_gate_to_the_north() -> None:
    scene = ClaustrophobiaScene("S2")
    assert scene.state.tiles == [1]
    assert scene.state.rotations == [2]
    assert exits(scene, "0,0") == "N"


@rule("CL-TIL-6")
@pytest.mark.parametrize(
    ("tile", "offered"),
    [(46, []), (39, []), (41, ["orient 1", "orient 2"]), (44, ["orient 0", "orient 1", "orient 2"]), (21, [])],
)
def test_rotations_with_the_same_exits_are_one_choice(tile: int, offered: list[str]) -> None:
    scene = ClaustrophobiaScene()
    scene.stack(tile, 45)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    assert scene.offers("orient") == offered
    if not offered:
        assert scene.where("H05") == "0,-1"


@rule("CL-TIL-6")
def test_every_tile_of_the_box_has_a_number_of_its_own() -> None:
    numbers = range(1, parts.TILES + 1)
    assert parts.TILES == 48
    sheets = {(number, parts.TILE_SATURATION[number], parts.TILE_EFFECT[number]) for number in numbers}
    assert len(sheets) == 48
    assert {len(parts.TILE_ROTATIONS[number]) for number in numbers} == {1, 2, 4}


# What meets what (CL-EXP-5, CL-EXP-14)


@rule("CL-EXP-5", "CL-EXP-14", "CL-MOV-2", "CL-MOV-5")
def test_side_by_side_there_are_links_walled_up_exits_walls_and_unexplored_exits() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(47, "1,0")
    scene.tile(41, "1,-1", rotation=1)  # exits east and south
    assert links(scene, "1,-1") == {"N": "wall", "E": "open", "S": "1,0", "W": "wall"}
    assert links(scene, "0,-1") == {"N": "open", "E": "walled", "S": "0,0", "W": "open"}
    assert links(scene, "1,0") == {"N": "1,-1", "E": "open", "S": "open", "W": "0,0"}
    scene.tile(39, "0,-2", rotation=0)
    scene.tile(40, "-1,-1", rotation=0)
    assert links(scene, "0,-1") == {"N": "0,-2", "E": "walled", "S": "0,0", "W": "walled"}
    assert links(scene, "-1,-1") == {"N": "open", "E": "wall", "S": "open", "W": "wall"}


@rule("CL-EXP-5", "CL-EXP-14")
def test_a_tile_that_closes_a_ring_makes_two_links() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(47, "1,0")
    scene.tile(42, "1,-1", rotation=2)  # exits south and west
    assert links(scene, "1,-1") == {"N": "wall", "E": "wall", "S": "1,0", "W": "0,-1"}
    scene.stand("1,-1", "H05")
    scene.do("activate H05")
    assert scene.offers("step") == ["step 1,0", "step 0,-1"]


# Distances (CL-TIL-7)


@rule("CL-TIL-7")
def test_distance_is_the_least_number_of_links() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(46, "0,-1")
    scene.tile(47, "1,0")
    scene.tile(39, "1,-1")
    scene.tile(44, "1,-2", rotation=1)
    assert ways(scene, "0,0") == {"0,0": 0, "0,-1": 1, "1,0": 1, "1,-1": 2, "1,-2": 3}
    assert ways(scene, "0,-1") == {"0,0": 1, "0,-1": 0, "1,0": 2, "1,-1": 3, "1,-2": 4}


@rule("CL-TIL-7", "CL-TEF-16")
def test_holes_are_no_way_and_rubble_may_leave_none() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(32, "0,-1")
    scene.tile(46, "0,-2")
    scene.tile(33, "0,-3")
    assert ways(scene, "0,-1") == {"0,0": 1, "0,-1": 0, "0,-2": 1, "0,-3": 2}
    scene.state.rubble = scene.end("0,-2/N")
    assert ways(scene, "0,-1") == {"0,0": 1, "0,-1": 0, "0,-2": 1, "0,-3": FAR}
    assert FAR > 48


# The board is built during play (CL-OVR-5)


@rule("CL-OVR-5", "CL-TIL-6", "CL-INV-7")
def test_the_board_grows_tile_by_tile_and_tiles_stay_where_they_are() -> None:
    scene = ClaustrophobiaScene()
    scene.stack(46, 47, 45)
    scene.line("H05", 5)
    scene.draw_in_order()
    scene.do("activate H05", "explore N")
    scene.draw_in_order()
    scene.do("explore E")
    assert [write_cell(cell) for cell in scene.state.cells] == ["0,0", "0,-1", "1,-1"]
    assert scene.state.tiles == [2, 46, 47]
    scene.draw_in_order()
    scene.do("explore S")
    assert scene.offers("orient") == ["orient 0", "orient 2", "orient 3"]
    scene.do("orient 2")
    assert scene.state.tiles == [2, 46, 47, 45]
    assert scene.state.rotations == [0, 0, 0, 2]
    assert links(scene, "1,0") == {"N": "1,-1", "E": "wall", "S": "open", "W": "0,0"}
