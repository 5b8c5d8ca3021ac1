"""What goes over the wire, and when: frames without a gap, the rest only when it has changed, nothing under a cover."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import msgspec

from hypogeum.engine.changes import Change
from hypogeum.engine.differences import fold
from hypogeum.server.table.live_table import MOST_LINES, LiveTable
from hypogeum.server.table.telling.frame_windows import FEWEST_TOLD, MOST_KEPT
from tests.kit import rule
from tests.server.house import BEGUN, Message, Person, Server, Socket, new_request, view_after

UNTIMED = {"turn_seconds": 0, "choice_seconds": 0}
ENOUGH = 220
"""Entries of a game that is well on its way."""


def live_of(server: Server, table: Message) -> LiveTable:
    live = server.live(table)
    assert live is not None
    return live


def heard_since(socket: Socket, count: int) -> list[Message]:
    """What was told after so many messages, up to the answer to a question that is asked now."""
    socket.why_not("deck")
    return [json.loads(text) for text in socket.heard[count:-1]]


def kinds(told: list[Message]) -> list[str]:
    return [message["type"] for message in told]


def two_people(server: Server) -> tuple[Message, list[Person], list[Socket]]:
    people = [server.person(), server.person()]
    table = people[0].make("me", "friend", **BEGUN, **UNTIMED)
    people[1].join(table, 1)
    sockets = [person.sit(table) for person in people]
    for socket in sockets:
        socket.state_where(lambda state: all(seat["connected"] for seat in state["seats"]))
    return table, people, sockets


def act(server: Server, person: Person, table: Message, dice: random.Random) -> None:
    """One action of the seat that is asked, by HTTP: mostly something that moves the game on."""
    live = live_of(server, table)
    seat, state = next(iter(live.questions.since)), live.engine.state
    actions = [str(action) for action in state.decision.actions(state, seat)]
    wanted = [action for action in actions if action.startswith(("explore", "move", "refuse"))]
    chosen = dice.choice(wanted if wanted and dice.random() < 0.8 else actions)
    command = {"type": "do", "request": new_request(), "version": live.engine.version, "seat": seat}
    person.post(f"/tables/{table['id']}/commands", {**command, "actions": [chosen]})


# Frames


def test_whoever_looks_is_told_every_entry_once_in_its_order(server: Server) -> None:
    """Whenever he came, and from wherever he looks."""
    person, dice = server.person(), random.Random(2)
    table = person.make("me", "hotseat", **BEGUN)
    sockets = [person.sit(table, 0), server.person().sit(table)]
    for socket in sockets:
        socket.next_state()
    for number in range(60):
        if number == 30:
            sockets.append(person.sit(table, 1))
            came = sockets[-1].next_state()["version"] + 1
        act(server, person, table, dice)
    live = live_of(server, table)
    for socket, first in zip(sockets, (1, 1, came), strict=True):
        socket.at_version(live.engine.version)
        numbers = [frame["number"] for frame in socket.frames()]
        assert numbers == list(range(first, live.engine.version + 1))
        view = msgspec.to_builtins(live.game.view(live.engine.state, socket.state["looking_from"]))
        assert socket.state["view"] == view


def test_a_change_of_several_entries_is_told_as_so_many_frames_and_one_question(server: Server) -> None:
    """A seat that a bot takes over has its settings changed too."""
    table, people, (host, friend) = two_people(server)
    before = len(host.heard)
    people[1].command(table, "lend", seat=1, bot="random")
    told = heard_since(host, before)
    assert kinds(told) == ["frame", "seats", "question"]
    before = len(friend.heard)
    people[1].command(table, "come_back", seat=1)
    people[0].command(table, "say", text="Hello")
    assert kinds(heard_since(friend, before))[-3:] == ["seats", "question", "said"]


# Only what has changed


def test_talk_is_nothing_but_talk(server: Server) -> None:
    table, people, sockets = two_people(server)
    before = [len(socket.heard) for socket in sockets]
    people[0].command(table, "say", text="Hello")
    for socket, count in zip(sockets, before, strict=True):
        assert kinds(heard_since(socket, count)) == ["said"]


def test_who_comes_and_goes_is_told_by_presence_alone(server: Server) -> None:
    table, people, (host, friend) = two_people(server)
    before = len(host.heard)
    second = people[1].sit(table)
    second.next_state()
    assert kinds(heard_since(host, before)) == [], "a second window of somebody who is there"
    second.close()
    friend.close()
    before = len(host.heard)
    assert host.until(lambda message: message["type"] == "presence")["connected"] == [True, False]
    assert kinds(heard_since(host, before)) == ["presence"]


def test_who_sits_where_is_told_when_it_changes(server: Server) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN, **UNTIMED)
    socket = host.sit(table)
    socket.next_state()
    before = len(socket.heard)
    friend.join(table, 1, "Ada")
    (told,) = heard_since(socket, before)
    assert (told["type"], told["seats"][1]["name"], told["invitations"]) == ("seats", "Ada", {})
    before = len(socket.heard)
    host.command(table, "set", seat=0, setting="standing_answer", value="ask")
    assert kinds(heard_since(socket, before)) == ["frame", "question"], "and nobody has moved"


def test_a_new_socket_is_told_everything_in_order(server: Server) -> None:
    table, people, _ = two_people(server)
    people[0].command(table, "say", text="Hello")
    late = people[1].sit(table)
    late.until(lambda message: message["type"] == "said")
    assert kinds([json.loads(text) for text in late.heard]) == ["opened", "seats", "presence", "question", "said"]


def test_the_question_is_told_again_only_with_another_end_of_its_time(timed: Server) -> None:
    """That time passes is no news: each screen counts down by itself."""
    host, friend = timed.person(), timed.person()
    table = host.make("me", "friend", turn_seconds=30, **BEGUN)
    friend.join(table, 1)
    sockets = [host.sit(table), friend.sit(table)]
    sockets[0].state_where(lambda state: state["question"]["seconds_left"] == 30)
    sockets[1].next_state()
    before = len(sockets[0].heard)
    time: Any = timed.app.state.tables.services.time
    for _ in range(5):
        time.passes(3)
        friend.command(table, "say", text="Well?")
    assert kinds(heard_since(sockets[0], before)) == ["said"] * 5


# Under the cover


@rule("TBL-SEAT-5", "TBL-KNOW-1")
def test_who_looks_from_nowhere_is_told_nothing_until_he_looks_again(server: Server) -> None:
    table, people, (host, friend) = two_people(server)
    host.look(None)
    before = len(host.heard)
    assert kinds(heard_since(host, before)) == []
    before = len(host.heard)
    people[0].command(table, "do", version=0, seat=0, actions=["end_turn"])
    friend.at_version(1)
    friend.do("end_turn", seat=1)
    people[1].command(table, "say", text="Your turn")
    people[1].command(table, "lend", seat=1)
    friend.close()
    friend = people[1].sit(table, -1)
    friend.next_state()
    assert kinds(heard_since(host, before)) == [], "nothing at all"
    before = len(host.heard)
    state = host.look(0)
    live = live_of(server, table)
    assert state["version"] == live.engine.version >= 2
    assert state["view"] == msgspec.to_builtins(live.game.view(live.engine.state, 0))
    told = heard_since(host, before)
    assert kinds(told)[:4] == ["opened", "seats", "presence", "question"]
    assert [message["text"] for message in told if message["type"] == "said"] == ["Your turn"]
    before = len(host.heard)
    host.look(0)
    assert "said" not in kinds(heard_since(host, before)), "once is enough"


def test_commands_are_answered_under_the_cover_too(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    socket.look(None)
    answer = socket.command("do", version=0, seat=0, actions=["end_turn"])
    assert (answer["type"], answer["version"]) == ("done", 1)
    assert socket.why_not("deck") == []
    assert socket.state["version"] == 0
    assert socket.look(1)["version"] == 1


def test_a_long_talk_is_told_from_its_last_lines(server: Server) -> None:
    table, people, _ = two_people(server)
    for number in range(MOST_LINES + 5):
        people[0].post(
            f"/tables/{table['id']}/commands", {"type": "say", "request": new_request(), "text": str(number)}
        )
    late = people[1].sit(table)
    late.next_state()
    told = [message["text"] for message in heard_since(late, 0) if message["type"] == "said"]
    assert told == [str(number) for number in range(5, MOST_LINES + 5)]


# Bounds


@rule("TBL-SEAT-5")
def test_passing_the_device_sends_a_bounded_amount(server: Server) -> None:
    """The view and the last frames, however long the game has been; what came before is there for the asking."""
    person, dice = server.person(), random.Random(4)
    table = person.make("me", "hotseat", seed=9, **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    passes: list[tuple[int, int, int]] = []
    while live_of(server, table).engine.version < ENOUGH:
        act(server, person, table, dice)
        seat = next(iter(live_of(server, table).questions.since))
        if seat != socket.state["looking_from"]:
            before = len(socket.heard)
            socket.look(None)
            socket.look(seat)
            told = [text for text in socket.heard[before:] if '"opened"' in text]
            frames = json.loads(told[-1])["past"]["frames"]
            passes.append((live_of(server, table).engine.version, len(frames), sum(map(len, told))))
    assert len(passes) > 20
    assert max(frames for _, frames, _ in passes) < 2 * FEWEST_TOLD
    whole = len(person.http.get(f"/api/tables/{table['id']}/frames?seat=0").content)
    late = [size for version, _, size in passes if version > ENOUGH - 60]
    assert max(late) < whole / 2
    for (earlier, _, _), (later, frames, _) in pairwise(passes):
        assert frames >= min(later - earlier, FEWEST_TOLD), "everything since he looked, and some more"


def test_earlier_frames_fit_together_with_those_that_were_told(server: Server) -> None:
    person, dice = server.person(), random.Random(5)
    table = person.make("me", "hotseat", seed=9, **BEGUN)
    person.sit(table, 0).next_state()
    for _ in range(130):
        act(server, person, table, dice)
    socket = person.sit(table, 1)
    socket.next_state()
    past = json.loads(socket.heard[0])["past"]
    version = live_of(server, table).engine.version
    assert 0 < past["first"] < version
    path = f"/tables/{table['id']}/frames"
    earlier = person.get(path, seat=1, first=0, last=past["first"] - 1)
    assert [frame["number"] for frame in earlier["frames"]] == list(range(past["first"]))
    assert view_after(earlier, past["first"] - 1) == past["view"]
    whole = person.get(path, seat=1)
    assert whole["frames"] == earlier["frames"] + past["frames"]
    assert view_after(whole, version) == socket.state["view"]


def enter_settings(server: Server, table: Message, count: int) -> None:
    """So many entries, the settings of a seat now this and now that, in changes of fifty."""
    live = live_of(server, table)
    actions = [live.game.action(f"set standing_answer {answer}") for answer in ("ask", "agree")]

    async def change() -> None:
        async with live.change() as change:
            for _ in range(50):
                change.enter(actions[live.engine.version % 2], 1)

    for _ in range(count // 50):
        server.in_loop_until_done(change)


def test_windows_stay_small_over_a_thousand_entries(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket, other = person.sit(table, 0), person.sit(table, 1)
    socket.next_state()
    other.next_state()
    live = live_of(server, table)
    longest = 0
    for _ in range(10):
        enter_settings(server, table, 100)
        socket.at_version(live.engine.version)
        other.at_version(live.engine.version)
        longest = max(longest, *[live.windows.length(seat) for seat in live.windows.seats])
    assert live.engine.version == 1000
    assert sorted(live.windows.seats) == [0, 1]
    assert MOST_KEPT <= longest <= 2 * MOST_KEPT
    for late, seat in ((person.sit(table, 0), 0), (person.sit(table, 1), 1)):
        state = late.next_state()
        past = json.loads(late.heard[0])["past"]
        assert len(past["frames"]) <= MOST_KEPT
        assert past["frames"][-1]["number"] == 1000
        view: Any = past["view"]
        for frame in past["frames"]:
            view = fold(view, [msgspec.convert(change, Change) for change in frame["changes"]])
        assert state["view"] == view == msgspec.to_builtins(live.game.view(live.engine.state, seat))


def come_and_go(server: Server, table: Message, times: int) -> None:
    """The third seat goes away and comes back."""

    async def go() -> None:
        async with server.app.state.tables.use(table["id"]) as live:
            for number in range(times):
                async with live.change() as change:
                    change.enter_if_allowed("back" if number % 2 else "away", 2)

    server.in_loop_until_done(go)


@rule("TBL-KNOW-5")
def test_seats_of_a_side_that_see_alike_are_told_the_same_frames(server: Server) -> None:
    """Whoever comes later has to be told more, if he has not acted for longer."""
    ada, ben = server.person(), server.person()
    table = ada.make("me", "friend", "hotseat", game="sub_terra", **UNTIMED)
    ben.join(table, 1)
    server.play(table, 12)
    come_and_go(server, table, 60)
    third, second, first = ada.sit(table, 2), ben.sit(table, 1), ada.sit(table, 0)
    for socket in (third, second, first):
        socket.next_state()
    live = live_of(server, table)
    begun = [json.loads(socket.heard[0])["past"]["first"] for socket in (third, second)]
    assert begun[0] == live.engine.version - FEWEST_TOLD + 1
    assert begun[1] <= 12
    come_and_go(server, table, 40)
    for seat, socket in enumerate((first, second, third)):
        state = socket.at_version(live.engine.version)
        assert state["looking_from"] == seat
        assert state["view"] == msgspec.to_builtins(live.game.view(live.engine.state, seat))
    assert first.frames()[-40:] == second.frames()[-40:] == third.frames()[-40:]
    assert len({id(live.windows._windows[seat]) for seat in range(3)}) == 1


def test_so_many_frames_are_told_at_once_and_no_more(server: Server) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    enter_settings(server, table, 600)
    path = f"/tables/{table['id']}/frames"

    def numbers(**asked: int) -> list[int]:
        return [frame["number"] for frame in person.get(path, seat=0, **asked)["frames"]]

    assert numbers() == list(range(101, 601))
    assert numbers(first=20) == list(range(20, 520))
    assert numbers(last=300) == list(range(301))
    assert numbers(first=0, last=600) == list(range(500))
    assert numbers(first=600) == [600]


def test_nobody_makes_frames_for_a_seat_that_nobody_looks_from(server: Server) -> None:
    table, people, (_, friend) = two_people(server)
    watching = server.person().sit(table)
    watching.next_state()
    live = live_of(server, table)
    assert sorted(live.windows.seats) == [-1, 0, 1]
    watching.close()
    friend.close()
    people[0].sit(table).state_where(lambda state: not state["seats"][1]["connected"])
    people[0].command(table, "say", text="Hello")
    assert sorted(live.windows.seats) == [0]
