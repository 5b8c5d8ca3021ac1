"""Playing together: pings and proposals within a side, and what is told to whom (TBL-KNOW-5)."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from tests.kit import rule
from tests.server.house import Message, Person, Server, Socket

OF_A_SIDE = {"mates", "side", "ping"}
"""The messages that only those of a side are sent."""
PAIR = {"game": "lantern", "first_player": "1", "pair": True}


class Table(NamedTuple):
    """Ada and Ben are a pair and Cleo plays against them; Ben begins. Dan only watches."""

    info: Message
    people: list[Person]
    ada: Socket
    ben: Socket
    cleo: Socket
    dan: Socket

    def kinds_told(self, socket: Socket) -> set[str]:
        """What a socket was sent up to now."""
        socket.command("say" if socket is not self.dan else "why_not", **{self._word(socket): "hello"})
        return {message["type"] for message in map(read, socket.heard)}

    def _word(self, socket: Socket) -> str:
        return "thing" if socket is self.dan else "text"


def read(text: str) -> Message:
    message: Message = json.loads(text)
    return message


def pair(server: Server, **options: object) -> Table:
    people = [server.person() for _ in range(4)]
    info = people[0].make("me", "friend", "friend", **{**PAIR, **options})
    for seat in (1, 2):
        people[seat].join(info, seat, f"P{seat}")
    sockets = [person.sit(info) for person in people]
    for socket in sockets:
        socket.next_state()
    return Table(info, people, *sockets)


def last(socket: Socket, kind: str) -> Message:
    """The last message of a kind that a socket has heard."""
    return next(message for message in map(read, reversed(socket.heard)) if message["type"] == kind)


def until(socket: Socket, kind: str, **said: object) -> Message:
    """The next message of a kind that says so."""
    return socket.until(
        lambda message: message["type"] == kind and all(message[key] == value for key, value in said.items())
    )


def mates(socket: Socket) -> list[Message]:
    """What the team-mates of whoever looks are offered."""
    questions: list[Message] = until(socket, "mates")["questions"]
    return questions


def proposals(socket: Socket) -> list[Message]:
    found: list[Message] = until(socket, "side")["proposals"]
    return found


def propose(socket: Socket, action: str, **changes: Any) -> Message:
    details = {"version": socket.state["version"], "seat": 0, "to": 1, "actions": [action], **changes}
    return socket.command("propose", **details)


# Who is on whose side


@rule("TBL-KNOW-5")
def test_everybody_is_told_the_sides(server: Server) -> None:
    table = pair(server)
    for socket in (table.ada, table.ben, table.cleo, table.dan):
        assert socket.state["sides"] == [0, 0, 1]
    alone = pair(server, pair=False)
    assert alone.ada.state["sides"] == [0, 1, 2]


@rule("TBL-KNOW-1", "TBL-KNOW-5")
def test_a_teammate_is_told_what_the_asked_one_is_offered_and_nobody_else_is(server: Server) -> None:
    table = pair(server)
    (question,) = mates(table.ada)
    assert question["seat"] == 1
    assert [action["action"] for action in question["actions"]] == table.ben.actions()
    assert table.ada.actions() == []
    assert mates(table.ben) == []
    for stranger in (table.cleo, table.dan):
        assert not OF_A_SIDE & table.kinds_told(stranger)


def test_without_teammates_nothing_of_a_side_is_told(server: Server) -> None:
    table = pair(server, pair=False)
    for socket in (table.ada, table.ben, table.cleo, table.dan):
        assert not OF_A_SIDE & table.kinds_told(socket)


def test_offers_follow_the_question(server: Server) -> None:
    table = pair(server)
    assert len(mates(table.ada)) == 1
    table.ben.do(table.ben.actions()[0])
    assert mates(table.ada) == []
    table.cleo.at_version(1)
    table.cleo.do(table.cleo.actions()[0])
    table.ada.at_version(2)
    (question,) = mates(table.ben)
    assert (question["seat"], [one["action"] for one in question["actions"]]) == (0, table.ada.actions())


# Pings


@rule("TBL-KNOW-5")
def test_a_ping_is_shown_to_the_side_alone_and_is_no_entry(server: Server) -> None:
    table = pair(server)
    answer = table.ada.command("point", seat=0, thing="cell:5")
    assert (answer["type"], answer["version"]) == ("done", 0)
    assert last(table.ada, "ping") == until(table.ben, "ping") == {"type": "ping", "seat": 0, "thing": "cell:5"}
    for stranger in (table.cleo, table.dan):
        assert not OF_A_SIDE & table.kinds_told(stranger)
    assert table.people[0].get(f"/tables/{table.info['id']}")["version"] == 0


def test_a_thing_without_an_id_can_be_pointed_at(server: Server) -> None:
    table = pair(server)
    table.ben.command("point", seat=1, thing="deck")
    assert until(table.ada, "ping", thing="deck")["seat"] == 1


@pytest.mark.parametrize(
    "thing", ["", "Cell:5", "cell:", ":5", "cell: 5", "cell:5\n", "cell 5", "c" * 61, "cell:" + "5" * 56]
)
def test_a_ping_must_name_a_thing(server: Server, thing: str) -> None:
    table = pair(server)
    table.ada.send(type="point", request="p", seat=0, thing=thing)
    assert table.ada.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "bad_request"
    assert table.people[0].command_refused(table.info, "point", seat=0, thing=thing)[0] == 400


@rule("TBL-SEAT-3", "TBL-KNOW-5")
def test_nobody_points_from_a_seat_of_another_or_without_teammates(server: Server) -> None:
    table = pair(server)
    assert table.ada.wrong("point", seat=1, thing="cell:5")["code"] == "not_your_seat"
    assert table.dan.wrong("point", seat=0, thing="cell:5")["code"] == "not_your_seat"
    refused = table.cleo.wrong("point", seat=2, thing="cell:5")
    assert (refused["code"], refused["rule"]) == ("no_teammates", "TBL-KNOW-5")
    assert table.ada.wrong("point", seat=7, thing="cell:5")["code"] == "seat_not_found"


@rule("TBL-KNOW-5", "TBL-SEAT-5")
def test_a_covered_device_is_shown_nothing(server: Server) -> None:
    table = pair(server)
    offered = table.ben.actions()[0]
    table.ben.look(None)
    table.ben.command("say", text="I pass the device on")
    heard = len(table.ben.heard)
    table.ada.command("point", seat=0, thing="cell:5")
    propose(table.ada, offered)
    table.ben.command("say", text="still nobody looks")
    assert not OF_A_SIDE & {read(text)["type"] for text in table.ben.heard[heard:]}
    table.ben.look(1)
    assert [one["actions"] for one in until(table.ben, "side")["proposals"]] == [[offered]]


@rule("TBL-KNOW-4", "TBL-KNOW-5")
def test_who_looks_from_a_seat_that_is_not_his_is_told_nothing_of_its_side(server: Server) -> None:
    """When the game is over everybody may look from every seat; what is said within a side stays there."""
    table = pair(server)
    for socket, seat in ((table.ada, 0), (table.ben, 1)):
        socket.command("give_up", seat=seat)
    table.cleo.state_where(lambda state: state["outcome"] is not None)
    table.cleo.look(0)
    assert not OF_A_SIDE & table.kinds_told(table.cleo)
    assert table.ada.wrong("point", seat=0, thing="cell:5")["code"] == "game_over"


# Proposals


@rule("TBL-KNOW-5")
def test_a_proposal_is_told_to_the_side_alone_and_binds_nobody(server: Server) -> None:
    table = pair(server)
    action = table.ben.actions()[0]
    assert propose(table.ada, action)["type"] == "done"
    (proposal,) = until(table.ben, "side", giving_up=[], proposals=[last(table.ada, "side")["proposals"][0]])[
        "proposals"
    ]
    assert (proposal["seat"], proposal["to"], proposal["actions"]) == (0, 1, [action])
    for stranger in (table.cleo, table.dan):
        assert not OF_A_SIDE & table.kinds_told(stranger)
    assert table.ben.state["version"] == 0
    assert table.ben.do(table.ben.actions()[-1])["version"] == 1  # he does something else


@rule("TBL-KNOW-5")
def test_the_owner_accepts_it_by_an_ordinary_command(server: Server) -> None:
    table = pair(server)
    action = table.ben.actions()[0]
    propose(table.ada, action)
    table.ben.until(lambda message: message["type"] == "side" and message["proposals"])
    table.ben.do(action)
    assert until(table.ada, "side", proposals=[])
    assert last(table.ben, "side")["proposals"] == []
    assert table.cleo.at_version(1)["events"][0]["event"]["seat"] == 1


@rule("TBL-KNOW-5")
def test_a_proposal_that_is_no_longer_offered_goes_by_itself(server: Server) -> None:
    table = pair(server)
    first, *_, other = table.ben.actions()
    propose(table.ada, first)
    table.ben.do(other)
    assert last(table.ben, "side")["proposals"] == []
    assert until(table.ada, "side", proposals=[])


def test_a_proposal_stays_while_it_is_offered(server: Server) -> None:
    table = pair(server)
    propose(table.ada, table.ben.actions()[0])
    table.ben.until(lambda message: message["type"] == "side" and message["proposals"])
    table.cleo.command("say", text="hurry up")
    table.people[2].command(table.info, "lend", seat=2, bot="random")
    table.ben.look(1)
    assert len(until(table.ben, "side")["proposals"]) == 1


def test_another_proposal_of_the_same_seat_takes_the_place_of_the_first(server: Server) -> None:
    table = pair(server)
    first, *_, other = table.ben.actions()
    propose(table.ada, first)
    propose(table.ada, other)
    propose(table.ada, other)
    (proposal,) = table.ben.until(
        lambda message: (
            message["type"] == "side" and message["proposals"] and message["proposals"][0]["actions"] == [other]
        )
    )["proposals"]
    table.ben.look(1)
    assert until(table.ben, "side")["proposals"] == [proposal]


@pytest.mark.parametrize("by", ["ada", "ben"])
def test_either_of_the_two_puts_it_away(server: Server, by: str) -> None:
    table = pair(server)
    propose(table.ada, table.ben.actions()[0])
    (proposal,) = table.ben.until(lambda message: message["type"] == "side" and message["proposals"])["proposals"]
    socket, seat = (table.ada, 0) if by == "ada" else (table.ben, 1)
    assert socket.command("dismiss", seat=seat, proposal=proposal["id"])["type"] == "done"
    assert until(table.ben if by == "ada" else table.ada, "side", proposals=[])
    assert socket.command("dismiss", seat=seat, proposal=proposal["id"])["type"] == "done"  # it is gone already


@rule("TBL-KNOW-5")
def test_nobody_else_puts_it_away(server: Server) -> None:
    table = pair(server)
    propose(table.ada, table.ben.actions()[0])
    (proposal,) = table.ben.until(lambda message: message["type"] == "side" and message["proposals"])["proposals"]
    assert table.cleo.wrong("dismiss", seat=1, proposal=proposal["id"])["code"] == "not_your_seat"
    table.cleo.command("dismiss", seat=2, proposal=proposal["id"])
    table.ben.look(1)
    assert until(table.ben, "side")["proposals"] == [proposal]


@rule("TBL-KNOW-5", "TBL-SEAT-3")
def test_what_cannot_be_proposed_is_refused_with_its_reason(server: Server) -> None:
    table = pair(server)
    offered = table.ben.actions()
    not_held = next(f"play {steps}" for steps in (1, 2, 3) if f"play {steps}" not in offered)
    codes = {
        "to an opponent": propose(table.ada, offered[0], to=2),
        "to himself": propose(table.ada, offered[0], to=0),
        "to a seat that is not there": propose(table.ada, offered[0], to=9),
        "from a seat of another": propose(table.cleo, offered[0]),
        "of a spectator": propose(table.dan, offered[0]),
        "by an opponent": propose(table.cleo, offered[0], seat=2),
        "no action": propose(table.ada, "dance"),
        "no answer": propose(table.ada, "leave"),
        "not offered": propose(table.ada, not_held),
        "no shortcut": propose(table.ada, offered[0], actions=[offered[0], offered[0]]),
        "of another time": propose(table.ada, offered[0], version=5),
    }
    assert {how: answer["problem"]["code"] for how, answer in codes.items()} == {
        "to an opponent": "not_a_teammate",
        "to himself": "not_a_teammate",
        "to a seat that is not there": "not_a_teammate",
        "from a seat of another": "not_your_seat",
        "of a spectator": "not_your_seat",
        "by an opponent": "not_a_teammate",
        "no action": "unreadable_action",
        "no answer": "not_an_action",
        "not offered": "illegal_action",
        "no shortcut": "not_offered",
        "of another time": "stale",
    }
    assert codes["not offered"]["problem"]["rule"] == "LN-TRN-2"
    table.ben.look(1)
    assert until(table.ben, "side")["proposals"] == []


@rule("TBL-KNOW-5")
def test_a_bot_and_a_seat_that_is_not_asked_are_proposed_nothing(server: Server) -> None:
    table = pair(server, first_player="2")
    refused = propose(table.ada, "play 1")["problem"]
    assert (refused["code"], refused["rule"]) == ("illegal_action", "LN-TRN-1")
    person = server.person()
    info = person.make("me", "bot", "me", **{**PAIR, "first_player": "0"})
    socket = person.sit(info, 0)
    socket.next_state()
    assert propose(socket, "play 1")["problem"]["code"] == "not_a_teammate"


def test_a_seat_that_is_lent_to_a_bot_has_no_proposals_left(server: Server) -> None:
    table = pair(server)
    propose(table.ada, table.ben.actions()[0])
    table.ben.until(lambda message: message["type"] == "side" and message["proposals"])
    table.people[1].command(table.info, "lend", seat=1, bot="random")
    assert until(table.ada, "side", proposals=[])


# Limits


def test_pings_and_proposals_count_like_everything_that_is_said(server: Server) -> None:
    """A flood waits in the sender's own socket; nobody else is kept waiting, and nothing of it is kept."""
    table = pair(server)
    action = table.ben.actions()[0]
    for number in range(60):
        table.ada.send(type="point", request=f"p{number}", seat=0, thing=f"cell:{number}")
        table.ada.send(type="propose", request=f"q{number}", version=0, seat=0, to=1, actions=[action])
    assert table.ben.command("say", text="I am still here")["type"] == "done"
    seen = [read(text) for text in table.ben.heard if read(text)["type"] == "ping"]
    assert len(seen) < 60
    live = server.live(table.info)
    assert live is not None
    assert len(live.sides.kept[1]) <= 1
    assert len(live.requests) < 10


