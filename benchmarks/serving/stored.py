"""Tables that are kept before a server starts, with everything that it would have stored of them itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

from hypogeum.engine.game import Game
from hypogeum.engine.snapshots import is_exact, pack
from hypogeum.engine.table import Table
from hypogeum.server.edge.identity import new_secret, person_of
from hypogeum.server.lobby.new_tables import new_rows
from hypogeum.server.storage.rows import PersonRow, PositionRow, Row, SeatRow, SnapshotRow
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.storage.store import Store
from hypogeum.server.table.snapshots import APART

PEOPLE = 2
EARLY = 10


class Stored:
    """A table that is kept, and the secrets of the browsers of its two people."""

    def __init__(self, name: str, engine: Table, places: Sequence[Row] = ()) -> None:
        self.name = name
        self.engine = engine
        self._places = places
        self.secrets = [new_secret() for _ in range(PEOPLE)]

    def rows(self) -> list[Row]:
        """Where a game wants more seats, its people hold several."""
        people = [person_of(secret) for secret in self.secrets]
        rows = new_rows(self.engine, self.name, host=people[0], seed_is_chosen=False)
        persons = [PersonRow(id=person, name="", since=0.0) for person in people]

        seats = [
            SeatRow(table=self.name, seat=seat, name=f"P{seat}", person=people[seat % PEOPLE])
            for seat in range(self.engine.state.seats)
        ]
        return [rows[0], *persons, *seats, *rows[1:], *self._places]


class Snapshotting:
    """A table that is played, and where it has stood, as a server keeps it."""

    def __init__(self, name: str, game: Game, lots: random.Random) -> None:
        self.name = name
        self.engine = Table(game, {}, max(PEOPLE, game.fewest_seats), lots.randbytes(32))
        self._game = game
        self._lots = lots
        self._places: list[Row] = []
        self._last = 0

    def play(self, entries: int) -> None:
        """By lot."""
        while self.engine.version < entries and not self.engine.state.over:
            act(self.engine, self._lots)
            self._note()

    def come_and_go(self, entries: int) -> None:
        """Where games are too short."""
        while self.engine.version < entries and not self.engine.state.over:
            is_away = self.engine.state.is_away(1)
            self.engine.apply(self._game.action("back" if is_away else "away"), 1)
            self._note()

    def _note(self) -> None:
        if self.engine.version - self._last >= APART and is_exact(self.engine.history):
            self._places.append(SnapshotRow(table=self.name, packed=pack(self.engine.snapshot())))
            self._last = self.engine.version

    def stored(self) -> Stored:
        where = PositionRow(table=self.name, packed=pack(self.engine.snapshot()))
        return Stored(self.name, self.engine, [*self._places, where])


def new_table(game: Game, name: str, lots: random.Random, entries: int) -> Stored:
    """A table at which so many entries were made by lot; where the game is too short, people have come and gone."""
    while True:
        table = Snapshotting(name, game, lots)
        table.play(min(entries, EARLY))
        table.come_and_go(entries)
        if not table.engine.state.over:
            return table.stored()


def played_table(game: Game, name: str, lots: random.Random, entries: int) -> Stored | None:
    """A table in the middle of its game; None where games are shorter."""
    for _ in range(20):
        table = Snapshotting(name, game, lots)
        table.play(entries)
        if not table.engine.state.over:
            return table.stored()
    return None


def act(table: Table, lots: random.Random) -> None:
    seat = table.state.decision.seats(table.state)[0]
    table.apply(lots.choice(table.state.decision.actions(table.state, seat)), seat)


def keep(folder: Path, tables: Sequence[Stored]) -> None:
    """In a data folder."""
    asyncio.run(keep_in(SqliteStore(folder), tables))


async def keep_in(store: Store, tables: Sequence[Stored]) -> None:
    for table in tables:
        await store.write(*table.rows())
    await store.close()
