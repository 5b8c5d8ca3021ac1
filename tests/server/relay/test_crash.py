"""Servers, database and Redis die while people play: nothing is lost, nothing is done twice, and tables go on.

`benchmarks/crash.py` does the same for longer, with clocks.
"""

from __future__ import annotations

import asyncio
import random

import pytest

from hypogeum.games import find_game
from tests.server.relay.cluster import Cluster, cluster
from tests.server.relay.fire import kill_in_turn, playing
from tests.server.relay.players import Party, mixed_parties
from tests.server.relay.proof import Verdict, judge
from tests.services import ServiceMissing

GAMES = ("heldentaufe", "claustrophobia", "sub_terra", "terror_below")
TABLES = 5
"""One of each game, and one with a bot."""


@pytest.mark.timeout(300)
def test_each_may_be_killed_under_load() -> None:
    try:
        with cluster(keeps=False) as running:
            parties, verdict = asyncio.run(play_and_kill(running))
            complaints = running.complaints()
    except ServiceMissing as missing:
        pytest.skip(str(missing))
    assert (verdict.lost, verdict.doubled) == (0, 0)
    assert [*verdict.faults, *complaints, *[fault for party in parties for fault in party.faults]] == []
    assert verdict.acknowledged > 0
    assert verdict.of_bots > 0


async def play_and_kill(running: Cluster) -> tuple[list[Party], Verdict]:
    lots = random.Random(1)
    parties = await mixed_parties(running.places, [find_game(name) for name in GAMES], TABLES, lots)
    async with playing(parties):
        await kill_in_turn(running, parties, 1, 0.3, lots)
    return parties, await judge(running.database, parties)
