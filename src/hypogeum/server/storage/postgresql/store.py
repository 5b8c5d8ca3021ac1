"""Keeps tables in PostgreSQL: one writer that commits in groups, a few readers beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import asyncpg
from msgspec import Struct

from hypogeum.server import figures
from hypogeum.server.storage import reading
from hypogeum.server.storage.postgresql import leases
from hypogeum.server.storage.postgresql.connections import (
    LOST,
    PATIENCE,
    PAUSE,
    SURE,
    connect,
    connect_patiently,
    fit,
    numbered,
    put,
)
from hypogeum.server.storage.postgresql.schema import migrate
from hypogeum.server.storage.rows import Exclusion, FenceRow, MyTableSummary, Row, StoredTable, TableSummary
from hypogeum.server.storage.statements import Question
from hypogeum.server.storage.store import EntryExists, LeaseLost, StoreFailed
from hypogeum.server.storage.writing import gathered

T = TypeVar("T")

logger = logging.getLogger(__name__)

MOST_IN_A_GROUP = 500
MOST_READERS = 4


class _Request(Struct):
    """Some rows that belong together, and who waits for them."""

    rows: Sequence[Row]
    done: asyncio.Future[None]


class PostgresStore:
    """The store that several servers share; raises StoreFailed or NewerData where it cannot be opened."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        with ThreadPoolExecutor(1) as beside:  # whoever opens it may have a running event loop, or none
            beside.submit(asyncio.run, _prepare(address)).result()
        self._requests: asyncio.Queue[_Request | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[Any] | None = None

    # Reading

    async def read_table(self, table: str) -> StoredTable | None:
        return await self._ask(lambda: reading.read_table(table), isolation="repeatable_read")

    async def read_told(self, table: str, first: int, last: int) -> dict[int, bytes]:
        return await self._ask(lambda: reading.read_told(table, first, last))

    async def summary(self, table: str) -> TableSummary | None:
        return await self._ask(lambda: reading.read_summary(table), isolation="repeatable_read")

    async def tables_of(self, person: str, first: int = 0, most: int = 100) -> list[MyTableSummary]:
        return await self._ask(lambda: reading.tables_of(person, first, most), isolation="repeatable_read")

    async def versions(self) -> dict[str, int]:
        return await self._ask(reading.read_versions)

    async def exclusions(self) -> list[Exclusion]:
        return await self._ask(reading.read_exclusions, isolation="repeatable_read")

    # Leases

    async def say_alive(self, owner: str, seconds: float) -> bool:
        return await self._ask(lambda: leases.say_alive(owner, seconds))

    async def take_lease(self, table: str, owner: str) -> int | None:
        return await self._ask(lambda: leases.take(table, owner))

    async def owner_of(self, table: str) -> str | None:
        return await self._ask(lambda: leases.owner_of(table))

    async def end_lease(self, table: str, fence: int) -> None:
        await self._ask(lambda: leases.end(table, fence))

    async def leave(self, owner: str) -> None:
        await self._ask(lambda: leases.leave(owner))

    async def _ask(self, question: Callable[[], Question[T]], isolation: str | None = None) -> T:
        """Put a question that may be put twice: again where the connection is lost meanwhile."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                async with (await self._readers()).acquire() as database:
                    if isolation is None:
                        return await put(database, question())
                    async with database.transaction(isolation=isolation):
                        return await put(database, question())
            except LOST as error:
                if asyncio.get_running_loop().time() > end:
                    raise StoreFailed(f"the database cannot be reached: {error}") from error
                await asyncio.sleep(PAUSE)
            except asyncpg.PostgresError as error:
                raise StoreFailed(f"the database cannot be read: {error}") from error

    async def _readers(self) -> Any:
        """The connections for reading, opened when the first question comes."""
        if self._opening is None or (self._opening.done() and self._opening.exception() is not None):
            self._opening = asyncio.ensure_future(
                asyncpg.create_pool(
                    self._address, min_size=0, max_size=MOST_READERS, timeout=PATIENCE, server_settings=SURE
                )
            )
        return await asyncio.shield(self._opening)

    # Writing

    async def write(self, *written: Row) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_groups())
        request = _Request(written, asyncio.get_running_loop().create_future())
        self._requests.put_nowait(request)
        with figures.WRITES.time(), figures.WRITES_FAILED.count_exceptions(StoreFailed):
            await request.done

    async def _write_groups(self) -> None:
        """Whatever has come in while the last group was written is the next group."""
        database: Any = None
        while group := await self._next_group():
            try:
                database = await self._begin(database)
                await self._write_group(database, group)
            except Exception as error:  # the writer must live on, whatever one request contains
                if not isinstance(error, LOST):
                    logger.exception("a group of %d requests could not be written", len(group))
                _fail(group, StoreFailed(f"the database cannot be written: {error}"))
                if database is not None:
                    database.terminate()
                    database = None
        if database is not None:
            await database.close()

    async def _next_group(self) -> list[_Request]:
        """Wait for a request and take along what else is there; nothing when the store closes."""
        request = await self._requests.get()
        group: list[_Request] = []
        while request is not None:
            group.append(request)
            if len(group) == MOST_IN_A_GROUP or self._requests.empty():
                return group
            request = self._requests.get_nowait()
        if group:
            self._requests.put_nowait(None)  # to be met again after this group
        return group

    async def _begin(self, database: Any) -> Any:
        """A connection in a new transaction: another one where the last is lost, for nothing is written yet."""
        if database is not None:
            try:
                await database.execute("begin")
                return database
            except LOST:
                database.terminate()
        database = await connect_patiently(self._address)
        await database.execute("begin")
        return database

    async def _write_group(self, database: Any, group: list[_Request]) -> None:
        """Write a group whose transaction has begun; where one of the requests fails, each is written by itself."""
        try:
            written = await _write_together(database, group)
        except asyncpg.PostgresConnectionError:
            raise
        except (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError, TypeError, OverflowError) as error:
            if database.is_closed():
                raise
            await database.execute("rollback")
            if len(group) == 1:
                _fail(group, _failure(error))
                return
            for request in group:
                await database.execute("begin")
                await self._write_group(database, [request])
            return
        await database.execute("commit")
        for request in written:
            if not request.done.done():
                request.done.set_result(None)

    async def close(self) -> None:
        if self._writer is not None:
            self._requests.put_nowait(None)
            await self._writer
        if self._opening is not None:
            await (await self._opening).close()


async def _prepare(address: str) -> None:
    """Bring the database up to date."""
    try:
        database = await connect(address)
        try:
            await migrate(database)
        finally:
            await database.close()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise StoreFailed(str(error) or type(error).__name__) from error


async def _write_together(database: Any, group: list[_Request]) -> list[_Request]:
    """Write what may be written; gives those requests. One round trip for each kind of statement."""
    held = await _fences(database, group)
    kept = []
    for request in group:
        if all(held.get(row.table) == row.fence for row in request.rows if isinstance(row, FenceRow)):
            kept.append(request)
        else:
            _fail([request], LeaseLost("another server plays the table"))
    for text, values in gathered(row for request in kept for row in request.rows).items():
        await database.executemany(_numbered(text), [tuple(map(fit, one)) for one in values])
    return kept


async def _fences(database: Any, group: list[_Request]) -> dict[str, int]:
    """By table: the present fence, for those that somebody in the group holds to be his."""
    tables = {row.table for request in group for row in request.rows if isinstance(row, FenceRow)}
    if not tables:
        return {}
    return dict(await database.fetch(_numbered(leases.HELD), list(tables)))


_numbered = cache(numbered)


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, asyncpg.IntegrityConstraintViolationError):
        return EntryExists(str(error))
    return StoreFailed(f"the database cannot be written: {error}")


def _fail(group: Sequence[_Request], failure: StoreFailed) -> None:
    for request in group:
        if not request.done.done():
            request.done.set_exception(failure)
