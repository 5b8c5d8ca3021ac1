"""Records: how a table was played. They replay exactly, and every byte of them can be checked.

A record is a text of JSON lines: the header, one line per entry, and the result. Each line ends with a link,
a hash of the line and the link before it, so that a change anywhere is found and its line is named.

Where a program with newer rules has gone on with the table, a line of its own says so and holds the position from which
it did: the entries after it replay from there. Those before it are as they were played, by rules that may be gone;
their outcomes of chance can be checked all the same, because each entry says of how many possible ones they were.
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
from hypogeum.engine.positions import Position, WrongPosition, position_hash
from hypogeum.engine.snapshots import Snapshot, history_of, read_state
from hypogeum.engine.state import State
from hypogeum.engine.undo import History

T = TypeVar("T")

FORMAT = 2
OLDEST_FORMAT = 1
"""Of records that say nothing of how many possible ones an outcome was, and in which rules do not change."""
UNDO = "undo"


class Header(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table began with."""

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    commitment: str
    setup: list[int]
    """The chance outcomes of the setup."""
    of: list[int] = []
    """Of how many possible ones each of them is, where that is known."""


class Entry(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action of a seat with the chance outcomes it asked for.

    The action `undo` takes back the seat's last action; what others have done at any time since then stays.
    """

    seat: int
    action: str
    chance: list[int]
    of: list[int] = []
    """Of how many possible ones each outcome is, where that is known."""


class RulesChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """From here on other rules are played, from a position."""

    number: int
    """So many entries were made before."""
    rules_version: int
    """That is played from here on."""
    position: Position
    kept: int
    """So many of the entries before have led to the position. The others were made after the last position that was
    stored and are impossible by the new rules: they stay in the record, but nothing comes of them."""


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
    changes: list[RulesChange] = []
    """Where the rules have changed, in order."""

    @property
    def outcomes(self) -> int:
        """How many outcomes of chance there were so far."""
        return len(self.header.setup) + sum(len(entry.chance) for entry in self.entries)

    @property
    def rules_version(self) -> int:
        """That is played in the end."""
        return self.changes[-1].rules_version if self.changes else self.header.rules_version

    def version_at(self, number: int) -> int:
        """The rules version by which the entry was played that follows so many others."""
        earlier = [change.rules_version for change in self.changes if change.number <= number]
        return earlier[-1] if earlier else self.header.rules_version

    def line_of(self, number: int) -> int:
        """The line of the entry that follows so many others."""
        return number + 2 + sum(change.number <= number for change in self.changes)


def last_change(record: Record) -> Snapshot:
    """Where the rules have last changed, to go on from."""
    return place_of(record, record.changes[-1])


def place_of(record: Record, change: RulesChange) -> Snapshot:
    """Where the rules have changed, to go on from."""
    return Snapshot(
        number=change.number,
        rules_version=change.rules_version,
        kind="rules_changed",
        setup=record.header.setup,
        setup_of=record.header.of,
        position=change.position,
        kept=change.kept,
    )


def change_of(snapshot: Snapshot) -> RulesChange:
    """What a record says of a snapshot at which the rules have changed."""
    kept = snapshot.number if snapshot.kept is None else snapshot.kept
    return RulesChange(
        number=snapshot.number, rules_version=snapshot.rules_version, position=snapshot.position, kept=kept
    )


class WrongRecord(ValueError):
    """A record that is damaged or was not played like this; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class OtherRules(WrongRecord):
    """A record that may be right, but was played to its end by rules that are not these."""

    def __init__(self, played: int, known: int) -> None:
        super().__init__(1, f"played by rules version {played}, not {known}")
        self.played = played


# Text form


def write_record(record: Record) -> str:
    """The record as linked JSON lines."""
    parts: list[Struct] = [record.header]
    changes = [*record.changes]
    for number, entry in enumerate([*record.entries, None]):
        while changes and changes[0].number == number:
            parts.append(changes.pop(0))
        if entry is not None:
            parts.append(entry)
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
    changes: list[RulesChange] = []
    result: Result | None = None
    for number, line in enumerate(lines, start=1):
        part: Struct
        if number == 1:
            part = header
        elif result is not None:
            raise WrongRecord(number, "nothing may follow the result")
        elif line.startswith('{"winners"'):
            part = result = _decode(line, Result, number)
        elif line.startswith('{"number"'):
            part = change = _decode(line, RulesChange, number)
            if change.number != len(entries) or not 0 <= change.kept <= change.number:
                raise WrongRecord(number, f"the rules change after {change.number} entries, not {len(entries)}")
            changes.append(change)
        else:
            part = _decode(line, Entry, number)
            entries.append(part)
        body = msgspec.json.encode(part).decode()
        link = _link(link, body)
        if line != _line(body, link):
            raise WrongRecord(number, "the line or one before it was changed: its link does not fit")
    if changes and header.format == OLDEST_FORMAT:
        raise WrongRecord(1, f"rules do not change in records of format {OLDEST_FORMAT}")
    return Record(header=header, entries=entries, result=result, changes=changes)


def _read_header(line: str) -> Header:
    header = _decode(line, Header, 1)
    if not OLDEST_FORMAT <= header.format <= FORMAT:
        known = f"formats {OLDEST_FORMAT} to {FORMAT}"
        raise WrongRecord(1, f"format {header.format} is not known here; this program reads {known}")
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


class ImpossibleEntry(ValueError):
    """The rules do not allow an entry, or ask chance for something else."""


def set_up(game: Game, header: Header, fair: FairChance | None, events: list[Event] | None) -> State:
    """The game as it began; raises ImpossibleEntry."""
    chance = RecordedChance(header.setup, fair, header.of)
    try:
        state = game.new(header.options, seats=header.seats, chance=chance, events=events)
    except (WrongOutcome, ValueError) as error:
        raise ImpossibleEntry(str(error)) from error
    _all_used(chance)
    return state


def play_entry(
    history: History,
    state: State,
    entry: Entry,
    number: int,
    fair: FairChance | None = None,
    events: list[Event] | None = None,
) -> State:
    """The state after the entry of that number, with what can be taken back then; raises ImpossibleEntry."""
    if entry.action == UNDO:
        if history.refusal(state, entry.seat) is not None or entry.chance:
            raise ImpossibleEntry(f"seat {entry.seat} cannot have taken the last action back")
        return history.take_back(events)
    after = state.copy()
    chance = RecordedChance(entry.chance, fair, entry.of)
    after.chance = chance
    after.events = events
    try:
        action = history.game.action(entry.action)
        after.apply(action, entry.seat)
    except (WrongOutcome, IllegalAction, UnreadableAction) as error:
        raise ImpossibleEntry(str(error)) from error
    _all_used(chance)
    history.add(number, state, after, action, entry.seat, entry.chance)
    return after


def _all_used(chance: RecordedChance) -> None:
    if chance.next != len(chance.outcomes):
        raise ImpossibleEntry("more chance outcomes are written than were asked for")


class Replay:
    """Plays a record again, entry by entry."""

    def __init__(
        self,
        game: Game,
        record: Record,
        *,
        fair: FairChance | None = None,
        tell: bool = False,
        start: Snapshot | None = None,
    ) -> None:
        """From the setup, from where the rules have last changed, or from a snapshot after that.

        Raises WrongRecord if these are not the rules of the end, or the beginning cannot have been like this.
        """
        self.game = game
        self.record = record
        self.fair = fair
        self.events: list[Event] | None = [] if tell else None
        header = record.header
        if header.game != game.id:
            raise WrongRecord(1, f"a game of {header.game}, not of {game.id}")
        if record.rules_version != game.rules_version:
            raise OtherRules(record.rules_version, game.rules_version)
        if start is None and record.changes:
            start = last_change(record)
        self.first = 0 if start is None else start.number
        """So many entries are not played again."""
        self.at = self.first
        if start is None:
            self._history = History(game)
            self.state: State = self._set_up()
        else:
            self.state = _read(game, record, start)
            self._history = history_of(game, start, self.state)
            if fair is not None:
                fair.counter = _outcomes_before(record, start.number)

    def _set_up(self) -> State:
        try:
            return set_up(self.game, self.record.header, self.fair, self.events)
        except ImpossibleEntry as error:
            raise WrongRecord(1, str(error)) from error

    @property
    def told(self) -> list[Event]:
        """What the last entry (or the setup) has caused, where it is told."""
        return self.events or []

    def step(self) -> None:
        """Play the next entry; raises WrongRecord where it cannot have been played."""
        entry = self.record.entries[self.at]
        self.at += 1
        line = self.record.line_of(self.at - 1)
        if self.events is not None:
            self.events.clear()
        if not 0 <= entry.seat < self.record.header.seats:
            raise WrongRecord(line, f"there is no seat {entry.seat}")
        try:
            self.state = play_entry(self._history, self.state, entry, self.at - 1, self.fair, self.events)
        except ImpossibleEntry as error:
            raise WrongRecord(line, str(error)) from error

    def run(self, to: int | None = None, after: Callable[[], None] | None = None) -> State:
        """Play on up to an entry (or all of them) and give the state."""
        goal = len(self.record.entries) if to is None else to
        while self.at < goal:
            self.step()
            if after is not None:
                after()
        return self.state


def _read(game: Game, record: Record, start: Snapshot) -> State:
    try:
        return read_state(game, start)
    except WrongPosition as error:
        raise WrongRecord(start.number + 1 + len(record.changes), str(error)) from error


def _outcomes_before(record: Record, number: int) -> int:
    return len(record.header.setup) + sum(len(entry.chance) for entry in record.entries[:number])


# Proof


def check_dice(record: Record) -> int:
    """Compare every outcome of a record that tells its seed with what the seed gives; no rules are needed for it.

    Gives how many outcomes cannot be checked, because it is not written of how many possible ones they are. Raises
    WrongRecord.
    """
    fair = _fair(record)
    if fair is None:
        return record.outcomes
    unchecked = 0
    header = record.header
    asked = [(1, header.setup, header.of)]
    asked += [(record.line_of(number), one.chance, one.of) for number, one in enumerate(record.entries)]
    for line, outcomes, of in asked:
        if len(of) not in (0, len(outcomes)):
            raise WrongRecord(line, f"{len(outcomes)} outcomes are written, but of how many for {len(of)}")
        if not of:
            fair.counter += len(outcomes)
            unchecked += len(outcomes)
        for outcome, n in zip(outcomes, of, strict=False):
            expected = fair.pick(n) if n > 0 else -1
            if outcome != expected:
                raise WrongRecord(line, f"outcome {outcome} is not the {expected} that the seed gives")
    return unchecked


def _fair(record: Record) -> FairChance | None:
    """The source of all outcomes, where its seed is told; raises WrongRecord if it is not the one committed to."""
    if record.result is None:
        return None
    last = len(record.entries) + len(record.changes) + 2
    try:
        fair = FairChance(bytes.fromhex(record.result.seed))
    except ValueError:
        raise WrongRecord(last, "the seed is not hexadecimal") from None
    if fair.commitment != record.header.commitment:
        raise WrongRecord(last, "the seed is not the one that was committed to at the start")
    return fair


def verify(game: Game, record: Record) -> State:
    """Replay a record and check everything it claims: actions, dice, end position; raises WrongRecord.

    What was played by older rules is not played again (see `Replay.first`), but its dice are checked (`check_dice`).
    """
    fair = _fair(record)
    last = len(record.entries) + len(record.changes) + 2
    if record.changes:
        check_dice(record)
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
