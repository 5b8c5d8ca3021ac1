"""Starting the server as a program: its address, or what stands in the way and what to do."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from pathlib import Path

import pytest

from hypogeum.server import compiling, running, serve
from hypogeum.server.console import TEXTS, Console
from hypogeum.server.sqlite_store import FILE, SqliteStore
from hypogeum.server.thinkers import Thinkers


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture(autouse=True)
def never_really(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts although it should not would run for ever."""
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: [one.close() for one in sockets])


def refusal(capsys: pytest.CaptureFixture[str], data: Path, port: int = 0) -> str:
    assert serve("127.0.0.1", port, data, False) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err


def test_a_port_in_use_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refusal(capsys, tmp_path, port)
    assert f"port {port}" in said
    assert "--port" in said


@pytest.mark.parametrize("port", [70_000, -1])
def test_a_port_that_cannot_be_is_said(tmp_path: Path, port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"port {port}" in refusal(capsys, tmp_path, port)


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("I was here first")
    for folder in (file, file / "below"):
        said = refusal(capsys, folder)
        assert str(folder) in said
        assert "--data" in said


def test_a_database_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_text("this is no database, but a long enough text to look at" * 20)
    assert "not a database" in refusal(capsys, tmp_path)


def test_a_data_folder_in_use_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(tmp_path)
    try:
        assert "Another Hypogeum" in refusal(capsys, tmp_path)
    finally:
        store._requests.put(None)
        store._writer.join()
        store._lock.close()


def test_newer_data_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("pragma user_version = 99")
    database.close()
    assert "newer version" in refusal(capsys, tmp_path)


def test_the_address_is_said_and_the_browser_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    assert serve("0.0.0.0", 0, tmp_path, True) == 0
    address = capsys.readouterr().out.split()[3]
    assert address.startswith("http://localhost:")
    assert opened == [address]


class Compiler:
    """Stands for a compiler that is done at once, well or badly."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, is_good: bool) -> None:
        self.is_good = is_good
        self.is_stopped = False
        self.renewed: list[Thinkers] = []
        monkeypatch.setattr(compiling, "is_wished", lambda environment: True)
        monkeypatch.setattr(compiling, "CompilingBeside", self.begin)
        monkeypatch.setattr(Thinkers, "renew", lambda thinkers: self.renewed.append(thinkers))

    def begin(self, report: compiling.Report) -> Compiler:
        report(self.is_good, 61.7)
        return self

    def stop(self) -> None:
        self.is_stopped = True


@pytest.mark.parametrize(
    ("language", "is_good", "said"),
    [
        ("en_GB.UTF-8", True, ["The engine is being compiled beside it", "The engine is compiled (62 s)"]),
        ("en_GB.UTF-8", False, ["The engine is being compiled beside it", "could not be compiled"]),
        ("fr_FR.UTF-8", True, ["Le moteur se compile", "Le moteur est compilé (62\u00a0s)"]),
        ("fr_FR.UTF-8", False, ["Le moteur se compile", "n’a pas pu être compilé"]),
    ],
)
def test_compiling_beside_is_said_and_gives_bots_new_processes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    is_good: bool,
    said: list[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    compiler = Compiler(monkeypatch, is_good)
    assert serve("127.0.0.1", 0, tmp_path, False) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert len(lines) == len(said)
    assert all(part in line for part, line in zip(said, lines, strict=True))
    assert compiler.is_stopped
    assert len(compiler.renewed) == is_good


@pytest.mark.parametrize(
    ("wish", "is_compiled", "wished"), [("1", False, True), ("1", True, False), ("", False, False)]
)
def test_only_an_engine_that_is_not_compiled_is_compiled_and_only_on_request(
    monkeypatch: pytest.MonkeyPatch, wish: str, is_compiled: bool, wished: bool
) -> None:
    monkeypatch.setattr(compiling, "is_compiled", lambda: is_compiled)
    assert compiling.is_wished({compiling.WISH: wish}) is wished


def test_bots_in_new_processes_finish_no_thought_twice_and_lose_none() -> None:
    async def ask() -> None:
        thinkers = Thinkers()
        try:
            thinkers.expect("heldentaufe")
            first = thinkers._open()
            running = asyncio.ensure_future(asyncio.wrap_future(first.submit(os.getpid)))
            thinkers.renew()
            assert thinkers._open() is not first
            old = await running
            new = await asyncio.wrap_future(thinkers._open().submit(os.getpid))
            assert old != new
        finally:
            await thinkers.close()

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("host", "name"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("0.0.0.0", "localhost"), ("", "localhost")]
)
def test_the_address_is_one_that_a_browser_understands(host: str, name: str) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        assert running._address(host, listening) == f"http://{name}:{listening.getsockname()[1]}/"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "de_DE"}, "fr"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert Console.of_environment(environment).language == language


def test_everything_is_said_in_both_languages() -> None:
    assert TEXTS["en"].keys() == TEXTS["fr"].keys()
