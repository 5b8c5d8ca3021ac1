"""What changed between two JSON values: how a view goes on from one entry to the next.

`fold(before, difference(before, after)) == after`, and what did not change is shared, not copied.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def difference(before: Any, after: Any) -> list[Change]:
    """The changes that lead from one value to the other, in the order in which they are to be made."""
    changes: list[Change] = []
    _compare(before, after, [], changes)
    return changes


def _compare(before: Any, after: Any, path: list[Key], changes: list[Change]) -> None:
    if type(before) is not type(after):
        changes.append(Change(path=path, value=after))
    elif isinstance(after, dict):
        _compare_mappings(before, after, path, changes)
    elif isinstance(after, list):
        _compare_lists(before, after, path, changes)
    elif before != after:
        changes.append(Change(path=path, value=after))


def _compare_mappings(before: dict[str, Any], after: dict[str, Any], path: list[Key], changes: list[Change]) -> None:
    for key in before:
        if key not in after:
            changes.append(Change(path=[*path, key], gone=True))
    for key, value in after.items():
        if key in before:
            _compare(before[key], value, [*path, key], changes)
        else:
            changes.append(Change(path=[*path, key], value=value))


def _compare_lists(before: list[Any], after: list[Any], path: list[Key], changes: list[Change]) -> None:
    if len(after) < len(before):
        changes.append(Change(path=path, size=len(after)))
    for index, value in enumerate(after):
        if index < len(before):
            _compare(before[index], value, [*path, index], changes)
        else:
            changes.append(Change(path=[*path, index], value=value))


def fold(before: Any, changes: Sequence[Change]) -> Any:
    """The value after the changes; the one before stays as it is."""
    value = before
    for change in changes:
        value = _changed(value, change, 0)
    return value


def _changed(value: Any, change: Change, depth: int) -> Any:
    if depth == len(change.path):
        return change.value if change.size is UNSET else value[: change.size]
    key = change.path[depth]
    is_last = depth + 1 == len(change.path)
    if isinstance(key, int):
        inner = None if key == len(value) else value[key]
        return [*value[:key], _changed(inner, change, depth + 1), *value[key + 1 :]]
    if is_last and change.gone:
        return {other: part for other, part in value.items() if other != key}
    return {**value, key: _changed(value.get(key), change, depth + 1)}
