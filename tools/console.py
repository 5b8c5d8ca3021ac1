"""Stages on the console: what runs, how long it took, and what to do when it fails."""

import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tools.paths import ROOT

Command = Sequence[str | Path]


class Trouble(Exception):
    """Something the reader can mend: what happened, and what to do about it."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what}\n{remedy}")


def say(text: str) -> None:
    print(text, flush=True)


def run(command: Command, *, env: Mapping[str, str] | None = None, cwd: Path = ROOT) -> int:
    """Run a command with its output on the console; its exit status."""
    return subprocess.run([str(part) for part in command], env=env, cwd=cwd, check=False).returncode


@dataclass(frozen=True)
class Beside:
    """A stage that runs beside others; what it says is kept until they are done."""

    name: str
    start: float
    process: subprocess.Popen[bytes]
    said: IO[bytes]


@dataclass
class Stages:
    """The stages of one run of dev.py, with the seconds each took and whether it went well."""

    done: list[tuple[str, float, bool]] = field(default_factory=list)

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        """A stage that fails by raising."""
        say(f"\n=== {name}")
        start = time.monotonic()
        yield
        self._finish(name, start, True)

    def check(self, name: str, command: Command, env: Mapping[str, str] | None = None) -> None:
        """A stage that fails by its exit status; the stages after it run all the same."""
        say(f"\n=== {name}")
        start = time.monotonic()
        self._finish(name, start, run(command, env=env) == 0)

    def begin(self, name: str, command: Command) -> Beside:
        """Begin a stage beside those that follow, which must be ended."""
        say(f"\n=== {name}: goes on beside the following")
        said = tempfile.TemporaryFile()  # noqa: SIM115
        process = subprocess.Popen([str(part) for part in command], cwd=ROOT, stdout=said, stderr=said)
        return Beside(name, time.monotonic(), process, said)

    def end(self, beside: Beside) -> None:
        """Wait for a stage that was begun, and show what it said."""
        say(f"\n=== {beside.name}: waiting for its end")
        status = beside.process.wait()
        beside.said.seek(0)
        say(beside.said.read().decode(errors="replace").rstrip())
        self._finish(beside.name, beside.start, status == 0)

    def summary(self) -> int:
        """Print what was done; the exit status of the whole."""
        say("\n=== summary" if self.done else "everything is installed and built")
        for name, seconds, is_good in self.done:
            say(f"{'ok    ' if is_good else 'FAILED'} {seconds:7.1f} s  {name}")
        return 0 if all(is_good for _, _, is_good in self.done) else 1

    def _finish(self, name: str, start: float, is_good: bool) -> None:
        seconds = time.monotonic() - start
        self.done.append((name, seconds, is_good))
        say(f"--- {name}: {'ok' if is_good else 'FAILED'}, {seconds:.1f} s")
