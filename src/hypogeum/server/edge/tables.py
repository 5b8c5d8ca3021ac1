"""Tables over HTTP: making one, finding them again, and doing something at them."""

from __future__ import annotations

from starlette.requests import Request

from hypogeum.server.edge.door import Door
from hypogeum.server.edge.identity import person
from hypogeum.server.edge.operations import get, post
from hypogeum.server.edge.requests import read_number
from hypogeum.server.lobby.invitations import invitation_to
from hypogeum.server.lobby.my_tables import my_table, remove
from hypogeum.server.lobby.new_tables import TableMaker
from hypogeum.server.lobby.table_info import table_info
from hypogeum.server.protocol.bodies import Invitation, InvitationQuestion, MyTable, NewTable, Removal, TableInfo
from hypogeum.server.protocol.commands import Command, Join
from hypogeum.server.protocol.server_messages import Done
from hypogeum.server.storage.rows import TableSummary
from hypogeum.server.table.commands.handling import handle
from hypogeum.server.table.memory import Tables
from hypogeum.server.table.turns import short_turns

TABLE = "/tables/{table}"
MOST_LISTED = 100
LONGEST_LIST = 1_000_000


class TableAddresses:
    """What is under /api/tables but looking back."""

    def __init__(self, tables: Tables, maker: TableMaker, door: Door) -> None:
        self._tables = tables
        self._door = door
        self._maker = maker
        self._store = tables.services.store

    @post("/tables", "Make a table; it begins at once", status=201, problems=(404,))
    async def make_table(self, request: Request, body: NewTable) -> TableInfo:
        who = person(request)
        with short_turns():
            made = await self._maker.make(who, body)
        summary = await self._store.summary(made)
        assert summary is not None  # it was just stored
        return self._summary_info(summary, who)

    @get(
        "/tables",
        "Tables where I sit or that I made, at most 100: those that go on and then those that are over, the latest "
        "activity first",
        query=(("first", "How many of them to leave out; 0 if left out"),),
    )
    async def my_tables(self, request: Request) -> list[MyTable]:
        who, first = person(request), read_number(request, "first", 0)
        found = await self._store.tables_of(who, min(max(0, first), LONGEST_LIST), MOST_LISTED)
        return [self._my_table(mine.summary, who, removed=mine.removed) for mine in found]

    @get(TABLE, "Facts about a table that everybody who may watch it may know (TBL-KNOW-2)", problems=(404, 410))
    async def table(self, request: Request) -> TableInfo:
        summary = await self._door.summary(request)
        self._is_open(summary)
        return self._summary_info(summary, person(request))

    @post(
        TABLE + "/commands",
        "Do something at a table: act, talk, take or leave a seat; a repeated request is done once",
        problems=(404, 409, 410),
    )
    async def command(self, request: Request, body: Command) -> Done:
        invitation = body.invitation if isinstance(body, Join) else None
        async with self._door.enter(request, invitation) as table:
            return await handle(table, person(request), body)

    @post(TABLE + "/removal", "Take a table off my list, or put it back", problems=(404,))
    async def removal(self, request: Request, body: Removal) -> MyTable:
        summary, who = await self._door.summary(request), person(request)
        await remove(self._store, summary, who, removed=body.removed)
        return self._my_table(summary, who, removed=body.removed)

    @post(
        TABLE + "/invitation",
        "What somebody with an invitation may know before sitting down (TBL-KNOW-2)",
        problems=(404, 409, 410),
    )
    async def invitation(self, request: Request, body: InvitationQuestion) -> Invitation:
        summary, who = await self._door.summary(request, body.invitation), person(request)
        self._is_open(summary)
        return invitation_to(summary, self._summary_info(summary, who), who, body.invitation)

    def _is_open(self, summary: TableSummary) -> None:
        """Raises Declined where the host of the server has closed the table."""
        if (closing := self._tables.services.exclusions.closing(summary.table.id)) is not None:
            raise closing

    def _my_table(self, summary: TableSummary, who: str, *, removed: bool) -> MyTable:
        closed = self._tables.services.exclusions.is_closed(summary.table.id)
        return my_table(summary, self._summary_info(summary, who), removed=removed, closed=closed)

    def _summary_info(self, summary: TableSummary, who: str) -> TableInfo:
        live = self._tables.find_in_memory(summary.table.id)
        return table_info(summary, who, live.is_connected if live is not None else lambda person: False)
