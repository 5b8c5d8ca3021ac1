"""A table without its people: a state with its record, undo and the events of each entry."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FairChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import Position, position_hash
from hypogeum.engine.records import FORMAT, UNDO, Entry, Header, Record, Result, RulesChange, WrongRecord, last_change
from hypogeum.engine.snapshots import Snapshot, history_of, is_exact, last_for_good, read_state
from hypogeum.engine.state import State
from hypogeum.engine.undo import History, NoUndo


class BrokenRules(Exception):
    """A mistake in rules code, found while an action was tried; the table is as it was.

    `position` and `action` are what it takes to see it again; the cause is what the rules code has raised.
    """

    def __init__(self, position: Position, action: str, seat: int) -> None:
        super().__init__(f"the rules of {position.get('game')} fail when seat {seat} does '{action}'")
        self.position = position
        self.action = action
        self.seat = seat


class Table:
    """Plays one game and keeps its record. Knows seats by number only."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seats: int,
        seed: bytes,
        *,
        snapshot: Snapshot | None = None,
        began: int | None = None,
    ) -> None:
        """A new game; or one that stands where it stood, if there is a snapshot. `resume` adds what led there.

        `began` is the rules version with which the table has begun, if that was another than this.
        """
        self.game = game
        self.fair = FairChance(seed)
        self.chance = TapedChance(self.fair)
        self.events: list[Event] = []
        """What the last entry (or the setup) has caused."""
        if snapshot is None:
            self.state: State = game.new(options, seats=seats, chance=self.chance, events=self.events)
            self.history = History(game)
        else:
            self.state = read_state(game, snapshot)
            self.state.chance = self.chance
            self.state.events = self.events
            self.history = history_of(game, snapshot, self.state)
        header = Header(
            format=FORMAT,
            game=game.id,
            rules_version=game.rules_version if began is None else began,
            options=dict(options),
            seats=seats,
            commitment=self.fair.commitment,
            of=self.chance.of if snapshot is None else list(snapshot.setup_of),
            setup=self.chance.take_outcomes() if snapshot is None else list(snapshot.setup),
        )
        self.record = Record(header=header, entries=[], result=None)

    @classmethod
    def resume(
        cls,
        game: Game,
        options: Mapping[str, object],
        seats: int,
        seed: bytes,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        changes: Sequence[RulesChange] = (),
        began: int | None = None,
    ) -> Table:
        """A table that was played up to here: goes on from the snapshot and does the entries after it again.

        Where the rules have changed before, the snapshot is not older than the last change.
        The same seed gives the same outcomes; raises WrongRecord where an entry cannot have been played so, and
        WrongPosition where the snapshot cannot be read.
        """
        table = cls._standing(game, options, seats, seed, entries, snapshot, changes, began)
        for entry in entries[table.version :]:
            table.do_again(entry)
        return table

    @classmethod
    def go_on(
        cls,
        game: Game,
        options: Mapping[str, object],
        seats: int,
        seed: bytes,
        entries: Sequence[Entry],
        snapshot: Snapshot | None,
        changes: Sequence[RulesChange] = (),
        began: int | None = None,
    ) -> tuple[Table, int]:
        """A table that other rules have played: stands at the snapshot, and does again what entries these rules allow.

        Gives how many have led there; those after them stay in the record, but nothing comes of them. Raises
        WrongPosition, or ValueError where these rules have no such setup.
        """
        table = cls._standing(game, options, seats, seed, entries, snapshot, changes, began)
        for entry in entries[table.version :]:
            before = table.state, table.history.actions[:], table.events, table.record.result, table.version
            try:
                table.do_again(entry)
            except WrongRecord:
                table.state, table.history.actions, table.events, table.record.result, kept = before
                table.record.entries[kept:] = entries[kept:]
                break
        else:
            kept = table.version
        table.fair.counter = table.record.outcomes
        return table, kept

    @classmethod
    def _standing(
        cls,
        game: Game,
        options: Mapping[str, object],
        seats: int,
        seed: bytes,
        entries: Sequence[Entry],
        snapshot: Snapshot | None,
        changes: Sequence[RulesChange],
        began: int | None,
    ) -> Table:
        """A table at its snapshot, or at its setup, with the entries that have led there."""
        table = cls(game, options, seats, seed, snapshot=snapshot, began=began)
        done = 0 if snapshot is None else snapshot.number
        if done > len(entries):
            raise WrongRecord(
                len(entries) + 1, f"the snapshot is of entry {done}, but there are {len(entries)} entries"
            )
        table.record.entries.extend(entries[:done])
        table.record.changes.extend(changes)
        table.fair.counter = table.record.outcomes
        if snapshot is not None and table.state.over:
            table.record.result = table._result(table.state, snapshot.position, snapshot.ranks)
        return table

    def snapshot(self) -> Snapshot:
        """The table as it stands."""
        return Snapshot(
            number=self.version,
            rules_version=self.game.rules_version,
            kind="exact" if is_exact(self.history) else "between",
            setup=self.record.header.setup,
            setup_of=self.record.header.of,
            position=self.game.write_position(self.state),
            last=last_for_good(self.history),
            ranks=self.record.result.ranks if self.record.result is not None else None,
        )

    def change_rules(self, kept: int) -> Snapshot:
        """Write down that these rules are played from here on, where others were before; nobody can take that back.

        So many of the entries could be done again by these rules, or by a position from before.
        """
        self.record.changes.append(
            RulesChange(
                number=self.version,
                rules_version=self.game.rules_version,
                position=self.game.write_position(self.state),
                kept=kept,
            )
        )
        change = last_change(self.record)
        self.history = history_of(self.game, change, self.state)
        return change

    def do_again(self, entry: Entry) -> None:
        """Do an entry that was done before; raises WrongRecord where it cannot have been."""
        line = self.version + 2
        if entry.action == UNDO:
            refusal = self.undo_refusal(entry.seat)
            if refusal is not None:
                raise WrongRecord(line, f"seat {entry.seat} cannot have taken anything back: {refusal.reason}")
            again = self.undo(entry.seat)
        else:
            try:
                again = self.apply(self.game.action(entry.action), entry.seat)
            except (IllegalAction, UnreadableAction, BrokenRules) as error:
                raise WrongRecord(line, str(error)) from error
        if again.chance != entry.chance:
            raise WrongRecord(line, f"the outcomes were {entry.chance}, but the seed gives {again.chance}")
        if entry.of and again.of != entry.of:
            raise WrongRecord(line, f"the outcomes were of {entry.of} possible ones, but {again.of} are asked for")

    @property
    def version(self) -> int:
        """The number of entries: guards against stale clicks."""
        return len(self.record.entries)

    def apply(self, action: Action, seat: int) -> Entry:
        """Do an action for a seat and write it down.

        Raises IllegalAction if it is refused and BrokenRules if the rules code fails; the table is then as it was.
        """
        counter = self.fair.counter
        try:
            return self._do(action, seat)
        except Exception as error:
            self.fair.counter = counter
            self.chance.take_outcomes()
            if isinstance(error, IllegalAction):
                raise
            broken = BrokenRules(self.game.write_position(self.state), _text(action), seat)
            broken.__cause__ = error  # which `from` alone does not say where this is compiled
            raise broken from error

    def _do(self, action: Action, seat: int) -> Entry:
        """`apply` on a copy, which becomes the state when nothing can fail any more."""
        after = self.state.copy()
        events: list[Event] = []
        after.events = events
        after.apply(action, seat)
        entry = Entry(seat=seat, action=str(action), of=self.chance.of, chance=self.chance.take_outcomes())
        result = self._result(after, self.game.write_position(after)) if after.over else None
        self.history.add(self.version, self.state, after, action, seat, entry.chance)
        self.state = after
        self.record.result = result
        self._append(entry, events)
        return entry

    def _append(self, entry: Entry, events: list[Event]) -> None:
        self.record.entries.append(entry)
        self.events = events

    def _result(self, state: State, position: Position, ranks: list[int] | None = None) -> Result:
        return Result(
            winners=state.winners,
            ranks=self.game.ranks(state) if ranks is None else ranks,
            end=position_hash(position),
            seed=self.fair.seed.hex(),
        )

    # Undo

    def undo_refusal(self, seat: int, unasked: Container[int] = ()) -> NoUndo | None:
        """Why the seat cannot take back its last action, with the `unasked` entries after it, or None."""
        return self.history.refusal(self.state, seat, unasked)

    def undo(self, seat: int) -> Entry:
        """Take back the last action of the seat; only where `undo_refusal` is None."""
        events: list[Event] = []
        self.state = self.history.take_back(events)
        self.state.events = events
        entry = Entry(seat=seat, action=UNDO, chance=[])
        self._append(entry, events)
        return entry


def _text(action: Action) -> str:
    """The action in words; by its number where the verb cannot write it, which may be the very mistake."""
    try:
        return str(action)
    except Exception:
        return f"{action.verb.name} #{action.target}"
