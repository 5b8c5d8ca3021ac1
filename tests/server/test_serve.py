"""Starting the server as a program: its address, or what stands in the way and what to do."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hypogeum.server import running, running_thinkers, serve, think
from hypogeum.server.console import TEXTS, Console
from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.sqlite.store import FILE, SqliteStore
from hypogeum.server.thinking import compiling
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.versions import Version
from tests.server.storage.test_postgresql import ask
from tests.server.storage.test_store import nothing, with_store
from tests.services import Postgres, Redis


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
    said = refusal(capsys, tmp_path)
    assert str(tmp_path / FILE) in said
    assert "not a database" in said


def test_a_data_folder_in_use_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(tmp_path)
    try:
        assert "Another Hypogeum" in refusal(capsys, tmp_path)
    finally:
        store._requests.put(None)
        store._writer.join()
        store._lock.close()


def test_a_network_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("127.0.0.1", 0, tmp_path, False, metrics_for=["10.0.0.0/8", "my net"]) == 1
    said = capsys.readouterr().err
    assert "'my net'" in said
    assert "--metrics-for" in said


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
        self.renewed: list[ThinkerPool] = []
        monkeypatch.setattr(compiling, "is_wished", lambda environment: True)
        monkeypatch.setattr(compiling, "CompilingBeside", self.begin)
        monkeypatch.setattr(ThinkerPool, "renew", lambda thinkers: self.renewed.append(thinkers))

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
        thinkers = ThinkerPool()
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
        assert running.address_of(host, listening) == f"http://{name}:{listening.getsockname()[1]}/"


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


def refusal_of_shared(capsys: pytest.CaptureFixture[str], data: Path, **where: str) -> str:
    """What is said where the database or Redis stands in the way."""
    assert serve("127.0.0.1", 0, data, False, **where) == 1  # type: ignore[arg-type]
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err


def test_a_database_that_cannot_be_used_is_said_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal_of_shared(capsys, tmp_path, database="postgresql://me:secret@127.0.0.1:1/tables")
    assert "postgresql://me@127.0.0.1:1/tables" in said
    assert "secret" not in said
    assert "--database" in said
    assert "PostgreSQL" in refusal_of_shared(capsys, tmp_path, database="mysql://localhost/tables")


def test_a_database_of_a_newer_version_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres
) -> None:
    address = postgres.new_database()
    PostgresStore(address)
    ask(address, f"update schema_version set version = {len(MIGRATIONS) + 1}")
    assert "newer version" in refusal_of_shared(capsys, tmp_path, database=address)


def test_data_that_cannot_be_brought_up_to_date_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    address = postgres.new_database()
    PostgresStore(address)
    with_store(tmp_path, nothing)
    broken = (*MIGRATIONS, "create table tables (id integer);")
    for database in ("sqlite", "postgresql"):
        monkeypatch.setattr(f"hypogeum.server.storage.{database}.schema.MIGRATIONS", broken)
    assert "They are as they were." in refusal(capsys, tmp_path)
    assert "They are as they were." in refusal_of_shared(capsys, tmp_path, database=address)
    ask(address, "insert into owners values ('other', extract(epoch from clock_timestamp()) + 60)")
    monkeypatch.setattr("hypogeum.server.storage.postgresql.schema.PATIENCE", 0.1)
    assert "Stop those servers" in refusal_of_shared(capsys, tmp_path, database=address)


@pytest.mark.parametrize("address", ["redis://:secret@127.0.0.1:1", "nonsense"])
def test_a_redis_that_cannot_be_reached_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    for said in (refusal_of_shared(capsys, tmp_path, redis=address), cannot_think(capsys, address)):
        assert "--redis" in said
        assert "secret" not in said


def cannot_think(capsys: pytest.CaptureFixture[str], address: str) -> str:
    assert think(address, 1) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize(("language", "advice"), [("en", "Install the same"), ("fr", "Installez la même")])
def test_who_thinks_is_told_that_servers_are_of_another_version(
    capsys: pytest.CaptureFixture[str], language: str, advice: str
) -> None:
    running_thinkers.say_unfit(Console(language), Version("1.2", "heldentaufe", 7), Version("1.1", "heldentaufe", 6))
    said = capsys.readouterr().err
    assert advice in said
    assert all(part in said for part in ("1.2", "7", "1.1", "6", "heldentaufe"))


def test_a_server_starts_on_a_database_and_a_redis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres: Postgres, redis: Redis
) -> None:
    assert serve("127.0.0.1", 0, tmp_path, False, database=postgres.new_database(), redis=redis.address) == 0
    assert "http://" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [], "nothing is kept in the folder"


def test_a_proxy_that_is_no_address_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve("127.0.0.1", 0, tmp_path, False, proxies=["my proxy"]) == 1
    assert "--trusted-proxy" in capsys.readouterr().err


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[uvicorn.Server]:
    """The servers that would run."""
    servers: list[uvicorn.Server] = []

    def remember(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        servers.append(server)
        sockets[0].close()

    monkeypatch.setattr("uvicorn.Server.run", remember)
    return servers


async def passed_on(trusted: object, client: str) -> tuple[str, str]:
    """From where somebody seems to come, and how, of whom a proxy at an address says so."""
    seen: list[tuple[str, str]] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    headers = [(b"x-forwarded-for", b"203.0.113.7"), (b"x-forwarded-proto", b"https")]
    scope = {"type": "http", "scheme": "http", "client": (client, 1), "headers": headers}
    await ProxyHeadersMiddleware(app, str(trusted))(scope, None, None)  # type: ignore[arg-type]
    return seen[0]


def test_proxies_are_believed_that_are_here_or_were_named(tmp_path: Path, started: list[uvicorn.Server]) -> None:
    assert serve("127.0.0.1", 0, tmp_path, False, proxies=["10.1.0.0/16"]) == 0
    (server,) = started
    assert server.config.proxy_headers
    trusted = server.config.forwarded_allow_ips
    for client in ("127.0.0.1", "::1", "10.1.2.3"):
        assert asyncio.run(passed_on(trusted, client)) == ("203.0.113.7", "https")
    assert asyncio.run(passed_on(trusted, "10.2.0.1")) == ("10.2.0.1", "http")


def test_a_server_answers_under_the_names_that_were_given(tmp_path: Path, started: list[uvicorn.Server]) -> None:
    assert serve("127.0.0.1", 0, tmp_path, False, hosts=["play.example.org"]) == 0
    client = TestClient(cast("Any", started[0].config.app))
    statuses = [
        client.get("/api/openapi.json", headers={"host": host}).status_code
        for host in ("play.example.org:443", "evil.example.org")
    ]
    assert statuses == [200, 421]
