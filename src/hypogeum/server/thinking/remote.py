"""Has bots answered by whoever thinks for this Redis, on any machine; and in processes of its own where nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from hypogeum.server.redis_client import LOST, connect, promptly
from hypogeum.server.thinking.queue import (
    ANSWERED,
    ANYBODY,
    WANTED_FOR,
    Asked,
    alive_key,
    answer_key,
    pack,
    queue_key,
    read_answer,
    taken_key,
    thinker_key,
    wanted_key,
)
from hypogeum.server.thinking.thoughts import Thinkers, Thought, ThoughtFailed
from hypogeum.server.thinking.versions import Version, version_here

logger = logging.getLogger(__name__)

ATTEMPTS = 2
"""Whoever has taken a thought may die before the answer."""
UNTAKEN = 1.0
"""A thought that nobody has taken after so many seconds is thought here: all others have enough to do."""
LOOK = 0.5
"""So often, in seconds, it is looked whether somebody who thinks still lives."""
PAUSE = 0.2


class NobodyAnswers(Exception):
    """Nobody has taken the thought, or who did is gone."""


class RemoteThinkers:
    """As many as there are, through a queue in Redis."""

    def __init__(self, address: str, here: Thinkers) -> None:
        """`here` answers where nobody else does."""
        self._redis = connect(address)
        self._here = here
        self._waiting: dict[str, asyncio.Event] = {}
        """By the name of a thought: woken when it is answered."""
        self._listening: asyncio.Task[None] | None = None
        self._strangers: set[Version] = set()
        """Those versions of which only others than we are think."""

    def expect(self, game: str) -> None:
        """Those who think are ready for every game; here, nothing is prepared that may never be needed."""

    async def think(self, thought: Thought, longest: float) -> str:
        loop = asyncio.get_running_loop()
        end = loop.time() + longest
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        for _ in range(ATTEMPTS):
            try:
                if not await self._is_anybody_of(version_here(thought.game)):
                    break
                return await self._ask(thought, end)
            except NobodyAnswers as nobody:
                logger.info("table %s: %s", thought.table, nobody)
            except LOST as lost:
                logger.warning("Redis cannot be reached, and bots think here: %s", lost)
                break
        left = end - loop.time()
        if left <= 0:
            raise ThoughtFailed(f"no answer after {longest} seconds")
        return await self._here.think(thought, left)

    async def _is_anybody_of(self, version: Version) -> bool:
        """Whether somebody of our version thinks; whoever is of another one learns which is wanted."""
        async with self._redis.pipeline(transaction=False) as asking:
            asking.set(wanted_key(version.game), str(version), ex=WANTED_FOR)
            asking.exists(alive_key(version))
            asking.exists(ANYBODY)
            _, is_there, are_others = await promptly(asking.execute())
        if is_there or not are_others:
            self._strangers.discard(version)
        elif version not in self._strangers:
            self._strangers.add(version)
            logger.warning("bots think in this server, for nobody who thinks for others runs version %s", version)
        return bool(is_there)

    async def _ask(self, thought: Thought, end: float) -> str:
        """Raises NobodyAnswers, ThoughtFailed, or what LOST names."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        name = secrets.token_hex(8)
        asked = pack(Asked(name, end - begun, thought))
        woken = self._waiting[name] = asyncio.Event()
        queue = queue_key(version_here(thought.game))
        try:
            await promptly(self._redis.rpush(queue, asked))
            while loop.time() < end:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await woken.wait()
                answer, thinker = await promptly(self._redis.mget(answer_key(name), taken_key(name)))
                if answer is not None:
                    found = read_answer(answer)
                    if found.failure:
                        raise ThoughtFailed(found.failure)
                    return found.action
                if thinker is not None:
                    if not await promptly(self._redis.exists(thinker_key(thinker.decode()))):
                        raise NobodyAnswers("who had taken a thought is gone")
                elif loop.time() > begun + UNTAKEN:
                    raise NobodyAnswers("nobody took a thought")
            raise ThoughtFailed(f"no answer after {end - begun:.1f} seconds")
        finally:
            del self._waiting[name]
            if not woken.is_set():
                await self._take_back(queue, asked)

    async def _take_back(self, queue: str, asked: bytes) -> None:
        """Nobody wants the answer any more."""
        with suppress(*LOST):
            await asyncio.shield(promptly(self._redis.lrem(queue, 0, asked)))

    async def _listen(self) -> None:
        """Wake whoever waits for an answer that has come; one that is missed here is found a little later."""
        while True:
            try:
                async with self._redis.pubsub() as box:
                    await box.subscribe(ANSWERED)
                    while True:
                        message = await box.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None and (woken := self._waiting.get(message["data"].decode())):
                            woken.set()
            except LOST:
                await asyncio.sleep(PAUSE)
            except Exception:  # whatever a client does in the middle of a connection that dies
                logger.exception("it could not be heard which thoughts are answered, and is tried again")
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        await self._redis.aclose()
        await self._here.close()
