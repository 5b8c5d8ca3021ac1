"""How long decisions may take: a player's own phases together, every other question alone (TBL-TIME-1)."""

from __future__ import annotations

from hypogeum.engine.clocks import choice_clock, turn_clock
from hypogeum.engine.steps import Clock
from hypogeum.games.claustrophobia.state import State


def phase_clock(state: State) -> Clock | None:
    """For what a player decides in his own phases."""
    return turn_clock(state)


def clock_of(state: State, seat: int) -> Clock | None:
    """For a question that may come in anybody's phase."""
    return turn_clock(state) if seat == state.seats_of_phase() else choice_clock(state)
