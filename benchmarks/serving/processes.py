"""Our server as a process of its own, and what processes spend."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SERVE = """
import sys
from pathlib import Path
from hypogeum.server.edge.limits import Limits
from hypogeum.server.running import run
limits = None if sys.argv[2] == "limited" else Limits.none()
sys.exit(run("127.0.0.1", 0, Path(sys.argv[1]), False, None, None, limits=limits))
"""


@contextmanager
def process(*command: str, cwd: Path | None = None, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A process of its own, ended with the block."""
    running = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **more}, cwd=cwd
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


@contextmanager
def our_server(folder: Path, *, is_limited: bool = False) -> Iterator[tuple[str, int]]:
    """Gives its place and its process id."""
    with process(sys.executable, "-c", SERVE, str(folder), "limited" if is_limited else "free") as running:
        address = next(word for word in line_of(running).split() if word.startswith("http://"))
        yield address.removeprefix("http://").rstrip("/"), running.pid


def line_of(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline()


def processor_seconds(pid: int) -> float:
    """What all threads of a process have spent; its children count for themselves."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


def memory_of(pid: int) -> int:
    """In bytes: what is in the main memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
