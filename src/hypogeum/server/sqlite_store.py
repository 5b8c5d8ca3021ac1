"""Keeps tables in SQLite: one writer thread that commits in groups, one reader beside it."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from hypogeum.server import sqlite_rows
from hypogeum.server.sqlite_schema import migrate
from hypogeum.server.store import Change, EntryExists, MyTableSummary, StoredTable, StoreFailed, TableSummary

T = TypeVar("T")

logger = logging.getLogger(__name__)

FILE = "hypogeum.sqlite3"
LOCK_FILE = "in-use.sqlite3"
MOST_IN_A_GROUP = 500


class DataInUse(Exception):
    """Another server already keeps its tables in this folder."""


class _Request(Struct):
    """Some changes that belong together, and who waits for them."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """The store that needs nothing to be installed."""

    def __init__(self, folder: Path) -> None:
        """Open or make the database; raises OSError, sqlite3.Error, DataInUse or NewerData."""
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = _lock_folder(folder)
        self._file = folder / FILE
        writer = self._connect()
        migrate(writer)
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, args=(writer,), name="sqlite writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite reader")
        self._reading: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        database = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        database.execute("pragma foreign_keys = on")
        database.execute("pragma busy_timeout = 5000")
        return database

    # Reading

    async def read_table(self, table: str) -> StoredTable | None:
        return await self._read(partial(sqlite_rows.read_table, table=table))

    async def summary(self, table: str) -> TableSummary | None:
        return await self._read(partial(sqlite_rows.read_summary, table=table))

    async def tables_of(self, person: str) -> list[MyTableSummary]:
        return await self._read(partial(sqlite_rows.tables_of, person=person))

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._answer, question)
        except sqlite3.Error as error:
            raise StoreFailed(f"the database cannot be read: {error}") from error

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        if self._reading is None:
            self._reading = self._connect()
        self._reading.execute("begin")
        try:
            return question(self._reading)
        finally:
            self._reading.execute("rollback")

    # Writing

    async def write(self, *changes: Change) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._requests.put(_Request(changes, done, loop))
        await done

    def _write_groups(self, database: sqlite3.Connection) -> None:
        """The writer thread: whatever has come in while the last group was written is the next group."""
        while group := self._next_group():
            self._write_group(database, group)
        database.close()

    def _next_group(self) -> list[_Request]:
        """Wait for a request and take along what else is there; nothing when the store closes."""
        group: list[_Request] = []
        request = self._requests.get()
        while request is not None:
            group.append(request)
            if len(group) == MOST_IN_A_GROUP or self._requests.empty():
                return group
            request = self._requests.get()
        if group:
            self._requests.put(None)  # to be met again after this group
        return group

    def _write_group(self, database: sqlite3.Connection, group: list[_Request]) -> None:
        failures: list[StoreFailed | None] = []
        try:
            database.execute("begin immediate")
            failures = [_write_one(database, request.changes) for request in group]
            database.execute("commit")
        except Exception as error:  # the thread must live on, whatever one request contains
            logger.exception("a group of %d changes could not be written", len(group))
            failures = [StoreFailed(f"the database cannot be written: {error}")] * len(group)
            if database.in_transaction:
                database.execute("rollback")
        for request, failure in zip(group, failures, strict=True):
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                request.loop.call_soon_threadsafe(_tell, request.done, failure)

    async def close(self) -> None:
        self._requests.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
        self._lock.close()


def _write_one(database: sqlite3.Connection, changes: Sequence[Change]) -> StoreFailed | None:
    """Write changes that belong together; those of others in the group stay if these cannot be written."""
    database.execute("savepoint request")
    try:
        for change in changes:
            sqlite_rows.write(database, change)
    except sqlite3.IntegrityError as error:
        database.execute("rollback to request")
        return EntryExists(str(error))
    finally:
        database.execute("release request")
    return None


def _tell(done: asyncio.Future[None], failure: StoreFailed | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def _lock_folder(folder: Path) -> sqlite3.Connection:
    """Hold the folder for this process; the system lets go of it however the process ends."""
    lock = sqlite3.connect(folder / LOCK_FILE, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DataInUse(str(folder)) from error
        raise
    return lock
