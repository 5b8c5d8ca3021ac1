"""The HTTP API: everything under /api, and its description."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from hypogeum.server.edge.answers import json_answer
from hypogeum.server.edge.door import Door
from hypogeum.server.edge.games import Games
from hypogeum.server.edge.looking_back import LookingBack
from hypogeum.server.edge.openapi import describe
from hypogeum.server.edge.operations import operations_of, routes_to
from hypogeum.server.edge.sockets import ADDRESS, Live
from hypogeum.server.edge.tables import TableAddresses
from hypogeum.server.lobby.new_tables import TableMaker
from hypogeum.server.table.memory import Tables

PARTS = (Games, TableAddresses, LookingBack)


def api_routes(tables: Tables, maker: TableMaker) -> list[BaseRoute]:
    """Below /api."""
    door = Door(tables)
    parts = [Games(maker.documents), TableAddresses(tables, maker, door), LookingBack(door)]
    return [
        *routes_to(parts),
        Route("/openapi.json", _openapi),
        WebSocketRoute(ADDRESS, Live(door).converse),
    ]


@cache
def description() -> dict[str, Any]:
    """The OpenAPI description of every address."""
    return describe([operation for part in PARTS for operation in operations_of(part)])


async def _openapi(request: Request) -> Response:
    return json_answer(description())
