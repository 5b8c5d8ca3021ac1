"""One table in memory: its game, its seats, its sockets, and the one way in which anything about it changes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time as wall
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from msgspec import Struct

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.frames import Cause
from hypogeum.engine.records import Entry
from hypogeum.engine.table import BrokenRules, Table
from hypogeum.server.bot_seats import BotSeats
from hypogeum.server.checkpoint import Checkpoint
from hypogeum.server.documents import Documents
from hypogeum.server.failures import Failures
from hypogeum.server.frame_windows import FrameWindows, Made
from hypogeum.server.messages import encode
from hypogeum.server.plain_answers import answer_plain_questions
from hypogeum.server.presence import Presence
from hypogeum.server.problems import SERVER_ERROR, STORE_FAILED, Declined, illegal, unreadable
from hypogeum.server.progress import progress_after
from hypogeum.server.protocol import Wrong
from hypogeum.server.publisher import Publisher
from hypogeum.server.questions import NO_SEAT, Questions
from hypogeum.server.seats import Seats
from hypogeum.server.store import Change, ChatRow, EntryRow, SeatRow, Store, StoredTable, StoreFailed, TableEnd
from hypogeum.server.thinkers import Thinking
from hypogeum.server.timekeeper import Timekeeper
from hypogeum.server.timing import Pace, Time
from hypogeum.server.together import Together

logger = logging.getLogger(__name__)

MOST_LINES = 200
"""So many lines of the chat a new socket is told."""


class Services(Struct, frozen=True):
    """What every table needs from the server."""

    store: Store
    time: Time
    pace: Pace
    thinkers: Thinking
    documents: Documents
    secret: Callable[[], bytes]
    """32 random bytes that nobody knows: the seed of a table's chance, or what is mixed into it."""


