"""The host and the free seats of his table: a bot plays for a friend who does not come, until he does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit import rule
from tests.server.house import BEGUN, Message, Person, Server, Socket, serving


def waiting_host(server: Server, **options: object) -> tuple[Message, Person, Socket]:
    """A host who plays with a friend; the friend has not come."""
    host = server.person()
    table = host.make("me", "friend", **BEGUN, **options)
    socket = host.sit(table)
    socket.next_state()
    return table, host, socket


@rule("TBL-SEAT-4")
def test_a_bot_plays_for_a_friend_who_does_not_come(server: Server) -> None:
    table, host, socket = waiting_host(server)
    socket.do("end_turn", seat=0)
    answer = host.command(table, "seat_bot", seat=1, bot="random")
    assert (answer["seats"][1]["kind"], answer["seats"][1]["bot"], answer["seats"][1]["free"]) == (
        "bot",
        "random",
        True,
    )
    state = socket.state_where(lambda state: state["view"]["turns"] == 3)
    assert state["question"]["seats"] == [0]


@rule("HT-BOT-17", "HT-JNT-9")
def test_the_friend_takes_the_seat_from_the_bot_with_settings_of_his_own(server: Server) -> None:
    table, host, socket = waiting_host(server)
    host.command(table, "seat_bot", seat=1, bot="random")
    friend = server.person()
    answer = friend.join(table, 1, "Ben")
    assert (answer["seats"][1]["kind"], answer["seats"][1]["name"], answer["seats"][1]["free"]) == (
        "person",
        "Ben",
        False,
    )
    assert friend.sit(table).next_state()["view"]["settings"]["standing_answer"] == "agree"
    socket.state_where(lambda state: state["seats"][1]["kind"] == "person")
    socket.do("end_turn", seat=0)
    assert friend.sit(table).next_state()["question"]["actions"]
    assert server.person().command_refused(table, "join", **invited(table))[1]["code"] == "seat_taken"


def invited(table: Message) -> Message:
    return {"invitation": table["invitations"]["1"], "name": "Late"}


@rule("TBL-SEAT-4")
def test_the_host_keeps_the_seat_open_again(server: Server) -> None:
    table, host, socket = waiting_host(server)
    host.command(table, "seat_bot", seat=1, bot="random")
    assert host.get(f"/tables/{table['id']}")["invitations"] == table["invitations"]
    answer = host.command(table, "open_seat", seat=1)
    assert (answer["seats"][1]["kind"], answer["seats"][1]["bot"]) == ("open", None)
    assert host.command(table, "open_seat", seat=1)["version"] == answer["version"]
    socket.at_version(answer["version"])
    assert socket.do("end_turn", seat=0)["question"]["seats"] == [1]
    assert server.person().join(table, 1)["seats"][1]["kind"] == "person"


@rule("TBL-SEAT-4")
def test_another_level_takes_over_without_a_further_entry(server: Server) -> None:
    table, host, _ = waiting_host(server)
    version = host.command(table, "seat_bot", seat=1, bot="random")["version"]
    answer = host.command(table, "seat_bot", seat=1, bot="careful")
    assert (answer["seats"][1]["bot"], answer["version"]) == ("careful", version)


def test_a_stand_in_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, host, _ = waiting_host(server)
        host.command(table, "seat_bot", seat=1, bot="random")
        secret = host.secret
    with serving(tmp_path) as server:
        host = server.person(secret)
        socket = host.sit(table)
        socket.do("end_turn", seat=0)
        socket.state_where(lambda state: state["view"]["turns"] == 3)
        assert server.person().join(table, 1)["seats"][1]["kind"] == "person"


@rule("TBL-SEAT-4")
@pytest.mark.parametrize("what", ["seat_bot", "open_seat", "free_seat"])
def test_only_the_host_decides_and_only_about_seats_that_nobody_has_taken(server: Server, what: str) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "friend", "bot:random", **BEGUN)
    friend.join(table, 1)
    details = {"bot": "random"} if what == "seat_bot" else {}

    def refused(person: Person, seat: int) -> tuple[int, str]:
        status, problem = person.command_refused(table, what, seat=seat, **details)
        return status, problem["code"]

    assert refused(friend, 2) == (403, "not_the_host")
    assert refused(server.person(), 2) == (403, "not_the_host")
    assert [refused(host, seat) for seat in (0, 1)] == [(409, "seat_not_free")] * 2
    assert refused(host, 4) == (404, "seat_not_found")
    assert host.get(f"/tables/{table['id']}")["version"] == table["version"]


@rule("TBL-SEAT-4")
def test_the_host_changes_the_level_of_a_bot_and_gives_its_seat_to_a_person(server: Server) -> None:
    """A bot that was there from the start."""
    host = server.person()
    table = host.make("me", "bot:random", **BEGUN)
    changed = host.command(table, "seat_bot", seat=1, bot="careful")
    assert (changed["seats"][1]["bot"], changed["version"]) == ("careful", table["version"])
    opened = host.command(table, "open_seat", seat=1)
    assert (opened["seats"][1]["kind"], list(opened["invitations"])) == ("open", ["1"])
    assert server.person().join(opened, 1)["seats"][1]["kind"] == "person"
    assert host.command_refused(table, "open_seat", seat=1)[1]["code"] == "seat_not_free"


@rule("TBL-SEAT-4")
def test_a_seat_that_nobody_has_taken_is_freed_for_somebody_else(server: Server) -> None:
    table, host, _ = waiting_host(server)
    freed = host.command(table, "free_seat", seat=1)
    assert freed["seats"][1]["kind"] == "open"
    assert freed["invitations"]["1"] != table["invitations"]["1"]
    first, second = server.person(), server.person()
    late = first.command_refused(table, "join", **invited(table))
    assert late[1]["code"] == "wrong_invitation"
    assert second.join(freed, 1)["seats"][1]["kind"] == "person"
    assert host.command_refused(table, "free_seat", seat=1)[1]["code"] == "seat_not_free"


@rule("HT-ONL-5", "TBL-AWAY-2")
def test_a_friend_who_leaves_keeps_his_seat(server: Server) -> None:
    table, host, _ = waiting_host(server, replacement_bot="random")
    friend = server.person()
    friend.join(table, 1)
    left = friend.command(table, "leave", seat=1)["seats"][1]
    assert (left["kind"], left["free"]) == ("bot", False)
    assert host.command_refused(table, "open_seat", seat=1)[1]["code"] == "seat_not_free"


def test_levels_that_do_not_exist_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host, _ = waiting_host(server)
    assert host.command_refused(table, "seat_bot", seat=1, bot="genius")[0] == 400
    monkeypatch.setattr("hypogeum.server.table.commands.host.bot_levels", lambda game: ["random"])
    assert host.command_refused(table, "seat_bot", seat=1, bot="search")[1]["code"] == "no_such_bot"


def test_nothing_is_changed_when_the_game_is_over(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "friend", replacement_bot="off", **BEGUN)
    friend.join(table, 1)
    host.command(table, "leave", seat=0)
    friend.command(table, "leave", seat=1)
    assert host.get(f"/tables/{table['id']}")["over"]
    assert host.command_refused(table, "seat_bot", seat=2, bot="random")[1]["code"] == "game_over"
