"""Several servers on one database: each table is played by one of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.rows import StoredTable
from hypogeum.server.table import lease, memory
from hypogeum.server.table.loading import Loaded, load
from tests.server.house import PATIENCE, Server, serving, wait_until
from tests.services import Postgres

BEGUN = {"first_player": "0", "hero_assignment": "random", "round_limit": 0}

NewServer = Callable[[], Server]


@pytest.fixture
def another_server(postgres: Postgres, tmp_path: Path) -> Iterator[NewServer]:
    """One more server on the same database."""
    address = postgres.new_database()
    with ExitStack() as servers:
        yield lambda: servers.enter_context(serving(tmp_path, store=PostgresStore(address)))


def stops_saying_that_it_lives(server: Server) -> None:
    """As a server that hangs."""
    beating: asyncio.Task[None] = server.app.state.tables.services.leases._beating
    server.in_loop(beating.cancel)


def goes_on_saying_that_it_lives(server: Server) -> None:
    leases = server.app.state.tables.services.leases

    def go_on() -> None:
        leases._beating = asyncio.create_task(leases._beat(asyncio.get_running_loop().time()))

    server.in_loop(go_on)


def test_a_table_is_played_by_one_server_until_it_stops(another_server: NewServer) -> None:
    first, second = another_server(), another_server()
    person = first.person()
    table = person.make("me", "hotseat", **BEGUN)
    person.sit(table, 0).do("end_turn")
    visitor = second.person(person.secret)
    status, problem = visitor.refused("GET", f"/tables/{table['id']}/frames")
    assert (status, problem["code"]) == (503, "played_elsewhere")
    assert visitor.sit(table, 0).closed_with() == 1012
    first.stop()
    assert visitor.sit(table, 0).do("end_turn")["version"] == 2


def test_a_server_that_hangs_loses_its_tables_and_writes_no_more(
    another_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 1.0)
    monkeypatch.setattr(lease, "HEARTBEAT", 0.2)
    first, second = another_server(), another_server()
    person = first.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.do("end_turn")
    stops_saying_that_it_lives(first)
    visitor = second.person(person.secret)
    wait_until(lambda: visitor.http.get(f"/api/tables/{table['id']}/frames").status_code == 200)
    again = visitor.sit(table, 0)
    assert again.do("end_turn")["version"] == 2
    socket.send(type="do", request="late", version=1, seat=1, actions=["end_turn"])
    assert socket.closed_with() == 1012
    assert again.do("end_turn")["version"] == 3


def test_a_server_that_counted_as_dead_lets_people_connect_again(
    another_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "HEARTBEAT", 0.2)
    server = another_server()
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.do("end_turn")
    leases = server.app.state.tables.services.leases
    server.in_loop_until_done(lambda: leases._store.leave(leases.owner))
    assert socket.closed_with() == 1012
    assert person.sit(table, 0).do("end_turn")["version"] == 2


class SlowLoading:
    """Stands in for what loads a table, and takes as long as the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_begun = threading.Event()
        self.may_end = threading.Event()
        monkeypatch.setattr(memory, "load", self)

    def __call__(self, stored: StoredTable) -> Loaded:
        self.has_begun.set()
        assert self.may_end.wait(PATIENCE)
        return load(stored)


def test_a_table_that_was_being_loaded_when_its_server_counted_as_dead_is_not_played_there(
    another_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers had it in memory: who was connected to the wrong one waited for ever, and the others for him."""
    monkeypatch.setattr(lease, "HEARTBEAT", 0.1)
    first, second = another_server(), another_server()
    person = first.person()
    table = person.make("me", "hotseat", **BEGUN)
    with monkeypatch.context() as slowly:
        loading = SlowLoading(slowly)
        early = person.sit(table, 0)
        assert loading.has_begun.wait(PATIENCE)
    leases = first.app.state.tables.services.leases
    stops_saying_that_it_lives(first)
    first.in_loop_until_done(lambda: leases._store.leave(leases.owner))
    assert second.person(person.secret).sit(table, 0).do("end_turn")["version"] == 1
    goes_on_saying_that_it_lives(first)
    wait_until(lambda: not leases._fences)
    loading.may_end.set()
    assert early.closed_with() == 1012
    assert first.live(table) is None
    assert person.sit(table, 0).closed_with() == 1012, "it is played elsewhere"


def test_a_server_that_was_dead_for_a_while_notices_though_the_answer_was_lost(
    another_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question is put again where the connection is lost, and the second answer says that all is well."""
    monkeypatch.setattr(lease, "LEASE", 1.0)
    monkeypatch.setattr(lease, "HEARTBEAT", 0.1)
    server = another_server()
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.do("end_turn")
    leases = server.app.state.tables.services.leases
    say_alive = leases._store.say_alive

    async def put_twice(owner: str, seconds: float) -> bool:
        await asyncio.sleep(1.2)
        await say_alive(owner, seconds)
        told: bool = await say_alive(owner, seconds)
        return told

    monkeypatch.setattr(lease, "SHORTEST_BEAT", 5.0)
    monkeypatch.setattr(leases._store, "say_alive", put_twice)
    assert socket.closed_with() == 1012


def test_a_server_goes_on_saying_that_it_lives_whatever_happens(
    another_server: NewServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 2.0)
    monkeypatch.setattr(lease, "HEARTBEAT", 0.1)
    server = another_server()
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.do("end_turn")
    leases = server.app.state.tables.services.leases
    say_alive = leases._store.say_alive
    failures: list[str] = []

    async def fail_once(owner: str, seconds: float) -> bool:
        if not failures:
            failures.append(owner)
            raise AttributeError("a client in the middle of a connection that dies")
        told: bool = await say_alive(owner, seconds)
        return told

    monkeypatch.setattr(leases._store, "say_alive", fail_once)
    wait_until(lambda: failures)
    threading.Event().wait(2.5)
    assert socket.do("end_turn")["version"] == 2
    assert server.in_loop_until_done(lambda: leases._store.owner_of(table["id"])) == leases.owner
