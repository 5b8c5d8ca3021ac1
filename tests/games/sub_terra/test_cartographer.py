"""The Cartographer: Chart and Dissuade (section 21.2)."""

from __future__ import annotations

import pytest

from tests.games.sub_terra.scene import SubTerraScene
from tests.kit import rule


def chart(*others: str, **options: object) -> SubTerraScene:
    team = [*others, *[name for name in ("foreman", "veteran") if name not in others]]
    return SubTerraScene("cartographer", *team[:2], **options)


def is_asked_to_dissuade(table: SubTerraScene, action: str) -> bool:
    """Whether the Cartographer may send the tile back that an action draws."""
    table.next_tile("B-SPK-3")
    table.do(action)
    return table.asked()[0] == "dissuade_tile"


# Chart


@rule("ST2-FAC-CAR-1", "ST2-FAC-CAR-3", "ST2-FAC-CAR-4")
def test_chart_reveals_from_his_tile_or_from_one_next_to_it() -> None:
    table = chart()
    table.path("3,1", "3,2")
    assert table.offers("chart") == [
        *["chart 4,0 S", "chart 3,1 E", "chart 3,1 W", "chart 2,0 S"],
    ]
    assert table.refusal("chart 3,2 S") == "ST2-FAC-CAR-4 cell=3,2 side=S"
    assert table.refusal("chart 3,0 N") == "ST2-FAC-CAR-4 cell=3,0 side=N"
    assert table.refusal("chart 5,0 S") == "ST2-FAC-CAR-4 cell=5,0 side=S"
    table.next_tile("B-GRD-1")
    table.do("chart 3,1 E", "pass")
    assert (table.tile_at("4,1"), table.at("cartographer"), table.state.ap) == ("B-GRD-1", "3,0", 1)
    assert table.guardians() == ["INF-1 4,1"]


@rule("ST2-FAC-CAR-2", "ST2-FAC-CAR-12")
def test_rubble_on_the_tile_he_charts_from_does_not_matter() -> None:
    table = chart()
    table.path("3,1")
    table.rubble("3,1", "3,0")
    assert "chart 3,1 S" in table.texts()
    table.do(*dissuading(table, "chart 3,1 S"))
    assert table.tile_at("3,2") is None


def dissuading(table: SubTerraScene, action: str) -> tuple[str, str]:
    table.next_tile("B-SPK-3")
    return action, "dissuade"


@rule("ST2-FAC-CAR-4")
def test_a_wall_stops_a_chart() -> None:
    table = chart()
    table.lay("B-KEY-1", "4,1", 2)
    table.path("3,1")
    table.stand("3,1", "cartographer")
    assert [text for text in table.offers("chart") if "4,1" in text] == []


@rule("ST2-FAC-CAR-1", "ST2-REV-5")
def test_chart_needs_a_tile_in_the_bag() -> None:
    table = chart()
    table.path("3,1")
    table.sanctum("3,1", "S")
    assert table.offers("chart") == []
    assert table.refusal("chart 4,0 S") == "ST2-REV-5"


# Dissuade


@rule("ST2-FAC-CAR-5", "ST2-FAC-CAR-6", "ST2-FAC-CAR-10")
def test_he_may_send_a_tile_back_that_somebody_explores_near_him_and_nobody_moves() -> None:
    table = chart("foreman", "veteran")
    table.turn_of("foreman")
    table.next_tile("B-GRD-1")
    table.do("explore S")
    assert table.asked() == ("dissuade_tile", [0])
    assert table.texts() == ["dissuade", "pass"]
    table.do("dissuade")
    assert table.story()[0] == "dissuaded ST2-FAC-CAR-5 seat=0 explorer=cartographer tile=B-GRD-1"
    assert (table.tile_at("3,1"), table.at("foreman"), table.state.ap) == (None, "3,0", 1)
    assert ("B-GRD-1" in table.bag_holds(), table.guardians(), table.asked()) == (True, [], ("actions", [1]))


@rule("ST2-FAC-CAR-5")
def test_he_need_not() -> None:
    table = chart("foreman", "veteran")
    table.turn_of("foreman")
    table.next_tile("B-LAV-1")
    table.do("explore S", "pass")
    assert (table.tile_at("3,1"), table.at("foreman")) == ("B-LAV-1", "3,1")


