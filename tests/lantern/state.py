"""Everything that is true at a table of Lantern, as columns behind accessors in the game's words."""

from __future__ import annotations

from hypogeum.engine import state as engine
from hypogeum.engine.decks import NO_DECK
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.table_options import TableOptions
from tests.lantern.components import LANTERN_POINTS, STEPS_OF


class State(engine.State):
    """The state; `turn.py` fills it, `copy` copies it, `position.py` writes and reads it."""

    def __init__(self, options: TableOptions) -> None:
        super().__init__(options)
        self.first_player = NONE
        self.active = NONE
        self.pawns = EMPTY  # by seat: its cell, or NONE when it has left
        self.hands = EMPTY  # by seat: bit mask of cards
        self.takers = EMPTY  # by lantern: who has taken it, or NONE
        self.deck = NO_DECK

    def copy(self) -> State:
        other = State(self.table_options)
        self.copy_frame_to(other)
        other.first_player = self.first_player
        other.active = self.active
        other.pawns = self.pawns[:]
        other.hands = self.hands[:]
        other.takers = self.takers[:]
        other.deck = self.deck.copy()
        return other

    def sides(self) -> list[int]:
        """By seat: its side; in pairs the first two are one (LN-PAIR-1)."""
        return [0, 0, 1][: self.seats] if self.table_options.flag("pair") else list(range(self.seats))

    def side_of(self, seat: int) -> list[int]:
        """The seats of the same side; a spectator is on none."""
        sides = self.sides()
        return [other for other in range(self.seats) if seat != NONE and sides[other] == sides[seat]]

    def hand(self, seat: int) -> list[int]:
        """The kinds of the cards in a hand, lowest first (LN-CMP-2)."""
        return [STEPS_OF[card] for card in bits(self.hands[seat])]

    def card_in_hand(self, seat: int, steps: int) -> int:
        """One of the cards of a kind in the hand, or NONE."""
        return next((card for card in bits(self.hands[seat]) if STEPS_OF[card] == steps), NONE)

    def standing(self, seat: int) -> tuple[int, int]:
        """The points of its side, and how far its first pawn is (LN-END-2, LN-PAIR-2)."""
        side = self.side_of(seat)
        return sum(self.points(one) for one in side), max(self.pawns[one] for one in side)

    def points(self, seat: int) -> int:
        """LN-END-2."""
        return sum(points for points, taker in zip(LANTERN_POINTS, self.takers, strict=True) if taker == seat)
