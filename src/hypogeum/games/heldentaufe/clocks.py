"""How long the seats may think in joint decisions (HT-ONL-8); all else is as at every table."""

from __future__ import annotations

from hypogeum.engine.clocks import limited, unit_clock
from hypogeum.engine.steps import Clock
from hypogeum.games.heldentaufe.state import State


def monsters_clock(state: State) -> Clock | None:
    """`choice_seconds` for one whole monsters' turn."""
    return unit_clock(state, "monsters")


def consent_clock(state: State) -> Clock | None:
    """`consent_seconds` for the answers of a joint decision."""
    return limited("", state.options.consent_seconds)
