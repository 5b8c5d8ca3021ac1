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

    def hand(self, seat: int) -> list[int]:
        """The kinds of the cards in a hand, lowest first (LN-CMP-2)."""
        return [STEPS_OF[card] for card in bits(self.hands[seat])]

    def card_in_hand(self, seat: int, steps: int) -> int:
        """One of the cards of a kind in the hand, or NONE."""
        return next((card for card in bits(self.hands[seat]) if STEPS_OF[card] == steps), NONE)

    def points(self, seat: int) -> int:
        """LN-END-2."""
        return sum(points for points, taker in zip(LANTERN_POINTS, self.takers, strict=True) if taker == seat)
