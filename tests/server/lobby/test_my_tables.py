"""The list of my tables: whose turn it is, when something last happened, and what I take off it."""

from __future__ import annotations

import time
from itertools import chain
from pathlib import Path

import pytest

from hypogeum.server.edge import tables
from tests.server.house import BEGUN, Message, Person, Server, serving

AT_ONCE = {"first_player": "0"}


def listed(person: Person, table: Message) -> Message:
    """A table as it stands in somebody's list."""
    (found,) = [mine for mine in person.get("/tables") if mine["id"] == table["id"]]
    assert isinstance(found, dict)
    return found


def test_my_tables_are_listed_with_the_latest_activity_first(server: Server) -> None:
    host, friend = server.person(), server.person()
    first, second = host.make("me", "friend"), host.make("me", "hotseat")
    assert [table["id"] for table in host.get("/tables")] == [second["id"], first["id"]]
    friend.join(first, 1)
    assert [table["id"] for table in host.get("/tables")] == [first["id"], second["id"]]
    host.command(first, "give_up", seat=0)
    assert [table["over"] for table in host.get("/tables")] == [False, True], "what is over comes last"
    assert [table["id"] for table in friend.get("/tables")] == [first["id"]]
    assert server.person().get("/tables") == []


def test_a_long_list_is_told_in_parts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_LISTED", 2)
    person = server.person()
    made = [person.make("me", "hotseat", game="lantern")["id"] for _ in range(5)]
    parts = [[table["id"] for table in person.get("/tables", first=first)] for first in (0, 2, 4, 6)]
    assert [len(part) for part in parts] == [2, 2, 1, 0]
    assert list(chain(*parts)) == made[::-1]
    assert person.get("/tables", first=10**30) == []
    assert person.get("/tables", first=-1) == person.get("/tables")
    assert person.refused("GET", "/tables?first=x")[1]["code"] == "bad_request"


def test_the_list_tells_who_is_asked_and_how_far_the_game_is(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", game="lantern", **AT_ONCE)
    friend.join(table, 1)
    fresh = listed(host, table)
    assert (fresh["asked"], fresh["turns"], fresh["winners"], fresh["removed"]) == ([0], 1, None, False)
    socket = host.sit(table, 0)
    socket.next_state()
    socket.do(socket.actions()[0])
    for person in (host, friend):
        played = listed(person, table)
        assert (played["asked"], played["turns"], played["version"]) == ([1], 2, fresh["version"] + 1)


def test_a_list_loads_no_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.person()
        table = host.make("me", "hotseat", game="lantern", **AT_ONCE)
        assert listed(host, table)["asked"] == [0]
        assert server.live(table) is None
        secret = host.secret
    with serving(tmp_path) as server:
        again = server.person(secret)
        assert listed(again, table)["asked"] == [0]
        assert server.live(table) is None


def test_the_last_activity_is_a_move_or_somebody_who_sits_down_and_not_a_look(server: Server) -> None:
    host, friend = server.person(), server.person()
    before = time.time()
    table = host.make("me", "friend", game="lantern", **AT_ONCE)
    made = listed(host, table)["last_activity"]
    assert before <= made <= time.time()
    friend.join(table, 1)
    joined = listed(host, table)["last_activity"]
    assert joined > made
    socket = host.sit(table, 0)
    socket.next_state()
    socket.close()
    again = host.sit(table, 0)
    again.next_state()
    assert listed(host, table)["last_activity"] == joined
    again.do(again.actions()[0])
    assert listed(host, table)["last_activity"] > joined


def test_a_game_that_is_over_tells_who_won(server: Server) -> None:
    host = server.person()
    table = host.make("me", "hotseat", game="lantern", **AT_ONCE)
    host.sit(table, 0).next_state()
    host.command(table, "give_up", seat=0)
    ended = listed(host, table)
    assert ended["over"]
    assert (ended["asked"], ended["winners"]) == ([], [1])


def test_what_i_remove_stays_for_the_others_and_comes_back(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", game="lantern", **AT_ONCE)
    friend.join(table, 1)
    address = f"/tables/{table['id']}/removal"
    removed = friend.post(address, {"removed": True})
    assert removed["removed"]
    assert removed == listed(friend, table)
    assert not listed(host, table)["removed"]
    assert friend.get(f"/tables/{table['id']}")["seats"][1]["mine"]
    assert not friend.post(address, {"removed": False})["removed"]
    assert not listed(friend, table)["removed"]


@pytest.mark.parametrize(
    ("body", "status", "code"), [({"removed": True}, 403, "not_your_table"), ({}, 400, "bad_request")]
)
def test_only_my_own_tables_can_be_removed(server: Server, body: Message, status: int, code: str) -> None:
    table = server.person().make("me", "hotseat", game="lantern")
    refused = server.person().refused("POST", f"/tables/{table['id']}/removal", json=body)
    assert (refused[0], refused[1]["code"]) == (status, code)


def test_a_table_that_does_not_exist_cannot_be_removed(server: Server) -> None:
    status, problem = server.person().refused("POST", "/tables/nowhere/removal", json={"removed": True})
    assert (status, problem["code"]) == (404, "table_not_found")


def test_of_moves_that_leave_the_turn_where_it_was_the_time_is_kept_now_and_then(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list is told nothing new by them but when they were made, which it need not know to the second."""
    host = server.person()
    table = host.make("me", "hotseat", **BEGUN)
    socket = host.sit(table, 0)
    socket.next_state()
    live = server.live(table)
    assert live is not None

    async def change() -> None:
        async with live.change() as begun:
            begun.enter(live.game.action("set standing_answer agree"), 1)
            begun.enter(live.game.action("set standing_answer ask"), 1)

    first = listed(host, table)["last_activity"]
    server.in_loop_until_done(change)
    assert listed(host, table)["last_activity"] == first
    later = time.time() + 60
    monkeypatch.setattr("time.time", lambda: later)
    server.in_loop_until_done(change)
    assert listed(host, table)["last_activity"] == later
