"""Who is connected, and who counts as disconnected by the rules (TBL-AWAY-1)."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from hypogeum.engine.table import BrokenRules
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.table.seats import AWAY, BACK
from hypogeum.server.timing import Alarm

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable


class Presence:
    """Waits a while for those whose last socket has gone; then tells the rules, if anybody else plays."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._alarms: dict[str, Alarm] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def follow(self) -> None:
        """Wait for everybody who is missed, and for nobody else."""
        missed = self._missed()
        for person in [person for person in self._alarms if person not in missed]:
            self._alarms.pop(person).cancel()
        for person in missed - self._alarms.keys():
            after = self._table.services.pace.away_after
            self._alarms[person] = self._table.services.time.call_later(after, partial(self._give_up, person))

    def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def _missed(self) -> set[str]:
        """Persons who play with others, are not connected and do not count as disconnected yet.

        Nobody is missed while nobody is there to wait.
        """
        table, seats = self._table, self._table.seats
        if table.engine.state.over or not table.has_listeners or table.are_all_connected:
            return set()
        return {
            person
            for person in seats.persons()
            if seats.has_others(person)
            and not table.is_connected(person)
            and not all(seats.is_away(seat) for seat in seats.played_by(person))
        }

    def _give_up(self, person: str) -> None:
        task = asyncio.create_task(self._go_away(person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_away(self, person: str) -> None:
        with suppress(Declined):  # the table was broken off
            async with self._table.change() as change:
                self._alarms.pop(person, None)
                if person in self._missed():
                    for seat in self._table.seats.played_by(person):
                        if not self._table.seats.is_away(seat):
                            self._enter(change, AWAY, seat)

    def come_back(self, change: Change, person: str) -> None:
        """The person is connected again."""
        for seat in self._table.seats.played_by(person):
            if self._table.seats.is_away(seat):
                self._enter(change, BACK, seat)

    def _enter(self, change: Change, verb: str, seat: int) -> None:
        """Where the rules fail at it, the mark stays as it was: nobody is kept out for that."""
        try:
            change.enter_if_allowed(verb, seat)
        except BrokenRules as error:
            self._table.failures.note(error)
