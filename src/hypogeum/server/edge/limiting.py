"""Refuses what is too much, at the server that a person has reached: other servers do not count it again."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server.edge.answers import problem_answer
from hypogeum.server.edge.gate import OPENINGS, Gate
from hypogeum.server.edge.limits import Limiter
from hypogeum.server.edge.requests import LARGEST_BODY
from hypogeum.server.edge.sockets import TRY_AGAIN
from hypogeum.server.protocol.problems import Declined
from hypogeum.server.protocol.server_messages import Wrong, encode, together

NEW_TABLE = "/api/tables"
COMMANDS = re.compile(r"/api/tables/[^/]+/commands")
LOOKING_BACK = re.compile(r"/api/tables/[^/]+/(frames|story|record)")
COST_OF_LOOKING_BACK = 10
"""Requests: games are played again for it."""
PAUSE = 0.1
"""Seconds in which nothing is read from a socket that was refused something."""

LIMIT_OF = {
    "say": "chat",
    "rematch": "tables",
    **dict.fromkeys(["join", "leave", "lend", "come_back", "seat_bot", "open_seat", "free_seat"], "seats"),
}
"""By kind of command: what it uses besides a message."""


class _Command(Struct):
    """So much of a command is read here."""

    type: str = ""
    request: str | None = None


_decoder = msgspec.json.Decoder(_Command)


class Limiting:
    """ASGI middleware: asks the limiter before anything under /api is done."""

    def __init__(self, app: ASGIApp, limiter: Limiter, gate: Gate) -> None:
        self.app = app
        self._limiter = limiter
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "person" not in scope:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        guest = _Guest(self._limiter, scope["person"], None if client is None else client[0])
        if scope["type"] == "websocket":
            await self._converse(guest, scope, receive, send)
        else:
            await self._answer(guest, scope, receive, send)

    async def _answer(self, guest: _Guest, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        try:
            guest.take("requests", COST_OF_LOOKING_BACK if LOOKING_BACK.fullmatch(path) else 1)
            if scope["method"] == "POST" and path == NEW_TABLE:
                guest.take("tables")
            elif scope["method"] == "POST" and COMMANDS.fullmatch(path):
                receive = guest.commands_of(receive)
            await self.app(scope, receive, send)
        except Declined as declined:
            await problem_answer(declined)(scope, receive, send)

    async def _converse(self, guest: _Guest, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            guest.take(OPENINGS)
            self._limiter.open_socket(guest.person, guest.address)
        except Declined as declined:
            self._gate.note(guest.address)
            await receive()
            with suppress(OSError):
                await send({"type": "websocket.accept"})
                await send(_wrong(None, declined))
                await send({"type": "websocket.close", "code": TRY_AGAIN})
            return
        try:
            await self.app(scope, guest.messages_of(receive, send), send)
        finally:
            self._limiter.close_socket(guest.person, guest.address)


class _Guest:
    """Who asks, and from where."""

    def __init__(self, limiter: Limiter, person: str, address: str | None) -> None:
        self._limiter = limiter
        self.person = person
        self.address = address

    def take(self, limit: str, cost: int = 1) -> None:
        """Raises Declined."""
        self._limiter.take(limit, self.person, self.address, cost)

    def commands_of(self, receive: Receive) -> Receive:
        """Reads the body of a request; raises Declined at its end if the command is too much."""
        body = b""

        async def read() -> Message:
            nonlocal body
            message = await receive()
            if message["type"] == "http.request" and len(body) <= LARGEST_BODY:
                body += message.get("body", b"")
                if not message.get("more_body", False):
                    self._take_for(_read(body))
            return message

        return read

    def messages_of(self, receive: Receive, send: Send) -> Receive:
        """Reads the messages of a socket that are not too much, and answers the others."""

        async def read() -> Message:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return message
                command = _read(message.get("text") or message.get("bytes") or b"")
                try:
                    self.take("messages")
                    self._take_for(command)
                    return message
                except Declined as declined:
                    with suppress(OSError):
                        await send(_wrong(command.request, declined))
                    await asyncio.sleep(PAUSE)

        return read

    def _take_for(self, command: _Command) -> None:
        if (limit := LIMIT_OF.get(command.type)) is not None:
            self.take(limit)


def _read(data: str | bytes) -> _Command:
    """What cannot be read is refused elsewhere."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return _Command()


def _wrong(request: str | None, declined: Declined) -> Message:
    return {"type": "websocket.send", "text": together(encode(Wrong(request=request, problem=declined.problem)))}
