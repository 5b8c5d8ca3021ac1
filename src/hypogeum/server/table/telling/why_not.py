"""Why nothing can be done with a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypogeum.engine.game import RefusedTarget

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable


async def why_not(table: LiveTable, seat: int, thing: str) -> list[RefusedTarget]:
    """What forbids it now, seen from a seat or as a spectator; raises Declined where the rules fail at it."""
    async with table.alone():
        with table.failures.reading(f"why_not {thing}", seat):
            return table.game.why_not(table.engine.state, seat, thing)
