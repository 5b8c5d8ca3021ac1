"""Compiles the engine of a source checkout beside the running server, and has the bots use it as soon as it is there.

The server itself goes on with the sources it began with: bots get positions as JSON, so theirs may be another build.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence

from hypogeum._sources import HOME, is_compiled

WISH = "HYPOGEUM_COMPILE"
"""The environment variable by which `dev.py play` asks for it."""
COMMAND = (sys.executable, str(HOME.parent.parent / "hatch_build.py"), "compile-beside")

Report = Callable[[bool, float], None]


def is_wished(environment: Mapping[str, str]) -> bool:
    return environment.get(WISH) == "1" and not is_compiled()


class CompilingBeside:
    """One run of the compiler. It ends when this process does, however that ends: it holds the other end of a pipe."""

    def __init__(self, report: Report, command: Sequence[str] = COMMAND) -> None:
        """`report` is told, in a thread of its own, whether it went well and how many seconds it took."""
        self._report = report
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=os.name == "posix"
        )
        self._is_stopped = False
        self._waiting = threading.Thread(target=self._wait, daemon=True)
        self._waiting.start()

    def stop(self) -> None:
        """Let go of it and wait for its end; nothing it has not finished is left in place."""
        self._is_stopped = True
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._waiting.join()

    def _wait(self) -> None:
        start = time.monotonic()
        status = self._process.wait()
        if not self._is_stopped:
            self._report(status == 0, time.monotonic() - start)
