"""The order of the seats at the end."""

from __future__ import annotations

from collections.abc import Sequence

from hypogeum.engine.state import State

Key = tuple[int, ...]


def ranks_by(keys: Sequence[Key]) -> list[int]:
    """By seat: its rank, 1 for the greatest key; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]


def ranks_of(state: State, keys: Sequence[Key]) -> list[int]:
    """Ranks with the winners first, then who is still in the game, each by key."""
    return ranks_by([(int(seat in state.winners), int(not state.is_out(seat)), *key) for seat, key in enumerate(keys)])
