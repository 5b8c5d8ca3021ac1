"""What is told at a table of Lantern, one type for each kind of event."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from hypogeum.engine.event_types import EventType, EventTypes


class FirstPlayer(EventType, tag="first_player"):
    seat: int


class Drawn(EventType, tag="drawn"):
    seat: int
    count: int
    cards: list[str] | UnsetType = UNSET


class Shuffled(EventType, tag="shuffled"):
    pass


class Moved(EventType, tag="moved"):
    seat: int
    card: str
    cell: int


class Looked(EventType, tag="looked"):
    seat: int
    card: str
    top: str | UnsetType = UNSET


class LanternTaken(EventType, tag="lantern_taken"):
    seat: int
    lantern: str


class Pushed(EventType, tag="pushed"):
    seat: int
    other: int
    cell: int


class Ended(EventType, tag="ended"):
    winners: list[int]


EVENTS = EventTypes(FirstPlayer, Drawn, Shuffled, Moved, Looked, LanternTaken, Pushed, Ended)
