"""The list of a person's tables, and what he takes off it."""

from __future__ import annotations

import msgspec

from hypogeum.server.protocol.bodies import MyTable, TableInfo
from hypogeum.server.protocol.problems import NOT_YOUR_TABLE
from hypogeum.server.storage.rows import RemovalRow, TableSummary
from hypogeum.server.storage.store import Store


def my_table(summary: TableSummary, table: TableInfo, *, removed: bool, closed: bool) -> MyTable:
    """A table as a list shows it; nobody is asked at one that is closed."""
    progress = summary.progress
    return MyTable(
        **msgspec.structs.asdict(table),
        asked=[] if closed else progress.asked,
        turns=progress.turns,
        last_activity=progress.at,
        winners=progress.winners,
        removed=removed,
        closed=closed,
    )


async def remove(store: Store, summary: TableSummary, person: str, *, removed: bool) -> None:
    """Take a table off the list of somebody who sits at it or made it, or put it back; raises Declined."""
    if person != summary.table.host and all(seat.person != person for seat in summary.seats):
        raise NOT_YOUR_TABLE()
    await store.write(RemovalRow(table=summary.table.id, person=person, removed=removed))
