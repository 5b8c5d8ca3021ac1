"""What a move costs the server, beside a boardgame.io server: python benchmarks/server.py [--games A,B] [--tables N].

Every round plays so many tables of each game with two people and a socket each: whoever is asked does something by lot.
Beside it, in the same round, a boardgame.io server from npm plays as many matches of a game with a turn and a board
of comparable size (`boardgame_io/game.cjs`), with two of its own clients each; it keeps everything in memory, ours has
every move on disk before it is told. Told are moves for each second of processor time of the server's process, with all
of its threads, and the time from a press to its answer. More is measured by `--only`:

    moves       the comparison (what is measured if nothing else is said)
    crowd       how much longer a press takes while 300 spectators look on
    late        the cost of a move at entry 800, and at entry 10
    many        the time from a press to its answer with 200 tables
    restart     how long 200 tables of 800 entries take to come back after a restart, and pages meanwhile
    readers     the memory of the server while 20 people ask for a whole log again and again and read nothing
    floods      how long others wait while somebody opens sockets, pings or makes tables as fast as he can
    scale       what a move costs two servers that share PostgreSQL and Redis, beside one
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
from statistics import median
from time import perf_counter

from serving.boardgame_io import installed, places_for, theirs
from serving.floods import KINDS, measure_floods
from serving.measured import Measured, ours, range_of
from serving.readers import ask_and_never_read
from serving.restart import come_back
from serving.scale import compare_servers
from serving.stored import EARLY, Stored, new_table, played_table

from hypogeum._sources import is_compiled
from hypogeum.engine.game import Game
from hypogeum.games import GAMES, find_game

LATE = 800
SPECTATORS = 300
MANY = 200


def compare(given: argparse.Namespace) -> None:
    modules = installed()
    print("| game | moves per processor second | boardgame.io | times | ms p50 | p99 | boardgame.io p50 | p99 |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        lots = random.Random(given.seed)
        places = places_for(game, lots)
        pairs: list[tuple[Measured, Measured]] = []
        for number in range(given.rounds):
            tables = [new_table(game, f"measured-{one}", lots, 0) for one in range(given.tables)]
            pairs.append(
                (
                    ours(tables, given.moves, given.pause, given.seed + number),
                    theirs(modules, places, given.tables, given.moves, given.pause, given.seed + number),
                )
            )
        ratios = [our.rate / their.rate for our, their in pairs]
        our, their = pairs[-1]
        print(
            f"| {game.id} | {range_of([one.rate for one, _ in pairs])} | {range_of([one.rate for _, one in pairs])}"
            f" | {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f}) | {our.latency} | {their.latency} |",
            flush=True,
        )
        print(
            f"  {our.moves} moves, {our.bytes:.0f} bytes; "
            f"{their.moves} moves, {places} places, {their.bytes:.0f} bytes",
            file=sys.stderr,
        )


def compare_crowds(given: argparse.Namespace) -> None:
    print(f"| game | p50 without | p50 with {SPECTATORS} spectators | added | processor ms without | with |")
    print("|---|---|---|---|---|---|")
    for game in given.games:
        runs = []
        for spectators in (0, SPECTATORS):
            lots = random.Random(given.seed)
            tables = [new_table(game, "measured", lots, 0)]
            runs.append(ours(tables, given.moves, max(given.pause, 0.06), given.seed, spectators))
        middle = [1000 * median(run.seconds) for run in runs]
        spent = [1000 / run.rate for run in runs]
        print(
            f"| {game.id} | {middle[0]:.1f} | {middle[1]:.1f} | {middle[1] - middle[0]:.1f} "
            f"| {spent[0]:.2f} | {spent[1]:.2f} |",
            flush=True,
        )


def compare_ages(given: argparse.Namespace) -> None:
    print(
        f"| game | ms at entry {EARLY} | at entry {LATE}, same place in the game "
        "| times | in the middle of a game | times |"
    )
    print("|---|---|---|---|---|---|")
    for game in given.games:
        rows: list[list[float]] = []
        for number in range(given.rounds):
            costs = []
            for make in (early_table, late_table, played_late_table):
                lots = random.Random(given.seed + number)
                tables = [
                    made for one in range(given.tables) if (made := make(game, f"measured-{one}", lots)) is not None
                ]
                costs.append(
                    1000 / ours(tables, given.moves, given.pause, given.seed + number).rate if tables else float("nan")
                )
            rows.append(costs)
        early, late, played = (median(costs[one] for costs in rows) for one in range(3))
        print(
            f"| {game.id} | {early:.3f} | {late:.3f} | {late / early:.2f} | {played:.3f} | {played / early:.2f} |",
            flush=True,
        )


def early_table(game: Game, name: str, lots: random.Random) -> Stored | None:
    return new_table(game, name, lots, EARLY)


def late_table(game: Game, name: str, lots: random.Random) -> Stored | None:
    return new_table(game, name, lots, LATE)


def played_late_table(game: Game, name: str, lots: random.Random) -> Stored | None:
    return played_table(game, name, lots, LATE)


def many_tables(given: argparse.Namespace) -> None:
    print(f"| game, {MANY} tables | moves | moves a second | per processor second | ms p50 | p99 |")
    print("|---|---|---|---|---|---|")
    for game in given.games:
        lots = random.Random(given.seed)
        tables = [new_table(game, f"measured-{one}", lots, 0) for one in range(MANY)]
        begun = perf_counter()
        run = ours(tables, given.moves, given.pause, given.seed)
        passed = perf_counter() - begun
        print(f"| {game.id} | {run.moves} | {run.moves / passed:.0f} | {run.rate:,.0f} | {run.latency} |", flush=True)


MODES = {
    "moves": compare,
    "crowd": compare_crowds,
    "late": compare_ages,
    "many": many_tables,
    "restart": come_back,
    "readers": ask_and_never_read,
    "floods": measure_floods,
    "scale": compare_servers,
}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument(
        "--games", type=lambda text: [find_game(name) for name in text.split(",")], default=",".join(GAMES)
    )
    reader.add_argument("--only", choices=MODES, default="moves")
    reader.add_argument("--tables", type=int, default=50)
    reader.add_argument("--moves", type=int, default=40, help="at each table")
    reader.add_argument("--pause", type=float, default=0.055, help="seconds between two presses at a table")
    reader.add_argument("--floods", type=lambda text: text.split(","), default=KINDS, help="of these kinds")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    print(
        f"Python {platform.python_version()}, {'compiled' if is_compiled() else 'not compiled'}, "
        f"load {os.getloadavg()[0]:.1f}\n"
    )
    MODES[given.only](given)


if __name__ == "__main__":
    main()
