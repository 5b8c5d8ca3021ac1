"""The rules of Lantern, in the order of its rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR, WrongSeats
from hypogeum.engine.masks import NONE, bits
from tests.kit import rule
from tests.lantern.components import LANTERN_CELLS, LANTERN_POINTS, LAST_CELL, STEPS_OF
from tests.lantern.meta import GAME
from tests.lantern.scene import Cave

GONE = 3
"""A seat that is not at this table: nobody has the points of its lantern."""


@rule("LN-CMP-1", "LN-CMP-2", "LN-LAN-1")
def test_the_cave_and_the_cards() -> None:
    assert LAST_CELL == 11
    assert LANTERN_CELLS == [4, 8, 11]
    assert LANTERN_POINTS == [1, 1, 2]
    assert [STEPS_OF.count(steps) for steps in (1, 2, 3)] == [6, 6, 6]


@rule("LN-CMP-3")
def test_the_discards_become_a_new_deck() -> None:
    table = Cave((1, 2), (1, 1))
    table.empty_deck()
    table.script.append(0)
    table.do("play 1")
    assert [event.kind for event in table.events] == ["moved", "shuffled", "drawn"]
    assert table.state.deck.discard == 0
    assert table.state.deck.pile.bit_count() == 14
    assert {table.state.deck.batches[card] for card in bits(table.state.deck.pile)} == {1}


@rule("LN-SET-1", "LN-SET-2")
def test_everybody_begins_on_cell_0_with_two_cards() -> None:
    for seats in (2, 3):
        state = GAME.new(seats=seats, chance=FastChance(seats))
        assert state.pawns == [0] * seats
        assert [hand.bit_count() for hand in state.hands] == [2] * seats
    for seats in (1, 4):
        with pytest.raises(WrongSeats):
            GAME.new(seats=seats, chance=FastChance(1))


@rule("LN-SET-3")
def test_the_first_player_is_a_seat_or_chosen_by_lot() -> None:
    assert GAME.new({"first_player": "2"}, seats=3, chance=FastChance(1)).active == 2
    assert {GAME.new(seats=3, chance=FastChance(seed)).active for seed in range(20)} == {0, 1, 2}


@rule("LN-TRN-1", "LN-TRN-4")
def test_a_turn_is_one_thing_then_new_cards_then_the_next_seat() -> None:
    table = Cave((1, 3), (2, 2))
    assert table.texts() == ["play 1", "play 3", "look 1", "look 3"]
    table.draws(2)
    table.do("play 1")
    assert table.state.hand(0) == [2, 3]
    assert table.asked() == ("take_turn", [1])
    assert table.told("drawn")[0].seen_by(0)["cards"] == ["2"]
    assert "cards" not in table.told("drawn")[0].seen_by(1)


@rule("LN-TRN-2")
def test_a_card_moves_the_pawn_as_far_as_the_last_cell() -> None:
    table = Cave((1, 3), (2, 2), cells=(5, 0))
    assert table.refused("play 2") == "LN-TRN-2"
    table.draws(1)
    table.do("play 3")
    assert table.state.pawns == [8, 0]
    table = Cave((1, 3), (2, 2), cells=(9, 0))
    table.do("play 3")
    assert table.state.pawns == [11, 0]


@rule("LN-TRN-3", "LN-HID-1")
def test_a_look_is_known_to_one_until_the_card_is_drawn() -> None:
    table = Cave((1, 3), (2, 2))
    table.draws(3)
    table.do("look 1")
    assert table.told("looked")[0].seen_by(0)["top"] == "3"
    assert "top" not in table.told("looked")[0].seen_by(1)
    assert table.state.hand(0) == [3, 3]  # it was drawn at once
    assert [table.top(seat) for seat in (0, 1, SPECTATOR)] == [None] * 3
    table.state.deck.top, table.state.deck.seen = [bits(table.state.deck.pile)[0]], [1 << 0]
    assert [table.top(seat) for seat in (0, 1, SPECTATOR)] == [1, None, None]


@rule("LN-PSH-1", "LN-PSH-2")
def test_a_pawn_pushes_those_it_meets_and_they_push_nobody() -> None:
    table = Cave((1, 2), (2, 2), (1, 1), cells=(3, 5, 4))
    table.draws(1)
    table.do("play 2")
    assert table.state.pawns == [5, 4, 4]
    assert [event.args for event in table.told("pushed")] == [{"seat": 0, "other": 1, "cell": 4}]
    table = Cave((1, 1), (2, 2))
    table.draws(3)
    table.do("look 1")
    assert table.state.pawns == [0, 0]


@rule("LN-LAN-1")
def test_the_first_to_reach_or_pass_a_lantern_takes_it() -> None:
    table = Cave((1, 3), (2, 2), cells=(3, 3))
    table.draws(1)
    table.do("play 1")
    assert table.told("lantern_taken")[0].args == {"seat": 0, "lantern": "gate"}
    assert table.state.takers == [0, NONE, NONE]
    table.draws(1)
    table.do("play 2")
    assert table.state.takers == [0, NONE, NONE]
    assert table.told("lantern_taken") == []


@rule("LN-END-1", "LN-END-2")
def test_most_points_win_when_a_pawn_arrives() -> None:
    table = Cave((1, 3), (2, 2), cells=(10, 9))
    table.state.takers = [1, 1, NONE]
    table.do("play 1")
    assert table.state.over
    assert table.state.winners == [0]  # 2 points each, but farther ahead
    assert GAME.ranks(table.state) == [1, 2]
    assert GAME.scores(table.state) == [2, 2]


@rule("LN-END-3")
def test_equals_share_the_victory() -> None:
    table = Cave((1, 3), (2, 2), (2, 2), cells=(10, 9, 9))
    table.state.takers = [1, 2, GONE]
    table.do("play 1")
    assert table.told("ended")[0].args == {"winners": [1, 2]}
    assert table.state.winners == [1, 2]
    assert GAME.ranks(table.state) == [3, 1, 1]


@rule("LN-LEA-1", "TBL-AWAY-3")
def test_who_leaves_takes_pawn_and_hand_along() -> None:
    table = Cave((1, 3), (2, 2), (1, 1), cells=(3, 5, 4))
    table.do("leave", seat=0)
    assert table.state.pawns == [NONE, 5, 4]
    assert table.state.deck.discard.bit_count() == 2
    assert table.asked() == ("take_turn", [1])
    assert table.refused("back", seat=0) == "TBL-AWAY-3"
    table.do("leave", seat=2)
    assert table.state.winners == [1]
    assert GAME.ranks(table.state) == [2, 1, 2]


@rule("LN-PAIR-1", "LN-HID-1")
def test_a_pair_knows_the_cards_of_both_and_what_either_has_looked_at() -> None:
    table = Cave((1, 3), (2, 2), (1, 1), pair=True)
    assert GAME.sides(table.state) == [0, 0, 1]
    assert [GAME.teammates(table.state, seat) for seat in (0, 1, 2, SPECTATOR)] == [[1], [0], [], []]
    assert [GAME.view(table.state, seat).partner for seat in (0, 1, 2, SPECTATOR)] == [[2, 2], [1, 3], [], []]
    table.state.deck.look(2, FastChance(1))
    assert [table.top(seat) is not None for seat in (0, 1, 2)] == [False, False, True]
    table.state.hands[0] = table.state.hands[0] | 1 << table.take(1)  # nothing is drawn at the end of the turn
    table.do("look 1")
    assert [table.top(seat) is not None for seat in (0, 1, 2)] == [True, True, True]


@rule("LN-PAIR-2")
def test_a_pair_wins_together_by_the_points_and_the_first_pawn_of_both() -> None:
    table = Cave((1, 3), (2, 2), (1, 1), cells=(10, 3, 9), pair=True)
    table.state.takers = [2, 2, NONE]
    table.do("play 1")
    assert table.state.winners == [0, 1]  # 2 points each, but farther ahead
    assert GAME.ranks(table.state) == [1, 1, 3]
    assert GAME.scores(table.state) == [2, 0, 2]


@rule("LN-PAIR-3")
def test_one_of_a_pair_plays_on_alone_and_a_pair_that_has_left_has_lost() -> None:
    table = Cave((1, 3), (2, 2), (1, 1), pair=True)
    table.do("leave", seat=0)
    assert table.asked() == ("take_turn", [1])
    table.do("leave", seat=1)
    assert table.state.winners == [2]
    table = Cave((1, 3), (2, 2), pair=True)
    table.do("leave", seat=1)
    assert table.asked() == ("take_turn", [0])
    table.do("leave", seat=0)
    assert table.state.over
    assert table.state.winners == []


def test_the_whole_game_stays_small() -> None:
    """A game with all its layers, words and tests; docs/adding-a-game.md tells its figures."""
    files = [file for file in Path(__file__).parent.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 30
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 1650
