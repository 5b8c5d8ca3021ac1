"""A table in memory as it was before something was tried."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable


class Checkpoint:
    """What a change of a table can touch before it is stored; states themselves are never changed, only replaced."""

    def __init__(self, table: LiveTable) -> None:
        engine = table.engine
        self._table = table
        self._state = engine.state
        self._events = engine.events
        self._entries = engine.version
        self._result = engine.record.result
        self._actions = engine.history.actions[:]
        self._outcomes = engine.fair.counter
        self._rows = table.seats.rows[:]
        self._questions = copy(table.questions)
        self._missed = table.timekeeper.missed
        self._unstored = table.unstored[:]
        self._made = len(table.made)
        self._lines = len(table.lines)
        self._requests = dict(table.requests)
        self._rematch = table.rematch
        self._within_sides = table.together.kept

    def restore(self) -> None:
        """Let the table be as it was."""
        table, engine = self._table, self._table.engine
        engine.state = self._state
        engine.events = self._events
        del engine.record.entries[self._entries :]
        del engine.log[self._entries + 1 :]
        engine.record.result = self._result
        engine.history.actions = self._actions
        engine.fair.counter = self._outcomes
        engine.chance.take_outcomes()
        table.seats.rows = self._rows
        table.questions = self._questions
        table.timekeeper.missed = self._missed
        table.causes = {number: cause for number, cause in table.causes.items() if number < self._entries}
        table.unstored = self._unstored
        del table.made[self._made :]
        del table.lines[self._lines :]
        table.requests = self._requests
        table.rematch = self._rematch
        table.together.kept = self._within_sides
