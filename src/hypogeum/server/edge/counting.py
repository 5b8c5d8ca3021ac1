"""Counts what is answered over HTTP."""

from __future__ import annotations

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server import figures


class Counting:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun = perf_counter()

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                figures.ANSWER_SECONDS.observe(perf_counter() - begun)
                figures.ANSWERS.labels(message["status"]).inc()
            await send(message)

        await self.app(scope, receive, send_and_count)
