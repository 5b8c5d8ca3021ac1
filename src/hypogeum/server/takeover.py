"""A bot plays for a person who has left, until he comes back (HT-ONL-5), or for a friend who has not come yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hypogeum.bots import opening_actions
from hypogeum.server.protocol import BotLevel
from hypogeum.server.seats import BACK, LEAVE

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

OFF = "off"
SET = "set"


def replace(table: LiveTable, seat: int) -> None:
    """Inside a change: the bot of option `replacement_bot` takes the seat, or the seat leaves the game."""
    level = str(table.row.options.get("replacement_bot", "careful"))
    if level == OFF:
        table.enter_if_allowed(LEAVE, seat)
        return
    if seat in table.seats.away:
        table.enter_if_allowed(BACK, seat)
    _seat_bot(table, seat, msgspec.convert(level, BotLevel))


def stand_in(table: LiveTable, seat: int, level: BotLevel) -> None:
    """Inside a change: a bot takes a free seat, or another level plays there."""
    if table.seats.is_played_by_bot(seat):
        table.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=level))
    else:
        _seat_bot(table, seat, level)


def _seat_bot(table: LiveTable, seat: int, level: BotLevel) -> None:
    table.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=level))
    for action in opening_actions(table.game):
        if not table.engine.state.over:
            table.enter(action, seat)


def give_back(table: LiveTable, seat: int) -> None:
    """Inside a change: the person plays again (or the seat is open again), with the settings it had."""
    table.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=None))
    for action in opening_actions(table.game):
        verb, _, words = str(action).partition(" ")
        if verb == SET and not table.engine.state.over:
            setting = words.partition(" ")[0]
            table.enter(table.game.action(f"{SET} {setting} {_own_value(table, seat, setting)}"), seat)


def _own_value(table: LiveTable, seat: int, setting: str) -> str:
    """What the person had chosen: the value before the bot's, which is the last one of the seat."""
    start = f"{SET} {setting} "
    values = [
        entry.action.removeprefix(start)
        for entry in table.engine.record.entries
        if entry.seat == seat and entry.action.startswith(start)
    ]
    if len(values) > 1:
        return values[-2]
    return next(known.default for known in table.game.settings if known.id == setting)
