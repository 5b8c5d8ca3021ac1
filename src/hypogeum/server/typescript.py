"""Writes the TypeScript types of the client: everything of `protocol`, and for each game its view, events and pack.

`python -m hypogeum.server.typescript` writes `web/src/lib/protocol.ts`, which has no type of a game, and
`protocol.ts` beside the board of each game; a test checks that the files are current.
"""

from __future__ import annotations

import ast
import builtins
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from hypogeum.engine.event_types import TABLE_EVENTS
from hypogeum.engine.frame_types import Cause
from hypogeum.engine.game import Game
from hypogeum.engine.rulebooks import Rulebook
from hypogeum.games import GAMES, find_game
from hypogeum.server.protocol import bodies, client_messages, commands, server_messages, values

CLIENT = Path(__file__).parents[3] / "web" / "src"

ALIASES = {
    "BotLevel": values.BotLevel,
    "SeatKind": values.SeatKind,
    "ProblemCode": values.ProblemCode,
    "Wish": values.Wish,
    "Cause": Cause,
    "Command": commands.Command,
    "ClientMessage": client_messages.ClientMessage,
    "ServerMessage": server_messages.ServerMessage,
}

SENT = (
    bodies.NewSeat,
    bodies.NewTable,
    bodies.Removal,
    bodies.InvitationQuestion,
    *get_args(client_messages.ClientMessage),
)
"""What the client sends: fields with a default may be left out."""

HEAD = """\
// Made from src/hypogeum/server/protocol. Do not edit:
// change the Python and run `python -m hypogeum.server.typescript`.

/** The seat number of somebody who only watches. */
export const SPECTATOR = -1;
"""


GAME_HEAD = """\
// Made from the view, the events and the pack of the game. Do not edit:
// change its Python and run `python -m hypogeum.server.typescript`.
"""


def files() -> dict[Path, str]:
    """Every file with what is to stand in it."""
    games = {_board_of(game) / "protocol.ts": write_game(game) for game in map(find_game, GAMES)}
    return {CLIENT / "lib" / "protocol.ts": write_protocol(), **games}


def write_protocol() -> str:
    """The types that every table needs."""
    writer = _Writer()
    for name, kind in ALIASES.items():
        writer.aliases[writer.write(inspect.type_info(kind))] = name
    aliases = [f"export type {name} = {union};\n" for union, name in writer.aliases.items()]
    return "\n".join([HEAD, *aliases, *writer.interfaces_of(*_structs())])


def write_game(game: Game) -> str:
    """The types of one game: its view, its events, its pack, and what they are made of."""
    events = [*game.events.types, *TABLE_EVENTS]
    names = " | ".join(event.__name__ for event in events)
    interfaces = _Writer().interfaces_of(_view(game), *_client_pack(game), *events)
    return "\n".join([GAME_HEAD, *interfaces, f"export type GameEvent = {names};\n"])


def _structs() -> list[type[Struct]]:
    """Every struct that goes over the wire whatever is played: the protocol in its order, and rulebooks."""
    own = [
        item
        for module in (bodies, commands, client_messages, server_messages)
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Struct) and item.__module__ == module.__name__
    ]
    return [*own, Rulebook]


def _view(game: Game) -> type[Struct]:
    view: type[Struct] = import_module(f"{game.package}.view").View
    return view


def _client_pack(game: Game) -> list[type[Struct]]:
    """The pack as the board reads it, where the game has one."""
    try:
        module = import_module(f"{game.package}.client_pack")
    except ModuleNotFoundError:
        return []
    return [module.ClientPack] if hasattr(module, "ClientPack") else []


def _board_of(game: Game) -> Path:
    """The folder of a game's board: ours are among the client's sources, others in the game's own folder."""
    return CLIENT / "games" / game.id if game.package.startswith("hypogeum.") else game.folder / "web"


class _Writer:
    """Turns msgspec's type information into TypeScript; every struct it meets becomes an interface."""

    def __init__(self) -> None:
        self.aliases: dict[str, str] = {}
        self.interfaces: dict[type, str] = {}

    def interfaces_of(self, *structs: type[Struct]) -> list[str]:
        """The interfaces of structs and of what they are made of."""
        for struct in structs:
            self.add(inspect.type_info(struct))
        return list(self.interfaces.values())

    def add(self, info: inspect.Type) -> None:
        assert isinstance(info, inspect.StructType)
        if info.cls in self.interfaces:
            return
        self.interfaces[info.cls] = ""
        notes = _notes(info.cls)
        lines = [*_comment(notes.get("", ""), ""), f"export interface {info.cls.__name__} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            mark = "?" if _may_be_missing(info.cls, field) else ""
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
                return cls.__name__
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


def _may_be_missing(cls: type, field: inspect.Field) -> bool:
    """What the client sends may be left out where it has a default; what it gets, where it is left out when unset."""
    if field.required:
        return False
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return is_unset or cls in SENT or bool(cls.__struct_config__.omit_defaults)  # type: ignore[attr-defined]


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
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.parent.name}/{path.name}")
