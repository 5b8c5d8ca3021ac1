"""Frames: a table as one seat may follow it, entry by entry.

Live play, the recap, the log and the replay are the same frames with another cursor. A frame holds the difference to
the view before; the folded differences are `game.view` (a property for every game).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hypogeum.engine.actions import UnreadableAction
from hypogeum.engine.differences import difference
from hypogeum.engine.events import Event
from hypogeum.engine.frame_types import Cause, Frame, Past
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.records import UNDO, Entry, Record
from hypogeum.engine.retelling import Kept, Retelling
from hypogeum.engine.state import State

CAUSES: dict[Cause, tuple[str, str]] = {"late": ("time_ran_out", "TBL-TIME-3"), "only": ("only_answer", "TBL-SET-3")}
"""The event that tells the cause before everything else, and its rule."""


class FrameMaker:
    """Makes the frames of one seat, one after another."""

    def __init__(self, game: Game, seat: int, state: State, number: int, *, knows_all: bool = False) -> None:
        """`number` entries have led to the state. When the game is over, all actions may be known (TBL-KNOW-4)."""
        self.seat = seat
        self._game = game
        self._state = state
        self._knows_all = knows_all
        self._shown = game.view(state, seat)
        self.number = number

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know now, as JSON."""
        view: dict[str, Any] = msgspec.to_builtins(self._shown)
        return view

    def follow(self, entry: Entry, after: State, events: Sequence[Event], cause: Cause) -> Frame:
        """The frame of the entry that comes next. Where the rules fail at it, nothing has changed here: see `skip`."""
        side = self._game.side_of(after, self.seat)
        may_know = self._may_know(entry, after, side)
        things = _things(self._game, self._state, entry) if may_know else []
        return self._frame(entry, after, events, cause, side, may_know, things)

    def stay(self, entry: Entry, state: State, events: Sequence[Event], cause: Cause) -> Frame:
        """The frame of an entry that these rules cannot show (`engine/retelling.py`)."""
        side = self._game.side_of(state, self.seat)
        return self._frame(entry, state, events, cause, side, self._may_know(entry, state, side), [])

    def _frame(
        self,
        entry: Entry,
        after: State,
        events: Sequence[Event],
        cause: Cause,
        side: Sequence[int],
        may_know: bool,
        things: list[str],
    ) -> Frame:
        shown = self._game.view(after, self.seat)
        frame = Frame(
            number=self.number + 1,
            seat=entry.seat,
            action=entry.action if may_know else "",
            things=things,
            cause=cause,
            events=[_seen(event, self.seat, side) for event in told(entry, events, cause)],
            changes=difference(self._shown, shown),
        )
        self._state, self._shown, self.number = after, shown, frame.number
        return frame

    def _may_know(self, entry: Entry, after: State, side: Sequence[int]) -> bool:
        return entry.seat in side or self._knows_all or after.over or self._is_open(entry)

    def skip(self, entry: Entry, after: State, cause: Cause) -> Frame:
        """A frame of the entry that comes next which shows nothing; what it changed is part of the frame after it."""
        self._state = after
        self.number += 1
        return Frame(number=self.number, seat=entry.seat, action="", things=[], cause=cause, events=[], changes=[])

    def _is_open(self, entry: Entry) -> bool:
        if entry.action == UNDO:
            return True
        try:
            return self._game.action(entry.action).verb.is_open
        except UnreadableAction:  # other rules knew it
            return False


def told(entry: Entry, events: Sequence[Event], cause: Cause) -> list[Event]:
    """What the log tells of an entry: why it was made, where nobody chose it, and what it has caused."""
    if cause not in CAUSES:
        return list(events)
    kind, rule = CAUSES[cause]
    return [Event(kind, rule, {"seat": entry.seat}, SPECTATOR, {}), *events]


def past(game: Game, kept: Kept, causes: Mapping[int, Cause], seat: int, first: int, last: int) -> Past:
    """The frames from one number to another, by playing the record again; `causes` are by entry, counted from 0.

    Raises WrongPosition where these rules can read no position of the table.
    """
    retelling = Retelling(game, kept, max(0, first - 1))
    is_over = kept.record.result is not None
    maker = FrameMaker(game, seat, retelling.state, retelling.at, knows_all=is_over)
    base, frames = maker.view, []
    if first == 0:
        frames.append(_setup(game, retelling.state, [*retelling.events, *changed_rules(kept.record, 0)], seat))
    was_certain = True
    while retelling.at < last:
        number = retelling.at
        entry = retelling.step()
        events = [*retelling.events, *changed_rules(kept.record, number + 1)]
        follow = maker.follow if retelling.is_played else maker.stay
        if was_certain and not retelling.is_certain:
            events.append(Event("board_stays", "TBL-UPD-2", {}, SPECTATOR, {}))
        was_certain = retelling.is_certain
        frames.append(follow(entry, retelling.state, events, causes.get(number, "chosen")))
    return Past(looking_from=seat, first=first, view=base, frames=frames)


def changed_rules(record: Record, number: int) -> list[Event]:
    """What is told after so many entries, if the rules have changed there."""
    events, before = [], record.header.rules_version
    for change in record.changes:
        if change.number == number:
            told = {"version": change.rules_version, "before": before, "lost": list(range(change.kept, number))}
            events.append(Event("rules_changed", "TBL-UPD-1", told, SPECTATOR, {}))
        before = change.rules_version
    return events


def _setup(game: Game, state: State, events: Sequence[Event], seat: int) -> Frame:
    """The frame before all entries."""
    side = game.side_of(state, seat)
    seen = [_seen(event, seat, side) for event in events]
    return Frame(number=0, seat=SPECTATOR, action="", things=[], cause="chosen", events=seen, changes=[])


def _seen(event: Event, seat: int, side: Sequence[int]) -> dict[str, Any]:
    """What a seat may know of an event: a secret of one is a secret of his side."""
    return event.seen_by(event.seat if event.seat in side else seat)


def _things(game: Game, before: State, entry: Entry) -> list[str]:
    """What an entry was about; undo is about nothing of its own."""
    if entry.action == UNDO:
        return []
    action = game.action(entry.action)
    return action.verb.things(before, entry.seat, action.target)
