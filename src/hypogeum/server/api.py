"""The HTTP API: one function per address, in the order of `protocol.py`."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypogeum.engine.records import Record, write_record
from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games import GAMES
from hypogeum.server.host import Host
from hypogeum.server.invitations import invitation_to
from hypogeum.server.making import bot_levels, game_named, join, make_table
from hypogeum.server.messages import live_info, table_info, told_of
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
from hypogeum.server.protocol import SPECTATOR, GameInfo, Join, Lend, NewTable, Removal, StandIn, TableInfo, Takeover
from hypogeum.server.replays import Replays
from hypogeum.server.store import TableSummary
from hypogeum.server.tables import Tables

T = TypeVar("T")

LARGEST_BODY = 64 * 1024


class Api:
    """Answers every request under /api."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store
        self._replays = Replays()

    def routes(self) -> list[Route]:
        """Below /api."""
        table = "/tables/{table}"
        seat = table + "/seats/{seat}"
        return [
            Route("/games", self.games),
            Route("/games/{game}/rulebook/{language}", self.rulebook),
            Route("/openapi.json", self.openapi),
            Route("/tables", self.tables, methods=["GET", "POST"]),
            Route(table, self.table),
            Route(table + "/removal", self.removal, methods=["POST"]),
            Route(table + "/invitations/{invitation}", self.invitation),
            Route(table + "/join", self.join, methods=["POST"]),
            Route(seat + "/leave", self.leave, methods=["POST"]),
            Route(seat + "/lend", self.lend, methods=["POST"]),
            Route(seat + "/return", self.come_back, methods=["POST"]),
            Route(seat + "/give_up", self.give_up, methods=["POST"]),
            Route(seat + "/bot", self.seat_bot, methods=["POST"]),
            Route(seat + "/open", self.open_seat, methods=["POST"]),
            Route(seat + "/free", self.free_seat, methods=["POST"]),
            Route(table + "/replay", self.replay),
            Route(table + "/record", self.record),
        ]

    # Games

    async def games(self, request: Request) -> Response:
        """GET /api/games."""
        return _json([_game_info(name) for name in GAMES])

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
            table_id = await make_table(self._tables.services, who, await _read(request, NewTable))
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
        body = await _read(request, Removal)
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
        return table_info(
            summary.table,
            summary.seats,
            summary.version,
            who,
            over=summary.over,
            is_connected=live.is_connected if live is not None else lambda person: False,
        )

    # Seats

    async def join(self, request: Request) -> Response:
        """POST /api/tables/{table}/join."""
        body = await _read(request, Join)
        async with self._tables.use(request.path_params["table"]) as table:
            await join(table, person(request), body.invitation, body.name)
            return _json(live_info(table, person(request)))

    async def leave(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/leave."""
        await _read(request, Takeover)
        async with self._tables.use(request.path_params["table"]) as table:
            await Player(table, person(request)).leave(_number(request.path_params["seat"], "seat"))
            return _json(live_info(table, person(request)))

    async def lend(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/lend."""
        body = await _read(request, Lend)
        async with self._tables.use(request.path_params["table"]) as table:
            await Player(table, person(request)).lend(_number(request.path_params["seat"], "seat"), body.bot)
            return _json(live_info(table, person(request)))

    async def come_back(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/return."""
        await _read(request, Takeover)
        async with self._tables.use(request.path_params["table"]) as table:
            await Player(table, person(request)).come_back(_number(request.path_params["seat"], "seat"))
            return _json(live_info(table, person(request)))

    async def give_up(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/give_up."""
        await _read(request, Takeover)
        async with self._tables.use(request.path_params["table"]) as table:
            await Player(table, person(request)).give_up(_number(request.path_params["seat"], "seat"))
            return _json(live_info(table, person(request)))

    async def seat_bot(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/bot."""
        body = await _read(request, StandIn)
        async with self._tables.use(request.path_params["table"]) as table:
            await Host(table, person(request)).seat_bot(_number(request.path_params["seat"], "seat"), body.bot)
            return _json(live_info(table, person(request)))

    async def open_seat(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/open."""
        await _read(request, Takeover)
        async with self._tables.use(request.path_params["table"]) as table:
            await Host(table, person(request)).open_seat(_number(request.path_params["seat"], "seat"))
            return _json(live_info(table, person(request)))

    async def free_seat(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats/{seat}/free."""
        await _read(request, Takeover)
        async with self._tables.use(request.path_params["table"]) as table:
            await Host(table, person(request)).free_seat(_number(request.path_params["seat"], "seat"))
            return _json(live_info(table, person(request)))

    # Looking back

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay?at=N&seat=K."""
        seat = _number(request.query_params.get("seat", str(SPECTATOR)), "seat")
        async with self._tables.use(request.path_params["table"]) as table:
            Player(table, person(request)).may_look_from(seat)
            async with table.alone():
                now = table.engine.record
                record = Record(header=now.header, entries=now.entries[:], result=now.result)
                at = _asked_entry(request, len(record.entries))
                events = told_of(table, at)
            return _json(await self._replays.frame(table.game, record, at, seat, events))

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


def _game_info(name: str) -> GameInfo:
    game = game_named(name)
    return GameInfo(
        id=game.id,
        name=game.name,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        fewest_minutes=game.fewest_minutes,
        most_minutes=game.most_minutes,
        options=list(game.options),
        settings=list(game.settings),
        bots=bot_levels(game),
        seat_arguments=list(game.seat_arguments),
        word_families=list(game.word_families),
    )


def _asked_entry(request: Request, length: int) -> int:
    at = _number(request.query_params.get("at", str(length)), "at")
    if not 0 <= at <= length:
        raise ENTRY_NOT_FOUND(at=at, length=length)
    return at


def _number(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BAD_REQUEST(reason=f"{what} '{text[:20]}' is not a whole number") from None


async def _read(request: Request, kind: type[T]) -> T:
    """The body as a typed record; raises Declined."""
    check_origin(request)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise TOO_BIG(limit=LARGEST_BODY)
    if not body and kind is Takeover:
        return kind()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NOT_JSON()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BAD_REQUEST(reason=str(error)) from error
