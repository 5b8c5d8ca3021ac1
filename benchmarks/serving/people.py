"""People with a connection each, who do something by lot."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hypogeum.server.edge.identity import COOKIE
from serving.stored import PEOPLE, Stored


class Screen:
    """One connection and what it was told last."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.question: dict[str, Any] = {}
        self.mates: dict[str, Any] = {"version": -1}
        self.answered: dict[str, asyncio.Future[float]] = {}
        self.version = -1
        self._changed = asyncio.Event()
        self.bytes = 0

    async def hear(self) -> None:
        async for text in self.connection:
            self.bytes += len(text)
            for message in msgspec.json.decode(text):
                self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "question":
                self.question = message
                self.version = message["version"]
                self._changed.set()
            case "mates":
                self.mates = message
                self._changed.set()
            case "done":
                self.answered.pop(message["request"]).set_result(perf_counter())
            case "wrong":
                raise AssertionError(message)

    async def until(self, version: int) -> None:
        while self.version < version:
            await self.change()

    async def change(self) -> None:
        """Until it is told something else."""
        self._changed.clear()
        await self._changed.wait()


class Playing:
    """Two people at one table."""

    def __init__(self, stored: Stored, screens: Sequence[Screen], lots: random.Random) -> None:
        self._stored = stored
        self._screens = screens
        self._lots = lots
        self._presses = 0
        self.seconds: list[float] = []
        """From each press to its answer."""

    async def play(self, moves: int, pause: float) -> int:
        """Do so many moves, or fewer if the game ends or nothing is offered; gives how many."""
        await asyncio.sleep(self._lots.random() * pause)  # tables do not press in step
        for number in range(moves):
            choice = await self._choice()
            if choice is None:
                return number
            begun = perf_counter()
            await self._press(*choice)
            if pause:
                await asyncio.sleep(max(0.0, pause - (perf_counter() - begun)))
        return moves

    async def _choice(self) -> tuple[int, str] | None:
        """Whoever is asked, and what he does: told to himself, or to his team-mate where he looks from another seat."""
        for seat, screen in enumerate(self._screens):
            question = screen.question["question"]
            if question is None:
                return None
            if seat in question["seats"]:
                return seat, self._lots.choice(question["actions"])["action"]
        seat = self._screens[0].question["question"]["seats"][0]
        mate = self._screens[1 - seat % PEOPLE]
        while mate.mates["version"] < mate.version:
            await mate.change()
        offered = next(one for one in mate.mates["questions"] if one["seat"] == seat)
        return seat, self._lots.choice(offered["actions"])["action"]

    async def _press(self, seat: int, action: str) -> None:
        screen = self._screens[seat % PEOPLE]
        self._presses += 1
        request = str(self._presses)
        command = {"type": "do", "request": request, "version": screen.version, "seat": seat, "actions": [action]}
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        screen.answered[request] = answer
        version = screen.version
        begun = perf_counter()
        await screen.connection.send(json.dumps(command))
        self.seconds.append(await answer - begun)
        for one in self._screens:
            await one.until(version + 1)


class Evening:
    """All connections to our server."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._stack = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    async def screen(self, table: str, seat: int, secret: str | None) -> Screen:
        uri = f"ws://{self._place}/api/tables/{table}/live?seat={seat}"
        headers = {} if secret is None else {"cookie": f"{COOKIE}={secret}"}
        connection = connect(uri, additional_headers=headers, proxy=None, ping_interval=None, max_queue=None)
        screen = Screen(await self._stack.enter_async_context(connection))
        self._tasks.append(asyncio.create_task(screen.hear()))
        await screen.until(0)
        return screen

    async def sit_down(self, stored: Stored, lots: random.Random) -> Playing:
        screens = [await self.screen(stored.name, seat, secret) for seat, secret in enumerate(stored.secrets)]
        return Playing(stored, screens, lots)

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):
            await asyncio.wait_for(self._stack.aclose(), 20)
