"""The order of the seats at the end."""

from __future__ import annotations

from collections.abc import Sequence

from hypogeum.engine.state import State

Key = tuple[int, ...]


def ranks_of(state: State, keys: Sequence[Key]) -> list[int]:
    """By seat: its rank from 1 on; winners first, then who is still in the game, each by key. Equals share a rank."""
    full = [(int(seat in state.winners), int(not state.is_out(seat)), *key) for seat, key in enumerate(keys)]
    return [1 + sum(other > key for other in full) for key in full]
