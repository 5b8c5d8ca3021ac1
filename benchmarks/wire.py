"""From a press to its answer, with a server on this machine: python benchmarks/wire.py [--presses N] [--tiles N].

A game of Heldentaufe is played by lot until so many tiles lie on the board (four seats have 38), stored, and taken up
by a server of its own process; four people sit at it, each with a connection. Then whoever is asked presses something
by lot. Told are the time until the press is answered (stored, and shown by a frame and the next question), the time
until everybody was told, the processor time that the server has spent, where the system tells it, and the bytes that
were sent. On a machine that does other work too, the processor time is the figure to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import mean
from time import perf_counter, sleep
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection, connect

from hypogeum._sources import is_compiled
from hypogeum.engine.game import Game
from hypogeum.engine.table import Table
from hypogeum.games import find_game
from hypogeum.server.edge.identity import COOKIE, new_secret, person_of
from hypogeum.server.lobby.new_tables import new_rows
from hypogeum.server.storage.rows import PersonRow, SeatRow
from hypogeum.server.storage.sqlite.store import SqliteStore

SEATS = 4
TABLE = "measured"
PAUSE = 0.06
"""Seconds between two presses: a connection may send 20 messages a second."""
SERVE = """
import sys
from pathlib import Path
from hypogeum.server.edge.limits import Limits
from hypogeum.server.running import run
sys.exit(run("127.0.0.1", 0, Path(sys.argv[1]), False, None, None, limits=Limits.none()))
"""


def played(game: Game, tiles: int, lots: random.Random) -> Table:
    """A table that is in the middle of its game."""
    while True:
        table = Table(game, {"hero_assignment": "random"}, SEATS, lots.randbytes(32))
        while not table.state.over:
            surface = msgspec.to_builtins(game.view(table.state))["surface"]
            if len(surface) >= tiles and table.state.decision.name == "main_phase":
                return table
            seat = table.state.decision.seats(table.state)[0]
            actions = table.state.decision.actions(table.state, seat)
            exploring = [action for action in actions if action.verb.name == "explore"]
            table.apply(lots.choice(exploring if exploring and lots.random() < 0.8 else actions), seat)


def store(table: Table, folder: Path) -> list[str]:
    """Keep the table with a person in every seat; gives the secrets of their browsers."""
    secrets = [new_secret() for _ in range(SEATS)]
    people = [person_of(secret) for secret in secrets]
    rows = new_rows(table, TABLE, host=people[0], seed_is_chosen=False)
    seats = [SeatRow(table=TABLE, seat=seat, name=f"P{seat}", person=person) for seat, person in enumerate(people)]
    persons = [PersonRow(id=person, name="", since=0.0) for person in people]

    async def write() -> None:
        kept = SqliteStore(folder)
        await kept.write(rows[0], *persons, *seats, *rows[1:])
        await kept.close()

    asyncio.run(write())
    return secrets


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own process; gives its place and its process id."""
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(folder)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
        yield address.removeprefix("http://").rstrip("/"), process.pid
    finally:
        process.kill()
        process.wait()


def processor_seconds(process: int) -> float | None:
    """What a process has spent; None where the system does not tell."""
    told = Path(f"/proc/{process}/stat")
    if not told.is_file():
        return None
    user, system = told.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


class Screen:
    """One person's connection, and what was sent to it by kind of message."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.question: dict[str, Any] = {}
        self._together: list[dict[str, Any]] = []
        self.bytes: dict[str, list[int]] = {}
        self.until_question()

    def hear(self) -> dict[str, Any]:
        while not self._together:
            text = self._connection.recv(timeout=30)
            assert isinstance(text, str)
            self._together = json.loads(text)
        message = self._together.pop(0)
        text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
        self.bytes.setdefault(message["type"], []).append(len(text.encode()))
        if message["type"] == "question":
            self.question = message
        return message

    def until_question(self, version: int = 0) -> None:
        while not self.question or self.question["version"] < version:
            self.hear()

    def press(self, request: str, seat: int, action: str) -> int:
        """Do something; gives the number of entries there are then."""
        command = {"type": "do", "request": request, "version": self.question["version"], "seat": seat}
        self._connection.send(json.dumps({**command, "actions": [action]}))
        while (message := self.hear()).get("request") != request:
            pass
        assert message["type"] == "done", message
        return int(message["version"])


def measure(screens: Sequence[Screen], presses: int, lots: random.Random) -> tuple[list[float], list[float], int]:
    """Seconds until the answer and until everybody was told, by press; and how many entries were made."""
    answered: list[float] = []
    told: list[float] = []
    first = screens[0].question["version"]
    for number in range(presses):
        question = screens[0].question["question"]
        if question is None:
            break
        seat = question["seats"][0]
        action = lots.choice(screens[seat].question["question"]["actions"])["action"]
        sleep(PAUSE)
        begun = perf_counter()
        version = screens[seat].press(str(number), seat, action)
        answered.append(perf_counter() - begun)
        for screen in screens:
            screen.until_question(version)
        told.append(perf_counter() - begun)
    return answered, told, screens[0].question["version"] - first


def percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    return " | ".join(f"{1000 * ordered[int(len(ordered) * share)]:.1f}" for share in (0.5, 0.95))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--presses", type=int, default=300)
    reader.add_argument("--tiles", type=int, default=38)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    game, lots = find_game("heldentaufe"), random.Random(given.seed)
    table = played(game, given.tiles, lots)
    whole = len(msgspec.json.encode(game.view(table.state, 0)))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        secrets = store(table, Path(folder))
        place, process = stack.enter_context(server(Path(folder)))
        screens = []
        begun = perf_counter()
        for seat, secret in enumerate(secrets):
            uri = f"ws://{place}/api/tables/{TABLE}/live?seat={seat}"
            headers = {"cookie": f"{COOKIE}={secret}"}
            screens.append(Screen(stack.enter_context(connect(uri, additional_headers=headers, proxy=None))))
        opened = perf_counter() - begun
        spent = processor_seconds(process)
        answered, told, entries = measure(screens, given.presses, lots)
        spent_then = processor_seconds(process)
    print(f"Python {platform.python_version()}, {'compiled' if is_compiled() else 'not compiled'}")
    print(f"{table.version} entries before, {len(answered)} presses, {entries} entries; {SEATS} connections")
    print(f"all opened after {opened:.2f} s")
    print("\n| milliseconds | p50 | p95 |\n|---|---|---|")
    print(f"| from a press to its answer | {percentiles(answered)} |")
    print(f"| from a press until everybody was told | {percentiles(told)} |")
    if spent is not None and spent_then is not None:
        print(f"| processor time of the server, mean | {1000 * (spent_then - spent) / len(answered):.1f} | |")
    print("\n| bytes | mean | largest |\n|---|---|---|")
    for kind in ("opened", "frame", "question"):
        sizes = [size for screen in screens for size in screen.bytes[kind]]
        print(f"| {kind} | {mean(sizes):,.0f} | {max(sizes):,} |")
    everything = sum(sum(screen.bytes[kind]) for screen in screens for kind in ("frame", "question"))
    print(f"| an entry, to one connection | {everything / entries / SEATS:,.0f} | |")
    print(f"| the whole view, for comparison | {whole:,} | |")


if __name__ == "__main__":
    main()
