"""Everything that is kept, into one file while servers play on, and back into either database.

It is the rows that are copied, as they were at one instant, rather than the pages of SQLite or what PostgreSQL's own
tools write: so one file serves both databases and later versions, and neither pg_dump nor its version matters. SQLite's
own online backup would begin again whenever the server writes.
"""

from __future__ import annotations

import sqlite3
import tempfile
import time as wall
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypogeum.server.keeping.archives import ArchiveReader, DamagedArchive, Head, Kind, written_to
from hypogeum.server.keeping.databases import MANY, Database, NothingThere, rows_of, tell_servers
from hypogeum.server.keeping.shapes import Shape, newest, shapes
from hypogeum.server.storage.sqlite.schema import lay_out, migrate
from hypogeum.server.storage.store import NewerData, StoreFailed


class Contents(Struct, frozen=True, kw_only=True):
    """How much there is."""

    tables: int
    entries: int


class NotEmpty(StoreFailed):
    """There are tables where others should go."""

    def __init__(self, place: str, tables: int) -> None:
        super().__init__(f"{place} has {tables} tables")
        self.tables = tables


async def back_up(database: Database, file: Path) -> Contents:
    """Write everything to a new file; raises NothingThere, NewerData, ArchiveExists, StoreFailed or OSError."""
    version = await database.version()
    if version == 0:
        raise NothingThere(database.place)
    if version > newest():
        raise NewerData(version, newest())
    counts = dict.fromkeys((shape.name for shape in shapes(version)), 0)
    with written_to(file) as archive:
        archive.head(Head(hypogeum="backup", schema=version, made=wall.time()))
        async with database.reading():
            for shape in shapes(version):
                archive.section(shape)
                async for row in rows_of(database, shape):
                    archive.row(row)
                    counts[shape.name] += 1
    return Contents(tables=counts["tables"], entries=counts["entries"])


async def restore(staged: sqlite3.Connection, database: Database, *, replace: bool) -> Contents:
    """Put back what was laid out, wholly or not at all; servers that run go on from it.

    Raises NotEmpty unless what is there is to be replaced, or StoreFailed.
    """
    await database.bring_up_to_date()
    async with database.writing(), database.everything_anew():
        ((tables,),) = await database.ask("select count(*) from tables")
        if tables and not replace:
            raise NotEmpty(database.place, tables)
        for shape in reversed(shapes(newest())):
            await database.ask(f"delete from {shape.name}")
        for shape in shapes(newest()):
            found = staged.execute(f"select {', '.join(shape.columns)} from {shape.name}")
            while rows := found.fetchmany(MANY):
                await database.add(shape, rows)
        await tell_servers(database, "exclusions")
    ((made,),), ((entries,),) = [staged.execute(f"select count(*) from {name}") for name in ("tables", "entries")]
    return Contents(tables=made, entries=entries)


@contextmanager
def laid_out(file: Path, kind: Kind) -> Iterator[sqlite3.Connection]:
    """What a file holds, whole and sound, in a database of its own that has been brought up to date.

    So a damaged file is known before anything is touched, and a file of an older version becomes one of this.
    """
    reader = ArchiveReader(file, kind)
    version = reader.head().schema
    with tempfile.TemporaryDirectory(prefix="hypogeum-") as folder:
        database = sqlite3.connect(Path(folder) / "staged.sqlite3", isolation_level=None)
        try:
            _lay_out(database, reader, version)
            yield database
        finally:
            database.close()


def _lay_out(database: sqlite3.Connection, reader: ArchiveReader, version: int) -> None:
    database.execute("pragma synchronous = off")
    database.execute("pragma journal_mode = memory")
    database.execute("begin")
    try:
        lay_out(database, 0, version)
        for shape, parts in groupby(reader.rows(), key=lambda part: part[0]):
            _add(database, shape, (row for _, row in parts))
        if database.execute("pragma foreign_key_check").fetchone() is not None:
            raise DamagedArchive("rows belong to nothing")
        database.execute("commit")
    except (sqlite3.Error, OverflowError) as error:
        raise DamagedArchive(str(error)) from error
    migrate(database)


def _add(database: sqlite3.Connection, shape: Shape, rows: Iterator[list[Any]]) -> None:
    while some := list(islice(rows, MANY)):
        database.executemany(shape.insert, some)
