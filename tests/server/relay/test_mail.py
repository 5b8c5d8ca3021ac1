"""The box of a server stays open, whatever happens to what comes in or to Redis."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hypogeum.server.redis_client import PROMPT
from hypogeum.server.relay.mail import TRIAL, Mail
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


def test_a_box_is_opened_anew_where_redis_hangs_and_closes_nothing(own_redis: Redis) -> None:
    """As when a machine goes and says nothing: what comes in before it is noticed is lost, but not what comes later."""
    heard: list[bytes] = []

    async def work() -> None:
        mine, other = Mail(own_redis.address, "mine"), Mail(own_redis.address, "other")
        mine.begin(heard.append)
        try:
            while not (await other.send("mine", b"before") and heard):
                await asyncio.sleep(0.02)
            own_redis.pause()
            began = asyncio.get_running_loop().time()
            assert not await other.send("mine", b"meanwhile")
            assert asyncio.get_running_loop().time() < began + PROMPT + 1
            own_redis.go_on()
            while not (await other.send("mine", b"after") and b"after" in heard):
                await asyncio.sleep(0.02)
        finally:
            await mine.close()
            await other.close()

    asyncio.run(asyncio.wait_for(work(), 30))
    assert heard[0] == b"before"
    assert TRIAL not in heard


def test_a_box_of_which_redis_knows_nothing_any_more_is_opened_anew(own_redis: Redis) -> None:
    heard: list[bytes] = []

    async def work() -> None:
        mine = Mail(own_redis.address, "mine")
        boxes: list[Any] = []
        take_out = mine._take_out

        async def noticed(box: Any) -> None:
            boxes.append(box)
            await take_out(box)

        mine._take_out = noticed  # type: ignore[method-assign]
        mine.begin(heard.append)
        try:
            while not await mine.send("mine", b"before"):
                await asyncio.sleep(0.02)
            await boxes[0].connection.send_command("UNSUBSCRIBE", "hypogeum:server:mine")
            while not (await mine.send("mine", b"after") and b"after" in heard):
                await asyncio.sleep(0.02)
            assert len(boxes) == 2
        finally:
            await mine.close()

    asyncio.run(asyncio.wait_for(work(), 30))
