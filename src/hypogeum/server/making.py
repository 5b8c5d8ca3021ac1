"""Making a table, and taking a free seat at it."""

from __future__ import annotations

import hashlib
import secrets
import time as wall
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from hypogeum.bots import LEVELS, UnknownBot, make_bot, opening_actions
from hypogeum.engine.game import Game, WrongSeats
from hypogeum.engine.options import WrongOption, read_options
from hypogeum.engine.table import Table
from hypogeum.engine.texts import said
from hypogeum.games import UnknownGame, find_game
from hypogeum.server import takeover
from hypogeum.server.invitations import invited_to
from hypogeum.server.live_table import LiveTable, Services
from hypogeum.server.problems import (
    GAME_NOT_FOUND,
    NO_SUCH_BOT,
    NOBODY_PLAYS,
    WRONG_SEED,
    wrong_option,
    wrong_seats,
)
from hypogeum.server.progress import first_progress
from hypogeum.server.protocol import BotLevel, NewSeat, NewTable
from hypogeum.server.store import Change, EntryRow, PersonRow, SeatRow, TableRow

LARGEST_SEED = 2**64 - 1
JSON_TYPES = {"flag": bool, "number": int, "choice": str}


def game_named(name: str) -> Game:
    """The game; raises Declined."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise GAME_NOT_FOUND(game=name) from error


@cache
def bot_levels(game: Game) -> list[str]:
    """The bots the game has, from the weakest to the strongest."""
    return [level for level in LEVELS if _has_bot(game, level)]


def _has_bot(game: Game, level: str) -> bool:
    try:
        make_bot(level, game, 0)
    except UnknownBot:
        return False
    return True


async def make_table(services: Services, person: str, new: NewTable) -> str:
    """Make and store a table; it begins at once. Gives its id; raises Declined."""
    game = game_named(new.game)
    if all(seat.kind == "bot" for seat in new.seats):
        raise NOBODY_PLAYS()
    levels = [seat.bot if seat.kind == "bot" else None for seat in new.seats]
    try:
        given = services.documents.put_in(game, _of_json_types(game, new.options))
        options = read_options(game.options, given)
    except WrongOption as error:
        raise wrong_option(error) from error
    engine = begin(game, options, levels, _seed(new.seed, services.secret()))
    table_id = secrets.token_urlsafe(12)
    seats = [_seat(table_id, number, seat, person) for number, seat in enumerate(new.seats)]
    host = PersonRow(id=person, name=_host_name(new.seats), since=wall.time())
    rows = new_rows(engine, table_id, host=person, seed_is_chosen=new.seed is not None)
    await services.store.write(rows[0], host, *seats, *rows[1:])
    return table_id


def begin(game: Game, options: dict[str, Any], bots: Sequence[BotLevel | None], seed: bytes) -> Table:
    """The game set up, with the personal settings of its bots (TBL-SET-1); `bots` are by seat. Raises Declined."""
    for level in bots:
        if level is not None and level not in bot_levels(game):
            raise NO_SUCH_BOT(bot=level)
    try:
        table = Table(game, options, len(bots), seed)
    except WrongOption as error:
        raise wrong_option(error) from error
    except WrongSeats as error:
        raise wrong_seats(error) from error
    for seat, level in enumerate(bots):
        if level is not None:
            for action in opening_actions(game):
                table.apply(action, seat)
    return table


def new_rows(
    engine: Table, table_id: str, *, host: str, seed_is_chosen: bool, rematch_of: str | None = None
) -> list[Change]:
    """What is stored of a game that begins: the table first."""
    header, now = engine.record.header, wall.time()
    row = TableRow(
        id=table_id,
        game=header.game,
        rules_version=header.rules_version,
        options=header.options,
        seats=header.seats,
        seed=engine.fair.seed,
        seed_is_chosen=seed_is_chosen,
        commitment=header.commitment,
        host=host,
        made=now,
        rematch_of=rematch_of,
    )
    entries = [
        EntryRow(table=table_id, number=number, entry=entry, at=now)
        for number, entry in enumerate(engine.record.entries)
    ]
    return [row, *entries, first_progress(table_id, engine.state, now)]


def _of_json_types(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """The options, unless one has the wrong type: text forms of flags and numbers are for the command line."""
    for option in game.options:
        if option.id in given and type(given[option.id]) is not JSON_TYPES[option.kind]:
            raise WrongOption(option.id, given[option.id], said("option-kind", kind=option.kind))
    return given


def _seed(number: int | None, secret: bytes) -> bytes:
    """The seed of the table's chance: a secret, into which the number of a host who gives one is mixed (TBL-DICE-3).

    The mixture is what the table commits to and tells in the end (TBL-DICE-2).
    """
    if number is None:
        return secret
    if number > LARGEST_SEED:
        raise WRONG_SEED(most=LARGEST_SEED)
    return hashlib.sha256(b"hypogeum seed " + str(number).encode() + secret).digest()


def _seat(table: str, number: int, new: NewSeat, host: str) -> SeatRow:
    name = new.name or ""
    match new.kind:
        case "me" | "hotseat":
            return SeatRow(table=table, seat=number, name=name, person=host)
        case "friend":
            return SeatRow(table=table, seat=number, name=name, invitation=new_invitation())
        case "bot":
            return SeatRow(table=table, seat=number, name=name, bot=new.bot)


def new_invitation() -> str:
    """The secret of a link that lets somebody take a seat."""
    return secrets.token_urlsafe(16)


def _host_name(seats: list[NewSeat]) -> str:
    return next((seat.name for seat in seats if seat.kind == "me" and seat.name), "")


def join(table: LiveTable, person: str, invitation: str, name: str) -> None:
    """Inside a change: take a free seat, from the bot that plays there meanwhile if there is one; raises Declined.

    Nobody joins a table where he sits: several seats of one person are a hot-seat, made with the table (TBL-SEAT-5).
    """
    row = invited_to(table.seats.rows, person, invitation)
    if table.seats.is_played_by_bot(row.seat):
        takeover.give_back(table, row.seat)
    taken = msgspec.structs.replace(table.seats.rows[row.seat], person=person, name=name)
    table.reseat(taken, PersonRow(id=person, name=name, since=wall.time()))


def make_rematch(table: LiveTable, person: str) -> None:
    """Inside a change of a table that is over: a new one with the same options, and everybody where he sat.

    Whoever asks first is its host. A seat that nobody had taken is open again, with a link of its own.
    """
    if table.rematch is not None:
        return
    seats = [_sits_again(row) for row in table.seats.rows]
    engine = begin(table.game, table.row.options, [row.bot for row in seats], table.services.secret())
    table.rematch = secrets.token_urlsafe(12)
    rows = new_rows(engine, table.rematch, host=person, seed_is_chosen=False, rematch_of=table.row.id)
    table.unstored.extend([*rows, *[msgspec.structs.replace(seat, table=table.rematch) for seat in seats]])


def _sits_again(row: SeatRow) -> SeatRow:
    """A person plays himself again; a bot that had stood in for one is not needed."""
    if row.person is not None:
        return msgspec.structs.replace(row, bot=None, invitation=None)
    if row.invitation is not None:
        return msgspec.structs.replace(row, invitation=new_invitation())
    return row
