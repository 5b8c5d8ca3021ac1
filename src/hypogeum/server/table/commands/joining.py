"""Taking a free seat by its invitation."""

from __future__ import annotations

import time as wall

import msgspec

from hypogeum.server.lobby.invitations import invited_to
from hypogeum.server.protocol.problems import BAD_REQUEST
from hypogeum.server.protocol.values import NOBODY
from hypogeum.server.protocol.visible import visible
from hypogeum.server.storage.rows import PersonRow
from hypogeum.server.table import stand_ins
from hypogeum.server.table.change import Change


def join(change: Change, person: str, invitation: str, name: str) -> None:
    """Take a free seat, from the bot that plays there meanwhile if there is one; raises Declined.

    Nobody joins a table where he sits: several seats of one person are a hot-seat, made with the table (TBL-SEAT-5).
    Where such a table has come from another server, one invitation is for all seats of a person, and their names stay.
    Who has no secret cannot sit down: everybody else without one would be the same person.
    """
    if person == NOBODY:
        raise BAD_REQUEST(reason="a seat is held by a cookie, which every answer over HTTP gives to whoever has none")
    table, shown = change.table, visible(name)
    first = invited_to(table.seats.rows, person, invitation)
    for row in [row for row in table.seats.rows if row.invitation == invitation and row.is_free]:
        if table.seats.is_played_by_bot(row.seat):
            stand_ins.give_back(change, row.seat)
        taken = msgspec.structs.replace(
            table.seats.rows[row.seat], person=person, name=shown if row is first else row.name
        )
        change.reseat(taken, PersonRow(id=person, name=shown, since=wall.time()))
