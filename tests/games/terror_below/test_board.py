"""Sections 2.2 and 2.3: the grid, its directions and the Locations."""

from __future__ import annotations

import pytest

from hypogeum.games.terror_below import pack
from hypogeum.games.terror_below.board import BOARDS, read_space, write_space
from hypogeum.games.terror_below.components import DIRECTION_IDS
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

DESERT = BOARDS[0]

LOCATIONS = {  # English, French, space on the Desert side, bonus
    "government": ("Government Facility", "Bâtiment officiel", "3,1", "bounty"),
    "police": ("State Police", "Police d’État", "6,2", "weapon"),
    "store": ("General Store", "Magasin général", "1,3", "item"),
    "motel": ("Motel", "Motel", "2,6", "vp"),
    "hospital": ("Hospital", "Hôpital", "5,6", "revive"),
}


def attack_by_dice(*dice: int) -> TerrorBelowScene:
    """W05 (Green, CROSS) has attacked with its Target on the Motel; the dice, red then blue, place the Egg."""
    scene = TerrorBelowScene()
    scene.worm(1, "W05", "2,6", ("V2-3", "V2-4"))
    scene.do("play V2-1 1")
    scene.refill()
    scene.roll(*dice)
    scene.next_cards("W02")
    scene.do("stop", "end_turn")
    return scene


@rule("TB-BOARD-1")
def test_the_desert_side_has_36_spaces_and_the_dice_point_at_each_of_them() -> None:
    spaces = {f"{column},{row}" for column in range(1, 7) for row in range(1, 7)}
    assert {write_space(space) for space in DESERT.land_spaces} == spaces
    assert len(DESERT.dice) == 36
    assert {write_space(space) for space in DESERT.dice} == spaces


@rule("TB-BOARD-2", "TB-AMB-1", "TB-BOARD-1")
def test_the_red_die_gives_the_column_and_the_blue_die_the_row() -> None:
    assert attack_by_dice(4, 2).egg_map() == {"4,2": ["green"]}
    assert attack_by_dice(2, 4).egg_map() == {"2,4": ["green"]}


@rule("TB-BOARD-3")
@pytest.mark.parametrize(("direction", "space"), [("N", "3,3"), ("E", "4,4"), ("S", "3,5"), ("W", "2,4")])
def test_directions_change_column_or_row_by_one(direction: str, space: str) -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,4")
    scene.do("play V2-1 1", f"move {direction}")
    assert scene.place(0) == space


@rule("TB-BOARD-4", "TB-BOARD-5")
def test_the_five_locations_lie_on_their_standard_spaces_at_the_edge() -> None:
    tiles = {tile.id: (tile.name.en, tile.name.fr, tile.bonus) for tile in pack.BOARD.location}
    assert tiles == {name: (english, french, bonus) for name, (english, french, _, bonus) in LOCATIONS.items()}
    scene = TerrorBelowScene()
    assert {name: scene.location(name) for name in LOCATIONS} == {name: row[2] for name, row in LOCATIONS.items()}
    on_board = {write_space(space) for space, place in enumerate(scene.state.location_at) if place != -1}
    assert on_board == {row[2] for row in LOCATIONS.values()}
    assert all("1" in space or "6" in space for space in on_board)


@rule("TB-BOARD-6")
def test_adjacent_spaces_share_a_side() -> None:
    around = DESERT.neighbours[read_space("3,3")]
    assert [write_space(space) for space in around] == ["3,2", "4,3", "3,4", "2,3"]
    assert not DESERT.are_adjacent(read_space("3,3"), read_space("4,4"))
    assert [write_space(space) for space in DESERT.neighbours[read_space("1,1")]] == ["2,1", "1,2"]
    assert [write_space(space) for space in DESERT.neighbours[read_space("6,6")]] == ["6,5", "5,6"]
    assert len(DIRECTION_IDS) == 4


@rule("TB-BOARD-6")
def test_rubble_on_a_diagonal_space_is_out_of_reach() -> None:
    scene = TerrorBelowScene()
    scene.stand(0, "3,3")
    scene.rubble(1, "4,4", "2,2", "3,4")
    scene.do("play V2-1 1")
    assert scene.offers("clear") == ["clear 3,4"]
    assert scene.refused("clear 4,4") == "TB-ACT-8"


@rule("TB-BOARD-7")
def test_a_space_holds_two_rubble_but_any_number_of_eggs() -> None:
    scene = TerrorBelowScene()
    scene.worm(1, "W05", "3,3", ("V2-3", "V2-4"))
    scene.rubble(2, "2,2")
    scene.rubble(1, "4,4")
    scene.eggs("3,3", "green", "green", "blue", "yellow")
    scene.do("play V2-1 1")
    scene.end_turn("W02")
    assert scene.rubble_map() == {"2,2": 2, "4,4": 2, "4,2": 1, "2,4": 1}
    assert scene.egg_map() == {"3,3": ["green", "green", "green", "yellow", "blue"]}


@rule("TB-BOARD-8")
def test_targets_share_spaces_with_each_other_and_with_everything_else() -> None:
    scene = TerrorBelowScene()
    scene.hand(0, "V5-2")
    scene.stand(0, "3,4")
    scene.worm(1, "W25", "1,4")
    scene.worm(2, "W27", "3,4")
    scene.rubble(2, "3,4")
    scene.eggs("3,4", "blue")
    scene.do("play V5-2 1")
    assert (scene.target(1), scene.target(2), scene.place(0)) == ("3,4", "3,4", "3,4")
    onto_location = TerrorBelowScene()
    onto_location.hand(0, "V3-8")
    onto_location.worm(1, "W25", "2,3")
    onto_location.do("play V3-8 1")
    assert onto_location.target(1) == onto_location.location("store")
