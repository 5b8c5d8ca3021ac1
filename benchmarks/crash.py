"""What is lost when servers die: python benchmarks/crash.py [--tables N] [--times N] [--seconds S] [--without-limits].

Starts a PostgreSQL, a Redis and two servers that share them, on loopback, and lets people play tables of all games by
lot, as fast as they are answered: those of one table are connected to different servers, some tables have bots and some
have clocks that people let run out. Whoever meets a limit waits as he is told. Then each of the four is killed and
started again in turn, so many times. People connect again and repeat what was not answered, as a browser does.

In the end every acknowledged move must be in its table's record once and at its place, every record must replay, no
clock may have rung early, and every table must go on but those whose people wait as they were told. The programs come
from the packages of the tests (`python3 dev.py test` installs them) or from the system.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from hypogeum._sources import is_compiled
from hypogeum.games import GAMES, find_game

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.relay.cluster import PROGRAM, UNLIMITED, Cluster, cluster
from tests.server.relay.fire import Kill, kill_in_turn, playing
from tests.server.relay.players import Party, mixed_parties
from tests.server.relay.proof import Verdict, judge


async def crash(running: Cluster, given: argparse.Namespace) -> bool:
    """Whether everything was as it must be."""
    lots = random.Random(given.seed)
    parties = await mixed_parties(running.places, [find_game(name) for name in GAMES], given.tables, lots)
    async with playing(parties):
        kills = await kill_in_turn(running, parties, given.times, given.seconds, lots)
    verdict = await judge(running.database, parties)
    verdict.faults += [fault for party in parties for fault in party.faults]
    verdict.faults += running.complaints()
    tell(parties, kills, verdict)
    return not (verdict.lost or verdict.doubled or verdict.faults)


def tell(parties: Sequence[Party], kills: Sequence[Kill], verdict: Verdict) -> None:
    print("| tables | moves acknowledged | lost | doubled | moves of bots | made by clocks | refused |")
    print("|---|---|---|---|---|---|---|")
    tables = sum(len(party.tables) for party in parties)
    refused = sum(party.refused.total() for party in parties)
    print(
        f"| {tables} | {verdict.acknowledged:,} | {verdict.lost} | {verdict.doubled} "
        f"| {verdict.of_bots:,} | {verdict.late} | {refused} |\n"
    )
    print("| killed | times | seconds until every table went on, median | longest |")
    print("|---|---|---|---|")
    for name in dict.fromkeys(kill.name for kill in kills):
        silences = [kill.silence for kill in kills if kill.name == name]
        print(f"| {name} | {len(silences)} | {median(silences):.1f} | {max(silences):.1f} |")
    for fault in verdict.faults:
        print(f"fault: {fault}", file=sys.stderr)


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=12)
    reader.add_argument("--times", type=int, default=10, help="how often each is killed")
    reader.add_argument("--seconds", type=float, default=3.0, help="of play after each kill")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--without-limits", action="store_true", help="people play faster than limits let them")
    given = reader.parse_args()
    print(
        f"Python {platform.python_version()}, {'compiled' if is_compiled() else 'not compiled'}, "
        f"load {os.getloadavg()[0]:.1f}\n"
    )
    with cluster(program=UNLIMITED if given.without_limits else PROGRAM) as running:
        return 0 if asyncio.run(crash(running, given)) else 1


if __name__ == "__main__":
    sys.exit(main())
