"""What the host has done is learnt even where the database fails just then."""

from __future__ import annotations

import asyncio

import pytest

from hypogeum.cli import build_parser
from hypogeum.commands.common import texts_for
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.storage.store import StoreFailed
from tests.server.house import wait_until
from tests.server.keeping.conftest import Place, Places


def test_a_database_that_fails_meanwhile_keeps_nothing_from_being_learnt(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    place: Place = places("sqlite")
    file = place.folder.with_suffix(".backup")
    real, failures = SqliteStore.exclusions, iter([StoreFailed("gone"), ValueError("a mistake")])

    async def fail_twice(store: SqliteStore) -> object:
        await asyncio.sleep(0)
        if (failure := next(failures, None)) is not None:
            raise failure
        return await real(store)

    with place.serving() as server:
        host = server.person()
        table = host.make("me", "friend")
        host.sit(table).next_state()
        live = server.live(table)
        assert live is not None
        assert place.run("backup", file) == 0
        monkeypatch.setattr("hypogeum.server.table.oversight.LOOKED_FOR_EVERY", 0.05)
        monkeypatch.setattr(SqliteStore, "exclusions", fail_twice)
        assert place.run("restore", file, "--replace") == 0
        wait_until(lambda: live.is_broken)
        assert next(failures, None) is None


def test_a_folder_that_is_named_goes_before_a_database_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HYPOGEUM_DATABASE", "postgresql://db/tables")

    def place(*words: str) -> tuple[str, str | None]:
        args = build_parser(texts_for("en")).parse_args(["restore", "file", *words])
        return args.data, args.database

    assert place() == ("data", "postgresql://db/tables")
    assert place("--data", "here") == ("here", None)
    assert place("--data", "here", "--database", "postgresql://other") == ("here", "postgresql://other")
    assert place("--database", "postgresql://other", "--data", "here") == ("here", "postgresql://other")
