"""A table without its people: a state with its record, undo and the events of each entry."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FairChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import Position, position_hash
from hypogeum.engine.records import UNDO, Entry, Header, Record, Result, WrongRecord
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

    def __init__(self, game: Game, options: Mapping[str, object], seats: int, seed: bytes) -> None:
        self.game = game
        self.fair = FairChance(seed)
        self.chance = TapedChance(self.fair)
        self.events: list[Event] = []
        """What the last entry (or the setup) has caused."""
        self.state = game.new(options, seats=seats, chance=self.chance, events=self.events)
        self.log: list[list[Event]] = [self.events]
        """What the setup and then each entry has caused."""
        self.history = History(game)
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
            raise BrokenRules(self.game.write_position(self.state), _text(action), seat) from error

    def _do(self, action: Action, seat: int) -> Entry:
        """`apply` on a copy, which becomes the state when nothing can fail any more."""
        after = self.state.copy()
        events: list[Event] = []
        after.events = events
        after.apply(action, seat)
        entry = Entry(seat=seat, action=str(action), chance=self.chance.take_outcomes())
        result = self._result(after)
        self.history.add(self.version, self.state, after, action, seat, entry.chance)
        self.state = after
        self.record.result = result
        self._append(entry, events)
        return entry

    def _append(self, entry: Entry, events: list[Event]) -> None:
        self.record.entries.append(entry)
        self.events = events
        self.log.append(events)

    def _result(self, state: State) -> Result | None:
        if not state.over:
            return None
        return Result(
            winners=state.winners,
            ranks=self.game.ranks(state),
            end=position_hash(self.game.write_position(state)),
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
