"""At the server that a browser has reached: carries its connections to the server that plays the table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from contextlib import suppress
from itertools import count

from starlette.types import Receive, Scope, Send

from hypogeum.server.edge.requests import LARGEST_BODY
from hypogeum.server.edge.sockets import TRY_AGAIN
from hypogeum.server.edge.unsent import Unsent
from hypogeum.server.relay.link import Link, LinkBroken
from hypogeum.server.relay.parcels import Accepted, Answered, Begun, Closed, Heard, Item, Left, Taken, Told

MOST_AHEAD = 32
"""So many messages of a socket may be on their way; then nothing more is read, and its network fills up."""


class Carried:
    """A connection on this side."""

    def hear(self, item: Item) -> None:
        """What the host says."""
        raise NotImplementedError

    def lose(self) -> None:
        """The host is gone."""
        raise NotImplementedError


class CarriedRequest(Carried):
    def __init__(self) -> None:
        self.answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()

    def hear(self, item: Item) -> None:
        if isinstance(item, Answered) and not self.answer.done():
            self.answer.set_result(item)

    def lose(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(LinkBroken())


class CarriedSocket(Carried):
    def __init__(self) -> None:
        self.ahead = asyncio.Semaphore(MOST_AHEAD)
        self.unsent: Unsent[Item] = Unsent(Closed(0, TRY_AGAIN))

    def hear(self, item: Item) -> None:
        if isinstance(item, Taken):
            self.ahead.release()
        else:
            self.unsent.add(item, sys.getsizeof(item.text) if isinstance(item, Told) else 0)

    def lose(self) -> None:
        self.unsent.forget()


class Front:
    """What this server brings to one host."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self._numbers = count()
        self._carried: dict[int, Carried] = {}

    def receive(self, item: Item) -> None:
        for number in item.connections if isinstance(item, Told) else (item.connection,):
            if (carried := self._carried.get(number)) is not None:
                carried.hear(item)

    def lose_all(self) -> None:
        """The host is gone."""
        for carried in list(self._carried.values()):
            carried.lose()
        self._carried.clear()

    async def ask(self, scope: Scope, body: bytes) -> Answered:
        """The answer to a request; raises LinkBroken."""
        carried, number = CarriedRequest(), next(self._numbers)
        self._carried[number] = carried
        try:
            self._begin(number, scope, body)
            return await carried.answer
        finally:
            self._carried.pop(number, None)

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Carry a socket until it ends; False if the host was gone before it was open."""
        carried, number = CarriedSocket(), next(self._numbers)
        self._carried[number] = carried
        reading: asyncio.Task[None] | None = None
        try:
            self._begin(number, scope)
            first = await carried.unsent.next()
            if not isinstance(first, Accepted):
                if self.link.is_broken:
                    return False
                await send({"type": "websocket.close", "code": first.code if isinstance(first, Closed) else 1000})
                return True
            with suppress(OSError, RuntimeError):  # then it is gone already, and there is nothing to read
                await send({"type": "websocket.accept"})
            writing = carried.unsent.sending = asyncio.create_task(_write(carried, send))
            reading = asyncio.create_task(self._read(number, carried, receive))
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
            writing.cancel()
            return True
        finally:
            if reading is not None:
                reading.cancel()
            self._carried.pop(number, None)
            if not self.link.is_broken:
                self.link.add(Left(number))

    def _begin(self, number: int, scope: Scope, body: bytes = b"") -> None:
        if self.link.is_broken:
            raise LinkBroken(self.link.other)
        client = scope.get("client")
        self.link.add(
            Begun(
                connection=number,
                kind=scope["type"],
                method=scope.get("method", "GET"),
                scheme=scope["scheme"],
                path=scope["path"],
                query=scope["query_string"],
                headers=headers_to_carry(scope["headers"]),
                client=None if client is None else (client[0], client[1]),
                person=scope["person"],
                body=body,
            )
        )

    async def _read(self, number: int, carried: CarriedSocket, receive: Receive) -> None:
        while True:
            await carried.ahead.acquire()
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            data = message.get("bytes") or b"" if text is None else text.encode()
            if not self.link.is_broken:
                self.link.add(Heard(number, data, text is not None))


def headers_to_carry(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """All but the secret by which a browser is known: who asks is told beside, and Redis keeps no secrets."""
    return [(bytes(name), bytes(value)) for name, value in headers if name.lower() != b"cookie"]


async def _write(carried: CarriedSocket, send: Send) -> None:
    """Pass on what the socket is told; ends when it is closed, or its client is gone."""
    with suppress(OSError, RuntimeError):
        while True:
            match await carried.unsent.next():
                case Told(text=text):
                    await send({"type": "websocket.send", "text": text})
                case Closed(code=code):
                    await send({"type": "websocket.close", "code": code})
                    return


async def read_whole(receive: Receive) -> bytes:
    """The body of a request, or so much of it that the host sees that it is too big."""
    body = b""
    while len(body) <= LARGEST_BODY:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        if not message.get("more_body", False):
            break
    return body
