"""All tables: made, loaded when somebody comes, dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from hypogeum.engine.records import WrongRecord
from hypogeum.engine.table import Table
from hypogeum.games import find_game
from hypogeum.server.live_table import LiveTable, Services
from hypogeum.server.problems import CANNOT_RESUME, RULES_CHANGED, TABLE_NOT_FOUND, Declined
from hypogeum.server.timing import Alarm

logger = logging.getLogger(__name__)


class Tables:
    """The tables in memory, and the way to those that are not."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: dict[str, Alarm] = {}
        self._dropping: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table that stays in memory meanwhile; raises Declined if there is none."""
        table = await self._find(table_id)
        table.users += 1
        self._stop_waiting(table_id)
        try:
            yield table
        finally:
            table.users -= 1
            if table.users == 0 and self._live.get(table_id) is table:
                drop = partial(self._drop_soon, table)
                self._idle[table_id] = self.services.time.call_later(self.services.pace.idle_after, drop)

    def find_in_memory(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory and sound."""
        table = self._live.get(table_id)
        return None if table is None or table.is_broken else table

    async def _find(self, table_id: str) -> LiveTable:
        """The table, loaded once however many ask for it."""
        table = self.find_in_memory(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.services.store.read_table(table_id)
        if stored is None:
            raise TABLE_NOT_FOUND(table=table_id)
        row = stored.table
        game = find_game(row.game)
        if row.rules_version != game.rules_version:
            raise RULES_CHANGED(began=row.rules_version, now=game.rules_version)
        try:
            engine = await asyncio.to_thread(Table.resume, game, row.options, row.seats, row.seed, stored.entries)
        except WrongRecord as error:
            logger.exception("table %s cannot be resumed", table_id)
            raise CANNOT_RESUME() from error
        table = LiveTable(stored, engine, self.services)
        table.settle()
        self._live[table_id] = table
        if any(seat.bot is not None for seat in stored.seats) and not stored.over:
            self.services.thinkers.expect(row.game)
        return table

    # Dropping

    def _stop_waiting(self, table_id: str) -> None:
        alarm = self._idle.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def _drop_soon(self, table: LiveTable) -> None:
        task = asyncio.create_task(self._drop(table))
        self._dropping.add(task)
        task.add_done_callback(self._dropping.discard)

    async def _drop(self, table: LiveTable) -> None:
        """When its last change is done, and unless somebody has come meanwhile."""
        with suppress(Declined):
            async with table.alone():
                if table.users:
                    return
                table.stop()
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]

    async def close(self) -> None:
        """The server ends."""
        for alarm in self._idle.values():
            alarm.cancel()
        for table in self._live.values():
            table.stop()
