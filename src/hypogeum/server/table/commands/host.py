"""What the person who made a table does about the seats that no person has taken (TBL-SEAT-4)."""

from __future__ import annotations

import msgspec

from hypogeum.server.lobby.games import bot_levels
from hypogeum.server.lobby.invitations import new_invitation
from hypogeum.server.protocol.problems import (
    GAME_OVER,
    NO_SUCH_BOT,
    NOT_THE_HOST,
    SEAT_NOT_FOUND,
    SEAT_NOT_FREE,
)
from hypogeum.server.protocol.values import BotLevel
from hypogeum.server.table import stand_ins
from hypogeum.server.table.change import Change


class Host:
    """One person who changes a table that he has made. What is refused raises Declined."""

    def __init__(self, change: Change, person: str) -> None:
        self._change = change
        self._table = change.table
        self._person = person

    def seat_bot(self, seat: int, level: BotLevel) -> None:
        """Let a bot play there, or change its level; the friend with the link of the seat may still take it over."""
        self._disposes_of(seat)
        if level not in bot_levels(self._table.game):
            raise NO_SUCH_BOT(bot=level)
        stand_ins.stand_in(self._change, seat, level)

    def open_seat(self, seat: int) -> None:
        """Take the bot off: the table waits for a person, by the link of the seat."""
        self._disposes_of(seat)
        if self._table.seats.is_played_by_bot(seat):
            stand_ins.give_back(self._change, seat)
        if not self._table.seats.is_free(seat):
            self._invite(seat)

    def free_seat(self, seat: int) -> None:
        """Make a new link to the seat for somebody else: the one it was promised to by the old link cannot take it."""
        self._disposes_of(seat)
        self._invite(seat)

    def _invite(self, seat: int) -> None:
        row = self._table.seats.rows[seat]
        self._change.reseat(msgspec.structs.replace(row, invitation=new_invitation()))

    def _disposes_of(self, seat: int) -> None:
        table = self._table
        if table.row.host != self._person:
            raise NOT_THE_HOST("TBL-SEAT-4")
        if not table.seats.has(seat):
            raise SEAT_NOT_FOUND(seat=seat)
        if table.engine.state.over:
            raise GAME_OVER()
        if table.seats.is_taken(seat):
            raise SEAT_NOT_FREE("TBL-SEAT-4", seat=seat)
