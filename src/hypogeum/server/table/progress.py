"""How far a table is, kept beside it: a list of tables tells it without loading one of them."""

from __future__ import annotations

import time as wall
from typing import TYPE_CHECKING

from hypogeum.server.storage.rows import EntryRow, ProgressRow, SeatRow

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change


def progress_after(change: Change) -> ProgressRow | None:
    """How far the table is after the change that is about to be stored; None if a list would tell the same.

    A clock that ran on is nothing that happened. A table from the time before this was kept is noted when it is used.
    """
    table, state = change.table, change.table.engine.state
    happened = any(isinstance(row, EntryRow | SeatRow) for row in change.rows)
    progress = ProgressRow(
        table=table.row.id,
        at=wall.time() if happened else table.progress.at,
        turns=state.turns,
        asked=sorted(table.questions.since),
        winners=list(state.winners) if state.over else None,
    )
    return None if progress == table.progress else progress
