"""Clocks: how long a seat may think, and what happens when it thinks longer (TBL-TIME-1 to TBL-TIME-5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hypogeum.engine.steps import Clock
from hypogeum.games.heldentaufe.state import ASK
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.table.by_itself.clock import TableClock
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import BEGUN, HandTime, Message, Person, Server, Socket, serving, wait_until


def two_people(server: Server, **options: object) -> tuple[Message, list[Person], list[Socket]]:
    people = [server.person(), server.person()]
    table = people[0].make("me", "friend", **options)
    people[1].join(table, 1)
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.state_where(lambda state: all(seat["connected"] for seat in state["seats"]))
    return table, people, sockets


@rule("HT-ONL-8", "TBL-TIME-1", "TBL-TIME-3")
def test_a_choice_that_takes_too_long_is_made_by_default(timed: Server, time: HandTime) -> None:
    _, _, (_, friend) = two_people(timed, first_player="0", choice_seconds=10)
    assert friend.state["question"]["seconds_left"] == 10
    time.passes(9.5)
    assert friend.look(1)["question"]["seconds_left"] == 0.5
    assert friend.state["version"] == 0
    time.passes(0.5)
    state = friend.at_version(1)
    assert state["view"]["heroes"][1]["hero"] is not None
    assert state["question"]["seats"] == [0]
    assert state["question"]["seconds_left"] == 10


@rule("HT-ONL-8", "TBL-TIME-1")
def test_each_choice_has_its_own_time(timed: Server, time: HandTime) -> None:
    _, _, (host, friend) = two_people(timed, first_player="0", choice_seconds=10)
    time.passes(9)
    assert friend.do("choose erla")["question"]["seconds_left"] == 10
    time.passes(9)
    host.at_version(1)
    assert host.do("choose corlof")["question"]["seconds_left"] is None


@rule("HT-ONL-8", "TBL-TIME-1")
def test_a_turn_has_one_budget_and_ends_with_it(timed: Server, time: HandTime) -> None:
    _, _, (host, _) = two_people(timed, turn_seconds=30, **BEGUN)
    time.passes(20)
    card = next(action for action in host.actions() if action.startswith("refuse"))
    assert host.do(card)["question"]["seconds_left"] == 10
    time.passes(10)
    state = host.at_version(2)
    assert state["question"]["seats"] == [1]
    assert state["question"]["seconds_left"] == 30


@rule("HT-ONL-8", "HT-JNT-3", "TBL-TIME-3")
def test_no_answer_in_time_counts_as_agreement(timed: Server, time: HandTime) -> None:
    people = [timed.person() for _ in range(3)]
    table = people[0].make("me", "friend", "friend", **BEGUN)
    people[1].join(table, 1)
    people[2].join(table, 2)
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.next_state()
    scene = HeldentaufeScene("mathian", "jupanila", "erla")
    scene.stand("mathian", "K1")
    scene.state.standing[2] = ASK
    scene.end_turn()
    assert scene.asked() == ("consent", [2])
    timed.put(table, scene.state)
    consent = sockets[2].state_where(lambda state: state["question"]["decision"] == "consent")
    assert consent["question"]["seconds_left"] == 20
    time.passes(20)
    events = [event["event"] for event in sockets[0].at_version(1)["events"]]
    assert next(event for event in events if event["kind"] == "consent_answered")["agreed"] == [2]
    assert sockets[1].at_version(1)["question"]["seats"] == [1]


@rule("HT-ONL-8", "TBL-TIME-1")
def test_without_a_limit_nothing_runs_out(timed: Server, time: HandTime) -> None:
    _, _, (host, _) = two_people(timed, turn_seconds=0, **BEGUN)
    assert host.state["question"]["seconds_left"] is None
    time.passes(100_000)
    assert host.do("end_turn")["version"] == 1


@rule("TBL-TIME-2", "TBL-TIME-4")
def test_nobody_is_hurried_while_nobody_is_there(timed: Server, time: HandTime) -> None:
    table, people, sockets = two_people(timed, first_player="0", choice_seconds=10)
    time.passes(4)
    for socket in sockets:
        socket.close()
    live = timed.live(table)
    assert live is not None
    wait_until(lambda: not live.users)
    time.passes(290)
    people[1].sit(table).next_state()
    time.passes(290)
    assert people[0].sit(table).next_state()["question"]["seconds_left"] == 6


@rule("TBL-TIME-2")
@pytest.mark.parametrize(
    ("game", "kinds"),
    [("terror_below", ["me"]), ("heldentaufe", ["me", "hotseat"]), ("heldentaufe", ["me", "bot:random"])],
)
def test_no_clock_runs_where_nobody_waits(timed: Server, time: HandTime, game: str, kinds: list[str]) -> None:
    """Neither in a solo game nor in hot-seat nor for one person among bots, whoever watches."""
    person = timed.person()
    table = person.make(*kinds, game=game, turn_seconds=30, choice_seconds=10)
    watching = timed.person().sit(table)
    socket = person.sit(table, 0)
    state = socket.state_where(lambda state: 0 in state["question"]["seats"] or kinds[-1] == "hotseat")
    assert state["question"]["seconds_left"] is None
    time.passes(100_000)
    assert socket.look(0)["version"] == state["version"]
    assert watching.state_where(lambda told: told["version"] == state["version"])["question"]["seconds_left"] is None


@rule("TBL-TIME-2")
def test_a_clock_runs_as_long_as_two_people_play(timed: Server, time: HandTime) -> None:
    """It stands still while a bot plays for the other one, and goes on when he is back."""
    table, people, (host, friend) = two_people(timed, turn_seconds=30, **BEGUN)
    time.passes(10)
    people[1].command(table, "lend", seat=1)
    host.state_where(lambda state: state["seats"][1]["bot"])
    assert host.next_state()["question"]["seconds_left"] is None
    time.passes(1000)
    people[1].command(table, "come_back", seat=1)
    host.state_where(lambda state: not state["seats"][1]["bot"])
    assert host.next_state()["question"]["seconds_left"] == 20
    friend.close()
    host.state_where(lambda state: not state["seats"][1]["connected"])
    assert host.next_state()["question"]["seconds_left"] is None
    host.close()
    friend = people[1].sit(table)
    state = friend.state_where(lambda state: not state["seats"][0]["connected"] and state["seats"][1]["connected"])
    assert state["question"]["seconds_left"] == 20


@rule("TBL-TIME-3")
def test_what_was_done_because_the_time_ran_out_is_told_as_such(tmp_path: Path) -> None:
    """At once, in the replay, and after a restart; what a person does himself is not."""
    time = HandTime()
    with serving(tmp_path, time=time) as server:
        table, people, (host, _) = two_people(server, first_player="0", choice_seconds=10)
        time.passes(10)
        host.at_version(1)
        assert [event["event"]["kind"] for event in host.state["events"]] == ["time_ran_out", "hero_chosen"]
        told = host.state["events"][0]
        assert told == {"entry": 1, "event": {"kind": "time_ran_out", "rule": "TBL-TIME-3", "seat": 1}}
        host.do(host.actions()[0])
        late = people[0].get(f"/tables/{table['id']}/frames")["frames"][1]
        assert (late["cause"], late["events"][0]) == ("late", told["event"])
        secret = people[0].secret
    with serving(tmp_path, time=HandTime()) as server:
        whole = server.person(secret).sit(table).next_state()["events"]
        assert [event for event in whole if event["event"]["kind"] == "time_ran_out"] == [told]


def test_an_open_seat_is_not_hurried(timed: Server, time: HandTime) -> None:
    person = timed.person()
    table = person.make("me", "friend", first_player="0", choice_seconds=10)
    socket = person.sit(table)
    assert socket.next_state()["question"]["seats"] == [1]
    time.passes(200)
    friend = timed.person()
    friend.join(table, 1)
    assert friend.sit(table).next_state()["question"]["seconds_left"] == 10


@rule("HT-ONL-5", "TBL-TIME-5", "TBL-AWAY-2")
def test_three_turns_missed_in_a_row_bring_a_bot(timed: Server, time: HandTime) -> None:
    _, _, (host, friend) = two_people(timed, turn_seconds=30, choice_seconds=0, replacement_bot="random", **BEGUN)
    version = 0
    for missed in range(3):
        assert host.state["seats"][0]["kind"] == "person"
        time.passes(30)
        version += 1
        friend.at_version(version)
        if missed < 2:
            friend.do("end_turn", seat=1)
            version += 1
            host.at_version(version)
    state = friend.state_where(lambda state: state["seats"][0]["kind"] == "bot")
    assert state["seats"][0]["bot"] == "random"


@rule("HT-ONL-5", "TBL-TIME-5")
def test_an_action_in_between_forgives_what_was_missed(timed: Server, time: HandTime) -> None:
    _, _, (host, friend) = two_people(timed, turn_seconds=30, replacement_bot="random", **BEGUN)
    version = 0
    for turn in range(5):
        if turn == 2:
            host.do("end_turn", seat=0)
        else:
            time.passes(30)
        version += 1
        friend.at_version(version)
        friend.do("end_turn", seat=1)
        version += 1
        host.at_version(version)
    assert host.state["seats"][0]["kind"] == "person"


@rule("TB-ONL-3", "TBL-TIME-5")
def test_a_turn_of_several_decisions_is_missed_once(timed: Server, time: HandTime) -> None:
    options = {"turn_seconds": 30, "choice_seconds": 0, "replacement_bot": "random"}
    _, _, (host, friend) = two_people(timed, game="terror_below", **options)
    missed: set[int] = set()
    late = 0
    while friend.state["seats"][0]["kind"] == "person":
        question, version = friend.state["question"], friend.state["version"]
        if question["seats"] == [0] and question["seconds_left"] is not None:
            missed.add(friend.state["view"]["turns"])
            late += 1
            time.passes(question["seconds_left"])
            friend.at_version(version + 1)
        else:
            asked = (host, friend)[question["seats"][0]]
            asked.at_version(version)
            asked.do(asked.actions()[0])
            friend.at_version(version + 1)
    assert len(missed) == 3
    assert late > 3


@rule("HT-ONL-5", "TBL-AWAY-3", "TBL-TIME-5")
def test_without_replacement_bots_the_seat_leaves_the_game(timed: Server, time: HandTime) -> None:
    _, _, (host, friend) = two_people(timed, turn_seconds=30, replacement_bot="off", **BEGUN)
    for version in (1, 3, 5):
        time.passes(30)
        friend.at_version(version)
        if version < 5:
            friend.do("end_turn", seat=1)
            host.at_version(version + 1)
    assert friend.state_where(lambda state: state["question"] is None)["view"]["winners"] == [1]


# After a restart


@rule("HT-ONL-8", "TBL-TIME-4")
@pytest.mark.parametrize("options", [{"turn_seconds": 30, **BEGUN}, {"choice_seconds": 30, "first_player": "1"}])
def test_a_restart_gives_nobody_fresh_time(tmp_path: Path, options: dict[str, object]) -> None:
    """Neither for a whole turn nor for a single choice."""
    time = HandTime()
    with serving(tmp_path, time=time) as server:
        table, people, _ = two_people(server, **options)
        time.passes(21)
        secrets = [person.secret for person in people]
    with serving(tmp_path, time=HandTime()) as server:
        sockets = [server.person(secret).sit(table) for secret in secrets]
        state = sockets[0].state_where(lambda state: state["question"]["seconds_left"] is not None)
        assert [seat["connected"] for seat in state["seats"]] == [True, True]
        assert state["question"]["seconds_left"] == 9


@rule("HT-ONL-8", "TBL-TIME-4")
def test_time_is_stored_with_the_action_that_it_was_spent_on(tmp_path: Path) -> None:
    """As it is found after a kill: nobody has said goodbye."""
    time = HandTime()
    store = SqliteStore(tmp_path)
    with serving(tmp_path, store=store, time=time) as server:
        table, _, (host, _) = two_people(server, turn_seconds=30, **BEGUN)
        time.passes(12)
        host.do(next(action for action in host.actions() if action.startswith("refuse")))
        time.passes(5)
        stored = server.in_loop_until_done(lambda: store.read_table(table["id"]))
        assert stored is not None
        assert stored.clock.left == {"turn 1": 18}


@rule("HT-ONL-5", "TBL-TIME-4", "TBL-TIME-5")
def test_turns_missed_before_a_restart_still_count(tmp_path: Path) -> None:
    time = HandTime()
    with serving(tmp_path, time=time) as server:
        table, people, (host, friend) = two_people(server, turn_seconds=30, replacement_bot="random", **BEGUN)
        for version in (1, 3):
            time.passes(30)
            friend.at_version(version)
            friend.do("end_turn", seat=1)
            host.at_version(version + 1)
        secrets = [person.secret for person in people]
    time = HandTime()
    with serving(tmp_path, time=time) as server:
        sockets = [server.person(secret).sit(table) for secret in secrets]
        assert sockets[0].next_state()["question"]["seats"] == [0]
        sockets[1].state_where(lambda state: all(seat["connected"] for seat in state["seats"]))
        time.passes(30)
        sockets[1].state_where(lambda state: state["seats"][0]["kind"] == "bot")


# The clock by itself


def test_old_budgets_are_forgotten() -> None:
    clock = TableClock(StillTime(), lambda: None)
    for turn in range(20):
        clock.show(Clock(f"turn {turn}", 30), turn)
    assert list(clock.budgets) == [f"turn {turn}" for turn in range(12, 20)]


@rule("HT-ONL-8", "TBL-TIME-1")
def test_a_shared_budget_stands_still_while_others_decide() -> None:
    time = StillTime()
    clock = TableClock(time, lambda: None)
    clock.show(Clock("turn 1", 30), "a")
    clock.run()
    time.seconds = 12
    clock.show(Clock("", 60), "b")
    clock.run()
    assert clock.seconds_left == 60
    time.seconds = 40
    clock.show(Clock("turn 1", 30), "c")
    assert clock.seconds_left == 18
    clock.run()
    time.seconds = 58
    assert clock.seconds_left == 0
    assert clock.has_run_out


@rule("HT-ONL-8", "TBL-TIME-4")
def test_a_single_choice_keeps_its_time_while_it_is_the_same_question() -> None:
    time = StillTime()
    clock = TableClock(time, lambda: None)
    clock.show(Clock("", 60), "consent 7")
    clock.run()
    time.seconds = 25
    clock.show(Clock("", 60), "consent 7")
    assert clock.seconds_left == 35
    clock.show(Clock("", 60), "consent 9")
    assert clock.seconds_left == 60
    clock.show(None, "free")
    assert clock.seconds_left is None


class StillTime:
    """Time in which nothing rings."""

    seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def call_later(self, seconds: float, callback: object) -> StillTime:
        return self

    def cancel(self) -> None:
        pass
