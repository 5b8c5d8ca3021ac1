"""Leases in the database: one owner of a table at a time, and nothing written by one that has lost it."""

from __future__ import annotations

import asyncio

import pytest

from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.rows import ClockRow, FenceRow, SeatRow
from hypogeum.server.storage.store import LeaseLost, Store
from tests.server.house import Open
from tests.server.storage.test_store import SEATS, TABLE, entry, with_store
from tests.services import Postgres


@pytest.fixture
def shared(postgres: Postgres) -> Open:
    address = postgres.new_database()
    return lambda: PostgresStore(address)


async def lease_of(store: Store, owner: str, seconds: float = 60.0) -> int | None:
    """A lease of the table for an owner that lives so long; less than none for one that is dead by then."""
    await store.say_alive(owner, 60.0)
    taken = await store.take_lease("t1", owner)
    await store.say_alive(owner, seconds)
    return taken


def fence(number: int | None) -> FenceRow:
    assert number is not None
    return FenceRow(table="t1", fence=number)


def test_a_table_has_one_owner_that_lives(shared: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        assert await store.owner_of("t1") is None
        assert await lease_of(store, "a") == 1
        assert await store.owner_of("t1") == "a"
        assert await lease_of(store, "b") is None
        assert await lease_of(store, "a") == 2, "the same owner, after it has given the table up"
        assert await store.take_lease("no such table", "a") is None

    with_store(shared, work)


def test_a_dead_owner_loses_its_tables_and_is_told_so(shared: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        await lease_of(store, "a", seconds=-1.0)
        assert await store.owner_of("t1") is None
        assert await lease_of(store, "b") == 2
        assert not await store.say_alive("a", 60.0)
        assert await store.say_alive("a", 60.0)
        assert await store.owner_of("t1") == "b"

    with_store(shared, work)


def test_who_counts_as_dead_takes_nothing_until_he_has_said_that_he_lives(shared: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        assert await store.take_lease("t1", "a") is None, "it has never lived"
        await lease_of(store, "a", seconds=-1.0)
        assert await store.take_lease("t1", "a") is None
        assert await lease_of(store, "a") == 2

    with_store(shared, work)


def test_an_owner_gives_back_one_table_or_all(shared: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        first = await lease_of(store, "a")
        second = await lease_of(store, "a")
        assert first is not None
        assert second is not None
        await store.end_lease("t1", first)
        assert await store.owner_of("t1") == "a", "it was an older lease that ended"
        await store.end_lease("t1", second)
        assert await store.owner_of("t1") is None
        assert await lease_of(store, "b") == 3
        await store.leave("b")
        assert await lease_of(store, "a") == 4

    with_store(shared, work)


def test_of_many_who_want_a_table_at_once_one_gets_it(shared: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        fences = await asyncio.gather(*[lease_of(store, f"owner {number}") for number in range(20)])
        assert sorted(found for found in fences if found is not None) == [1]

    with_store(shared, work)


def test_nothing_is_written_by_a_lease_that_is_lost_and_others_in_its_group_are(shared: Open) -> None:
    moved = SeatRow(table="t1", seat=1, name="Late", person="late")

    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        lost = await lease_of(store, "a", seconds=-1.0)
        present = await lease_of(store, "b")
        results = await asyncio.gather(
            store.write(fence(lost), entry(0)),
            store.write(fence(present), entry(0)),
            store.write(fence(lost), moved, ClockRow(table="t1", left={"": 1.0}, missed={})),
            store.write(FenceRow(table="never taken", fence=1), entry(1)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [LeaseLost, type(None), LeaseLost, LeaseLost]
        stored = await store.read_table("t1")
        assert stored is not None
        assert len(stored.entries) == 1
        assert stored.seats == SEATS
        assert stored.clock.left == {}

    with_store(shared, work)


def test_a_store_of_ones_own_needs_no_lease(place: Open) -> None:
    async def work(store: Store) -> None:
        await store.write(TABLE, *SEATS)
        taken = await lease_of(store, "a")
        await store.write(fence(taken), entry(0))
        assert await store.owner_of("t1") == ("a" if store.is_shared else None)
        await store.end_lease("t1", 0)
        await store.leave("a")

    with_store(place, work)
