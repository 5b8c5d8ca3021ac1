"""A socket that does not read costs a bounded amount of memory, and nobody else anything."""

from __future__ import annotations

import asyncio
import socket as network

import pytest
from websockets.sync.client import ClientConnection

from hypogeum.server.edge import unsent
from hypogeum.server.edge.unsent import Unsent
from hypogeum.server.table.telling.listener import Listener
from tests.server.house import BEGUN, Server, wait_until


async def next_of(waiting: Unsent[str]) -> str:
    return await asyncio.wait_for(waiting.next(), 1)


def test_what_waits_is_bounded_by_its_bytes_and_then_forgotten() -> None:
    async def work() -> None:
        waiting = Unsent("the end")
        waiting.add("large", unsent.MOST_BYTES + 1)
        assert await next_of(waiting) == "large", "one alone may be as large as it is"
        waiting.add("a", unsent.MOST_BYTES - 1)
        waiting.add("b", 2)
        waiting.add("c", 1)
        assert await next_of(waiting) == "the end"
        assert not waiting._waiting

    asyncio.run(work())


def test_what_comes_together_is_sent_at_once_and_the_rest_waits_for_the_network() -> None:
    async def work() -> None:
        sent: list[list[str]] = []
        is_free = True

        def at_once() -> bool:
            if is_free:
                sent.append(waiting.also())
            return is_free

        waiting = Unsent("the end", at_once)
        task = asyncio.create_task(next_of(waiting))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.add("a", 1)
        waiting.add("b", 1)
        await asyncio.sleep(0)
        assert sent == [["a", "b"]]
        assert not task.done()
        is_free = False
        waiting.add("c", 1)
        waiting.add("d", 1)
        assert await task == "c"
        is_free = True
        waiting.add("e", 1)
        await asyncio.sleep(0)
        assert sent == [["a", "b"]], "the task has not sent what it has taken"
        assert waiting.also() == ["d", "e"]
        task = asyncio.create_task(next_of(waiting))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.add("f", 1)
        waiting.end()
        assert await task == "the end"
        assert sent == [["a", "b"], ["f"]]

    asyncio.run(work())


def test_who_is_let_go_is_told_what_waits_first() -> None:
    async def work() -> None:
        waiting = Unsent("the end")
        waiting.add("why", 1)
        waiting.end()
        waiting.add("more", 1)
        assert [await next_of(waiting), await next_of(waiting)] == ["why", "the end"]

    asyncio.run(work())


def test_who_never_reads_is_dropped_and_the_others_play_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unsent, "MOST_BYTES", 300_000)
    monkeypatch.setattr(unsent, "LONGEST_FAREWELL", 0.1)
    person = server.person()
    table = person.make("me", "hotseat", **BEGUN)
    other = person.sit(table, 0)
    other.next_state()
    live = server.live(table)
    assert live is not None
    deaf = person.sit(table, 0, max_queue=1)
    stop_reading(deaf.connection)
    wait_until(lambda: len(live.listeners) == 2)
    gone = next(listener for listener in live.listeners if listener.last_told and listener is not live.listeners[0])
    server.in_loop(lambda: gone.send("x" * 50_000_000))  # fills the network
    server.in_loop(lambda: send_at_once(gone, 10))
    wait_until(lambda: gone not in live.listeners)
    assert other.do("end_turn")["version"] == 1


def send_at_once(listener: Listener, many: int) -> None:
    """More than may wait, before any of it is sent."""
    for _ in range(many):
        listener.send("x" * 50_000)


def stop_reading(connection: ClientConnection) -> None:
    """The library reads a little ahead and then no more; the machine keeps as little as possible for it."""
    connection.socket.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
