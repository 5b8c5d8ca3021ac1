"""One table in memory: its game, its seats, its sockets, and the one way in which anything about it changes."""

from __future__ import annotations

import asyncio
import logging
import time as wall
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from msgspec import Struct

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.table import Table
from hypogeum.server.bot_seats import BotSeats
from hypogeum.server.messages import table_state
from hypogeum.server.presence import Presence
from hypogeum.server.problems import SERVER_ERROR, STORE_FAILED, Declined, illegal, unreadable
from hypogeum.server.protocol import Said, ServerMessage, Wrong
from hypogeum.server.questions import NO_SEAT, Questions
from hypogeum.server.seats import Seats
from hypogeum.server.store import Change, ChatRow, EntryRow, SeatRow, Store, StoredTable, StoreFailed, TableEnd
from hypogeum.server.thinkers import Thinking
from hypogeum.server.timekeeper import Timekeeper
from hypogeum.server.timing import Pace, Time

logger = logging.getLogger(__name__)

MOST_LINES = 200
"""So many lines of the chat a new socket is told."""


class Services(Struct, frozen=True):
    """What every table needs from the server."""

    store: Store
    time: Time
    pace: Pace
    thinkers: Thinking


class Listener(Protocol):
    """A socket, as a table sees it."""

    person: str
    looking_from: int
    told: int
    """How many parts of the log it has got."""

    def send(self, message: ServerMessage) -> None: ...

    def close(self) -> None:
        """Let it connect again."""
        ...


class LiveTable:
    """Everything happens inside `change`: one change after another, each stored before anybody hears of it."""

    def __init__(self, stored: StoredTable, engine: Table, services: Services) -> None:
        self.row = stored.table
        self.engine = engine
        self.game = engine.game
        self.lines = stored.lines
        self.services = services
        self.seats = Seats(stored.seats)
        for entry in engine.record.entries:
            self.seats.mark(entry)
        self.questions = Questions(engine.state, engine.version)
        self.listeners: list[Listener] = []
        self.users = 0
        self.is_broken = False
        self._lock = asyncio.Lock()
        self._unstored: list[Change] = []
        self.timekeeper = Timekeeper(self, stored.clock)
        self.bots = BotSeats(self)
        self.presence = Presence(self)

    # Changing

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Change the table: alone, and durably before it is told. What raises Declined has changed nothing."""
        async with self.alone():
            try:
                yield
                if self._unstored:
                    await self.services.store.write(*self._unstored, *self.timekeeper.unstored())
            except BaseException as error:
                is_clean = isinstance(error, (Declined, IllegalAction, UnreadableAction)) and not self._unstored
                if not is_clean:
                    self.break_off(error)
                declined = _as_declined(error)
                if declined is None:
                    raise
                raise declined from error
            self._unstored = []
            self.settle()
            self.publish()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Read the table while nothing changes."""
        async with self._lock:
            if self.is_broken:
                raise STORE_FAILED()
            yield

    def enter(self, action: Action, seat: int) -> None:
        """Inside `change`: do an action of a seat and write it down; raises IllegalAction."""
        number = self.engine.version
        entry = self.engine.apply(action, seat)
        self._write_down(number, NO_SEAT if action.verb.any_time else seat)
        self.seats.mark(entry)

    def enter_undo(self, seat: int) -> None:
        """Inside `change`: take back the last action of a seat that may do so."""
        number = self.engine.version
        self.engine.undo(seat)
        self._write_down(number, seat)

    def _write_down(self, number: int, actor: int) -> None:
        entry = self.engine.record.entries[number]
        now = wall.time()
        self._unstored.append(EntryRow(table=self.row.id, number=number, entry=entry, at=now))
        if self.engine.state.over:
            self._unstored.append(TableEnd(table=self.row.id, at=now))
        self.questions.follow(self.engine.state, self.engine.version, actor)

    def enter_if_allowed(self, verb: str, seat: int) -> None:
        """Inside `change`: do something that needs no question, in games that know it and where it is possible."""
        known = self.game.verbs.get(verb)
        state = self.engine.state
        if known is not None and not state.over and known.refusal(state, seat, 0) is None:
            self.enter(Action(known, 0), seat)

    def reseat(self, row: SeatRow, *others: Change) -> None:
        """Inside `change`: another holder of a seat."""
        self.seats.rows[row.seat] = row
        self._unstored.extend([row, *others])

    def settle(self) -> None:
        """After a change: clocks, bots and absences take notice."""
        self.timekeeper.follow()
        self.bots.follow()
        self.presence.follow()

    def stop(self) -> None:
        """Nothing more happens here by itself."""
        self.timekeeper.stop()
        self.bots.stop()
        self.presence.stop()

    def break_off(self, error: BaseException) -> None:
        """What is in memory may differ from what is stored: give it up; people connect again to the stored table."""
        is_mistake = not isinstance(error, (StoreFailed, asyncio.CancelledError))
        if is_mistake:
            logger.error("table %s failed", self.row.id, exc_info=error)
        self.is_broken = True
        self.stop()
        for listener in self.listeners:
            listener.send(Wrong(problem=(SERVER_ERROR if is_mistake else STORE_FAILED)().problem))
            listener.close()

    # Telling

    def publish(self) -> None:
        """Tell every socket what it may know."""
        for listener in self.listeners:
            self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        listener.send(table_state(self, listener))
        listener.told = len(self.engine.log)

    def is_connected(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    @property
    def has_listeners(self) -> bool:
        return bool(self.listeners)

    async def connect(self, listener: Listener) -> None:
        """A new socket: it gets everything, the others see that its person is there."""
        async with self.change():
            self.listeners.append(listener)
            self.presence.come_back(listener.person)
        for line in self.lines[-MOST_LINES:]:
            listener.send(said(line))

    async def disconnect(self, listener: Listener) -> None:
        """A socket has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            async with self.change():
                self._unstored.extend(self.timekeeper.unstored())

    async def look(self, listener: Listener, seat: int) -> None:
        """A socket looks from another seat: its log begins anew."""
        async with self.alone():
            listener.looking_from = seat
            listener.told = 0
            self._tell(listener)

    async def say(self, line: ChatRow) -> None:
        """Chat: kept, and told to everybody at the table."""
        async with self.alone():
            await self.services.store.write(line)
            self.lines.append(line)
            for listener in self.listeners:
                listener.send(said(line))


def said(line: ChatRow) -> Said:
    return Said(seat=line.seat, name=line.name, text=line.text, at=line.at)


def _as_declined(error: BaseException) -> Declined | None:
    match error:
        case IllegalAction():
            return illegal(error)
        case UnreadableAction():
            return unreadable(error)
        case StoreFailed():
            return STORE_FAILED()
        case Declined():
            return None
        case Exception():
            return SERVER_ERROR()
    return None
