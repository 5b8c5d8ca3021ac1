"""Section 2: cells and sides, walls and breaches, distance, sight, and what counts as an Explorer."""

from __future__ import annotations

import pytest

from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances, is_walled
from hypogeum.games.sub_terra.cells import SIDE_IDS, edge_of, is_location, read_cell, write_cell
from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def distance(scene: SubTerraScene, cell: str, other: str) -> int:
    return distances(scene.state, scene.place(cell))[scene.place(other)]


# Cells and directions (section 2.1)


@rule("ST2-GRID-1", "ST2-GRID-2")
def test_lanes_go_from_west_to_east_and_columns_away_from_the_exit() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("reveal") == ["reveal E", "reveal S", "reveal W"]
    for side, cell, tile in [("E", "4,1", "B-SPK-1"), ("S", "3,2", "B-SPK-2"), ("W", "2,1", "B-SPK-3")]:
        scene.turn_of("guide")
        scene.next_tile(tile)
        scene.do(f"reveal {side}")
        assert scene.tile_at(cell) == tile
    scene.stand("3,0", "guide")
    scene.turn_of("guide")
    assert scene.offers("move") == ["move 3,-1", "move 4,0", "move 3,1", "move 2,0"]


@rule("ST2-GRID-1")
def test_a_cell_is_written_as_lane_and_column() -> None:
    assert [write_cell(read_cell(text)) for text in ["3,-1", "0,0", "6,12"]] == ["3,-1", "0,0", "6,12"]
    for text in ["7,0", "-1,0", "3,-2", "3", "a,b", "03,1"]:
        with pytest.raises(ValueError, match=r".+"):
            read_cell(text)


@rule("ST2-GRID-3", "ST2-GRID-22")
def test_tiles_lie_only_in_the_seven_lanes_and_behind_the_laterals() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("5,1", "6,1", "1,1", "0,1")
    for cell, sides in [("6,1", ["reveal S"]), ("0,1", ["reveal S"]), ("5,1", ["reveal S", "reveal W"])]:
        scene.stand(cell, "guide")
        scene.turn_of("guide")
        assert scene.offers("reveal") == sides
    scene.stand("6,1", "guide")
    scene.turn_of("guide")
    assert scene.refusal("reveal E") == "ST2-REV-7 side=E"
    assert scene.refusal("reveal N") == "ST2-REV-7 side=N"
    assert [is_location(read_cell(cell)) for cell in ["3,-1", "3,0", "0,1", "6,1"]] == [False, False, True, True]


@rule("ST2-GRID-4")
def test_a_temple_may_be_as_deep_as_there_are_tiles() -> None:
    scene = SubTerraScene("guide", "rogue", "aristocrat")
    tiles = scene.bag_holds()
    for number, tile in enumerate(tiles[:29]):
        cell = f"3,{number + 1}"
        scene.lay(tile, cell)
        if is_walled(scene.state, read_cell(cell), SIDE_IDS.index("N")):
            scene.breach(cell, "N")
    scene.breach("3,29", "S")
    scene.stand("3,29", "guide")
    scene.turn_of("guide")
    scene.next_tile(tiles[29])
    scene.do("reveal S", "orient 0")
    assert scene.tile_at("3,30") == tiles[29]
    assert [scene.tile_at("3,31"), scene.tile_at("3,32")] == [None, None]
    assert scene.asked() == ("choose_sanctum", [0])
    scene.do("sanctum 3,30 S")
    assert [scene.tile_at("3,31"), scene.tile_at("3,32")] == ["HALL", "LEDGE"]


@rule("ST2-GRID-5")
def test_each_cell_of_a_big_piece_is_a_tile_of_its_own() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.sanctum("3,1", "S")
    assert [distance(scene, "3,0", cell) for cell in ["4,0", "5,0", "6,0", "3,2", "3,3"]] == [1, 2, 3, 2, 3]
    scene.guardian("6,0")
    scene.end_round()
    assert [event.args["path"] for event in scene.told("guardian_moved")] == [["6,0", "5,0"], ["5,0", "4,0"]]


# Connections (section 2.2)


