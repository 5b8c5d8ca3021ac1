"""Bounds what a connection may cost before anybody knows who it is: heads, unfinished requests, pings, unread answers.

The application above sees whole requests and messages alone. What is bounded here would be kept by uvicorn for ever.
"""

from __future__ import annotations

import asyncio
import struct
from asyncio.transports import BaseTransport

from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from hypogeum.server.edge.gate import Gate
from hypogeum.server.edge.identity import person_by
from hypogeum.server.edge.portions import Portioned
from hypogeum.server.edge.unsent import Way
from hypogeum.server.protocol.values import NOBODY

LARGEST_HEAD = 32 * 1024
"""Bytes of an address with all headers."""
MOST_AHEAD = 16
"""Requests of a connection that wait for the answer to one before them; browsers and proxies send none ahead."""
LONGEST_REQUEST = 20.0
"""Seconds in which a request has to come, from the connection or the answer before to its last byte."""
LONGEST_UNREAD = 30.0
"""Seconds in which something of what is sent has to be taken."""
MOST_PINGS = 20
"""Of a socket, in PINGS_SECONDS; browsers send none, and programs seldom more than one."""
PINGS_SECONDS = 10.0
MOST_PIECES = 100
"""Of one message; browsers send one."""
MOST_UNHEARD = 2
"""So many messages of a socket wait to be heard before nothing more is read from it, nor understood after the portion
that brought them."""

AT_ONCE = "hypogeum.at_once"
"""The extension of ASGI by which an application may send texts without waiting."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a text by itself, without extensions (RFC 6455, 5.2)."""
MASKED = 0x80
OWN_LENGTH, SHORT_LENGTH, LONG_LENGTH = 125, 126, 127


class HeadTooLarge(Exception):
    """Makes the parser give up."""


class TooManyAhead(Exception):
    """Makes it give up too: a quarter of a megabyte, read at once, may hold ten thousand requests."""


