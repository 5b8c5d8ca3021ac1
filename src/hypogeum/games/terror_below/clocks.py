"""How long a seat may think. 0 seconds in an option means no limit."""

from __future__ import annotations

from hypogeum.engine.steps import Clock
from hypogeum.games.terror_below.state import State


def turn_clock(state: State) -> Clock | None:
    """`turn_seconds` for a whole turn; it stands still while others decide."""
    seconds = state.options.turn_seconds
    return Clock(f"turn {state.turns}", seconds) if seconds else None


def choice_clock(state: State) -> Clock | None:
    """`choice_seconds` for one single choice outside the own turn."""
    seconds = state.options.choice_seconds
    return Clock("", seconds) if seconds else None
