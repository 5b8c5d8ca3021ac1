"""The speed of the engine on one core, compiled and not, side by side: python benchmarks/speed.py [--seconds T]."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor seconds for each figure")
    seconds = parser.parse_args().seconds
    builds = [measure(seconds, "0"), measure(seconds, "1")]
    names = ["compiled" if build["compiled"] else "not compiled" for build in builds]
    print(f"Python {platform.python_version()}, {platform.machine()}, per second of processor time on one core\n")
    for game in builds[0]["games"]:
        print(f"| {game} | {names[0]} | {names[1]} |")
        print("|---|---|---|")
        for figure, meaning in FIGURES.items():
            values = [build["games"][game][figure] for build in builds]
            print(f"| {meaning} | {values[0]:,.0f} | {values[1]:,.0f} |")
        print()


if __name__ == "__main__":
    main()
