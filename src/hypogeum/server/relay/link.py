"""One side of a link: sends its parcels, counts those of the other side, and notices when it has ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from hypogeum.server.relay.mail import Mail
from hypogeum.server.relay.parcels import BROKEN, Batch, Item, Parcel, pack

logger = logging.getLogger(__name__)

PULSE = 1.0
"""A side that has nothing to say says so every so many seconds."""
SILENCE = 4.0
"""A side that has heard nothing for so many seconds takes the other for dead."""
MOST_WAITING = 1000
"""When so many items wait to be sent, whoever tells waits too."""


class LinkBroken(OSError):
    """The other side is gone, or something that it said was lost."""


class Link:
    """Numbered parcels, in order and none missing; where that fails it breaks, once and for all."""

    def __init__(self, mail: Mail, me: str, other: str, name: str, *, is_of_host: bool) -> None:
        self.other = other
        self.name = name
        self.is_broken = False
        self._mail = mail
        self._me = me
        self._is_of_host = is_of_host
        self._batch = Batch()
        self._wake = asyncio.Event()
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._received = 0
        self._heard = asyncio.get_running_loop().time()
        self._ended: Callable[[], None] = lambda: None
        self._sending = asyncio.create_task(self._send_all())

    def when_broken(self, ended: Callable[[], None]) -> None:
        self._ended = ended

    def add(self, item: Item) -> None:
        """Have something sent."""
        self._batch.add(item)
        self._wake.set()

    async def tell(self, connection: int, text: str) -> None:
        """Have a message to a socket sent, when there is room for it; raises LinkBroken."""
        await self._has_room.wait()
        if self.is_broken:
            raise LinkBroken(self.other)
        self._batch.tell(connection, text)
        self._wake.set()
        if len(self._batch.items) >= MOST_WAITING:
            self._has_room.clear()

    def receive(self, parcel: Parcel) -> list[Item]:
        """What is new in a parcel."""
        if parcel.number > self._received or parcel.number == BROKEN:
            self.end()
            return []
        if parcel.number < self._received:
            return []
        self._received += 1
        self._heard = asyncio.get_running_loop().time()
        return parcel.items

    def end(self) -> None:
        """It is over, for whatever reason."""
        if not self.is_broken:
            self.is_broken = True
            self._has_room.set()
            self._sending.cancel()
            self._ended()

    async def _send_all(self) -> None:
        """Until the other side is silent or not reached; whatever ends this ends the link: its sockets would wait."""
        try:
            await self._send_parcels()
        except Exception:
            logger.exception("the link to %s failed", self.other)
        finally:
            self.end()

    async def _send_parcels(self) -> None:
        loop = asyncio.get_running_loop()
        number = 0
        while loop.time() < self._heard + SILENCE:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._wake.wait()
            self._wake.clear()
            batch, self._batch = self._batch, Batch()
            self._has_room.set()
            parcel = Parcel(self.name, self._me, self._is_of_host, number, batch.items)
            if not await self._mail.send(self.other, pack(parcel)):
                return
            number += 1

    async def say_ended(self) -> None:
        """End it, and do not let the other side find out by itself."""
        self.end()
        await self._mail.send(self.other, pack(Parcel(self.name, self._me, self._is_of_host, BROKEN, [])))


async def say_unknown(mail: Mail, me: str, parcel: Parcel) -> None:
    """Tell the sender of a parcel that its link is not known here."""
    await mail.send(parcel.sender, pack(Parcel(parcel.link, me, not parcel.is_of_host, BROKEN, [])))
