"""What every answer says to browsers."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

NO_GUESSING = "x-content-type-options"
"""A browser takes an answer for what its content type says, and never for a script because it looks like one."""


class Safety:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[NO_GUESSING] = "nosniff"
            await send(message)

        await self.app(scope, receive, send_safely)
