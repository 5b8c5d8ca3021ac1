"""The description of the HTTP API, made from what its operations declare and the types they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games import GAMES, find_game
from hypogeum.server.edge.answers import TextFile
from hypogeum.server.edge.operations import Operation
from hypogeum.server.lobby.documents import PREFIX
from hypogeum.server.protocol.bodies import Problem
from hypogeum.server.protocol.client_messages import ClientMessage
from hypogeum.server.protocol.server_messages import ServerMessage

VERSION = "1"
"""Of the API: a new one when clients have to change."""

ANYWHERE = {
    400: "The request cannot be understood",
    403: "Not allowed, or banned",
    429: "Too much at once; Retry-After says in how many seconds it may be tried again",
    500: "A mistake of the server",
    503: "It cannot be stored now",
}
WITH_BODY = {413: "Too big", 415: "Not JSON", 422: "Understood, but not possible"}

PATH_SCHEMAS: dict[str, dict[str, Any]] = {
    "table": {"type": "string"},
    "game": {"enum": list(GAMES)},
    "language": {"enum": list(LANGUAGES)},
    "invitation": {"type": "string"},
}


def describe(operations: Sequence[Operation]) -> dict[str, Any]:
    """The OpenAPI description."""
    bodies = [operation.body for operation in operations if operation.body is not None]
    answers = [operation.answer for operation in operations if operation.answer is not TextFile]
    kinds = [Problem, *bodies, *answers, ClientMessage, ServerMessage]
    schemas, components = msgspec.json.schema_components(
        kinds, schema_hook=_schema_of_anything, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(kinds, schemas, strict=True))
    components["NewTable"] = _new_table(components["NewTable"])
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        described = _operation(operation, schema_of)
        paths.setdefault(f"/api{operation.path}", {})[operation.method.lower()] = described
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
                "ClientMessage": schema_of[ClientMessage],
                "ServerMessage": schema_of[ServerMessage],
            }
        },
    }


def _schema_of_anything(kind: type) -> dict[str, Any]:
    if kind is object:
        return {"description": "Anything"}
    raise NotImplementedError(f"no JSON schema for {kind}")


def _operation(operation: Operation, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "parameters": _parameters(operation),
        "responses": {str(operation.status): _answer(operation, schema_of)},
    }
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema_of[operation.body]}},
        }
    problem = {"application/json": {"schema": schema_of[Problem]}}
    statuses = dict.fromkeys(operation.problems, "See `code`") | ANYWHERE
    if operation.body is not None:
        statuses |= WITH_BODY
    for status in sorted(statuses):
        described["responses"][str(status)] = {"description": statuses[status], "content": problem}
    return described


def _answer(operation: Operation, schema_of: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    if operation.answer is TextFile:
        content: dict[str, Any] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schema_of[operation.answer]}}
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