@rule("ST2-GRID-6", "ST2-PLACE-3")
def test_tiles_are_connected_only_where_both_sides_are_open() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-DRT-1", "3,1", 0)  # open E, S: a wall against the crossing
    scene.lay("B-DRT-2", "4,1", 2)  # open N, W
    scene.turn_of("guide")
    assert scene.offers("move") == ["move 3,-1", "move 4,0", "move 2,0"]
    assert scene.refusal("move 3,1") == "ST2-MOVE-1 cell=3,1"
    assert scene.refusal("reveal S") == "ST2-REV-7 side=S"
    scene.stand("4,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("move") == ["move 4,0", "move 3,1"]
    scene.stand("2,0", "guide")
    scene.turn_of("guide")
    assert scene.refusal("move 3,1") == "ST2-MOVE-1 cell=3,1"


@rule("ST2-GRID-7", "ST2-GRID-20")
def test_a_breach_opens_an_edge_for_moving_and_guardians_and_seeing() -> None:
    scene = SubTerraScene("guide", "sharpshooter", "veteran")
    scene.lay("B-DRT-1", "3,1", 0)
    scene.lay("B-DRT-2", "4,1", 2)
    scene.stand("3,1", "guide")
    scene.guardian("3,1")
    scene.turn_of("sharpshooter")
    assert scene.refusal("move 3,1") == "ST2-MOVE-1 cell=3,1"
    assert scene.refusal("shoot 3,1 infantry") == "ST2-EXP-SHA-3 guardian=infantry"
    scene.breach("3,0", "S")
    assert scene.offers("shoot") == ["shoot 3,1 infantry"]
    assert "move 3,1" in scene.texts()
    scene.stand("5,0", "guide")
    scene.stand("2,0", "sharpshooter", "veteran")
    scene.end_round()
    assert scene.told("guardian_moved")[0].args["path"] == ["3,1", "3,0"]


@rule("ST2-GRID-7", "ST2-VOLC-9")
@pytest.mark.parametrize(("is_breached", "cells"), [(True, ["3,2", "5,2"]), (False, ["3,2"])])
def test_a_breach_lets_lava_through(is_breached: bool, cells: list[str]) -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.path("3,1", "3,2", "5,1")
    scene.lay("B-DRT-1", "4,2", 1)  # open S, W
    scene.lay("B-BRI-1", "5,2", 0)  # open N, S
    scene.sanctum("3,2", "S")
    scene.hold("sapper", "artifact")
    scene.set_volcano("erupted")
    scene.flip("3,3", "3,4", "4,2")
    if is_breached:
        scene.breach("4,2", "E")
    scene.end_round()
    assert scene.told("lava_flowed")[0].args["cells"] == cells


@rule("ST2-GRID-7", "ST2-GRID-8", "ST2-PLACE-2", "ST2-GRID-19")
def test_a_breach_leads_to_an_empty_cell_and_opens_what_is_placed_there() -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.stand("3,1", "sapper")
    scene.turn_of("sapper")
    assert scene.offers("reveal") == ["reveal S"]
    scene.do("demolish E")
    assert scene.story() == ["wall_breached ST2-EXP-SAP-3 cell=3,1 side=E"]
    assert scene.offers("reveal") == ["reveal E", "reveal S"]
    scene.next_tile("B-KEY-1")
    scene.do("explore E")
    assert scene.texts() == ["orient 0", "orient 1", "orient 2", "orient 3"]  # one that shuts it off as well
    scene.do("orient 2")
    assert scene.at("sapper") == "4,1"
    assert scene.sides("4,1") == "N"


@rule("ST2-GRID-8")
def test_a_breach_stays_when_a_tile_is_replaced() -> None:
    scene = SubTerraScene("magician", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.lay("B-BRI-2", "4,1", 0)
    scene.breach("3,1", "E")
    scene.stand("3,1", "magician")
    scene.turn_of("magician")
    scene.do("exert", "transmute")
    assert scene.tile_at("3,1") == "A-TRM-1"
    assert scene.state.breaches == [edge_of(read_cell("3,1"), SIDE_IDS.index("E"))]
    scene.turn_of("magician")
    assert scene.offers("move") == ["move 3,0", "move 4,1"]
    assert scene.offers("reveal") == ["reveal S", "reveal W"]  # the new tile is open to the west too


@rule("ST2-GRID-9", "ST2-GRID-21")
def test_a_wall_falls_only_towards_a_tile_or_a_legal_location() -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.lay("B-KEY-1", "6,1", 3)  # open E, out of the lanes
    scene.breach("6,1", "N")
    scene.lay("B-BRI-1", "5,1", 0)
    scene.stand("6,1", "sapper")
    scene.turn_of("sapper")
    assert scene.offers("demolish") == ["demolish S", "demolish W"]
    assert scene.refusal("demolish N") == "ST2-GRID-21 side=N"
    assert scene.refusal("demolish E") == "ST2-GRID-21 side=E"
    scene.flip("5,1")
    assert scene.offers("demolish") == ["demolish S"]
    assert scene.refusal("demolish W") == "ST2-GRID-9 side=W"
    scene.stand("2,0", "sapper")
    scene.turn_of("sapper")
    assert scene.refusal("demolish N") == "ST2-GRID-9 side=N"
    assert scene.offers("demolish") == []


@rule("ST2-GRID-20")
def test_an_edge_has_two_names() -> None:
    assert edge_of(read_cell("3,2"), SIDE_IDS.index("E")) == edge_of(read_cell("4,2"), SIDE_IDS.index("W"))
    assert edge_of(read_cell("3,2"), SIDE_IDS.index("S")) == edge_of(read_cell("3,3"), SIDE_IDS.index("N"))
    assert edge_of(read_cell("3,2"), SIDE_IDS.index("E")) != edge_of(read_cell("3,2"), SIDE_IDS.index("S"))
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.lay("B-BRI-2", "4,1", 0)
    scene.breach("4,1", "W")
    scene.stand("3,1", "sapper")
    scene.turn_of("sapper")
    assert "move 4,1" in scene.texts()
    assert scene.refusal("demolish E") == "ST2-GRID-21 side=E"


@rule("ST2-GRID-21")
def test_a_wall_of_a_tile_may_be_only_its_neighbours() -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.path("3,1")
    scene.lay("B-BRI-1", "4,1", 0)
    scene.stand("3,1", "sapper")
    scene.turn_of("sapper")
    assert scene.offers("demolish") == ["demolish E"]
    scene.do("demolish E")
    assert "move 4,1" in scene.texts()


@rule("ST2-GRID-22", "ST2-VOLC-16")
def test_a_cell_of_lava_stays_occupied() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2")
    scene.flip("3,2")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("reveal") == ["reveal E", "reveal W"]
    assert scene.refusal("reveal S") == "ST2-REV-7 side=S"


@rule("ST2-GRID-23")
def test_a_tile_uses_up_every_exit_onto_its_location() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.stand("3,1", "guide")
    scene.stand("4,0", "rogue")
    scene.turn_of("rogue")
    assert scene.offers("reveal") == ["reveal S"]  # 4,1, as from 3,1 to the east
    scene.turn_of("guide")
    scene.next_tile("B-KEY-1")
    scene.do("reveal E")  # open to the west only
    assert scene.sides("4,1") == "W"
    scene.turn_of("rogue")
    assert scene.offers("reveal") == []
    assert scene.refusal("reveal S") == "ST2-REV-7 side=S"


@rule("ST2-GRID-24", "ST2-SET-1")
def test_the_fixed_pieces_have_the_sides_of_the_table() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    fixed = {"3,-1": "S", "3,0": "NESW", "2,0": "ESW", "1,0": "ESW", "0,0": "E", "4,0": "ESW", "5,0": "ESW", "6,0": "W"}
    assert {cell: scene.sides(cell) for cell in fixed} == fixed
    assert len(scene.state.tiles) == 8
    scene.path("3,1")
    scene.lay("B-BRI-1", "2,1", 1)
    assert scene.sides("3,1") == "NESW"
    assert {cell: scene.sides(cell) for cell in fixed} == fixed


# Distance (ST2-GRID-10 to ST2-GRID-12, ST2-GRID-16)


def ring() -> SubTerraScene:
    """Two ways from the crossing to 4,2: by 4,1 (two steps less), or by 3,1 and 3,2."""
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1", "3,2", "4,2")
    scene.lay("B-BRI-1", "4,1", 0)
    return scene


@rule("ST2-GRID-11", "ST2-GRID-16")
def test_distance_is_the_shortest_path_over_connected_tiles() -> None:
    scene = ring()
    assert distance(scene, "3,0", "4,2") == 3
    assert distance(scene, "3,1", "4,1") == 3  # a wall between them
    scene.rubble("4,1", "3,1")
    scene.guardian("4,1")
    scene.stand("4,1", "rogue")
    assert distance(scene, "3,0", "4,2") == 3
    scene.flip("4,1")
    scene.state.place[scene.seat("rogue")] = scene.place("3,0")
    assert distance(scene, "4,0", "4,2") == 4
    scene.flip("3,1")
    assert distance(scene, "3,0", "4,2") == FAR


@rule("ST2-GRID-12", "ST2-GRID-26")
def test_exit_and_lava_are_no_temple_tiles() -> None:
    scene = ring()
    scene.flip("4,1")
    assert distance(scene, "3,0", "3,-1") == FAR
    assert not scene.state.is_temple(scene.place("3,-1"))
    assert not scene.state.is_temple(scene.place("4,1"))
    assert scene.state.is_temple(scene.place("3,0"))


@rule("ST2-GRID-10", "ST2-GRID-26")
def test_rubble_does_not_part_tiles_that_are_connected() -> None:
    scene = ring()
    scene.rubble("3,1")
    scene.guardian("3,2")
    scene.turn_of("guide")
    assert scene.offers("dig") == ["dig 3,1"]
    scene.stand("3,0", "guide", "rogue", "veteran")
    scene.rubble("4,2")
    scene.end_round()  # it goes towards 3,1 or over 4,2, and digs
    assert scene.told("guardian_dug")[0].args["cell"] == "3,1"


@rule("ST2-GRID-26")
def test_next_to_means_one_step_and_never_the_own_tile() -> None:
    scene = SubTerraScene("sapper", "rogue", "veteran")
    scene.path("3,1", "3,2")
    scene.lay("B-BRI-1", "2,1", 0)
    for cell in ["3,0", "3,1", "3,2", "2,1"]:
        scene.guardian(cell)
    scene.stand("3,1", "sapper")
    scene.turn_of("sapper")
    assert scene.offers("grenade") == ["grenade 3,0", "grenade 3,2"]
    assert scene.refusal("grenade 3,1") == "ST2-EXP-SAP-1 cell=3,1"
    assert scene.refusal("grenade 2,1") == "ST2-EXP-SAP-1 cell=2,1"
    scene.state.guard[:4] = [-1] * 4
    scene.state.arrivals = []
    scene.guardian("3,2")
    scene.flip("3,2")
    assert scene.offers("grenade") == []


# Sight (section 2.3, ST2-GRID-25)


def lane() -> SubTerraScene:
    """Four tiles straight behind the crossing; the Sharpshooter stands on the crossing."""
    scene = SubTerraScene("sharpshooter", "healer", "veteran")
    scene.path("3,1", "3,2", "3,3", "3,4")
    scene.turn_of("sharpshooter")
    return scene


@rule("ST2-GRID-13", "ST2-GRID-25")
def test_sight_goes_straight_and_so_far() -> None:
    scene = lane()
    scene.path("2,1")
    for cell in ["2,1", "3,0", "3,3", "3,4"]:
        scene.guardian(cell)
    assert scene.offers("shoot") == ["shoot 3,3 infantry"]
    assert scene.refusal("shoot 3,4 infantry") == "ST2-EXP-SHA-3 guardian=infantry"
    assert scene.refusal("shoot 2,1 infantry") == "ST2-EXP-SHA-3 guardian=infantry"
    scene.lay("B-BRI-1", "4,1", 1)  # a wall against 4,0
    scene.guardian("4,1")
    scene.stand("4,0", "sharpshooter")
    assert "shoot 4,1 infantry" not in scene.texts()
    scene.stand("5,0", "sharpshooter")
    scene.turn_of("sharpshooter")
    assert scene.offers("shoot") == ["shoot 3,0 infantry"]


@rule("ST2-GRID-14", "ST2-GRID-17")
def test_rubble_hides_a_tile_and_what_lies_behind_it() -> None:
    scene = lane()
    scene.guardian("3,1")
    scene.guardian("3,2")
    assert scene.offers("shoot") == ["shoot 3,1 infantry", "shoot 3,2 infantry"]
    scene.rubble("3,2")
    assert scene.offers("shoot") == ["shoot 3,1 infantry"]
    scene.rubble("3,1")
    assert scene.offers("shoot") == []
    scene.state.rubble = 0
    scene.rubble("3,3")
    scene.stand("3,3", "sharpshooter")
    scene.turn_of("sharpshooter")
    assert scene.offers("shoot") == []
    assert scene.offers("scope") == []


@rule("ST2-GRID-15", "ST2-GRID-17", "ST2-GRID-25")
def test_a_tile_sees_itself_and_nobody_stands_in_the_way_but_lava() -> None:
    scene = lane()
    scene.set_hearts(1, "veteran", "sharpshooter")
    scene.stand("3,2", "veteran", "sharpshooter")
    scene.guardian("3,1", count=2)
    scene.key_on("3,1")
    scene.turn_of("healer")
    assert scene.offers("cure") == ["cure sharpshooter", "cure veteran"]
    scene.stand("3,0", "sharpshooter")
    scene.rubble("3,0")
    assert scene.offers("cure") == ["cure sharpshooter"]  # her own tile
    scene.state.rubble = 0
    scene.flip("3,1")
    assert scene.offers("cure") == ["cure sharpshooter"]


# Orientation (section 2.6)

SHAPES = {  # the open sides by rotation, then the rotations to offer
    "B-KEY-1": ("S W N E", [0, 1, 2, 3]),
    "B-BRI-1": ("NS EW NS EW", [0, 1]),
    "B-DRT-1": ("ES SW NW NE", [0, 1, 2, 3]),
    "B-NOR-1": ("ESW NSW NEW NES", [0, 1, 2, 3]),
    "B-SPK-1": ("NESW NESW NESW NESW", [0]),
}


@rule("ST2-GRID-18")
@pytest.mark.parametrize("tile", SHAPES)
def test_shapes_turn_clockwise(tile: str) -> None:
    sides, offered = SHAPES[tile]
    number = parts.TILE_IDS.index(tile)
    for rotation, wanted in enumerate(sides.split()):
        scene = SubTerraScene("guide", "rogue", "veteran")
        scene.lay(tile, "3,1", rotation)
        assert scene.sides("3,1") == wanted
    assert parts.TILE_ROTATIONS[number] == offered


CONNECTING = {  # tile: rotations offered when it is revealed to the south
    "B-KEY-1": [2],
    "B-BRI-1": [0],
    "B-DRT-1": [2, 3],
    "B-NOR-1": [1, 2, 3],
    "B-SPK-1": [0],
}


@rule("ST2-GRID-19", "ST2-PLACE-1", "ST2-TURN-15")
@pytest.mark.parametrize("tile", CONNECTING)
def test_a_revealed_tile_must_open_towards_the_tile_it_is_revealed_from(tile: str) -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.next_tile(tile)
    scene.turn_of("guide")
    scene.do("reveal S")
    rotations = CONNECTING[tile]
    if len(rotations) > 1:
        assert scene.asked() == ("orientation", [0])
        assert scene.texts() == [f"orient {rotation}" for rotation in rotations]
        scene.do(f"orient {rotations[-1]}")
    assert scene.tile_at("3,1") == tile
    assert "N" in scene.sides("3,1")


@rule("ST2-GRID-18", "ST2-GRID-19")
def test_an_orientation_that_is_not_one_is_refused() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.turn_of("guide")
    scene.next_tile("B-NOR-1")
    scene.do("reveal S")
    assert scene.refusal("orient 0") == "ST2-PLACE-1 rotation=0"
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.breach("3,1", "E")
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    scene.next_tile("B-BRI-2")
    scene.do("reveal E")
    assert scene.texts() == ["orient 0", "orient 1"]
    assert scene.refusal("orient 2") == "ST2-GRID-18 rotation=2"


# Order (ST2-GRID-27)


@rule("ST2-GRID-27")
def test_tiles_are_named_by_column_and_lane() -> None:
    scene = SubTerraScene("guide", "rogue", "veteran")
    scene.path("3,1")
    scene.lay("B-GRD-3", "2,1", 0)  # open E, S
    scene.lay("B-GRD-4", "4,1", 1)  # open S, W
    scene.lay("B-GRD-1", "3,2", 2)
    scene.stand("3,1", "guide")
    scene.peril("guide", "wake")
    assert scene.texts() == ["wake 2,1", "wake 4,1", "wake 3,2"]


@rule("ST2-GRID-27", "ST2-TERM-1")
def test_explorers_are_named_in_turn_order_then_ark_dog_and_turret() -> None:
    scene = SubTerraScene("tamer", "inventor", "guide", game_mode="ark")
    scene.stand("3,0", "dog", "turret")
    scene.guardian("3,0")
    scene.end_round()
    assert scene.asked() == ("choose_victim", [0])
    assert scene.texts() == [
        "victim tamer",
        "victim inventor",
        "victim guide",
        "victim ark",
        "victim dog",
        "victim turret",
    ]


# What counts as an Explorer (section 2.5)


def company() -> SubTerraScene:
    """Tamer, Inventor and Guide with Ark, Dog and Turret; these three stand on 3,1."""
    scene = SubTerraScene("tamer", "inventor", "guide", game_mode="ark")
    scene.path("3,1", "3,2")
    scene.stand("3,1", "ark", "dog", "turret")
    return scene


@rule("ST2-TERM-1")
def test_companions_lose_hearts_and_are_healed_up_to_three() -> None:
    scene = company()
    scene.state.consolidated = 0
    scene.peril("guide", "lava")
    assert [scene.hearts(name) for name in ["ark", "dog", "turret"]] == [2, 2, 2]
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.offers("heal") == ["heal ark", "heal dog", "heal turret"]
    scene.do("heal ark")
    assert scene.offers("heal") == ["heal dog", "heal turret"]


@rule("ST2-TERM-1", "ST2-MOVE-16")
def test_without_hearts_the_ark_is_down_and_the_others_leave() -> None:
    scene = company()
    scene.state.consolidated = 0
    scene.set_hearts(1, "ark", "dog", "turret")
    scene.peril("guide", "lava")
    assert [scene.at(name) for name in ["ark", "dog", "turret"]] == ["3,1", None, None]
    assert [event.args["explorer"] for event in scene.told("fell")] == ["ark"]
    assert [(event.args["explorer"], event.rule) for event in scene.told("withdrew")] == [
        ("dog", "ST2-CIR-DOG-6"),
        ("turret", "ST2-FAC-TUR-5"),
    ]
    scene.stand("3,1", "guide")
    scene.turn_of("guide")
    assert scene.refusal("push 3,0") == "ST2-ARK-8"


@rule("ST2-TERM-1", "ST2-MOVE-5", "ST2-MOVE-13")
@pytest.mark.parametrize("name", ["ark", "dog", "turret", "tamer"])
def test_each_of_them_takes_up_a_bridge(name: str) -> None:
    scene = SubTerraScene("tamer", "inventor", "guide", game_mode="ark")
    scene.lay("B-BRI-1", "3,1", 0)
    scene.turn_of("guide")
    assert "move 3,1" in scene.texts()
    scene.stand("3,1", name)
    assert scene.refusal("move 3,1") == "ST2-MOVE-5 cell=3,1"


@rule("ST2-TERM-1")
@pytest.mark.parametrize("name", ["ark", "dog", "turret"])
def test_each_of_them_is_chased(name: str) -> None:
    scene = company()
    scene.path("3,3")
    scene.stand("3,1", name)
    for other in ["ark", "dog", "turret"]:
        if other != name:
            scene.state.place[scene.piece(other)] = -1 if other != "ark" else scene.place("3,0")
    scene.guardian("3,3")
    scene.end_round()
    assert scene.guardians_on("3,1") == ["infantry"]
    scene.end_round()
    assert scene.hearts(name) == 1


@rule("ST2-TERM-1", "ST2-ARK-8")
def test_an_ark_that_is_down_is_not_chased() -> None:
    scene = company()
    scene.stand("5,0", "dog", "turret")
    scene.set_hearts(0, "ark")
    scene.guardian("3,2")
    scene.end_round()
    assert scene.guardians_on("3,0") == ["infantry"]


@rule("ST2-TERM-1", "ST2-MOVE-12")
@pytest.mark.parametrize("mode", ["base", "ark"])
def test_dog_and_ark_do_not_leave_and_nobody_does_in_ark_mode(mode: str) -> None:
    scene = SubTerraScene("tamer", "inventor", "guide", game_mode=mode)
    scene.stand("3,0", "dog")
    scene.turn_of("tamer")
    assert scene.refusal("dog move 3,-1") == "ST2-MOVE-12 cell=3,-1"
    if mode == "ark":
        assert scene.refusal("push 3,-1") == "ST2-MOVE-12 cell=3,-1"
        assert scene.refusal("move 3,-1") == "ST2-MOVE-12 cell=3,-1"
    else:
        assert "move 3,-1" in scene.texts()


@rule("ST2-TERM-1")
def test_companions_carry_nothing_and_get_no_orders() -> None:
    scene = SubTerraScene("aristocrat", "tamer", "inventor", game_mode="ark")
    scene.stand("3,0", "dog", "turret")
    scene.hold("aristocrat", "key")
    scene.turn_of("aristocrat")
    assert scene.offers("give") == ["give tamer", "give inventor"]
    assert scene.refusal("give ark") == "ST2-ITEM-2 explorer=ark"
    assert scene.refusal("order dog 4,0") == "ST2-EXP-ARI-2 explorer=dog"
    assert scene.refusal("order ark 4,0") == "ST2-EXP-ARI-3 explorer=ark"
    assert {text.split()[1] for text in scene.offers("order")} == {"tamer", "inventor"}


@rule("ST2-TERM-1")
def test_everybody_down_does_not_mean_the_companions() -> None:
    scene = company()
    scene.down("tamer", "inventor")
    scene.set_hearts(1, "guide")
    scene.stand("3,2", "guide")
    scene.state.consolidated = 0
    scene.peril("tamer", "lava")
    assert scene.state.over
    assert scene.hearts("ark") == 2


@rule("ST2-TERM-1")
@pytest.mark.parametrize("helper", ["ark", "dog", "turret"])
def test_each_of_them_helps_out_of_a_pit(helper: str) -> None:
    scene = SubTerraScene("tamer", "inventor", "guide", game_mode="ark", temple_mode="dauntless")
    scene.lay("A-PIT-1", "3,1")
    scene.path("3,2")
    scene.stand("3,1", "guide")
    scene.stand("4,0", "tamer", "inventor", "ark")
    scene.turn_of("guide")
    assert scene.offers("move") == []
    scene.stand("3,2", helper)
    assert scene.offers("move") == ["move 3,2"]
    if helper == "ark":
        scene.set_hearts(0, "ark")
        assert scene.offers("move") == []


@rule("ST2-TERM-1")
def test_snakes_bite_the_dog_that_enters() -> None:
    scene = SubTerraScene("tamer", "inventor", "guide", temple_mode="dauntless")
    scene.lay("A-SNK-1", "3,1")
    scene.markers("3,1", 2)
    scene.stand("3,0", "dog")
    scene.turn_of("tamer")
    scene.do("dog move 3,1")
    assert scene.line("snakes_bit") == "snakes_bit ST2-DAU-SNK-2 seat=0 explorer=dog number=2 cell=3,1"
    assert scene.hearts("dog") == 1


@rule("ST2-TERM-1", "ST2-SET-14")
def test_companions_count_neither_for_the_start_nor_have_a_turn() -> None:
    scene = company()
    assert scene.state.marker == 26
    for seat in range(3):
        assert scene.asked() == ("actions", [seat])
        scene.next_peril("stumble")
        scene.do("end")
    assert scene.state.round == 2
