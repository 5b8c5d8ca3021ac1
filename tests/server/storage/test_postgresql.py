"""The PostgreSQL store: groups, lost connections, and several servers that start together."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count

import asyncpg
import msgspec
import pytest

from hypogeum.server.storage.postgresql.connections import put
from hypogeum.server.storage.postgresql.schema import steps
from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.rows import ChatRow, SeatRow
from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.statements import Question
from hypogeum.server.storage.store import MigrationFailed, NewerData, OlderServers, StoreFailed
from tests.server.storage.test_store import SEATS, TABLE, entry, nothing, with_store
from tests.services import Postgres, ServiceMissing, running


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that a test may kill."""
    try:
        service = Postgres()
    except ServiceMissing as missing:
        pytest.skip(str(missing))
    with running(service):
        yield service


def ask(address: str, question: str) -> object:
    async def put() -> object:
        database = await asyncpg.connect(address)
        try:
            return await database.fetchval(question)
        finally:
            await database.close()

    return asyncio.run(put())


def test_servers_that_start_together_bring_the_database_up_to_date_once(postgres: Postgres) -> None:
    address = postgres.new_database()
    with ThreadPoolExecutor(4) as servers:
        list(servers.map(lambda _: PostgresStore(address), range(4)))
    assert ask(address, "select sum(version) from schema_version") == len(MIGRATIONS)


def test_every_step_of_sqlite_has_its_like() -> None:
    assert len(steps()) == len(MIGRATIONS)
    foreign = ("without rowid", "integer", "blob", " real", "json_group_object", "autoincrement")
    assert not [word for step in steps() for word in foreign if word in step]


def test_data_of_a_newer_version_are_left_alone(postgres: Postgres) -> None:
    address = postgres.new_database()
    PostgresStore(address)
    ask(address, f"update schema_version set version = {len(MIGRATIONS) + 1}")
    with pytest.raises(NewerData):
        PostgresStore(address)
    assert ask(address, "select version from schema_version") == len(MIGRATIONS) + 1


