"""Disks that are full, files that vanish, connections that break: nothing is acknowledged that is not kept."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hypogeum.server.storage.rows import ChatRow
from hypogeum.server.storage.sqlite.files import LOG
from hypogeum.server.storage.sqlite.store import FILE, SqliteStore
from hypogeum.server.storage.store import NoDatabase, StoreFailed
from tests.server.storage.test_store import SEATS, TABLE, entry, with_store


class Breaking(sqlite3.Connection):
    """A connection that fails at statements as a test says."""

    fails_at: tuple[str, ...] = ()

    def execute(self, statement: str, *args: Any) -> sqlite3.Cursor:
        if statement in self.fails_at:
            raise sqlite3.OperationalError(f"cannot {statement}")
        return super().execute(statement, *args)


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> type[Breaking]:
    """Every connection of a store that is opened from now on."""
    connect: Callable[..., Any] = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=Breaking))
    monkeypatch.setattr(Breaking, "fails_at", ())
    return Breaking


def line(text: str) -> ChatRow:
    return ChatRow(table="t1", seat=0, name="", text=text, at=1.0)


def test_a_writer_that_cannot_even_take_back_writes_on(tmp_path: Path, breaking: type[Breaking]) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS)
        breaking.fails_at = ("commit", "rollback")
        with pytest.raises(StoreFailed, match="cannot commit"):
            await store.write(entry(0))
        breaking.fails_at = ()
        await store.write(entry(0))
        stored = await store.read_table("t1")
        assert stored is not None
        assert len(stored.entries) == 1

    with_store(tmp_path, work)


def test_of_a_group_only_what_cannot_be_written_fails(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS)
        unwritable = ChatRow(table="t1", seat=2**70, name="", text="", at=1.0)
        writing = [store.write(row) for row in (entry(0), unwritable, entry(1), line("hello"))]
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert [isinstance(result, StoreFailed) for result in results] == [False, True, False, False]
        stored = await store.read_table("t1")
        assert stored is not None
        assert (len(stored.entries), len(stored.lines)) == (2, 1)

    with_store(tmp_path, work)


def test_a_full_disk_refuses_and_keeps_what_there_was(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS, entry(0))
        connection = store._connect("rw")
        (pages,) = connection.execute("pragma page_count").fetchone()
        connection.close()
        limited: Callable[[str], sqlite3.Connection] = store._connect

        def connect(mode: str) -> sqlite3.Connection:
            database = limited(mode)
            database.execute(f"pragma max_page_count = {pages}")
            return database

        store._connect = connect  # type: ignore[method-assign]
        with pytest.raises(StoreFailed):  # the writer of before fails once, and the next is the limited one
            await _break(store)
        with pytest.raises(StoreFailed, match="full"):
            await store.write(line("x" * 100_000))
        results = await asyncio.gather(store.write(line("y" * 100_000)), store.write(entry(1)), return_exceptions=True)
        assert isinstance(results[0], StoreFailed)
        assert results[1] is None, "what there is room for is kept"
        stored = await store.read_table("t1")
        assert stored is not None
        assert (len(stored.entries), stored.lines) == (2, [])

    async def _break(store: SqliteStore) -> None:
        Breaking.fails_at = ("commit", "rollback")
        try:
            await store.write(entry(5))
        finally:
            Breaking.fails_at = ()

    with pytest.MonkeyPatch.context() as patch:
        real: Callable[..., Any] = sqlite3.connect
        patch.setattr(sqlite3, "connect", lambda *a, **k: real(*a, **k, factory=Breaking))
        with_store(tmp_path, work)


@pytest.mark.parametrize("name", [FILE, FILE + LOG])
def test_nothing_is_acknowledged_when_the_files_are_gone(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS)
        os.rename(tmp_path / name, tmp_path / "elsewhere")
        with caplog.at_level(logging.ERROR), pytest.raises(StoreFailed, match="is gone"):
            await store.write(entry(0))
        assert name in caplog.text
        (tmp_path / name).write_bytes(b"")
        with pytest.raises(StoreFailed, match="no longer the file"):
            await store.write(entry(1))
        os.replace(tmp_path / "elsewhere", tmp_path / name)
        await store.write(entry(2))

    with_store(tmp_path, work)


def test_a_reader_that_comes_late_makes_no_new_database(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS)
        (tmp_path / FILE).unlink()
        with pytest.raises(StoreFailed):
            await store.read_table("t1")
        assert not (tmp_path / FILE).exists()

    with_store(tmp_path, work)


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("create table recipes (name text)")
    other.close()
    with pytest.raises(NoDatabase, match="another program"):
        SqliteStore(tmp_path)
    other = sqlite3.connect(tmp_path / FILE)
    assert other.execute("select name from sqlite_schema").fetchall() == [("recipes",)]
    other.close()


def test_a_database_that_cannot_be_written_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(store: SqliteStore) -> None:
        pass

    with_store(tmp_path, nothing)
    connect = SqliteStore._connect
    monkeypatch.setattr(SqliteStore, "_connect", lambda self, mode: connect(self, "ro"))
    with pytest.raises(StoreFailed, match="readonly"):
        SqliteStore(tmp_path)
