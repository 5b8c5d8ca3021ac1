"""A change is the only way to do something to a table, and nobody keeps it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.server.storage.rows import ChatRow
from hypogeum.server.table.change import Change, ChangeIsOver
from hypogeum.server.table.live_table import LiveTable
from tests.server.house import BEGUN, Server


@pytest.mark.parametrize("way", ["enter", "undo", "reseat"])
def test_a_table_itself_cannot_be_entered_into(way: str) -> None:
    assert hasattr(Change, way)
    assert not hasattr(LiveTable, way)


@pytest.mark.parametrize(
    "use",
    [
        lambda change: change.enter(change.table.game.action("end_turn"), 0),
        lambda change: change.undo(0),
        lambda change: change.reseat(change.table.seats.rows[0]),
        lambda change: change.add_line(ChatRow(table="t", seat=0, name="", text="late", at=0.0)),
        lambda change: change.remember("somebody", "late"),
        lambda change: change.begin_rematch("late"),
    ],
)
def test_a_change_that_is_over_does_nothing_more(server: Server, use: Callable[[Change], None]) -> None:
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    person.sit(table, 0).next_state()
    live = server.live(table)
    assert live is not None

    async def keep_it() -> Change:
        async with live.change() as change:
            return change

    kept = server.in_loop_until_done(keep_it)
    with pytest.raises(ChangeIsOver):
        server.in_loop(lambda: use(kept))
    assert (live.engine.version, live.lines, live.requests, live.rematch) == (0, [], {}, None)
