"""Runs the clock of a table and acts for those who let it run out (TBL-TIME-1 to TBL-TIME-5)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from hypogeum.engine.table import BrokenRules
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.storage.rows import ClockRow
from hypogeum.server.table import stand_ins
from hypogeum.server.table.by_itself.clock import TableClock

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable

MOST_MISSED = 3
"""In so many turns in a row a person may let the clock run out; then he counts as one who left (TBL-TIME-5)."""


class Timekeeper:
    """The clock runs for persons, and only while another person waits for them (TBL-TIME-2)."""

    def __init__(self, table: LiveTable, stored: ClockRow) -> None:
        self._table = table
        self._clock = TableClock(table.services.time, self._ring, stored.left, self._question)
        self._missed = _copied(stored.missed)
        self._stored = stored
        self._ringing: asyncio.Task[None] | None = None

    def follow(self) -> None:
        """Show the budget of the present question and let it run where it should."""
        state = self._table.engine.state
        if state.over:
            self._clock.show(None, None)
            return
        clock = state.decision.clock(state)
        if clock is None and not self._clock.is_used:
            return
        self._clock.show(clock, self._question)
        if clock is not None and self._somebody_waits:
            self._clock.run()

    @property
    def _question(self) -> tuple[str, int]:
        """What is asked now."""
        return self._table.questions.decision, self._table.questions.began

    @property
    def _somebody_waits(self) -> bool:
        """Whether a person who is still in the game is there and another one is asked; each has his own device."""
        table = self._table
        asked = {table.seats.rows[seat].person for seat in self._persons_asked()}
        return any(asked - {person} for person in table.seats.persons_left() if table.is_connected(person))

    def stop(self) -> None:
        self._clock.stop()

    def unstored(self) -> list[ClockRow]:
        """What has changed since it was last asked for: to be stored with the entries that caused it.

        A server that is killed gives back the time since then, and no more.
        """
        self.follow()
        if not self._clock.is_used and not self._stored.left and not self._missed and not self._stored.missed:
            return []
        left = self._clock.budgets
        if left == self._stored.left and self._missed == self._stored.missed:
            return []
        self._stored = ClockRow(table=self._table.row.id, left=left, missed=self.missed)
        return [self._stored]

    @property
    def missed(self) -> dict[int, list[int]]:
        """By seat: the last turns in a row in which its time has run out."""
        return _copied(self._missed)

    @missed.setter
    def missed(self, missed: dict[int, list[int]]) -> None:
        self._missed = missed

    @property
    def seconds_left(self) -> float | None:
        """Of the clock that runs; None where none does."""
        return self._clock.seconds_left if self._clock.is_running else None

    @property
    def runs_out_at(self) -> int | None:
        """To the second, by the time of the server; None where no clock runs."""
        left = self.seconds_left
        return None if left is None else round(self._table.services.time.now() + left)

    def person_acted(self, seat: int) -> None:
        """He is there: what he missed before is forgotten."""
        self._missed.pop(seat, None)

    def _persons_asked(self) -> list[int]:
        return [seat for seat in self._table.questions.since if self._table.seats.is_played_by_person(seat)]

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        """Do the default of everybody who is still asked."""
        with suppress(Declined):  # what fails is noted, and tried again when the table has changed
            async with self._table.change() as change:
                if self._clock.has_run_out:
                    self._answer_for_all(change)

    def _answer_for_all(self, change: Change) -> None:
        question, version = self._question, self._table.engine.version
        failed: Declined | None = None
        for seat in self._persons_asked():
            if self._question == question:
                try:
                    self._answer_for(change, seat)
                except BrokenRules as error:  # the others have waited long enough
                    failed = self._table.failures.note(error)
        if failed is not None and self._table.engine.version == version:
            raise failed

    def _answer_for(self, change: Change, seat: int) -> None:
        """Do what the rules lay down for a seat that does not answer (TBL-TIME-3)."""
        state = self._table.engine.state
        turn = state.turns
        change.enter(self._table.default_of(seat), seat, "late")
        self._count(change, seat, turn)

    def _count(self, change: Change, seat: int, turn: int) -> None:
        """A turn is missed once, however many decisions of it were."""
        turns = self._missed.setdefault(seat, [])
        if turn not in turns:
            turns.append(turn)
        if len(turns) >= MOST_MISSED and not self._table.engine.state.over:
            del self._missed[seat]
            stand_ins.replace(change, seat)


def _copied(missed: dict[int, list[int]]) -> dict[int, list[int]]:
    return {seat: list(turns) for seat, turns in missed.items()}