def one_step_more(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """The next version of the program."""
    monkeypatch.setattr("hypogeum.server.storage.postgresql.schema.MIGRATIONS", (*MIGRATIONS, step))


def test_a_migration_that_fails_changes_nothing(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    address = postgres.new_database()
    PostgresStore(address)
    one_step_more(monkeypatch, "create table later (id integer); create table tables (id integer);")
    with pytest.raises(MigrationFailed, match="tables"):
        PostgresStore(address)
    assert ask(address, "select version from schema_version") == len(MIGRATIONS)
    assert ask(address, "select to_regclass('later')") is None


def test_nothing_is_brought_up_to_date_under_servers_that_run(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was killed counts as running until its lease is over; that is waited for."""
    address = postgres.new_database()

    async def run(store: PostgresStore) -> None:
        await store.say_alive("old", 1.5)

    with_store(lambda: PostgresStore(address), run)
    one_step_more(monkeypatch, "create table later (id integer);")
    monkeypatch.setattr("hypogeum.server.storage.postgresql.schema.PATIENCE", 0.1)
    with pytest.raises(OlderServers):
        PostgresStore(address)
    assert ask(address, "select version from schema_version") == len(MIGRATIONS)
    monkeypatch.undo()
    one_step_more(monkeypatch, "create table later (id integer);")
    PostgresStore(address)
    assert ask(address, "select version from schema_version") == len(MIGRATIONS) + 1


def test_a_database_that_cannot_be_reached_or_is_none_is_said_at_once(postgres: Postgres) -> None:
    for address in (postgres.address("no_such_database"), "postgresql://127.0.0.1:1/x", "postgresql://:nonsense"):
        with pytest.raises(StoreFailed):
            PostgresStore(address)


def test_many_writers_share_their_commits(postgres: Postgres) -> None:
    address = postgres.new_database()
    commits = "select xact_commit from pg_stat_database where datname = current_database()"

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS)
        await asyncio.gather(*[store.write(entry(number)) for number in range(400)])
        stored = await store.read_table("t1")
        assert stored is not None
        assert [found.action for found in stored.entries] == [f"move {number},0" for number in range(400)]

    with_store(lambda: PostgresStore(address), work)
    assert int(str(ask(address, commits))) < 200


def test_a_new_table_is_written_in_one_group_with_moves_of_others(postgres: Postgres) -> None:
    address = postgres.new_database()
    other = msgspec.structs.replace(TABLE, id="t2")

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS)
        seat = SeatRow(table="t2", seat=0, name="", person="me")
        await asyncio.gather(store.write(entry(0)), store.write(other, seat, entry(0, "t2")))
        assert [found.summary.version for found in await store.tables_of("me")] == [1, 1]

    with_store(lambda: PostgresStore(address), work)


def test_a_character_that_the_database_cannot_keep_is_marked(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS, ChatRow(table="t1", seat=0, name="", text="a\0b", at=1.0))
        stored = await store.read_table("t1")
        assert stored is not None
        assert stored.lines[0].text == "a\ufffdb"

    with_store(lambda: PostgresStore(address), work)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_database_that_was_restarted_is_found_again(own_postgres: Postgres, how: signal.Signals) -> None:
    """Nothing that was written is lost, and nobody needs to be told who asked for nothing meanwhile."""
    address = own_postgres.new_database()

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS, entry(0))
        await asyncio.to_thread(own_postgres.restart, how)
        await store.write(entry(1))
        stored = await store.read_table("t1")
        assert stored is not None
        assert len(stored.entries) == 2

    with_store(lambda: PostgresStore(address), work)


def test_what_was_written_while_the_database_was_killed_is_there_or_has_failed(own_postgres: Postgres) -> None:
    address = own_postgres.new_database()
    written: list[int] = []

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS)
        killing = asyncio.create_task(asyncio.to_thread(own_postgres.restart, signal.SIGKILL))
        numbers = count()
        while not killing.done():
            number = next(numbers)
            with suppress(StoreFailed):  # whether it was written nobody knows; the next number is free in any case
                await store.write(entry(number))
                written.append(number)
        await store.write(entry(next(numbers)))
        stored = await store.read_table("t1")
        assert stored is not None
        assert {f"move {number},0" for number in written} <= {found.action for found in stored.entries}

    with_store(lambda: PostgresStore(address), work)


def test_a_database_that_stays_away_is_an_error_and_not_a_wait_for_ever(
    own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hypogeum.server.storage.postgresql.connections.PATIENCE", 0.3)
    monkeypatch.setattr("hypogeum.server.storage.postgresql.store.PATIENCE", 0.3)
    address = own_postgres.new_database()

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS)
        await asyncio.to_thread(own_postgres.stop, signal.SIGKILL)
        with pytest.raises(StoreFailed):
            await store.write(entry(0))
        with pytest.raises(StoreFailed):
            await store.read_table("t1")
        await asyncio.to_thread(own_postgres.start)
        await store.write(entry(0))

    with_store(lambda: PostgresStore(address), work)


def test_a_store_that_was_never_used_is_closed(postgres: Postgres) -> None:
    address = postgres.new_database()
    with_store(lambda: PostgresStore(address), nothing)


def test_a_question_is_put_again_where_a_dying_connection_confuses_the_driver(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that ends between two statements is told as an operation that is still in progress."""
    address = postgres.new_database()
    confusions = [asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")]

    async def confused(database: object, question: Question[object]) -> object:
        if confusions:
            raise confusions.pop()
        return await put(database, question)

    monkeypatch.setattr("hypogeum.server.storage.postgresql.store.put", confused)

    async def work(store: PostgresStore) -> None:
        await store.write(TABLE, *SEATS)
        assert await store.read_table("t1") is not None

    with_store(lambda: PostgresStore(address), work)
