"""Nothing that was acknowledged is lost: not by a kill at any instant, not by a disk that fails."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time as wall
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hypogeum.engine.records import Entry
from hypogeum.server.storage.rows import EntryRow, Row
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.storage.store import StoreFailed
from tests.server.house import HandTime, Message, Person, Socket, serving, view_after, wait_until

SERVE = """
import sys
from pathlib import Path
from hypogeum.server import serve
sys.exit(serve("127.0.0.1", 0, Path(sys.argv[1]), False))
"""
BEGUN = {"first_player": "0", "hero_assignment": "random", "round_limit": 0}


@contextmanager
def server_process(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, and its place."""
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(data)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        yield process, address.removeprefix("http://").rstrip("/")
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_a_kill_at_any_instant_loses_no_acknowledged_action(tmp_path: Path) -> None:
    secret: str | None = None
    table: Message | None = None
    acknowledged: list[Message] = []
    for seconds in (0.15, 0.05, 0.3):
        with server_process(tmp_path) as (process, place):
            person = Person(place, secret)
            table = table or person.make("me", "hotseat", **BEGUN)
            secret = person.secret
            socket = person.sit(table, 0)
            resumed = socket.next_state()
            if acknowledged:
                last = acknowledged[-1]
                assert resumed["version"] >= last["version"]
                path = f"/tables/{table['id']}/frames"
                replayed = person.get(path, first=last["version"], last=last["version"], seat=0)
                assert view_after(replayed, last["version"]) == last["view"]
            threading.Timer(seconds, process.send_signal, (signal.SIGKILL,)).start()
            with suppress(ConnectionClosed):
                play_without_end(socket, acknowledged)
            person.http.close()
    assert acknowledged[-1]["version"] > 10


def play_without_end(socket: Socket, acknowledged: list[Message]) -> None:
    """Play both seats, and note every state that seat 0 has got."""
    while True:
        socket.look(socket.state["question"]["seats"][0])
        verb = "explore" if socket.state["version"] % 3 else "end_turn"
        wanted = [action for action in socket.actions() if action.startswith(verb)] or socket.actions()
        socket.do(wanted[0])
        if socket.state["looking_from"] == 0:
            acknowledged.append(socket.state)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_thinking_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    with server_process(tmp_path) as (process, place):
        person = Person(place)
        socket = person.sit(person.make("me", "bot:random", **BEGUN))
        socket.do("end_turn", seat=0)
        socket.state_where(lambda state: state["question"]["seats"] == [0])
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert children
        process.kill()
        process.wait()
        wait_until(lambda: not any(is_running(child) for child in children))
        person.http.close()


def is_running(process: str) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def test_a_server_that_is_asked_to_stop_stops(tmp_path: Path) -> None:
    with server_process(tmp_path) as (process, place):
        person = Person(place)
        socket = person.sit(person.make("me", "hotseat", **BEGUN), 0)
        socket.next_state()
        began = wall.monotonic()
        process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
        assert socket.closed_with() == 1012
        assert process.wait(10) == 0
        assert wall.monotonic() - began < 8
        person.http.close()


class FailingStore(SqliteStore):
    """A disk that is full when the test says so."""

    is_full = False

    async def write(self, *rows: Row) -> None:
        if self.is_full:
            raise StoreFailed("the disk is full")
        await super().write(*rows)


def unstored(socket: Socket, action: str) -> Message:
    """Do an action that is not stored; gives why. It is not answered, so that the client repeats it."""
    socket.send(type="do", request="unstored", version=0, seat=0, actions=[action])
    wrong = socket.until(lambda message: message["type"] == "wrong")
    assert wrong["request"] is None
    problem: Message = wrong["problem"]
    return problem


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    store = FailingStore(tmp_path)
    with serving(tmp_path, store=store, time=HandTime()) as server:
        person = server.person()
        table = person.make("me", "hotseat", **BEGUN)
        socket, watching = person.sit(table, 0), server.person().sit(table)
        before = socket.next_state()
        watching.next_state()
        store.is_full = True
        assert unstored(socket, "explore E")["code"] == "store_failed"
        assert socket.closed_with() == 1012
        assert watching.closed_with() == 1012
        assert {state["version"] for state in watching.states()} == {0}
        body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        assert person.refused("POST", "/tables", json=body)[0] == 503
        store.is_full = False
        again = person.sit(table, 0)
        assert again.next_state()["view"] == before["view"]
        assert again.do("explore E")["version"] == 1


def test_a_table_that_another_server_has_played_on_is_loaded_anew(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with serving(tmp_path, store=store) as server:
        person = server.person()
        table = person.make("me", "hotseat", **BEGUN)
        socket = person.sit(table, 0)
        socket.next_state()
        other = Entry(seat=1, action="set standing_answer ask", chance=[])

        async def write() -> None:
            await store.write(EntryRow(table=table["id"], number=0, entry=other, at=0.0))

        server.in_loop_until_done(write)
        assert unstored(socket, "end_turn")["code"] == "store_failed"
        assert socket.closed_with() == 1012
        again = person.sit(table, 0)
        assert again.next_state()["version"] == 1
        assert again.do("end_turn")["version"] == 2
