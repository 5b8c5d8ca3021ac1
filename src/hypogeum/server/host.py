"""What the person who made a table does about its free seats: let a bot play there, or keep them for a friend."""

from __future__ import annotations

from hypogeum.server import takeover
from hypogeum.server.live_table import LiveTable
from hypogeum.server.making import bot_levels
from hypogeum.server.problems import GAME_OVER, NO_SUCH_BOT, NOT_THE_HOST, SEAT_NOT_FOUND, SEAT_NOT_FREE
from hypogeum.server.protocol import BotLevel


class Host:
    """One person at one table he has made. Everything refused raises Declined and changes nothing."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self._table = table
        self._person = person

    async def seat_bot(self, seat: int, level: BotLevel) -> None:
        """Let a bot play a free seat; the friend with its link may still take it over."""
        async with self._table.change():
            self._rules_over(seat)
            if level not in bot_levels(self._table.game):
                raise NO_SUCH_BOT(bot=level)
            takeover.stand_in(self._table, seat, level)

    async def open_seat(self, seat: int) -> None:
        """Take the bot off a free seat: the table waits for the friend again."""
        async with self._table.change():
            self._rules_over(seat)
            if self._table.seats.is_played_by_bot(seat):
                takeover.give_back(self._table, seat)

    def _rules_over(self, seat: int) -> None:
        table = self._table
        if not table.seats.has(seat):
            raise SEAT_NOT_FOUND(seat=seat)
        if table.row.host != self._person:
            raise NOT_THE_HOST()
        if table.engine.state.over:
            raise GAME_OVER()
        if not table.seats.is_free(seat):
            raise SEAT_NOT_FREE(seat=seat)
