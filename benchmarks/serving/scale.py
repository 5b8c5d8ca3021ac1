"""Servers that share PostgreSQL and Redis: what a move costs each of them, when there is one and when there are two."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from pathlib import Path
from time import perf_counter

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from hypogeum.server.storage.postgresql.store import PostgresStore
from serving.measured import share_of
from serving.people import Evening, Playing
from serving.processes import processor_seconds
from serving.stored import Stored, keep_in, new_table
from tests.server.relay.cluster import Cluster, cluster

WAYS = {"one server": (1, False), "two servers": (2, False), "two servers, people of a table at both": (2, True)}


def compare_servers(given: argparse.Namespace) -> None:
    """The people of a table at one server, and then at both, so that one passes on what is said to the other."""
    print("| game | | moves | moves a second | processor ms for each move, by server | together | ms p50 | p99 |")
    print("|---|---|---|---|---|---|---|---|")
    for game in given.games:
        for _ in range(given.rounds):
            for way, (servers, is_apart) in WAYS.items():
                lots = random.Random(given.seed)
                tables = [new_table(game, f"measured-{one}", lots, 0) for one in range(given.tables)]
                with cluster(servers=servers) as running:
                    asyncio.run(keep_in(PostgresStore(running.database), tables))
                    told = uvloop.run(_play(running, tables, is_apart, given))
                print(f"| {game.id} | {way} | {told} |", flush=True)


async def _play(running: Cluster, tables: list[Stored], is_apart: bool, given: argparse.Namespace) -> str:
    lots, places = random.Random(given.seed), running.places
    evenings = [Evening(place) for place in places]
    playing = []
    for number, table in enumerate(tables):
        screens = [
            await evenings[(number + seat * is_apart) % len(places)].screen(table.name, seat, secret)
            for seat, secret in enumerate(table.secrets)
        ]
        playing.append(Playing(table, screens, lots))
    await asyncio.gather(*(one.play(2, given.pause) for one in playing))
    for one in playing:
        one.seconds.clear()
    pids = [server.pid for server in running.servers]
    before, begun = [processor_seconds(pid) for pid in pids], perf_counter()
    moves = sum(await asyncio.gather(*(one.play(given.moves, given.pause) for one in playing)))
    passed = perf_counter() - begun
    spent = [processor_seconds(pid) - was for pid, was in zip(pids, before, strict=True)]
    for evening in evenings:
        await evening.end()
    seconds = [second for one in playing for second in one.seconds]
    by_server = " and ".join(f"{1000 * one / moves:.2f}" for one in spent)
    return (
        f"{moves} | {moves / passed:.0f} | {by_server} | {1000 * sum(spent) / moves:.2f} "
        f"| {1000 * share_of(seconds, 0.5):.0f} | {1000 * share_of(seconds, 0.99):.0f}"
    )
