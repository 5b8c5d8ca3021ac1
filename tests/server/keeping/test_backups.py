"""Everything goes into a file while people play, and comes back into either database, or not at all."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from hypogeum.server.keeping.databases import opened, rows_of
from hypogeum.server.keeping.shapes import newest, shapes
from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.sqlite.schema import lay_out
from hypogeum.server.storage.sqlite.store import FILE
from tests.server.house import Message, Person, Server, wait_until
from tests.server.keeping.conftest import Place, Places

BOTH_WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")]


def contents(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        async with opened(place.folder, place.address) as database, database.reading():
            return {
                shape.name: sorted(tuple(row) for row in [row async for row in rows_of(database, shape)])
                for shape in shapes(newest())
            }

    return asyncio.run(read())


def played(server: Server) -> tuple[Person, Message]:
    """A table of two people with a few entries and a line of chat."""
    host, friend = server.person(), server.person()
    table = host.make("me", "friend", "friend")
    friend.join(table, 1, "Zoë")
    host.command(table, "say", text="« Bonjour »\0 and \u2028 welcome")
    server.play(table, 30)
    return host, table


def length(server: Server, table: Message) -> int:
    """So many entries are stored."""
    return len(server.stored(table).entries)


@pytest.mark.parametrize(("one", "other"), BOTH_WAYS)
def test_a_backup_of_a_server_that_runs_comes_back_in_either_database(
    one: str, other: str, places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Byte for byte; and people play on at another server by the secrets that they had."""
    old, new, file = places(one), places(other), tmp_path / "all.backup"
    with old.serving() as server:
        host, table = played(server)
        seen = host.sit(table).next_state()
        assert old.run("backup", file) == 0
        before = contents(old)
        server.play(table, 40)
        secret = host.secret
    assert "1 table and 3" in capsys.readouterr().out
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert new.run("restore", file) == 0
    after = contents(new)
    if other == "postgresql":  # it keeps no NUL
        before["lines"] = [tuple(v.replace("\0", "\ufffd") if isinstance(v, str) else v for v in before["lines"][0])]
    assert after == before
    with new.serving() as server:
        again = server.person(secret)
        assert again.sit(table).next_state()["view"] == seen["view"]
        server.play(table, 35)
        again.command(table, "say", text="Here again")
        assert len(server.stored(table).lines) == 2


