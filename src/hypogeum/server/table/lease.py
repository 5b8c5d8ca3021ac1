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
            await self._store.say_alive(self.owner, LEASE)
            self._beating = asyncio.create_task(self._beat())

    async def hold(self, table: str) -> int | None:
        """The fence of a table, by a new lease if need be; None where another server plays it, or nobody can."""
        taking = self._fences.get(table)
        if taking is None:
            taking = asyncio.create_task(self._store.take_lease(table, self.owner))
            self._fences[table] = taking
            taking.add_done_callback(partial(self._keep_if_taken, table))
        return await asyncio.shield(taking)

    def _keep_if_taken(self, table: str, taking: asyncio.Task[int | None]) -> None:
        is_taken = not taking.cancelled() and taking.exception() is None and taking.result() is not None
        if is_taken:
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

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        heard = loop.time()
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                async with asyncio.timeout(max(0.1, heard + LEASE - loop.time())):
                    is_unbroken = await self._store.say_alive(self.owner, LEASE)
            except (StoreFailed, TimeoutError):
                is_unbroken = loop.time() < heard + LEASE
            else:
                heard = loop.time()
            if not is_unbroken:
                logger.warning("this server counted as dead for a while; its tables are loaded anew")
                self._fences.clear()
                self._lapsed()
                heard = loop.time()
