"""Finds the server that plays a table, and keeps the links to it and from others."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hypogeum.server.relay.front import Front, read_whole
from hypogeum.server.relay.host import Host
from hypogeum.server.relay.link import Link, LinkBroken, say_unknown
from hypogeum.server.relay.mail import Mail
from hypogeum.server.relay.parcels import Parcel, unpack
from hypogeum.server.storage.store import StoreFailed
from hypogeum.server.table.lease import LEASE
from hypogeum.server.table.memory import Tables

logger = logging.getLogger(__name__)

ABOUT_A_TABLE = re.compile(r"/api/tables/(?P<table>[^/]+)(?:/(?P<what>[^/]+))?(?:/.*)?")
PLAYED = {"live", "commands", "frames", "story", "record"}
"""What needs the table in memory: a server that is asked for it takes the table, if no other has it."""
REPEATABLE = {"commands", "removal"}
"""What may be posted twice: commands have requests, by which the second one is known."""

PATIENCE = LEASE + 3.0
"""So many seconds a server that does not answer is waited for; another may take over meanwhile."""
PAUSE = 0.2


class Relay:
    """The links of this server."""

    def __init__(self, tables: Tables, mail: Mail) -> None:
        self.tables = tables
        self.app: ASGIApp | None = None
        """What serves connections that others carry here."""
        self._me = tables.services.leases.owner
        self._mail = mail
        self._fronts: dict[str, Front] = {}
        """By host: the link to it."""
        self._hosts: dict[str, Host] = {}
        """By name: the links from others."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def middleware(self) -> Middleware:
        """What passes on."""
        return Middleware(PassingOn, relay=self)

    def begin(self) -> None:
        self._mail.begin(self._deliver)

    async def close(self) -> None:
        """Let go of everybody; whoever is connected finds another server."""
        links = [front.link for front in self._fronts.values()] + [host.link for host in self._hosts.values()]
        for link in links:
            await link.say_ended()
        await self._mail.close()

    # Links

    def front_to(self, host: str) -> Front:
        """The link to a host, made anew if need be."""
        front = self._fronts.get(host)
        if front is None:
            front = Front(Link(self._mail, self._me, host, secrets.token_hex(8), is_of_host=False))
            self._fronts[host] = front
            front.link.when_broken(lambda: self._lose(front))
        return front

    def _lose(self, front: Front) -> None:
        if self._fronts.get(front.link.other) is front:
            del self._fronts[front.link.other]
        front.lose_all()

    def _deliver(self, data: bytes) -> None:
        try:
            parcel = unpack(data)
        except msgspec.MsgspecError:
            logger.warning("a parcel cannot be read; do all servers run the same version?")
            return
        known = self._front_of(parcel) if parcel.is_of_host else self._host_of(parcel)
        if known is None:
            if parcel.number >= 0:
                self._soon(say_unknown(self._mail, self._me, parcel))
            return
        for item in known.link.receive(parcel):
            known.receive(item)

    def _front_of(self, parcel: Parcel) -> Front | None:
        front = self._fronts.get(parcel.sender)
        return front if front is not None and front.link.name == parcel.link else None

    def _host_of(self, parcel: Parcel) -> Host | None:
        host = self._hosts.get(parcel.link)
        if host is None and parcel.number == 0 and self.app is not None:
            host = Host(Link(self._mail, self._me, parcel.sender, parcel.link, is_of_host=True), self.app)
            self._hosts[parcel.link] = host
            host.link.when_broken(lambda: self._forget(parcel.link))
        return host

    def _forget(self, name: str) -> None:
        if (host := self._hosts.pop(name, None)) is not None:
            host.leave_all()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Finding

    async def host_of(self, table: str, what: str | None) -> str | None:
        """The other server that plays a table; None if this one does or may."""
        leases = self.tables.services.leases
        if self.tables.find_in_memory(table) is not None:
            return None
        try:
            host = await leases.elsewhere(table)
            if host is None and what in PLAYED and await leases.hold(table) is None:
                host = await leases.elsewhere(table)  # somebody was faster, or there is no such table
        except StoreFailed:  # whoever answers here says so
            return None
        return host


class PassingOn:
    """ASGI middleware: what is asked about a table is answered by the server that plays it."""

    def __init__(self, app: ASGIApp, relay: Relay) -> None:
        self._app = app
        self._relay = relay
        relay.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = ABOUT_A_TABLE.fullmatch(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if found is None:
            await self._app(scope, receive, send)
            return
        table, what = found["table"], found["what"]
        host = await self._relay.host_of(table, what)
        if host is None:
            await self._app(scope, receive, send)
            return
        first: Message = {"type": "websocket.connect"}
        if scope["type"] == "websocket":
            await receive()
        else:
            first = {"type": "http.request", "body": await read_whole(receive), "more_body": False}
        if not await self._pass_on(scope, first, receive, send, host, table, what):
            await self._app(scope, _once_more(first, receive), send)

    async def _pass_on(
        self, scope: Scope, first: Message, receive: Receive, send: Send, host: str | None, table: str, what: str | None
    ) -> bool:
        """Whether another server has answered; False if this one has to."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while host is not None and loop.time() < end:
            front = self._relay.front_to(host)
            try:
                if scope["type"] == "websocket":
                    if await front.converse(scope, receive, send):
                        return True
                else:
                    answer = await front.ask(scope, first["body"])
                    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
                    await send({"type": "http.response.body", "body": answer.body})
                    return True
            except LinkBroken:
                if scope.get("method", "GET") not in ("GET", "HEAD") and what not in REPEATABLE:
                    break
            await asyncio.sleep(PAUSE)
            host = await self._relay.host_of(table, what)
        return False


def _once_more(first: Message, receive: Receive) -> Receive:
    """Receives what was received already, and then the rest."""
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
