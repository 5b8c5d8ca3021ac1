"""One change of a JSON value: what `engine/differences.py` finds, and what goes over the wire."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

Key = str | int


class Change(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One place that changed: a value set, a list cut to a size, or a key of a mapping taken away."""

    path: list[Key]
    """The way to the place: keys of mappings and indices of lists; an index one beyond the end appends."""
    value: Any = UNSET
    size: int | UnsetType = UNSET
    """The list at the path has so many items left."""
    gone: bool = False
    """The key at the end of the path is taken away."""
