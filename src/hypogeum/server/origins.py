"""Keeps the pages of other sites from using a person's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from hypogeum.server.problems import WRONG_ORIGIN


def check_origin(connection: HTTPConnection) -> None:
    """Browsers say which page asks; raises Declined if it is not one of ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise WRONG_ORIGIN(origin=origin)
