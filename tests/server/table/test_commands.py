"""Commands: each is done once, however often and in whatever way it is sent."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hypogeum.server.storage.rows import MOST_REQUESTS
from hypogeum.server.table.live_table import LiveTable
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import BEGUN, Message, Person, Server, Socket, serving
from tests.server.storage.test_durability import server_process

Send = Callable[[Message], Message]
"""Send a command in some way and give its answer."""


def by_socket(socket: Socket) -> Send:
    def send(command: Message) -> Message:
        socket.send(**command)
        return socket.until(lambda message: message.get("request") == command["request"])

    return send


def by_http(person: Person, table: Message) -> Send:
    def send(command: Message) -> Message:
        answer: Message = person.http.post(f"/api/tables/{table['id']}/commands", json=command).json()
        return answer

    return send


def refuse_a_card(socket: Socket) -> Message:
    """A command that can be done once only, for the table has changed then."""
    card = next(action for action in socket.actions() if action.startswith("refuse"))
    return {"type": "do", "request": "once", "version": socket.state["version"], "seat": 0, "actions": [card]}


def live_of(server: Server, table: Message) -> LiveTable:
    live = server.live(table)
    assert live is not None
    return live


@pytest.fixture
def table(server: Server) -> Message:
    """Two people, each with a seat; it is the turn of the host."""
    host, friend = server.person(), server.person()
    made = host.make("me", "friend", **BEGUN)
    friend.join(made, 1)
    return made


def host_of(server: Server) -> Person:
    return server.people[0]


def friend_of(server: Server) -> Person:
    return server.people[1]


# Sent twice


@pytest.mark.parametrize("first", ["socket", "http"])
@pytest.mark.parametrize("second", ["socket", "http"])
def test_an_action_that_is_sent_again_is_done_once(server: Server, table: Message, first: str, second: str) -> None:
    host = host_of(server)
    socket = host.sit(table)
    socket.next_state()
    ways = {"socket": by_socket(socket), "http": by_http(host, table)}
    command = refuse_a_card(socket)
    assert ways[first](command) == {"type": "done", "request": "once", "version": 1, "table": None}
    assert ways[second](command) == {"type": "done", "request": "once", "version": 1, "table": None}
    assert len(live_of(server, table).engine.record.entries) == 1
    other = by_http(host, table)({**command, "request": "other"})
    assert other["code"] == "stale", "another command is another one"


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("say", {"text": "Hello"}),
        ("set", {"seat": 0, "setting": "standing_answer", "value": "ask"}),
        ("lend", {"seat": 0, "bot": "random"}),
        ("leave", {"seat": 0}),
        ("free_seat", {"seat": 2}),
        ("seat_bot", {"seat": 2, "bot": "random"}),
    ],
)
def test_everything_else_is_done_once_too(server: Server, kind: str, details: dict[str, Any]) -> None:
    """Whoever sends it thrice: nothing more is stored, and nobody is told anything new."""
    host = server.person()
    table = host.make("me", "hotseat", "friend", replacement_bot="random", first_player="1", hero_assignment="random")
    socket = host.sit(table, 1)
    socket.next_state()
    command = {"type": kind, "request": "once", **details}
    send = by_http(host, table)
    assert send(command)["type"] == "done"
    live = live_of(server, table)
    before = host.get(f"/tables/{table['id']}"), len(live.lines), live.engine.version
    assert send(command)["type"] == "done"
    assert by_socket(socket)(command)["type"] == "done"
    assert (host.get(f"/tables/{table['id']}"), len(live.lines), live.engine.version) == before
    assert sum(message["type"] == "said" for message in messages(socket)) == (kind == "say")


def messages(socket: Socket) -> list[Message]:
    """Everything that was told, up to an answer that comes after it."""
    socket.why_not("deck")
    return [json.loads(text) for text in socket.heard]


@rule("TBL-UNDO-1")
def test_one_undo_takes_back_one_action(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", "apple", "fish")
    server.put(table, scene.state)
    socket.next_state()
    for food in ("apple", "fish"):
        socket.do(f"discard {food}")
    command = {"type": "undo", "request": "once", "version": 2, "seat": 0}
    for send in (by_socket(socket), by_http(person, table), by_socket(socket)):
        assert send(command)["version"] == 3
    assert socket.state["view"]["heroes"][0]["backpack"] == ["fish"]
    assert len(live_of(server, table).engine.record.entries) == 3


@rule("TBL-SEAT-5")
def test_nobody_sits_down_without_a_secret_of_his_own(server: Server) -> None:
    """All who have none would be one person, and each of them would hold the seat."""
    host = server.person()
    table = host.make("me", "friend", **BEGUN)
    stranger = server.person().sit(table)
    stranger.next_state()
    problem = stranger.wrong("join", invitation=table["invitations"]["1"], name="Nobody")
    assert problem["code"] == "bad_request"
    assert "cookie" in problem["args"]["reason"]
    other = server.person().sit(table, 1)
    assert other.closed_with() == 4403
    assert host.get(f"/tables/{table['id']}")["seats"][1]["free"]


def test_whoever_joins_twice_by_one_command_has_joined(server: Server) -> None:
    """The answer was lost on the way; the second one says the same, not that the seat is taken."""
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    command = {"type": "join", "request": "once", "invitation": table["invitations"]["1"], "name": "Ada"}
    send = by_http(friend, table)
    assert send(command)["type"] == "done"
    assert send(command)["type"] == "done"
    assert by_socket(friend.sit(table))(command)["type"] == "done"
    assert send({**command, "request": "other"})["code"] == "already_seated"


def test_an_answer_says_how_many_entries_there_are_now(server: Server, table: Message) -> None:
    host, friend = host_of(server), friend_of(server)
    socket = host.sit(table)
    socket.next_state()
    command = refuse_a_card(socket)
    assert by_socket(socket)(command)["version"] == 1
    friend.command(table, "set", seat=1, setting="standing_answer", value="ask")
    assert by_socket(socket)(command)["version"] == 2


# Whose request it is


def test_requests_of_different_persons_do_not_collide(server: Server, table: Message) -> None:
    for person, seat in ((host_of(server), 0), (friend_of(server), 1)):
        command = {"type": "set", "request": "same", "seat": seat, "setting": "standing_answer", "value": "ask"}
        assert by_http(person, table)(command)["version"] == seat + 1


def test_requests_at_different_tables_do_not_collide(server: Server) -> None:
    host = server.person()
    for _ in range(2):
        table = host.make("me", "hotseat", **BEGUN)
        socket = host.sit(table, 0)
        socket.next_state()
        assert by_socket(socket)(refuse_a_card(socket))["version"] == 1


@rule("TBL-SEAT-3")
def test_the_request_of_another_opens_no_door(server: Server, table: Message) -> None:
    """To know what somebody else has sent does not mean to be answered as he was."""
    socket = host_of(server).sit(table)
    socket.next_state()
    command = refuse_a_card(socket)
    by_socket(socket)(command)
    assert by_http(friend_of(server), table)(command)["code"] == "not_your_seat"


# What is refused


def test_a_command_that_was_refused_can_be_sent_again(server: Server, table: Message) -> None:
    """Nothing has changed by it, so it is no command that was done."""
    socket = host_of(server).sit(table)
    socket.next_state()
    command = refuse_a_card(socket)
    done = dict(live_of(server, table).requests)
    wrong = by_socket(socket)({**command, "actions": ["descend"]})
    assert (wrong["type"], wrong["request"], wrong["problem"]["code"]) == ("wrong", "once", "illegal_action")
    assert live_of(server, table).requests == done
    assert by_http(host_of(server), table)({**command, "actions": ["descend"]})["code"] == "illegal_action"
    assert by_socket(socket)(command)["type"] == "done"


@pytest.mark.parametrize(
    "change",
    [
        {"more": 1},
        {"request": ""},
        {"request": "x" * 65},
        {"request": 7},
        {"request": None},
        {"type": "dance"},
        {"type": "look"},
        {"type": "why_not"},
        {"actions": []},
        {"actions": ["end_turn"] * 101},
        {"actions": "end_turn"},
        {"version": "0"},
        {"seat": 0.5},
    ],
)
def test_what_is_no_command_is_refused(server: Server, table: Message, change: Message) -> None:
    host = host_of(server)
    socket = host.sit(table)
    socket.next_state()
    command = {**refuse_a_card(socket), **change}
    assert by_http(host, table)(command)["code"] == "bad_request"
    if change.get("type") not in ("look", "why_not"):  # these are no commands, but messages
        socket.send(**command)
        wrong = socket.until(lambda message: message["type"] == "wrong")
        is_wrong = "request" in change
        assert (wrong["request"], wrong["problem"]["code"]) == (None if is_wrong else "once", "bad_request")
    assert live_of(server, table).engine.version == 0
    assert by_http(host, table)({**refuse_a_card(socket), "request": "x" * 64})["type"] == "done"


@pytest.mark.parametrize("missing", ["type", "request", "version", "seat", "actions"])
def test_a_command_that_lacks_something_is_refused(server: Server, table: Message, missing: str) -> None:
    host = host_of(server)
    socket = host.sit(table)
    socket.next_state()
    command = {key: value for key, value in refuse_a_card(socket).items() if key != missing}
    assert by_http(host, table)(command)["code"] == "bad_request"


# For how long


def test_requests_are_remembered_in_bounds(server: Server, table: Message) -> None:
    """One that is older than all that are remembered may come again; that harms nobody."""
    host = host_of(server)
    send = by_http(host, table)
    for number in range(MOST_REQUESTS + 20):
        assert send({"type": "say", "request": str(number), "text": "Hm"})["type"] == "done"
    live = live_of(server, table)
    assert [request for _, request in live.requests] == [str(number) for number in range(20, MOST_REQUESTS + 20)]
    assert send({"type": "say", "request": "3", "text": "Hm"})["type"] == "done"
    assert len(live.lines) == MOST_REQUESTS + 21
    assert live_of(server, table) is live, "it was not broken off"


def test_a_restart_forgets_no_request(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        table = person.make("me", "hotseat", **BEGUN)
        socket = person.sit(table, 0)
        socket.next_state()
        action = refuse_a_card(socket)
        words = {"type": "say", "request": "words", "text": "Hello"}
        for command in (action, words):
            assert by_socket(socket)(command)["version"] == 1
        secret = person.secret
    with serving(tmp_path) as server:
        person = server.person(secret)
        socket = person.sit(table, 0)
        for send in (by_http(person, table), by_socket(socket)):
            for command in (action, words):
                assert send(command)["version"] == 1
        live = live_of(server, table)
        assert (live.engine.version, len(live.lines)) == (1, 1)


@pytest.mark.parametrize("is_heard", [True, False])
def test_a_kill_between_a_command_and_its_repetition_does_it_once(tmp_path: Path, is_heard: bool) -> None:
    """Whether it was killed after the answer or before: the table has the action once in the end."""
    with server_process(tmp_path) as (process, place):
        person = Person(place)
        table = person.make("me", "hotseat", **BEGUN)
        socket = person.sit(table, 0)
        socket.next_state()
        command = refuse_a_card(socket)
        socket.send(**command)
        if is_heard:
            socket.until(lambda message: message["type"] == "done")
        process.send_signal(signal.SIGKILL)
        process.wait()
        secret = person.secret
        person.http.close()
    with server_process(tmp_path) as (_, place):
        person = Person(place, secret)
        socket = person.sit(table, 0)
        assert by_http(person, table)(command) == {"type": "done", "request": "once", "version": 1, "table": None}
        assert by_socket(socket)(command)["version"] == 1
        assert socket.state["version"] == 1
        person.close()
