"""How long somebody waits while a guest from elsewhere asks for as much as he can."""

from __future__ import annotations

import argparse
import random
import tempfile
from contextlib import nullcontext
from pathlib import Path
from time import sleep

import uvloop

from serving.flooding import flooded, flooding
from serving.measured import share_of
from serving.pages import answered, asking
from serving.people import Evening
from serving.processes import memory_of, our_server, processor_seconds
from serving.stored import Stored, keep, new_table

KINDS = "nothing", "opening", "pings", "messages", "tables"
BEFORE = 1.0
"""Seconds in which nobody floods; the first that is asked is dearer."""


def measure_floods(given: argparse.Namespace) -> None:
    """By kind of flood: two people press, and somebody asks for a page; the server has its usual limits."""
    print("| flood | asked | pages ms p50 | p99 | longest | presses ms p50 | p99 | longest | processor | MB after |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    game, lots = given.games[0], random.Random(given.seed)
    for kind in given.floods:
        for number in range(given.rounds):
            with tempfile.TemporaryDirectory() as folder:
                table = new_table(game, f"measured-{number}", lots, 0)
                keep(Path(folder), [table])
                with our_server(Path(folder), is_limited=True) as (place, pid):
                    _measure(kind, place, pid, table, given)


def _measure(kind: str, place: str, pid: int, table: Stored, given: argparse.Namespace) -> None:
    sleep(BEFORE)
    spent = processor_seconds(pid)
    flooding_it = flooding(kind, place, table.name) if kind != "nothing" else nullcontext()
    with flooding_it as flood, asking(place) as pages:
        presses = uvloop.run(_press(place, table, given.moves, given.pause, given.seed))
        waited = answered(pages)
        asked = {} if flood is None else flooded(flood)
    spent = processor_seconds(pid) - spent
    told = ", ".join(f"{what}: {many:,}" for what, many in asked.items())
    times = " | ".join(f"{_ms(one, 0.5)} | {_ms(one, 0.99)} | {1000 * max(one):.0f}" for one in (waited, presses))
    print(f"| {kind} | {told} | {times} | {spent:.1f} | {memory_of(pid) / 1e6:.0f} |", flush=True)


async def _press(place: str, table: Stored, moves: int, pause: float, seed: int) -> list[float]:
    evening = Evening(place)
    playing = await evening.sit_down(table, random.Random(seed))
    await playing.play(moves, pause)
    await evening.end()
    return playing.seconds


def _ms(seconds: list[float], share: float) -> str:
    return f"{1000 * share_of(seconds, share):.0f}"