@rule("ST2-FAC-CAR-8", "ST2-FAC-CAR-9", "ST2-FAC-CAR-12", "ST2-AMB-38")
@pytest.mark.parametrize(("cell", "is_asked"), [("3,2", True), ("3,1", True), ("3,0", False), ("4,0", False)])
def test_what_counts_is_the_way_from_him_to_the_place_of_the_tile(cell: str, is_asked: bool) -> None:
    table = chart("foreman", "veteran")
    table.path("3,1", "3,2")
    table.rubble("3,1")
    table.stand(cell, "cartographer")
    table.stand("3,2", "foreman")
    table.turn_of("foreman")
    assert is_asked_to_dissuade(table, "reveal S") is is_asked


@rule("ST2-FAC-CAR-9", "ST2-AMB-38")
def test_any_tile_that_opens_onto_the_place_counts_whoever_places() -> None:
    table = chart("foreman", "veteran")
    table.path("3,1", "4,1", "4,2")
    table.stand("4,2", "cartographer")
    table.stand("3,1", "foreman")
    table.turn_of("foreman")
    assert is_asked_to_dissuade(table, "reveal S")


@rule("ST2-FAC-CAR-8")
def test_he_may_dissuade_his_own_chart() -> None:
    table = chart()
    assert is_asked_to_dissuade(table, "chart 3,0 S")
    table.do("dissuade")
    assert (table.asked(), table.state.ap) == (("actions", [0]), 1)


@rule("ST2-FAC-CAR-9", "ST2-FAC-CAR-13")
@pytest.mark.parametrize(("fate", "is_asked"), [("active", True), ("down", True), ("dead", False), ("escaped", False)])
def test_it_works_while_he_is_down_but_not_when_he_is_out(fate: str, is_asked: bool) -> None:
    table = chart("foreman", "veteran")
    table.path("3,1")
    table.stand("3,1", "foreman")
    if fate == "down":
        table.down("cartographer")
    elif fate == "dead":
        table.bury("cartographer")
    elif fate == "escaped":
        table.let_out("cartographer")
    table.turn_of("foreman")
    assert is_asked_to_dissuade(table, "reveal S") is is_asked


@rule("ST2-FAC-CAR-11", "ST2-FAC-CAR-9")
def test_he_is_asked_once_after_the_choice_of_the_archaeologist() -> None:
    table = chart("archaeologist", "veteran")
    table.turn_of("archaeologist")
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("reveal S")
    assert table.asked() == ("keep_tile", [1])
    table.do("keep B-NOR-1")
    assert table.asked() == ("dissuade_tile", [0])
    table.do("pass")
    assert table.asked() == ("orientation", [1])


@rule("ST2-FAC-CAR-11", "ST2-PLACE-12")
def test_what_was_set_aside_goes_back_with_the_dissuaded_tile() -> None:
    table = chart("archaeologist", "veteran")
    table.turn_of("archaeologist")
    table.next_tile("B-NOR-1", "B-KEY-1")
    table.do("reveal S", "keep B-NOR-1", "dissuade")
    assert {"B-NOR-1", "B-KEY-1"} <= {*table.bag_holds()}


@rule("ST2-FAC-CAR-10")
def test_illuminate_goes_on_after_a_dissuaded_first_tile() -> None:
    table = chart("guide", "veteran")
    table.path("3,1")
    table.stand("3,1", "guide", "cartographer")
    table.turn_of("guide")
    table.next_tile("B-LAV-2")
    table.do("illuminate S", "dissuade")
    assert table.asked() == ("second_exit", [1])
    assert "also S" in table.texts()


@rule("ST2-FAC-CAR-7")
def test_typhaons_tiles_are_not_dissuaded() -> None:
    table = chart(game_mode="typhaon")
    table.next_tile("B-LAV-1")
    table.typhaon_turn()
    table.do("at 3,1")
    assert table.asked()[0] == "play_card"
    assert table.tile_at("3,1") == "B-LAV-1"


@rule("ST2-FAC-CAR-13", "ST2-FAC-CAR-9")
def test_of_a_vision_the_distance_to_the_named_place_counts() -> None:
    table = chart("fortune-teller", "veteran")
    table.path("3,1", "3,2")
    table.stand("3,2", "veteran")
    table.stand("5,0", "cartographer")
    table.turn_of("fortune-teller")
    table.next_tile("B-SPK-3")
    table.do("vision", "at 3,3")
    assert table.asked() == ("actions", [1])
    table.next_tile("B-SPK-1")
    table.do("vision", "at 5,1")
    assert table.asked() == ("dissuade_tile", [0])
