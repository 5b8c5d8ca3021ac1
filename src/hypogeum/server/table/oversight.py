"""Learns what the host has done beside the servers: closed, banned, or put a backup in the place of everything.

It asks the database, every second, for two numbers. So it works alike with one server and with many, needs no Redis,
and misses nothing that was done while a server or Redis was away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from hypogeum.server.lobby.exclusions import Exclusions
from hypogeum.server.storage.store import Store, StoreFailed
from hypogeum.server.table.memory import Tables

logger = logging.getLogger(__name__)

LOOKED_FOR_EVERY = 1.0


class Oversight:
    """From `begin` to `close`."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: Store = tables.services.store
        self._exclusions: Exclusions = tables.services.exclusions
        self._seen: dict[str, int] = {}
        self._watching: asyncio.Task[None] | None = None
        self._when_excluded: list[Callable[[], None]] = []

    def when_excluded(self, act: Callable[[], None]) -> None:
        """What else to do when somebody may have been banned."""
        self._when_excluded.append(act)

    async def begin(self) -> None:
        """Know what holds now, and go on asking."""
        with suppress(StoreFailed):  # whoever comes is told that the store fails; it is asked again
            await self._look()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_FOR_EVERY)
            try:
                await self._look()
            except StoreFailed as error:
                logger.debug("what the host has done cannot be learnt: %s", error)
            except Exception:
                logger.exception("what the host has done could not be followed")

    async def _look(self) -> None:
        found = await self._store.versions()
        if found == self._seen:
            return
        self._exclusions.replace(await self._store.exclusions())
        self._tables.give_up_closed()
        for act in self._when_excluded:
            act()
        if self._seen and found.get("contents") != self._seen.get("contents"):
            logger.warning("all tables were replaced by those of a backup; they are loaded anew")
            self._tables.load_anew()
        self._seen = found
