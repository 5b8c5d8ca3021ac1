"""Mistakes in rules code: the table stays as it was, whoever met one is told, and it is noted with its position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import NoChance
from hypogeum.engine.game import SPECTATOR, RefusedTarget
from hypogeum.engine.records import read_record
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.state import State
from hypogeum.games import find_game
from hypogeum.games.heldentaufe.turn import BeginTurn
from hypogeum.server.table.live_table import LiveTable
from hypogeum.server.table.questions import Questions
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.server.house import BEGUN, HandTime, Message, Server, ThinkersHere, offered, serving, wait_until

NAME = "heldentaufe"


class FaultyGame:
    """A game that fails where the test says so, and is a sound game otherwise."""

    def __init__(self) -> None:
        self._game = find_game(NAME)
        self.blind: set[int] = set()
        """The seats for which the view fails."""
        self.knows_why = True
        self.looks_ahead = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: State, seat: int = SPECTATOR) -> Struct:
        if seat in self.blind:
            raise IndexError("the view fails")
        return self._game.view(state, seat)

    def shortcuts(self, state: State, seat: int) -> list[Shortcut]:
        if not self.looks_ahead:
            raise RuntimeError("the shortcuts fail")
        return self._game.shortcuts(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> Preview | None:
        if not self.looks_ahead:
            raise RuntimeError("the preview fails")
        return self._game.preview(state, seat, action)

    def why_not(self, state: State, seat: int, thing: str) -> list[RefusedTarget]:
        if not self.knows_why:
            raise KeyError(thing)
        return self._game.why_not(state, seat, thing)


def in_memory(server: Server, table: Message) -> LiveTable:
    live = server.live(table)
    assert live is not None
    return live


def without_chance(server: Server, table: Message) -> None:
    """Whatever asks chance fails from now on, in the midst of the rules."""
    in_memory(server, table).engine.chance.source = NoChance()


def test_an_action_at_which_the_rules_fail_changes_nothing_and_nobody_is_thrown_out(
    server: Server, mistakes: list[str]
) -> None:
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    at_host, at_friend = host.sit(table), friend.sit(table)
    before = at_host.state_where(lambda state: state["seats"][1]["connected"])
    at_friend.next_state()
    live = in_memory(server, table)
    source = live.engine.chance.source
    without_chance(server, table)
    for _ in range(2):
        problem = at_host.do_wrongly("explore E", seat=0)
        assert (problem["code"], problem["args"]) == ("rules_failed", {"action": "explore E", "seat": 0})
    assert at_friend.command("why_not", thing="deck")["type"] == "refused"
    assert "rules_failed" not in "".join(at_friend.heard), "no word of it"
    after = at_host.look(0)
    assert {key: after[key] for key in ("version", "view", "question", "undo")} == {
        key: before[key] for key in ("version", "view", "question", "undo")
    }
    (note,) = mistakes
    position, record = note.partition("position: ")[2].split("\nrecord so far:\n")
    game = find_game(NAME)
    assert game.write_position(game.read_position(json.loads(position))) == game.write_position(live.engine.state)
    assert read_record(record).entries == []
    live.engine.chance.source = source
    assert at_host.do("explore E")["version"] == 1
    assert at_friend.at_version(1)["view"]["turns"] == 1


def test_a_bot_does_something_else_where_the_rules_fail(tmp_path: Path, mistakes: list[str]) -> None:
    def explore(thought: Any) -> str:
        return next(action for action in offered(thought) if action.startswith("explore"))

    with serving(tmp_path, thinkers=ThinkersHere(explore)) as server:
        person = server.person()
        table = person.make("me", "bot:random", **BEGUN)
        socket = person.sit(table)
        socket.next_state()
        without_chance(server, table)
        socket.do("end_turn", seat=0)
        socket.state_where(lambda state: state["view"]["turns"] == 3)
        assert [note.partition(" does ")[2][:8] for note in mistakes] == ["'explore"]


def ends_in_nothing(*heroes: str) -> State:
    """A state in whose rules the end of the turn fails."""
    state = HeldentaufeScene(*heroes, turn_seconds=30).state
    state.agenda[0] = BeginTurn(99)
    return state


def test_a_bot_that_can_do_nothing_at_all_lets_the_others_be(tmp_path: Path, mistakes: list[str]) -> None:
    """It does what the rules can still do, and then waits; nobody is thrown out, and nothing is tried without end."""
    with serving(tmp_path) as server:
        person = server.person()
        table = person.make("bot:random", "me", first_player="1", hero_assignment="random")
        socket = person.sit(table)
        socket.next_state()
        server.put(table, ends_in_nothing("mathian", "corlof"))
        without_chance(server, table)
        wait_until(lambda: len(mistakes) > 2)
        live = in_memory(server, table)

        async def settled() -> int:
            async with live.alone():
                return len(mistakes)

        noted = server.in_loop_until_done(settled)
        assert socket.command("say", text="Still there")["type"] == "done"
        wait_until(lambda: not live.bots.are_thinking)
        assert len(mistakes) == noted


def test_a_mistake_when_the_time_runs_out_waits_for_the_next_change(tmp_path: Path, mistakes: list[str]) -> None:
    """It is not tried without end, and the person may still act."""
    time = HandTime()
    with serving(tmp_path, time=time) as server:
        host, friend = server.person(), server.person()
        table = host.make("me", "friend", turn_seconds=30, **BEGUN)
        friend.join(table, 1)
        at_host, at_friend = host.sit(table), friend.sit(table)
        at_host.state_where(lambda state: state["seats"][1]["connected"])
        at_friend.next_state()
        server.put(table, ends_in_nothing("mathian", "corlof"))
        time.passes(30)
        wait_until(lambda: mistakes)
        time.passes(1000)
        assert len(mistakes) == 1
        told = at_host.do("explore E", seat=0)
        assert told["version"] == 1
        assert "time_ran_out" not in [event["event"]["kind"] for event in told["events"]]
        assert at_friend.at_version(1)


def test_a_mistake_in_the_question_that_follows_takes_the_action_back(server: Server, mistakes: list[str]) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    before = socket.next_state()
    live = in_memory(server, table)
    questions, live.questions = live.questions, Unanswerable(live.engine.state, 0)
    assert socket.do_wrongly("explore E")["code"] == "rules_failed"
    assert live.engine.version == 0
    live.questions = questions
    assert socket.look(0)["view"] == before["view"]
    assert socket.do("explore E")["version"] == 1
    assert len(mistakes) == 1


class Unanswerable(Questions):
    """Fails when anything has been done."""

    def follow(self, state: State, version: int, actor: int) -> None:
        if version:
            raise IndexError("nobody is asked")
        super().follow(state, version, actor)


def test_a_view_that_fails_is_missed_by_nobody_else(server: Server, mistakes: list[str]) -> None:
    """Who looks by it is shown nothing of the entry; the next frame catches up."""
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", **BEGUN)
    friend.join(table, 1)
    game = FaultyGame()
    in_memory(server, table).game = game  # type: ignore[assignment]
    at_host, at_friend = host.sit(table), friend.sit(table)
    at_host.state_where(lambda state: state["seats"][1]["connected"])
    before = at_friend.next_state()["view"]
    game.blind.add(1)
    told = at_host.do("end_turn", seat=0)
    assert (told["version"], told["view"]["turns"]) == (1, 2)
    assert at_friend.at_version(1)["view"] == before
    (skipped,) = at_friend.frames()
    assert (skipped["seat"], skipped["action"], skipped["events"], skipped["changes"]) == (0, "", [], [])
    assert at_friend.look(1)["question"]["actions"], "what is asked is known all the same"
    assert len(mistakes) == 1
    game.blind.clear()
    after = at_friend.do("end_turn", seat=1)
    assert (after["version"], after["view"]["turns"]) == (2, 3)
    assert after["view"] == view_of(server, table, 1)


def test_nobody_begins_to_look_by_a_view_that_fails(server: Server, mistakes: list[str]) -> None:
    host = server.person()
    table = host.make("me", "hotseat", **BEGUN)
    socket = host.sit(table, 0)
    before = socket.next_state()
    game = FaultyGame()
    game.blind |= {-1, 1}
    in_memory(server, table).game = game  # type: ignore[assignment]
    assert socket.look_wrongly(1)["code"] == "rules_failed"
    newcomer = server.person().sit(table)
    assert newcomer.hear()["problem"]["code"] == "rules_failed"
    assert newcomer.closed_with() == 1012
    assert len(mistakes) == 2
    assert socket.do("end_turn", seat=0)["looking_from"] == 0, "he looks from where he looked"
    game.blind.clear()
    after = socket.look(1)
    assert (after["version"], after["view"]["turns"]) == (1, before["view"]["turns"] + 1)
    assert server.person().sit(table).next_state()["version"] == 1


def view_of(server: Server, table: Message, seat: int) -> Message:
    """What a seat may know now."""
    engine = in_memory(server, table).engine
    view: Message = msgspec.to_builtins(engine.game.view(engine.state, seat))
    return view


def test_a_question_that_fails_is_answered_as_a_mistake(server: Server, mistakes: list[str]) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    socket.next_state()
    game = FaultyGame()
    game.knows_why = False
    in_memory(server, table).game = game  # type: ignore[assignment]
    assert socket.wrong("why_not", thing="tile:0,0")["code"] == "rules_failed"
    assert len(mistakes) == 1
    assert socket.do("end_turn")["version"] == 1


def test_whoever_cannot_be_shown_what_would_come_is_asked_all_the_same(server: Server, mistakes: list[str]) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    socket = person.sit(table, 0)
    before = socket.next_state()["question"]
    assert before["shortcuts"] or any(action["preview"] for action in before["actions"])
    game = FaultyGame()
    game.looks_ahead = False
    live = in_memory(server, table)
    live.game = game  # type: ignore[assignment]
    live.engine.state = live.engine.state.copy()  # what was written of the same state would be told again
    asked = socket.look(0)["question"]
    assert asked["shortcuts"] == []
    assert [action["preview"] for action in asked["actions"]] == [None] * len(asked["actions"])
    assert [action["action"] for action in asked["actions"]] == [action["action"] for action in before["actions"]]
    assert len(mistakes) == 2, "each is noted once, however many actions there are"
    assert socket.do("end_turn")["version"] == 1
