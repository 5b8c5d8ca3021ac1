"""What a person does at a table from his seat: act, take back, talk, change a setting, leave, ask why not."""

from __future__ import annotations

import time as wall
from collections.abc import Sequence

from hypogeum.engine.actions import Action, UnreadableAction
from hypogeum.engine.game import RefusedTarget
from hypogeum.server import takeover
from hypogeum.server.live_table import LiveTable
from hypogeum.server.making import bot_levels
from hypogeum.server.messages import UNDO_OFF, undo_obstacle
from hypogeum.server.problems import (
    BOT_PLAYS,
    GAME_OVER,
    GAME_RUNS,
    LEFT_FOR_GOOD,
    NO_SPECTATORS,
    NO_SUCH_BOT,
    NO_SUCH_SETTING,
    NOT_AN_ACTION,
    NOT_YOUR_SEAT,
    ONLY_PLAYERS_TALK,
    SEAT_NOT_FOUND,
    STALE,
    UNDO_REFUSED,
)
from hypogeum.server.protocol import SPECTATOR, BotLevel
from hypogeum.server.store import ChatRow, SeatRow, TableRow

UNDO_RULES = {UNDO_OFF: "TBL-UNDO-1", "nothing": "TBL-UNDO-1", "over": "TBL-UNDO-4"}
"""Which rule stands in the way of undo; for what cannot be unseen it is TBL-UNDO-2."""


def may_know(table: TableRow, seats: Sequence[SeatRow], person: str) -> bool:
    """Whether somebody may know anything about a table: strangers only where it has spectators (TBL-KNOW-2)."""
    is_stranger = person != table.host and all(seat.person != person for seat in seats)
    return not is_stranger or table.options.get("spectators") is not False


