"""Runs the clock of a table and acts for those who let it run out (HT-ONL-5, HT-ONL-8)."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from hypogeum.engine.chance import FastChance
from hypogeum.server import takeover
from hypogeum.server.clocks import TableClock
from hypogeum.server.store import ClockRow

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

MOST_MISSED = 3
"""In so many turns in a row a person may let the clock run out; then a bot takes over."""


class Timekeeper:
    """The clock runs for persons, and only while anybody is connected: else nobody waits."""

    def __init__(self, table: LiveTable, stored: ClockRow) -> None:
        self._table = table
        self._clock = TableClock(table.services.time, self._ring, stored.left, self._question)
        self._missed = {seat: list(turns) for seat, turns in stored.missed.items()}
        self._stored = stored
        self._ringing: asyncio.Task[None] | None = None

    def follow(self) -> None:
        """Show the budget of the present question and let it run where it should."""
        state = self._table.engine.state
        if state.over:
            self._clock.show(None, None)
            return
        self._clock.show(state.decision.clock(state), self._question)
        if self._table.has_listeners and self._persons_asked():
            self._clock.run()

    @property
    def _question(self) -> tuple[str, int]:
        """What is asked now."""
        return self._table.questions.decision, self._table.questions.began

    def stop(self) -> None:
        self._clock.stop()

    def unstored(self) -> list[ClockRow]:
        """What has changed since it was last asked for: to be stored with the entries that caused it.

        A server that is killed gives back the time since then, and no more.
        """
        self.follow()
        missed = {seat: list(turns) for seat, turns in self._missed.items()}
        row = ClockRow(table=self._table.row.id, left=self._clock.budgets, missed=missed)
        if row == self._stored:
            return []
        self._stored = row
        return [row]

    @property
    def seconds_left(self) -> float | None:
        return self._clock.seconds_left

    def person_acted(self, seat: int) -> None:
        """He is there: what he missed before is forgotten."""
        self._missed.pop(seat, None)

    def _persons_asked(self) -> list[int]:
        return [seat for seat in self._table.questions.since if self._table.seats.is_played_by_person(seat)]

    def _ring(self) -> None:
        self._ringing = asyncio.create_task(self._time_out())

    async def _time_out(self) -> None:
        """Do the default of everybody who is still asked."""
        table = self._table
        async with table.change():
            if not self._clock.has_run_out:
                return
            question = self._question
            for seat in self._persons_asked():
                if self._question != question:
                    return
                state = table.engine.state
                turn = state.turns
                table.enter(state.decision.default(state, seat, FastChance(secrets.randbits(64))), seat)
                self._count(seat, turn)

    def _count(self, seat: int, turn: int) -> None:
        """A turn is missed once, however many decisions of it were."""
        turns = self._missed.setdefault(seat, [])
        if turn not in turns:
            turns.append(turn)
        if len(turns) >= MOST_MISSED and not self._table.engine.state.over:
            del self._missed[seat]
            takeover.replace(self._table, seat)
