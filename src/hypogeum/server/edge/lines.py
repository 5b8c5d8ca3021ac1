"""Whoever asks for what is dear stands in a line with all who ask from his address: a flood waits for itself."""

from __future__ import annotations

import asyncio
from functools import partial

from hypogeum.server.edge.limits import whole_house

LONGEST_TURN = 1.0
"""Seconds after which the next one's turn begins, even if this one's work has not ended: it may wait for the disk."""


class Lines:
    """By address: so many have their turn at once, the others wait in the order in which they came."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._lines: dict[str, _Line] = {}

    async def turn(self, address: str | None) -> Turn:
        """Wait for a turn; it is to be ended."""
        house = "" if address is None else whole_house(address)
        line = self._lines.setdefault(house, _Line(self._at_once))
        line.standing += 1
        try:
            await line.free.acquire()
        except BaseException:
            self._leave(house, line)
            raise
        return Turn(partial(self._end, house, line))

    def _end(self, house: str, line: _Line) -> None:
        line.free.release()
        self._leave(house, line)

    def _leave(self, house: str, line: _Line) -> None:
        line.standing -= 1
        if not line.standing:
            del self._lines[house]


class _Line:
    """All from one address."""

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.standing = 0


class Turn:
    """Ends once: when its work is done, or when it has taken too long."""

    def __init__(self, when_over: partial[None]) -> None:
        self._when_over: partial[None] | None = when_over
        self._alarm = asyncio.get_running_loop().call_later(LONGEST_TURN, self.end)

    def end(self) -> None:
        if self._when_over is not None:
            self._when_over()
            self._when_over = None
            self._alarm.cancel()