# Sharing what is secret


@rule("TBL-KNOW-1", "TBL-KNOW-5")
def test_what_one_of_a_side_is_told_in_secret_is_told_to_all_of_it(server: Server) -> None:
    table = pair(server)
    look = next(action for action in table.ben.actions() if action.startswith("look"))
    table.ben.do(look)
    told = {
        name: next(one["event"] for one in socket.at_version(1)["events"] if one["event"]["kind"] == "looked")
        for name, socket in (("ada", table.ada), ("cleo", table.cleo), ("dan", table.dan))
    }
    assert {name: "top" in event for name, event in told.items()} == {"ada": True, "cleo": False, "dan": False}


# One person with several seats of a side


@rule("TBL-SEAT-2", "TBL-SEAT-5")
def test_one_person_looks_from_each_of_his_seats_and_proposes_nothing_to_himself(server: Server) -> None:
    person, friend = server.person(), server.person()
    info = person.make("me", "me", "friend", **PAIR)
    friend.join(info, 2)
    socket = person.sit(info, 0)
    socket.next_state()
    assert mates(socket) == []
    assert propose(socket, "play 1")["problem"]["code"] == "not_a_teammate"
    assert socket.look(1)["question"]["seats"] == [1]
    assert socket.actions()
    assert socket.do(socket.actions()[0])["version"] == 1
