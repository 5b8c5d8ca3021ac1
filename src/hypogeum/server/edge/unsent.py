"""What waits to be sent to one socket: in order, and never more than a bounded amount."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

T = TypeVar("T")

MOST_MESSAGES = 1000
MOST_BYTES = 4 * 1024 * 1024
"""A socket that has fallen so far behind is closed; its client connects again and gets the present state. One message
alone may be larger, or a table with a long past could not be opened at all."""
MOST_TOGETHER = 256 * 1024
"""So many bytes are sent with a message that goes; what is left waits, and counts, until it is taken."""
LONGEST_FAREWELL = 5.0
"""Seconds in which a socket that is closed may still take what waits for it; some never read."""


class Way(Protocol):
    """The network of a socket, as far as it takes something at once."""

    @property
    def is_free(self) -> bool: ...

    def send_at_once(self, text: str) -> None: ...


class Unsent(Generic[T]):
    """Messages to one socket, which a task of their own sends; whoever tells them never waits for a slow network."""

    def __init__(self, last: T, at_once: Callable[[], bool] | None = None) -> None:
        """`last` is what makes the task close the socket.

        `at_once` sends some of what waits (`also`) while the task has nothing to do; False where the network is slow.
        The task is dear: it is woken for what cannot go at once.
        """
        self._loop = asyncio.get_running_loop()
        """Kept: to ask for it again takes a call of the system."""
        self._last = last
        self._at_once = at_once
        self._is_due = False
        self._is_idle = False
        """Whether the task has sent all that it has taken."""
        self._waiting: deque[tuple[T, int]] = deque()
        self._is_there = asyncio.Event()
        self._bytes = 0
        self._is_ended = False
        self.sending: asyncio.Task[Any] | None = None
        """The task."""

    def add(self, item: T, size: int) -> None:
        """One more, of so many bytes; where it is too much, nothing that waits is sent any more."""
        if self._is_ended:
            return
        if len(self._waiting) >= MOST_MESSAGES or (self._bytes and self._bytes + size > MOST_BYTES):
            self.forget()
            return
        self._bytes += size
        self._put(item, size)

    def _put(self, item: T, size: int) -> None:
        self._waiting.append((item, size))
        if self._at_once is None or not self._is_idle:
            self._is_there.set()
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._send_at_once, self._at_once)

    def _send_at_once(self, at_once: Callable[[], bool]) -> None:
        """What has come together goes together; the end of all, and what the network does not take, is the task's."""
        self._is_due = False
        while self._is_idle and len(self._waiting) > self._is_ended and at_once():
            pass
        if self._waiting:
            self._is_there.set()

    def forget(self) -> None:
        """Close the socket without what waits: its client asks for everything anew."""
        self._waiting.clear()
        self._bytes = 0
        self._is_ended = False
        self.end()

    def end(self) -> None:
        """Close the socket after what waits, if it is taken soon."""
        if self._is_ended:
            return
        self._is_ended = True
        self._put(self._last, 0)
        self._loop.call_later(LONGEST_FAREWELL, self._give_up)

    def _give_up(self) -> None:
        if self.sending is not None:
            self.sending.cancel()

    async def next(self) -> T:
        """What is sent next."""
        while not self._waiting:
            self._is_there.clear()
            self._is_idle = True
            await self._is_there.wait()
        self._is_idle = False
        item, size = self._waiting.popleft()
        self._bytes -= size
        return item

    def also(self) -> list[T]:
        """What else can be sent now, without waiting for more; the last of all is left to `next`."""
        items: list[T] = []
        taken = 0
        while len(self._waiting) > self._is_ended and taken < MOST_TOGETHER:
            item, size = self._waiting.popleft()
            taken += size
            items.append(item)
        self._bytes -= taken
        return items
