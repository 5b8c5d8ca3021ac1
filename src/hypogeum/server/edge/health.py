"""How the server is, for the programs that watch over it: /health, /ready and /metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hypogeum.server import figures
from hypogeum.server.edge.answers import FRESH, json_answer
from hypogeum.server.storage.store import StoreFailed
from hypogeum.server.table.memory import Tables

Network = IPv4Network | IPv6Network

PATIENCE = 3.0
"""Seconds after which what has not answered counts as gone."""

NO_TABLE = ""
"""No table has this id; asking for it shows whether the store answers."""

PASSED_ON = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers by which a proxy says that somebody else is asking."""


class Health:
    """Answers without a cookie, and changes nothing."""

    def __init__(self, tables: Tables, redis: str | None, metrics_for: Sequence[Network] = ()) -> None:
        """`metrics_for` are the networks that may read the figures, beside this machine."""
        self._tables = tables
        self._redis = redis
        self._metrics_for = metrics_for
        self.is_stopping = False

    @property
    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def health(self, request: Request) -> Response:
        """The process is alive: its event loop answers."""
        return json_answer({"alive": True})

    async def ready(self, request: Request) -> Response:
        """Whether people can play: 503 where something that is needed does not answer, or the server stops."""
        checks = {"store": await self._store_answers()}
        if self._redis is not None:
            checks["redis"] = await _redis_answers(self._redis)
        is_ready = all(checks.values()) and not self.is_stopping
        return json_answer({"ready": is_ready, **checks}, 200 if is_ready else 503)

    async def metrics(self, request: Request) -> Response:
        """Figures for Prometheus; to others it is as if there was nothing here."""
        require_reader(request, self._metrics_for)
        counts = self._tables.counts()
        figures.TABLES_IN_MEMORY.set(counts.in_memory)
        figures.TABLES_BROKEN.set(counts.broken)
        figures.SOCKETS_OPEN.set(counts.sockets)
        figures.STORE_UP.set(await self._store_answers())
        return figures_answer()

    async def _store_answers(self) -> bool:
        try:
            await asyncio.wait_for(self._tables.services.store.summary(NO_TABLE), PATIENCE)
        except (StoreFailed, TimeoutError):
            return False
        return True


def require_reader(request: Request, networks: Sequence[Network]) -> None:
    """The figures are for this machine and the networks that were named; to others it is as if there was nothing."""
    if not may_read_metrics(request, networks):
        raise HTTPException(404)


def may_read_metrics(request: Request, networks: Sequence[Network]) -> bool:
    """Programs on this machine and in the networks, and nobody for whom a proxy asks."""
    if request.client is None or any(name in request.headers for name in PASSED_ON):
        return False
    try:
        asking = ip_address(request.client.host)
    except ValueError:
        return False
    if isinstance(asking, IPv6Address) and asking.ipv4_mapped is not None:
        asking = asking.ipv4_mapped
    return asking.is_loopback or any(asking in network for network in networks)


def figures_answer() -> Response:
    return Response(figures.written(), headers={**FRESH, "content-type": CONTENT_TYPE_LATEST})


async def _redis_answers(address: str) -> bool:
    from hypogeum.server.redis_client import CannotReachRedis, check  # a server without Redis starts sooner without it

    try:
        await asyncio.wait_for(check(address), PATIENCE)
    except (CannotReachRedis, TimeoutError):
        return False
    return True
