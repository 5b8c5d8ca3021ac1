"""How fast a socket is read: what asks for much is followed by a longer pause."""

from __future__ import annotations

import asyncio

from hypogeum.server.protocol.client_messages import Look, WhyNot

A_SECOND = 20
AT_ONCE = 40
COSTS: dict[type, int] = {WhyNot: 2, Look: 3}
"""By kind of message: as much as so many commands. The rules are asked for everything, or the whole table is told."""


class Allowance:
    """How much a socket may ask for: some at once, and then so much a second."""

    def __init__(self) -> None:
        self._left = float(AT_ONCE)
        self._loop = asyncio.get_running_loop()
        self._at = self._loop.time()

    async def take(self, kind: type) -> None:
        """Wait until a message is allowed; meanwhile nothing is read, and the sender's network fills up."""
        now = self._loop.time()
        self._left = min(AT_ONCE, self._left + (now - self._at) * A_SECOND)
        self._at = now
        self._left -= COSTS.get(kind, 1)
        if self._left < 0:
            await asyncio.sleep(-self._left / A_SECOND)
