"""The whole application: API, live sockets and client, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

from hypogeum.server.edge.answers import PROBLEMS
from hypogeum.server.edge.api import api_routes
from hypogeum.server.edge.client import BUILT, Client
from hypogeum.server.edge.counting import Counting
from hypogeum.server.edge.excluding import Excluding, OpenSockets
from hypogeum.server.edge.gate import Gate
from hypogeum.server.edge.health import Health, Network
from hypogeum.server.edge.hosts import AllowedHosts
from hypogeum.server.edge.identity import Recognition
from hypogeum.server.edge.limiting import Limiting
from hypogeum.server.edge.limits import Limiter, Limits
from hypogeum.server.edge.safety import Safety
from hypogeum.server.edge.waiting import Waiting
from hypogeum.server.lobby.documents import Documents
from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.lobby.new_tables import TableMaker
from hypogeum.server.storage.sqlite.store import SqliteStore
from hypogeum.server.storage.store import Store
from hypogeum.server.table.lease import Leases
from hypogeum.server.table.memory import Tables
from hypogeum.server.table.oversight import Oversight
from hypogeum.server.table.services import Services
from hypogeum.server.thinking.pool import ThinkerPool
from hypogeum.server.thinking.thoughts import Thinkers
from hypogeum.server.timing import Pace, RealTime, Time

BESIDE = 2
"""So many threads do beside the event loop what takes long: load tables, play records again. With more of them, those
who play and those who ask for a page would wait longer for their turn."""

if TYPE_CHECKING:
    from hypogeum.server.relay.relay import Relay


def create_app(
    data: Path,
    *,
    store: Store | None = None,
    time: Time | None = None,
    pace: Pace | None = None,
    thinkers: Thinkers | None = None,
    documents: Documents | None = None,
    secret: Callable[[], bytes] = secrets.token_bytes,
    client: Path = BUILT,
    redis: str | None = None,
    hosts: Sequence[str] = (),
    metrics_for: Sequence[Network] = (),
    limits: Limits | None = None,
) -> Starlette:
    """The application that keeps its tables in a data folder; raises what SqliteStore raises."""
    store = store or SqliteStore(data)
    services = Services(
        store=store,
        leases=Leases(store),
        exclusions=Exclusions(),
        time=time or RealTime(),
        pace=pace or Pace(),
        thinkers=thinkers or ThinkerPool(),
        secret=secret,
    )
    maker = TableMaker(store=services.store, documents=documents or Documents(), secret=secret)
    limits = limits or Limits()
    tables = Tables(services, limits.tables_in_memory)
    oversight, sockets = Oversight(tables), OpenSockets(services.exclusions)
    oversight.when_excluded(sockets.look)
    limiter = Limiter(limits, services.time)
    gate = Gate(limiter, services.exclusions, services.time)
    relay = _relay(tables, redis) if redis is not None and store.is_shared else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(BESIDE, "beside the event loop"))
        await services.leases.begin()
        await oversight.begin()
        if relay is not None:
            relay.begin()
        yield
        await oversight.close()
        await tables.close()
        await services.leases.close()
        if relay is not None:
            await relay.close()
        await services.thinkers.close()
        await services.store.close()

    health = Health(tables, redis, metrics_for)
    app = Starlette(
        routes=[
            Mount("/api", routes=api_routes(tables, maker)),
            *health.routes,
            Mount("/", Client(client)),
        ],
        middleware=[
            Middleware(Counting),
            Middleware(Safety),
            Middleware(AllowedHosts, names=hosts),
            Middleware(Recognition),
            Middleware(Excluding, sockets=sockets, gate=gate),
            Middleware(Limiting, limiter=limiter, gate=gate),
            *([relay.middleware] if relay is not None else []),
            Middleware(Waiting),
        ],
        exception_handlers=PROBLEMS,
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.relay = relay
    app.state.oversight = oversight
    app.state.health = health
    app.state.gate = gate
    return app


def _relay(tables: Tables, redis: str) -> Relay:
    """What lets several servers play together."""
    from hypogeum.server.relay.mail import Mail  # one server alone needs no Redis, and starts sooner without it
    from hypogeum.server.relay.relay import Relay

    return Relay(tables, Mail(redis, tables.services.leases.owner))
