"""Starting the server as a program: its address, or what stands in the way and what to do."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from hypogeum.server import running, serve
from hypogeum.server.console import TEXTS, Console
from hypogeum.server.sqlite_store import FILE, SqliteStore


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
