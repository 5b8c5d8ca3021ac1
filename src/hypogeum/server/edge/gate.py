"""Refuses who goes on opening sockets though he was told in words, before a socket is made of his connection.

A refusal that a browser can read is a socket that is opened, told and closed: that is dear. Programs that flood read
nothing, and of so many from one address the rest is refused as a request, with nothing but when to try again.
"""

from __future__ import annotations

from hypogeum.server import figures
from hypogeum.server.edge.limits import Limiter, Rate, Used, whole_house
from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.timing import Time

IN_WORDS = Rate(60, 60.0)
"""Refusals of an address."""
OPENINGS = "openings"
LATER = 60
"""Seconds after which somebody who is banned may ask again; a ban without end may be lifted."""


class Gate:
    """One for all connections of a server."""

    def __init__(self, limiter: Limiter, exclusions: Exclusions, time: Time) -> None:
        self._limiter = limiter
        self._exclusions = exclusions
        self._time = time
        self._told = Used(IN_WORDS)

    def note(self, address: str | None) -> None:
        """Somebody there was refused in words."""
        if address is not None:
            self._told.take(whole_house(address), 1, self._time.now())

    def seconds_to_wait(self, person: str, address: str | None) -> int:
        """Until he may open a socket; 0 where he may now, or can be told in words."""
        if address is None or not self._told.wait(whole_house(address), 1, self._time.now()):
            return 0
        if self._exclusions.ban(person, address) is not None:
            return LATER
        seconds = self._limiter.wait(OPENINGS, person, address)
        if seconds:
            figures.REFUSED_BY_LIMIT.labels(OPENINGS).inc()
        return seconds
