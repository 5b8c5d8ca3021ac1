"""A boardgame.io server from npm, with matches of a game of comparable turn and board (`boardgame_io/game.cjs`)."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path
from statistics import mean

import msgspec

from hypogeum.engine.game import Game
from hypogeum.engine.table import Table
from serving.measured import Measured
from serving.processes import line_of, process, processor_seconds
from serving.stored import PEOPLE, act

BOARDGAME_IO = "boardgame.io@0.50.2"
BESIDE = Path(__file__).parents[1] / "boardgame_io"
BYTES_OF_A_PLACE = 69
"""So much longer the view of the compared game is for each place of its board, and `BYTES_OF_NO_PLACE` without any."""
BYTES_OF_NO_PLACE = 420
LONGEST = 800


def theirs(modules: Path, places: int, matches: int, moves: int, pause: float, seed: int) -> Measured:
    """Play at a boardgame.io server; its compiler gets a few thousand moves first that do not count."""
    node = {"NODE_PATH": str(modules / "node_modules"), "NODE_ENV": "production"}
    with process("node", str(BESIDE / "server.cjs"), str(places), **node) as server:
        port = line_of(server).split()[1]
        command = ["node", str(BESIDE / "clients.cjs"), port, *map(str, (places, matches, moves, pause, seed))]
        with process(*command, **node) as clients:
            assert line_of(clients).strip() == "ready"
            spent = processor_seconds(server.pid)
            print("go", file=clients.stdin, flush=True)
            told = json.loads(line_of(clients))
            spent = processor_seconds(server.pid) - spent
    return Measured(len(told["times"]), spent, [ms / 1000 for ms in told["times"]], told["bytes"])


def installed() -> Path:
    """A folder with boardgame.io, kept beside other caches."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "hypogeum" / "benchmarks" / BOARDGAME_IO
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--silent", BOARDGAME_IO]
        subprocess.run(command, check=True)
    return folder


def bytes_of_view(game: Game, lots: random.Random) -> int:
    """Of a seat, in the mean over a game played by lot."""
    sizes: list[int] = []
    while len(sizes) < 20:
        table = Table(game, {}, max(PEOPLE, game.fewest_seats), lots.randbytes(32))
        while not table.state.over and table.version < LONGEST:
            act(table, lots)
            if table.version % 10 == 0:
                sizes.append(len(msgspec.json.encode(game.view(table.state, 0))))
    return round(mean(sizes))


def places_for(game: Game, lots: random.Random) -> int:
    """So many that views are as large as those of the game."""
    return max(8, (bytes_of_view(game, lots) - BYTES_OF_NO_PLACE) // BYTES_OF_A_PLACE)
