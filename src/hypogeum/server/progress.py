"""How far a table is, kept beside it: a list of tables tells it without loading one of them."""

from __future__ import annotations

import time as wall
from typing import TYPE_CHECKING

from hypogeum.engine.state import State
from hypogeum.server.store import EntryRow, ProgressRow, SeatRow

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable


def first_progress(table: str, state: State, at: float) -> ProgressRow:
    """Of a table that begins."""
    asked = [] if state.over else sorted(state.decision.seats(state))
    return ProgressRow(
        table=table, at=at, turns=state.turns, asked=asked, winners=state.winners if state.over else None
    )


def progress_after(table: LiveTable) -> ProgressRow | None:
    """How far the table is after the change that is about to be stored; None if a list would tell the same.

    A clock that ran on is nothing that happened. A table from the time before this was kept is noted when it is used.
    """
    state = table.engine.state
    happened = any(isinstance(change, EntryRow | SeatRow) for change in table.unstored)
    progress = ProgressRow(
        table=table.row.id,
        at=wall.time() if happened else table.progress.at,
        turns=state.turns,
        asked=sorted(table.questions.since),
        winners=list(state.winners) if state.over else None,
    )
    return None if progress == table.progress else progress
