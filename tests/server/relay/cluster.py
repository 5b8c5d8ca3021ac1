"""Two servers of their own processes, with the PostgreSQL and the Redis that they share: each may be killed at will."""

from __future__ import annotations

import re
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from tests.services import Postgres, Redis, Service, running

PROGRAM = ("-m", "hypogeum.cli")
_WITHOUT_LIMITS = """
import sys
from hypogeum.cli import main
from hypogeum.server import app
from hypogeum.server.edge.limits import Limits

app.Limits = Limits.none
sys.exit(main())
"""
UNLIMITED = ("-c", _WITHOUT_LIMITS)
"""The program for those who play faster than people do, and meet its limits: a rematch every second."""
MISTAKE = re.compile(r"^.*\nTraceback .*\n(?: .*\n|\n|During .*\n|The above .*\n|Traceback .*\n)*.*", re.MULTILINE)


class ServerProcess(Service):
    """`hypogeum serve`; it comes back under the same address."""

    name = "server"

    def __init__(self, database: str, redis: str, program: Sequence[str] = PROGRAM) -> None:
        super().__init__()
        self._program = program
        self._shared = ["--database", database, "--redis", redis]

    @property
    def command(self) -> list[str]:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder), "--no-browser"]
        return [sys.executable, *self._program, "serve", *where, *self._shared, "--lang", "en"]

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"


class Thinker(Service):
    """`hypogeum think`."""

    name = "thinker"

    def __init__(self, redis: str) -> None:
        super().__init__()
        self._redis = redis

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "hypogeum.cli", "think", "--redis", self._redis, "--jobs", "1", "--lang", "en"]

    def is_ready(self) -> bool:
        """Nobody waits for it."""
        return True


class Cluster:
    """What plays together."""

    def __init__(
        self, postgres: Postgres, redis: Redis, processes: ExitStack, servers: int = 2, program: Sequence[str] = PROGRAM
    ) -> None:
        self.database = postgres.new_database()
        self.servers = [ServerProcess(self.database, redis.address, program) for _ in range(servers)]
        thinker = Thinker(redis.address)
        for one in (*self.servers, thinker):
            processes.enter_context(running(one))
        self.services: dict[str, Service] = {
            **{f"server {name}": server for name, server in zip("AB", self.servers, strict=False)},
            "PostgreSQL": postgres,
            "Redis": redis,
        }
        """By name: what may be killed."""

    @property
    def places(self) -> list[str]:
        return [server.place for server in self.servers]

    def kill(self, name: str, seconds: float) -> None:
        """Kill one of them, and start it again after a while."""
        service = self.services[name]
        service.stop(signal.SIGKILL)
        time.sleep(seconds)
        service.start()

    def complaints(self) -> list[str]:
        """Mistakes that the servers have noted, each with the line that names it; and what has ended by itself."""
        for service in self.services.values():
            service.look()
        noted = [fault for one in self.servers for fault in MISTAKE.findall((one.folder / "log").read_text())]
        ended = [(name, service.failures) for name, service in self.services.items() if service.failures]
        return noted + [f"{name} has ended by itself: {failures}" for name, failures in ended]


@contextmanager
def cluster(*, keeps: bool = True, servers: int = 2, program: Sequence[str] = PROGRAM) -> Iterator[Cluster]:
    """One of its own; `keeps` whether the database waits for the disk. Raises ServiceMissing."""
    postgres, redis = Postgres(keeps=keeps), Redis()
    with running(postgres), running(redis), ExitStack() as processes:
        yield Cluster(postgres, redis, processes, servers, program)
