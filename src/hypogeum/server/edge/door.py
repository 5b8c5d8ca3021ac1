"""The way to a table: to strangers, one without spectators is as if there was none (TBL-KNOW-2)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from secrets import compare_digest

from starlette.requests import HTTPConnection

from hypogeum.server.edge.identity import person
from hypogeum.server.lobby.table_info import may_know
from hypogeum.server.protocol.problems import DAMAGED, STORE_FAILED, TABLE_NOT_FOUND, Declined
from hypogeum.server.storage.rows import SeatRow, StoredTable, TableRow, TableSummary
from hypogeum.server.storage.store import DamagedTable, StoreFailed
from hypogeum.server.table.live_table import LiveTable
from hypogeum.server.table.memory import Tables

ANSWERED_AFTER = 0.05
"""Seconds after which it is said that there is no such table: how long looking for one takes tells nothing."""


class Door:
    """Lets in who may know a table, or holds an invitation to it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.services.store

    @asynccontextmanager
    async def enter(self, connection: HTTPConnection, invitation: str | None = None) -> AsyncIterator[LiveTable]:
        """The table of the address, in memory meanwhile; raises Declined."""
        table_id, who = connection.path_params["table"], person(connection)
        live = self._tables.find_in_memory(table_id)
        if live is None or not _may_enter(live.row, live.seats.rows, who, invitation):
            await self.summary(connection, invitation)
        async with self._tables.use(table_id) as table:
            yield table

    async def summary(self, connection: HTTPConnection, invitation: str | None = None) -> TableSummary:
        """The table of the address without its entries; raises Declined."""
        table_id, who, begun = connection.path_params["table"], person(connection), _now()
        try:
            summary = await self._store.summary(table_id)
        except StoreFailed as error:
            raise STORE_FAILED() from error
        if summary is None or not _may_enter(summary.table, summary.seats, who, invitation):
            raise await _nowhere(table_id, begun)
        return summary

    async def stored(self, table_id: str) -> StoredTable:
        """All that is kept of a table; raises Declined."""
        try:
            stored = await self._store.read_table(table_id)
        except StoreFailed as error:
            raise STORE_FAILED() from error
        except DamagedTable as error:
            raise DAMAGED(table=table_id, reason=error.reason) from error
        if stored is None:
            raise TABLE_NOT_FOUND(table=table_id)
        return stored


def _may_enter(table: TableRow, seats: Sequence[SeatRow], who: str, invitation: str | None) -> bool:
    return may_know(table, seats, who) or (invitation is not None and _is_invited(seats, invitation))


def _is_invited(seats: Sequence[SeatRow], invitation: str) -> bool:
    given = invitation.encode()
    return any(row.invitation is not None and compare_digest(row.invitation.encode(), given) for row in seats)


async def _nowhere(table_id: str, begun: float) -> Declined:
    await asyncio.sleep(max(0.0, begun + ANSWERED_AFTER - _now()))
    return TABLE_NOT_FOUND(table=table_id)


def _now() -> float:
    return asyncio.get_running_loop().time()
