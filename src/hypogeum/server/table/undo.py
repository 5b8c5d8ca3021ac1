"""Whether a seat may take back its last action, and why not (TBL-UNDO-1 to TBL-UNDO-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypogeum.server.protocol.values import SPECTATOR

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable

UNDO_OFF, UNDO_OTHER = "off", "other"


def undo_obstacle(table: LiveTable, seat: int) -> str:
    """Why the seat cannot take back its last action; empty if it can (TBL-UNDO-1 to TBL-UNDO-4)."""
    if table.row.options.get("allow_undo") is False:
        return UNDO_OFF
    if seat == SPECTATOR:
        return UNDO_OTHER
    refusal = table.engine.undo_refusal(seat, table.plain_answers)
    return "" if refusal is None else refusal.reason