class Listener(Protocol):
    """A socket, as a table sees it."""

    person: str
    looking_from: int | None
    """None for nowhere: it is told nothing."""
    told: dict[type, str]
    """By kind of message: what it was told last, so that only what is new is told again. Empty before it is opened."""
    lines_told: int
    """So many lines of the chat it was told, or came too late for."""

    def send(self, text: str) -> None: ...

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
        self.causes = stored.causes
        """By number: why entries were made that nobody chose."""
        self.requests: dict[tuple[str, str], None] = {(row.person, row.request): None for row in stored.requests}
        """The last commands that were done, by person and request, the newest last."""
        self.rematch = stored.rematch
        self.progress = stored.progress
        self.services = services
        self.seats = Seats(stored.seats, engine)
        self.questions = Questions(engine.state, engine.version)
        self.listeners: list[Listener] = []
        self.users = 0
        self.is_broken = False
        self.unstored: list[Change] = []
        """What the present change has brought about so far."""
        self.made: list[Made] = []
        """Entries that nobody was told of yet."""
        self._lock = asyncio.Lock()
        self.failures = Failures(self)
        self.timekeeper = Timekeeper(self, stored.clock)
        self.bots = BotSeats(self)
        self.presence = Presence(self)
        self.windows = FrameWindows(self)
        self.together = Together(self)

    # Changing

    @asynccontextmanager
    async def change(self) -> AsyncIterator[None]:
        """Change the table: alone, and durably before it is told. What raises Declined has changed nothing."""
        async with self.alone():
            before = Checkpoint(self)
            try:
                yield
                self.together.follow_wishes()
                answer_plain_questions(self)
                if self.unstored:
                    self.unstored.extend(self.timekeeper.unstored())
            except Exception as error:
                before.restore()
                raise self._declined(error) from error
            await self._store()
            self.settle()
            self.publish()

    async def _store(self) -> None:
        """Keep for good what the change has brought about; where that fails, the stored table is the true one."""
        progress = progress_after(self)
        if progress is not None:
            self.unstored.append(progress)
        if not self.unstored:
            return
        try:
            await self.services.store.write(*self.unstored)
        except BaseException as error:
            self.break_off(error)
            if isinstance(error, Exception):
                raise STORE_FAILED() from error
            raise
        self.unstored = []
        self.progress = progress or self.progress

    def _declined(self, error: Exception) -> Declined:
        """What is told to whoever tried something that came to nothing."""
        match error:
            case Declined():
                return error
            case IllegalAction():
                return illegal(error)
            case UnreadableAction():
                return unreadable(error)
            case BrokenRules():
                return self.failures.note(error)
        logger.error("table %s: a change came to nothing", self.row.id, exc_info=error)
        return SERVER_ERROR()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Read the table while nothing changes."""
        async with self._lock:
            if self.is_broken:
                raise STORE_FAILED()
            yield

    def enter(self, action: Action, seat: int, cause: Cause = "chosen") -> None:
        """Inside `change`: do an action of a seat and write it down; raises IllegalAction or BrokenRules.

        The table is then as it was before.
        """
        before = Checkpoint(self)
        try:
            entry = self.engine.apply(action, seat)
            self._write_down(entry, NO_SEAT if action.verb.any_time else seat, cause)
        except (IllegalAction, BrokenRules):
            raise
        except Exception as error:  # the question that follows is rules code too
            before.restore()
            raise self.failures.broken(error, str(action), seat) from error

    def default_of(self, seat: int) -> Action:
        """What is done for a seat that does not answer; raises BrokenRules."""
        state = self.engine.state
        try:
            return state.decision.default(state, seat, FastChance(secrets.randbits(64)))
        except Exception as error:
            raise self.failures.broken(error, "default", seat) from error

    def enter_undo(self, seat: int) -> Cause:
        """Inside `change`: take back the last action of a seat that may do so; gives why that had been done."""
        taken_back = self.engine.history.actions[-1].entry
        self._write_down(self.engine.undo(seat), seat, "chosen")
        return self.causes.get(taken_back, "chosen")

    @property
    def plain_answers(self) -> set[int]:
        """The numbers of the entries that were the only possible answers (TBL-SET-3)."""
        return {number for number, cause in self.causes.items() if cause == "only"}

    def _write_down(self, entry: Entry, actor: int, cause: Cause) -> None:
        number, now = self.engine.version - 1, wall.time()
        if cause != "chosen":
            self.causes[number] = cause
        self.unstored.append(EntryRow(table=self.row.id, number=number, entry=entry, at=now, cause=cause))
        self.made.append(Made(entry, self.engine.state, self.engine.events, cause))
        if self.engine.state.over:
            self.unstored.append(TableEnd(table=self.row.id, at=now))
        self.questions.follow(self.engine.state, self.engine.version, actor)

    def add_line(self, line: ChatRow) -> None:
        """Inside `change`: a line of the chat."""
        self.lines.append(line)
        self.unstored.append(line)

    def enter_if_allowed(self, verb: str, seat: int) -> None:
        """Inside `change`: do something that needs no question, where it is possible."""
        with suppress(IllegalAction):
            self.enter(self.game.action(verb), seat)

    def reseat(self, row: SeatRow, *others: Change) -> None:
        """Inside `change`: another holder of a seat."""
        self.seats.rows[row.seat] = row
        self.unstored.extend([row, *others])

    def settle(self) -> None:
        """After a change: clocks, bots, absences and proposals take notice."""
        self.timekeeper.follow()
        self.bots.follow()
        self.presence.follow()
        self.together.follow()

    def stop(self) -> None:
        """Nothing more happens here by itself."""
        self.timekeeper.stop()
        self.bots.stop()
        self.presence.stop()

    def break_off(self, error: BaseException) -> None:
        """What is in memory may differ from what is stored: give it up; people connect again to the stored table."""
        if not isinstance(error, (StoreFailed, asyncio.CancelledError)):
            logger.error("table %s could not be stored", self.row.id, exc_info=error)
        self.is_broken = True
        self.stop()
        for listener in self.listeners:
            listener.send(encode(Wrong(request=None, problem=STORE_FAILED().problem)))
            listener.close()

    # Telling

    def publish(self) -> None:
        """Tell every socket what is new to it; one for which that fails does not keep the others waiting."""
        Publisher(self).tell_all()

    def is_connected(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    @property
    def has_listeners(self) -> bool:
        return bool(self.listeners)

    async def connect(self, listener: Listener) -> None:
        """A new socket: it gets everything, the others see that its person is there."""
        async with self.change():
            if listener.looking_from is not None:
                await self.windows.open(listener.looking_from)
            listener.lines_told = max(0, len(self.lines) - MOST_LINES)
            self.listeners.append(listener)
            self.presence.come_back(listener.person)

    async def disconnect(self, listener: Listener) -> None:
        """A socket has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            async with self.change():
                self.unstored.extend(self.timekeeper.unstored())

    async def look(self, listener: Listener, seat: int | None) -> None:
        """A socket looks from another seat and is told everything anew, or from nowhere and is told nothing."""
        async with self.alone():
            if seat is not None:
                await self.windows.open(seat)
            listener.looking_from = seat
            listener.told = {}
            Publisher(self).tell(listener)
