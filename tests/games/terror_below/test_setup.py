"""Section 3: the setup for 2 to 5 players."""

from __future__ import annotations

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.games.terror_below.components import CHARACTERS, EGG_IDS, WORM_IDS
from hypogeum.games.terror_below.meta import GAME
from tests.games.terror_below.scene import FreshTable, TerrorBelowScene
from tests.kit import rule

STARTING_EGGS = {"2,2": ["green"], "5,3": ["purple"], "3,4": ["yellow"], "6,5": ["blue"]}
STARTING_RUBBLE = {
    **dict.fromkeys(["2,3", "4,3", "4,5", "5,5"], 2),
    **dict.fromkeys(["2,4", "2,5", "3,2", "3,3", "4,2", "5,4", "6,3", "6,4"], 1),
}


def led_table(seats: int, *worms: str, first_player: str = "0") -> FreshTable:
    """All Leaders are chosen; these Worms were drawn."""
    table = FreshTable(seats, first_player=first_player)
    table.next_cards(*worms)
    table.choose_leaders()
    return table


# 3.1 Common area


@rule("TB-SET-1", "TB-SET-2")
def test_the_desert_side_and_the_standard_layout_are_the_default() -> None:
    table = FreshTable(3)
    assert table.state.options.values["board"] == "desert"
    locations = ["government", "police", "store", "motel", "hospital"]
    assert [table.location(name) for name in locations] == ["3,1", "6,2", "1,3", "2,6", "5,6"]
    assert [event.args["location"] for event in table.told("location_placed")] == locations


@rule("TB-SET-3")
def test_the_worm_pile_has_the_33_cards_that_are_no_starting_cards() -> None:
    table = FreshTable(5)
    assert table.pile("W") == WORM_IDS[:33]
    assert not set(table.pile("W")) & {"WS1", "WS2", "WS3", "WS4"}


@rule("TB-SET-4")
def test_the_line_has_four_cards_from_the_shuffled_pile() -> None:
    table = FreshTable(2)
    assert len(table.bounty_line()) == 4
    assert sorted([*table.bounty_line(), *table.pile("B")]) == sorted(
        [*[f"BD{number:02}" for number in range(1, 31)], *[f"BH{number:02}" for number in range(1, 13)]]
    )
    scripted = FreshTable(2, script=[41, 0, 20, 5, *[0] * 16])
    assert scripted.bounty_line() == ["BH12", "BD01", "BD22", "BD07"]


@rule("TB-SET-4")
def test_the_line_is_refilled_when_a_card_leaves_it() -> None:
    scene = TerrorBelowScene()
    scene.line("BD01", "BD07", "BD13", "BD19")
    scene.carry(0, "green")
    scene.do("play V2-1 1")
    scene.next_cards("BD30")
    scene.do("deliver green BD01")
    assert scene.bounty_line() == ["BD07", "BD13", "BD19", "BD30"]


@rule("TB-SET-5")
def test_every_pile_is_shuffled() -> None:
    seeds = [GAME.new({}, seats=2, chance=FastChance(seed)) for seed in range(12)]
    positions = [GAME.write_position(state) for state in seeds]
    for part in ("items", "weapons", "hand", "living"):
        assert len({str(position["squads"][0][part]) for position in positions}) > 3, part


@rule("TB-SET-6")
def test_targets_wait_off_the_board_and_everything_else_is_in_the_supply() -> None:
    table = FreshTable(2)
    assert table.state.targets == [-1, -1, -1]
    assert table.state.worms == [-1, -1, -1]
    assert table.state.rubble_supply == 50
    assert [table.egg_supply().count(colour) for colour in EGG_IDS] == [7, 7, 7, 7]


# 3.2 Players


