"""What a client sends over the WebSocket /api/tables/{table}/live?seat=K.

The server closes with a code of its own where trying again is of no use, after a `wrong` that says why: 4403 (not
allowed), 4404 (no such table or seat), 4409 (cannot be played on). After any other close (1001, 1006, 1012 ...) the
client connects again, and repeats the commands that were not answered.
"""

from __future__ import annotations

from msgspec import Struct

from hypogeum.server.protocol.commands import Command
from hypogeum.server.protocol.values import Request, Text


class Look(Struct, tag="look", kw_only=True, forbid_unknown_fields=True):
    """Look from another of my seats, from -1 as a spectator, or from nowhere: hot-seat passes the device with it.

    Answered by `opened`, but from nowhere, where nothing is told.
    """

    seat: int | None


class WhyNot(Struct, tag="why_not", kw_only=True, forbid_unknown_fields=True):
    """Why can I do nothing (more) with this thing now? Answered by `refused`."""

    request: Request
    thing: Text


ClientMessage = Command | Look | WhyNot
