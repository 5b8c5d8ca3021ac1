"""Bots think in worker processes, which may fail and are replaced."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import hypogeum
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.thoughts import Thought, ThoughtFailed
from hypogeum.server.thinking.worker import think
from tests.kit import rule
from tests.server.house import BEGUN, offered


def a_thought(**change: object) -> Thought:
    game = hypogeum.game("heldentaufe")
    state = game.new(BEGUN, seats=2, chance=FastChance(1))
    thought = Thought(
        table="a",
        game="heldentaufe",
        level="random",
        position=msgspec.json.encode(game.write_position(state)),
        seat=0,
        seed=1,
        seconds=1.0,
    )
    return msgspec.structs.replace(thought, **change)


@rule("HT-BOT-16")
def test_the_bot_of_a_seat_stays_the_same_so_that_it_can_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    class Noting:
        reads_state = True

        def choose(self, seen: State, seat: int) -> Action:
            asked.append(self)
            return seen.decision.actions(seen, seat)[0]

    def make(level: str, game: Game, seed: int, **budget: object) -> Noting:
        made.append(level)
        return Noting()

    asked: list[Noting] = []
    monkeypatch.setattr("hypogeum.server.thinking.worker.make_bot", make)
    monkeypatch.setattr("hypogeum.server.thinking.worker.MOST_BOTS", 2)
    monkeypatch.setattr("hypogeum.server.thinking.worker._bots", {})
    b, careful, search = {"table": "b"}, {"level": "careful"}, {"level": "search"}
    for change in ({}, {}, b, {}, careful, b, search, search):
        think(a_thought(**change))
    assert made == ["random", "random", "careful", "random", "search", "search"]
    assert asked[0] is asked[1] is asked[3] is not asked[2]
    assert asked[2] is not asked[5]  # of three bots the one that was asked longest ago is forgotten


def test_bots_think_in_processes_of_their_own() -> None:
    async def ask() -> list[str]:
        thinkers = ThinkerPool()
        thinkers.expect("heldentaufe")
        try:
            return [await thinkers.think(a_thought(seed=seed), 30) for seed in range(3)]
        finally:
            await thinkers.close()

    assert set(asyncio.run(ask())) <= set(offered(a_thought()))


def test_a_bot_that_fails_or_is_stuck_gives_no_answer() -> None:
    async def ask() -> str:
        thinkers = ThinkerPool()
        try:
            with pytest.raises(ThoughtFailed, match="WrongPosition"):
                await thinkers.think(a_thought(position=b"{}"), 30)
            with pytest.raises(ThoughtFailed, match="no answer"):
                await thinkers.think(a_thought(level="search", seconds=100.0), 0.5)
            return await thinkers.think(a_thought(), 30)
        finally:
            await thinkers.close()

    assert asyncio.run(ask())


def test_who_waits_for_a_process_does_not_wait_for_all_who_came_before() -> None:
    async def ask() -> None:
        thinkers = ThinkerPool(1)
        try:
            long = asyncio.create_task(thinkers.think(a_thought(level="search", seconds=5.0), 30))
            await asyncio.sleep(0)
            with pytest.raises(ThoughtFailed, match="other thoughts"):
                await thinkers.think(a_thought(), 0.2)
            assert await long
            assert await thinkers.think(a_thought(), 30), "a process is free again"
        finally:
            await thinkers.close()

    asyncio.run(ask())


def test_a_process_that_dies_is_replaced() -> None:
    async def ask() -> str:
        thinkers = ThinkerPool()
        try:
            await thinkers.think(a_thought(), 30)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes.values():
                process.kill()
            return await thinkers.think(a_thought(), 30)
        finally:
            await thinkers.close()

    assert asyncio.run(ask())
