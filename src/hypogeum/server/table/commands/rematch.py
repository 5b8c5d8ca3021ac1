"""Another game after one that is over, at a new table with the same people."""

from __future__ import annotations

import asyncio

import msgspec

from hypogeum.server.lobby.invitations import new_invitation
from hypogeum.server.lobby.new_tables import begin, new_rows, new_table_id
from hypogeum.server.protocol.problems import GAME_RUNS, ONLY_PLAYERS_TALK
from hypogeum.server.storage.rows import Row, SeatRow
from hypogeum.server.table.change import Change


async def make_rematch(change: Change, person: str) -> None:
    """After the end, by anybody who sat there: a table with the same options, and everybody where he sat.

    Whoever asks first is its host. A seat that nobody had taken is open again, with a link of its own. It is set up
    beside the event loop, as new tables are; meanwhile others who ask wait for it.
    """
    table = change.table
    if not table.engine.state.over:
        raise GAME_RUNS()
    if not table.seats.held_by(person):
        raise ONLY_PLAYERS_TALK()
    if table.rematch is not None:
        return
    seats = [_sits_again(row) for row in table.seats.rows]
    bots, secret, rematch = [row.bot for row in seats], table.services.secret(), new_table_id()

    def set_up() -> list[Row]:
        engine = begin(table.game, table.row.options, bots, secret)
        return new_rows(engine, rematch, host=person, seed_is_chosen=False, rematch_of=table.row.id)

    rows = await asyncio.to_thread(set_up)
    change.begin_rematch(rematch, *rows, *[msgspec.structs.replace(seat, table=rematch) for seat in seats])


def _sits_again(row: SeatRow) -> SeatRow:
    """A person plays himself again; a bot that had stood in for one is not needed."""
    if row.person is not None:
        return msgspec.structs.replace(row, bot=None, invitation=None, own_settings={})
    if row.invitation is not None:
        return msgspec.structs.replace(row, invitation=new_invitation())
    return row
