"""One change of a table: everything that may be done to it, from beginning to storing."""

from __future__ import annotations

import time as wall
from contextlib import suppress
from typing import TYPE_CHECKING

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.frame_types import Cause
from hypogeum.engine.records import Entry
from hypogeum.engine.retelling import write_told
from hypogeum.engine.table import BrokenRules
from hypogeum.server.storage.links import link_after
from hypogeum.server.storage.rows import ChatRow, EndRow, EntryRow, RequestRow, Row, SeatRow
from hypogeum.server.table.checkpoint import Checkpoint
from hypogeum.server.table.questions import NO_SEAT
from hypogeum.server.table.telling.made import Made

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable


class ChangeIsOver(Exception):
    """Somebody has kept a change longer than `LiveTable.change` has let him have it."""


class Change:
    """What `LiveTable.change` gives, and the only way to enter, take back or reseat anything."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.rows: list[Row] = []
        """What it has brought about so far, to be stored together."""
        self.made: list[Made] = []
        """The entries among it, to be told when they are stored."""
        self._is_over = False

    def end(self) -> None:
        """Nothing more belongs to it."""
        self._is_over = True

    def enter(self, action: Action, seat: int, cause: Cause = "chosen") -> None:
        """Do an action of a seat and write it down; raises IllegalAction or BrokenRules.

        The table is then as it was before.
        """
        self._goes_on()
        before = Checkpoint(self)
        try:
            entry = self.table.engine.apply(action, seat)
            self._write_down(entry, NO_SEAT if action.verb.any_time else seat, cause)
        except (IllegalAction, BrokenRules):
            raise
        except Exception as error:  # the question that follows is rules code too
            before.restore()
            raise self.table.failures.broken(error, str(action), seat) from error

    def enter_if_allowed(self, verb: str, seat: int) -> None:
        """Do something that needs no question, where it is possible."""
        with suppress(IllegalAction):
            self.enter(self.table.game.action(verb), seat)

    def undo(self, seat: int) -> Cause:
        """Take back the last action of a seat that may do so; gives why that had been done."""
        self._goes_on()
        engine = self.table.engine
        taken_back = engine.history.actions[-1].entry
        self._write_down(engine.undo(seat), seat, "chosen")
        return self.table.causes.get(taken_back, "chosen")

    def _write_down(self, entry: Entry, actor: int, cause: Cause) -> None:
        table, engine = self.table, self.table.engine
        number, now = engine.version - 1, wall.time()
        if cause != "chosen":
            table.causes[number] = cause
        table.link = link_after(table.link, entry)
        told = write_told(engine.events)
        row = EntryRow(table=table.row.id, number=number, entry=entry, at=now, cause=cause, told=told, link=table.link)
        self.keep(row)
        self.made.append(Made(entry, engine.state, engine.events, cause))
        if engine.state.over:
            self.keep(EndRow(table=table.row.id, at=now))
        table.questions.follow(engine.state, engine.version, actor)

    def reseat(self, row: SeatRow, *others: Row) -> None:
        """Another holder of a seat."""
        self.keep(row, *others)
        self.table.seats.rows[row.seat] = row

    def add_line(self, line: ChatRow) -> None:
        """A line of the chat."""
        self.keep(line)
        self.table.lines.append(line)

    def begin_rematch(self, table: str, *rows: Row) -> None:
        """The table that is made after this one, with the rows of its beginning."""
        self.keep(*rows)
        self.table.rematch = table

    def remember(self, person: str, request: str) -> None:
        """A command that was done; it is forgotten when many others have followed it."""
        self.keep(RequestRow(table=self.table.row.id, person=person, request=request, at=wall.time()))
        self.table.requests[person, request] = None

    def keep(self, *rows: Row) -> None:
        """Store rows with the change."""
        self._goes_on()
        self.rows.extend(rows)

    def _goes_on(self) -> None:
        if self._is_over:
            raise ChangeIsOver(self.table.row.id)
