"""What a link to a free seat is good for, before anybody sits down."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from hypogeum.server.protocol.bodies import Invitation, TableInfo
from hypogeum.server.protocol.problems import ALREADY_SEATED, SEAT_TAKEN, WRONG_INVITATION
from hypogeum.server.storage.rows import SeatRow, TableSummary


def invited_to(seats: Sequence[SeatRow], person: str, invitation: str) -> SeatRow:
    """The free seat that a person may take by an invitation; raises Declined.

    Nobody joins a table where he sits: several seats of one person are a hot-seat, made with the table (TBL-SEAT-5).
    """
    row = next((row for row in seats if row.invitation == invitation), None)
    if row is None:
        raise WRONG_INVITATION()
    if any(seat.person == person for seat in seats):
        raise ALREADY_SEATED("TBL-SEAT-5")
    if not row.is_free:
        raise SEAT_TAKEN()
    return row


def invitation_to(summary: TableSummary, table: TableInfo, person: str, invitation: str) -> Invitation:
    """What the holder of a good link is told of the table, whether or not it has spectators (TBL-KNOW-2)."""
    seat = invited_to(summary.seats, person, invitation)
    host = next((row.name for row in summary.seats if row.person == summary.table.host), "")
    return Invitation(seat=seat.seat, host=host, table=table)


def new_invitation() -> str:
    """The secret of a link that lets somebody take a seat."""
    return secrets.token_urlsafe(16)
