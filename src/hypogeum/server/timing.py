"""Time as the server uses it: given to whoever needs it, so that tests can let it pass at will."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from msgspec import Struct


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Where seconds come from."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm: ...


class RealTime:
    """The time of every event loop, which need not be asked for."""

    def now(self) -> float:
        return monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, callback)


async def sleep(time: Time, seconds: float) -> None:
    """Wait."""
    woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm = time.call_later(seconds, lambda: None if woken.done() else woken.set_result(None))
    try:
        await woken
    finally:
        alarm.cancel()


class Pace(Struct, frozen=True, kw_only=True):
    """How fast the server itself goes, in seconds."""

    bot_delay: float = 0.4
    """Before a bot acts, so that people can follow; less where the turn has taken long already."""
    bot_decision: float = 0.4
    """What a bot may spend on a decision."""
    bot_turn: float = 5.0
    """What all decisions of bots in one turn of the game take together, about."""
    bot_shortest: float = 0.1
    """What a decision gets at least, however long the turn is."""
    longest_thought: float = 20.0
    """After this a bot is taken for stuck, and the default of the decision is done."""
    away_after: float = 30.0
    """Without a connection a person then counts as disconnected (TBL-AWAY-1)."""
    idle_after: float = 300.0
    """A table that nobody uses is then dropped from memory."""
