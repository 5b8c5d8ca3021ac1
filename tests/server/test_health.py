"""What programs that watch over the server are told."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest
from starlette.requests import Request

from hypogeum.server.edge.health import may_read_metrics
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.storage.store import StoreFailed
from tests.server.house import BEGUN, Person, Server, serving, wait_until


def figure(person: Person, name: str) -> float:
    """One of the figures; 0 where nothing was counted yet."""
    lines = person.http.get("/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)


def test_a_server_says_that_it_lives_and_is_ready(server: Server) -> None:
    person = server.person()
    assert person.http.get("/health").json() == {"alive": True}
    answer = person.http.get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "store": True})
    assert "set-cookie" not in answer.headers


def test_a_store_that_does_not_answer_is_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(store: SqliteStore, table: str) -> None:
        raise StoreFailed("the disk is gone")

    person = server.person()
    assert figure(person, "hypogeum_store_up") == 1
    monkeypatch.setattr(SqliteStore, "summary", fail)
    answer = person.http.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "store": False})
    assert person.http.get("/health").status_code == 200
    assert figure(person, "hypogeum_store_up") == 0


def test_who_opens_a_socket_where_the_store_does_not_answer_is_told_and_tries_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(table: str) -> None:
        raise StoreFailed("the database is just starting")

    person = server.person()
    table = person.make("me", "hotseat")
    monkeypatch.setattr(server.store, "summary", fail)
    socket = person.sit(table, 0)
    assert socket.hear()["problem"]["code"] == "store_failed"
    assert socket.closed_with() == 1012
    assert person.refused("GET", f"/tables/{table['id']}")[0] == 503
    assert "Exception" not in caplog.text


def test_a_redis_that_is_gone_is_told(tmp_path: Path) -> None:
    with serving(tmp_path, redis="redis://127.0.0.1:1") as alone:
        answer = alone.person().http.get("/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "store": True, "redis": False})


def test_figures_tell_what_is_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as alone:
        host = alone.person()
        table = host.make("me", "bot:random")
        assert figure(host, "hypogeum_tables_in_memory") == 0
        host.sit(table)
        wait_until(lambda: figure(host, "hypogeum_sockets") == 1)
        assert figure(host, "hypogeum_tables_in_memory") == 1
        assert figure(host, "hypogeum_tables_broken") == 0
        answer = host.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        assert "\nprocess_resident_memory_bytes " in answer.text


COUNTED = (
    'hypogeum_lease_changes_total{change="taken"}',
    "hypogeum_entries_stored_total",
    'hypogeum_refusals_total{code="table_not_found"}',
    'hypogeum_refusals_total{code="not_your_seat"}',
    'hypogeum_http_answers_total{status="404"}',
    "hypogeum_http_answer_seconds_count",
    "hypogeum_sockets_opened_total",
    "hypogeum_store_write_seconds_count",
    "hypogeum_table_load_seconds_count",
    "hypogeum_bot_thought_seconds_count",
)


def test_figures_count_what_happens(server: Server) -> None:
    host = server.person()
    before = {name: figure(host, name) for name in COUNTED}
    socket = host.sit(host.make("me", "bot:random", **BEGUN | {"first_player": "1"}))
    while not socket.state or 0 not in socket.state["question"]["seats"]:
        socket.next_state()
    socket.look_wrongly(1)
    host.refused("GET", "/tables/nowhere")
    wait_until(lambda: all(figure(host, name) > before[name] for name in COUNTED))
    assert figure(host, "hypogeum_bot_thoughts_waiting") >= 0


@pytest.mark.parametrize("header", ["forwarded", "x-forwarded-for", "x-real-ip"])
def test_figures_are_not_for_people_behind_a_proxy(server: Server, header: str) -> None:
    assert server.person().http.get("/metrics", headers={header: "203.0.113.7"}).status_code == 404


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("10.2.0.1", False),
        ("::1", True),
        ("unix", False),
        ("::ffff:10.1.2.3", True),
        ("::ffff:10.2.0.1", False),
    ],
)
def test_figures_are_for_this_machine_and_the_networks_that_were_named(address: str, may: bool) -> None:
    asked = Request({"type": "http", "headers": [], "client": (address, 1)})
    assert may_read_metrics(asked, [ip_network("10.1.0.0/16")]) is may
