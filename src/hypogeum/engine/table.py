"""A table without its people: a state with its record, undo and the events of each entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FairChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.positions import position_hash
from hypogeum.engine.records import UNDO, Entry, Header, Record, Result, WrongRecord
from hypogeum.engine.undo import History, NoUndo


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
        """Do an action for a seat and write it down. Raises IllegalAction, and changes nothing, if it is refused."""
        before = self.state.copy()
        events: list[Event] = []
        self.state.events = events
        self.state.apply(action, seat)
        self.events = events
        outcomes = self.chance.take_outcomes()
        self.history.add(before, self.state, action, seat, outcomes)
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

    # Undo

    def undo_refusal(self, seat: int) -> NoUndo | None:
        """Why the seat cannot take back the last action, or None."""
        return self.history.refusal(self.state, seat)

    def undo(self, seat: int) -> Entry:
        """Take back the last action of the seat; only where `undo_refusal` is None."""
        self.state = self.history.take_back()
        self.events = [Event("undone", "undo", {"seat": seat}, -1, {})]
        self.state.events = self.events
        entry = Entry(seat=seat, action=UNDO, chance=[])
        self._append(entry)
        return entry
