"""Reading what is asked for over HTTP; what cannot be read is declined."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from hypogeum.server.edge.origins import check_origin
from hypogeum.server.protocol.problems import BAD_REQUEST, NOT_JSON, TOO_BIG

T = TypeVar("T")

LARGEST_BODY = 64 * 1024


async def read_body(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The body as a typed record; raises Declined."""
    check_origin(request)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise TOO_BIG(limit=LARGEST_BODY)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NOT_JSON()
    try:
        return decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BAD_REQUEST(reason=str(error)) from error


def read_number(request: Request, name: str, default: int) -> int:
    """A whole number in the address; raises Declined."""
    text = request.query_params.get(name, str(default))
    try:
        return int(text)
    except ValueError:
        raise BAD_REQUEST(reason=f"{name} '{text[:20]}' is not a whole number") from None
