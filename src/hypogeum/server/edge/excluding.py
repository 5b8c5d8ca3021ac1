"""Refuses people and addresses that the host has banned, at the server that they have reached."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server.edge.answers import problem_answer
from hypogeum.server.edge.gate import Gate
from hypogeum.server.edge.sockets import CLOSED_BY_REFUSAL
from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.protocol.server_messages import Wrong, encode, together


class OpenSockets:
    """Those that are open, and are closed when their people are banned."""

    def __init__(self, exclusions: Exclusions) -> None:
        self._exclusions = exclusions
        self._open: set[_Guest] = set()
        self._closing: set[asyncio.Task[None]] = set()

    def ban(self, scope: Scope) -> Declined | None:
        client = scope.get("client")
        return self._exclusions.ban(scope["person"], None if client is None else client[0])

    def look(self) -> None:
        """Close those of everybody who is banned now."""
        for guest in list(self._open):
            if (declined := self.ban(guest.scope)) is not None:
                task = asyncio.create_task(guest.show_out(declined))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)

    async def keep(self, guest: _Guest, app: ASGIApp) -> None:
        """Serve it until it ends."""
        self._open.add(guest)
        try:
            await app(guest.scope, guest.hear, guest.tell)
        finally:
            self._open.discard(guest)


class Excluding:
    """ASGI middleware behind the one that knows who asks."""

    def __init__(self, app: ASGIApp, sockets: OpenSockets, gate: Gate) -> None:
        self.app = app
        self._sockets = sockets
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "person" not in scope:
            await self.app(scope, receive, send)
            return
        declined = self._sockets.ban(scope)
        if declined is None:
            if scope["type"] == "websocket":
                await self._sockets.keep(_Guest(scope, receive, send), self.app)
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            client = scope.get("client")
            self._gate.note(None if client is None else client[0])
            await receive()
            with suppress(OSError):
                await send({"type": "websocket.accept"})
                await _dismiss(send, declined)
        else:
            await problem_answer(declined)(scope, receive, send)


class _Guest:
    """A socket that is open."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self._loop = asyncio.get_running_loop()
        self._receive = receive
        self._send = send
        self._is_open = False
        self._is_out = False
        self._hearing: asyncio.Task[Any] | None = None

    async def hear(self) -> Message:
        """What the client says; when it is shown out, that it has gone. What it has asked for is done to the end."""
        gone = {"type": "websocket.disconnect", "code": 1008}
        if self._is_out:
            return gone
        self._hearing = task = asyncio.current_task(self._loop)
        assert task is not None
        try:
            return await self._receive()
        except asyncio.CancelledError:
            if self._goes_on() or task.uncancel():  # it is not shown out, or not only that
                raise
            return gone
        finally:
            self._hearing = None

    def _goes_on(self) -> bool:
        return not self._is_out

    async def tell(self, message: Message) -> None:
        if self._is_out:
            return
        self._is_open = message["type"] in ("websocket.accept", "websocket.send")
        await self._send(message)

    async def show_out(self, declined: Declined) -> None:
        """Say why, and close it."""
        if self._is_out:
            return
        self._is_out = True
        with suppress(OSError, RuntimeError):  # it is gone already
            if not self._is_open:
                await self._send({"type": "websocket.accept"})
            await _dismiss(self._send, declined)
        if self._hearing is not None:
            self._hearing.cancel()


async def _dismiss(send: Send, declined: Declined) -> None:
    await send({"type": "websocket.send", "text": together(encode(Wrong(request=None, problem=declined.problem)))})
    await send({"type": "websocket.close", "code": CLOSED_BY_REFUSAL + declined.status})
