"""A bot plays for a person who has left or has lent his seat, until he takes it back, or for a friend who has not
come yet (TBL-SEAT-4, TBL-AWAY-2 to TBL-AWAY-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hypogeum.bots import opening_actions
from hypogeum.server.protocol.values import BotLevel
from hypogeum.server.table.seats import BACK, LEAVE
from hypogeum.server.table.settings import set_action, setting_of, settings_of

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable

OFF = "off"
USUAL: BotLevel = "careful"


def replace(change: Change, seat: int) -> None:
    """The bot of option `replacement_bot` takes the seat, or the seat leaves the game."""
    level = _replacement(change.table)
    if level is None:
        give_up(change, seat)
    else:
        lend(change, seat, level)


def give_up(change: Change, seat: int) -> None:
    """The seat leaves the game for good (TBL-AWAY-3, TBL-AWAY-5)."""
    table = change.table
    if table.seats.is_taken(seat) and table.seats.is_played_by_bot(seat):
        change.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=None, own_settings={}))
    change.enter_if_allowed(LEAVE, seat)


def lend(change: Change, seat: int, level: BotLevel | None) -> None:
    """A bot plays for the person of the seat, by default at the table's level (TBL-AWAY-4)."""
    table = change.table
    if table.seats.is_away(seat):
        change.enter_if_allowed(BACK, seat)
    stand_in(change, seat, level or _replacement(table) or USUAL)


def _replacement(table: LiveTable) -> BotLevel | None:
    """The level of the bots that replace those who leave; None where the table has none."""
    level = table.row.options.get("replacement_bot", USUAL)
    return None if level == OFF else msgspec.convert(level, BotLevel)


def stand_in(change: Change, seat: int, level: BotLevel) -> None:
    """A bot plays the seat, or another level plays there."""
    table = change.table
    if table.seats.is_played_by_bot(seat):
        change.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=level))
    else:
        _seat_bot(change, seat, level)


def _seat_bot(change: Change, seat: int, level: BotLevel) -> None:
    """What the person has set is kept until the seat is his again; bots have settings of their own."""
    table = change.table
    own = settings_of(table.game, table.engine.state, seat)
    change.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=level, own_settings=own))
    for action in opening_actions(table.game):
        if not table.engine.state.over:
            change.enter(action, seat)


def give_back(change: Change, seat: int) -> None:
    """The person plays again (or the seat is open again), with the settings it had."""
    table = change.table
    own = table.seats.rows[seat].own_settings
    change.reseat(msgspec.structs.replace(table.seats.rows[seat], bot=None, own_settings={}))
    for action in opening_actions(table.game):
        setting = setting_of(table.game, action)
        if setting is not None and not table.engine.state.over:
            change.enter(set_action(table.game, setting.id, own.get(setting.id, setting.default)), seat)
