"""Writes the TypeScript types of the client: everything of `protocol.py`, and the view of every game.

`python -m hypogeum.server.typescript` writes `web/src/lib/protocol.ts`; a test checks that the file is current.
"""

from __future__ import annotations

import ast
import builtins
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from hypogeum.engine.rulebooks import Rulebook
from hypogeum.games import GAMES
from hypogeum.server import protocol

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"

ALIASES = {
    "BotLevel": protocol.BotLevel,
    "SeatKind": protocol.SeatKind,
    "ProblemCode": protocol.ProblemCode,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}

SENT = (protocol.NewSeat, protocol.NewTable, protocol.Join, protocol.StandIn, protocol.Takeover)
"""What the client sends: fields with a default may be left out. In what it receives every field is there."""

HEAD = """\
// Made from src/hypogeum/server/protocol.py and the views of the games. Do not edit:
// change the Python and run `python -m hypogeum.server.typescript`.

/** The seat number of somebody who only watches. */
export const SPECTATOR = -1;
"""


def write_typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for name, kind in ALIASES.items():
        writer.aliases[writer.write(inspect.type_info(kind))] = name
    parts = [HEAD]
    parts.extend(f"export type {name} = {union};\n" for union, name in writer.aliases.items())
    for struct in _structs():
        writer.add(inspect.type_info(struct))
    parts.extend(writer.interfaces.values())
    return "\n".join(parts)


def _structs() -> list[type[Struct]]:
    """Every struct that goes over the wire: the protocol in its order, rulebooks, and the view of each game."""
    own = [
        item
        for item in vars(protocol).values()
        if isinstance(item, type) and issubclass(item, Struct) and item.__module__ == protocol.__name__
    ]
    views = [import_module(f"hypogeum.games.{game}.view").View for game in GAMES]
    return [*own, Rulebook, *views]


class _Writer:
    """Turns msgspec's type information into TypeScript; every struct it meets becomes an interface."""

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}
        self.interfaces: dict[type, str] = {}

    def add(self, info: inspect.Type) -> None:
        assert isinstance(info, inspect.StructType)
        if info.cls in self.interfaces:
            return
        self.interfaces[info.cls] = ""
        notes = _notes(info.cls)
        lines = [*_comment(notes.get("", ""), ""), f"export interface {type_name(info.cls)} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            mark = "?" if info.cls in SENT and not field.required else ""
            lines.extend(_comment(notes.get(field.name, ""), "  "))
            lines.append(f"  {field.encode_name}{mark}: {self.write(field.type)};")
        text = "\n".join([*lines, "}\n"])
        del self.interfaces[info.cls]  # so that what it is made of stands before it
        self.interfaces[info.cls] = text

    def write(self, info: inspect.Type) -> str:
        """The TypeScript of one type."""
        match info:
            case inspect.Metadata(type=inner):
                return self.write(inner)
            case inspect.StructType(cls=cls):
                self.add(info)
                return type_name(cls)
            case inspect.UnionType(types=types):
                return self._union(types)
            case inspect.LiteralType(values=values):
                text = " | ".join(f"'{value}'" for value in _in_written_order(values))
                return self.aliases.get(text, text)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                text = self.write(item)
                return f"({text})[]" if " | " in text else f"{text}[]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.write(key)}, {self.write(value)}>"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.CustomType(cls=builtins.object):
                return "unknown"
        raise TypeError(f"{info} has no TypeScript form yet: add one here")

    def _union(self, types: tuple[inspect.Type, ...]) -> str:
        """The parts with null at the end; a part that has a name of its own is called by it."""
        parts = sorted(types, key=lambda part: isinstance(part, inspect.NoneType))
        text = " | ".join(dict.fromkeys(self.write(part) for part in parts))
        return self.aliases.get(text, text)


def type_name(cls: type) -> str:
    """The name of a struct on the client: those of a game carry its name, such as HeldentaufeView."""
    package, _, rest = cls.__module__.removeprefix("hypogeum.").partition(".")
    if package != "games":
        return cls.__name__
    game = rest.partition(".")[0]
    return game.title().replace("_", "") + cls.__name__


def _in_written_order(values: tuple[Any, ...]) -> list[Any]:
    """The values of a Literal as the protocol lists them (msgspec sorts them)."""
    for alias in ALIASES.values():
        listed = getattr(alias, "__args__", ())
        if set(listed) == set(values):
            return list(listed)
    return list(values)


@cache
def _notes(cls: type) -> dict[str, str]:
    """The docstring of a class (under the empty name) and of its fields, which only the source knows."""
    file = import_module(cls.__module__).__file__
    assert file is not None
    source = Path(file).with_name(cls.__module__.rpartition(".")[2] + ".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
    notes = {"": ast.get_docstring(body) or ""}
    for field, note in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            notes[field.target.id] = str(note.value.value)
    return notes


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    lines = text.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


if __name__ == "__main__":
    FILE.write_text(write_typescript(), encoding="utf-8")
    print(f"wrote {FILE.name}")
