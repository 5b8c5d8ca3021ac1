"""Runs the server as a program: says where it is, or clearly why it cannot start."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import uvicorn

from hypogeum.server import compiling
from hypogeum.server.app import create_app
from hypogeum.server.console import Console
from hypogeum.server.documents import Documents, read_folder
from hypogeum.server.live import LARGEST_MESSAGE
from hypogeum.server.sqlite_schema import NewerData
from hypogeum.server.sqlite_store import DataInUse
from hypogeum.server.thinkers import Thinkers

UNREACHABLE = ("0.0.0.0", "::", "")
"""Hosts that stand for every address of the machine; a browser needs one of them."""


class CannotStart(Exception):
    """What stands in the way, as a key of the console's texts."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def run(host: str, port: int, data: Path, open_browser: bool, scenarios: Path | None, language: str | None) -> int:
    """Serve until stopped; 1 if it cannot start."""
    console, thinkers = Console(language) if language else Console.of_environment(os.environ), Thinkers()
    try:
        documents = Documents() if scenarios is None else _documents(scenarios, console)
        listening = _listen(host, port)
        with _closed_on_failure(listening):
            server = _server(data, thinkers, documents)
    except CannotStart as obstacle:
        print(console.text(obstacle.key, **obstacle.args_of_text), file=sys.stderr)
        return 1
    address = _address(host, listening)
    print(console.text("running", address=address), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    with _compiling(console, thinkers) if compiling.is_wished(os.environ) else nullcontext():
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            pass
    return 0


@contextmanager
def _compiling(console: Console, thinkers: Thinkers) -> Iterator[None]:
    """Have the engine compiled meanwhile, and say what comes of it."""

    def report(is_good: bool, seconds: float) -> None:
        if is_good:
            thinkers.renew()
        print(console.text("compiled" if is_good else "not-compiled", seconds=round(seconds)), flush=True)

    print(console.text("compiling"), flush=True)
    beside = compiling.CompilingBeside(report)
    try:
        yield
    finally:
        beside.stop()


def _documents(folder: Path, console: Console) -> Documents:
    """What is offered of a folder; files that are wrong are named, and keep nobody from playing."""
    try:
        documents, left_out = read_folder(folder)
    except OSError as error:
        raise CannotStart("no-scenarios", folder=folder, reason=error.strerror or str(error)) from error
    for one in left_out:
        print(
            console.text("scenario-left-out", file=one.file, reason=one.reason.told(console.language)), file=sys.stderr
        )
    return documents


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket; connections wait in it until the server is up."""
    try:
        found = socket.getaddrinfo(host or None, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((where[0], port, *where[2:]))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart("no-port", host=host, port=port, reason=reason) from error
    return listening


@contextmanager
def _closed_on_failure(listening: socket.socket) -> Iterator[None]:
    try:
        yield
    except CannotStart:
        listening.close()
        raise


def _server(data: Path, thinkers: Thinkers, documents: Documents) -> uvicorn.Server:
    try:
        app = create_app(data, thinkers=thinkers, documents=documents)
    except DataInUse as error:
        raise CannotStart("data-in-use", folder=data) from error
    except NewerData as error:
        raise CannotStart("newer-data", folder=data) from error
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart("no-data", folder=data, reason=reason) from error
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )


def _address(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    port = listening.getsockname()[1]
    name = "localhost" if host in UNREACHABLE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
