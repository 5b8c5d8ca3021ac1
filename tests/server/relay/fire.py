"""Kills one after another of those that play together, while people play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic

from msgspec import Struct

from tests.server.relay.cluster import Cluster
from tests.server.relay.players import Party

LONGEST = 60.0
"""Seconds after which a table that does not go on counts as stuck."""
LONGEST_DOWN = 2.0
PAUSE = 0.05


class Kill(Struct):
    """One of them was killed and has come back."""

    name: str
    silence: float
    """Seconds in which nothing was done at the table that stood still longest."""


@asynccontextmanager
async def playing(parties: Sequence[Party]) -> AsyncIterator[None]:
    """Everybody plays; in the end, until everything is answered."""
    tasks = [asyncio.create_task(player.play()) for party in parties for player in party.players]
    try:
        yield
        for party in parties:
            party.end()
        done, _ = await asyncio.wait(tasks, timeout=LONGEST)
        for party in parties:
            party.faults += [f"{party.name}: seat {one.seat} got no answer" for one in party.players if one.is_waiting]
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()


async def kill_in_turn(
    cluster: Cluster, parties: Sequence[Party], times: int, seconds: float, lots: random.Random
) -> list[Kill]:
    """Kill each of them so often, and let people play for some seconds after each kill."""
    await _all_go_on(parties, monotonic(), "the beginning")
    kills = []
    for _ in range(times):
        for name in cluster.services:
            begun = monotonic()
            await asyncio.to_thread(cluster.kill, name, lots.uniform(0, LONGEST_DOWN))
            await _all_go_on(parties, monotonic(), name)
            await asyncio.sleep(seconds)
            now = monotonic()
            playing = [party for party in parties if not party.dozes and not party.has_rested_since(begun)]
            silence = max((party.longest_silence(begun, now) for party in playing), default=0.0)
            kills.append(Kill(name, silence))
    await _clocks_ring([party for party in parties if party.dozes])
    for party in parties:
        party.wake()
    await _all_go_on(parties, monotonic(), "the end")
    return kills


async def _clocks_ring(parties: Sequence[Party]) -> None:
    """Until a clock has acted at each of the tables, now that nothing is killed any more."""
    end = monotonic() + LONGEST
    for party in parties:
        party.dozes = 1.0
        party.rung.clear()
    while not all(party.rung for party in parties) and monotonic() < end:
        await asyncio.sleep(PAUSE)
    for party in parties:
        if not party.rung:
            party.faults.append(f"{party.name}: its clock does not ring")


async def _all_go_on(parties: Sequence[Party], since: float, name: str) -> None:
    """Until something was done at every table where nobody dozes, or waits as a limit has told him."""
    end = monotonic() + LONGEST
    waiting = [party for party in parties if not party.dozes]
    while waiting and monotonic() < end:
        await asyncio.sleep(PAUSE)
        waiting = [party for party in waiting if not party.has_rested_since(since) and party.times[-1:] < [since]]
    for party in waiting:
        party.faults.append(f"{party.name}: does not go on after {name}")
        party.faults += [f"{party.name}: {player.situation}" for player in party.players]
