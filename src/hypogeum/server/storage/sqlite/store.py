"""Keeps tables in SQLite: one writer thread that commits in groups, one reader beside it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import perf_counter, sleep
from typing import TypeVar

from msgspec import Struct

from hypogeum.server import figures
from hypogeum.server.storage import reading
from hypogeum.server.storage.rows import (
    Exclusion,
    MyTableSummary,
    Row,
    StoredTable,
    TableSummary,
)
from hypogeum.server.storage.sole_owner import SoleOwner
from hypogeum.server.storage.sqlite.files import DatabaseFiles
from hypogeum.server.storage.sqlite.schema import migrate
from hypogeum.server.storage.sqlite.writer import Writer, roll_back
from hypogeum.server.storage.statements import Question
from hypogeum.server.storage.store import DataInUse, NoDatabase, StoreFailed

T = TypeVar("T")

FILE = "hypogeum.sqlite3"
LOCK_FILE = "in-use.sqlite3"
MOST_IN_A_GROUP = 500
COMPANY = 0.016
"""Seconds that the first of a group waits for others, where the group before had more than one: a commit costs as much
as a good part of a move, whatever is in it, and what follows a commit is cheaper for several tables at once. It is
as long as a picture on a screen lasts; who plays alone does not wait at all."""
PAGES_APART = 4000
"""The log is written into the database after so many pages of 4 kB: the same ones come again and again."""
CACHE = 16_384
"""Of pages of the database, in kB: some of each table that is played, for a thousand tables."""


class _Request(Struct):
    """Some rows that belong together, and who waits for them."""

    rows: Sequence[Row]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class SqliteStore(SoleOwner):
    """The store that needs nothing to be installed."""

    def __init__(self, folder: Path) -> None:
        """Open or make the database; raises OSError, StoreFailed, NoDatabase, DataInUse or NewerData."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / FILE
        try:
            self._lock = lock_folder(folder)
        except sqlite3.Error as error:
            raise _cannot_open(error, folder / LOCK_FILE) from error
        try:
            writer = self._connect("rwc")
            _is_ours(writer, self._file)
            migrate(writer)
            _can_write(writer)
        except BaseException as error:
            self._lock.close()
            if isinstance(error, sqlite3.Error):
                raise _cannot_open(error, self._file) from error
            raise
        self._files = DatabaseFiles(self._file)
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Request]] = {}
        """Requests of this turn of an event loop, that the writer has not been given yet."""
        self._requests: queue.SimpleQueue[list[_Request] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, args=(writer,), name="sqlite writer", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite reader")
        self._reading: sqlite3.Connection | None = None

    def _connect(self, mode: str) -> sqlite3.Connection:
        """`rwc` makes the file where there is none; `rw` finds the one that was there at the start."""
        where = f"{self._file.absolute().as_uri()}?mode={mode}"
        database = sqlite3.connect(where, uri=True, isolation_level=None, check_same_thread=False)
        database.execute("pragma journal_mode = wal")
        database.execute("pragma synchronous = full")
        database.execute(f"pragma wal_autocheckpoint = {PAGES_APART}")
        database.execute(f"pragma cache_size = -{CACHE}")
        database.execute("pragma foreign_keys = on")
        database.execute("pragma busy_timeout = 5000")
        return database

    def _reconnect(self) -> sqlite3.Connection:
        return self._connect("rw")

    # Reading

    async def read_table(self, table: str) -> StoredTable | None:
        return await self._read(reading.read_table(table))

    async def read_told(self, table: str, first: int, last: int) -> dict[int, bytes]:
        return await self._read(reading.read_told(table, first, last))

    async def summary(self, table: str) -> TableSummary | None:
        return await self._read(reading.read_summary(table))

    async def tables_of(self, person: str, first: int = 0, most: int = 100) -> list[MyTableSummary]:
        return await self._read(reading.tables_of(person, first, most))

    async def versions(self) -> dict[str, int]:
        return await self._read(reading.read_versions())

    async def exclusions(self) -> list[Exclusion]:
        return await self._read(reading.read_exclusions())

    async def _read(self, question: Question[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._answer, question)
        except sqlite3.Error as error:
            raise StoreFailed(f"the database cannot be read: {error}") from error

    def _answer(self, question: Question[T]) -> T:
        if self._reading is None:
            self._reading = self._reconnect()
        self._reading.execute("begin")
        try:
            return put_to(self._reading, question)
        finally:
            if not roll_back(self._reading):
                self._reading = None

    # Writing

    async def write(self, *written: Row) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._gather(_Request(written, done, loop))
        begun = perf_counter()
        try:
            await done
        except StoreFailed:
            figures.WRITES_FAILED.inc()
            raise
        finally:
            figures.WRITES.observe(perf_counter() - begun)

    def _gather(self, request: _Request) -> None:
        """What comes in one turn of the event loop goes together: the writer is woken once, and not while the loop is
        still at work, which the two would have to do by turns."""
        gathered = self._gathered.setdefault(request.loop, [])
        if not gathered:
            request.loop.call_soon(self._hand_over, request.loop)
        gathered.append(request)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if (gathered := self._gathered.pop(loop, None)) is not None:
            self._requests.put(gathered)

    def _write_groups(self, database: sqlite3.Connection) -> None:
        """The writer thread: whatever has come in while the last group was written is the next group."""
        writer = Writer(database, self._reconnect, self._files)
        group: list[_Request] = []
        while group := self._next_group(has_company=len(group) > 1):
            failures = writer.write([request.rows for request in group])
            for loop in {request.loop for request in group}:
                told = [(one.done, failure) for one, failure in zip(group, failures, strict=True) if one.loop is loop]
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    loop.call_soon_threadsafe(_tell_all, told)
        writer.close()

    def _next_group(self, has_company: bool) -> list[_Request]:
        """Wait for requests and take along what else is there; nothing when the store closes."""
        group: list[_Request] = []
        requests = self._requests.get()
        if has_company:
            sleep(COMPANY)
        while requests is not None:
            group.extend(requests)
            if len(group) >= MOST_IN_A_GROUP or self._requests.empty():
                return group
            requests = self._requests.get()
        if group:
            self._requests.put(None)  # to be met again after this group
        return group

    async def close(self) -> None:
        for loop in list(self._gathered):
            self._hand_over(loop)
        self._requests.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
        self._lock.close()


def put_to(database: sqlite3.Connection, question: Question[T]) -> T:
    """The answer to a question, statement by statement."""
    try:
        statement = next(question)
        while True:
            statement = question.send(database.execute(*statement).fetchall())
    except StopIteration as end:
        answer: T = end.value
        return answer


def _tell_all(told: Sequence[tuple[asyncio.Future[None], StoreFailed | None]]) -> None:
    """Who waited for a group goes on, in its order."""
    for done, failure in told:
        _tell(done, failure)


def _tell(done: asyncio.Future[None], failure: StoreFailed | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def lock_folder(folder: Path) -> sqlite3.Connection:
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


def _is_ours(database: sqlite3.Connection, file: Path) -> None:
    """Raises NoDatabase for one that another program has made."""
    (version,) = database.execute("pragma user_version").fetchone()
    (tables,) = database.execute("select count(*) from sqlite_schema").fetchone()
    if version == 0 and tables:
        raise NoDatabase(file, "it belongs to another program")


def _can_write(database: sqlite3.Connection) -> None:
    """Raises sqlite3.Error where nothing could be stored, which else the first move would find out."""
    (version,) = database.execute("pragma user_version").fetchone()
    database.execute(f"pragma user_version = {version}")


def _cannot_open(error: sqlite3.Error, file: Path) -> StoreFailed:
    is_none = error.sqlite_errorcode in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)
    return NoDatabase(file, str(error)) if is_none else StoreFailed(str(error))
