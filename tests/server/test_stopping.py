"""A server that is told to stop: as a process of its own, as a host runs it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Person, Server


class Process:
    """`hypogeum serve` on a folder."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "hypogeum.cli", "--lang", "en", "serve", "--no-browser", "--port", "0"]
        self._process = subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.place = self._process.stdout.readline().split()[3].removeprefix("http://").rstrip("/")

    def stop(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()


@contextmanager
def served(data: Path) -> Iterator[Process]:
    process = Process(data)
    try:
        yield process
    finally:
        process.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_loses_nothing_and_lets_its_people_come_back(
    tmp_path: Path, how: signal.Signals
) -> None:
    with served(tmp_path) as first:
        host = Person(first.place)
        table = host.make("me", game="terror_below")
        socket = host.sit(table, 0)
        socket.next_state()
        for _ in range(3):
            socket.do(socket.actions()[0])
        version = socket.state["version"]
        assert first.stop(how) == 0
        assert socket.closed_with() == 1012
    with served(tmp_path) as second:
        again = Person(second.place, host.secret).sit(table)
        again.next_state()
        assert again.state["version"] == version
        assert second.stop(how) == 0


def test_a_server_that_stops_is_not_ready(server: Server) -> None:
    person = server.person()
    server.app.state.health.is_stopping = True
    try:
        assert person.http.get("/ready").status_code == 503
        assert person.http.get("/health").status_code == 200
    finally:
        server.app.state.health.is_stopping = False
