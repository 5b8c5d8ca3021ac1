"""Bots at tables: asked like anybody else, told no more than their seat may know, and never in the way."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import hypogeum
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.state import State
from hypogeum.server.thinking.thoughts import Thought, ThoughtFailed
from hypogeum.server.timing import Pace
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.server.house import AT_ONCE, BEGUN, HandTime, ThinkersHere, offered, serving, wait_until


@rule("HT-BOT-2", "TBL-KNOW-3")
def test_bots_answer_every_decision_and_the_turn_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        socket = person.sit(person.make("me", "bot:random", "bot:random", first_player="0"))
        socket.state_where(lambda state: state["question"]["seats"] == [0])
        socket.do(socket.actions()[0])
        for _ in range(3):
            socket.do("end_turn", seat=0)
            socket.state_where(lambda state: state["question"]["seats"] == [0])
        assert socket.state["view"]["round"] == 4


@rule("HT-BOT-11", "HT-BOT-17", "TBL-SET-1")
def test_bots_are_asked_from_the_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        table = person.make("me", "bot:random", "bot:random", **BEGUN)
        assert table["version"] == 2
        live = person.sit(table)
        live.next_state()
        found = server.live(table)
        assert found is not None
        assert [entry.action for entry in found.engine.record.entries] == ["set standing_answer ask"] * 2
        assert [entry.seat for entry in found.engine.record.entries] == [1, 2]


@rule("HT-BOT-1", "HT-HID-3", "TBL-KNOW-1", "TBL-KNOW-3")
def test_a_bot_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    thinkers = ThinkersHere(lambda thought: "end_turn")
    game = hypogeum.game("heldentaufe")
    with serving(tmp_path, thinkers=thinkers) as server:
        person = server.person()
        table = person.make("me", "bot:random", seed=3, **BEGUN)
        socket = person.sit(table)
        socket.next_state()
        for _ in range(12):
            socket.do("end_turn", seat=0)
            socket.state_where(lambda state: state["question"]["seats"] == [0])
        hand = socket.state["view"]["heroes"][0]["hand"]
        live = server.live(table)
        assert live is not None
        truth = game.view(live.engine.state, 1)
    seen = [game.read_position(msgspec.json.decode(thought.position)) for thought in thinkers.thoughts]
    rival_hands = {str(msgspec.to_builtins(game.view(state, 0))["heroes"][0]["hand"]) for state in seen}
    own_hands = {str(msgspec.to_builtins(game.view(state, 1))["heroes"][1]["hand"]) for state in seen}
    assert len(rival_hands) > 6, "the rival's hand is redrawn each time"
    assert own_hands == {str(msgspec.to_builtins(truth)["heroes"][1]["hand"])}
    assert len(hand) == 3
    assert len({thought.seed for thought in thinkers.thoughts}) == len(thinkers.thoughts)


@pytest.mark.parametrize("nonsense", ["", "fly to the moon", "descend", "leave", "set standing_answer agree"])
def test_a_bot_that_answers_nonsense_gets_the_default(tmp_path: Path, nonsense: str) -> None:
    with serving(tmp_path, thinkers=ThinkersHere(lambda thought: nonsense)) as server:
        person = server.person()
        socket = person.sit(person.make("me", "bot:random", **BEGUN))
        socket.do("end_turn")
        state = socket.state_where(lambda state: state["view"]["turns"] == 3)
        assert state["question"]["seats"] == [0]
        assert not state["view"]["heroes"][1]["gone"]


def test_a_bot_that_fails_gets_the_default_and_is_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fail(thought: Thought) -> str:
        raise ThoughtFailed("out of ideas")

    with serving(tmp_path, thinkers=ThinkersHere(fail)) as server:
        person = server.person()
        socket = person.sit(person.make("me", "bot:random", **BEGUN))
        socket.do("end_turn")
        socket.state_where(lambda state: state["view"]["turns"] == 3)
    assert "out of ideas" in caplog.text


@rule("HT-BOT-16")
def test_a_bot_that_goes_in_circles_is_stopped(tmp_path: Path) -> None:
    """Collecting and discarding the same apple costs nothing and never ends."""

    def circle(thought: Thought) -> str:
        return "collect" if "collect" in offered(thought) else "discard apple"

    thinkers = ThinkersHere(circle)
    with serving(tmp_path, thinkers=thinkers) as server:
        person = server.person()
        table = person.make("bot:random", "me", first_player="1", hero_assignment="random")
        socket = person.sit(table)
        socket.next_state()
        scene = HeldentaufeScene("mathian", "corlof")
        scene.tile("1,0", "apple")
        scene.stand("mathian", "1,0")
        server.put(table, scene.state)
        socket.state_where(lambda state: state["view"]["turns"] == 2)
    assert len(thinkers.thoughts) == 101


def test_people_can_follow_what_a_bot_does(tmp_path: Path) -> None:
    time = HandTime()
    with serving(tmp_path, time=time, pace=Pace(bot_delay=0.4)) as server:
        person = server.person()
        socket = person.sit(person.make("me", "bot:random", **BEGUN))
        state = socket.do("end_turn")
        assert state["question"]["thinking"]
        wait_until(lambda: time.has_alarm_in(0.4))
        time.passes(0.3)
        assert socket.look(0)["version"] == state["version"]
        time.passes(0.1)
        socket.at_version(state["version"] + 1)


def test_a_bot_gets_less_time_the_longer_its_turn_takes(tmp_path: Path) -> None:
    """Collecting and discarding an apple, each as long as it may take; then the next turn begins anew."""
    time = HandTime()

    def dawdle(thought: Thought) -> str:
        time.passes(thought.seconds)
        actions = offered(thought)
        apple = [action for action in ("collect", "discard apple") if action in actions]
        return apple[0] if apple and thought.seconds > 0.1 else "end_turn"

    thinkers = ThinkersHere(dawdle)
    with serving(tmp_path, thinkers=thinkers, time=time, pace=AT_ONCE) as server:
        person = server.person()
        table = person.make("bot:random", "me", first_player="1", hero_assignment="random")
        socket = person.sit(table)
        socket.next_state()
        scene = HeldentaufeScene("mathian", "corlof")
        scene.tile("1,0", "apple")
        scene.stand("mathian", "1,0")
        server.put(table, scene.state)
        socket.state_where(lambda state: state["view"]["turns"] == 2)
        first_turn = [thought.seconds for thought in thinkers.thoughts]
        socket.do("end_turn", seat=1)
        socket.state_where(lambda state: state["view"]["turns"] == 4)
    assert first_turn[:9] == [0.4] * 9
    assert first_turn == sorted(first_turn, reverse=True)
    assert 4.5 < sum(first_turn) < 5.5
    assert thinkers.thoughts[len(first_turn)].seconds == 0.4


@rule("TBL-KNOW-1")
def test_where_everybody_sees_that_there_is_nothing_to_choose_a_bot_acts_at_once(tmp_path: Path) -> None:
    """The last hero left is taken without a thought, and without the pause that lets people follow."""
    time = HandTime()
    thinkers = ThinkersHere()
    with serving(tmp_path, time=time, thinkers=thinkers, pace=Pace(bot_delay=0.4)) as server:
        person = server.person()
        kinds = ["bot:random", "me", "hotseat", "hotseat", "hotseat"]
        socket = person.sit(person.make(*kinds, first_player="0"), 1)
        state = socket.next_state()
        for seat in (4, 3, 2, 1):
            assert state["question"]["seats"] == [seat]
            socket.look(seat)
            state = socket.do(socket.actions()[0], seat=seat)
        socket.state_where(lambda state: all(hero["hero"] for hero in state["view"]["heroes"]))
    assert all(len(offered(thought)) > 1 for thought in thinkers.thoughts)


@rule("TBL-KNOW-1")
def test_a_bot_that_has_one_answer_for_a_hidden_reason_takes_as_long_as_ever(tmp_path: Path) -> None:
    """That no card of its hand offers more is nobody's business: an answer at once would tell it."""
    time, thinkers = HandTime(), ThinkersHere()
    with serving(tmp_path, time=time, thinkers=thinkers, pace=Pace(bot_delay=0.4)) as server:
        person = server.person()
        table = person.make("me", "bot:random", game="terror_below")
        socket = person.sit(table)
        socket.next_state()
        server.put(table, with_one_answer_by_hand(seat=1))
        wait_until(lambda: thinkers.thoughts and time.has_alarm_in(0.4))
        state = socket.look(0)
        time.passes(0.4)
        socket.at_version(state["version"] + 1)


def with_one_answer_by_hand(seat: int) -> State:
    """A state in which the seat has one answer because of its hand."""
    game = hypogeum.game("terror_below")
    state, choose = game.new({}, seats=2, chance=FastChance(1)), FastChance(2)
    while True:
        actions = state.decision.actions(state, seat)
        guess = game.resample(state, SPECTATOR, FastChance(3))
        if len(actions) == 1 and len(guess.decision.actions(guess, seat)) > 1:
            return state
        offers = state.decision.actions(state)
        state.apply(offers[choose.pick(len(offers))])


def test_a_level_the_game_does_not_have_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hypogeum.server.lobby.new_tables.bot_levels", lambda game: ["random"])
    with serving(tmp_path) as server:
        body = {"game": "heldentaufe", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search"}]}
        assert server.person().refused("POST", "/tables", json=body)[1]["code"] == "no_such_bot"
