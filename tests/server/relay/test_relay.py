"""Two servers behind one address: whichever is reached, people play at the same table."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hypogeum.server.edge import unsent
from hypogeum.server.relay import front, link
from hypogeum.server.relay import relay as relaying
from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.table import lease
from tests.server.house import PATIENCE, Message, Person, Server, Socket, ThinkersHere, serving, wait_until
from tests.services import Postgres, Redis

BEGUN = {"first_player": "0", "hero_assignment": "random", "round_limit": 0}

Pair = tuple[Server, Server]


def cluster(postgres: Postgres, redis: Redis, folder: Path, servers: ExitStack) -> Callable[[], Server]:
    """Begins servers that share a database and a Redis."""
    address = postgres.new_database()
    return lambda: servers.enter_context(
        serving(folder, store=PostgresStore(address), redis=redis.address, thinkers=ThinkersHere())
    )


@pytest.fixture
def pair(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[Pair]:
    with ExitStack() as servers:
        begin = cluster(postgres, redis, tmp_path, servers)
        yield begin(), begin()


def table_at(server: Server) -> tuple[Person, Message, Socket]:
    """A table that a server plays, its host and his socket there."""
    person = server.person()
    table = person.make("me", "friend", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    return person, table, socket


def test_people_play_together_through_different_servers(pair: Pair) -> None:
    here, there = pair
    _host, table, first = table_at(here)
    friend = there.person()
    assert friend.get(f"/tables/{table['id']}")["connected"] == [True, False]
    friend.join(table, 1)
    second = friend.sit(table, 1)
    assert second.next_state()["looking_from"] == 1
    assert first.state_where(lambda state: state["seats"][1]["connected"])
    first.do("end_turn")
    assert second.at_version(1)["question"]["seats"] == [1]
    assert second.do("end_turn")["version"] == 2
    assert first.at_version(2)["question"]["seats"] == [0]
    assert there.live(table) is None
    second.close()
    assert first.state_where(lambda state: not state["seats"][1]["connected"])


def test_everything_about_a_table_is_answered_by_any_server(pair: Pair) -> None:
    here, there = pair
    host, table, first = table_at(here)
    first.do("end_turn")
    again = there.person(host.secret)
    path = f"/tables/{table['id']}"
    assert again.get(path) == host.get(path)
    assert again.get(f"{path}/frames", seat=0) == host.get(f"{path}/frames", seat=0)
    assert again.refused("GET", f"{path}/record") == host.refused("GET", f"{path}/record")
    assert again.refused("GET", f"{path}/frames?seat=7") == host.refused("GET", f"{path}/frames?seat=7")
    assert again.command_refused(table, "do", version=1, seat=0, actions=["nonsense"])[1]["code"] == "unreadable_action"
    assert (
        again.refused("POST", f"{path}/commands", content=b"{", headers={"content-type": "application/json"})[0] == 400
    )
    assert again.refused("POST", f"{path}/commands", json="x" * 100_000)[0] == 413
    assert again.refused("GET", "/tables/nothing/frames")[0] == 404
    assert again.command(table, "say", text="from afar", seat=0)
    assert first.until(lambda message: message["type"] == "said")["text"] == "from afar"


def test_questions_looks_and_refusals_pass_through_a_carried_socket(pair: Pair) -> None:
    here, there = pair
    host, table, _ = table_at(here)
    far = there.person(host.secret).sit(table, 0)
    far.next_state()
    assert isinstance(far.why_not("monster 0"), list)
    assert far.look_wrongly(1)["code"] == "not_your_seat"
    assert far.do_wrongly("nonsense")["code"] == "unreadable_action"
    far.connection.send(b"\xff\xfe")
    assert far.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"
    far.look(-1)
    assert far.state["looking_from"] == -1
    assert there.person().sit(table, 1).closed_with() == 4403


def test_a_command_that_was_done_at_one_server_is_not_done_again_at_another(pair: Pair) -> None:
    here, there = pair
    host, table, _socket = table_at(here)
    body = {"type": "do", "request": "once", "version": 0, "seat": 0, "actions": ["end_turn"]}
    first = host.post(f"/tables/{table['id']}/commands", body)
    assert there.person(host.secret).post(f"/tables/{table['id']}/commands", body) == first


def test_spectators_elsewhere_are_told_the_same(pair: Pair) -> None:
    here, there = pair
    _, table, socket = table_at(here)
    watching = [there.person().sit(table) for _ in range(10)]
    for one in watching:
        one.next_state()
    socket.do("end_turn")
    for one in watching:
        one.at_version(1)
    assert len({one.heard[-1] for one in watching}) == 1


def test_bots_of_a_table_play_once(pair: Pair) -> None:
    here, there = pair
    person = here.person()
    table = person.make("me", "bot:random", **BEGUN)
    sockets = [person.sit(table, 0), there.person(person.secret).sit(table, 0)]
    for socket in sockets:
        socket.next_state()
    sockets[1].do("end_turn")
    states = [socket.state_where(lambda state: state["version"] > 1) for socket in sockets]
    assert states[0]["version"] == states[1]["version"]
    assert there.live(table) is None


def test_a_server_that_stops_hands_its_tables_over(pair: Pair) -> None:
    here, there = pair
    host, table, first = table_at(here)
    first.do("end_turn")
    friend = there.person(host.secret)
    far = friend.sit(table, 0)
    far.next_state()
    here.stop()
    assert far.closed_with() == 1012
    again = friend.sit(table, 0)
    assert again.next_state()["version"] == 1
    assert there.live(table) is not None


def test_a_front_that_dies_is_missed(pair: Pair) -> None:
    here, there = pair
    _host, table, first = table_at(here)
    friend = there.person()
    friend.join(table, 1)
    friend.sit(table, 1).next_state()
    assert first.state_where(lambda state: state["seats"][1]["connected"])
    relay = there.app.state.relay
    (carried,) = relay._fronts.values()
    there.in_loop(carried.link._sending.cancel)
    assert first.state_where(lambda state: not state["seats"][1]["connected"])


def test_a_link_that_fails_lets_its_sockets_go(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever is connected through it would else be told nothing any more, as long as this server lives."""
    here, there = pair
    host, table, _first = table_at(here)
    far = there.person(host.secret).sit(table, 0)
    far.next_state()

    async def fail(server: str, data: bytes) -> bool:
        raise AttributeError("a client in the middle of a connection that dies")

    mail, send = there.app.state.relay._mail, there.app.state.relay._mail.send
    mail.send = fail
    assert far.closed_with() == 1012
    assert "failed" in caplog.text
    mail.send = send
    assert there.person(host.secret).sit(table, 0).next_state()["version"] == 0


