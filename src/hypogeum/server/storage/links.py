"""Links of stored entries: each is a hash of an entry and of the link before it, so that any damage is found."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from hypogeum.engine.records import Entry

FIRST = b""
LENGTH = 8

_encoder = msgspec.json.Encoder()
_NOTHING_HASHED = hashlib.sha256()
"""To make a new one takes OpenSSL several times as long as to copy this."""


def link_after(link: bytes, entry: Entry) -> bytes:
    """The link of the entry that follows."""
    hashed = _NOTHING_HASHED.copy()
    hashed.update(link + _encoder.encode([entry.seat, entry.action, entry.chance]))
    return hashed.digest()[:LENGTH]


def broken_link(entries: Sequence[Entry], links: Sequence[bytes | None]) -> int | None:
    """The number of the first entry that is not the one that was written, counted from 1.

    Those from before links were kept are taken as they are.
    """
    link = FIRST
    for number, (entry, stored) in enumerate(zip(entries, links, strict=True), start=1):
        link = link_after(link, entry)
        if stored is not None and bytes(stored) != link:
            return number
    return None


def last_link(entries: Sequence[Entry]) -> bytes:
    """The link to go on from."""
    link = FIRST
    for entry in entries:
        link = link_after(link, entry)
    return link
