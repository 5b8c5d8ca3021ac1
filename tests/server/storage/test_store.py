"""What every store does: all or nothing, in groups, for good; and what SQLite does besides."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hypogeum.engine.records import Entry
from hypogeum.engine.snapshots import Packed
from hypogeum.server.storage.rows import (
    ChatRow,
    ClockRow,
    EndRow,
    EntryRow,
    PersonRow,
    PositionRow,
    ProgressRow,
    RemovalRow,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.sqlite.schema import migrate
from hypogeum.server.storage.sqlite.store import FILE, SqliteStore
from hypogeum.server.storage.store import DataInUse, EntryExists, MigrationFailed, NewerData, Store, StoreFailed
from tests.server.house import Open

TABLE = TableRow(
    id="t1",
    game="heldentaufe",
    rules_version=1,
    options={"target": 12, "spectators": True, "command_mode": "dice"},
    seats=2,
    seed=b"\x00\xff" * 16,
    seed_is_chosen=False,
    commitment="c0ffee",
    host="me",
    made=1000.5,
)
SEATS = [
    SeatRow(table="t1", seat=0, name="Zoë", person="me"),
    SeatRow(table="t1", seat=1, name="", invitation="secret"),
]


def entry(number: int, table: str = "t1") -> EntryRow:
    done = Entry(seat=number % 2, action=f"move {number},0", chance=[number, 3])
    return EntryRow(table=table, number=number, entry=done, at=2000.0 + number)


def with_store(place: Path | Open, work: Callable[[Any], Awaitable[None]]) -> None:
    """Do something with a store: one of SQLite in a folder, or any that can be opened."""

    async def main() -> None:
        store = SqliteStore(place) if isinstance(place, Path) else place()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_what_is_written_in_the_turn_in_which_the_store_closes_is_kept(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path)
        await store.write(TABLE, *SEATS)
        writing = [asyncio.create_task(store.write(entry(number))) for number in range(20)]
        closing = asyncio.create_task(store.close())
        await asyncio.gather(*writing, closing)

    async def read(store: Store) -> None:
        stored = await store.read_table("t1")
        assert stored is not None
        assert [one.action for one in stored.entries] == [entry(number).entry.action for number in range(20)]

    asyncio.run(main())
    with_store(tmp_path, read)


TAKEN = msgspec.structs.replace(SEATS[1], person="friend", own_settings={"answer": "ask"})


def test_everything_written_is_read_back_after_a_restart(place: Open) -> None:
    line = ChatRow(table="t1", seat=0, name="Zoë", text="Ça va ?\n", at=3000.25)
    clock = ClockRow(table="t1", left={"turn 3": 12.5, "": 60.0}, missed={1: [2]})

    async def write(store: Store) -> None:
        assert await store.read_table("t1") is None
        await store.write(TABLE, *SEATS, PersonRow(id="me", name="Zoë", since=1.0))
        await store.write(entry(0), msgspec.structs.replace(entry(1), cause="late"))
        await store.write(line, msgspec.structs.replace(clock, left={"": 60}))
        await store.write(TAKEN, entry(2), EndRow(table="t1", at=4.0))
        await store.write(clock)

    async def read(store: Store) -> None:
        stored = await store.read_table("t1")
        assert stored is not None
        assert stored.table == TABLE
        assert stored.seats == [SEATS[0], TAKEN]
        assert stored.entries == [entry(number).entry for number in range(3)]
        assert stored.causes == {1: "late"}
        assert stored.lines == [line]
        assert stored.clock == clock
        assert stored.over
        summary = await store.summary("t1")
        assert summary is not None
        assert (summary.version, summary.over) == (3, True)

    with_store(place, write)
    with_store(place, read)


def test_snapshots_are_kept_and_the_position_is_replaced(place: Open) -> None:
    first = Packed(number=100, rules_version=1, kind="exact", data=b"\x00\xff")
    changed = Packed(number=100, rules_version=2, kind="rules_changed", data=b"changed")
    later = Packed(number=7, rules_version=1, kind="exact", data=b"")
    stood = Packed(number=20, rules_version=1, kind="between", data=b"here")
    stands = Packed(number=40, rules_version=1, kind="exact", data=b"there")

    async def write(store: Store) -> None:
        await store.write(TABLE, SnapshotRow(table="t1", packed=first), PositionRow(table="t1", packed=stood))
        await store.write(SnapshotRow(table="t1", packed=later), PositionRow(table="t1", packed=stands))
        await store.write(SnapshotRow(table="t1", packed=changed))

    async def read(store: Store) -> None:
        stored = await store.read_table("t1")
        assert stored is not None
        assert stored.snapshots == [later, changed]
        assert stored.position == stands

    with_store(place, write)
    with_store(place, read)


def test_tables_are_found_by_host_and_by_seat_the_latest_activity_first(place: Open) -> None:
    async def work(store: Store) -> None:
        for number in range(3):
            table = msgspec.structs.replace(TABLE, id=f"t{number}", made=float(number), host="host")
            await store.write(table, SeatRow(table=table.id, seat=0, name="", person="me" if number != 1 else "host"))
        assert [found.summary.table.id for found in await store.tables_of("host")] == ["t2", "t1", "t0"]
        assert [found.summary.table.id for found in await store.tables_of("me")] == ["t2", "t0"]
        assert await store.tables_of("stranger") == []

    with_store(place, work)


def test_a_table_is_taken_off_the_list_of_one_person_and_put_back(place: Open) -> None:
    removal = RemovalRow(table="t1", person="me", removed=True)

    async def removed(store: Store) -> list[list[bool]]:
        return [[found.removed for found in await store.tables_of(person)] for person in ("me", "friend")]

    async def work(store: Store) -> None:
        await store.write(TABLE, SEATS[0], TAKEN, entry(0))
        assert await removed(store) == [[False], [False]]
        await store.write(removal)
        await store.write(removal)
        assert await removed(store) == [[True], [False]]
        stored = await store.read_table("t1")
        assert stored is not None
        assert len(stored.entries) == 1
        await store.write(msgspec.structs.replace(removal, removed=False))
        assert await removed(store) == [[False], [False]]

    with_store(place, work)


def test_how_far_a_table_is_is_read_with_the_list(place: Open) -> None:
    begun = ProgressRow(table="t1", at=5.5, turns=3, asked=[0, 1])

    async def progress(store: Store) -> ProgressRow:
        (found,) = await store.tables_of("me")
        return found.summary.progress

    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        assert await progress(store) == ProgressRow(table="t1", at=TABLE.made, turns=0, asked=[])
        for written in (begun, ProgressRow(table="t1", at=7.0, turns=9, asked=[], winners=[1])):
            await store.write(written)
            assert await progress(store) == written

    with_store(place, work)


def test_tables_from_before_their_progress_was_kept_are_listed_by_their_last_entry(tmp_path: Path) -> None:
    """A data folder of schema version 3: nobody is known to be asked, and nothing is lost."""
    database = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    for step in MIGRATIONS[:3]:
        database.executescript(step)
    database.execute("pragma user_version = 3")
    table = "values (?, 'lantern', 1, '{}', 1, x'00', 0, 'c0ffee', 'me', ?, null)"
    for name, made in (("played", 1.0), ("new", 2.0)):
        database.execute(f"insert into tables {table}", (name, made))
        database.execute("insert into seats values (?, 0, 'Zoë', 'me', null, null)", (name,))
    for number in range(3):
        database.execute("insert into entries values ('played', ?, 0, 'play 1', '[]', ?, 0)", (number, 50.0 + number))
    database.close()

    async def work(store: SqliteStore) -> None:
        played, new = await store.tables_of("me")
        assert new.summary.progress == ProgressRow(table="new", at=2.0, turns=0, asked=[])
        assert played.summary.progress == ProgressRow(table="played", at=52.0, turns=0, asked=[])
        assert played.summary.version == 3
        assert not new.removed
        assert not played.removed

    with_store(tmp_path, work)


def test_a_number_is_taken_once_and_nothing_beside_it_is_written(place: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS, entry(0))
        results = await asyncio.gather(
            store.write(entry(1)),
            store.write(ChatRow(table="t1", seat=0, name="", text="lost", at=1.0), entry(0)),
            store.write(entry(2)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), EntryExists, type(None)]
        stored = await store.read_table("t1")
        assert stored is not None
        assert len(stored.entries) == 3
        assert stored.lines == []

    with_store(place, work)


def test_a_request_that_cannot_be_written_harms_no_other(place: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        unwritable = ChatRow(table="t1", seat=2**70, name="", text="", at=1.0)
        with pytest.raises(StoreFailed):
            await store.write(unwritable)
        await store.write(entry(0))

    with_store(place, work)


def test_many_writers_share_their_commits(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.write(TABLE, *SEATS)
        before = commits(tmp_path)
        await asyncio.gather(*[store.write(entry(number)) for number in range(400)])
        assert commits(tmp_path) - before < 100
        stored = await store.read_table("t1")
        assert stored is not None
        assert [found.action for found in stored.entries] == [f"move {number},0" for number in range(400)]

    with_store(tmp_path, work)


def commits(folder: Path) -> int:
    """How many transactions the log holds: frames of the log with a size after commit."""
    log = (folder / f"{FILE}-wal").read_bytes()
    page = int.from_bytes(log[8:12], "big")
    frames = range(32, len(log), 24 + page)
    return sum(1 for start in frames if int.from_bytes(log[start + 4 : start + 8], "big"))


def test_the_disk_is_asked_to_keep_every_commit(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        database = store._connect("rw")
        assert database.execute("pragma synchronous").fetchone() == (2,)
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
        database.close()

    with_store(tmp_path, work)


def test_a_folder_is_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(DataInUse):
            SqliteStore(tmp_path)

    with_store(tmp_path, work)
    with_store(tmp_path, nothing)


async def nothing(store: SqliteStore) -> None:
    pass


def test_data_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    database = sqlite3.connect(tmp_path / FILE)
    database.execute(f"pragma user_version = {len(MIGRATIONS) + 1}")
    database.close()
    with pytest.raises(NewerData):
        SqliteStore(tmp_path)
    assert sqlite3.connect(tmp_path / FILE).execute("pragma user_version").fetchone() == (len(MIGRATIONS) + 1,)


def test_a_migration_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even by the steps before the one that fails."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    good, broken = "create table later (id integer);", "drop table later; create table tables (id integer);"
    monkeypatch.setattr("hypogeum.server.storage.sqlite.schema.MIGRATIONS", (*MIGRATIONS, good, broken))
    with pytest.raises(MigrationFailed):
        migrate(database)
    assert database.execute("pragma user_version").fetchone() == (len(MIGRATIONS),)
    assert database.execute("select count(*) from sqlite_master where name = 'later'").fetchone() == (0,)


def test_a_migration_that_would_leave_rows_of_nothing_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    careless = "insert into closings values ('no such table', '', 1.0);"
    monkeypatch.setattr("hypogeum.server.storage.sqlite.schema.MIGRATIONS", (*MIGRATIONS, careless))
    with pytest.raises(MigrationFailed, match="closings"):
        migrate(database)
    assert database.execute("select count(*) from closings").fetchone() == (0,)
