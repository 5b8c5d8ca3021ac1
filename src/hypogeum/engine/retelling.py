"""Retelling: a table that was played, entry by entry, even where the rules that played it are gone.

It is played again by these rules from place to place: from its setup or from a position that was kept on the way. What
every entry has caused was written down when it was made (`write_told`). Where these rules refuse an entry, ask chance
for something else, or tell other facts, what was told then is told again; the board stays as it is and catches up at
the next position that was kept. Every such difference is noted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hypogeum.engine.differences import difference
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import Position, WrongPosition
from hypogeum.engine.records import Entry, ImpossibleEntry, Record, place_of, play_entry, set_up
from hypogeum.engine.snapshots import Packed, Snapshot, by_number, history_of, pack, unpack
from hypogeum.engine.state import State
from hypogeum.engine.undo import History

Told = list[tuple[str, str, dict[str, Any], int, dict[str, Any]]]
"""By event: its kind, rule, arguments, and whom it tells what besides."""

_encoder = msgspec.json.Encoder()


def write_told(events: Sequence[Event]) -> bytes:
    """What an entry has caused, for everybody who was told of it."""
    return _encoder.encode([(event.kind, event.rule, event.args, event.seat, event.secret) for event in events])


def read_told(data: bytes) -> list[Event]:
    """What an entry had caused; nothing where it is damaged."""
    try:
        return [Event(*one) for one in msgspec.json.decode(data, type=Told)]
    except msgspec.MsgspecError:
        return []


class Kept(Struct, frozen=True, kw_only=True):
    """What is kept of how a table was played."""

    record: Record
    places: Sequence[Packed] = ()
    """Where it stood now and then."""
    told: Mapping[int, bytes] = {}
    """By entry, counted from 0: what it has caused; for those that other rules have played, at least."""


def kept_in(record: Record) -> Kept:
    """What a record alone keeps: a position wherever the rules have changed."""
    return Kept(record=record, places=[pack(place_of(record, change)) for change in record.changes])


class Difference(Struct, frozen=True, kw_only=True):
    """Where these rules do not lead as those did that have played the table."""

    number: int
    """So many entries there are with the one in question; 0 for the setup."""
    kind: Literal["impossible", "events", "position", "result", "unreadable"]
    """The entry is refused or asks chance for something else; it tells something else; it leads elsewhere than was
    kept; the end is another one; or what was kept cannot be read."""
    detail: str


class Retelling:
    """Tells a table again, entry by entry."""

    def __init__(self, game: Game, kept: Kept, start: int = 0) -> None:
        """As it was after so many entries; raises WrongPosition where nothing of it can be read."""
        self.game = game
        self.record = kept.record
        self.differences: list[Difference] = []
        self.events: list[Event] = []
        """What the last entry (or the setup) has caused."""
        self.is_certain = True
        """Whether the state is that after the last entry; else it is that of a place before or after."""
        self.is_played = True
        """Whether these rules have played the last entry as it was played."""
        self._told = kept.told
        self._places = by_number(place for place in kept.places if self._leads_on(place))
        self._begin(start)
        while self.at < start:
            self.step()

    def _leads_on(self, place: Packed) -> bool:
        """Whether all that could be taken back there is known, or nothing more can be (the last place of all)."""
        return place.kind != "between" or place.number == len(self.record.entries)

    def _begin(self, start: int) -> None:
        for number in sorted((number for number in self._places if 0 < number <= start), reverse=True):
            if self._go_to(number):
                self.at = number
                return
        self.at = 0
        try:
            self.state: State = set_up(self.game, self.record.header, None, self.events)
            self._history = History(self.game)
        except Exception as error:  # whatever rules do that were not made for this setup
            self._note(0, "impossible", error)
            self.events = []
            self._wait_at_next_place()
        if 0 in self._places:
            self._arrive(0)
            if any(one.kind == "position" for one in self.differences):
                self.events = []

    def _wait_at_next_place(self) -> None:
        for number in sorted(self._places):
            if self._go_to(number):
                self.is_certain = False
                return
        raise WrongPosition("no position of the table is left that these rules can read")

    def step(self) -> Entry:
        """Tell the next entry."""
        entry = self.record.entries[self.at]
        events: list[Event] = []
        if self.is_certain:
            self.is_certain = self._play(entry, events)
        told = self._told.get(self.at)
        if told is not None and self.is_certain:
            self.is_certain = self._is_as_told(events, told)
        self.is_played = self.is_certain
        self.events = events if self.is_played else read_told(told or b"[]")
        self.at += 1
        if self.at in self._places:
            self._arrive(self.at)
        return entry

    def rest(self) -> Iterator[Entry]:
        """Tell all the entries that are left."""
        while self.at < len(self.record.entries):
            yield self.step()

    def _play(self, entry: Entry, events: list[Event]) -> bool:
        """Whether these rules can do the entry."""
        before = self._history.actions[:]
        try:
            self.state = play_entry(self._history, self.state, entry, self.at, events=events)
        except Exception as error:
            self._history.actions = before
            self._note(self.at + 1, "impossible", error)
            return False
        return True

    def _is_as_told(self, events: list[Event], told: bytes) -> bool:
        """Whether nothing that is told now contradicts what was told then."""
        now = write_told(events)
        if now == told:
            return True
        ours, theirs = read_told(now), read_told(told)
        detail = _contradiction(ours, theirs)
        if [_facts(event) for event in ours] != [_facts(event) for event in theirs]:
            self._note(self.at + 1, "events", detail or "something more or less is said of them")
        return not detail

    def _arrive(self, number: int) -> None:
        """At a place that was kept: it is the true one."""
        place = self._places[number]
        if self.is_certain and place.kind != "rules_changed":
            snapshot = self._read(place)
            if snapshot is None:
                return
            now = _plain(self.game.write_position(self.state))
            changes = difference(now, _plain(self._upgraded(snapshot)))
            if not changes:
                return
            paths = sorted({".".join(map(str, change.path)) for change in changes})
            self._note(number, "position", ", ".join(paths))
        self._go_to(number)

    def _go_to(self, number: int) -> bool:
        """Whether the place can be read; the state is then the one there."""
        snapshot = self._read(self._places[number])
        if snapshot is None:
            return False
        try:
            state = self.game.read_position(self._upgraded(snapshot))
            self.game.view(state)
        except Exception as error:
            self._note(number, "unreadable", error)
            return False
        self.state, self.is_certain = state, True
        self._history = history_of(self.game, snapshot, state)
        return True

    def _read(self, place: Packed) -> Snapshot | None:
        try:
            return unpack(place)
        except WrongPosition as error:
            self._note(place.number, "unreadable", error)
            return None

    def _upgraded(self, snapshot: Snapshot) -> Position:
        return self.game.upgrade_position(snapshot.rules_version, snapshot.position)

    def _note(self, number: int, kind: Any, detail: object) -> None:
        said = repr(detail) if isinstance(detail, Exception) and not isinstance(detail, _SAY_WHY) else str(detail)
        self.differences.append(Difference(number=number, kind=kind, detail=said))


_SAY_WHY = (ImpossibleEntry, WrongPosition)


def _plain(position: Position) -> dict[str, Any]:
    """As it is read back from JSON."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return read


def _facts(event: Event) -> tuple[str, str, dict[str, Any], int, dict[str, Any]]:
    return event.kind, event.rule, event.args, event.seat, event.secret


def _contradiction(ours: Sequence[Event], theirs: Sequence[Event]) -> str:
    """What is told now against what was told then; what only one of them says contradicts nothing."""
    kinds, once = [event.kind for event in ours], [event.kind for event in theirs]
    if kinds != once:
        return f"now {', '.join(kinds) or 'nothing'}; then {', '.join(once) or 'nothing'}"
    for now, then in zip(ours, theirs, strict=True):
        for said, was_said in ((now.args, then.args), (now.secret, then.secret)):
            for name in said.keys() & was_said.keys():
                if said[name] != was_said[name]:
                    return f"{now.kind}: {name} is now {said[name]}; then {was_said[name]}"
    return ""
