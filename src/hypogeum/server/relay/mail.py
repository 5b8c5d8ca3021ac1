"""Takes parcels from server to server, through Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from hypogeum.server.redis_client import LOST, connect

logger = logging.getLogger(__name__)

SILENCE = 1.0
PAUSE = 0.2


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
            return bool(await self._redis.publish(_box(server), data))
        except LOST:
            return False

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as box:
                    await box.subscribe(_box(self._me))
                    while True:
                        message = await box.get_message(ignore_subscribe_messages=True, timeout=SILENCE)
                        if message is not None:
                            self._deliver(message["data"])
            except LOST as error:
                logger.warning("Redis cannot be reached: %s", error)
                await asyncio.sleep(PAUSE)
            except Exception:  # whatever a client does in the middle of a connection that dies: others wait for mail
                logger.exception("the box of this server failed, and is opened anew")
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        await self._redis.aclose()


def _box(server: str) -> str:
    return f"hypogeum:server:{server}"
