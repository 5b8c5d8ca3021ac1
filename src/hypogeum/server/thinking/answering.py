"""Thinks for servers on other machines: takes thoughts out of the queue in Redis, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

import msgspec

from hypogeum.server.redis_client import LOST, connect
from hypogeum.server.thinking.queue import (
    ALIVE,
    ALIVE_FOR,
    ANSWERED,
    KEPT_FOR,
    QUEUE,
    Answer,
    Asked,
    answer_key,
    pack,
    read_asked,
    taken_key,
    thinker_key,
)
from hypogeum.server.thinking.thoughts import Thinkers, ThoughtFailed

logger = logging.getLogger(__name__)

PULSE = 1.0
PAUSE = 0.5


class Answering:
    """One of those who think for a Redis."""

    def __init__(self, address: str, thinkers: Thinkers, jobs: int) -> None:
        self.name = secrets.token_hex(8)
        self._redis = connect(address)
        self._thinkers = thinkers
        self._jobs = jobs
        self._is_ending = False
        """Said besides cancelling: where Redis is lost at that moment, its error takes the place of the cancellation."""

    async def run(self) -> None:
        """Think until cancelled; what has been begun is answered."""
        thinking = [asyncio.create_task(self._take_all()) for _ in range(self._jobs)]
        living = asyncio.create_task(self._live())
        try:
            await asyncio.wait({living, *thinking}, return_when=asyncio.FIRST_EXCEPTION)
        finally:
            self._is_ending = True
            for task in thinking:
                task.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
            living.cancel()
            with suppress(*LOST):
                await self._redis.delete(thinker_key(self.name))
            await self._redis.aclose()
            await self._thinkers.close()

    async def _live(self) -> None:
        """Say that somebody is there, and who."""
        is_reached = True
        while True:
            try:
                await self._redis.set(thinker_key(self.name), b"", ex=ALIVE_FOR)
                await self._redis.set(ALIVE, b"", ex=ALIVE_FOR)
                is_reached = True
            except LOST as lost:
                if is_reached:
                    logger.warning("Redis cannot be reached, and is tried again: %s", lost)
                is_reached = False
            await asyncio.sleep(PULSE)

    async def _take_all(self) -> None:
        while not self._is_ending:
            try:
                found = await self._redis.blpop([QUEUE], timeout=1)
                if found is not None:
                    await self._finish(read_asked(found[1]))
            except LOST:
                await asyncio.sleep(PAUSE)
            except msgspec.MsgspecError:
                logger.warning("a thought cannot be read; do all servers run the same version?")

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
            answer = Answer(action=await self._thinkers.think(asked.thought, asked.longest))
        except ThoughtFailed as failed:
            answer = Answer(failure=str(failed))
        await self._redis.set(answer_key(asked.name), pack(answer), ex=KEPT_FOR)
        await self._redis.publish(ANSWERED, asked.name)
