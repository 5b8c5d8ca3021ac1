"""Has those of one address wait for each other, at the server that does the work: who is carried elsewhere waits there.

Whoever waits for a server that has died, until another may take over, keeps nobody waiting here.
"""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server.edge.limiting import LOOKING_BACK, NEW_TABLE
from hypogeum.server.edge.lines import Lines, Turn

OPENED_AT_ONCE = 4
"""So many sockets of an address: whoever opens one is told the whole table, which may have to be loaded before."""
MADE_AT_ONCE = 1
"""So many new tables of an address."""
LOOKED_BACK_AT_ONCE = 1
"""So many answers for which games are played again: else whoever asks for many has all threads that do such things."""


class Waiting:
    """ASGI middleware behind all that refuses or carries elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._opening = Lines(OPENED_AT_ONCE)
        self._making = Lines(MADE_AT_ONCE)
        self._looking_back = Lines(LOOKED_BACK_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        lines = self._lines_for(scope)
        if lines is None:
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        turn = await lines.turn(None if client is None else client[0])
        try:
            await self.app(scope, _listening(turn, receive) if lines is self._opening else receive, send)
        finally:
            turn.end()

    def _lines_for(self, scope: Scope) -> Lines | None:
        """Where it has to wait."""
        if scope["type"] == "websocket":
            return self._opening
        if scope["type"] == "http" and LOOKING_BACK.fullmatch(scope["path"]):
            return self._looking_back
        is_new = scope["type"] == "http" and scope["method"] == "POST" and scope["path"] == NEW_TABLE
        return self._making if is_new else None


def _listening(turn: Turn, receive: Receive) -> Receive:
    """Reads the messages of a socket; its turn is over when it listens, for it was told by then what it has to know."""
    is_begun = False

    async def read() -> Message:
        nonlocal is_begun
        if is_begun:
            turn.end()
        is_begun = True
        return await receive()

    return read
