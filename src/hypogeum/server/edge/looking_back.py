"""The past of a table over HTTP: its frames, its story, its record."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.requests import Request

from hypogeum.engine.frame_types import Past
from hypogeum.engine.records import write_record
from hypogeum.server.edge.answers import TextFile
from hypogeum.server.edge.door import Door
from hypogeum.server.edge.identity import person
from hypogeum.server.edge.kept import Kept, Written
from hypogeum.server.edge.operations import get
from hypogeum.server.edge.requests import read_number
from hypogeum.server.edge.tables import TABLE
from hypogeum.server.protocol.bodies import Story
from hypogeum.server.protocol.problems import ENTRY_NOT_FOUND, GAME_RUNS, Declined
from hypogeum.server.protocol.values import SPECTATOR
from hypogeum.server.table.loading import stored_record
from hypogeum.server.table.rights import Rights
from hypogeum.server.table.telling.histories import Histories

MOST_FRAMES = 500
"""So many are told at once; where more are asked for, those that come first."""


class LookingBack:
    """What has happened at a table."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._histories = Histories()
        self._kept = Kept()

    @get(
        TABLE + "/frames",
        "Entries of a table one after another, as one of my seats may know them; at most 500",
        query=(
            ("seat", "My seat; -1 (or left out) as a spectator"),
            ("first", "The number of the first frame, 0 for the setup; the last 500 if left out"),
            ("last", "The number of the last frame; the newest if left out"),
        ),
        problems=(404, 409, 410),
    )
    async def frames(self, request: Request) -> Written[Past]:
        seat = read_number(request, "seat", SPECTATOR)
        async with self._door.enter(request) as table:
            Rights(table, person(request)).may_look_from(seat)
            async with table.alone():
                first, last = _asked_frames(request, version := table.engine.version)
                kept, causes = await table.kept(first), dict(table.causes)
            return await self._kept.answer(
                ("frames", table.row.id, table.fence, version, seat, first, last),
                partial(self._histories.past, table.game, kept, causes, seat, first, last),
            )

    @get(TABLE + "/story", "How a game that is over came to its end", problems=(404, 409, 410))
    async def story(self, request: Request) -> Written[Story]:
        async with self._door.enter(request) as table:
            Rights(table, person(request)).may_look_from(SPECTATOR)
            async with table.alone():
                if table.engine.record.result is None:
                    raise GAME_RUNS()
                kept = await table.kept(0)
            return await self._kept.answer(
                ("story", table.row.id, table.fence), partial(self._histories.story, table.game, kept)
            )

    @get(
        TABLE + "/record",
        "The record of a game that is over, even if the rules of this server cannot show it any more",
        problems=(404, 409, 410),
    )
    async def record(self, request: Request) -> TextFile:
        try:
            async with self._door.enter(request) as table:
                Rights(table, person(request)).may_look_from(SPECTATOR)
                async with table.alone():
                    if table.engine.record.result is None:
                        raise GAME_RUNS()
                    text = await asyncio.to_thread(write_record, table.engine.record)
        except Declined as declined:
            if not _cannot_be_shown(declined):
                raise
            return await self._record_of_unplayable(request)
        return TextFile(f"{table.game.id}-{table.row.id}.jsonl", text)

    async def _record_of_unplayable(self, request: Request) -> TextFile:
        """The record of a game that is over, at a table of other rules."""
        row = (await self._door.summary(request)).table
        stored = await self._door.stored(row.id)
        text = await asyncio.to_thread(lambda: write_record(stored_record(stored)))
        return TextFile(f"{row.game}-{row.id}.jsonl", text)


def _cannot_be_shown(declined: Declined) -> bool:
    """Whether the game is over and only the rules are missing. One that is not may be played on by the rules of then,
    on this server or on another: what is hidden there is told to nobody."""
    return declined.problem.code == "cannot_continue" and bool(declined.problem.args["over"])


def _asked_frames(request: Request, length: int) -> tuple[int, int]:
    """From the first to the last frame that is asked for; raises Declined where there are none such."""
    last = read_number(request, "last", length)
    first = read_number(request, "first", max(0, last - MOST_FRAMES + 1))
    if not 0 <= first <= last <= length:
        raise ENTRY_NOT_FOUND(at=first if not 0 <= first <= length else last, length=length)
    return first, min(last, first + MOST_FRAMES - 1)
