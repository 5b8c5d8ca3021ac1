"""The whole application: API, live sockets and client, put together."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute

from hypogeum.server.api import Api
from hypogeum.server.client import BUILT, Client
from hypogeum.server.documents import Documents
from hypogeum.server.live import Live
from hypogeum.server.live_table import Services
from hypogeum.server.people import Recognition
from hypogeum.server.problems import BAD_REQUEST, NO_SUCH_ADDRESS, SERVER_ERROR, STORE_FAILED, WRONG_METHOD, Declined
from hypogeum.server.sqlite_store import SqliteStore
from hypogeum.server.store import Store, StoreFailed
from hypogeum.server.tables import Tables
from hypogeum.server.thinkers import Thinkers, Thinking
from hypogeum.server.timing import Pace, RealTime, Time

logger = logging.getLogger(__name__)


def create_app(
    data: Path,
    *,
    store: Store | None = None,
    time: Time | None = None,
    pace: Pace | None = None,
    thinkers: Thinking | None = None,
    documents: Documents | None = None,
    secret: Callable[[], bytes] = secrets.token_bytes,
    client: Path = BUILT,
) -> Starlette:
    """The application that keeps its tables in a data folder; raises what SqliteStore raises."""
    services = Services(
        store=store or SqliteStore(data),
        time=time or RealTime(),
        pace=pace or Pace(),
        thinkers=thinkers or Thinkers(),
        documents=documents or Documents(),
        secret=secret,
    )
    tables = Tables(services)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await tables.close()
        await services.thinkers.close()
        await services.store.close()

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[*Api(tables).routes(), WebSocketRoute("/tables/{table}/live", Live(tables).converse)],
            ),
            Mount("/", Client(client)),
        ],
        middleware=[Middleware(Recognition)],
        exception_handlers={
            Declined: _declined,
            StoreFailed: _store_failed,
            HTTPException: _http_problem,
            Exception: _mistake,
        },
        lifespan=lifespan,
    )
    app.state.tables = tables
    return app


def _answer(declined: Declined, headers: dict[str, str] | None = None) -> Response:
    body = msgspec.json.encode(declined.problem)
    return Response(body, declined.status, {"cache-control": "no-store", **(headers or {})}, "application/json")


async def _declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return _answer(error)


async def _store_failed(request: Request, error: Exception) -> Response:
    logger.error("the store failed: %s", error)
    return _answer(STORE_FAILED())


async def _http_problem(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown address or method."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    match error.status_code:
        case 404:
            return _answer(NO_SUCH_ADDRESS(), headers)
        case 405:
            return _answer(WRONG_METHOD(), headers)
    return _answer(BAD_REQUEST(reason=error.detail), headers)


async def _mistake(request: Request, error: Exception) -> Response:
    return _answer(SERVER_ERROR())
