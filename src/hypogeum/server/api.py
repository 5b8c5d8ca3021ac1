"""The HTTP API: one function per address, in the order of `protocol.py`."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypogeum.engine.game import Game
from hypogeum.engine.records import write_record
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games import GAMES
from hypogeum.server.commands import handle
from hypogeum.server.frame_windows import copy_of
from hypogeum.server.histories import Histories
from hypogeum.server.invitations import invitation_to
from hypogeum.server.making import bot_levels, game_named, make_table
from hypogeum.server.messages import table_info
from hypogeum.server.my_tables import my_table, remove
from hypogeum.server.openapi import describe
from hypogeum.server.origins import check_origin
from hypogeum.server.people import person
from hypogeum.server.player import Player, may_know
from hypogeum.server.problems import (
    BAD_REQUEST,
    ENTRY_NOT_FOUND,
    GAME_RUNS,
    LANGUAGE_NOT_FOUND,
    NO_SPECTATORS,
    NOT_JSON,
    TABLE_NOT_FOUND,
    TOO_BIG,
)
from hypogeum.server.protocol import SPECTATOR, Command, GameInfo, NewTable, Removal, TableInfo
from hypogeum.server.store import TableSummary
from hypogeum.server.tables import Tables

T = TypeVar("T")

NEW_TABLE = msgspec.json.Decoder(NewTable)
REMOVAL = msgspec.json.Decoder(Removal)
COMMAND: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

LARGEST_BODY = 64 * 1024
MOST_FRAMES = 500
"""So many are told at once; where more are asked for, those that come first."""


class Api:
    """Answers every request under /api."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._histories = Histories()

    def routes(self) -> list[Route]:
        """Below /api."""
        table = "/tables/{table}"
        return [
            Route("/games", self.games),
            Route("/games/{game}/rulebook/{language}", self.rulebook),
            Route("/openapi.json", self.openapi),
            Route("/tables", self.tables, methods=["GET", "POST"]),
            Route(table, self.table),
            Route(table + "/commands", self.command, methods=["POST"]),
            Route(table + "/removal", self.removal, methods=["POST"]),
            Route(table + "/invitations/{invitation}", self.invitation),
            Route(table + "/frames", self.frames),
            Route(table + "/story", self.story),
            Route(table + "/record", self.record),
        ]

    # Games

    async def games(self, request: Request) -> Response:
        """GET /api/games."""
        return _json([self._game_info(game_named(name)) for name in GAMES])

    def _game_info(self, game: Game) -> GameInfo:
        return GameInfo(
            id=game.id,
            name=game.name,
            fewest_seats=game.fewest_seats,
            most_seats=game.most_seats,
            fewest_minutes=game.fewest_minutes,
            most_minutes=game.most_minutes,
            options=list(game.options),
            documents=self._tables.services.documents.offered(game),
            settings=list(game.settings),
            bots=bot_levels(game),
            has_sides=game.has_sides,
            seat_arguments=list(game.seat_arguments),
            word_families=list(game.word_families),
        )

    async def rulebook(self, request: Request) -> Response:
        """GET /api/games/{game}/rulebook/{language}."""
        game = game_named(request.path_params["game"])
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise LANGUAGE_NOT_FOUND(language=language)
        return _json(game.rulebook(language))

    async def openapi(self, request: Request) -> Response:
        """GET /api/openapi.json."""
        return _json(describe())

    # Tables

    async def tables(self, request: Request) -> Response:
        """POST /api/tables makes one; GET lists those where I sit or that I made, the newest first."""
        who = person(request)
        if request.method == "POST":
            table_id = await make_table(self._tables.services, who, await _read(request, NEW_TABLE))
            return _json(await self._info(table_id, who), status=201)
        return _json(
            [
                my_table(mine.summary, self._summary_info(mine.summary, who), removed=mine.removed)
                for mine in await self._store.tables_of(who)
            ]
        )

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}."""
        return _json(await self._info(request.path_params["table"], person(request)))

    async def removal(self, request: Request) -> Response:
        """POST /api/tables/{table}/removal."""
        body = await _read(request, REMOVAL)
        summary, who = await self._summary(request.path_params["table"]), person(request)
        await remove(self._store, summary, who, removed=body.removed)
        return _json(my_table(summary, self._summary_info(summary, who), removed=body.removed))

    async def invitation(self, request: Request) -> Response:
        """GET /api/tables/{table}/invitations/{invitation}."""
        summary, who = await self._summary(request.path_params["table"]), person(request)
        info = self._summary_info(summary, who)
        return _json(invitation_to(summary, info, who, request.path_params["invitation"]))

    async def _summary(self, table_id: str) -> TableSummary:
        summary = await self._store.summary(table_id)
        if summary is None:
            raise TABLE_NOT_FOUND(table=table_id)
        return summary

    async def _info(self, table_id: str, who: str) -> TableInfo:
        summary = await self._summary(table_id)
        if not may_know(summary.table, summary.seats, who):
            raise NO_SPECTATORS("TBL-KNOW-2")
        return self._summary_info(summary, who)

    def _summary_info(self, summary: TableSummary, who: str) -> TableInfo:
        live = self._tables.find_in_memory(summary.table.id)
        return table_info(summary, who, live.is_connected if live is not None else lambda person: False)

    async def command(self, request: Request) -> Response:
        """POST /api/tables/{table}/commands."""
        command = await _read(request, COMMAND)
        async with self._tables.use(request.path_params["table"]) as table:
            return _json(await handle(table, person(request), command))

    # Looking back

    async def frames(self, request: Request) -> Response:
        """GET /api/tables/{table}/frames?seat=K&first=A&last=B."""
        seat = _number(request.query_params.get("seat", str(SPECTATOR)), "seat")
        async with self._tables.use(request.path_params["table"]) as table:
            Player(table, person(request)).may_look_from(seat)
            async with table.alone():
                record, causes = copy_of(table.engine.record), dict(table.causes)
            first, last = _asked_frames(request, len(record.entries))
            return _json(await self._histories.past(table.game, record, causes, seat, first, last))

    async def story(self, request: Request) -> Response:
        """GET /api/tables/{table}/story, when the game is over."""
        async with self._tables.use(request.path_params["table"]) as table:
            Player(table, person(request)).may_look_from(SPECTATOR)
            async with table.alone():
                if table.engine.record.result is None:
                    raise GAME_RUNS()
                record = copy_of(table.engine.record)
            return _json(await self._histories.story(table.game, record))

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record: the whole game as text, when it is over."""
        async with self._tables.use(request.path_params["table"]) as table:
            Player(table, person(request)).may_look_from(SPECTATOR)
            async with table.alone():
                if table.engine.record.result is None:
                    raise GAME_RUNS()
                text = await asyncio.to_thread(write_record, table.engine.record)
        name = f"{table.game.id}-{table.row.id}.jsonl"
        return Response(
            text,
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"', **FRESH},
        )


FRESH = {"cache-control": "no-store"}


def _json(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, FRESH, "application/json")


def _asked_frames(request: Request, length: int) -> tuple[int, int]:
    """From the first to the last frame that is asked for; raises Declined where there are none such."""
    last = _number(request.query_params.get("last", str(length)), "last")
    first = _number(request.query_params.get("first", str(max(0, last - MOST_FRAMES + 1))), "first")
    if not 0 <= first <= last <= length:
        raise ENTRY_NOT_FOUND(at=first if not 0 <= first <= length else last, length=length)
    return first, min(last, first + MOST_FRAMES - 1)


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BAD_REQUEST(reason=f"{what} '{text[:20]}' is not a whole number") from None


async def _read(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The body as a typed record; raises Declined."""
    check_origin(request)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise TOO_BIG(limit=LARGEST_BODY)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NOT_JSON()
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BAD_REQUEST(reason=str(error)) from error
