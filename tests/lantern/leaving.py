"""A player leaves the table for good (LN-LEA-1, LN-PAIR-3)."""

from __future__ import annotations

from hypogeum.engine import seat_verbs
from hypogeum.engine.masks import NONE, bits
from tests.lantern.state import State


class Leave(seat_verbs.Leave[State]):
    """The pawn goes, and the hand to the discards; lanterns stay taken. The last side left wins."""

    def clear(self, state: State, seat: int) -> None:
        state.pawns[seat] = NONE
        state.deck.discard |= state.hands[seat]
        state.hands[seat] = 0

    def end(self, state: State) -> None:
        sides = state.sides()
        left = {sides[seat] for seat in bits(state.seats_left())}
        if len(left) < len({*sides}) and len(left) < 2:
            state.finish([seat for seat in range(state.seats) if sides[seat] in left])


LEAVE = Leave()
