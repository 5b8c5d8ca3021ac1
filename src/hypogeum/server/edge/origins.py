"""Keeps the pages of other sites from using a person's cookie."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from hypogeum.server.protocol.problems import WRONG_ORIGIN

LONGEST_TOLD = 100
"""So much of an origin is said back."""


def check_origin(connection: HTTPConnection) -> None:
    """Browsers say which page asks; raises Declined if it is not one of ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and _place(origin) != connection.headers.get("host"):
        raise WRONG_ORIGIN(origin=origin[:LONGEST_TOLD])


def _place(origin: str) -> str | None:
    """The host and port of a page; None where no browser has written it."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
