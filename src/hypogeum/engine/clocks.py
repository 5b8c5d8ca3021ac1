"""How long a seat may think (TBL-TIME-1). 0 seconds in an option means no limit."""

from __future__ import annotations

from hypogeum.engine.state import State
from hypogeum.engine.steps import Clock


def turn_clock(state: State) -> Clock | None:
    """`turn_seconds` for all that a seat decides in its own turn; it stands still while others decide."""
    return limited(f"turn {state.turns}", state.table_options.turn_seconds)


def choice_clock(state: State) -> Clock | None:
    """`choice_seconds` for one decision outside the own turn."""
    return limited("", state.table_options.choice_seconds)


def unit_clock(state: State, unit: str) -> Clock | None:
    """`choice_seconds` for all decisions of a longer unit that a game names."""
    return limited(f"{unit} {state.turns}", state.table_options.choice_seconds)


def limited(key: str, seconds: int) -> Clock | None:
    """So many seconds for all decisions that share a key; no limit for 0."""
    return Clock(key, seconds) if seconds else None
