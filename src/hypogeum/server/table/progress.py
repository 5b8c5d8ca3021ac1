"""How far a table is, kept beside it: a list of tables tells it without loading one of them."""

from __future__ import annotations

import time as wall
from typing import TYPE_CHECKING

from hypogeum.server.storage.rows import EntryRow, ProgressRow, SeatRow

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change


OFTEN = 10.0
"""Seconds between two times that are kept, where nothing else is to tell: lists need not know it more exactly."""


def progress_after(change: Change) -> ProgressRow | None:
    """How far the table is after the change that is about to be stored; None if a list would tell the same.

    A clock that ran on is nothing that happened. A table from the time before this was kept is noted when it is used.
    """
    table, state, last = change.table, change.table.engine.state, change.table.progress
    asked, winners = sorted(table.questions.since), list(state.winners) if state.over else None
    happened = any(isinstance(row, EntryRow | SeatRow) for row in change.rows)
    at = wall.time() if happened else last.at
    if state.turns == last.turns and asked == last.asked and winners == last.winners and at - last.at < OFTEN:
        return None
    return ProgressRow(table=table.row.id, at=at, turns=state.turns, asked=asked, winners=winners)
