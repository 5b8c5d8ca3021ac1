"""A database that a command opens, beside the servers that may use it at the same time."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg

from hypogeum.server.keeping.shapes import NOT_COPIED, Shape, newest, shapes
from hypogeum.server.logs import without_password
from hypogeum.server.storage.postgresql import schema as of_postgresql
from hypogeum.server.storage.postgresql.connections import LOST, connect, fit, numbered, put
from hypogeum.server.storage.sqlite import schema as of_sqlite
from hypogeum.server.storage.sqlite.store import FILE, lock_folder, put_to
from hypogeum.server.storage.statements import Question
from hypogeum.server.storage.store import DataInUse, NewerData, NoDatabase, OlderServers, StoreFailed

T = TypeVar("T")
Rows = Sequence[Sequence[Any]]

MANY = 1000
"""So many rows are asked for or added at once."""
BUSY = 30_000
"""Milliseconds for which another writer is waited for."""


class NothingThere(StoreFailed):
    """No server has kept anything there yet."""


class OlderData(StoreFailed):
    """A server of this version has yet to bring the data up to date."""


class Database(Protocol):
    """One connection. All that is read in one transaction was true at the same instant."""

    place: str
    """As it may be shown: a folder, or an address without its password."""

    async def version(self) -> int:
        """Of its schema; 0 where there is nothing."""
        ...

    async def bring_up_to_date(self) -> None:
        """Raises NewerData, MigrationFailed, or OlderServers."""
        ...

    def reading(self) -> AbstractAsyncContextManager[None]: ...

    def writing(self) -> AbstractAsyncContextManager[None]:
        """All of it is written, or nothing."""
        ...

    async def ask(self, text: str, *values: Any) -> Rows: ...

    async def answer(self, question: Question[T]) -> T: ...

    async def add(self, shape: Shape, rows: Sequence[Sequence[Any]]) -> None: ...

    def everything_anew(self) -> AbstractAsyncContextManager[None]:
        """While this is open within a transaction nobody writes; all that servers hold of tables is void afterwards."""
        ...

    async def close(self) -> None: ...


async def rows_of(database: Database, shape: Shape, where: str = "", *values: Any) -> AsyncIterator[Sequence[Any]]:
    """All rows of a table, or those for which a condition holds."""
    if where:
        for row in await database.ask(shape.select(where), *values):
            yield row
        return
    last: list[Any] = []
    while True:
        rows = await database.ask(f"{shape.select(values=len(last))} limit {MANY}", *last)
        for row in rows:
            yield row
        if len(rows) < MANY:
            return
        last = shape.key_of(rows[-1])


async def require_present(database: Database) -> None:
    """Raises NothingThere, OlderData or NewerData."""
    version = await database.version()
    if version == 0:
        raise NothingThere(database.place)
    if version > newest():
        raise NewerData(version, newest())
    if version < newest():
        raise OlderData(database.place)


async def tell_servers(database: Database, what: str) -> None:
    """Within a transaction: servers that run look at it anew."""
    await database.ask("update versions set number = number + 1 where what = ?1", what)


@asynccontextmanager
async def opened(data: Path, address: str | None, *, make: bool = False) -> AsyncIterator[Database]:
    """The database of a folder, or at an address; raises StoreFailed or OSError."""
    database: Database = SqliteBeside(data, make=make) if address is None else await PostgresBeside.open(address)
    try:
        yield database
    except sqlite3.Error as error:
        raise StoreFailed(str(error)) from error
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreFailed(without_password(str(error)) or type(error).__name__) from error
    finally:
        await database.close()


class SqliteBeside:
    """The database of a folder."""

    def __init__(self, folder: Path, *, make: bool = False) -> None:
        """Raises NothingThere, unless the database is to be made; NoDatabase, StoreFailed or OSError."""
        self.place = str(folder)
        self._folder = folder
        file = folder / FILE
        if make:
            folder.mkdir(parents=True, exist_ok=True)
        elif not file.exists():
            raise NothingThere(self.place)
        try:
            self._database = sqlite3.connect(file, isolation_level=None)
            self._database.execute(f"pragma busy_timeout = {BUSY}")
            self._database.execute("pragma journal_mode = wal")
            self._database.execute("pragma synchronous = full")
            self._database.execute("pragma foreign_keys = on")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
                raise NoDatabase(file, str(error)) from error
            raise StoreFailed(str(error)) from error

    async def version(self) -> int:
        (found,) = self._database.execute("pragma user_version").fetchone()
        return int(found)

    async def bring_up_to_date(self) -> None:
        if await self.version() == newest():
            return
        try:
            with closing(lock_folder(self._folder)):
                of_sqlite.migrate(self._database)
        except DataInUse as error:
            raise OlderServers(self.place) from error

    def reading(self) -> AbstractAsyncContextManager[None]:
        return self._transaction("begin")

    def writing(self) -> AbstractAsyncContextManager[None]:
        return self._transaction("begin immediate")

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[None]:
        self._database.execute(begin)
        try:
            yield
            self._database.execute("commit")
        finally:
            if self._database.in_transaction:
                self._database.execute("rollback")

    async def ask(self, text: str, *values: Any) -> Rows:
        return self._database.execute(text, values).fetchall()

    async def answer(self, question: Question[T]) -> T:
        return put_to(self._database, question)

    async def add(self, shape: Shape, rows: Sequence[Sequence[Any]]) -> None:
        self._database.executemany(shape.insert, rows)

    @asynccontextmanager
    async def everything_anew(self) -> AsyncIterator[None]:
        yield
        await tell_servers(self, "contents")

    async def close(self) -> None:
        self._database.close()


class PostgresBeside:
    """A database at an address."""

    def __init__(self, connection: Any, address: str) -> None:
        self._connection = connection
        self.place = without_password(address)

    @classmethod
    async def open(cls, address: str) -> PostgresBeside:
        try:
            return cls(await connect(address), address)
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise StoreFailed(without_password(str(error)) or type(error).__name__) from error

    async def version(self) -> int:
        if await self._connection.fetchval("select to_regclass('schema_version')") is None:
            return 0
        return int(await self._connection.fetchval("select max(version) from schema_version") or 0)

    async def bring_up_to_date(self) -> None:
        await of_postgresql.migrate(self._connection)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        async with self._connection.transaction(isolation="repeatable_read", readonly=True):
            yield

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        async with self._connection.transaction():
            yield

    async def ask(self, text: str, *values: Any) -> Rows:
        found: Rows = await self._connection.fetch(numbered(text), *map(fit, values))
        return found

    async def answer(self, question: Question[T]) -> T:
        return await put(self._connection, question)

    async def add(self, shape: Shape, rows: Sequence[Sequence[Any]]) -> None:
        fitting: Iterable[Any] = (tuple(map(fit, row)) for row in rows)
        await self._connection.copy_records_to_table(shape.name, records=list(fitting), columns=shape.columns)

    @asynccontextmanager
    async def everything_anew(self) -> AsyncIterator[None]:
        """Every table gets a lease that is newer than any that a server may hold."""
        names = [*(shape.name for shape in shapes(newest())), NOT_COPIED, "leases"]
        await self._connection.execute(f"lock table {', '.join(names)} in exclusive mode")
        ((fence,),) = await self.ask("select coalesce(max(fence), 0) + 1 from leases")
        await self.ask("delete from leases")
        yield
        await self.ask("insert into leases (table_id, owner, fence) select id, null, ?1::bigint from tables", fence)
        await self.ask("select setval(pg_get_serial_sequence('lines', 'id'), max(id)) from lines having max(id) > 0")
        await tell_servers(self, "contents")

    async def close(self) -> None:
        await self._connection.close()
