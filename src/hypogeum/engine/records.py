"""Records: how a table was played. They replay exactly, and every byte of them can be checked.

A record is a text of JSON lines: the header, one line per entry, and the result. Each line ends with a link,
a hash of the line and the link before it, so that a change anywhere is found and its line is named.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from hypogeum.engine.actions import IllegalAction, UnreadableAction
from hypogeum.engine.chance import FairChance, RecordedChance, WrongOutcome
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import position_hash
from hypogeum.engine.state import State
from hypogeum.engine.undo import History

T = TypeVar("T")

FORMAT = 1
UNDO = "undo"


class Header(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the table began with."""

    format: int = FORMAT
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    commitment: str
    setup: list[int]
    """The chance outcomes of the setup."""


class Entry(Struct, kw_only=True, forbid_unknown_fields=True):
    """One action of a seat with the chance outcomes it asked for.

    The action `undo` takes back the seat's last action; what others have done at any time since then stays.
    """

    seat: int
    action: str
    chance: list[int]


class Result(Struct, kw_only=True, forbid_unknown_fields=True):
    """How it ended; the seed is told so that everybody can check the dice."""

    winners: list[int]
    ranks: list[int]
    end: str
    """The hash of the end position."""
    seed: str


class Record(Struct, kw_only=True):
    """A whole game, or a game up to now."""

    header: Header
    entries: list[Entry]
    result: Result | None


class WrongRecord(ValueError):
    """A record that is damaged or was not played like this; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


# Text form


def write_record(record: Record) -> str:
    """The record as linked JSON lines."""
    parts: list[Struct] = [record.header, *record.entries]
    if record.result is not None:
        parts.append(record.result)
    lines = []
    link = ""
    for part in parts:
        body = msgspec.json.encode(part).decode()
        link = _link(link, body)
        lines.append(_line(body, link))
    return "".join(lines)


def _link(previous: str, body: str) -> str:
    return hashlib.sha256(f"{previous}\n{body}".encode()).hexdigest()[:16]


def _line(body: str, link: str) -> str:
    return f'{body[:-1]},"link":"{link}"}}\n'


def read_record(text: str) -> Record:
    """The record of a text; raises WrongRecord for any damage, naming the line."""
    lines = text.splitlines(keepends=True)
    if not lines:
        raise WrongRecord(1, "the record is empty")
    header = _read_header(lines[0])
    link = ""
    entries: list[Entry] = []
    result: Result | None = None
    for number, line in enumerate(lines, start=1):
        part: Struct
        if number == 1:
            part = header
        elif result is not None:
            raise WrongRecord(number, "nothing may follow the result")
        elif '"winners"' in line:
            part = result = _decode(line, Result, number)
        else:
            part = _decode(line, Entry, number)
            entries.append(part)
        body = msgspec.json.encode(part).decode()
        link = _link(link, body)
        if line != _line(body, link):
            raise WrongRecord(number, "the line or one before it was changed: its link does not fit")
    return Record(header=header, entries=entries, result=result)


def _read_header(line: str) -> Header:
    header = _decode(line, Header, 1)
    if header.format != FORMAT:
        raise WrongRecord(1, f"format {header.format} is not known here; this program reads format {FORMAT}")
    return header


def _decode(line: str, kind: type[T], number: int) -> T:
    """The line without its link, as a typed part."""
    body, _, link = line.rpartition(',"link":"')
    if not link:
        raise WrongRecord(number, "the line is cut off or is no line of a record")
    try:
        return msgspec.json.decode(body + "}", type=kind)
    except msgspec.MsgspecError as error:
        raise WrongRecord(number, str(error)) from None


# Replay


class Replay:
    """Plays a record again, entry by entry."""

    def __init__(self, game: Game, record: Record, *, fair: FairChance | None = None, tell: bool = False) -> None:
        self.game = game
        self.record = record
        self.fair = fair
        self.events: list[Event] | None = [] if tell else None
        self.at = 0
        self._history = History(game)
        header = record.header
        if header.game != game.id:
            raise WrongRecord(1, f"a game of {header.game}, not of {game.id}")
        if header.rules_version != game.rules_version:
            raise WrongRecord(1, f"played by rules version {header.rules_version}, not {game.rules_version}")
        chance = RecordedChance(header.setup, fair)
        try:
            self.state = game.new(header.options, seats=header.seats, chance=chance, events=self.events)
        except (WrongOutcome, ValueError) as error:
            raise WrongRecord(1, str(error)) from error
        self._all_used(chance, 1)

    @property
    def told(self) -> list[Event]:
        """What the last entry (or the setup) has caused, where it is told."""
        return self.events or []

    def step(self) -> None:
        """Play the next entry; raises WrongRecord where it cannot have been played."""
        entry = self.record.entries[self.at]
        self.at += 1
        line = self.at + 1
        if self.events is not None:
            self.events.clear()
        if not 0 <= entry.seat < self.record.header.seats:
            raise WrongRecord(line, f"there is no seat {entry.seat}")
        if entry.action == UNDO:
            self._undo(entry, line)
            return
        after = self.state.copy()
        chance = RecordedChance(entry.chance, self.fair)
        after.chance = chance
        after.events = self.events
        try:
            action = self.game.action(entry.action)
            after.apply(action, entry.seat)
        except (WrongOutcome, IllegalAction, UnreadableAction) as error:
            raise WrongRecord(line, str(error)) from error
        self._all_used(chance, line)
        self._history.add(self.at - 1, self.state, after, action, entry.seat, entry.chance)
        self.state = after

    def _undo(self, entry: Entry, line: int) -> None:
        refusal = self._history.refusal(self.state, entry.seat)
        if refusal is not None or entry.chance:
            raise WrongRecord(line, f"seat {entry.seat} cannot have taken the last action back")
        self.state = self._history.take_back(self.events)

    def _all_used(self, chance: RecordedChance, line: int) -> None:
        if chance.next != len(chance.outcomes):
            raise WrongRecord(line, "more chance outcomes are written than were asked for")

    def run(self, to: int | None = None, after: Callable[[], None] | None = None) -> State:
        """Play on up to an entry (or all of them) and give the state."""
        goal = len(self.record.entries) if to is None else to
        while self.at < goal:
            self.step()
            if after is not None:
                after()
        return self.state


def verify(game: Game, record: Record) -> State:
    """Replay a record and check everything it claims: actions, dice, end position; raises WrongRecord."""
    fair = None
    last = len(record.entries) + 2
    if record.result is not None:
        try:
            fair = FairChance(bytes.fromhex(record.result.seed))
        except ValueError:
            raise WrongRecord(last, "the seed is not hexadecimal") from None
        if fair.commitment != record.header.commitment:
            raise WrongRecord(last, "the seed is not the one that was committed to at the start")
    state = Replay(game, record, fair=fair).run()
    if record.result is None:
        return state
    if not state.over:
        raise WrongRecord(last, "a result is written, but the game is not over")
    if record.result.winners != state.winners or record.result.ranks != game.ranks(state):
        raise WrongRecord(last, f"the winners were {state.winners}, with ranks {game.ranks(state)}")
    if record.result.end != position_hash(game.write_position(state)):
        raise WrongRecord(last, "the end position is another one")
    return state
