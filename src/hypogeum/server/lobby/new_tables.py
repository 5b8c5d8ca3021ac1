"""Making a table: a game set up, the seats of its people and bots, and what is stored of it at first."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time as wall
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from hypogeum.bots import opening_actions
from hypogeum.engine.game import Game, WrongSeats
from hypogeum.engine.options import WrongOption, read_options
from hypogeum.engine.snapshots import pack
from hypogeum.engine.state import State
from hypogeum.engine.table import Table
from hypogeum.engine.texts import said
from hypogeum.server.lobby.documents import Documents
from hypogeum.server.lobby.games import bot_levels, game_named
from hypogeum.server.lobby.invitations import new_invitation
from hypogeum.server.protocol.bodies import NewSeat, NewTable
from hypogeum.server.protocol.problems import (
    NO_SUCH_BOT,
    NOBODY_PLAYS,
    WRONG_SEED,
    wrong_option,
    wrong_seats,
)
from hypogeum.server.protocol.values import BotLevel
from hypogeum.server.protocol.visible import visible
from hypogeum.server.storage.links import FIRST, link_after
from hypogeum.server.storage.rows import (
    EntryRow,
    PersonRow,
    PositionRow,
    ProgressRow,
    Row,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from hypogeum.server.storage.store import Store

LARGEST_SEED = 2**64 - 1
JSON_TYPES = {"flag": bool, "number": int, "choice": str}


class TableMaker(Struct, frozen=True):
    """Makes tables as people ask for them."""

    store: Store
    documents: Documents
    secret: Callable[[], bytes]
    """32 random bytes that nobody knows: the seed of a table's chance, or what is mixed into it."""

    async def make(self, person: str, new: NewTable) -> str:
        """Make and store a table; it begins at once, set up beside the event loop. Gives its id; raises Declined."""
        game = game_named(new.game)
        if all(seat.kind == "bot" for seat in new.seats):
            raise NOBODY_PLAYS()
        levels = [seat.bot if seat.kind == "bot" else None for seat in new.seats]
        options = self._options(game, new.options)
        seed, table_id = _seed(new.seed, self.secret()), new_table_id()
        seats = [_seat(table_id, number, seat, person) for number, seat in enumerate(new.seats)]
        host = PersonRow(id=person, name=_host_name(new.seats), since=wall.time())

        def set_up() -> list[Row]:
            engine = begin(game, options, levels, seed)
            return new_rows(engine, table_id, host=person, seed_is_chosen=new.seed is not None)

        rows = await asyncio.to_thread(set_up)
        await self.store.write(rows[0], host, *seats, *rows[1:])
        return table_id

    def _options(self, game: Game, given: dict[str, Any]) -> dict[str, Any]:
        try:
            return read_options(game.options, self.documents.put_in(game, _of_json_types(game, given)))
        except WrongOption as error:
            raise wrong_option(error) from error


def new_table_id() -> str:
    """Part of the address of a table, and not to be guessed; no command takes it for one of its options."""
    found = secrets.token_urlsafe(12)
    return new_table_id() if found.startswith("-") else found


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
) -> list[Row]:
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
    link, entries = FIRST, []
    for number, entry in enumerate(engine.record.entries):
        link = link_after(link, entry)
        entries.append(EntryRow(table=table_id, number=number, entry=entry, at=now, link=link))
    first = pack(engine.snapshot())
    place = (SnapshotRow if first.kind == "exact" else PositionRow)(table=table_id, packed=first)
    return [row, *entries, _first_progress(table_id, engine.state, now), place]


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
    name = visible(new.name or "")
    match new.kind:
        case "me" | "hotseat":
            return SeatRow(table=table, seat=number, name=name, person=host)
        case "friend":
            return SeatRow(table=table, seat=number, name=name, invitation=new_invitation())
        case "bot":
            return SeatRow(table=table, seat=number, name=name, bot=new.bot)


def _host_name(seats: list[NewSeat]) -> str:
    return next((visible(seat.name) for seat in seats if seat.kind == "me" and seat.name), "")


def _first_progress(table: str, state: State, at: float) -> ProgressRow:
    """Of a table that begins."""
    asked = [] if state.over else sorted(state.decision.seats(state))
    return ProgressRow(
        table=table, at=at, turns=state.turns, asked=asked, winners=state.winners if state.over else None
    )
