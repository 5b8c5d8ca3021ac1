"""At the server that plays a table: connections that others carry here, served as if they had come themselves."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from starlette.types import ASGIApp, Message, Scope

from hypogeum.server.edge.answers import json_answer
from hypogeum.server.protocol.problems import SERVER_ERROR
from hypogeum.server.relay.link import Link, LinkBroken
from hypogeum.server.relay.parcels import Accepted, Answered, Begun, Closed, Heard, Item, Left, Taken

logger = logging.getLogger(__name__)

GONE = 1006
MISTAKE = 1011


class CarriedConnection:
    """One of them, as the application sees it."""

    def __init__(self, link: Link, begun: Begun) -> None:
        self.link = link
        self.begun = begun
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()

    @property
    def scope(self) -> Scope:
        begun = self.begun
        return {
            "type": begun.kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": begun.method,
            "scheme": begun.scheme,
            "path": begun.path,
            "raw_path": begun.path.encode(),
            "query_string": begun.query,
            "root_path": "",
            "headers": begun.headers,
            "client": begun.client,
            "server": None,
            "subprotocols": [],
            "state": {},
            "person": begun.person,
        }

    def leave(self) -> None:
        """Its sender is gone."""
        raise NotImplementedError

    async def receive(self) -> Message:
        return await self.incoming.get()

    async def send(self, message: Message) -> None:
        raise NotImplementedError

    def fail(self) -> None:
        """The application has made a mistake."""
        raise NotImplementedError


class CarriedRequest(CarriedConnection):
    """A request over HTTP: its answer is passed on when it is whole."""

    def __init__(self, link: Link, begun: Begun) -> None:
        super().__init__(link, begun)
        self.incoming.put_nowait({"type": "http.request", "body": begun.body, "more_body": False})
        self._start: Message = {"status": 200, "headers": []}
        self._body = b""

    def leave(self) -> None:
        self.incoming.put_nowait({"type": "http.disconnect"})

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        self._body += message.get("body", b"")
        if not message.get("more_body", False):
            self._answer(self._start["status"], list(self._start.get("headers", [])), self._body)

    def fail(self) -> None:
        answer = json_answer(SERVER_ERROR().problem, SERVER_ERROR.status)
        self._answer(answer.status_code, answer.raw_headers, bytes(answer.body))

    def _answer(self, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        if not self.link.is_broken:
            self.link.add(Answered(self.begun.connection, status, [(bytes(a), bytes(b)) for a, b in headers], body))


class CarriedSocket(CarriedConnection):
    """A WebSocket."""

    def __init__(self, link: Link, begun: Begun) -> None:
        super().__init__(link, begun)
        self.incoming.put_nowait({"type": "websocket.connect"})

    def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def hear(self, heard: Heard) -> None:
        said = {"text": heard.data.decode()} if heard.is_text else {"bytes": heard.data}
        self.incoming.put_nowait({"type": "websocket.receive", **said})

    async def receive(self) -> Message:
        message = await self.incoming.get()
        if message["type"] == "websocket.receive" and not self.link.is_broken:
            self.link.add(Taken(self.begun.connection))
        return message

    async def send(self, message: Message) -> None:
        if self.link.is_broken:
            raise LinkBroken(self.link.other)
        match message["type"]:
            case "websocket.accept":
                self.link.add(Accepted(self.begun.connection))
            case "websocket.send":
                await self.link.tell(self.begun.connection, message["text"])
            case "websocket.close":
                self.link.add(Closed(self.begun.connection, message.get("code", 1000)))

    def fail(self) -> None:
        if not self.link.is_broken:
            self.link.add(Closed(self.begun.connection, MISTAKE))


class Host:
    """What one front has brought."""

    def __init__(self, link: Link, app: ASGIApp) -> None:
        self.link = link
        self._app = app
        self._connections: dict[int, CarriedConnection] = {}
        self._serving: set[asyncio.Task[None]] = set()

    def receive(self, item: Item) -> None:
        match item:
            case Begun(connection=connection, kind=kind):
                made = CarriedSocket(self.link, item) if kind == "websocket" else CarriedRequest(self.link, item)
                self._connections[connection] = made
                task = asyncio.create_task(self._serve(made))
                self._serving.add(task)
                task.add_done_callback(self._serving.discard)
            case Heard(connection=connection):
                socket = self._connections.get(connection)
                if isinstance(socket, CarriedSocket):
                    socket.hear(item)
            case Left(connection=connection):
                if (gone := self._connections.pop(connection, None)) is not None:
                    gone.leave()

    def leave_all(self) -> None:
        """The front is gone."""
        for connection in self._connections.values():
            connection.leave()
        self._connections.clear()

    async def _serve(self, connection: CarriedConnection) -> None:
        try:
            await self._app(connection.scope, connection.receive, connection.send)
        except LinkBroken:
            pass
        except Exception:
            logger.exception("a connection that %s carried here failed", self.link.other)
            with suppress(LinkBroken):
                connection.fail()
        finally:
            self._connections.pop(connection.begun.connection, None)
