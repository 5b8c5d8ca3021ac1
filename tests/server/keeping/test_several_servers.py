"""Every server that shares the tables learns what the host has done, also of people whom it passes on to another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hypogeum.server.storage.postgresql.store import PostgresStore
from tests.server.house import Server, serving
from tests.server.keeping.conftest import Place, Places
from tests.server.keeping.test_administration import told, why_it_closes
from tests.services import Redis


@pytest.fixture
def shared(places: Places) -> Place:
    return places("postgresql")


@pytest.fixture
def two(shared: Place, redis: Redis) -> Iterator[tuple[Server, Server]]:
    """Two servers that play together."""
    assert shared.address is not None
    with (
        serving(shared.folder, store=PostgresStore(shared.address), redis=redis.address) as one,
        serving(shared.folder, store=PostgresStore(shared.address), redis=redis.address) as other,
    ):
        yield one, other


def test_who_is_passed_on_is_shown_out_where_he_came_in(
    shared: Place, two: tuple[Server, Server], capsys: pytest.CaptureFixture[str]
) -> None:
    host, friend = two[0].person(), two[1].person()
    table = host.make("me", "friend")
    at_host = host.sit(table)
    at_host.next_state()
    friend.join(table, 1, "Troll")
    at_friend = friend.sit(table)
    at_friend.next_state()
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    (one,) = [one for one in told(capsys, shared, "people") if one["name"] == "Troll"]
    assert shared.run("admin", "ban", one["id"]) == 0
    assert why_it_closes(at_friend) == ("banned", "conduct", 4403)
    at_host.state_where(lambda state: not state["seats"][1]["connected"])
    assert friend.refused("GET", f"/tables/{table['id']}/frames")[1]["code"] == "banned"
    host.command(table, "say", text="The others play on")


def test_a_table_is_closed_for_whoever_came_by_another_server(shared: Place, two: tuple[Server, Server]) -> None:
    host, friend = two[0].person(), two[1].person()
    table = host.make("me", "friend")
    host.sit(table).next_state()
    friend.join(table, 1)
    at_friend = friend.sit(table)
    at_friend.next_state()
    assert shared.run("admin", "close", table["id"], "--reason", "request") == 0
    assert why_it_closes(at_friend)[:2] == ("table_closed", "request")
    assert why_it_closes(friend.sit(table)) == ("table_closed", "request", 4410)
    for person in (host, friend):
        assert person.command_refused(table, "say", text="?")[0] == 410


def test_a_backup_is_put_back_under_both(shared: Place, two: tuple[Server, Server], tmp_path: Path) -> None:
    """Whoever comes by either of them finds the tables of the backup, played by one server at a time."""
    host, friend = two[0].person(), two[1].person()
    table = host.make("me", "friend")
    host.sit(table).next_state()
    friend.join(table, 1)
    two[0].play(table, 12)
    before = len(two[0].stored(table).entries)
    assert shared.run("backup", tmp_path / "all.backup") == 0
    two[0].play(table, 24)
    at_friend = friend.sit(table)
    at_friend.next_state()
    assert shared.run("restore", tmp_path / "all.backup", "--replace") == 0
    assert why_it_closes(at_friend)[0] == "store_failed"
    assert friend.sit(table).next_state()["version"] == before
    assert host.sit(table).next_state()["version"] == before
    friend.command(table, "say", text="Here")
    host.command(table, "say", text="Here too")
    assert len(two[1].stored(table).lines) == 2
