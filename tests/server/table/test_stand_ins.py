"""Leaving a seat to a bot, lending it, giving up, and coming back (TBL-AWAY-2 to TBL-AWAY-5)."""

from __future__ import annotations

import pytest

from tests.kit import rule
from tests.server.house import BEGUN, Message, Person, Server, Socket


def two_people(server: Server, **options: object) -> tuple[Message, Person, Person, Socket, Socket]:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN, **options)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.next_state()
    at_friend.next_state()
    return table, host, friend, at_host, at_friend


@rule("HT-ONL-5", "TBL-AWAY-2")
def test_a_bot_plays_for_whoever_leaves(server: Server) -> None:
    table, host, _, _, at_friend = two_people(server, replacement_bot="random")
    answer = host.command(table, "leave", seat=0)
    assert (answer["seats"][0]["kind"], answer["seats"][0]["bot"], answer["seats"][0]["mine"]) == (
        "bot",
        "random",
        True,
    )
    state = at_friend.state_where(lambda state: state["question"]["seats"] == [1])
    assert state["view"]["active"] == 1
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "person"]


@rule("HT-ONL-5", "TBL-AWAY-2")
def test_the_person_takes_the_seat_back_at_any_time(server: Server) -> None:
    table, host, _, at_host, at_friend = two_people(server, replacement_bot="random")
    host.command(table, "leave", seat=0)
    state = at_host.state_where(lambda state: state["question"]["seats"] == [1])
    assert state["view"]["heroes"][0]["hand"], "it is still his seat"
    refused = at_host.do_wrongly("end_turn", version=state["version"], seat=0)
    assert (refused["code"], refused["rule"]) == ("bot_plays", "TBL-AWAY-2")
    answer = host.command(table, "come_back", seat=0)
    assert (answer["seats"][0]["kind"], answer["seats"][0]["bot"]) == ("person", None)
    at_friend.at_version(answer["version"])
    at_friend.do("end_turn", seat=1)
    state = at_host.state_where(lambda state: state["question"]["seats"] == [0])
    assert at_host.do("end_turn", seat=0)["question"]["seats"] == [1]


@rule("HT-ONL-5", "HT-BOT-17", "HT-JNT-9", "TBL-AWAY-2", "TBL-SET-1")
def test_the_bot_is_asked_and_the_person_finds_his_settings_again(server: Server) -> None:
    table, host, _, at_host, _ = two_people(server, replacement_bot="random")
    at_host.command("set", seat=0, setting="standing_answer", value="contest")
    at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "contest")
    for _ in range(2):
        host.command(table, "leave", seat=0)
        at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "ask")
        host.command(table, "come_back", seat=0)
        at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "contest")


@rule("HT-ONL-5", "TBL-AWAY-2")
def test_leaving_twice_or_returning_without_having_left_changes_nothing(server: Server) -> None:
    table, host, friend, _, _ = two_people(server, replacement_bot="random")
    version = friend.command(table, "come_back", seat=1)["version"]
    assert version == 0
    assert friend.command(table, "leave", seat=1)["seats"][1]["kind"] == "bot"
    assert friend.command(table, "leave", seat=1)["seats"][1]["kind"] == "bot"
    assert host.get(f"/tables/{table['id']}")["seats"][1]["kind"] == "bot"


@rule("HT-ONL-5", "HT-ONL-9", "TBL-AWAY-3")
def test_without_replacement_bots_leaving_is_for_good(server: Server) -> None:
    people = [server.person() for _ in range(3)]
    table = people[0].make("me", "friend", "friend", replacement_bot="off", **BEGUN)
    for seat in (1, 2):
        people[seat].join(table, seat)
    socket = people[1].sit(table)
    socket.next_state()
    people[0].command(table, "leave", seat=0)
    state = socket.at_version(1)
    assert state["view"]["heroes"][0]["gone"]
    assert state["question"]["seats"] == [1]
    assert state["events"][0]["event"]["kind"] == "left"
    status, problem = people[0].command_refused(table, "come_back", seat=0)
    assert (status, problem["code"], problem["rule"]) == (409, "left_for_good", "TBL-AWAY-3")
    assert people[0].command(table, "leave", seat=0)["version"] == 1


