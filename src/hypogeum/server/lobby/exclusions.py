"""What the host of the servers has closed, and whom he has banned: in memory, for every request is checked."""

from __future__ import annotations

import time as wall
from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from hypogeum.server.protocol.problems import BANNED, TABLE_CLOSED, Declined
from hypogeum.server.storage.rows import Exclusion

Network = IPv4Network | IPv6Network

MOST_REMEMBERED = 10_000
"""So many addresses are remembered with what was found of them."""


class Exclusions:
    """Those that hold now; a ban may end by itself."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self._people: dict[str, Exclusion] = {}
        self._networks: list[tuple[Network, Exclusion]] = []
        self._of_address = lru_cache(MOST_REMEMBERED)(self._look_up_address)

    def replace(self, found: Sequence[Exclusion]) -> None:
        """From now on these hold."""
        self._tables = {one.who: one.reason for one in found if one.kind == "table"}
        self._people = {one.who: one for one in found if one.kind == "person"}
        self._networks = [(ip_network(one.who), one) for one in found if one.kind == "address"]
        self._of_address.cache_clear()

    def is_closed(self, table: str) -> bool:
        return table in self._tables

    def closing(self, table: str) -> Declined | None:
        """What everybody at a table that is closed is told."""
        reason = self._tables.get(table)
        return None if reason is None else TABLE_CLOSED(reason=reason)

    def ban(self, person: str, address: str | None) -> Declined | None:
        """What a person or an address that is banned is told."""
        found = self._holding([self._people[person]] if person in self._people else [])
        if found is None and address is not None and self._networks:
            found = self._holding(self._of_address(address))
        if found is None:
            return None
        return BANNED(reason=found.reason) if found.until is None else BANNED(reason=found.reason, until=found.until)

    def _holding(self, found: Iterable[Exclusion]) -> Exclusion | None:
        return next((one for one in found if one.until is None or one.until > wall.time()), None)

    def _look_up_address(self, text: str) -> Sequence[Exclusion]:
        try:
            address = ip_address(text.partition("%")[0])
        except ValueError:
            return ()
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return [one for network, one in self._networks if address in network]
