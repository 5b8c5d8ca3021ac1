"""How much one person, or one address, may ask of the server: all limits, and how they are counted.

They are generous: a house with eight people behind one address never meets them. Whoever hosts may give others to
`create_app`, or none.
"""

from __future__ import annotations

import math
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from msgspec import Struct
from msgspec.structs import fields

from hypogeum.server import figures
from hypogeum.server.protocol.problems import TOO_MANY
from hypogeum.server.protocol.values import NOBODY
from hypogeum.server.timing import Time

HOUR = 3600.0
SOON = 10
"""Seconds after which somebody with too many open sockets may try again: one of them may be closed by then."""
FEWEST_SWEPT = 1000
"""So many people or addresses are remembered before it is worth while to look which of them can be forgotten."""


class Rate(Struct, frozen=True):
    """So many in so many seconds: all of them at once, or little by little."""

    many: int
    seconds: float


class Limit(Struct, frozen=True):
    """What a person may, and all people behind an address together; None where there is no bound."""

    by_person: Rate | None = None
    by_address: Rate | None = None


class Limits(Struct, frozen=True, kw_only=True):
    """Everything that is limited. The names are told in refusals, and are text keys of the client."""

    tables: Limit = Limit(Rate(60, HOUR), Rate(600, HOUR))
    """New ones, rematches too."""
    seats: Limit = Limit(Rate(120, HOUR), Rate(1200, HOUR))
    """Taken, left, lent, given to bots and opened again."""
    chat: Limit = Limit(Rate(30, 60.0), Rate(300, 60.0))
    """Lines."""
    messages: Limit = Limit(Rate(600, 10.0), Rate(6000, 10.0))
    """Over all sockets."""
    requests: Limit = Limit(Rate(1200, 60.0), Rate(12_000, 60.0))
    """Over HTTP; looking back costs as much as several."""
    openings: Limit = Limit(Rate(120, 60.0), Rate(3000, 150.0))
    """Of sockets. A house whose server or database was away for half a minute comes back with all its people at once,
    each of whom has tried five times by then."""
    sockets_of_person: int | None = 64
    """Open at the same time."""
    sockets_of_address: int | None = 1000
    tables_in_memory: int | None = 2000
    """Of all people together; the one that nobody has used for longest makes room."""

    @classmethod
    def none(cls) -> Limits:
        """No limits at all, for tests and benchmarks that hurry."""
        free = Limit()
        return cls(
            tables=free,
            seats=free,
            chat=free,
            messages=free,
            requests=free,
            openings=free,
            sockets_of_person=None,
            sockets_of_address=None,
            tables_in_memory=None,
        )


class Limiter:
    """Counts what people and addresses have used."""

    def __init__(self, limits: Limits, time: Time) -> None:
        self._limits = limits
        self._time = time
        self._used = {
            field.name: (Used(limit.by_person), Used(limit.by_address))
            for field in fields(limits)
            if isinstance(limit := getattr(limits, field.name), Limit)
        }
        self._people: dict[str, int] = {}
        """By person: how many sockets are open."""
        self._addresses: dict[str, int] = {}

    def take(self, name: str, person: str, address: str | None, cost: int = 1) -> None:
        """Use some of a limit; raises Declined, and then nothing is used."""
        seconds = self.wait(name, person, address, cost)
        if seconds:
            figures.REFUSED_BY_LIMIT.labels(name).inc()
            raise TOO_MANY(limit=name, seconds=seconds)
        now = self._time.now()
        for one, key in self._used_by(name, person, address):
            one.take(key, cost, now)

    def wait(self, name: str, person: str, address: str | None, cost: int = 1) -> int:
        """The whole seconds until some of a limit may be used; 0 for at once."""
        now = self._time.now()
        used = self._used_by(name, person, address)
        return max((math.ceil(one.wait(key, cost, now)) for one, key in used), default=0)

    def _used_by(self, name: str, person: str, address: str | None) -> list[tuple[Used, str]]:
        by_person, by_address = self._used[name]
        used = [(by_person, person)] if person != NOBODY else []
        return used + ([(by_address, whole_house(address))] if address is not None else [])

    def open_socket(self, person: str, address: str | None) -> None:
        """One more socket, until `close_socket`; raises Declined."""
        limits, house = self._limits, None if address is None else whole_house(address)
        if _is_full(self._people, person or None, limits.sockets_of_person) or _is_full(
            self._addresses, house, limits.sockets_of_address
        ):
            figures.REFUSED_BY_LIMIT.labels("sockets").inc()
            raise TOO_MANY(limit="sockets", seconds=SOON)
        _count(self._people, person or None, 1)
        _count(self._addresses, house, 1)

    def close_socket(self, person: str, address: str | None) -> None:
        _count(self._people, person or None, -1)
        _count(self._addresses, None if address is None else whole_house(address), -1)


class Used:
    """What everybody has used of one rate: by key, when all of it will be free again."""

    def __init__(self, rate: Rate | None) -> None:
        self._rate = rate
        self._free_at: dict[str, float] = {}
        self._swept_at = FEWEST_SWEPT

    def wait(self, key: str, cost: int, now: float) -> float:
        """The seconds until so much may be used; 0 for at once."""
        if self._rate is None:
            return 0.0
        return max(0.0, self._after(key, cost, now) - now - self._rate.seconds)

    def take(self, key: str, cost: int, now: float) -> None:
        if self._rate is None:
            return
        self._free_at[key] = self._after(key, cost, now)
        if len(self._free_at) > self._swept_at:
            self._free_at = {key: at for key, at in self._free_at.items() if at > now}
            self._swept_at = 2 * len(self._free_at) + FEWEST_SWEPT

    def _after(self, key: str, cost: int, now: float) -> float:
        assert self._rate is not None
        return max(now, self._free_at.get(key, now)) + cost * self._rate.seconds / self._rate.many


@lru_cache(maxsize=1024)
def whole_house(address: str) -> str:
    """The address, or of IPv6 the network that one connection to the internet has.

    A server that listens to both is told of IPv4 in the form of IPv6: those are houses of their own.
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def _is_full(counts: dict[str, int], key: str | None, most: int | None) -> bool:
    return key is not None and most is not None and counts.get(key, 0) >= most


def _count(counts: dict[str, int], key: str | None, more: int) -> None:
    if key is not None:
        counts[key] = counts.get(key, 0) + more
        if counts[key] <= 0:
            del counts[key]
