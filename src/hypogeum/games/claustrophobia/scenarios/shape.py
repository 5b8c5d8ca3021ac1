"""From the data of a document to its typed record; what is wrong is said with the key and what would be right."""

from __future__ import annotations

import re
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from hypogeum.engine.described import described
from hypogeum.engine.texts import Saying
from hypogeum.games.claustrophobia.scenarios.faults import Fault
from hypogeum.games.claustrophobia.scenarios.lines import DEEPEST, Path, key_of
from hypogeum.games.claustrophobia.scenarios.records import RIGHT, Document
from hypogeum.games.claustrophobia.scenarios.sayings import said

KIND = "kind"
"""The key that says which special rule it is."""
LONGEST = 40
"""So many signs of a wrong value are repeated."""
TOO_DEEP, A_FEW_LEVELS = said("too-deep"), said("right-few-levels")
LARGEST = 10**9
"""Larger numbers are not written out."""

_AT = " - at `$"
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]|(\[\.\.\.\])")
_PLAIN = re.compile(r"[A-Za-z0-9_-]+")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)

described(Document)


def read_document(data: dict[str, Any]) -> Document | Fault:
    """The typed record, or the first thing that does not fit into it."""
    strange = _strange_key(data, ())
    if len(strange) > DEEPEST:
        return Fault(strange, TOO_DEEP, A_FEW_LEVELS)
    if strange:
        return Fault(strange, said("no-such-key"), said("right-plain-key"))
    try:
        return msgspec.convert(data, Document)
    except msgspec.ValidationError as error:
        return _fault(str(error), data)


def _fault(message: str, data: dict[str, Any]) -> Fault:
    """What an error of msgspec says, in the words of the writer."""
    what, at, where = message.rpartition(_AT)
    path = _read_path(where, data) if at else ()
    field = _FIELD.fullmatch(what if at else message)
    if field is None:
        return Fault(path, said("cannot-be", value=_written(_value(data, path))), _expected(path, data))
    key = (*path, field[2])
    if field[1] == "missing required":
        return Fault(key, said("missing"), _expected(key, data))
    return Fault(key, said("no-such-key"), said("right-one-of", known=tuple(_keys(path, data))))


def _strange_key(value: object, path: Path) -> Path:
    """The way to a key that is none of ours, whatever its table: msgspec's errors would be misread with it."""
    if len(path) > DEEPEST:
        return path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in entries:
        at = (*path, key)
        found = _strange_key(part, at) if isinstance(key, int) or _PLAIN.fullmatch(key) else at
        if found:
            return found
    return ()


# The wrong value


def _read_path(text: str, data: dict[str, Any]) -> Path:
    """The way that an error of msgspec names, such as `.start.tiles[0].x`."""
    path: Path = ()
    for key, place, is_unnamed in _STEP.findall(text):
        path += (_wrong_entry(path, data) if is_unnamed else key or int(place),)
    return path


def _wrong_entry(path: Path, data: dict[str, Any]) -> str:
    """The first key with a wrong value in a table whose keys are free: msgspec does not name it."""
    owner = _struct(_type_at(path[:-1], data), _value(data, path[:-1]))
    assert owner is not None
    kind = get_type_hints(owner.cls, include_extras=True)[str(path[-1])]
    for key, value in _value(data, path).items():
        try:
            msgspec.convert({key: value}, kind)
        except msgspec.ValidationError:
            return str(key)
    raise AssertionError(f"nothing is wrong in {key_of(path)}")


def _value(data: Any, path: Path) -> Any:
    for part in path:
        data = data[part]
    return data


def _written(value: object) -> str | Saying:
    """A value as it may stand in a document."""
    if isinstance(value, str):
        return f'"{value}"' if len(value) <= LONGEST else f'"{value[:LONGEST]}…"'
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return said("value-list", count=len(value))
    if isinstance(value, int) and abs(value) > LARGEST:
        return said("value-large")
    return said("value-table") if isinstance(value, dict) else str(value)


# What would be right: what the types say


def _expected(path: Path, data: dict[str, Any]) -> Saying:
    """What may stand at a key."""
    if path[-1] == KIND:
        return said("right-one-of", known=tuple(str(rule.tag) for rule in _structs(_type_at(path[:-1], data))))
    kind = _type_at(path, data)
    if isinstance(kind, inspect.Metadata):
        right: Saying = (kind.extra or {})[RIGHT]
        return right
    header = f"[[{key_of(path[:-1])}]]" if isinstance(path[-1], int) else f"[{key_of(path)}]"
    return said("right-table", header=header)


def _keys(path: Path, data: dict[str, Any]) -> list[str]:
    """The keys of a table."""
    table = _struct(_type_at(path, data), _value(data, path))
    assert table is not None
    names = [field.name for field in table.fields]
    return names if table.tag is None else [KIND, *names]


def _type_at(path: Path, data: Any) -> inspect.Type:
    """The type of what stands at a key; of special rules that of their kind."""
    kind: inspect.Type = inspect.type_info(Document)
    for number, part in enumerate(path):
        kind = _inner(kind, part, _value(data, path[:number]))
    return kind


def _inner(kind: inspect.Type, part: str | int, value: object) -> inspect.Type:
    """The type of a part of a table or of a list."""
    table = _struct(kind, value)
    if table is not None:
        return next(field.type for field in table.fields if field.name == part)
    for one in _alternatives(kind):
        if isinstance(one, inspect.ListType):
            return one.item_type
        if isinstance(one, inspect.TupleType):
            return one.item_types[int(part)]
        if isinstance(one, inspect.DictType):
            return one.value_type
    raise AssertionError(f"nothing can stand at {part}")


def _struct(kind: inspect.Type, value: Any) -> inspect.StructType | None:
    """The record that a table is read into, if it is one; special rules are known by their kind."""
    for struct in _structs(kind):
        if struct.tag is None or struct.tag == value.get(KIND):
            return struct
    return None


def _structs(kind: inspect.Type) -> list[inspect.StructType]:
    return [one for one in _alternatives(kind) if isinstance(one, inspect.StructType)]


def _alternatives(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)
