"""One table out of a database into a file, and into another one, where it is played on.

Who sits there is known by the secrets in browsers, which other servers have never seen. So a seat stays with its person
where he is known at the new place, and every other seat of a person is free, with a new invitation: one for all seats
that one person held. The file holds the seed, by which the dice of a running table could be foreseen.
"""

from __future__ import annotations

import sqlite3
import time as wall
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hypogeum.engine.game import Game
from hypogeum.engine.records import Record
from hypogeum.engine.table import Table
from hypogeum.server.keeping.administration import find_table
from hypogeum.server.keeping.archives import DamagedArchive, Head, written_to
from hypogeum.server.keeping.backups import laid_out
from hypogeum.server.keeping.databases import Database, rows_of
from hypogeum.server.keeping.shapes import Shape, newest, shapes
from hypogeum.server.lobby.invitations import new_invitation
from hypogeum.server.lobby.new_tables import new_table_id
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.storage import reading
from hypogeum.server.storage.rows import SeatRow, StoredTable
from hypogeum.server.storage.sqlite.store import put_to
from hypogeum.server.storage.store import DamagedTable
from hypogeum.server.table.loading import load

LEFT_BEHIND = {"requests", "removals", "closings"}
"""What is about people at the old place, or about that place itself."""
NO_HOST = "nobody"
"""The hash of no secret."""


class TakenIn(Struct, kw_only=True):
    """A table that has come."""

    table: str
    was: str
    """Its id where it came from."""
    invitations: dict[str, list[str]]
    """By the secret of a link: the names of the seats that are taken with it."""


class CannotBePlayed(Exception):
    """The rules of this program do not lead through the entries of the table, or it has none for the game."""


def _shapes() -> list[tuple[Shape, str]]:
    """What belongs to one table, each with the column that says to which."""
    found = [(shape, "id" if shape.name == "tables" else "table_id") for shape in shapes(newest())]
    return [(shape, column) for shape, column in found if column in shape.columns and shape.name not in LEFT_BEHIND]


async def export(database: Database, given: str, file: Path) -> StoredTable:
    """Write a table to a new file, as it is at one instant; raises NotFound, ArchiveExists or OSError."""
    table = await find_table(database, given)
    with written_to(file) as archive:
        archive.head(Head(hypogeum="table", schema=newest(), made=wall.time()))
        async with database.reading():
            for shape, column in _shapes():
                archive.section(shape)
                async for row in rows_of(database, shape, f"{column} = ?1", table):
                    archive.row(row)
            stored = await database.answer(reading.read_table(table))
    assert stored is not None
    return stored


def table_in(staged: sqlite3.Connection) -> StoredTable:
    """The table that was laid out; raises DamagedArchive."""
    found = staged.execute("select id from tables").fetchall()
    try:
        stored = put_to(staged, reading.read_table(found[0][0])) if len(found) == 1 else None
    except (DamagedTable, TypeError, ValueError) as error:
        raise DamagedArchive(str(error)) from error
    if stored is None or len(stored.seats) != stored.table.seats:
        raise DamagedArchive("it holds no whole table")
    return stored


def played_again(stored: StoredTable) -> Table:
    """The table as its entries lead there; raises CannotBePlayed."""
    try:
        return load(stored).engine
    except Declined as declined:
        raise CannotBePlayed(declined.problem.detail) from declined


def record_in(file: Path) -> tuple[Game, Record]:
    """The game and the record of a table in a file; raises DamagedArchive, NewerArchive, CannotBePlayed or OSError."""
    with laid_out(file, "table") as staged:
        engine = played_again(table_in(staged))
    return engine.game, engine.record


async def take_in(staged: sqlite3.Connection, database: Database) -> TakenIn:
    """Add the table that was laid out, wholly or not at all; raises DamagedArchive, CannotBePlayed or StoreFailed."""
    stored = table_in(staged)
    engine = played_again(stored)
    await database.bring_up_to_date()
    async with database.writing():
        was = stored.table.id
        is_taken = bool(await database.ask("select 1 from tables where id = ?1", was))
        table = new_table_id() if is_taken else was
        known = await _known(database, {stored.table.host, *(row.person for row in stored.seats if row.person)})
        seats = _seats(stored.seats, known, [engine.state.is_gone(row.seat) for row in stored.seats])
        host = stored.table.host if stored.table.host in known else NO_HOST
        for shape, column in _shapes():
            rows = [dict(zip(shape.columns, row, strict=True)) for row in staged.execute(shape.select())]
            kept = shape.without("id") if shape.name == "lines" else shape
            for row in rows:
                row[column] = table
                if shape.name == "tables":
                    row |= {"host": host, "rematch_of": None}
                if shape.name == "seats":
                    row |= {"person": seats[row["seat"]].person, "invitation": seats[row["seat"]].invitation}
            await database.add(kept, [[row[name] for name in kept.columns] for row in rows])
    free: dict[str, list[str]] = {}
    for seat in seats:
        if seat.invitation is not None:
            free.setdefault(seat.invitation, []).append(seat.name)
    return TakenIn(table=table, was=was, invitations=free)


async def _known(database: Database, people: set[str]) -> set[str]:
    return {person for person in people if await database.ask("select 1 from people where id = ?1", person)}


def _seats(rows: Sequence[SeatRow], known: set[str], gone: Sequence[bool]) -> list[SeatRow]:
    """Who sits there at the new place. Nobody comes back to a seat that has left the game."""
    secrets: dict[Any, str] = {}
    seats = []
    for row in rows:
        is_free = row.is_free or (row.person is not None and row.person not in known and not gone[row.seat])
        if is_free:
            secret = secrets.setdefault(row.person or row.seat, new_invitation())
            row = msgspec.structs.replace(row, person=None, invitation=secret)
        else:
            row = msgspec.structs.replace(row, invitation=None)
        seats.append(row)
    return seats
