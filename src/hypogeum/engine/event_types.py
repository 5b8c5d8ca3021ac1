"""The shape of events: one type per kind, from which the client's types are made and against which play is checked."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct

from hypogeum.engine.events import Event


class EventType(Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An event as a seat is told of it. A subclass has its kind for a tag and its arguments for fields.

    What only some seats are told is a field that may be UNSET.
    """

    rule: str
    known: bool = False
    """Whether the reader is told its secret part too."""


class WentAway(EventType, tag="went_away"):
    seat: int


class CameBack(EventType, tag="came_back"):
    seat: int


class Left(EventType, tag="left"):
    seat: int


class Undone(EventType, tag="undone"):
    seat: int
    entry: int
    """The number of the entry that was taken back."""


class TimeRanOut(EventType, tag="time_ran_out"):
    seat: int


class OnlyAnswer(EventType, tag="only_answer"):
    seat: int


class RulesChanged(EventType, tag="rules_changed"):
    version: int
    """That is played from here on."""
    before: int
    lost: list[int]
    """The numbers of the entries that have come to nothing."""


class BoardStays(EventType, tag="board_stays"):
    """These rules cannot show the board as it was here: it stays as it is until its next place that was kept."""


TABLE_EVENTS: tuple[type[EventType], ...] = (
    WentAway,
    CameBack,
    Left,
    Undone,
    TimeRanOut,
    OnlyAnswer,
    RulesChanged,
    BoardStays,
)
"""What is told at the tables of every game."""


class EventTypes:
    """The events of one game, with those of all tables."""

    def __init__(self, *types: type[EventType]) -> None:
        self.types = types
        self._any: Any = reduce(or_, (*types, *TABLE_EVENTS))

    def check(self, event: Event, seat: int) -> EventType:
        """The event as a seat is told of it, typed; raises msgspec.ValidationError."""
        typed: EventType = msgspec.convert(event.seen_by(seat), self._any)
        return typed
