"""Once more: a new table with the same seats and options, made when the game is over."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hypogeum.server.lobby.new_tables import begin
from hypogeum.server.table.commands import rematch
from tests.kit import rule
from tests.server.house import BEGUN, PATIENCE, Message, Person, Server, Socket, new_request, serving, wait_until


def asks_again(person: Person, table: Message) -> str:
    """The table that he gets."""
    done = person.post(f"/tables/{table['id']}/commands", {"type": "rematch", "request": new_request()})
    assert done["type"] == "done"
    return str(done["table"])


def ended(server: Server, **options: object) -> tuple[Message, list[Person], list[Socket]]:
    """A game of two persons that is over, because both have given up; the third seat was never taken."""
    people = [server.person(), server.person()]
    table = people[0].make("me", "friend", "friend", replacement_bot="off", target=20, **BEGUN, **options)
    people[1].join(table, 1, "Ada")
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.next_state()
    people[0].command(table, "give_up", seat=0)
    people[1].command(table, "give_up", seat=1)
    for socket in sockets:
        socket.state_where(lambda state: state["question"] is None)
    return table, people, sockets


def test_everybody_sits_where_he_sat_with_the_same_options(server: Server) -> None:
    table, people, _ = ended(server)
    again = people[1].get(f"/tables/{asks_again(people[1], table)}")
    assert again["id"] != table["id"]
    assert (again["game"], again["options"]) == (table["game"], table["options"])
    assert [(seat["kind"], seat["name"], seat["bot"], seat["free"]) for seat in again["seats"]] == [
        ("person", "P0", None, False),
        ("person", "Ada", None, False),
        ("open", "P2", None, True),
    ]
    assert [seat["mine"] for seat in again["seats"]] == [False, True, False]
    assert [seat["mine"] for seat in people[0].get(f"/tables/{again['id']}")["seats"]] == [True, False, False]
    assert not again["over"]
    assert not again["seed_is_chosen"]


@rule("TBL-DICE-2")
def test_the_dice_are_others(tmp_path: Path) -> None:
    secrets = iter([b"first", b"second"])
    with serving(tmp_path, secret=lambda: next(secrets)) as server:
        person = server.person()
        table = person.make("me", "hotseat", game="lantern")
        person.command(table, "give_up", seat=0)
        assert person.get(f"/tables/{asks_again(person, table)}")["commitment"] != table["commitment"]


def test_whoever_asks_first_is_its_host_and_the_second_gets_the_same(server: Server) -> None:
    table, people, _ = ended(server)
    made = asks_again(people[1], table)
    assert asks_again(people[0], table) == made
    assert asks_again(people[1], table) == made
    assert list(people[1].get(f"/tables/{made}")["invitations"]) == ["2"]
    assert people[0].get(f"/tables/{made}")["invitations"] == {}
    assert people[1].get(f"/tables/{made}")["invitations"]["2"] != table["invitations"]["2"], "another link"
    assert [found["id"] for found in people[0].get("/tables")] == [made, table["id"]]


def test_it_is_told_to_the_others_once(server: Server) -> None:
    table, people, (host, friend) = ended(server)
    assert people[0].get(f"/tables/{table['id']}")["rematch"] is None
    answer = host.command("rematch")
    made = answer["table"]
    assert friend.until(lambda message: message["type"] == "rematch")["table"] == made
    assert friend.command("rematch")["table"] == made
    friend.why_not("deck")
    assert sum('"type":"rematch"' in text for text in friend.heard) == 1
    assert people[0].get(f"/tables/{table['id']}")["rematch"] == made
    late = people[1].sit(table)
    assert late.until(lambda message: message["type"] == "rematch")["table"] == made, "also to those who come later"


def test_it_can_be_played_at_once(server: Server) -> None:
    table, people, _ = ended(server)
    again = asks_again(people[0], table)
    socket = people[0].sit(again)
    assert socket.next_state()["looking_from"] == 0
    version = socket.state["version"]
    assert socket.do("end_turn")["version"] > version


def test_a_command_that_is_sent_again_makes_no_second_one(server: Server) -> None:
    table, people, _ = ended(server)
    command = {"type": "rematch", "request": "once"}
    path = f"/tables/{table['id']}/commands"
    made = people[0].post(path, command)["table"]
    assert people[0].post(path, command)["table"] == made
    assert len(people[0].get("/tables")) == 2


def test_a_bot_from_the_start_plays_again(server: Server) -> None:
    """With the settings that bots have."""
    person = server.person()
    table = person.make("me", "bot:random", **BEGUN)
    person.command(table, "give_up", seat=0)
    again = person.get(f"/tables/{asks_again(person, table)}")
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [("person", None), ("bot", "random")]
    assert again["version"] == table["version"] == 1
    socket = person.sit(again["id"])
    socket.do("end_turn", seat=0)
    socket.state_where(lambda state: state["view"]["turns"] == 3)


def test_a_person_plays_again_himself_and_a_stand_in_stays_until_the_friend_comes(server: Server) -> None:
    """With the settings that bots have."""
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "friend", replacement_bot="random", **BEGUN)
    friend.join(table, 1, "Ada")
    host.command(table, "seat_bot", seat=2, bot="careful")
    friend.command(table, "lend", seat=1, bot="random")
    host.command(table, "give_up", seat=0)
    host.sit(table).state_where(lambda state: state["question"]["seats"] != [0])
    friend.command(table, "give_up", seat=1)
    assert host.get(f"/tables/{table['id']}")["over"]
    again = host.get(f"/tables/{asks_again(host, table)}")
    assert [(seat["kind"], seat["bot"], seat["free"]) for seat in again["seats"]] == [
        ("person", None, False),
        ("person", None, False),
        ("bot", "careful", True),
    ]
    late = server.person()
    assert late.sit(again["id"]).next_state()["version"] == 1, "its settings"
    late.command(again["id"], "join", invitation=again["invitations"]["2"], name="Cleo")
    assert late.sit(again["id"]).next_state()["view"]["settings"]["standing_answer"] == "agree"


def test_it_is_still_the_same_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, people, _ = ended(server)
        made = asks_again(people[0], table)
        secret = people[1].secret
    with serving(tmp_path) as server:
        friend = server.person(secret)
        socket = friend.sit(table)
        assert socket.until(lambda message: message["type"] == "rematch")["table"] == made
        assert socket.command("rematch")["table"] == made


@pytest.mark.parametrize("is_over", [False, True])
def test_it_is_refused_to_strangers_and_while_the_game_runs(server: Server, is_over: bool) -> None:
    if is_over:
        table, people, _ = ended(server)
        asked, expected = server.person(), (403, "only_players_talk")
    else:
        people = [server.person()]
        table = people[0].make("me", "hotseat", **BEGUN)
        asked, expected = people[0], (409, "game_runs")
    status, problem = asked.command_refused(table, "rematch")
    assert (status, problem["code"]) == expected
    assert people[0].get(f"/tables/{table['id']}")["rematch"] is None


def test_it_is_set_up_once_beside_the_event_loop_and_others_are_answered_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people, _ = ended(server)
    begun: list[str] = []
    may_end = threading.Event()

    def begin_slowly(*given: Any) -> Any:
        begun.append(threading.current_thread().name)
        assert may_end.wait(PATIENCE)
        return begin(*given)

    monkeypatch.setattr(rematch, "begin", begin_slowly)
    with ThreadPoolExecutor() as beside:
        asking = [beside.submit(asks_again, person, table) for person in people]
        wait_until(lambda: begun)
        assert server.person().get("/games")
        may_end.set()
        assert len({asked.result(PATIENCE) for asked in asking}) == 1
    assert len(begun) == 1
    assert begun[0].startswith("beside the event loop")
