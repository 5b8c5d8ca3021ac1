"""Many tables that come back at once after a restart."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop

from hypogeum.engine.game import Game
from serving.measured import share_of
from serving.pages import answered, asking
from serving.people import Evening
from serving.processes import memory_of, our_server, processor_seconds
from serving.stored import Stored, keep, new_table, played_table

TABLES = 200
ENTRIES = 800


def come_back(given: argparse.Namespace) -> None:
    """Two people of each table connect again as soon as the server is there; meanwhile somebody asks for a page."""
    print(
        f"| games | tables of {ENTRIES} entries | entries stored | seconds until all are back | processor seconds "
        "| pages asked for | ms p50 | p99 | longest | MB after |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    lots = random.Random(given.seed)
    tables = [_table(given.games[number % len(given.games)], f"kept-{number}", lots) for number in range(TABLES)]
    for _ in range(given.rounds):
        with tempfile.TemporaryDirectory() as folder:
            keep(Path(folder), tables)
            with our_server(Path(folder)) as (place, pid), asking(place) as pages:
                seconds, spent = uvloop.run(_connect_all(place, pid, tables))
                waited, memory = answered(pages), memory_of(pid)
        print(
            f"| {', '.join(game.id for game in given.games)} | {len(tables)} "
            f"| {sum(table.engine.version for table in tables):,} | {seconds:.1f} | {spent:.1f} | {len(waited)} "
            f"| {1000 * share_of(waited, 0.5):.0f} | {1000 * share_of(waited, 0.99):.0f} | {1000 * max(waited):.0f} "
            f"| {memory / 1e6:.0f} |",
            flush=True,
        )


def _table(game: Game, name: str, lots: random.Random) -> Stored:
    """In the middle of a game, or where games are shorter one whose people have come and gone."""
    return played_table(game, name, lots, ENTRIES) or new_table(game, name, lots, ENTRIES)


async def _connect_all(place: str, pid: int, tables: list[Stored]) -> tuple[float, float]:
    """The seconds until everybody is asked again, and the processor seconds of the server."""
    evening = Evening(place)
    spent, begun = processor_seconds(pid), perf_counter()
    await asyncio.gather(
        *(evening.screen(table.name, seat, secret) for table in tables for seat, secret in enumerate(table.secrets))
    )
    result = perf_counter() - begun, processor_seconds(pid) - spent
    await evening.end()
    return result
