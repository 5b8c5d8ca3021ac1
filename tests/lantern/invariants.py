"""What always holds."""

from __future__ import annotations

from hypogeum.engine.invariants import demand, demand_partition
from hypogeum.engine.masks import NONE
from tests.lantern.components import CARDS, HAND_SIZE, LAST_CELL
from tests.lantern.state import State


def check(state: State) -> None:
    """Raises BrokenInvariant with the rule that does not hold."""
    piles = [state.deck.pile, state.deck.discard, *state.hands]
    demand_partition(piles, (1 << CARDS) - 1, "LN-CMP-2", "cards")
    for seat in range(state.seats):
        cell = state.pawns[seat]
        demand((cell == NONE) == state.is_gone(seat), "LN-LEA-1", f"seat {seat} is on {cell}")
        demand(cell <= LAST_CELL, "LN-TRN-2", f"seat {seat} is beyond the cave")
        demand(state.hands[seat].bit_count() <= HAND_SIZE, "LN-TRN-4", f"seat {seat} holds too many cards")
    demand(state.over or max(state.pawns) < LAST_CELL, "LN-END-1", "a pawn has arrived, but the game goes on")
