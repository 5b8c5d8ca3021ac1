"""What every table needs from the server."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.storage.store import Store
from hypogeum.server.table.lease import Leases
from hypogeum.server.thinking.thoughts import Thinkers
from hypogeum.server.timing import Pace, Time


class Services(Struct, frozen=True):
    """What is the same for all tables."""

    store: Store
    time: Time
    pace: Pace
    thinkers: Thinkers
    leases: Leases
    exclusions: Exclusions
    secret: Callable[[], bytes]
    """32 random bytes that nobody knows: the seed of a table's chance, or what is mixed into it."""
