"""How long a seat may think (HT-ONL-8). 0 seconds in an option means no limit."""

from __future__ import annotations

from hypogeum.engine.steps import Clock
from hypogeum.games.heldentaufe.state import State


def turn_clock(state: State) -> Clock | None:
    """`turn_seconds` for a whole hero turn; it stands still while others decide."""
    seconds = state.options.turn_seconds
    return Clock(f"turn {state.turns}", seconds) if seconds else None


def monsters_clock(state: State) -> Clock | None:
    """`choice_seconds` for one whole monsters' turn."""
    seconds = state.options.choice_seconds
    return Clock(f"monsters {state.turns}", seconds) if seconds else None


def choice_clock(state: State) -> Clock | None:
    """`choice_seconds` for one single choice."""
    seconds = state.options.choice_seconds
    return Clock("", seconds) if seconds else None


def consent_clock(state: State) -> Clock | None:
    """`consent_seconds` for the answers of a joint decision."""
    return Clock("", state.options.consent_seconds)
