"""Takes parcels from server to server, through Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from hypogeum.server.redis_client import LOST, connect, promptly

logger = logging.getLogger(__name__)

SILENCE = 1.0
"""Seconds after which a box in which nothing has come is tried; after twice as many it is opened anew."""
PAUSE = 0.2

TRIAL = b""
"""What a server sends to itself: a Redis that hangs, or knows nothing of the box, closes no connection."""


class Mail:
    """The box of this server, and the way to those of others. What is lost on the way is lost: links notice it."""

    def __init__(self, address: str, me: str) -> None:
        self._redis = connect(address)
        self._me = me
        self._deliver: Callable[[bytes], None] = lambda data: None
        self._listening: asyncio.Task[None] | None = None

    def begin(self, deliver: Callable[[bytes], None]) -> None:
        """Hand over what comes in, from now on."""
        self._deliver = deliver
        self._listening = asyncio.create_task(self._listen())

    async def send(self, server: str, data: bytes) -> bool:
        """Whether somebody has got it."""
        try:
            return bool(await promptly(self._redis.publish(_box(server), data)))
        except LOST:
            return False

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as box:
                    await box.subscribe(_box(self._me))
                    await self._take_out(box)
            except LOST as error:
                logger.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(PAUSE)
            except Exception:  # whatever a client does in the middle of a connection that dies: others wait for mail
                logger.exception("the box of this server failed, and is opened anew")
                await asyncio.sleep(PAUSE)

    async def _take_out(self, box: Any) -> None:
        """Hand over one message after another; raises what LOST names, also where the box is shut without a word."""
        is_tried = False
        while True:
            message = await box.get_message(ignore_subscribe_messages=True, timeout=SILENCE)
            if message is not None:
                is_tried = False
                if message["data"] != TRIAL:
                    self._deliver(message["data"])
            elif is_tried:
                raise TimeoutError("nothing comes in")
            else:
                is_tried = await self.send(self._me, TRIAL)
                if not is_tried:
                    raise TimeoutError("nothing goes out")

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        await self._redis.aclose()


def _box(server: str) -> str:
    return f"hypogeum:server:{server}"
