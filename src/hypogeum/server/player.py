"""What a person does at a table from his seat: act, take back, change a setting, ask why not."""

from __future__ import annotations

from hypogeum.engine.actions import UnreadableAction
from hypogeum.engine.game import RefusedTarget
from hypogeum.server import takeover
from hypogeum.server.live_table import LiveTable
from hypogeum.server.messages import undo_obstacle
from hypogeum.server.problems import (
    BOT_PLAYS,
    GAME_OVER,
    LEFT_FOR_GOOD,
    NO_SPECTATORS,
    NO_SUCH_SETTING,
    NOT_AN_ACTION,
    NOT_YOUR_SEAT,
    SEAT_NOT_FOUND,
    STALE,
    UNDO_REFUSED,
)
from hypogeum.server.protocol import SPECTATOR

UNDO_RULE = "HT-ONL-4"


class Player:
    """One person at one table. Everything refused raises Declined and changes nothing."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self._table = table
        self._person = person

    def may_look_from(self, seat: int) -> None:
        """From his own seats; as a spectator also who holds none, where the table has spectators (HT-ONL-7)."""
        table = self._table
        if seat == SPECTATOR:
            if not table.seats.held_by(self._person) and table.row.options.get("spectators") is False:
                raise NO_SPECTATORS()
        else:
            self._holds(seat)

    async def do(self, seat: int, seen: int, text: str) -> None:
        """Do one of the actions he was offered at the version he saw."""
        table = self._table
        async with table.change():
            self._plays(seat)
            if table.questions.is_stale(seat, seen, table.engine.version):
                raise STALE(seen=seen, version=table.engine.version)
            action = table.game.action(text)
            if action.verb.any_time:
                raise NOT_AN_ACTION(verb=action.verb.name)
            table.enter(action, seat)
            table.timekeeper.person_acted(seat)

    async def undo(self, seat: int, seen: int) -> None:
        """Take back his last action (HT-ONL-4)."""
        table = self._table
        async with table.change():
            self._plays(seat)
            if seen != table.engine.version:
                raise STALE(seen=seen, version=table.engine.version)
            obstacle = undo_obstacle(table, seat)
            if obstacle:
                raise UNDO_REFUSED(UNDO_RULE, reason=obstacle)
            table.enter_undo(seat)
            table.timekeeper.person_acted(seat)

    async def set(self, seat: int, setting: str, value: str) -> None:
        """Change a personal setting that the rules read (HT-ONL-10)."""
        table = self._table
        async with table.change():
            self._plays(seat)
            known = next((known for known in table.game.settings if known.id == setting and known.is_rule), None)
            if known is None or value not in known.choices:
                raise NO_SUCH_SETTING(setting=setting, value=value)
            try:
                action = table.game.action(f"{takeover.SET} {setting} {value}")
            except UnreadableAction as error:
                raise NO_SUCH_SETTING(setting=setting, value=value) from error
            table.enter(action, seat)

    async def why_not(self, seat: int, thing: str) -> list[RefusedTarget]:
        """Why nothing can be done with a thing now, seen from where he looks."""
        async with self._table.alone():
            return self._table.game.why_not(self._table.engine.state, seat, thing)

    async def leave(self, seat: int) -> None:
        """Let a bot play on, or give the seat up where the table has no such bots (HT-ONL-5)."""
        table = self._table
        async with table.change():
            self._holds(seat)
            if table.engine.state.over:
                raise GAME_OVER()
            if table.seats.is_played_by_person(seat):
                takeover.replace(table, seat)

    async def come_back(self, seat: int) -> None:
        """Take the seat back from the bot (HT-ONL-5)."""
        table = self._table
        async with table.change():
            self._holds(seat)
            if seat in table.seats.gone:
                raise LEFT_FOR_GOOD("HT-ONL-5", seat=seat)
            if table.seats.is_played_by_bot(seat):
                takeover.give_back(table, seat)
                table.timekeeper.person_acted(seat)

    def _holds(self, seat: int) -> None:
        if not self._table.seats.has(seat):
            raise SEAT_NOT_FOUND(seat=seat)
        if not self._table.seats.is_held_by(seat, self._person):
            raise NOT_YOUR_SEAT(seat=seat)

    def _plays(self, seat: int) -> None:
        """He holds the seat, plays it himself, and there is something to play."""
        self._holds(seat)
        if self._table.engine.state.over:
            raise GAME_OVER()
        if self._table.seats.is_played_by_bot(seat):
            raise BOT_PLAYS("HT-ONL-5", seat=seat)
