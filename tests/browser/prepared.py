"""Tables for looking at: played by bots up to a moment worth seeing, and stored as a person's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.engine.table import Table
from hypogeum.games import find_game
from hypogeum.server.edge.identity import person_of
from hypogeum.server.lobby.new_tables import new_rows
from hypogeum.server.storage.rows import (
    EndRow,
    PersonRow,
    Row,
    SeatRow,
)
from hypogeum.server.storage.sqlite.store import SqliteStore

SECRET = "looking-looking-looking-looking-looking-aaa"
"""The cookie of the person whose tables they are."""
NAMES = ["Ada", "Ben", "Cleo", "Dinah", "Emil", "Fatou", "Gil"]
MOST_ENTRIES = 5000
MOST_SEEDS = 40
"""How many games are tried: how long one lasts depends on the bots of the day."""

Moment = Callable[[Table], bool]
"""Whether a table is worth looking at now."""


class Prepared(Struct, frozen=True, kw_only=True):
    """A table that is played up to a moment; the person holds one seat, careful bots the others."""

    id: str
    game: str
    seats: int
    until: Moment
    options: dict[str, Any] = {}
    seed: int = 7
    mine: int = 0
    """The person's seat."""
    has_free_seat: bool = False
    """Whether the last seat waits for a friend."""

    @property
    def invitation(self) -> str:
        return f"invitation-to-{self.id}"


def my_turn(turns: int, mine: int = 0) -> Moment:
    """When a seat is asked in a turn of its own after so many turns."""

    def is_reached(table: Table) -> bool:
        state = table.state
        return not state.over and state.turns >= turns and state.decision.seats(state) == [mine]

    return is_reached


def my_question(*decisions: str, turns: int = 0, mine: int = 0) -> Moment:
    """When a seat is asked one of some things."""
    return lambda table: my_turn(turns, mine)(table) and table.state.decision.name in decisions


def may_do(shortcut: str, turns: int = 0) -> Moment:
    """When the first seat is offered a shortcut of a name."""

    def is_reached(table: Table) -> bool:
        found = table.game.shortcuts(table.state, 0) if my_turn(turns)(table) else []
        return any(one.name == shortcut for one in found)

    return is_reached


def the_end(table: Table) -> bool:
    return table.state.over


async def store_all(folder: Path, tables: list[Prepared]) -> None:
    """Play the tables and store them in a data folder."""
    store = SqliteStore(folder)
    for wanted in tables:
        await store.write(*_rows(wanted, played(wanted)))
    await store.close()


def played(wanted: Prepared) -> Table:
    """The table at its moment, with the first seed from its own on by which that comes; raises ValueError."""
    for seed in range(wanted.seed, wanted.seed + MOST_SEEDS):
        table = _played_with(wanted, seed)
        if table is not None:
            return table
    raise ValueError(f"{wanted.id}: the moment to look at does not come")


def _played_with(wanted: Prepared, seed: int) -> Table | None:
    game = find_game(wanted.game)
    table = Table(game, wanted.options, wanted.seats, bytes([seed]) * 32)
    bots = [make_bot("careful", game, seat + seed) for seat in range(wanted.seats)]
    chance = FastChance(seed)
    while not wanted.until(table):
        if table.state.over or table.version > MOST_ENTRIES:
            return None
        seat = table.state.decision.seat(table.state)
        seen = game.resample(table.state, seat, chance)
        table.apply(bots[seat].choose(seen, seat), seat)
    return table


def _rows(wanted: Prepared, table: Table) -> list[Row]:
    person = person_of(SECRET)
    rows = new_rows(table, wanted.id, host=person, seed_is_chosen=False)
    seats: list[Row] = [SeatRow(table=wanted.id, seat=wanted.mine, name=NAMES[0], person=person)]
    for seat in range(wanted.seats):
        if seat == wanted.mine:
            continue
        is_free = wanted.has_free_seat and seat == wanted.seats - 1
        seats.append(
            SeatRow(
                table=wanted.id,
                seat=seat,
                name="" if is_free else NAMES[seat or wanted.mine],
                bot=None if is_free else "careful",
                invitation=wanted.invitation if is_free else None,
            )
        )
    made = rows[0]
    end: list[Row] = [EndRow(table=wanted.id, at=getattr(made, "made", 0.0))] if table.state.over else []
    return [made, PersonRow(id=person, name=NAMES[0], since=0.0), *seats, *rows[1:], *end]
