"""The way to Redis, over which servers and those who think for them talk to each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

T = TypeVar("T")

LOST = (RedisError, OSError)
"""What happens when Redis or the way to it is gone."""

CONNECTING = 2.0
SILENCE = 3.0
"""Seconds after which a Redis that says nothing counts as gone; the client then tries once more, with as many."""
PROMPT = 3.0
"""Seconds that it may take in all where people wait."""


class CannotReachRedis(Exception):
    """There is no Redis at the address, or it does not let us in."""


def connect(address: str) -> Any:
    """A client that tries once more where a connection was lost; so nothing may go wrong where Redis is told twice."""
    return Redis.from_url(
        address, socket_connect_timeout=CONNECTING, socket_timeout=SILENCE, retry=Retry(NoBackoff(), 1)
    )


async def promptly(work: Awaitable[T]) -> T:
    """What comes of a moment's work of Redis; raises what LOST names, also where it hangs."""
    async with asyncio.timeout(PROMPT):
        return await work


async def check(address: str) -> None:
    """Raises CannotReachRedis."""
    try:
        client = connect(address)
        try:
            await client.ping()
        finally:
            await client.aclose()
    except (*LOST, ValueError) as error:
        raise CannotReachRedis(str(error) or type(error).__name__) from error
