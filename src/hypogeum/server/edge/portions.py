"""A WebSocket of which only a portion is understood in one turn of the event loop: others have theirs between."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PORTION = 1024
"""Bytes: 170 pings at most, which take 2 or 3 milliseconds. What is read at once may be 250 times as much."""
MOST_AFTER_CLOSING = 128 * 1024
"""Bytes that are heard after the server has closed, until it gives up waiting for the answer to that."""


class Portioned(WebSocketsSansIOProtocol):
    """One WebSocket. What comes before it is let in, or while messages wait to be taken, is not understood yet."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._ahead = bytearray()
        """What has come and is not understood yet."""
        self._next_portion: asyncio.Handle | None = None
        self._left_to_say = MOST_AFTER_CLOSING

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_ahead()
        super().connection_lost(exc)

    def understand(self, portion: bytes) -> None:
        """The request with which it begins, or so much of what comes then."""
        super().data_received(portion)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.understand(data)
        elif self.close_sent and len(data) > self._left_to_say:
            self.transport.abort()
        elif self._ahead or self._has_to_wait or self.close_sent or len(data) > PORTION:
            self._keep(data)
        else:
            self.understand(data)

    def _keep(self, data: bytes) -> None:
        if self.close_sent:
            self._left_to_say -= len(data)
        self._ahead += data
        if self._next_portion is None:
            self._understand_portion()

    @property
    def _has_to_wait(self) -> bool:
        """For the application, which has to let it in, or to take a message first."""
        return self.read_paused or not self.handshake_complete

    def _understand_portion(self) -> None:
        """Now, and the rest when others had their turn."""
        self._next_portion = None
        if not self._has_to_wait:
            portion = bytes(self._ahead[:PORTION])
            del self._ahead[:PORTION]
            self.understand(portion)
        if self.transport.is_closing():
            self._forget_ahead()
        elif self._ahead:
            self.transport.pause_reading()
            if not self._has_to_wait:
                self._next_portion = self.loop.call_soon(self._understand_portion)
        elif not self._has_to_wait:
            self.transport.resume_reading()

    def _forget_ahead(self) -> None:
        self._ahead.clear()
        if self._next_portion is not None:
            self._next_portion.cancel()
            self._next_portion = None

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._go_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self._go_on()

    def _go_on(self) -> None:
        """After what was waited for."""
        if self._ahead and not (self._has_to_wait or self._next_portion or self.transport.is_closing()):
            self.transport.pause_reading()
            self._next_portion = self.loop.call_soon(self._understand_portion)
