"""The speed of the engine on one core, compiled and not, side by side: python benchmarks/speed.py [--rounds N].

Every figure is measured several times, because a shared machine is not always as fast: the median, the lowest and the
highest are told.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

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


def spread(values: Sequence[float]) -> str:
    """The median, with the lowest and the highest."""
    return f"{median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5, help="how often to measure")
    args = parser.parse_args()
    rounds = [(measure(args.seconds, "0"), measure(args.seconds, "1")) for _ in range(args.rounds)]
    names = ["compiled" if build["compiled"] else "not compiled" for build in rounds[0]]
    print(f"Python {platform.python_version()}, {platform.machine()}, per second of processor time on one core\n")
    for game in rounds[0][0]["games"]:
        print(f"| {game} | {names[0]} | {names[1]} |")
        print("|---|---|---|")
        for figure, meaning in FIGURES.items():
            cells = [spread([builds[number]["games"][game][figure] for builds in rounds]) for number in (0, 1)]
            print(f"| {meaning} | {' | '.join(cells)} |")
        print()


if __name__ == "__main__":
    main()
