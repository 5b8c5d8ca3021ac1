"""One table goes to another server, and is played on there by the same people."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import sqlite3
from pathlib import Path

import pytest

from hypogeum.cli import main
from hypogeum.server.storage.sqlite.store import FILE
from tests.server.house import Message, Server
from tests.server.keeping.conftest import Place, Places


def links(said: str) -> dict[str, str]:
    """By the names of seats: the secret in the link for them."""
    return dict(re.findall(r"^    (.*): https://new\.example/table/[^/]+/join#key=(\S+)$", said, re.MULTILINE))


def exported(place: Place, table: Message, file: Path) -> None:
    assert place.run("export", table["id"], file) == 0


@pytest.mark.parametrize(("one", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_table_is_played_on_at_another_server(
    one: str, other: str, places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same state and chat; whoever is known there keeps the seat, the others come by new links."""
    old, new, file = places(one), places(other), tmp_path / "game.table"
    with old.serving() as server:
        host, friend = server.person(), server.person()
        table = host.make("me", "friend", "friend")
        friend.join(table, 1, "Zoë")
        server.play(table, 25)
        host.command(table, "say", text="We move")
        seen = host.sit(table).next_state()
        exported(old, table, file)
        secret = host.secret
    with new.serving() as server:
        server.person(secret).make("me", "bot:random")
        again = server.person(secret)
        capsys.readouterr()
        assert new.run("import", file, "--address", "https://new.example/") == 0
        said = capsys.readouterr().out
        assert "new id" not in said
        assert sorted(links(said)) == ["P2", "Zoë"], "the host is known here"
        socket = again.sit(table)
        assert socket.next_state()["view"] == seen["view"]
        newcomer = server.person()
        assert newcomer.command_refused(table, "join", invitation=table["invitations"]["2"], name="X")[0] == 403
        newcomer.command(table, "join", invitation=links(said)["Zoë"], name="Zoë")
        server.play(table, 35)
        assert len(server.stored(table).lines) == 1
        assert new.run("import", file, "--address", "https://new.example") == 0
        said = capsys.readouterr().out
        assert "new id" in said
        (other_id,) = set(re.findall(r"/table/([^/\s]+)", said)) - {table["id"]}
        assert len(server.stored(other_id).entries) < len(server.stored(table).entries)
        assert server.stored(other_id).lines[0].text == "We move"


def test_seats_of_one_device_come_back_to_one_person(
    places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And who has made the table has no more rights at a place where nobody knows him."""
    old, new, file = places("sqlite"), places("sqlite"), tmp_path / "game.table"
    with old.serving() as server:
        table = server.person().make("me", "hotseat", "bot:random", spectators=False)
        exported(old, table, file)
    with new.serving() as server:
        person, stranger = server.person(), server.person()
        capsys.readouterr()
        assert new.run("import", file, "--address", "https://new.example") == 0
        ((names, secret),) = links(capsys.readouterr().out).items()
        assert names == "P0 and P1"
        assert stranger.refused("GET", f"/tables/{table['id']}")[0] == 404
        told = person.command(table, "join", invitation=secret, name="Ada")
        assert [(seat["name"], seat["mine"]) for seat in told["seats"][:2]] == [("Ada", True), ("P1", True)]
        assert told["hotseat"]


def finished(server: Server) -> Message:
    table = server.person().make("me", "friend", target=12, seed=3)
    server.play(table, 3000)
    assert server.stored(table).over
    return table


def test_an_exported_table_is_replayed_and_verified(
    places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file, running = places("sqlite"), tmp_path / "game.table", tmp_path / "running.table"
    with place.serving() as server:
        exported(place, finished(server), file)
        unfinished = server.person().make("me", "friend")
        server.play(unfinished, 6)
        capsys.readouterr()
        exported(place, unfinished, running)
        assert "seed" in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert main(["verify", str(running), "--lang", "en"]) == 0
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert main(["position", str(running), "--at", "3", "--lang", "en"]) == 0


def test_what_cannot_be_played_on_is_said_and_nothing_is_changed(
    places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place, file, broken = places("sqlite"), tmp_path / "game.table", tmp_path / "broken.table"
    nowhere = Place(tmp_path / "nowhere", None)
    with place.serving() as server:
        table = server.person().make("me", "friend")
        server.play(table, 40)
        exported(place, table, file)
        assert place.run("export", "nothing") == 1
        assert place.run("export", table["id"], file) == 1
        assert "already" in capsys.readouterr().err
    whole = file.read_bytes()
    broken.write_bytes(whole[: len(whole) // 2])
    for name in (broken, __file__):
        assert nowhere.run("import", name) == 1
        assert "is damaged" in capsys.readouterr().err
    assert main(["verify", str(broken), "--lang", "en"]) == 1
    broken.write_bytes(with_other_entries(gzip.decompress(whole)))
    assert nowhere.run("import", broken) == 1
    assert "cannot be played on" in capsys.readouterr().err
    assert not nowhere.folder.exists()


def with_other_entries(text: bytes) -> bytes:
    """A file that is whole, of a table that was never played like this."""
    lines = [re.sub(rb',"end_turn",', b',"fly",', line) for line in text.splitlines(keepends=True)[:-1]]
    assert lines != text.splitlines(keepends=True)[:-1]
    rows = sum(line.startswith(b"[") for line in lines)
    end = {"rows": rows, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    return gzip.compress(b"".join(lines) + json.dumps(end).encode())


def test_a_damaged_table_is_not_exported(places: Places, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place, file = places("sqlite"), tmp_path / "game.table"
    with place.serving() as server:
        table = server.person().make("me", "friend")
        server.play(table, 8)
    database = sqlite3.connect(place.folder / FILE)
    database.execute("update entries set chance = '[1' where number = 3")
    database.commit()
    database.close()
    assert place.run("export", table["id"], file) == 1
    assert "is damaged" in capsys.readouterr().err
    assert not file.exists()
