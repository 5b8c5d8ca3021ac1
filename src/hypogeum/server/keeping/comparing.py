"""What the rules of this program would make otherwise of games that were played: to be looked at before a release.

Every table is told again from what is kept of it, and every record is played again; nothing is changed anywhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from hypogeum.engine.positions import WrongPosition
from hypogeum.engine.records import WrongRecord, read_record
from hypogeum.engine.retelling import Difference, Kept, Retelling, kept_in
from hypogeum.games import UnknownGame, find_game
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.storage import reading
from hypogeum.server.storage.sqlite.store import put_to
from hypogeum.server.storage.store import DamagedTable
from hypogeum.server.table.loading import check_sound, stored_record


class Compared(Struct, kw_only=True):
    """A table or a record, and where it would be otherwise."""

    name: str
    """The id of the table, or the file of the record."""
    game: str
    rules_version: int
    """That it was last played by."""
    entries: int
    differences: list[Difference]


def compare_tables(staged: sqlite3.Connection) -> Iterator[Compared]:
    """All tables of a database, in the order in which they were made."""
    for table, game, version in staged.execute("select id, game, rules_version from tables order by made").fetchall():
        compared = Compared(name=table, game=game, rules_version=version, entries=0, differences=[])
        try:
            stored = put_to(staged, reading.read_table(table))
            assert stored is not None
            check_sound(stored)
            told = put_to(staged, reading.read_told(table, 0, len(stored.entries)))
            record = stored_record(stored)
            kept = Kept(record=record, places=stored.places, told=told)
        except DamagedTable as error:
            compared.differences = [_unreadable(error.reason)]
        except Declined as declined:
            compared.differences = [_unreadable(declined.problem.detail)]
        else:
            compared.rules_version, compared.entries = record.rules_version, len(record.entries)
            compared.differences = _differences(kept)
        yield compared


def compare_record(file: Path) -> Compared:
    """The record of a file; raises OSError."""
    compared = Compared(name=str(file), game="", rules_version=0, entries=0, differences=[])
    try:
        record = read_record(file.read_bytes().decode())
    except (WrongRecord, UnicodeDecodeError) as error:
        compared.differences = [_unreadable(str(error))]
        return compared
    compared.game, compared.rules_version = record.header.game, record.rules_version
    compared.entries = len(record.entries)
    compared.differences = _differences(kept_in(record))
    return compared


def _differences(kept: Kept) -> list[Difference]:
    try:
        game = find_game(kept.record.header.game)
        retelling = Retelling(game, kept)
        for _ in retelling.rest():
            pass
    except (UnknownGame, WrongPosition) as error:
        return [_unreadable(str(error))]
    result, state, number = kept.record.result, retelling.state, len(kept.record.entries)
    found = list(retelling.differences)
    if result is not None and retelling.is_certain:
        now = f"over: {state.over}, winners {state.winners}"
        if not state.over or state.winners != result.winners:
            found.append(Difference(number=number, kind="result", detail=f"{now}; then winners {result.winners}"))
        elif game.ranks(state) != result.ranks:
            detail = f"ranks {game.ranks(state)}; then {result.ranks}"
            found.append(Difference(number=number, kind="result", detail=detail))
    return found


def _unreadable(reason: str) -> Difference:
    return Difference(number=0, kind="unreadable", detail=reason)
