"""The description of the HTTP API, made from the types of `protocol.py`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from hypogeum.engine.frames import Past
from hypogeum.engine.rulebooks import LANGUAGES, Rulebook
from hypogeum.games import GAMES, find_game
from hypogeum.server import protocol
from hypogeum.server.documents import PREFIX

VERSION = "1"
"""Of the API: a new one when clients have to change."""

ANYWHERE = {400: "The request cannot be understood", 500: "A mistake of the server", 503: "It cannot be stored now"}
WITH_BODY = {403: "Not allowed", 413: "Too big", 415: "Not JSON", 422: "Understood, but not possible"}

PATH_SCHEMAS: dict[str, dict[str, Any]] = {
    "table": {"type": "string"},
    "game": {"enum": list(GAMES)},
    "language": {"enum": list(LANGUAGES)},
    "invitation": {"type": "string"},
}


class Operation(Struct, kw_only=True, frozen=True):
    """One address with one method."""

    method: str
    path: str
    id: str
    summary: str
    answer: Any
    """The type of the answer; str for plain text."""
    status: int = 200
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    """Whole numbers in the address: name and meaning."""
    problems: tuple[int, ...] = ()


TABLE = "/api/tables/{table}"

OPERATIONS = (
    Operation(
        method="get", path="/api/games", id="games", summary="What can be played", answer=list[protocol.GameInfo]
    ),
    Operation(
        method="get",
        path="/api/games/{game}/rulebook/{language}",
        id="rulebook",
        summary="The rules of a game in our own words",
        answer=Rulebook,
        problems=(404,),
    ),
    Operation(
        method="post",
        path="/api/tables",
        id="make_table",
        summary="Make a table; it begins at once",
        answer=protocol.TableInfo,
        status=201,
        body=protocol.NewTable,
        problems=(404,),
    ),
    Operation(
        method="get",
        path="/api/tables",
        id="my_tables",
        summary="The tables where I sit or that I made, the newest first",
        answer=list[protocol.MyTable],
    ),
    Operation(
        method="get",
        path=TABLE,
        id="table",
        summary="Facts about a table that everybody who may watch it may know (TBL-KNOW-2)",
        answer=protocol.TableInfo,
        problems=(403, 404),
    ),
    Operation(
        method="post",
        path=TABLE + "/commands",
        id="command",
        summary="Do something at a table: act, talk, take or leave a seat; a repeated request is done once",
        answer=protocol.Done,
        body=protocol.Command,
        problems=(403, 404, 409),
    ),
    Operation(
        method="post",
        path=TABLE + "/removal",
        id="removal",
        summary="Take a table off my list, or put it back",
        answer=protocol.MyTable,
        body=protocol.Removal,
        problems=(404,),
    ),
    Operation(
        method="get",
        path=TABLE + "/invitations/{invitation}",
        id="invitation",
        summary="What somebody with an invitation may know before sitting down (TBL-KNOW-2)",
        answer=protocol.Invitation,
        problems=(403, 404, 409),
    ),
    Operation(
        method="get",
        path=TABLE + "/frames",
        id="frames",
        summary="Entries of a table one after another, as one of my seats may know them; at most 500",
        answer=Past,
        query=(
            ("seat", "My seat; -1 (or left out) as a spectator"),
            ("first", "The number of the first frame, 0 for the setup; the last 500 if left out"),
            ("last", "The number of the last frame; the newest if left out"),
        ),
        problems=(403, 404, 409),
    ),
    Operation(
        method="get",
        path=TABLE + "/story",
        id="story",
        summary="How a game that is over came to its end",
        answer=protocol.Story,
        problems=(403, 404, 409),
    ),
    Operation(
        method="get",
        path=TABLE + "/record",
        id="record",
        summary="The record of a game that is over",
        answer=str,
        problems=(403, 404, 409),
    ),
)


@cache
def describe() -> dict[str, Any]:
    """The OpenAPI description."""
    bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
    answers = [operation.answer for operation in OPERATIONS if operation.answer is not str]
    messages = [protocol.ClientMessage, protocol.ServerMessage]
    kinds = [protocol.Problem, *bodies, *answers, *messages]
    schemas, components = msgspec.json.schema_components(
        kinds, schema_hook=_schema_of_anything, ref_template="#/components/schemas/{name}"
    )
    schema_of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components["NewTable"] = _new_table(components["NewTable"])
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hypogeum",
            "version": VERSION,
            "description": "Tables, seats and records. Playing itself goes over the WebSocket "
            "/api/tables/{table}/live?seat=K with the messages ClientMessage and ServerMessage.",
        },
        "paths": paths,
        "components": {
            "schemas": {
                **components,
                "ClientMessage": schema_of[id(protocol.ClientMessage)],
                "ServerMessage": schema_of[id(protocol.ServerMessage)],
            }
        },
    }


def _schema_of_anything(kind: type) -> dict[str, Any]:
    if kind is object:
        return {"description": "Anything"}
    raise NotImplementedError(f"no JSON schema for {kind}")


def _operation(operation: Operation, schema_of: dict[int, dict[str, Any]]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {str(operation.status): _answer(operation, schema_of)},
    }
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[id(operation.body)]}},
        }
    problem = {"application/json": {"schema": schema_of[id(protocol.Problem)]}}
    statuses = dict.fromkeys(operation.problems, "See `code`") | ANYWHERE
    if operation.body is not None:
        statuses |= WITH_BODY
    for status in sorted(statuses):
        described["responses"][str(status)] = {"description": statuses[status], "content": problem}
    return described


def _answer(operation: Operation, schema_of: dict[int, dict[str, Any]]) -> dict[str, Any]:
    if operation.answer is str:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema_of[id(operation.answer)]}}
    return {"description": operation.summary, "content": content}


def _parameters(operation: Operation) -> list[dict[str, Any]]:
    in_path = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PATH_SCHEMAS[name]} for name in in_path
    ]
    for name, meaning in operation.query:
        found.append({"name": name, "in": "query", "description": meaning, "schema": {"type": "integer"}})
    return found


def _new_table(schema: dict[str, Any]) -> dict[str, Any]:
    """A new table as each game takes it: its own number of seats, its own options."""
    return {"description": schema["description"], "anyOf": [_new_table_of(name, schema) for name in GAMES]}


def _new_table_of(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    game = find_game(name)
    properties = schema["properties"]
    seats = {**properties["seats"], "minItems": game.fewest_seats, "maxItems": game.most_seats}
    seats["contains"] = {"properties": {"kind": {"enum": ["me", "friend", "hotseat"]}}}
    options: dict[str, Any] = {"type": "object", "properties": {}, "additionalProperties": False}
    for option in game.options:
        match option.kind:
            case "flag":
                value: dict[str, Any] = {"type": "boolean"}
            case "choice":
                value = {"enum": list(option.choices)}
                value = {"anyOf": [value, {"type": "string", "pattern": f"^{PREFIX}"}]} if option.documents else value
            case "number":
                value = {"type": "integer", "minimum": option.low, "maximum": option.high}
                value = {"anyOf": [value, {"const": 0}]} if option.zero else value
        options["properties"][option.id] = {**value, "default": option.default, "description": option.rule}
    return {
        **schema,
        "title": game.name,
        "properties": {**properties, "game": {"const": name}, "seats": seats, "options": options},
    }
