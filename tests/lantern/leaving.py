"""A player leaves the table for good (LN-LEA-1)."""

from __future__ import annotations

from hypogeum.engine import seat_verbs
from hypogeum.engine.masks import NONE
from tests.lantern.state import State


class Leave(seat_verbs.Leave[State]):
    """The pawn goes, and the hand to the discards; lanterns stay taken. The last one left wins."""

    def clear(self, state: State, seat: int) -> None:
        state.pawns[seat] = NONE
        state.deck.discard |= state.hands[seat]
        state.hands[seat] = 0


LEAVE = Leave()
