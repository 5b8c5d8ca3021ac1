"""The tables and columns of the database in each version that it has had, asked of the steps that make it."""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

from msgspec import Struct

from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.sqlite.schema import lay_out
from hypogeum.server.storage.statements import insert

NOT_COPIED = "versions"
"""It says what servers have to learn of, and belongs to one database."""


class Shape(Struct, frozen=True, kw_only=True):
    """A table of the database."""

    name: str
    columns: tuple[str, ...]
    kinds: tuple[str, ...]
    """By column: `text`, `integer`, `real` or `blob`."""
    key: tuple[str, ...]

    @property
    def insert(self) -> str:
        """The text that adds a row."""
        return insert(self.name, " ".join(self.columns))

    def select(self, where: str = "", values: int = 0) -> str:
        """The text that asks for rows in the order of their keys, after the one whose key is given."""
        key = ", ".join(self.key)
        places = ", ".join(f"?{number}" for number in range(1, values + 1))
        after = f"where ({key}) > ({places})" if values else f"where {where}" if where else ""
        return f"select {', '.join(self.columns)} from {self.name} {after} order by {key}"

    def key_of(self, row: Any) -> list[Any]:
        return [row[self.columns.index(name)] for name in self.key]

    def without(self, column: str) -> Shape:
        """Where the database gives the values of a column itself."""
        kept = [number for number, name in enumerate(self.columns) if name != column]
        return Shape(
            name=self.name,
            columns=tuple(self.columns[number] for number in kept),
            kinds=tuple(self.kinds[number] for number in kept),
            key=self.key,
        )


def newest() -> int:
    """The version of the schema that this program knows."""
    return len(MIGRATIONS)


@cache
def shapes(version: int) -> tuple[Shape, ...]:
    """Those of a version, each after those that its rows belong to."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    lay_out(database, 0, version)
    names = database.execute("select name from sqlite_schema where type = 'table' order by rowid").fetchall()
    found = [_shape(database, name) for (name,) in names if name != NOT_COPIED and not name.startswith("sqlite_")]
    database.close()
    return tuple(sorted(found, key=lambda shape: shape.name != "tables"))


def _shape(database: sqlite3.Connection, name: str) -> Shape:
    columns = database.execute(f"pragma table_info({name})").fetchall()
    keys = sorted((place, column) for _, column, _, _, _, place in columns if place)
    return Shape(
        name=name,
        columns=tuple(column[1] for column in columns),
        kinds=tuple(column[2].lower() for column in columns),
        key=tuple(column for _, column in keys),
    )
