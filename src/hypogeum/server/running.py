"""Runs the server as a program: says where it is, or clearly why it cannot start."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from ipaddress import ip_network
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from hypogeum.server import logs
from hypogeum.server.app import create_app
from hypogeum.server.console import Console
from hypogeum.server.edge.connections import HttpConnection, SocketConnection
from hypogeum.server.edge.health import Network
from hypogeum.server.edge.limits import Limits
from hypogeum.server.edge.sockets import LARGEST_MESSAGE
from hypogeum.server.lobby.documents import Documents, read_folder
from hypogeum.server.logs import LogForm, without_password
from hypogeum.server.storage.store import (
    DataInUse,
    MigrationFailed,
    NewerData,
    NoDatabase,
    OlderServers,
    Store,
    StoreFailed,
)
from hypogeum.server.thinking import compiling
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.thoughts import Thinkers

UNREACHABLE = ("0.0.0.0", "::", "")
"""Hosts that stand for every address of the machine; a browser needs one of them."""


HERE = "127.0.0.1", "::1", "::ffff:127.0.0.1"
"""A proxy on this machine is believed from where people come, also where the server listens to IPv6 and IPv4."""

LETTING_GO = 3
"""So many seconds whoever is connected has to go when the server stops."""

COLLECT_AFTER = 50_000, 20, 50
"""So many more objects than before, and then so many times: see `gc.set_threshold`."""


class CannotStart(Exception):
    """What stands in the way, as a key of the console's texts."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def run(
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    scenarios: Path | None,
    language: str | None,
    database: str | None = None,
    redis: str | None = None,
    metrics_for: Sequence[str] = (),
    log: LogForm = "text",
    log_level: str = "warning",
    limits: Limits | None = None,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> int:
    """Serve until stopped; 1 if it cannot start."""
    console, thinkers = Console(language) if language else Console.of_environment(os.environ), ThinkerPool()
    logs.begin(log, log_level)
    try:
        networks = [network_of(text, "--metrics-for") for text in metrics_for]
        trusted = [*HERE, *(str(network_of(text, "--trusted-proxy")) for text in proxies)]
        documents = Documents() if scenarios is None else _documents(scenarios, console)
        listening = listen(host, port)
        with _closed_on_failure(listening):
            store = _shared_store(database)
            everybody = _everybody_who_thinks(redis, thinkers)
            server = _server(data, everybody, documents, store, redis, networks, limits, hosts, trusted)
    except CannotStart as obstacle:
        print(console.text(obstacle.key, **obstacle.args_of_text), file=sys.stderr)
        return 1
    address = address_of(host, listening)
    print(console.text("running", address=address), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    with _compiling(console, thinkers) if compiling.is_wished(os.environ) else nullcontext(), _ended_by_signals():
        _collect_seldom()
        server.run(sockets=[listening])
    return 0


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """SIGTERM ends the program as Ctrl-C does: uvicorn lets go of everybody, and raises the signal again."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _compiling(console: Console, thinkers: ThinkerPool) -> Iterator[None]:
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


def network_of(text: str, option: str) -> Network:
    """Raises CannotStart."""
    try:
        return ip_network(text)
    except ValueError as error:
        raise CannotStart("wrong-network", network=text, option=option) from error


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


def listen(host: str, port: int) -> socket.socket:
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


def _shared_store(database: str | None) -> Store | None:
    """The store in a database that is given; None where tables are kept in a folder."""
    if database is None:
        return None
    from hypogeum.server.storage.postgresql.store import PostgresStore

    shown = without_password(database)
    if not database.startswith(("postgresql://", "postgres://")):
        raise CannotStart("wrong-database", database=shown)
    try:
        return PostgresStore(database)
    except NewerData as error:
        raise CannotStart("newer-database", database=shown) from error
    except OlderServers as error:
        raise CannotStart("older-servers", database=shown) from error
    except MigrationFailed as error:
        raise CannotStart("not-migrated", place=shown, reason=error) from error
    except StoreFailed as error:
        raise CannotStart("no-database", database=shown, reason=error) from error


def _everybody_who_thinks(redis: str | None, here: ThinkerPool) -> Thinkers:
    """Those in this process, and those on other machines where there is a Redis."""
    if redis is None:
        return here
    require_redis(redis)
    from hypogeum.server.thinking.remote import RemoteThinkers

    return RemoteThinkers(redis, here)


def require_redis(address: str) -> None:
    """Raises CannotStart where there is none at the address."""
    from hypogeum.server.redis_client import CannotReachRedis, check

    try:
        asyncio.run(check(address))
    except CannotReachRedis as error:
        raise CannotStart("no-redis", redis=without_password(address), reason=error) from error


class StoppingServer(uvicorn.Server):
    """Says that it is not ready as soon as it is told to stop."""

    def __init__(self, app: Starlette, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._app.state.health.is_stopping = True
        super().handle_exit(sig, frame)


def _server(
    data: Path,
    thinkers: Thinkers,
    documents: Documents,
    store: Store | None,
    redis: str | None,
    metrics_for: Sequence[Network],
    limits: Limits | None,
    hosts: Sequence[str],
    proxies: Sequence[str],
) -> uvicorn.Server:
    try:
        app = create_app(
            data,
            store=store,
            thinkers=thinkers,
            documents=documents,
            redis=redis,
            metrics_for=metrics_for,
            limits=limits,
            hosts=hosts,
        )
    except DataInUse as error:
        raise CannotStart("data-in-use", folder=data) from error
    except NewerData as error:
        raise CannotStart("newer-data", folder=data) from error
    except MigrationFailed as error:
        raise CannotStart("not-migrated", place=data, reason=error) from error
    except NoDatabase as error:
        raise CannotStart("not-a-database", file=error.file, reason=error.reason) from error
    except (OSError, StoreFailed) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart("no-data", folder=data, reason=reason) from error
    return StoppingServer(
        app,
        uvicorn.Config(
            app,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # 0.3 MB for each socket, and half of the time of sending
            log_config=None,  # ours takes what uvicorn notes too
            access_log=False,
            server_header=False,
            forwarded_allow_ips=",".join(proxies),
            timeout_graceful_shutdown=LETTING_GO,
        ),
    )


def _collect_seldom() -> None:
    """Look for cycles of garbage seldom.

    Views and frames are large trees without any, and Python would walk through those of all tables again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def address_of(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    port = listening.getsockname()[1]
    name = "localhost" if host in UNREACHABLE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
