"""What a person may do at a table, whatever he does there: each question raises Declined where he may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypogeum.server.lobby.table_info import may_know
from hypogeum.server.protocol.problems import (
    BOT_PLAYS,
    GAME_OVER,
    LEFT_FOR_GOOD,
    NOT_YOUR_SEAT,
    SEAT_NOT_FOUND,
    TABLE_NOT_FOUND,
)
from hypogeum.server.protocol.values import SPECTATOR

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable


class Rights:
    """Those of one person at one table."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self._table = table
        self._person = person

    def may_look_from(self, seat: int) -> None:
        """From his own seats, or as a spectator; when the game is over, from any seat (TBL-KNOW-2, TBL-KNOW-4)."""
        self._is_no_stranger()
        is_open = seat == SPECTATOR or (self._table.engine.state.over and self._table.seats.has(seat))
        if not is_open:
            self.holds(seat)

    def holds(self, seat: int) -> None:
        """It is his."""
        self._is_no_stranger()
        if not self._table.seats.has(seat):
            raise SEAT_NOT_FOUND(seat=seat)
        if not self._table.seats.is_held_by(seat, self._person):
            raise NOT_YOUR_SEAT("TBL-SEAT-3", seat=seat)

    def holds_in_play(self, seat: int) -> None:
        """It is his, and the game is not over."""
        self.holds(seat)
        if self._table.engine.state.over:
            raise GAME_OVER()

    def plays(self, seat: int) -> None:
        """He holds the seat, plays it himself, and there is something to play (TBL-SEAT-3)."""
        self.holds_in_play(seat)
        if self._table.seats.is_played_by_bot(seat):
            raise BOT_PLAYS("TBL-AWAY-2", seat=seat)

    def has_not_left(self, seat: int) -> None:
        """The seat is still in the game."""
        if self._table.seats.is_gone(seat):
            raise LEFT_FOR_GOOD("TBL-AWAY-3", seat=seat)

    def _is_no_stranger(self) -> None:
        if not may_know(self._table.row, self._table.seats.rows, self._person):
            raise TABLE_NOT_FOUND(table=self._table.row.id)
