"""Asks for a page again and again, in a process of its own, and tells how long each answer took.

python pages.py PLACE PATH: until its input is closed, every 20 ms; then the seconds as JSON.
"""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serving.processes import process

PAUSE = 0.02


@contextmanager
def asking(place: str, path: str = "/api/games") -> Iterator[subprocess.Popen[str]]:
    """Beside what is measured; `answered` ends it."""
    here = Path(__file__)
    with process(sys.executable, str(here), place, path, PYTHONPATH=str(here.parents[1])) as running:
        yield running


def answered(running: subprocess.Popen[str]) -> list[float]:
    """The seconds of all answers."""
    seconds: list[float] = json.loads(running.communicate()[0])
    return seconds


def main(place: str, path: str) -> None:
    is_over = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        is_over.set()

    threading.Thread(target=wait, daemon=True).start()
    host, _, port = place.partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=60)
    seconds: list[float] = []
    while not is_over.is_set():
        begun = time.perf_counter()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        seconds.append(time.perf_counter() - begun)
        time.sleep(PAUSE)
    print(json.dumps(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
