"""Who is there: connections, and what the rules make of lost ones (TBL-AWAY-1)."""

from __future__ import annotations

from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import BEGUN, HandTime, Message, Server, wait_until


@rule("TBL-AWAY-1")
def test_everybody_sees_who_is_connected(timed: Server) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", "bot:random", **BEGUN)
    at_host = host.sit(table)
    assert [seat["connected"] for seat in at_host.next_state()["seats"]] == [True, False, True]
    friend.join(table, 1)
    at_friend = friend.sit(table)
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    assert host.get(f"/tables/{table['id']}")["connected"] == [True, True, True]
    at_friend.close()
    at_host.state_where(lambda state: not state["seats"][1]["connected"])


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_whoever_is_gone_for_half_a_minute_counts_as_disconnected_until_he_is_back(
    timed: Server, time: HandTime
) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    at_friend.close()
    at_host.state_where(lambda state: not state["seats"][1]["connected"])
    time.passes(29)
    assert host.get(f"/tables/{table['id']}")["version"] == 0
    time.passes(1)
    state = at_host.at_version(1)
    assert state["view"]["heroes"][1]["away"]
    assert [event["event"]["kind"] for event in state["events"]] == ["went_away"]
    time.passes(1000)
    again = friend.sit(table).next_state()
    assert again["version"] == 2
    assert not again["view"]["heroes"][1]["away"]
    assert [event["event"]["kind"] for event in at_host.at_version(2)["events"]] == ["came_back"]


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_a_short_break_changes_nothing(timed: Server, time: HandTime) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    for _ in range(3):
        at_friend.close()
        at_host.state_where(lambda state: not state["seats"][1]["connected"])
        time.passes(20)
        at_friend = friend.sit(table)
        at_host.state_where(lambda state: state["seats"][1]["connected"])
    assert at_host.state["version"] == 0


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_a_second_window_keeps_a_person_connected(timed: Server, time: HandTime) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, one, other = host.sit(table), friend.sit(table), friend.sit(table, -1)
    other.next_state()
    one.close()
    wait_until(lambda: len(listeners(timed, table)) == 2)
    time.passes(60)
    assert not other.look(1)["view"]["heroes"][1]["away"]
    at_host.next_state()
    assert at_host.look(-1)["seats"][1]["connected"]


def listeners(server: Server, table: Message) -> list[object]:
    live = server.live(table)
    assert live is not None
    return server.in_loop(lambda: [*live.listeners])


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_who_plays_with_bots_alone_may_go_without_a_word(timed: Server, time: HandTime) -> None:
    person = timed.person()
    table = person.make("me", "hotseat", "bot:random", **BEGUN)
    socket = person.sit(table, 0)
    version = socket.next_state()["version"]
    socket.close()
    time.passes(60)
    assert person.sit(table, 0).next_state()["version"] == version


@rule("HT-ONL-6", "HT-ONL-5", "TBL-AWAY-1", "TBL-AWAY-2")
def test_a_bot_is_never_away(timed: Server, time: HandTime) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", replacement_bot="random", **BEGUN)
    friend.join(table, 1)
    at_host = host.sit(table)
    at_host.next_state()
    time.passes(30)
    at_host.state_where(lambda state: state["view"]["heroes"][1]["away"])
    friend.command(table, "leave", seat=1)
    at_host.state_where(lambda state: not state["view"]["heroes"][1]["away"])
    time.passes(60)
    assert not at_host.look(0)["view"]["heroes"][1]["away"]


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_nobody_is_missed_while_nobody_is_there_to_wait(timed: Server, time: HandTime) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    time.passes(200)
    at_host = host.sit(table)
    assert at_host.next_state()["version"] == 0
    time.passes(30)
    assert at_host.at_version(1)["view"]["heroes"][1]["away"]


@rule("HT-ONL-6", "TBL-AWAY-1")
def test_a_table_without_clocks_does_not_wait_for_a_commander_who_is_gone(timed: Server, time: HandTime) -> None:
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", choice_seconds=0, **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    scene = HeldentaufeScene("mathian", "corlof", choice_seconds=0)
    scene.stand("mathian", "F2")
    scene.hand("mathian", "M01", "M02", "M03")
    scene.state.leader = 0
    scene.end_turn()
    assert scene.asked() == ("monsters_act", [1])
    timed.put(table, scene.state)
    at_friend.state_where(lambda state: state["question"]["decision"] == "monsters_act")
    at_friend.close()
    at_host.state_where(lambda state: not state["seats"][1]["connected"])
    time.passes(30)
    state = at_host.state_where(lambda state: state["view"]["heroes"][1]["away"])
    assert (state["question"]["decision"], state["question"]["seats"]) == ("main_phase", [1])
