"""Several servers on one database: each table is played by one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.table import lease
from tests.server.house import Server, serving, wait_until
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
