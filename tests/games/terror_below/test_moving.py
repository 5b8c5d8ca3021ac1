"""Sections 5.1 and 5.2: moving, passing through pawns and jumping over them."""

from __future__ import annotations

import pytest

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import write_space
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def walker(at: str, *others: str, card: str = "V2-1", **options: object) -> TerrorBelowScene:
    """Seat 0 stands there and has the points of the card; the others stand on these spaces."""
    scene = TerrorBelowScene(len(others) + 1 if others else 2, **options)
    scene.hand(0, card, "V3-9")
    scene.stand(0, at)
    for seat, space in enumerate(others):
        scene.stand(seat + 1, space)
    scene.do(f"play {card} 2")
    return scene


# Move


@rule("TB-ACT-1")
def test_a_move_goes_one_space_north_east_south_or_west() -> None:
    scene = walker("3,3", "1,1")
    assert scene.offers("move") == ["move N", "move E", "move S", "move W"]
    scene.do("move E")
    assert (scene.place(0), scene.state.ap) == ("4,3", 1)


@rule("TB-ACT-1")
def test_a_move_does_not_leave_the_board() -> None:
    scene = walker("6,6", "1,1")
    assert scene.offers("move") == ["move N", "move W"]
    assert scene.refused("move E") == "TB-ACT-1"
    assert scene.refused("move S") == "TB-ACT-1"


@rule("TB-ACT-2")
@pytest.mark.parametrize("pieces", [1, 2])
def test_rubble_blocks_the_way_in(pieces: int) -> None:
    scene = walker("3,3", "1,1")
    scene.rubble(pieces, "4,3")
    assert scene.offers("move") == ["move N", "move S", "move W"]
    assert scene.refused("move E") == "TB-ACT-2"


@rule("TB-ACT-2")
def test_rubble_does_not_block_the_way_out() -> None:
    scene = walker("3,3", "1,1")
    scene.rubble(2, "3,3")
    scene.do("move E")
    assert scene.place(0) == "4,3"


@rule("TB-ACT-2")
def test_climbing_gear_and_patricia_are_the_exceptions() -> None:
    gear = walker("3,3", "1,1")
    gear.give(0, "I04-1")
    gear.rubble(2, "4,3")
    gear.do("use I04", "move E")
    assert (gear.place(0), gear.rubble_map()) == ("4,3", {"4,3": 2})
    patricia = walker("3,3", "1,1")
    patricia.lead(0, "C08")
    patricia.rubble(1, "4,3")
    patricia.do("move E taking")
    assert (patricia.place(0), patricia.rubble_map(), patricia.squad(0).rubble) == ("4,3", {}, 1)


# Passing through


@rule("TB-ACT-3", "TB-ACT-4", "TB-AMB-9")
def test_a_pawn_passes_through_another_but_may_not_stop_there() -> None:
    scene = walker("3,3", "4,3")
    scene.do("move E")
    assert scene.place(0) == scene.place(1) == "4,3"
    assert scene.offers("stop") == []
    assert scene.refused("stop") == "TB-ACT-4"
    scene.do("move E")
    assert scene.place(0) == "5,3"
    assert scene.offers("stop") == ["stop"]


@rule("TB-ACT-4", "TB-AMB-9")
def test_the_last_point_does_not_enter_an_occupied_space() -> None:
    scene = walker("2,3", "4,3")
    scene.do("move E")
    assert scene.state.ap == 1
    assert "move E" not in scene.texts()
    assert scene.refused("move E") == "TB-ACT-4"


@rule("TB-ACT-4")
def test_entering_needs_a_way_out_past_rubble() -> None:
    scene = walker("2,1", "1,1")
    scene.rubble(1, "1,2")
    scene.do("move W")  # back to 2,1 is a way out
    assert scene.texts() == ["move E"]
    blocked = walker("2,1", "1,1")
    blocked.rubble(1, "1,2", "2,1")
    assert blocked.refused("move W") == "TB-ACT-4"


@rule("TB-ACT-4")
def test_a_chain_of_pawns_needs_enough_points_to_get_through() -> None:
    scene = walker("1,1", "2,1", "3,1", "4,1", card="V4-1")
    scene.rubble(1, "1,2", "2,2", "3,2", "4,2")
    scene.do("move E")
    scene.rubble(1, "1,1")  # no way back
    assert scene.state.ap == 3
    assert scene.texts() == ["move E"]
    scene.do("move E")
    assert scene.texts() == ["move E", "leap 5,1"]
    scene.do("move E")
    assert scene.texts() == ["move E"]
    scene.do("move E")
    assert (scene.place(0), scene.state.ap) == ("5,1", 0)


@rule("TB-ACT-4")
def test_two_points_are_not_enough_for_a_longer_chain_without_a_leap() -> None:
    scene = walker("1,1", "2,1", "3,1", "4,1", "5,1", card="V2-1")
    scene.rubble(1, "1,2", "2,2", "3,2", "4,2", "5,2")
    scene.rubble(1, "1,1")
    assert scene.refused("move E") == "TB-ACT-4"
    assert scene.offers("leap") == []


@rule("TB-ACT-4")
@pytest.mark.parametrize(("card", "enters"), [("V2-1", False), ("V3-1", True)])
def test_the_way_out_may_lead_over_further_pawns_if_the_points_last(card: str, enters: bool) -> None:
    scene = walker("1,1", "2,1", "3,1", "4,1", card=card)
    scene.rubble(1, "1,1", "1,2", "2,2", "3,2", "4,2")
    assert ("move E" in scene.texts()) is enters
    if enters:
        scene.do("move E", "move E", "leap 5,1")
        assert (scene.place(0), scene.state.ap) == ("5,1", 0)


