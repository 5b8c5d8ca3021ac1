"""What a person does at a table from his seat: act, take back, talk, change a setting, leave."""

from __future__ import annotations

import time as wall
from collections.abc import Sequence

from hypogeum.engine.actions import Action, UnreadableAction
from hypogeum.server.lobby.games import bot_levels
from hypogeum.server.protocol.problems import (
    NO_SUCH_BOT,
    NO_SUCH_SETTING,
    NOT_AN_ACTION,
    ONLY_PLAYERS_TALK,
    STALE,
    UNDO_REFUSED,
)
from hypogeum.server.protocol.values import BotLevel
from hypogeum.server.protocol.visible import visible
from hypogeum.server.storage.rows import ChatRow
from hypogeum.server.table import stand_ins
from hypogeum.server.table.change import Change
from hypogeum.server.table.rights import Rights
from hypogeum.server.table.settings import set_action
from hypogeum.server.table.undo import UNDO_OFF, undo_obstacle

UNDO_RULES = {UNDO_OFF: "TBL-UNDO-1", "nothing": "TBL-UNDO-1", "over": "TBL-UNDO-4"}
"""Which rule stands in the way of undo; for what cannot be unseen it is TBL-UNDO-2."""


class Player:
    """One person in one change of a table. What is refused raises Declined."""

    def __init__(self, change: Change, person: str) -> None:
        self._change = change
        self._table = change.table
        self._person = person
        self._rights = Rights(change.table, person)

    def do(self, seat: int, seen: int, texts: Sequence[str]) -> None:
        """Do one of the actions he was offered at the version he saw (TBL-SEAT-3), or a shortcut of several.

        What follows the first is done as long as it is offered and nothing has come between that could change his mind:
        chance, something shown, another seat.
        """
        table = self._table
        self._rights.plays(seat)
        if table.questions.is_stale(seat, seen, table.engine.version):
            raise STALE(seen=seen, version=table.engine.version)
        actions = [table.game.action(text) for text in texts]
        for action in actions:
            if action.verb.any_time:
                raise NOT_AN_ACTION(verb=action.verb.name)
        self._change.enter(actions[0], seat)
        for action in actions[1:]:
            if not self._can_go_on(action, seat):
                break
            self._change.enter(action, seat)
        table.sides.was_done(seat, texts)
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
        self._rights.plays(seat)
        if seen != table.engine.version:
            raise STALE(seen=seen, version=table.engine.version)
        obstacle = undo_obstacle(table, seat)
        if obstacle:
            raise UNDO_REFUSED(UNDO_RULES.get(obstacle, "TBL-UNDO-2"), reason=obstacle)
        while self._change.undo(seat) == "only":
            pass
        table.timekeeper.person_acted(seat)

    def set(self, seat: int, setting: str, value: str) -> None:
        """Change a personal setting that the rules read (TBL-SET-1)."""
        table = self._table
        self._rights.plays(seat)
        known = next((known for known in table.game.settings if known.id == setting and known.is_rule), None)
        if known is None or value not in known.choices:
            raise NO_SUCH_SETTING(setting=setting, value=value)
        try:
            action = set_action(table.game, setting, value)
        except UnreadableAction as error:
            raise NO_SUCH_SETTING(setting=setting, value=value) from error
        self._change.enter(action, seat)

    def say(self, seat: int | None, text: str) -> None:
        """Chat, from one of his seats or the first of them; a text that shows nothing is no line."""
        table = self._table
        held = table.seats.held_by(self._person)
        if not held:
            raise ONLY_PLAYERS_TALK()
        speaker = seat if seat is not None and seat in held else held[0]
        name = table.seats.rows[speaker].name
        if shown := visible(text):
            self._change.add_line(ChatRow(table=table.row.id, seat=speaker, name=name, text=shown, at=wall.time()))

    def leave(self, seat: int) -> None:
        """Let a bot play on, or give the seat up where the table has no such bots (TBL-AWAY-2, TBL-AWAY-3)."""
        table = self._table
        self._rights.holds_in_play(seat)
        if table.seats.is_played_by_person(seat):
            stand_ins.replace(self._change, seat)

    def lend(self, seat: int, level: BotLevel | None) -> None:
        """Let a bot play, at a level or the table's, until he takes the seat back (TBL-AWAY-4)."""
        table = self._table
        self._rights.holds_in_play(seat)
        self._rights.has_not_left(seat)
        if level is not None and level not in bot_levels(table.game):
            raise NO_SUCH_BOT(bot=level)
        stand_ins.lend(self._change, seat, level)

    def come_back(self, seat: int) -> None:
        """Take the seat back from the bot (TBL-AWAY-2, TBL-AWAY-4)."""
        table = self._table
        self._rights.holds(seat)
        self._rights.has_not_left(seat)
        if table.seats.is_played_by_bot(seat):
            stand_ins.give_back(self._change, seat)
            table.timekeeper.person_acted(seat)