def test_one_seat_of_a_hot_seat_can_be_left_to_a_bot(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", replacement_bot="random", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    person.command(table, "leave", seat=1)
    socket.state_where(lambda state: state["seats"][1]["kind"] == "bot")
    socket.do("end_turn", seat=0)
    state = socket.state_where(lambda state: state["view"]["turns"] == 3)
    assert state["question"]["seats"] == [0]


@rule("TBL-AWAY-4")
@pytest.mark.parametrize("replacement", ["random", "off"])
def test_a_seat_is_lent_to_a_bot_and_taken_back_as_often_as_wanted(server: Server, replacement: str) -> None:
    """Even at a table without replacement bots: to lend is not to leave."""
    table, host, _, at_host, at_friend = two_people(server, replacement_bot=replacement)
    for level in (None, "careful", "search"):
        lent = host.command(table, "lend", seat=0, bot=level)["seats"][0]
        expected = level or ("random" if replacement == "random" else "careful")
        assert (lent["kind"], lent["bot"], lent["mine"]) == ("bot", expected, True)
        at_host.state_where(lambda state: state["question"]["seats"] == [1])
        back = host.command(table, "come_back", seat=0)
        assert (back["seats"][0]["kind"], back["seats"][0]["bot"]) == ("person", None)
        at_friend.at_version(back["version"])
        at_friend.do("end_turn", seat=1)
        at_host.state_where(lambda state: state["question"]["seats"] == [0])


@rule("TBL-AWAY-4")
def test_another_bot_takes_over_a_seat_that_is_lent(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, host, friend, _, _ = two_people(server)
    version = friend.command(table, "lend", seat=1, bot="random")["version"]
    again = friend.command(table, "lend", seat=1, bot="careful")
    assert (again["seats"][1]["bot"], again["version"]) == ("careful", version)
    assert host.command_refused(table, "lend", seat=1)[1]["code"] == "not_your_seat"
    assert host.command_refused(table, "seat_bot", seat=1, bot="random")[1]["code"] == "seat_not_free"
    monkeypatch.setattr("hypogeum.server.table.commands.player.bot_levels", lambda game: ["random"])
    assert friend.command_refused(table, "lend", seat=1, bot="search")[1]["code"] == "no_such_bot"


@rule("TBL-AWAY-5")
def test_who_gives_up_is_out_for_good_even_where_bots_replace(server: Server) -> None:
    table, host, friend, _, at_friend = two_people(server, replacement_bot="careful")
    assert friend.command_refused(table, "give_up", seat=0)[1]["code"] == "not_your_seat"
    host.command(table, "give_up", seat=0)
    over = at_friend.state_where(lambda state: state["question"] is None)
    assert over["outcome"]["winners"] == [1]
    assert over["events"][0]["event"]["kind"] == "left"
    assert host.command_refused(table, "give_up", seat=0)[1]["code"] == "game_over"


@rule("TBL-AWAY-3", "TBL-AWAY-5")
def test_a_solo_game_that_is_given_up_is_lost(server: Server) -> None:
    person = server.person()
    table = person.make("me", game="terror_below")
    socket = person.sit(table)
    socket.next_state()
    assert person.command(table, "give_up", seat=0)["over"]
    assert socket.state_where(lambda state: state["question"] is None)["outcome"]["winners"] == []


@rule("TBL-AWAY-5", "TBL-SEAT-6", "TBL-KNOW-5")
def test_who_is_out_goes_on_watching_from_his_seat_and_may_talk(server: Server) -> None:
    """Also when a bot played for him: it goes with him."""
    people = [server.person() for _ in range(3)]
    table = people[0].make("me", "friend", "friend", replacement_bot="random", **BEGUN)
    for seat in (1, 2):
        people[seat].join(table, seat)
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.next_state()
    people[1].command(table, "lend", seat=1)
    answer = people[1].command(table, "give_up", seat=1)
    assert (answer["seats"][1]["kind"], answer["seats"][1]["mine"], answer["over"]) == ("person", True, False)
    for way in ("come_back", "lend", "give_up"):
        status, problem = people[1].command_refused(table, way, seat=1)
        assert (status, problem["code"], problem["rule"]) == (409, "left_for_good", "TBL-AWAY-3")
    played = sockets[0].at_version(answer["version"])
    sockets[0].do("end_turn", seat=0)
    assert played["view"]["heroes"][1]["gone"]
    later = sockets[1].state_where(lambda state: state["question"]["seats"] == [2])
    assert later["looking_from"] == 1
    sockets[1].command("say", text="Good luck")
    assert sockets[2].until(lambda message: message["type"] == "said")["seat"] == 1
    assert people[1].sit(table).next_state()["looking_from"] == 1