@rule("TB-SET-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_gets_one_item_one_weapon_three_vehicles_and_three_characters(seats: int) -> None:
    table = FreshTable(seats)
    for seat in range(seats):
        assert (len(table.items(seat)), len(table.weapons(seat)), len(table.vehicles(seat))) == (1, 1, 3)
        assert table.squad(seat).living.bit_count() == 3
        assert table.dead(seat) == []
    assert len(table.pile("V")) == 54 - 3 * seats
    assert len(table.pile("I")) == 24 - seats
    assert len(table.pile("P")) == 23 - seats


@rule("TB-SET-7")
def test_dealt_items_weapons_and_vehicles_are_hidden_from_the_others() -> None:
    table = FreshTable(2)
    dealt = [*table.told("cards_dealt"), *table.told("vehicle_drawn")]
    assert len(dealt) == 8
    for event in dealt:
        owner = event.seat
        assert {"item", "weapon", "vehicle"} & set(event.seen_by(owner))
        assert not {"item", "weapon", "vehicle"} & set(event.seen_by(1 - owner))


@rule("TB-SET-8")
def test_all_players_choose_their_leader_at_the_same_time_and_see_it_when_all_have() -> None:
    table = FreshTable(3)
    assert table.asked() == ("choose_leaders", [0, 1, 2])
    second = table.texts(1)[2]
    assert [len(table.texts(seat)) for seat in range(3)] == [3, 3, 3]
    table.do(second, seat=1)
    assert table.asked() == ("choose_leaders", [0, 2])
    assert [table.leader(seat) for seat in range(3)] == [None, None, None]
    assert "character" not in table.told("leader_picked")[0].seen_by(0)
    table.do(table.texts(0)[0], seat=0)
    table.next_cards("W01", "W25", "W27", "W28")
    table.script.append(0)
    table.do(table.texts(2)[1], seat=2)
    assert f"lead {table.leader(1)}" == second
    assert [len(table.followers(seat)) for seat in range(3)] == [2, 2, 2]
    assert len(table.told("leader_chosen")) == 3


@rule("TB-SET-8")
def test_a_character_of_another_squad_cannot_lead_and_undealt_ones_leave_the_game() -> None:
    table = FreshTable(2)
    foreign = table.texts(1)[0]
    assert table.refused(foreign, seat=0) == "TB-SET-8"
    table.next_cards("W25", "W27", "W28")
    table.script.append(0)
    table.choose_leaders()
    squads = table.squad(0).living | table.squad(1).living
    assert squads.bit_count() == 6
    members = [table.squad(seat).living | table.squad(seat).dead for seat in range(2)]
    assert sum(mask.bit_count() for mask in members) == 6 < CHARACTERS


# 3.3 First Eggs and Rubble


@rule("TB-SET-9", "TB-AMB-13")
def test_the_four_starting_worms_attack_in_order_and_leave_the_game() -> None:
    table = led_table(2, "W25", "W27", "W28")
    assert table.egg_map() == STARTING_EGGS
    assert table.rubble_map() == STARTING_RUBBLE
    assert table.state.rubble_supply == 34
    first = [event.args["worm"] for event in table.told("first_attack")]
    assert first == ["WS1", "WS2", "WS3", "WS4"]
    assert table.discarded("W") == []
    assert len(table.pile("W")) == 30


@rule("TB-SET-10")
@pytest.mark.parametrize(("seats", "extra"), [(2, []), (3, ["W14"]), (4, ["W14", "W24"]), (5, ["W14", "W24", "W03"])])
def test_more_players_see_more_attacks_before_the_game(seats: int, extra: list[str]) -> None:
    table = led_table(seats, *extra, "W25", "W27", "W28")
    attacks = [event.args["worm"] for event in table.told("first_attack")]
    assert attacks == ["WS1", "WS2", "WS3", "WS4", *extra]
    assert table.discarded("W") == sorted(extra)
    laid = {"W14": ("2,1", "purple"), "W24": ("1,6", "blue"), "W03": ("5,1", "green")}
    assert table.egg_map() == {**STARTING_EGGS, **{laid[worm][0]: [laid[worm][1]] for worm in extra}}
    if extra:
        # FAN-S around 2,1: E is the Government Facility, which gets no Rubble
        rubble = table.rubble_map()
        assert [rubble.get(space, 0) for space in ("1,1", "1,2", "2,2", "3,2", "3,1")] == [1, 1, 1, 2, 0]


@rule("TB-SET-11")
def test_a_queen_drawn_in_the_setup_lays_four_eggs_and_catches_nobody() -> None:
    table = led_table(3, "WQ1", "W25", "W27", "W28")
    queen = {"4,2": ["green"], "5,3": ["purple", "purple"], "4,4": ["yellow"], "3,3": ["blue"]}
    assert table.egg_map() == {**STARTING_EGGS, **queen}
    rubble = table.rubble_map()
    assert [rubble[space] for space in ("4,3", "3,2", "5,2", "5,4")] == [2, 2, 1, 2]
    assert table.told("caught") == []
    assert table.discarded("W") == ["WQ1"]
    assert [len(table.dead(seat)) for seat in range(3)] == [0, 0, 0]


# 3.4 First Worms


@rule("TB-SET-12")
def test_three_worms_fill_the_slots_in_order_with_their_targets_at_their_coordinates() -> None:
    table = led_table(2, "W30", "WQ2", "W01")
    assert [table.worm_in(slot) for slot in (1, 2, 3)] == ["W30", "WQ2", "W01"]
    assert [table.target(slot) for slot in (1, 2, 3)] == ["4,1", "3,4", "3,5"]
    assert [table.cards_under(slot) for slot in (1, 2, 3)] == [[], [], []]


@rule("TB-SET-13")
@pytest.mark.parametrize(("roll", "slot"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_two_faces_of_the_die_point_at_each_slot(roll: int, slot: int) -> None:
    scene = TerrorBelowScene(extra_phase=True)
    scene.do("play V4-1 1")
    scene.next_cards("V2-5")
    scene.roll(roll)
    scene.next_cards("V2-4")
    scene.do("stop")
    assert scene.cards_under(slot)[-1] == "V2-4"
    assert scene.all_chance_used()


# 3.5 First player and pawns


@rule("TB-SET-14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_random_unless_a_seat_was_chosen(first: int) -> None:
    table = FreshTable(3)
    table.next_cards("W01", "W25", "W27", "W28")
    table.script.append(first)
    table.choose_leaders()
    assert table.state.first_player == first
    assert table.all_chance_used()
    chosen = led_table(3, "W01", "W25", "W27", "W28", first_player=str(first))
    assert chosen.state.first_player == first
    assert chosen.all_chance_used()


@rule("TB-SET-14", "TB-TURN-1")
def test_turns_follow_the_seats_clockwise() -> None:
    scene = TerrorBelowScene(3)
    order: list[int] = []
    for _ in range(4):
        order.append(scene.state.active)
        scene.pass_turn()
    assert order == [0, 1, 2, 0]


@rule("TB-SET-15")
def test_pawns_come_on_different_locations_beginning_with_the_last_player() -> None:
    table = led_table(3, "W01", "W25", "W27", "W28", first_player="1")
    assert table.asked() == ("place_pawn", [0])
    assert table.texts() == ["enter 3,1", "enter 6,2", "enter 1,3", "enter 2,6", "enter 5,6"]
    assert table.refused("enter 3,3") == "TB-SET-15"
    table.do("enter 2,6")
    assert table.asked() == ("place_pawn", [2])
    assert table.refused("enter 2,6") == "TB-SET-15"
    table.do("enter 1,3")
    assert table.asked() == ("place_pawn", [1])
    assert table.texts() == ["enter 3,1", "enter 6,2", "enter 5,6"]
    table.do("enter 5,6")
    assert table.asked() == ("play_vehicle", [1])
    assert [table.place(seat) for seat in range(3)] == ["2,6", "5,6", "1,3"]