def test_a_restored_backup_is_what_a_server_that_runs_goes_on_from(
    kept: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it has in memory is void: nothing of it is written any more, and whoever is there finds the older table."""
    file = tmp_path / "all.backup"
    with kept.serving() as server:
        host, table = played(server)
        socket, before = host.sit(table), length(server, table)
        assert kept.run("backup", file) == 0
        server.play(table, 40)
        live = server.live(table)
        assert live is not None
        assert kept.run("restore", file) == 1
        assert "--replace" in capsys.readouterr().err
        assert length(server, table) >= 40
        assert kept.run("restore", file, "--replace") == 0
        wait_until(lambda: live.is_broken)
        assert socket.until(lambda message: message["type"] == "wrong")["problem"]["code"] == "store_failed"
        assert length(server, table) == before
        assert host.sit(table).next_state()["version"] == before
        server.play(table, before + 3)
        assert length(server, table) >= before + 3


def test_a_restored_table_is_looked_back_at_as_it_went_on(kept: Place, tmp_path: Path) -> None:
    """And not as it went before, up to an entry of the same number."""
    file = tmp_path / "all.backup"
    with kept.serving() as server:
        host, table = played(server)
        begun = length(server, table)
        assert kept.run("backup", file) == 0
        server.play(table, begun + 20, seed=5)
        live = server.live(table)
        assert live is not None
        path, last = f"/tables/{table['id']}/frames", live.engine.version
        before = host.get(path, last=last)
        assert kept.run("restore", file, "--replace") == 0
        wait_until(lambda: live.is_broken)
        server.play(table, last, seed=6)
        again = server.live(table)
        assert again is not None
        seats = [entry.seat for entry in again.engine.record.entries[:last]]
        told = host.get(path, last=last)["frames"]
        assert told != before["frames"]
        assert [frame["seat"] for frame in told[-20:]] == seats[-20:]


def test_what_is_pressed_before_a_server_has_learnt_of_it_is_refused(kept: Place, tmp_path: Path) -> None:
    """Not written beside the tables of the backup: the lease is one from before."""
    file = tmp_path / "all.backup"
    with kept.serving() as server:
        host, table = played(server)
        before = length(server, table)
        assert kept.run("backup", file) == 0
        server.play(table, 40)
        server.in_loop_until_done(server.app.state.oversight.close)
        assert kept.run("restore", file, "--replace") == 0
        status, problem = host.command_refused(table, "say", text="Anybody there?")
        assert (status, problem["code"]) == (503, "store_failed")
        assert (length(server, table), len(server.stored(table).lines)) == (before, 1)
        host.command(table, "say", text="Now")
        assert len(server.stored(table).lines) == 2


def test_a_backup_that_is_damaged_anywhere_changes_nothing(
    tmp_path: Path, places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file, broken = places("sqlite"), tmp_path / "all.backup", tmp_path / "broken.backup"
    with place.serving() as server:
        played(server)
    assert place.run("backup", file) == 0
    whole, before = file.read_bytes(), contents(place)
    text = gzip.decompress(whole)
    damaged = [whole[:cut] for cut in (0, 1, 20, len(whole) // 2, len(whole) - 9, len(whole) - 1)]
    damaged += [bytes([*whole[:at], whole[at] ^ 1, *whole[at + 1 :]]) for at in (30, len(whole) // 2, len(whole) - 6)]
    lines = text.splitlines(keepends=True)
    damaged += [
        gzip.compress(wrong)
        for wrong in (
            text.replace(b'"heldentaufe"', b'"heldentaufa"'),
            b"".join(lines[:-1]),
            b"".join([*lines, lines[-2]]),
            b"".join([lines[0], *lines[2:]]),
            text.replace(b'"backup"', b'"table"', 1),
            text.replace(b'"schema":', b'"schema":-', 1),
            b"[]\n",
            b"\xff\xfe",
        )
    ]
    capsys.readouterr()
    for data in damaged:
        broken.write_bytes(data)
        assert place.run("restore", broken, "--replace") == 1
        assert "is damaged" in capsys.readouterr().err
        assert Place(tmp_path / "nowhere", None).run("restore", broken) == 1
        capsys.readouterr()
    assert contents(place) == before
    assert not (tmp_path / "nowhere").exists()


def test_a_backup_of_a_newer_version_is_refused(
    tmp_path: Path, places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file = places("sqlite"), tmp_path / "all.backup"
    with place.serving():
        pass
    assert place.run("backup", file) == 0
    text = gzip.decompress(file.read_bytes())
    file.write_bytes(gzip.compress(text.replace(f'"schema":{newest()}'.encode(), f'"schema":{newest() + 1}'.encode())))
    assert place.run("restore", file) == 1
    assert "newer version" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_of_an_older_version_is_brought_up_to_date(kind: str, places: Places, tmp_path: Path) -> None:
    """Also what the steps read of older data, which PostgreSQL has never kept."""
    old, new, file = places("sqlite"), places(kind), tmp_path / "old.backup"
    old.folder.mkdir()
    database = sqlite3.connect(old.folder / FILE, isolation_level=None)
    lay_out(database, 0, 5)
    database.execute("insert into tables values ('t', 'g', 1, '{}', 1, x'00', 0, 'c', 'ada', 1.0, null, null)")
    database.execute("insert into seats values ('t', 0, 'Ada', 'ada', 'careful', null)")
    for number, action in enumerate(("set answer agree", "set answer ask")):
        database.execute(f"insert into entries values ('t', {number}, 0, '{action}', '[]', 1.0, 'chosen')")
    database.close()
    assert old.run("backup", file) == 0
    assert new.run("restore", file) == 0
    assert [seat[-1] for seat in contents(new)["seats"]] == ['{"answer":"agree"}']


def test_where_a_backup_cannot_be_made_it_is_said(
    tmp_path: Path, places: Places, postgres: object, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file = places("sqlite"), tmp_path / "all.backup"
    assert place.run("backup", file) == 1
    assert "--data" in capsys.readouterr().err
    assert places("postgresql").run("backup", file) == 1
    assert "--database" in capsys.readouterr().err
    assert Place(tmp_path, "postgresql://me:secret@127.0.0.1:1/x").run("backup", file) == 1
    said = capsys.readouterr().err
    assert "127.0.0.1:1" in said
    assert "secret" not in said
    place.folder.mkdir()
    (place.folder / FILE).write_text("I was here first" * 100)
    assert place.run("backup", file) == 1
    assert "is not a database" in capsys.readouterr().err
    assert not file.exists()
    file.write_text("mine")
    (place.folder / FILE).unlink()
    with place.serving():
        assert place.run("backup", file) == 1
        assert "already" in capsys.readouterr().err
        assert place.run("backup", tmp_path / "no" / "such.backup") == 1
        assert place.run("backup", tmp_path) == 0
    assert file.read_text() == "mine"
    assert len(list(tmp_path.glob("hypogeum-*.backup"))) == 1
    assert not list(tmp_path.glob(".*")), "nothing half written stays"


def test_every_version_of_the_schema_has_its_shapes() -> None:
    for version in range(1, len(MIGRATIONS) + 1):
        found = shapes(version)
        assert found[0].name == "tables"
        assert all(shape.key for shape in found)
    assert "versions" not in {shape.name for shape in shapes(newest())}
