"""The facts about a table, as a person is told who plays there, watches, or has it on a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hypogeum.server.lobby.documents import options_as_told
from hypogeum.server.protocol.bodies import SeatInfo, TableInfo
from hypogeum.server.storage.rows import SeatRow, TableRow, TableSummary


def may_know(table: TableRow, seats: Sequence[SeatRow], person: str) -> bool:
    """Whether somebody may know anything about a table: strangers only where it has spectators (TBL-KNOW-2)."""
    is_stranger = person != table.host and all(seat.person != person for seat in seats)
    return not is_stranger or table.options.get("spectators") is not False


def table_info(summary: TableSummary, person: str, is_connected: Callable[[str], bool]) -> TableInfo:
    """The facts about a table, as a person is told."""
    row, seats = summary.table, summary.seats
    return TableInfo(
        id=row.id,
        game=row.game,
        seats=seat_infos(seats, person),
        connected=connected_seats(seats, is_connected),
        options=options_as_told(row.options),
        commitment=row.commitment,
        seed_is_chosen=row.seed_is_chosen,
        version=summary.version,
        over=summary.over,
        rematch=summary.rematch,
        hotseat=sum(seat.person == person for seat in seats) > 1,
        invitations=invitations(seats) if row.host == person else {},
    )


def seat_infos(rows: Sequence[SeatRow], person: str) -> list[SeatInfo]:
    """Who sits where, as a person is told."""
    return [
        SeatInfo(
            seat=row.seat,
            kind="bot" if row.bot is not None else "open" if row.person is None else "person",
            name=row.name,
            mine=row.person == person and row.person is not None,
            bot=row.bot,
            free=row.is_free,
        )
        for row in rows
    ]


def connected_seats(rows: Sequence[SeatRow], is_connected: Callable[[str], bool]) -> list[bool]:
    """By seat: whether somebody is there; a bot always is."""
    return [row.bot is not None or (row.person is not None and is_connected(row.person)) for row in rows]


def invitations(rows: Sequence[SeatRow]) -> dict[str, str]:
    """By free seat: the secret that lets a friend take it."""
    return {str(row.seat): row.invitation for row in rows if row.invitation is not None and row.is_free}
