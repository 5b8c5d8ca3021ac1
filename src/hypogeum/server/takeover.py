"""A bot plays for a person who has left or has lent his seat, until he takes it back, or for a friend who has not
come yet (TBL-SEAT-4, TBL-AWAY-2 to TBL-AWAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hypogeum.bots import opening_actions
from hypogeum.server.protocol import BotLevel
from hypogeum.server.seats import BACK, LEAVE

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

OFF = "off"
USUAL: BotLevel = "careful"
SET = "set"


def replace(table: LiveTable, seat: int) -> None:
    """Inside a change: the bot of option `replacement_bot` takes the seat, or the seat leaves the game."""
    level = _replacement(table)
    if level is None:
        give_up(table, seat)
    else:
        lend(table, seat, level)


def give_up(table: LiveTable, seat: int) -> None:
    """Inside a change: the seat leaves the game for good (TBL-AWAY-3, TBL-AWAY-5)."""
    if table.seats.is_taken(seat) and table.seats.is_played_by_bot(seat):
        table.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=None))
    table.enter_if_allowed(LEAVE, seat)


def lend(table: LiveTable, seat: int, level: BotLevel | None) -> None:
    """Inside a change: a bot plays for the person of the seat, by default at the table's level (TBL-AWAY-4)."""
    if table.seats.is_away(seat):
        table.enter_if_allowed(BACK, seat)
    stand_in(table, seat, level or _replacement(table) or USUAL)


def _replacement(table: LiveTable) -> BotLevel | None:
    """The level of the bots that replace those who leave; None where the table has none."""
    level = table.row.options.get("replacement_bot", USUAL)
    return None if level == OFF else msgspec.convert(level, BotLevel)


def stand_in(table: LiveTable, seat: int, level: BotLevel) -> None:
    """Inside a change: a bot plays the seat, or another level plays there."""
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
