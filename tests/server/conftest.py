"""A server for all tests of a file, and one with its own time for tests that let it pass."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.sqlite.store import SqliteStore
from tests.server.house import HandTime, Open, Server, serving
from tests.services import Postgres, Redis, Service, ServiceMissing, running

S = TypeVar("S", bound=Service)


def _run(kind: type[S]) -> Iterator[S]:
    """A service, while it is needed; tests of it are left out where it is missing."""
    try:
        service = kind()
    except ServiceMissing as missing:
        pytest.skip(str(missing))
    with running(service):
        yield service


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests, each of which takes a database of its own."""
    yield from _run(Postgres)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis for all tests."""
    yield from _run(Redis)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """One that a test may kill."""
    yield from _run(Redis)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Where tables are kept: in each of the databases."""
    if request.param == "sqlite":
        return partial(SqliteStore, tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    return partial(PostgresStore, postgres.new_database())


@pytest.fixture(scope="module")
def common_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def common_server(common_data: Path) -> Iterator[Server]:
    with serving(common_data) as running:
        yield running


@pytest.fixture
def server(common_server: Server) -> Iterator[Server]:
    """People come and go with each test; every test makes its own tables."""
    yield common_server
    common_server.everybody_goes()


@pytest.fixture
def time() -> HandTime:
    return HandTime()


@pytest.fixture
def timed(tmp_path: Path, time: HandTime) -> Iterator[Server]:
    """A server at which time passes only by `time.passes`."""
    with serving(tmp_path, time=time) as running:
        yield running


class Notes(logging.Handler):
    """Keeps what the server notes of mistakes."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@pytest.fixture
def mistakes() -> Iterator[list[str]]:
    """What the server has noted."""
    notes, logger = Notes(), logging.getLogger("hypogeum.server")
    logger.addHandler(notes)
    yield notes.messages
    logger.removeHandler(notes)