class Player:
    """One person at one table. What is refused raises Declined; all but questions happens inside a change."""

    def __init__(self, table: LiveTable, person: str) -> None:
        self._table = table
        self._person = person

    def may_look_from(self, seat: int) -> None:
        """From his own seats, or as a spectator; when the game is over, from any seat (TBL-KNOW-2, TBL-KNOW-4)."""
        self._is_no_stranger()
        is_open = seat == SPECTATOR or (self._table.engine.state.over and self._table.seats.has(seat))
        if not is_open:
            self._holds(seat)

    def do(self, seat: int, seen: int, texts: Sequence[str]) -> None:
        """Do one of the actions he was offered at the version he saw (TBL-SEAT-3), or a shortcut of several.

        What follows the first is done as long as it is offered and nothing has come between that could change his mind:
        chance, something shown, another seat.
        """
        table = self._table
        self._plays(seat)
        if table.questions.is_stale(seat, seen, table.engine.version):
            raise STALE(seen=seen, version=table.engine.version)
        actions = [table.game.action(text) for text in texts]
        for action in actions:
            if action.verb.any_time:
                raise NOT_AN_ACTION(verb=action.verb.name)
        table.enter(actions[0], seat)
        for action in actions[1:]:
            if not self._can_go_on(action, seat):
                break
            table.enter(action, seat)
        table.together.was_done(seat, texts)
        table.timekeeper.person_acted(seat)

    def _can_go_on(self, action: Action, seat: int) -> bool:
        """Whether an action may follow the last one without being asked for again."""
        engine = self._table.engine
        state = engine.state
        if state.over or engine.undo_refusal(seat) is not None:
            return False
        return state.decision.refusal(state, seat, action) is None

    def undo(self, seat: int, seen: int) -> None:
        """Take back his last action, with what the table has answered by itself since (TBL-UNDO-1)."""
        table = self._table
        self._plays(seat)
        if seen != table.engine.version:
            raise STALE(seen=seen, version=table.engine.version)
        obstacle = undo_obstacle(table, seat)
        if obstacle:
            raise UNDO_REFUSED(UNDO_RULES.get(obstacle, "TBL-UNDO-2"), reason=obstacle)
        while table.enter_undo(seat) == "only":
            pass
        table.timekeeper.person_acted(seat)

    def set(self, seat: int, setting: str, value: str) -> None:
        """Change a personal setting that the rules read (TBL-SET-1)."""
        table = self._table
        self._plays(seat)
        known = next((known for known in table.game.settings if known.id == setting and known.is_rule), None)
        if known is None or value not in known.choices:
            raise NO_SUCH_SETTING(setting=setting, value=value)
        try:
            action = table.game.action(f"{takeover.SET} {setting} {value}")
        except UnreadableAction as error:
            raise NO_SUCH_SETTING(setting=setting, value=value) from error
        table.enter(action, seat)

    def say(self, seat: int | None, text: str) -> None:
        """Chat, from one of his seats or the first of them."""
        table = self._table
        held = table.seats.held_by(self._person)
        if not held:
            raise ONLY_PLAYERS_TALK()
        speaker = seat if seat is not None and seat in held else held[0]
        name = table.seats.rows[speaker].name
        table.add_line(ChatRow(table=table.row.id, seat=speaker, name=name, text=text, at=wall.time()))

    def asks_for_rematch(self) -> None:
        """When the game is over, anybody who sat there may."""
        table = self._table
        if not table.engine.state.over:
            raise GAME_RUNS()
        if not table.seats.held_by(self._person):
            raise ONLY_PLAYERS_TALK()

    async def why_not(self, seat: int, thing: str) -> list[RefusedTarget]:
        """Why nothing can be done with a thing now, seen from where he looks."""
        table = self._table
        async with table.alone():
            with table.failures.reading(f"why_not {thing}", seat):
                return table.game.why_not(table.engine.state, seat, thing)

    def leave(self, seat: int) -> None:
        """Let a bot play on, or give the seat up where the table has no such bots (TBL-AWAY-2, TBL-AWAY-3)."""
        table = self._table
        self.holds_in_play(seat)
        if table.seats.is_played_by_person(seat):
            takeover.replace(table, seat)

    def lend(self, seat: int, level: BotLevel | None) -> None:
        """Let a bot play, at a level or the table's, until he takes the seat back (TBL-AWAY-4)."""
        table = self._table
        self.holds_in_play(seat)
        self.has_not_left(seat)
        if level is not None and level not in bot_levels(table.game):
            raise NO_SUCH_BOT(bot=level)
        takeover.lend(table, seat, level)

    def come_back(self, seat: int) -> None:
        """Take the seat back from the bot (TBL-AWAY-2, TBL-AWAY-4)."""
        table = self._table
        self._holds(seat)
        self.has_not_left(seat)
        if table.seats.is_played_by_bot(seat):
            takeover.give_back(table, seat)
            table.timekeeper.person_acted(seat)

    def _is_no_stranger(self) -> None:
        if not may_know(self._table.row, self._table.seats.rows, self._person):
            raise NO_SPECTATORS("TBL-KNOW-2")

    def _holds(self, seat: int) -> None:
        self._is_no_stranger()
        if not self._table.seats.has(seat):
            raise SEAT_NOT_FOUND(seat=seat)
        if not self._table.seats.is_held_by(seat, self._person):
            raise NOT_YOUR_SEAT("TBL-SEAT-3", seat=seat)

    def holds_in_play(self, seat: int) -> None:
        """It is his, and the game is not over."""
        self._holds(seat)
        if self._table.engine.state.over:
            raise GAME_OVER()

    def has_not_left(self, seat: int) -> None:
        if self._table.seats.is_gone(seat):
            raise LEFT_FOR_GOOD("TBL-AWAY-3", seat=seat)

    def _plays(self, seat: int) -> None:
        """He holds the seat, plays it himself, and there is something to play (TBL-SEAT-3)."""
        self.holds_in_play(seat)
        if self._table.seats.is_played_by_bot(seat):
            raise BOT_PLAYS("TBL-AWAY-2", seat=seat)
