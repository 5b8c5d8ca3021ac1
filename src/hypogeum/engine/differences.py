"""What changed between two values: how a view goes on from one entry to the next.

`fold(before, difference(before, after)) == after`, and what did not change is shared, not copied. The values are plain
JSON, or msgspec types that will be written as it: then only what has changed is made JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, to_builtins
from msgspec.structs import astuple

from hypogeum.engine.changes import Change, Key


def difference(before: Any, after: Any) -> list[Change]:
    """The changes that lead from one value to the other, in the order in which they are to be made.

    Python takes 1, 1.0 and True for equal; here they are three values, but in the fields of msgspec types, which have
    one type each.
    """
    changes: list[Change] = []
    _compare(before, after, [], changes)
    return changes


def _compare(before: Any, after: Any, path: list[Key], changes: list[Change]) -> None:
    """`path` is lengthened and shortened on the way: most places have not changed, and nobody needs theirs."""
    if isinstance(after, Struct) and type(before) is type(after):
        _compare_structs(before, after, path, changes)
    elif isinstance(after, dict) and type(before) is dict:
        _compare_mappings(before, after, path, changes)
    elif isinstance(after, list) and type(before) is list:
        _compare_lists(before, after, path, changes)
    elif type(before) is not type(after) or before != after:
        changes.append(Change(path=path[:], value=to_builtins(after)))


def _compare_structs(before: Struct, after: Struct, path: list[Key], changes: list[Change]) -> None:
    """Most of what is in them is equal, which msgspec and lists see much faster than we can."""
    names: tuple[str, ...] = after.__struct_fields__
    values = astuple(after)
    for number, was in enumerate(astuple(before)):
        value = values[number]
        if was is not value and was != value:
            path.append(names[number])
            _compare(was, value, path, changes)
            path.pop()


def _compare_mappings(before: dict[str, Any], after: dict[str, Any], path: list[Key], changes: list[Change]) -> None:
    for key in before:
        if key not in after:
            changes.append(Change(path=[*path, key], gone=True))
    for key, value in after.items():
        if key not in before:
            changes.append(Change(path=[*path, key], value=to_builtins(value)))
            continue
        was = before[key]
        if was is not value:
            path.append(key)
            _compare(was, value, path, changes)
            path.pop()


def _compare_lists(before: list[Any], after: list[Any], path: list[Key], changes: list[Change]) -> None:
    if len(after) < len(before):
        changes.append(Change(path=path[:], size=len(after)))
    for index, value in enumerate(after):
        if index >= len(before):
            changes.append(Change(path=[*path, index], value=to_builtins(value)))
            continue
        was = before[index]
        if was is not value and not (isinstance(value, Struct) and was == value):
            path.append(index)
            _compare(was, value, path, changes)
            path.pop()


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
