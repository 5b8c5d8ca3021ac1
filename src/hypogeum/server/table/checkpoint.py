"""A table in memory as it was before something was tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change


class Checkpoint:
    """What a change of a table can touch before it is stored; states themselves are never changed, only replaced."""

    def __init__(self, change: Change) -> None:
        table, engine = change.table, change.table.engine
        self._change = change
        self._table = table
        self._state = engine.state
        self._events = engine.events
        self._entries = engine.version
        self._result = engine.record.result
        self._link = table.link
        self._actions = engine.history.actions[:]
        self._outcomes = engine.fair.counter
        self._rows = table.seats.rows[:]
        self._questions = table.questions.kept
        self._missed = table.timekeeper.missed
        self._rows_kept = len(change.rows)
        self._made = len(change.made)
        self._lines = len(table.lines)
        self._requests = len(table.requests)
        self._rematch = table.rematch
        self._within_sides = table.sides.kept

    def restore(self) -> None:
        """Let the table be as it was."""
        table, engine = self._table, self._table.engine
        engine.state = self._state
        engine.events = self._events
        del engine.record.entries[self._entries :]
        engine.record.result = self._result
        table.link = self._link
        engine.history.actions = self._actions
        engine.fair.counter = self._outcomes
        engine.chance.take_outcomes()
        table.seats.rows = self._rows
        table.questions.kept = self._questions
        table.timekeeper.missed = self._missed
        table.causes = {number: cause for number, cause in table.causes.items() if number < self._entries}
        del self._change.rows[self._rows_kept :]
        del self._change.made[self._made :]
        del table.lines[self._lines :]
        while len(table.requests) > self._requests:
            table.requests.popitem()  # the newest is the last
        table.rematch = self._rematch
        table.sides.kept = self._within_sides