@rule("TB-ACT-4")
def test_in_transit_only_moves_and_leaps_are_allowed() -> None:
    scene = walker("3,3", "4,3", "5,3", card="V4-1")
    scene.give(0, "I05-1")
    scene.rubble(1, "4,2")
    scene.eggs("4,3", "green")
    scene.do("move E")
    assert {text.split()[0] for text in scene.texts()} == {"move", "leap"}
    assert scene.refused("clear 4,2") == "TB-ACT-4"
    assert scene.refused("pick_up 4,3") == "TB-ACT-4"


@rule("TB-ACT-4")
def test_in_transit_no_canyon_is_jumped() -> None:
    scene = walker("3,1", "3,2", board="canyon")
    scene.do("move S")
    assert scene.offers("jump") == []
    assert scene.refused("jump E V3-9") == "TB-ACT-4"


@rule("TB-ACT-4")
def test_in_transit_on_a_location_nothing_is_delivered() -> None:
    scene = walker("2,5", "2,6")
    scene.carry(0, "green")
    scene.do("move S")
    assert scene.refused("deliver green") == "TB-ACT-4"


@rule("TB-ACT-4")
def test_a_pawn_that_shares_a_location_thanks_to_rebecca_acts_freely() -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C01")
    scene.stand(0, "2,5")
    scene.stand(1, "2,6")
    scene.carry(0, "green")
    scene.do("play V3-1 2", "move S")
    assert "stop" in scene.texts()
    scene.do("deliver green", "bonus vp")
    assert scene.points(0) == 2
    scene.do("stop")
    scene.refill()
    scene.do("end_turn", "play V2-2 2")
    assert "stop" in scene.texts()


# Jump over a pawn


@rule("TB-ACT-5")
def test_a_leap_over_an_adjacent_pawn_may_turn_a_corner() -> None:
    scene = walker("3,3", "4,3")
    assert scene.offers("leap") == ["leap 4,2", "leap 5,3", "leap 4,4"]
    scene.do("leap 4,4")
    assert (scene.place(0), scene.state.ap) == ("4,4", 1)


@rule("TB-ACT-5")
def test_a_leap_needs_an_adjacent_pawn() -> None:
    scene = walker("3,3", "4,4")
    assert scene.offers("leap") == []
    assert scene.refused("leap 5,4") == "TB-ACT-5"


@rule("TB-ACT-5")
def test_a_leap_does_not_land_on_rubble_or_on_a_pawn() -> None:
    scene = walker("3,3", "4,3", "5,3")
    scene.rubble(1, "4,2")
    assert scene.offers("leap") == ["leap 4,4"]
    assert scene.refused("leap 4,2") == "TB-ACT-5"
    assert scene.refused("leap 5,3") == "TB-ACT-5"


@rule("TB-ACT-5")
def test_a_leap_costs_a_point() -> None:
    scene = walker("2,3", "4,3")
    scene.do("move E")
    scene.do("leap 5,3")
    assert scene.state.ap == 0
    spent = walker("3,3", "4,3")
    spent.do("move N", "move S")
    assert spent.refused("leap 5,3") == "TB-TURN-9"


@rule("TB-ACT-6")
def test_a_leap_does_not_land_where_it_began() -> None:
    scene = walker("3,3", "4,3")
    assert scene.refused("leap 3,3") == "TB-ACT-6"


@rule("TB-ACT-6")
def test_a_leap_does_not_land_on_a_canyon_space() -> None:
    scene = walker("2,3", "3,3", board="canyon")
    assert scene.offers("leap") == ["leap 3,2", "leap 3,4"]


@rule("TB-ACT-6")
def test_a_leap_may_land_on_a_location() -> None:
    scene = walker("4,6", "3,6")
    scene.do("leap 2,6")
    assert scene.place(0) == scene.location("motel")


@rule("TB-ACT-6")
def test_a_pawn_on_rubble_can_be_leapt_over() -> None:
    scene = walker("3,3", "4,3")
    scene.rubble(2, "4,3")
    assert scene.refused("move E") == "TB-ACT-2"
    scene.do("leap 5,3")
    assert scene.place(0) == "5,3"


@rule("TB-ACT-6")
def test_climbing_gear_allows_landing_on_rubble() -> None:
    scene = walker("3,3", "4,3")
    scene.give(0, "I04-1")
    scene.rubble(2, "5,3")
    assert "leap 5,3" not in scene.texts()
    scene.do("use I04", "leap 5,3")
    assert scene.rubble_map() == {"5,3": 2}


@rule("TB-ACT-4", "TB-CHAR-16")
@pytest.mark.parametrize(("direction", "other"), [("N", "4,3"), ("E", "5,4"), ("S", "4,5"), ("W", "3,4")])
def test_patricia_does_not_scramble_onto_a_pawn_if_she_would_have_to_scramble_off_again(
    direction: str, other: str
) -> None:
    scene = TerrorBelowScene()
    scene.lead(0, "C08")
    scene.hand(0, "V7-1")
    scene.stand(0, "4,4")
    scene.stand(1, other)
    for space in scene.state.options.board.land_spaces:
        if scene.state.location_at[space] == NONE:
            scene.rubble(1, write_space(space))
    scene.do("play V7-1 1")
    assert f"move {direction} taking" not in scene.texts()
    assert scene.refused(f"move {direction} taking") == "TB-ACT-4"
    scene.rubble(0, "4,4")
    assert f"move {direction} taking" in scene.texts()
