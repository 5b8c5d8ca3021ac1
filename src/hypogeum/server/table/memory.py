"""All tables: made, loaded when somebody comes, dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time as wall
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

from msgspec import Struct

from hypogeum.engine.snapshots import Packed
from hypogeum.engine.table import Table
from hypogeum.server import figures
from hypogeum.server.protocol.problems import (
    DAMAGED,
    PLAYED_ELSEWHERE,
    STORE_FAILED,
    TABLE_NOT_FOUND,
    TOO_MANY,
    Declined,
)
from hypogeum.server.storage.rows import EndRow, FenceRow, Row, SnapshotRow, StoredTable
from hypogeum.server.storage.store import DamagedTable, LeaseLost, StoreFailed
from hypogeum.server.table.live_table import LiveTable
from hypogeum.server.table.loading import load
from hypogeum.server.table.services import Services
from hypogeum.server.table.turns import short_turns
from hypogeum.server.timing import Alarm

logger = logging.getLogger(__name__)

FULL = 30
"""Seconds after which a server that is full may be asked again."""


class Counts(Struct, kw_only=True, frozen=True):
    """What is in the memory of a server."""

    in_memory: int
    broken: int
    sockets: int


class Tables:
    """The tables in memory, and the way to those that are not."""

    def __init__(self, services: Services, most: int | None = None) -> None:
        """`most` are kept in memory at once; None where there is no bound."""
        self.services = services
        self._most = most
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._idle: dict[str, Alarm] = {}
        self._dropping: set[asyncio.Task[None]] = set()
        services.leases.when_lapsed(self._give_up_all)

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

    def counts(self) -> Counts:
        """How much there is in memory."""
        tables = self._live.values()
        return Counts(
            in_memory=len(tables),
            broken=sum(table.is_broken for table in tables),
            sockets=sum(len(table.listeners) for table in tables),
        )

    async def _find(self, table_id: str) -> LiveTable:
        """The table, loaded once however many ask for it."""
        if (closing := self.services.exclusions.closing(table_id)) is not None:
            raise closing
        table = self.find_in_memory(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            self._make_room()
            loading = asyncio.create_task(self._load_measured(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load_measured(self, table_id: str) -> LiveTable:
        with figures.LOADS.time(), short_turns():
            return await self._load(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        if table_id in self._live:  # it was broken off, and whatever it still writes must not count
            self.services.leases.forget(table_id)
        try:
            fence = await self.services.leases.hold(table_id)
            stored = await self.services.store.read_table(table_id)
        except StoreFailed as error:
            raise STORE_FAILED() from error
        except DamagedTable as error:
            logger.error("table %s is damaged: %s", table_id, error.reason)
            raise DAMAGED(table=table_id, reason=error.reason) from error
        if stored is None:
            raise TABLE_NOT_FOUND(table=table_id)
        if fence is None:
            raise PLAYED_ELSEWHERE(table=table_id)
        loaded = await asyncio.to_thread(load, stored)
        if loaded.changed is not None:
            await self._note_new_rules(stored, loaded.engine, loaded.changed, fence)
        if not self.services.leases.is_held(table_id, fence):  # another server may have played on since it was read
            raise STORE_FAILED()
        table = LiveTable(stored, loaded.engine, self.services, fence)
        table.follow()
        self._live[table_id] = table
        if any(seat.bot is not None for seat in stored.seats) and not stored.over:
            self.services.thinkers.expect(stored.table.game)
        return table

    async def _note_new_rules(self, stored: StoredTable, engine: Table, changed: Packed, fence: int) -> None:
        """Store that other rules are played from here on, before anybody is told."""
        table_id = stored.table.id
        rows: list[Row] = [SnapshotRow(table=table_id, packed=changed)]
        if engine.state.over:
            rows.append(EndRow(table=table_id, at=wall.time()))
        try:
            await self.services.store.write(FenceRow(table=table_id, fence=fence), *rows)
        except StoreFailed as error:
            self.services.leases.forget(table_id)
            raise STORE_FAILED() from error
        stored.snapshots = [*(one for one in stored.snapshots if one.number != changed.number), changed]

    # Dropping

    def _make_room(self) -> None:
        """Where there are too many, drop the one that nobody has used for longest; raises Declined if all are used."""
        if self._most is not None and self._held >= self._most and not self._drop_one():
            figures.REFUSED_BY_LIMIT.labels("memory").inc()
            raise TOO_MANY(limit="memory", seconds=FULL)

    @property
    def _held(self) -> int:
        """So many are in memory or on their way there; one that is loaded anew is both, and counts once."""
        return len(self._live.keys() | self._loading.keys())

    def _drop_one(self) -> bool:
        """The one that nobody has used for longest; whether there is any that nobody uses."""
        for table_id in list(self._idle):
            self._stop_waiting(table_id)
            if (table := self._live.get(table_id)) is not None:
                self._drop_soon(table)
                return True
        return False

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
                if not table.users:
                    await table.put_down()
                if table.users:
                    if self._most is not None and self._held > self._most:
                        self._drop_one()  # it was to make room, and stays
                    return
                table.stop()
        if self._live.get(table.row.id) is table:
            del self._live[table.row.id]
        await self.services.leases.end(table.row.id, table.fence)

    def _give_up_all(self) -> None:
        """Other servers may play on: whoever is connected finds the table where it is played now."""
        for table in self._live.values():
            table.break_off(LeaseLost(table.row.id))

    def give_up_closed(self) -> None:
        """Nobody plays on at tables that the host has closed; whoever is connected is told why when he comes back."""
        for table_id, table in self._live.items():
            closing = self.services.exclusions.closing(table_id)
            if closing is not None and not table.is_broken:
                table.break_off(closing)

    def load_anew(self) -> None:
        """The tables in memory are no longer those that are stored."""
        self.services.leases.forget_all()
        self._give_up_all()

    async def close(self) -> None:
        """The server ends."""
        for alarm in self._idle.values():
            alarm.cancel()
        for table in self._live.values():
            table.stop()
        await asyncio.gather(*[_put_down(table) for table in self._live.values()])


async def _put_down(table: LiveTable) -> None:
    with suppress(Declined):
        async with table.alone():
            await table.put_down()
