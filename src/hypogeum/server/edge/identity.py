"""Who is asking: each browser keeps a random secret in a cookie, and the server knows the hash of it."""

from __future__ import annotations

import hashlib
import re
import secrets
from http.cookies import SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server.protocol.values import NOBODY

COOKIE = "hypogeum"
KEPT_FOR = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer. It is renewed whenever something is posted."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def person_of(secret: str) -> str:
    """The person's id: stored with his seats, and of no use to whoever reads the database."""
    return hashlib.sha256(secret.encode()).hexdigest()


def person_by(cookie: str) -> str:
    """The person of a Cookie header, who may be nobody."""
    secret = _read_secret(cookie)
    return NOBODY if secret is None else person_of(secret)


def person(connection: HTTPConnection) -> str:
    """Who is asking, in any request or socket under /api."""
    found: str = connection.scope["person"]
    return found


class Recognition:
    """ASGI middleware: finds the person of every connection under /api and gives newcomers their secret."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        cookie = Headers(scope=scope).get("cookie", "")
        if scope["type"] == "websocket":
            scope["person"] = person_by(cookie)
            await self.app(scope, receive, send)
            return
        secret = _read_secret(cookie)
        is_due = secret is None or scope["method"] == "POST"
        kept = secret or new_secret()
        scope["person"] = person_of(kept)

        async def send_with_secret(message: Message) -> None:
            if is_due and message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", _cookie(kept, scope["scheme"]))
            await send(message)

        await self.app(scope, receive, send_with_secret)


def _read_secret(header: str) -> str | None:
    """The secret in a Cookie header, if there is a sound one."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and _SECRET.fullmatch(value):
            return value
    return None


def _cookie(secret: str, scheme: str) -> str:
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = secret
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    morsel["max-age"] = KEPT_FOR
    if scheme == "https":
        morsel["secure"] = True
    return morsel.OutputString()
