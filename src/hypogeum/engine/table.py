"""A table without its people: a state with its record, undo and the events of each entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FairChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import position_hash
from hypogeum.engine.records import UNDO, Entry, Header, Record, Result, WrongRecord
from hypogeum.engine.state import State


class NoUndo(Struct, frozen=True):
    """Why an action cannot be taken back: `reason` is one of nothing, other, chance, shown, over, any_time."""

    reason: str


class Undoable(Struct):
    """What is kept to take an action back."""

    seat: int
    before: State
    blocked: str
    """Why it cannot be taken back; empty if it can."""


class Table:
    """Plays one game and keeps its record. Knows seats by number only."""

    def __init__(self, game: Game, options: Mapping[str, object], seats: int, seed: bytes) -> None:
        self.game = game
        self.fair = FairChance(seed)
        self.chance = TapedChance(self.fair)
        self.events: list[Event] = []
        """What the last entry (or the setup) has caused."""
        self.state = game.new(options, seats=seats, chance=self.chance, events=self.events)
        self.log: list[list[Event]] = [self.events]
        """What the setup and then each entry has caused."""
        self.history: list[Undoable] = []
        """The actions since the last one that nobody can take back, that one included."""
        header = Header(
            game=game.id,
            rules_version=game.rules_version,
            options=dict(options),
            seats=seats,
            commitment=self.fair.commitment,
            setup=self.chance.take_outcomes(),
        )
        self.record = Record(header=header, entries=[], result=None)

    @classmethod
    def resume(
        cls, game: Game, options: Mapping[str, object], seats: int, seed: bytes, entries: Sequence[Entry]
    ) -> Table:
        """A table that was played up to here: does all its entries again.

        The same seed gives the same outcomes; raises WrongRecord where an entry cannot have been played so.
        """
        table = cls(game, options, seats, seed)
        for entry in entries:
            table._do_again(entry)
        return table

    def _do_again(self, entry: Entry) -> None:
        line = self.version + 2
        if entry.action == UNDO:
            refusal = self.undo_refusal(entry.seat)
            if refusal is not None:
                raise WrongRecord(line, f"seat {entry.seat} cannot have taken anything back: {refusal.reason}")
            again = self.undo(entry.seat)
        else:
            try:
                again = self.apply(self.game.action(entry.action), entry.seat)
            except (IllegalAction, UnreadableAction) as error:
                raise WrongRecord(line, str(error)) from error
        if again.chance != entry.chance:
            raise WrongRecord(line, f"the outcomes were {entry.chance}, but the seed gives {again.chance}")

    @property
    def version(self) -> int:
        """The number of entries: guards against stale clicks."""
        return len(self.record.entries)

    def apply(self, action: Action, seat: int) -> Entry:
        """Do an action for a seat and write it down. Raises IllegalAction, and changes nothing, if it is refused."""
        before = self.state.copy()
        hidden_before = self._hidden()
        self.events = []
        self.state.events = self.events
        self.state.apply(action, seat)
        outcomes = self.chance.take_outcomes()
        shown = any(
            was & ~now and viewer != seat
            for viewer, (was, now) in enumerate(zip(hidden_before, self._hidden(), strict=True), start=-1)
        )
        blocked = "any_time" if action.verb.any_time else "chance" if outcomes else "shown" if shown else ""
        if blocked:
            self.history = []
        self.history.append(Undoable(seat, before, blocked))
        entry = Entry(seat=seat, action=str(action), chance=outcomes)
        self._append(entry)
        return entry

    def _append(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self.log.append(self.events)
        if self.state.over:
            self.record.result = Result(
                winners=self.state.winners,
                ranks=self.game.ranks(self.state),
                end=position_hash(self.game.write_position(self.state)),
                seed=self.fair.seed.hex(),
            )

    def _hidden(self) -> list[int]:
        """What each seat, and before them a spectator, may not know."""
        return [self.game.hidden(self.state, seat) for seat in range(-1, self.state.seats)]

    # Undo

    def undo_refusal(self, seat: int) -> NoUndo | None:
        """Why the seat cannot take back the last action, or None."""
        if self.state.over:
            return NoUndo("over")
        if not self.history:
            return NoUndo("nothing")
        last = self.history[-1]
        if last.seat != seat:
            return NoUndo("other")
        return NoUndo(last.blocked) if last.blocked else None

    def undo(self, seat: int) -> Entry:
        """Take back the last action of the seat; only where `undo_refusal` is None."""
        last = self.history.pop()
        self.state = last.before
        self.events = [Event("undone", "undo", {"seat": seat}, -1, {})]
        self.state.events = self.events
        entry = Entry(seat=seat, action=UNDO, chance=[])
        self._append(entry)
        return entry
