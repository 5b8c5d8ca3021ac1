"""What is answered over HTTP: JSON, files of text, and problems."""

from __future__ import annotations

import logging

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

from hypogeum.server import figures
from hypogeum.server.protocol.problems import (
    BAD_REQUEST,
    NO_SUCH_ADDRESS,
    SERVER_ERROR,
    STORE_FAILED,
    TOO_MANY,
    WRONG_METHOD,
    Declined,
)
from hypogeum.server.storage.store import StoreFailed

logger = logging.getLogger(__name__)

FRESH = {"cache-control": "no-store"}


def json_answer(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, {**FRESH, **(headers or {})}, "application/json")


class TextFile(Response):
    """A text that a browser keeps under a name."""

    media_type = "text/plain; charset=utf-8"

    def __init__(self, name: str, text: str) -> None:
        super().__init__(text, headers={"content-disposition": f'attachment; filename="{name}"', **FRESH})


# Problems


def problem_answer(declined: Declined, headers: dict[str, str] | None = None) -> Response:
    """A refusal, and when to try again where that is known."""
    figures.REFUSALS.labels(declined.problem.code).inc()
    seconds = declined.problem.args.get("seconds") if declined.status == TOO_MANY.status else None
    again = {} if seconds is None else {"retry-after": str(seconds)}
    return json_answer(declined.problem, declined.status, {**again, **(headers or {})})


async def _declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return problem_answer(error)


async def _store_failed(request: Request, error: Exception) -> Response:
    logger.error("the store failed: %s", error)
    return problem_answer(STORE_FAILED())


async def _http_problem(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown address or method."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    match error.status_code:
        case 404:
            return problem_answer(NO_SUCH_ADDRESS(), headers)
        case 405:
            return problem_answer(WRONG_METHOD(), headers)
    return problem_answer(BAD_REQUEST(reason=error.detail), headers)


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever asked has left before the request was whole: nobody reads this."""
    return problem_answer(BAD_REQUEST(reason="it is not whole"))


async def _mistake(request: Request, error: Exception) -> Response:
    return problem_answer(SERVER_ERROR())


PROBLEMS: dict[type[Exception], ExceptionHandler] = {
    Declined: _declined,
    StoreFailed: _store_failed,
    HTTPException: _http_problem,
    ClientDisconnect: _gone,
    Exception: _mistake,
}
"""By what was raised: how it is answered."""
