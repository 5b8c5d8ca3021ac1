"""What was found out before and is asked for again and again, kept within bounds.

Views are built anew for every entry, and most parts of them are what they were: the same object, where it is
remembered, is compared at once (`engine/differences.py`). Nobody changes what is kept, and only what is whole is
kept: other threads, which tell what is past, find it at once.
"""

from __future__ import annotations

from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(Generic[K, V]):
    """Values by key; where there are too many, all are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[K, V] = {}

    def find(self, key: K) -> V | None:
        return self._values.get(key)

    def keep(self, key: K, value: V) -> V:
        """Remember a value; gives it back."""
        if len(self._values) >= self._most:
            self._values.clear()
        self._values[key] = value
        return value
