"""Bounds what a connection may cost before anybody knows who it is: heads, unfinished requests, pings, unread answers.

The application above sees whole requests and messages alone. What is bounded here would be kept by uvicorn for ever.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import CloseCode, Frame

from hypogeum.server.edge.portions import Portioned

LARGEST_HEAD = 32 * 1024
"""Bytes of an address with all headers."""
LONGEST_REQUEST = 20.0
"""Seconds in which a request has to come, from the connection or the answer before to its last byte."""
LONGEST_UNREAD = 30.0
"""Seconds in which something of what is sent has to be taken."""
MOST_PINGS = 20
"""Of a socket, in PINGS_SECONDS; browsers send none, and programs seldom more than one."""
PINGS_SECONDS = 10.0
MOST_PIECES = 100
"""Of one message; browsers send one."""


class HeadTooLarge(Exception):
    """Makes the parser give up."""


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
        """What is no request; as every answer, it is to be taken for nothing else."""
        head = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff"
        self.transport.write(f"{head}\r\ncontent-length: {len(msg)}\r\nconnection: close\r\n\r\n{msg}".encode())
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
        super().handle_websocket_upgrade()

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
    """One WebSocket."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread()
        self._pings = 0
        self._counted_from = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.stop()
        super().connection_lost(exc)

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