class Unread:
    """Ends a connection that takes nothing of what is sent to it, also when it is closed already."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._last = 0

    def watch(self, transport: asyncio.Transport) -> None:
        """From now on, until everything is taken."""
        self._transport = transport
        if self._alarm is None and transport.get_write_buffer_size():
            self._wait()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wait(self) -> None:
        assert self._transport is not None
        self._last = self._transport.get_write_buffer_size()
        self._alarm = asyncio.get_running_loop().call_later(LONGEST_UNREAD, self._look)

    def _look(self) -> None:
        assert self._transport is not None
        self._alarm = None
        size = self._transport.get_write_buffer_size()
        if size >= self._last:
            self._transport.abort()
        elif size:
            self._wait()


class HttpConnection(HttpToolsProtocol):
    """One connection over HTTP, until it becomes a WebSocket."""

    _deadline: asyncio.TimerHandle | None = None
    _head: int | None = 0
    """So many bytes were read where a head may be; None below it."""
    _told = 0
    """So many bytes of the head are understood."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = Unread()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        self._unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect()
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise TooManyAhead
        self._expect()
        self._told = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_expecting()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What is no request; where others before it wait, it would be taken for the answer to one of them."""
        if self.pipeline:
            self.transport.abort()
        else:
            self._refuse("400 Bad Request", msg)

    def _refuse(self, status: str, why: str, *headers: str) -> None:
        """Without the application; as every answer, it is to be taken for nothing else."""
        head = (
            f"HTTP/1.1 {status}",
            "content-type: text/plain; charset=utf-8",
            "x-content-type-options: nosniff",
            f"content-length: {len(why)}",
            "connection: close",
            *headers,
        )
        self.transport.write("\r\n".join((*head, "", why)).encode())
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unread.watch(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.watch(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._stop_expecting()
        self._unread.stop()
        gate: Gate | None = getattr(getattr(self.config.app, "state", None), "gate", None)
        seconds = 0 if gate is None else gate.seconds_to_wait(self._person, self._address)
        if seconds:
            self._refuse("429 Too Many Requests", f"Try again in {seconds} s.", f"retry-after: {seconds}")
        else:
            super().handle_websocket_upgrade()

    @property
    def _person(self) -> str:
        """Who asks, as far as the head of the request says."""
        cookies = [value for name, value in self.scope["headers"] if name == b"cookie"]
        return person_by(cookies[0].decode("latin-1")) if cookies else NOBODY

    @property
    def _address(self) -> str | None:
        """From where somebody asks, as the application would be told: by a proxy where that is believed."""
        client = self.client
        if client is None or not isinstance(self.app, ProxyHeadersMiddleware):
            return None if client is None else client[0]
        believed = self.app.trusted_hosts
        passed_on = b", ".join(value for name, value in self.scope["headers"] if name == b"x-forwarded-for")
        if passed_on and client[0] in believed:
            return believed.get_trusted_client_address(passed_on.decode("latin-1"))[0] or client[0]
        return client[0]

    def _count(self, size: int) -> None:
        self._told += size
        if self._told > LARGEST_HEAD:
            raise HeadTooLarge

    def _expect(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(LONGEST_REQUEST, self._give_up)

    def _stop_expecting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self.transport.abort()


class SocketConnection(Portioned):
    """One WebSocket.

    Nearly everything that comes and goes is a whole text without extensions: that is read and written here. What else
    there is of the protocol is left to the library, which is given whole frames, and those beyond a portion in pieces.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread()
        self._pings = 0
        self._counted_from = self.loop.time()
        self._begun = b""
        """The head of a frame whose length is not told yet."""
        self._owed = 0
        """So many bytes of a frame that the library has begun to read are still to come."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The library would raise where the client is closing the socket and has not read everything yet."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.abort()
        else:
            super().shutdown()

    # Reading

    def understand(self, portion: bytes) -> None:
        if not self.handshake_complete or self.conn.extensions:
            super().understand(portion)
            return
        data, self._begun = self._begun + portion, b""
        at = 0
        while at < len(data) and not self.transport.is_closing():
            if self._owed:
                size = self._owed
            elif (size := _size_of_frame(data, at)) == 0:
                self._begun = data[at:]
                return
            frame = data if at == 0 and len(data) == size else data[at : at + size]
            is_whole = not self._owed and len(frame) == size
            self._owed = size - len(frame)
            if not (is_whole and self._hear(frame)):
                super().understand(frame)
            at += size

    def _hear(self, frame: bytes) -> bool:
        """Whether it is a whole text, which is heard then."""
        if frame[0] != WHOLE_TEXT or self.frames or not self._is_open:
            return False
        mask_at = 2 if frame[1] <= MASKED + OWN_LENGTH else 4
        if frame[1] < MASKED or frame[1] == MASKED + LONG_LENGTH:
            return False
        try:
            text = _unmasked(frame[mask_at + 4 :], frame[mask_at : mask_at + 4]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Writing

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = {**self.scope["extensions"], AT_ONCE: self}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]  # those of ASGI are dicts
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether a text can be sent at once."""
        return self._is_open and self.writable.is_set() and not self.conn.extensions

    def send_at_once(self, text: str) -> None:
        """Where the way is free."""
        data = text.encode()
        self.transport.write(_head_of_text(len(data)) + data)

    @property
    def _is_open(self) -> bool:
        is_connected = self.handshake_complete and not self.disconnected and not self.transport.is_closing()
        return is_connected and self.conn.state is State.OPEN and not self.close_sent

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.watch(self.transport)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._unread.watch(self.transport)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._unread.watch(self.transport)

    def handle_ping(self) -> None:
        """Answered, unless the answers before it were not read: one for many is enough (RFC 6455, 5.5.3)."""
        now = self.loop.time()
        if now - self._counted_from > PINGS_SECONDS:
            self._pings, self._counted_from = 0, now
        self._pings += 1
        if self._pings > MOST_PINGS:
            self._refuse(CloseCode.POLICY_VIOLATION, "too many pings")
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self._refuse(CloseCode.MESSAGE_TOO_BIG, "too many pieces")
        else:
            super().handle_cont(event)

    def _refuse(self, code: CloseCode, reason: str) -> None:
        if self.transport.is_closing():
            return
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self._unread.watch(self.transport)


def way_of(scope: Scope) -> Way | None:
    """How a socket is told something at once, where the server under the application can do that."""
    way: Way | None = scope.get("extensions", {}).get(AT_ONCE)
    return way


def _size_of_frame(data: bytes, at: int) -> int:
    """The length of the frame that begins there, with its head; 0 where that is not told yet."""
    if len(data) < at + 2:
        return 0
    length = data[at + 1] & ~MASKED
    head = 6 if data[at + 1] & MASKED else 2
    if length <= OWN_LENGTH:
        return head + length
    width = 2 if length == SHORT_LENGTH else 8
    if len(data) < at + 2 + width:
        return 0
    return head + width + int.from_bytes(data[at + 2 : at + 2 + width], "big")


def _unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client says is mixed with four bytes that it tells (RFC 6455, 5.3)."""
    size = len(data)
    mixed = int.from_bytes(data, "little") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "little")
    return mixed.to_bytes(size, "little")


def _head_of_text(size: int) -> bytes:
    """The head of the frame of a text of so many bytes."""
    if size <= OWN_LENGTH:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT_LENGTH, size)
    return struct.pack("!BBQ", WHOLE_TEXT, LONG_LENGTH, size)
