"""A place where tables are kept, in each of the databases, and the command line for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.sqlite.store import SqliteStore
from tests.server.house import Server, serving
from tests.services import Postgres


class Place:
    """A folder, or a database."""

    def __init__(self, folder: Path, address: str | None) -> None:
        self.folder = folder
        self.address = address

    @property
    def words(self) -> list[str]:
        """How it is named on the command line."""
        return ["--data", str(self.folder)] if self.address is None else ["--database", self.address]

    def open(self) -> SqliteStore | PostgresStore:
        return SqliteStore(self.folder) if self.address is None else PostgresStore(self.address)

    @contextmanager
    def serving(self) -> Iterator[Server]:
        with serving(self.folder, store=self.open()) as server:
            yield server

    def run(self, *words: object) -> int:
        """A command for it."""
        return main([*map(str, words), *self.words, "--lang", "en"])


Places = Callable[[str], Place]


@pytest.fixture
def places(request: pytest.FixtureRequest, tmp_path: Path) -> Places:
    """New places by the kind of their database."""

    numbers = count()

    def make(kind: str) -> Place:
        folder = tmp_path / f"{kind}{next(numbers)}"
        if kind == "sqlite":
            return Place(folder, None)
        folder.mkdir()
        postgres: Postgres = request.getfixturevalue("postgres")
        return Place(folder, postgres.new_database())

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, places: Places) -> Place:
    """Where a server keeps its tables."""
    return places(request.param)
