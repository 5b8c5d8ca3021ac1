"""Shortcuts: several actions by one command, done one after another as long as nothing has come between."""

from __future__ import annotations

import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.state import State
from hypogeum.server.table.change import Change
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule
from tests.lantern.components import LAST_CELL
from tests.lantern.scene import Cave
from tests.server.house import BEGUN, Message, Server, Socket

CARDS = ("M01", "M02", "M03")


def provided(*tokens: str, hand: tuple[str, ...] = CARDS) -> HeldentaufeScene:
    """Mathian has some tokens and cards; it is his turn."""
    scene = HeldentaufeScene("mathian", "corlof")
    scene.give("mathian", *tokens)
    scene.hand("mathian", *hand)
    return scene


def sit_at(server: Server, state: State, game: str = "heldentaufe", **options: object) -> tuple[Message, Socket]:
    """A person who holds all seats, at a table in this state, looking from the first."""
    person = server.person()
    table = person.make("me", "hotseat", game=game, **options)
    socket = person.sit(table, 0)
    socket.next_state()
    server.put(table, state)
    socket.next_state()
    return table, socket


def entries(server: Server, table: Message) -> list[str]:
    live = server.live(table)
    assert live is not None
    return [entry.action for entry in live.engine.record.entries]


def test_a_shortcut_is_recorded_as_the_actions_it_consists_of(server: Server) -> None:
    """A frame for each of them, and one question after the last."""
    table, socket = sit_at(server, provided("apple", "fish").state, **BEGUN)
    asked = len(socket.versions())
    state = socket.do("discard apple", "discard fish")
    assert (state["version"], state["view"]["heroes"][0]["backpack"]) == (2, [])
    assert entries(server, table) == ["discard apple", "discard fish"]
    assert [(frame["number"], frame["action"]) for frame in socket.frames()] == [
        (1, "discard apple"),
        (2, "discard fish"),
    ]
    assert socket.versions()[asked:] == [2]


@rule("TBL-UNDO-1")
def test_the_actions_of_a_shortcut_are_taken_back_one_by_one(server: Server) -> None:
    _, socket = sit_at(server, provided("apple", "fish").state, **BEGUN)
    socket.do("discard apple", "discard fish")
    assert socket.undo(0)["view"]["heroes"][0]["backpack"] == ["fish"]
    assert sorted(socket.undo(0)["view"]["heroes"][0]["backpack"]) == ["apple", "fish"]


@rule("TBL-SEAT-3")
def test_it_stops_before_what_is_not_offered(server: Server) -> None:
    """And does nothing after it, even if that is."""
    table, socket = sit_at(server, provided("apple", "fish").state, **BEGUN)
    state = socket.do("discard apple", "discard apple", "discard fish")
    assert (state["version"], state["view"]["heroes"][0]["backpack"]) == (1, ["fish"])
    assert entries(server, table) == ["discard apple"]


def test_it_stops_after_chance(server: Server) -> None:
    table, socket = sit_at(server, provided("apple").state, **BEGUN)
    assert socket.do("explore E", "discard apple")["undo"] == "chance"
    assert entries(server, table) == ["explore E"]
    assert "discard apple" in socket.actions(), "it would have been possible"


def test_it_stops_after_something_was_shown(server: Server) -> None:
    scene = provided("apple", hand=("M07",))
    scene.hero("corlof").points = 1
    table, socket = sit_at(server, scene.state, **BEGUN)
    assert socket.do("steal M07 corlof", "discard apple")["undo"] == "shown"
    assert entries(server, table) == ["steal M07 corlof"]
    assert "discard apple" in socket.actions()


def test_it_stops_when_another_seat_is_asked(server: Server) -> None:
    table, socket = sit_at(server, provided("apple").state, **BEGUN)
    assert socket.do("discard apple", "end_turn", "end_turn")["question"]["seats"] == [1]
    assert entries(server, table) == ["discard apple", "end_turn"]


def test_it_stops_when_the_game_is_over(server: Server) -> None:
    scene = Cave((3, 2), (1, 1), cells=(LAST_CELL - 1, 0))
    table, socket = sit_at(server, scene.state, "lantern", first_player="0")
    assert socket.do("play 3", "play 2")["outcome"] is not None
    assert entries(server, table) == ["play 3"]


def test_nothing_is_done_if_the_first_is_refused(server: Server) -> None:
    table, socket = sit_at(server, provided("apple").state, **BEGUN)
    problem = socket.do_wrongly("discard fish", "discard apple")
    assert problem["code"] == "illegal_action"
    assert entries(server, table) == []
    assert socket.look(0)["view"]["heroes"][0]["backpack"] == ["apple"]


@pytest.mark.parametrize("text", ["fly", "discard stone", " "])
def test_nothing_is_done_if_one_of_them_is_no_action(server: Server, text: str) -> None:
    table, socket = sit_at(server, provided("apple").state, **BEGUN)
    assert socket.do_wrongly("discard apple", text)["code"] == "unreadable_action"
    assert entries(server, table) == []


@pytest.mark.parametrize("text", ["leave", "away", "back", "set standing_answer ask"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_needs_no_question_is_refused_anywhere(server: Server, text: str, place: int) -> None:
    table, socket = sit_at(server, provided("apple", "fish").state, **BEGUN)
    actions = ["discard apple", "discard fish"]
    actions.insert(place, text)
    assert socket.do_wrongly(*actions)["code"] == "not_an_action"
    assert entries(server, table) == []


def test_a_hundred_actions_and_no_more(server: Server) -> None:
    table, socket = sit_at(server, provided("apple", "apple").state, **BEGUN)
    socket.send(type="do", request="many", version=0, seat=0, actions=["discard apple"] * 101)
    wrong = socket.until(lambda message: message["type"] == "wrong")
    assert wrong["problem"]["code"] == "bad_request"
    assert entries(server, table) == []
    assert socket.do(*["discard apple"] * 100)["version"] == 2


def test_a_shortcut_that_is_stale_is_refused_as_a_whole(server: Server) -> None:
    table, socket = sit_at(server, provided("apple", "fish").state, **BEGUN)
    socket.do("discard apple")
    assert socket.do_wrongly("discard fish", "end_turn", version=0)["code"] == "stale"
    assert entries(server, table) == ["discard apple"]


def test_a_mistake_of_the_rules_in_the_midst_changes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As little as one at a single action: it is stored whole or not at all."""
    table, socket = sit_at(server, provided("apple").state, **BEGUN)
    live = server.live(table)
    assert live is not None
    enter, changes = Change.enter, list[Change]()

    def fail_at_the_end(change: Change, action: Action, seat: int) -> None:
        changes.append(change)
        if str(action) == "end_turn":
            raise live.failures.broken(IndexError("no such hero"), str(action), seat)
        enter(change, action, seat)

    monkeypatch.setattr(Change, "enter", fail_at_the_end)
    assert socket.do_wrongly("discard apple", "end_turn")["code"] == "rules_failed"
    assert (entries(server, table), live.engine.version) == ([], 0)
    assert [(change.rows, change.made) for change in changes] == [([], []), ([], [])]
    assert socket.look(0)["view"]["heroes"][0]["backpack"] == ["apple"]
