"""Frames: entries as one seat may follow them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hypogeum.engine.differences import fold
from hypogeum.engine.frame_types import Cause, Frame, Past
from hypogeum.engine.frames import FrameMaker, past
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.retelling import Kept
from hypogeum.engine.table import Table
from hypogeum.engine.verbs import Verb
from tests.kit import rule
from tests.lantern.meta import GAME
from tests.lantern.turn import PLAY

SEED = b"a seed for tests"


def new_table() -> Table:
    return Table(GAME, {"first_player": "0"}, 2, SEED)


def view(table: Table, seat: int) -> Any:
    return msgspec.to_builtins(GAME.view(table.state, seat))


def act(table: Table, verb: Verb[Any] = PLAY) -> str:
    """The seat that is asked plays one of its cards; gives the action."""
    state = table.state
    action = next(action for action in state.decision.actions(state) if action.verb.name == verb.name)
    table.apply(action, state.decision.seat(state))
    return str(action)


def follow(maker: FrameMaker, table: Table, cause: Cause = "chosen") -> Frame:
    return maker.follow(table.record.entries[-1], table.state, table.events, cause)


def folded(shown: Past) -> Any:
    value: Any = shown.view
    for frame in shown.frames:
        value = fold(value, frame.changes)
    return value


def test_frames_count_on_and_lead_from_view_to_view() -> None:
    table = new_table()
    maker = FrameMaker(GAME, 1, table.state, 0)
    known = maker.view
    for number in range(1, 6):
        act(table)
        frame = follow(maker, table)
        known = fold(known, frame.changes)
        assert (frame.number, frame.seat, frame.cause) == (number, (number - 1) % 2, "chosen")
        assert known == view(table, 1) == maker.view


@rule("TBL-KNOW-1")
def test_the_action_of_another_is_known_by_its_events_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAY), "is_open", False)
    table = new_table()
    makers = [FrameMaker(GAME, seat, table.state, 0) for seat in (SPECTATOR, 0, 1)]
    action = act(table)
    watched, own, rivals = [follow(maker, table) for maker in makers]
    card = action.partition(" ")[2]
    assert (own.action, own.things) == (action, [f"card:{card}", f"cell:{card}"])
    for frame in (watched, rivals):
        assert (frame.seat, frame.action, frame.things) == (0, "", [])
        assert [event["kind"] for event in frame.events] == [event["kind"] for event in own.events]


@rule("TBL-KNOW-1")
def test_an_open_action_is_told_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its things are those on the table before it."""
    monkeypatch.setattr(type(PLAY), "is_open", True)
    table = new_table()
    makers = [FrameMaker(GAME, seat, table.state, 0) for seat in (SPECTATOR, 0, 1)]
    action = act(table)
    card = action.partition(" ")[2]
    for frame in [follow(maker, table) for maker in makers]:
        assert (frame.action, frame.things) == (action, [f"card:{card}", f"cell:{card}"])


@rule("TBL-KNOW-4")
def test_everything_is_known_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAY), "is_open", False)
    table = new_table()
    live = FrameMaker(GAME, 1, table.state, 0)
    action = act(table)
    assert follow(live, table).action == ""
    table.apply(GAME.action("leave"), 0)
    assert table.state.over
    assert follow(live, table).action == "leave"
    shown = past(GAME, Kept(record=table.record), {}, 1, 0, 2)
    assert [frame.action for frame in shown.frames] == ["", action, "leave"]


@rule("TBL-UNDO-4")
def test_undo_is_told_as_such_and_leads_back() -> None:
    table = new_table()
    before = view(table, 1)
    maker = FrameMaker(GAME, 1, table.state, 0)
    act(table)
    follow(maker, table)
    table.history.actions[-1].blocked = ""
    table.undo(0)
    undone = follow(maker, table)
    assert (undone.number, undone.seat, undone.action, undone.things) == (2, 0, "undo", [])
    assert undone.events == [{"kind": "undone", "rule": "TBL-UNDO-4", "seat": 0, "entry": 0}]
    assert maker.view == before


@pytest.mark.parametrize(
    ("cause", "first"),
    [
        ("late", {"kind": "time_ran_out", "rule": "TBL-TIME-3", "seat": 0}),
        ("only", {"kind": "only_answer", "rule": "TBL-SET-3", "seat": 0}),
    ],
)
@rule("TBL-TIME-3", "TBL-SET-3")
def test_what_nobody_chose_is_told_with_its_cause_first(cause: Cause, first: dict[str, object]) -> None:
    table = new_table()
    maker = FrameMaker(GAME, SPECTATOR, table.state, 0)
    act(table)
    frame = follow(maker, table, cause)
    assert (frame.cause, frame.events[0]) == (cause, first)
    assert frame.events[1:] == [event.seen_by(SPECTATOR) for event in table.events]
    assert past(GAME, Kept(record=table.record), {0: cause}, SPECTATOR, 1, 1).frames == [frame]


def test_a_frame_that_shows_nothing_is_caught_up_by_the_next() -> None:
    table = new_table()
    maker = FrameMaker(GAME, 0, table.state, 0)
    before = maker.view
    act(table)
    skipped = maker.skip(table.record.entries[-1], table.state, "chosen")
    assert (skipped.number, skipped.seat, skipped.action, skipped.things) == (1, 0, "", [])
    assert (skipped.events, skipped.changes, maker.view) == ([], [], before)
    act(table)
    caught_up = follow(maker, table)
    assert caught_up.number == 2
    assert fold(before, caught_up.changes) == view(table, 0)


def test_any_part_of_the_past_leads_on_from_the_view_before_it() -> None:
    table = new_table()
    views, set_up = [view(table, 0)], table.events
    for _ in range(6):
        act(table)
        views.append(view(table, 0))
    whole = past(GAME, Kept(record=table.record), {}, 0, 0, 6)
    assert [frame.number for frame in whole.frames] == list(range(7))
    assert (whole.looking_from, whole.first, whole.view, whole.frames[0].changes) == (0, 0, views[0], [])
    assert [event["kind"] for event in whole.frames[0].events] == [event.kind for event in set_up]
    for first in range(1, 7):
        for last in range(first, 7):
            part = past(GAME, Kept(record=table.record), {}, 0, first, last)
            assert (part.first, part.view) == (first, views[first - 1])
            assert part.frames == whole.frames[first : last + 1]
            assert folded(part) == views[last]
