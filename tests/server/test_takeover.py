"""Leaving a seat to a bot and taking it back (HT-ONL-5)."""

from __future__ import annotations

from tests.kit import rule
from tests.server.house import Message, Person, Server, Socket

BEGUN = {"first_player": "0", "hero_assignment": "random"}


def two_people(server: Server, **options: object) -> tuple[Message, Person, Person, Socket, Socket]:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN, **options)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.next_state()
    at_friend.next_state()
    return table, host, friend, at_host, at_friend


@rule("HT-ONL-5")
def test_a_bot_plays_for_whoever_leaves(server: Server) -> None:
    table, host, _, _, at_friend = two_people(server, replacement_bot="random")
    answer = host.post(f"/tables/{table['id']}/seats/0/leave")
    assert (answer["seats"][0]["kind"], answer["seats"][0]["bot"], answer["seats"][0]["mine"]) == (
        "bot",
        "random",
        True,
    )
    state = at_friend.state_where(lambda state: state["question"]["seats"] == [1])
    assert state["view"]["active"] == 1
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "person"]


@rule("HT-ONL-5")
def test_the_person_takes_the_seat_back_at_any_time(server: Server) -> None:
    table, host, _, at_host, at_friend = two_people(server, replacement_bot="random")
    path = f"/tables/{table['id']}/seats/0"
    host.post(path + "/leave")
    state = at_host.state_where(lambda state: state["question"]["seats"] == [1])
    assert state["view"]["heroes"][0]["hand"], "it is still his seat"
    refused = at_host.wrong(type="do", version=state["version"], seat=0, action="end_turn")
    assert (refused["code"], refused["rule"]) == ("bot_plays", "HT-ONL-5")
    answer = host.post(path + "/return")
    assert (answer["seats"][0]["kind"], answer["seats"][0]["bot"]) == ("person", None)
    at_friend.at_version(answer["version"])
    at_friend.do("end_turn", seat=1)
    state = at_host.state_where(lambda state: state["question"]["seats"] == [0])
    assert at_host.do("end_turn", seat=0)["question"]["seats"] == [1]


@rule("HT-ONL-5", "HT-BOT-17", "HT-JNT-9")
def test_the_bot_is_asked_and_the_person_finds_his_settings_again(server: Server) -> None:
    table, host, _, at_host, _ = two_people(server, replacement_bot="random")
    at_host.send(type="set", seat=0, setting="standing_answer", value="contest")
    at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "contest")
    path = f"/tables/{table['id']}/seats/0"
    for _ in range(2):
        host.post(path + "/leave")
        at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "ask")
        host.post(path + "/return")
        at_host.state_where(lambda state: state["view"]["settings"]["standing_answer"] == "contest")


@rule("HT-ONL-5")
def test_leaving_twice_or_returning_without_having_left_changes_nothing(server: Server) -> None:
    table, host, friend, _, _ = two_people(server, replacement_bot="random")
    path = f"/tables/{table['id']}/seats/1"
    version = friend.post(path + "/return")["version"]
    assert version == 0
    assert friend.post(path + "/leave")["seats"][1]["kind"] == "bot"
    assert friend.post(path + "/leave")["seats"][1]["kind"] == "bot"
    assert host.get(f"/tables/{table['id']}")["seats"][1]["kind"] == "bot"


@rule("HT-ONL-5", "HT-ONL-9")
def test_without_replacement_bots_leaving_is_for_good(server: Server) -> None:
    people = [server.person() for _ in range(3)]
    table = people[0].make("me", "friend", "friend", replacement_bot="off", **BEGUN)
    for seat in (1, 2):
        people[seat].join(table, seat)
    socket = people[1].sit(table)
    socket.next_state()
    path = f"/tables/{table['id']}/seats/0"
    people[0].post(path + "/leave")
    state = socket.at_version(1)
    assert state["view"]["heroes"][0]["gone"]
    assert state["question"]["seats"] == [1]
    assert state["events"][0]["event"]["kind"] == "left"
    status, problem = people[0].refused("POST", path + "/return", json={})
    assert (status, problem["code"], problem["rule"]) == (409, "left_for_good", "HT-ONL-5")
    assert people[0].post(path + "/leave")["version"] == 1


def test_one_seat_of_a_hot_seat_can_be_left_to_a_bot(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", replacement_bot="random", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    person.post(f"/tables/{table['id']}/seats/1/leave")
    socket.state_where(lambda state: state["seats"][1]["kind"] == "bot")
    socket.do("end_turn", seat=0)
    state = socket.state_where(lambda state: state["view"]["turns"] == 3)
    assert state["question"]["seats"] == [0]