def test_a_socket_that_says_much_at_once_is_read_no_faster_than_it_is_answered(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "MOST_AHEAD", 2)
    here, there = pair
    host, table, _ = table_at(here)
    far = there.person(host.secret).sit(table, 0)
    far.next_state()
    for number in range(30):
        far.send(type="why_not", request=f"q{number}", thing="monster 0")
    answers = [far.until(lambda message: "request" in message)["request"] for _ in range(30)]
    assert answers == [f"q{number}" for number in range(30)]


def test_who_reads_nothing_is_let_go(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    host, table, _ = table_at(here)
    far = there.person(host.secret).sit(table, 0)
    far.next_state()
    monkeypatch.setattr(unsent, "MOST_BYTES", 10)
    host.command(table, "do", version=0, seat=0, actions=["end_turn"])
    assert far.closed_with() == 1012


def test_nothing_that_a_restarted_redis_has_lost_goes_unnoticed(
    postgres: Postgres, own_redis: Redis, tmp_path: Path
) -> None:
    with ExitStack() as servers:
        begin = cluster(postgres, own_redis, tmp_path, servers)
        here, there = begin(), begin()
        host, table, first = table_at(here)
        friend = there.person(host.secret)
        far = friend.sit(table, 0)
        far.next_state()
        own_redis.restart(signal.SIGKILL)
        first.do("end_turn")
        with suppress(ConnectionClosed):  # where nothing was lost it goes on
            far.at_version(1)
        assert friend.sit(table, 0).next_state()["version"] == 1


def test_without_redis_tables_of_other_servers_are_refused_after_a_while(
    postgres: Postgres, own_redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relaying, "PATIENCE", 0.5)
    with ExitStack() as servers:
        begin = cluster(postgres, own_redis, tmp_path, servers)
        here, there = begin(), begin()
        host, table, first = table_at(here)
        own_redis.stop(signal.SIGKILL)
        visitor = there.person(host.secret)
        assert visitor.refused("GET", f"/tables/{table['id']}/frames")[1]["code"] == "played_elsewhere"
        assert visitor.sit(table, 0).closed_with() == 1012
        assert first.do("end_turn")["version"] == 1
        own_redis.start()
        wait_until(lambda: visitor.http.get(f"/api/tables/{table['id']}/frames").status_code == 200)


def test_a_hanging_server_is_taken_over_while_people_wait(
    postgres: Postgres, redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE", 1.5)
    monkeypatch.setattr(lease, "HEARTBEAT", 0.2)
    monkeypatch.setattr(link, "SILENCE", 1.0)
    with ExitStack() as servers:
        begin = cluster(postgres, redis, tmp_path, servers)
        here, there = begin(), begin()
        host, table, first = table_at(here)
        first.do("end_turn")
        services = here.app.state.tables.services
        here.in_loop(services.leases._beating.cancel)
        relay = here.app.state.relay
        here.in_loop(relay._mail._listening.cancel)
        visitor = there.person(host.secret)
        socket = visitor.sit(table, 0, open_timeout=PATIENCE)
        assert socket.next_state()["version"] == 1
        assert there.live(table) is not None
