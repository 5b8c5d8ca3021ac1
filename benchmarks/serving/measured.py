"""What a run has cost, and how long people waited in it."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
import uvloop

from serving.people import Evening
from serving.processes import our_server, processor_seconds
from serving.stored import PEOPLE, Stored, keep


class Measured(msgspec.Struct):
    """One run."""

    moves: int
    processor: float
    """Seconds of the server."""
    seconds: list[float]
    """From each press to its answer."""
    bytes: float
    """Of a view, or to one socket for each move."""

    @property
    def rate(self) -> float:
        """Moves for each second of processor time."""
        return self.moves / self.processor

    @property
    def latency(self) -> str:
        return " | ".join(f"{1000 * share_of(self.seconds, share):.1f}" for share in (0.5, 0.99))


def ours(tables: Sequence[Stored], moves: int, pause: float, seed: int, spectators: int = 0) -> Measured:
    """Play at our server; a few moves first that do not count."""
    with tempfile.TemporaryDirectory() as folder:
        keep(Path(folder), tables)
        with our_server(Path(folder)) as (place, pid):
            return uvloop.run(_ours(place, pid, tables, moves, pause, seed, spectators))


async def _ours(
    place: str, pid: int, tables: Sequence[Stored], moves: int, pause: float, seed: int, spectators: int
) -> Measured:
    evening, lots = Evening(place), random.Random(seed)
    playing = [await evening.sit_down(stored, lots) for stored in tables]
    crowd = [await evening.screen(tables[0].name, -1, None) for _ in range(spectators)]
    await asyncio.gather(*(one.play(2, pause) for one in playing))
    for one in playing:
        one.seconds.clear()
        for screen in one._screens:
            screen.bytes = 0
    spent = processor_seconds(pid)
    done = sum(await asyncio.gather(*(one.play(moves, pause) for one in playing)))
    if crowd:
        await asyncio.gather(*(one.until(playing[0]._screens[0].version) for one in crowd))
    spent = processor_seconds(pid) - spent
    heard = sum(screen.bytes for one in playing for screen in one._screens) / PEOPLE / max(1, done)
    result = Measured(done, spent, [second for one in playing for second in one.seconds], heard)
    await evening.end()
    return result


def share_of(values: Sequence[float], share: float) -> float:
    """The value that so large a share of them is below."""
    return sorted(values)[int(len(values) * share)]


def range_of(values: Sequence[float]) -> str:
    return f"{median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"
