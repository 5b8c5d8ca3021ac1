"""A side gives up by all its people (TBL-AWAY-5)."""

from __future__ import annotations

import json

import pytest

from tests.kit import rule
from tests.server.house import Message, Person, Server, Socket
from tests.server.table.test_sides import PAIR, Table, last, pair, until


def wanting(socket: Socket) -> tuple[list[int], int]:
    """Who wants to give up, and how many have to, by the next message about it."""
    message = until(socket, "side")
    return message["giving_up"], message["people"]


def record(person: Person, table: Table | Message) -> list[tuple[int, str]]:
    """The entries of a table that is over."""
    info = table.info if isinstance(table, Table) else table
    lines = person.http.get(f"/api/tables/{info['id']}/record").text.splitlines()
    entries = [json.loads(line) for line in lines]
    return [(entry["seat"], entry["action"]) for entry in entries if "action" in entry]


@rule("TBL-AWAY-5")
def test_one_of_a_side_wants_it_and_the_others_are_told(server: Server) -> None:
    table = pair(server)
    assert wanting(table.ben) == ([], 2)
    answer = table.ada.command("give_up", seat=0)
    assert (answer["type"], answer["version"]) == ("done", 0)
    assert last(table.ada, "side")["giving_up"] == [0]
    assert wanting(table.ben) == ([0], 2)
    assert not {"side"} & table.kinds_told(table.cleo)
    assert not {"side"} & table.kinds_told(table.dan)
    assert table.people[0].get(f"/tables/{table.info['id']}")["version"] == 0
    assert table.ben.do(table.ben.actions()[0])["version"] == 1  # the game goes on


@rule("TBL-AWAY-5")
def test_when_all_its_people_want_it_every_seat_leaves_at_once(server: Server) -> None:
    table = pair(server)
    table.ada.command("give_up", seat=0)
    assert table.ben.command("give_up", seat=1)["version"] == 2
    for socket in (table.ada, table.ben, table.cleo, table.dan):
        state = socket.state_where(lambda state: state["outcome"] is not None)
        assert state["outcome"]["winners"] == [2]
    assert record(table.people[2], table) == [(0, "leave"), (1, "leave")]  # who was asked leaves last


@rule("TBL-AWAY-5")
def test_it_can_be_taken_back_until_then(server: Server) -> None:
    table = pair(server)
    table.ada.command("give_up", seat=0)
    table.ada.command("play_on", seat=0)
    assert last(table.ada, "side")["giving_up"] == []
    assert table.ben.command("give_up", seat=1)["version"] == 0
    assert last(table.ben, "side")["giving_up"] == [1]
    assert table.ada.command("play_on", seat=0)["type"] == "done"  # who never wanted it may say so
    assert table.cleo.wrong("play_on", seat=1)["code"] == "not_your_seat"


@rule("TBL-AWAY-5")
@pytest.mark.parametrize("again", [1, 2])
def test_wanting_it_twice_counts_once(server: Server, again: int) -> None:
    table = pair(server)
    for _ in range(again):
        assert table.ada.command("give_up", seat=0)["version"] == 0


@rule("TBL-AWAY-5")
def test_alone_on_his_side_a_person_gives_up_at_once(server: Server) -> None:
    table = pair(server)
    assert table.cleo.command("give_up", seat=2)["version"] == 1
    assert table.ada.state_where(lambda state: state["outcome"] is not None)["outcome"]["winners"] == [0, 1]


@rule("TBL-AWAY-5")
def test_bots_and_open_seats_of_the_side_are_not_asked_and_leave_too(server: Server) -> None:
    for mate in ("bot", "friend"):
        person, friend = server.person(), server.person()
        info = person.make("me", mate, "friend", **{**PAIR, "first_player": "0"})
        friend.join(info, 2)
        socket = person.sit(info, 0)
        socket.next_state()
        socket.command("give_up", seat=0)
        assert socket.state["outcome"]["winners"] == [2]
        assert record(friend, info)[-2:] == [(1, "leave"), (0, "leave")]
        assert [seat["kind"] for seat in socket.state["seats"]] == [
            "person",
            "bot" if mate == "bot" else "open",
            "person",
        ]


@rule("TBL-AWAY-5", "TBL-SEAT-2")
def test_one_person_with_all_seats_of_a_side_gives_up_for_all(server: Server) -> None:
    person, friend = server.person(), server.person()
    info = person.make("me", "me", "friend", **PAIR)
    friend.join(info, 2)
    assert person.command(info, "give_up", seat=0)["over"]


@rule("TBL-AWAY-5")
def test_without_sides_each_seat_gives_up_for_itself(server: Server) -> None:
    table = pair(server, pair=False)
    assert table.ada.command("give_up", seat=0)["version"] == 1
    assert table.ben.state_where(lambda state: state["version"] == 1)["outcome"] is None


@rule("TBL-AWAY-2", "TBL-AWAY-5")
def test_who_has_left_to_a_bot_need_not_agree(server: Server) -> None:
    table = pair(server)
    table.ada.command("give_up", seat=0)
    table.people[1].command(table.info, "leave", seat=1)
    assert table.cleo.state_where(lambda state: state["outcome"] is not None)["outcome"]["winners"] == [2]


@rule("TBL-AWAY-4", "TBL-AWAY-5")
def test_who_has_lent_his_seat_may_want_it_and_the_others_have_to_agree(server: Server) -> None:
    table = pair(server)
    table.people[0].command(table.info, "lend", seat=0, bot="random")
    assert table.ada.command("give_up", seat=0)["version"] == 0
    assert last(table.ada, "side")["people"] == 2
    table.ben.command("give_up", seat=1)
    assert table.cleo.state_where(lambda state: state["outcome"] is not None)["outcome"]["winners"] == [2]


@rule("TBL-AWAY-3", "TBL-AWAY-5")
def test_the_other_decides_alone_when_one_has_left_for_good(server: Server) -> None:
    table = pair(server, replacement_bot="off")
    table.people[0].command(table.info, "leave", seat=0)
    table.ben.state_where(lambda state: state["version"] == 1)
    assert table.ada.wrong("give_up", seat=0)["code"] == "left_for_good"
    table.ben.command("give_up", seat=1)
    assert table.cleo.state_where(lambda state: state["outcome"] is not None)["outcome"]["winners"] == [2]


@rule("TBL-AWAY-5", "ST2-ONL-7")
@pytest.mark.parametrize(("quitter", "winners"), [(3, [0, 1, 2]), (0, [3])])
def test_a_game_may_say_what_giving_up_means_for_each_side(server: Server, quitter: int, winners: list[int]) -> None:
    """Typhaon's seat that leaves is played by defaults; who gives up has lost."""
    people = {seat: server.person() for seat in (0, 3)}
    options = {"game": "sub_terra", "game_mode": "typhaon", "explorer_pick": "random"}
    info = people[0].make("me", "hotseat", "hotseat", "friend", **options)
    people[3].join(info, 3, "Typhaon")
    sockets = {seat: person.sit(info) for seat, person in people.items()}
    for socket in sockets.values():
        socket.next_state()
    assert sockets[quitter].command("give_up", seat=quitter)["type"] == "done"
    for socket in sockets.values():
        state = socket.state_where(lambda state: state["outcome"] is not None)
        assert state["outcome"]["winners"] == winners
    assert record(people[0], info) == [(quitter, "give_up")]
