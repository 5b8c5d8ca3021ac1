"""The speed of the engine on one core, compiled and not, side by side: python benchmarks/speed.py [--rounds N].

Every figure is measured several times, because a shared machine is not always as fast: the median, the lowest and the
highest are told. Where python-chess can be imported, each round measures its random play too, and random decisions are
also told as a multiple of its moves in the same round: that compares engines, whatever the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any

chess: ModuleType | None = None
"""python-chess, if it is there; nothing but this comparison needs it."""
with suppress(ImportError):
    chess = import_module("chess")

FIGURES = {
    "decisions_per_second": "random decisions, legal actions listed at each",
    "copies_per_second": "copies of a state in the middle of a game",
    "resamples_per_second": "copies with everything hidden redrawn",
    "views_per_second": "views of a seat, encoded as JSON",
    "playouts_per_second": "whole random games",
}


def measure(seconds: float, pure: str) -> dict[str, Any]:
    """`hypogeum bench` in a process of its own, because a process has either build."""
    command = [sys.executable, "-m", "hypogeum.cli", "bench", "--json", "--seconds", str(seconds)]
    answer = subprocess.run(command, env={**os.environ, "HYPOGEUM_PURE": pure}, capture_output=True, check=True)
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def measure_chess(chess: ModuleType, seconds: float) -> float:
    """Moves of random chess per second of processor time, legal moves listed at each."""
    choose = random.Random(1)
    board, moves = chess.Board(), 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        if board.is_game_over():
            board = chess.Board()
        board.push(choose.choice(list(board.legal_moves)))
        moves += 1
    return moves / spent


def spread(values: Sequence[float], digits: int = 0) -> str:
    """The median, with the lowest and the highest."""
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


class Round:
    """Everything measured once, within a minute or so."""

    def __init__(self, seconds: float) -> None:
        self.builds = (measure(seconds, "0"), measure(seconds, "1"))
        self.chess = 0.0 if chess is None else measure_chess(chess, seconds)

    def figure(self, build: int, game: str, figure: str) -> float:
        found: float = self.builds[build]["games"][game][figure]
        return found

    def times_chess(self, build: int, game: str) -> float:
        """Random decisions as a multiple of python-chess's random moves."""
        return self.figure(build, game, "decisions_per_second") / self.chess


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5, help="how often to measure")
    args = parser.parse_args()
    rounds = [Round(args.seconds) for _ in range(args.rounds)]
    names = ["compiled" if build["compiled"] else "not compiled" for build in rounds[0].builds]
    print(f"Python {platform.python_version()}, {platform.machine()}, per second of processor time on one core\n")
    if chess is None:
        print("Without python-chess there is no comparison with it: `pip install chess` in this environment.\n")
    else:
        print(f"python-chess {chess.__version__}, random moves: {spread([one.chess for one in rounds])}\n")
    for game in rounds[0].builds[0]["games"]:
        print(f"| {game} | {names[0]} | {names[1]} |")
        print("|---|---|---|")
        for figure, meaning in FIGURES.items():
            cells = [spread([one.figure(build, game, figure) for one in rounds]) for build in (0, 1)]
            print(f"| {meaning} | {' | '.join(cells)} |")
        if chess is not None:
            cells = [spread([one.times_chess(build, game) for one in rounds], 1) for build in (0, 1)]
            print(f"| random decisions, as a multiple of python-chess | {' | '.join(cells)} |")
        print()


if __name__ == "__main__":
    main()
