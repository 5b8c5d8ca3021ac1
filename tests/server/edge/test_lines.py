"""A flood from one address waits for itself, and nobody else for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from hypogeum.engine.frames import past
from hypogeum.server.edge import lines
from hypogeum.server.edge.lines import Lines, Turn
from hypogeum.server.edge.waiting import LOOKED_BACK_AT_ONCE, MADE_AT_ONCE, OPENED_AT_ONCE, Waiting
from hypogeum.server.lobby import new_tables
from hypogeum.server.table.telling import histories
from tests.server.house import PATIENCE, Server, wait_until

HERE, THERE = "203.0.113.7", "198.51.100.1"


async def a_while() -> None:
    """Everything that can happen by itself has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


def in_lines(at_once: int, work: Callable[[Lines], Awaitable[None]]) -> None:
    async def main() -> None:
        await work(Lines(at_once))

    asyncio.run(main())


def test_those_of_one_address_have_their_turns_in_order() -> None:
    async def work(given: Lines) -> None:
        had: list[int] = []
        turns: list[Turn] = []

        async def come(number: int) -> None:
            turns.append(await given.turn(HERE))
            had.append(number)

        coming = [asyncio.create_task(come(number)) for number in range(4)]
        await a_while()
        assert had == [0, 1]
        await given.turn(THERE)
        turns[1].end()
        turns[1].end()
        await a_while()
        assert had == [0, 1, 2], "a turn ends once"
        turns[0].end()
        await asyncio.gather(*coming)
        assert had == [0, 1, 2, 3]

    in_lines(2, work)


def test_a_turn_does_not_last_for_ever_and_nobody_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_TURN", 0.01)

    async def work(given: Lines) -> None:
        await given.turn("2001:db8::1")
        await asyncio.wait_for(given.turn("2001:db8::2"), PATIENCE)
        gone = asyncio.create_task(given.turn("2001:db8::3"))
        await a_while()
        gone.cancel()
        while given._lines:
            await asyncio.sleep(0.01)

    in_lines(1, work)


class Opening:
    """An application whose sockets listen when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.told = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        self.begun.append(scope["client"][0])
        await self.told.wait()
        await receive()


def test_sockets_of_one_address_are_opened_a_few_at_a_time() -> None:
    async def main() -> None:
        app = Opening()
        waiting = Waiting(app)

        async def open_socket(address: str) -> None:
            messages = [{"type": "websocket.connect"}]

            async def receive() -> Message:
                if not messages:
                    await asyncio.Event().wait()
                return messages.pop()

            async def send(message: Any) -> None:
                raise AssertionError(message)

            await waiting({"type": "websocket", "client": (address, 1)}, receive, send)

        tasks = [asyncio.create_task(open_socket(HERE)) for _ in range(10 * OPENED_AT_ONCE)]
        await a_while()
        tasks.append(asyncio.create_task(open_socket(THERE)))
        await a_while()
        assert app.begun == [HERE] * OPENED_AT_ONCE + [THERE]
        app.told.set()
        while len(app.begun) < len(tasks):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


class SettingUp:
    """Stands in for what sets up a game, and takes as long as the test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self.may_end = threading.Event()
        self._begin = new_tables.begin
        monkeypatch.setattr(new_tables, "begin", self)

    def __call__(self, *given: Any) -> Any:
        self.begun += 1
        assert self.may_end.wait(PATIENCE)
        return self._begin(*given)


def test_tables_of_one_address_are_made_one_after_another_and_pages_are_answered_meanwhile(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting_up = SettingUp(monkeypatch)
    assert MADE_AT_ONCE == 1
    flood, other = [server.person() for _ in range(3)], server.person()
    for person in flood:
        person.http.headers["x-forwarded-for"] = HERE
    makers = [threading.Thread(target=person.make, args=("me", "hotseat")) for person in flood]
    for maker in makers:
        maker.start()
    wait_until(lambda: setting_up.begun)
    assert other.get("/tables") == []
    assert setting_up.begun == 1
    makers.append(threading.Thread(target=other.make, args=("me", "hotseat")))
    makers[-1].start()
    wait_until(lambda: setting_up.begun == 2)
    setting_up.may_end.set()
    for maker in makers:
        maker.join(PATIENCE)
    assert setting_up.begun == 4
    assert all(len(person.get("/tables")) == 1 for person in (*flood, other))


def test_who_looks_back_at_much_waits_for_himself_alone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads play games again; others need them to make and to load tables."""
    assert LOOKED_BACK_AT_ONCE == 1
    begun: list[int] = []
    may_end = threading.Event()

    def find_slowly(*given: Any) -> Any:
        begun.append(1)
        assert may_end.wait(PATIENCE)
        return past(*given)

    monkeypatch.setattr(lines, "LONGEST_TURN", PATIENCE)
    monkeypatch.setattr(histories, "past", find_slowly)
    guest, other = server.person(), server.person()
    guest.http.headers["x-forwarded-for"] = HERE
    table = guest.make("me", "hotseat")
    server.play(table, 20)
    with ThreadPoolExecutor() as beside:
        path = f"/tables/{table['id']}/frames"
        asking = [beside.submit(guest.get, path, first=first) for first in range(3)]
        wait_until(lambda: begun)
        other.sit(other.make("me", "hotseat"), 0).next_state()
        assert len(begun) == 1
        may_end.set()
        assert [len(asked.result(PATIENCE)["frames"]) for asked in asking]
