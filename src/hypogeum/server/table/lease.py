"""Which server plays a table: one at a time, by a lease that every write of the table is checked against.

A server says every second that it lives. When it has not for LEASE seconds, others may take its tables; what it still
tries to write of them is refused, because each new lease has a higher fence.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from hypogeum.server import figures
from hypogeum.server.storage.store import Store, StoreFailed

logger = logging.getLogger(__name__)

LEASE = 5.0
"""So many seconds after it was last heard of, a server counts as dead."""
HEARTBEAT = 1.0
SHORTEST_BEAT = 0.1
"""Seconds that saying so has in any case."""


class Leases:
    """The leases of this server. Where the store is its own, every table is its own too."""

    def __init__(self, store: Store) -> None:
        self.owner = secrets.token_hex(8)
        """The name of this server among those that share the store; no two have the same, even after a restart."""
        self._store = store
        self._lapsed: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None
        self._fences: dict[str, asyncio.Task[int | None]] = {}
        """By table: the lease that this server has, or is about to get."""

    def when_lapsed(self, give_up: Callable[[], None]) -> None:
        """What to do when this server may have counted as dead: others may play its tables."""
        self._lapsed = give_up

    async def begin(self) -> None:
        """Live, from now on until `close`; raises StoreFailed."""
        if self._store.is_shared:
            begun = asyncio.get_running_loop().time()
            await self._store.say_alive(self.owner, LEASE)
            self._beating = asyncio.create_task(self._beat(begun))

    async def hold(self, table: str) -> int | None:
        """The fence of a table, by a new lease if need be; None where another server plays it, or nobody can."""
        taking = self._fences.get(table)
        if taking is None:
            taking = asyncio.create_task(self._store.take_lease(table, self.owner))
            self._fences[table] = taking
            taking.add_done_callback(partial(self._keep_if_taken, table))
        return await asyncio.shield(taking)

    def is_held(self, table: str, fence: int) -> bool:
        """Whether a lease that was taken is still the one that counts here: no lapse since then."""
        taking = self._fences.get(table)
        return taking is not None and _taken(taking) == fence

    def _keep_if_taken(self, table: str, taking: asyncio.Task[int | None]) -> None:
        if _taken(taking) is not None:
            figures.LEASES.labels("taken").inc()
        elif self._fences.get(table) is taking:
            del self._fences[table]

    def forget(self, table: str) -> None:
        """What was held of a table is worth nothing: the next one to play it needs a new lease."""
        self._fences.pop(table, None)

    def forget_all(self) -> None:
        self._fences.clear()

    async def elsewhere(self, table: str) -> str | None:
        """The other server that plays a table, if one does."""
        owner = await self._store.owner_of(table)
        return None if owner == self.owner else owner

    async def end(self, table: str, fence: int) -> None:
        """Another server may take it; where that cannot be said, it waits until this one takes the table again."""
        if self.is_held(table, fence):  # else somebody has come meanwhile, and a newer one is kept or on its way
            self.forget(table)
        figures.LEASES.labels("let_go").inc()
        with suppress(StoreFailed):
            await self._store.end_lease(table, fence)

    async def close(self) -> None:
        """All tables are free; where that cannot be said, they are when the lease has run out."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(StoreFailed):
                await self._store.leave(self.owner)

    async def _beat(self, heard: float) -> None:
        """Say every second that it lives; `heard` is when it last began to."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(HEARTBEAT)
            begun = loop.time()
            is_told = await self._is_told_to_live(max(SHORTEST_BEAT, heard + LEASE - begun))
            if is_told is None and loop.time() < heard + LEASE:
                continue
            # It may be the answer to a second question, where that to the first was lost: the time counts too.
            if not is_told or loop.time() >= heard + LEASE:
                logger.warning("this server counted as dead for a while; its tables are loaded anew")
                self._fences.clear()
                self._lapsed()
                begun = loop.time()
            heard = begun

    async def _is_told_to_live(self, longest: float) -> bool | None:
        """Whether it has lived without a break; None where nobody can say."""
        try:
            async with asyncio.timeout(longest):
                return await self._store.say_alive(self.owner, LEASE)
        except (StoreFailed, TimeoutError):
            return None
        except Exception:  # a server that no longer says that it lives would lose its tables, and not know
            logger.exception("it could not be said that this server lives")
            return None


def _taken(taking: asyncio.Task[int | None]) -> int | None:
    """The fence that a lease has; None where it is not there yet, or was not got."""
    if not taking.done() or taking.cancelled() or taking.exception() is not None:
        return None
    return taking.result()
