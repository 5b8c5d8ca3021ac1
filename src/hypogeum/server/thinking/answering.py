"""Thinks for servers on other machines: takes thoughts out of the queue in Redis, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from hypogeum.games import GAMES
from hypogeum.server import figures
from hypogeum.server.redis_client import LOST, connect
from hypogeum.server.thinking.queue import (
    ALIVE_FOR,
    ANSWERED,
    ANYBODY,
    KEPT_FOR,
    Answer,
    Asked,
    alive_key,
    answer_key,
    pack,
    queue_key,
    read_asked,
    taken_key,
    thinker_key,
    wanted_key,
)
from hypogeum.server.thinking.thoughts import Thinkers, ThoughtFailed
from hypogeum.server.thinking.versions import Version, read_version, version_here

logger = logging.getLogger(__name__)

PULSE = 1.0
PAUSE = 0.5
ENDING = 15.0
"""So long what has been begun may take at the end."""

WhenUnfit = Callable[[Version, Version], None]
"""Told the version that servers want, and that of this program."""


class Answering:
    """One of those who think for a Redis."""

    def __init__(
        self, address: str, thinkers: Thinkers, jobs: int, when_unfit: WhenUnfit = lambda wanted, here: None
    ) -> None:
        self.name = secrets.token_hex(8)
        self.is_reached = False
        """Whether Redis is."""
        self.is_stopping = False
        """Said besides cancelling: where Redis is lost at that moment, its error takes the place of the cancelling."""
        self.unfit_for: dict[str, Version] = {}
        """By game: what is wanted by servers of another version, who give nothing of it here."""
        self._redis = connect(address)
        self._thinkers = thinkers
        self._jobs = jobs
        self._when_unfit = when_unfit
        self._versions = [version_here(game) for game in GAMES]
        self._queues = deque(queue_key(version) for version in self._versions)

    async def run(self) -> None:
        """Think until cancelled; what has been begun is answered."""
        thinking = [asyncio.create_task(self._take_all()) for _ in range(self._jobs)]
        living = asyncio.create_task(self._live())
        try:
            await asyncio.wait({living, *thinking}, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            self.is_stopping = True
            for task in thinking:
                task.cancel()
            await asyncio.wait(thinking, timeout=ENDING)
            living.cancel()
            await asyncio.wait({living}, timeout=PULSE)
            with suppress(*LOST):
                await self._redis.delete(thinker_key(self.name))
            await self._redis.aclose()
            await self._thinkers.close()

    async def _live(self) -> None:
        """Say that somebody is there, and who, and hear which versions are wanted."""
        is_lost = False
        while not self.is_stopping:
            try:
                async with self._redis.pipeline(transaction=False) as saying:
                    for key in (thinker_key(self.name), ANYBODY, *map(alive_key, self._versions)):
                        saying.set(key, b"", ex=ALIVE_FOR)
                    saying.mget([wanted_key(version.game) for version in self._versions])
                    *_, wanted = await saying.execute()
                self._compare(wanted)
                self.is_reached, is_lost = True, False
            except LOST as lost:
                if not is_lost:
                    logger.warning("Redis cannot be reached, and is tried again: %s", lost)
                self.is_reached, is_lost = False, True
            await asyncio.sleep(PULSE)

    def _compare(self, wanted: Sequence[bytes | None]) -> None:
        """Say once of each game for which nothing is given here."""
        for here, text in zip(self._versions, wanted, strict=True):
            if text is None:
                continue
            try:
                there = read_version(text.decode())
            except ValueError:  # of a version that says it otherwise
                there = Version("?", here.game, 0)
            if there == here:
                self.unfit_for.pop(here.game, None)
            elif self.unfit_for.get(here.game) != there:
                self.unfit_for[here.game] = there
                self._when_unfit(there, here)

    async def _take_all(self) -> None:
        while not self.is_stopping:
            try:
                self._queues.rotate()  # so that no game keeps the others waiting
                found = await self._redis.blpop(list(self._queues), timeout=1)
                if found is not None:
                    await self._finish(read_asked(found[1]))
            except LOST:
                await asyncio.sleep(PAUSE)
            except msgspec.MsgspecError:
                logger.warning("a thought cannot be read")

    async def _finish(self, asked: Asked) -> None:
        """Answer what was begun, even if this is the end."""
        task = asyncio.create_task(self._answer(asked))
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await task
            raise

    async def _answer(self, asked: Asked) -> None:
        await self._redis.set(taken_key(asked.name), self.name, ex=KEPT_FOR)
        try:
            with figures.THOUGHTS_WAITING.track_inprogress(), figures.THOUGHTS.time():
                answer = Answer(action=await self._thinkers.think(asked.thought, asked.longest))
        except ThoughtFailed as failed:
            figures.THOUGHTS_FAILED.inc()
            answer = Answer(failure=str(failed))
        await self._redis.set(answer_key(asked.name), pack(answer), ex=KEPT_FOR)
        await self._redis.publish(ANSWERED, asked.name)
