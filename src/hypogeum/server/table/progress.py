"""How far a table is, kept beside it: a list of tables tells it without loading one of them."""

from __future__ import annotations

import time as wall
from typing import TYPE_CHECKING

from hypogeum.server.storage.rows import ProgressRow, SeatRow

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change


OFTEN = 10.0
"""Seconds between two moves whose times are kept, where nothing else is to tell: lists need not be more exact."""


def progress_after(change: Change) -> ProgressRow | None:
    """How far the table is after the change that is about to be stored; None if a list would tell the same.

    A clock that ran on is nothing that happened. A table from the time before this was kept is noted when it is used.
    """
    table, state, last = change.table, change.table.engine.state, change.table.progress
    asked, winners = sorted(table.questions.since), list(state.winners) if state.over else None
    has_sat_down = any(isinstance(row, SeatRow) for row in change.rows)
    at = wall.time() if change.made or has_sat_down else last.at
    is_same = state.turns == last.turns and asked == last.asked and winners == last.winners
    if is_same and not has_sat_down and at - last.at < OFTEN:
        return None
    return ProgressRow(table=table.row.id, at=at, turns=state.turns, asked=asked, winners=winners)
