"""Section 12: other Locations and other first Worms."""

from __future__ import annotations

import pytest

from tests.games.terror_below.scene import FreshTable
from tests.kit import rule

LOCATIONS = ["government", "police", "store", "motel", "hospital"]
DEALT = [0] * 20
"""The picks of a setup for two after the Locations: the Line and two Squads."""


def places(table: FreshTable) -> list[str | None]:
    return [table.location(name) for name in LOCATIONS]


# Locations


@rule("TB-ADV-1")
def test_shuffled_locations_stay_on_the_standard_spaces() -> None:
    table = FreshTable(script=[4, 0, 2, 0, 0, *DEALT], locations="shuffled")
    assert places(table) == ["5,6", "3,1", "2,6", "6,2", "1,3"]


@rule("TB-ADV-2")
def test_wild_locations_come_by_dice_in_order_and_are_rolled_again_on_an_occupied_space() -> None:
    dice = [3, 3, 4, 0, 3, 3, 4, 0, 0, 5, 5, 5, 2, 1]
    table = FreshTable(script=[*dice, *DEALT], locations="wild")
    assert places(table) == ["4,4", "5,1", "1,6", "6,6", "3,2"]


@rule("TB-ADV-2", "TB-CAN-2")
def test_wild_locations_on_the_canyon_side_use_its_red_die() -> None:
    dice = [3, 0, 4, 1, 5, 2, 2, 3, 0, 4]
    table = FreshTable(script=[*dice, *DEALT], locations="wild", board="canyon")
    assert places(table) == ["6,1", "7,2", "8,3", "3,4", "1,5"]


@rule("TB-ADV-3")
def test_a_target_may_start_on_a_wild_location_and_its_attack_follows_the_rules_of_locations() -> None:
    dice = [3, 3, 0, 0, 5, 0, 0, 5, 5, 5]  # Government Facility 4,4, the others in the corners
    table = FreshTable(script=[*dice, *DEALT], locations="wild", first_player="0", extra_phase=False)
    table.next_cards("W28", "W25", "W27")
    table.do("lead C03", seat=0)
    table.do("lead C04", seat=1)
    assert table.target(1) == table.location("government") == "4,4"
    table.do("enter 1,1", "enter 4,4")
    table.row(1, "V2-3", "V2-4", "V2-5", "V2-6")
    table.hand(0, "V3-1")
    before = table.rubble_map()
    table.do("play V3-1 1")
    table.next_cards("V4-1", "V4-2", "V4-3")
    table.roll(1, 1, 6, 2)
    table.do("stop", "end_turn")
    assert table.egg_map()["6,2"] == ["green"]
    assert "4,4" not in table.rubble_map()
    assert table.rubble_map()["3,3"] == before.get("3,3", 0) + 1
    assert [event.args["seat"] for event in table.told("caught")] == [0]


# Random Worms


@rule("TB-ADV-4")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_random_worms_replace_the_starting_cards_and_the_extra_attacks(seats: int, drawn: int) -> None:
    worms = ["W03", "W02", "W06", "W04", "W11", "W10", "W15"][:drawn]
    table = FreshTable(seats, first_worms="random", first_player="0")
    table.next_cards(*worms, "W25", "W27", "W28")
    table.choose_leaders()
    assert [event.args["worm"] for event in table.told("first_attack")] == worms
    assert table.discarded("W") == sorted(worms)
    spaces = {"W03": "5,1", "W02": "1,5", "W06": "2,3", "W04": "6,5", "W11": "1,2", "W10": "4,6", "W15": "6,4"}
    assert set(table.egg_map()) == {spaces[worm] for worm in worms}
    assert [table.worm_in(slot) for slot in (1, 2, 3)] == ["W25", "W27", "W28"]
    assert table.all_chance_used()


@rule("TB-ADV-5")
def test_missing_colours_are_laid_by_dice_before_the_first_worms() -> None:
    table = FreshTable(first_worms="random", first_player="0")
    table.next_cards("W03", "W05", "W11", "W04")  # Green, Green, Green, Blue
    table.roll(3, 1, 5, 5, 4, 4)  # the Government Facility first
    table.next_cards("W25", "W27", "W28")
    table.choose_leaders()
    eggs = table.egg_map()
    assert (eggs["5,5"], eggs["4,4"]) == (["purple"], ["yellow"])
    assert sorted(egg for space in eggs.values() for egg in space) == sorted(
        ["green", "green", "green", "blue", "purple", "yellow"]
    )
    assert [table.worm_in(slot) for slot in (1, 2, 3)] == ["W25", "W27", "W28"]


@rule("TB-ADV-5")
def test_without_the_guarantee_colours_may_be_missing() -> None:
    table = FreshTable(first_worms="random", guarantee_colours=False, first_player="0")
    table.next_cards("W03", "W05", "W11", "W04", "W25", "W27", "W28")
    table.choose_leaders()
    assert {egg for space in table.egg_map().values() for egg in space} == {"green", "blue"}
    assert table.all_chance_used()


@rule("TB-ADV-5")
def test_in_solo_a_missing_colour_is_rolled_again_on_a_space_with_an_egg() -> None:
    table = FreshTable(1, first_worms="random")
    table.next_cards("W03", "W02", "W06", "W11")  # no Blue
    table.roll(5, 1, 1, 5, 3, 3)
    table.next_cards("W25", "W27", "W28")
    table.script.append(0)
    table.choose_leaders()
    assert table.egg_map() == {
        "5,1": ["green"],
        "1,5": ["purple"],
        "2,3": ["yellow"],
        "1,2": ["green"],
        "3,3": ["blue"],
    }


@rule("TB-ADV-6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("board", ["desert", "canyon"])
@pytest.mark.parametrize("layout", ["shuffled", "wild"])
def test_advanced_options_go_with_any_number_of_players_and_either_side(seats: int, board: str, layout: str) -> None:
    table = FreshTable(seats, board=board, locations=layout, first_worms="random", guarantee_colours=False)
    drawn = [0, 4, 4, 5, 6, 7][seats]
    table.script.extend([0] * 60)
    table.choose_leaders()
    assert table.asked()[0] == "place_pawn"
    assert len(table.told("first_attack")) == drawn
    table.game.check(table.state)


@rule("TB-ADV-6")
def test_a_solo_game_draws_four_worms_and_no_queen_unless_asked_for() -> None:
    table = FreshTable(1, first_worms="random")
    assert len(table.pile("W")) == 30
    assert not {"WQ1", "WQ2", "WQ3"} & set(table.pile("W"))
    with_queens = FreshTable(1, first_worms="random", queens=True)
    assert {"WQ1", "WQ2", "WQ3"} <= set(with_queens.pile("W"))
