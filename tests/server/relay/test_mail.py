"""The box of a server stays open, whatever happens to what comes in or to Redis."""

from __future__ import annotations

import asyncio

import pytest

from hypogeum.server.relay.mail import Mail
from tests.services import Redis


def test_a_box_that_fails_is_opened_anew(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[bytes] = []

    def deliver(data: bytes) -> None:
        heard.append(data)
        if data == b"spoilt":
            raise TypeError(data)

    async def work() -> None:
        mine, other = Mail(redis.address, "mine"), Mail(redis.address, "other")
        mine.begin(deliver)
        try:
            for data in (b"spoilt", b"sound"):
                while not await other.send("mine", data):
                    await asyncio.sleep(0.02)
                while heard[-1:] != [data]:
                    await asyncio.sleep(0.02)
        finally:
            await mine.close()
            await other.close()

    asyncio.run(asyncio.wait_for(work(), 20))
    assert heard == [b"spoilt", b"sound"]
    assert "is opened anew" in caplog.text
