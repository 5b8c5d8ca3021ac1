"""One table in memory: its game, its seats, its sockets, and the one way in which anything about it changes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from types import TracebackType

from msgspec.structs import replace

from hypogeum.engine.actions import Action, IllegalAction, UnreadableAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.retelling import Kept
from hypogeum.engine.state import State
from hypogeum.engine.table import BrokenRules, Table
from hypogeum.server import figures
from hypogeum.server.protocol.problems import (
    SERVER_ERROR,
    STORE_FAILED,
    Declined,
    illegal,
    unreadable,
)
from hypogeum.server.protocol.server_messages import Wrong, encode
from hypogeum.server.storage.links import last_link
from hypogeum.server.storage.rows import (
    MOST_REQUESTS,
    FenceRow,
    StoredTable,
)
from hypogeum.server.storage.store import LeaseLost, StoreFailed
from hypogeum.server.table.by_itself.bot_seats import BotSeats
from hypogeum.server.table.by_itself.plain_answers import PlainAnswers, answer_plain_questions
from hypogeum.server.table.by_itself.presence import Presence
from hypogeum.server.table.by_itself.timekeeper import Timekeeper
from hypogeum.server.table.change import Change
from hypogeum.server.table.checkpoint import Checkpoint
from hypogeum.server.table.failures import Failures
from hypogeum.server.table.progress import progress_after
from hypogeum.server.table.questions import Questions
from hypogeum.server.table.seats import Seats
from hypogeum.server.table.services import Services
from hypogeum.server.table.sides import Sides
from hypogeum.server.table.snapshots import Snapshots
from hypogeum.server.table.telling.frame_windows import FrameWindows
from hypogeum.server.table.telling.listener import Listener
from hypogeum.server.table.telling.made import Made
from hypogeum.server.table.telling.publisher import Publisher

logger = logging.getLogger(__name__)

MOST_LINES = 200
"""So many lines of the chat a new socket is told."""


class LiveTable:
    """Everything happens inside `change`: one change after another, each stored before anybody hears of it."""

    def __init__(self, stored: StoredTable, engine: Table, services: Services, fence: int) -> None:
        """`fence` is that of the lease by which the table is played here."""
        self.row = stored.table
        self.fence = fence
        self.engine = engine
        self.game = engine.game
        self.lines = stored.lines
        self.causes = stored.causes
        """By number: why entries were made that nobody chose."""
        self.plain_answers = PlainAnswers(self)
        """The numbers of the entries that were the only possible answers (TBL-SET-3)."""
        self.requests: dict[tuple[str, str], None] = {(row.person, row.request): None for row in stored.requests}
        """The last commands that were done, by person and request, the newest last."""
        self.rematch = stored.rematch
        self.progress = stored.progress
        self.services = services
        self.seats = Seats(stored.seats, engine)
        self.questions = Questions(engine.state, engine.version)
        self.listeners: list[Listener] = []
        self._connected: Counter[str] = Counter()
        """By person: how many of his sockets are there."""
        self.users = 0
        self.is_broken = False
        self._lock = asyncio.Lock()
        self.failures = Failures(self)
        self.timekeeper = Timekeeper(self, stored.clock)
        self.bots = BotSeats(self)
        self.presence = Presence(self)
        self.snapshots = Snapshots(stored, engine)
        self.link = last_link(stored.entries)
        """Of the last entry (`storage/links.py`)."""
        self.windows = FrameWindows(self)
        self.sides = Sides(self)
        self._publisher = Publisher(self)
        self._offered_at: State | None = None
        self._offered: dict[int, list[Action]] = {}
        """By seat: what it was offered in the last state that was asked about; a state at a table never changes."""

    # Changing

    def change(self) -> Changing:
        """Change the table: alone, and durably before it is told. What raises Declined has changed nothing."""
        return Changing(self)

    async def _store(self, change: Change) -> None:
        """Keep for good what the change has brought about; where that fails, the stored table is the true one."""
        progress = progress_after(change)
        rows = change.rows if progress is None else [*change.rows, progress]
        if not rows:
            return
        if change.made:
            rows = [*rows, *self.snapshots.due()]
        try:
            await self.services.store.write(FenceRow(table=self.row.id, fence=self.fence), *rows)
        except BaseException as error:
            self.break_off(error)
            if isinstance(error, Exception):
                raise STORE_FAILED() from error
            raise
        figures.ENTRIES.inc(len(change.made))
        self.progress = progress or self.progress
        while len(self.requests) > MOST_REQUESTS:
            del self.requests[next(iter(self.requests))]

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
            self._can_go_on()
            yield

    def _can_go_on(self) -> None:
        """Raises Declined where the table was given up."""
        if self.is_broken:
            raise self.services.exclusions.closing(self.row.id) or STORE_FAILED()

    def default_of(self, seat: int) -> Action:
        """What is done for a seat that does not answer; raises BrokenRules."""
        state = self.engine.state
        try:
            return state.decision.default(state, seat, FastChance(secrets.randbits(64)))
        except Exception as error:
            raise self.failures.broken(error, "default", seat) from error

    async def kept(self, first: int) -> Kept:
        """Alone with the table: what it takes to tell it again from an entry on; raises Declined."""
        record = replace(self.engine.record, entries=self.engine.record.entries[:])
        record.changes = record.changes[:]
        strangers = self._played_by_others()
        begin = self.snapshots.place_before(first)
        try:
            told = await self.services.store.read_told(self.row.id, begin, strangers) if begin < strangers else {}
        except StoreFailed as error:
            raise STORE_FAILED() from error
        return Kept(record=record, places=self.snapshots.places, told=told)

    def _played_by_others(self) -> int:
        """So many of the first entries were played by other rules than these."""
        record = self.engine.record
        if record.rules_version != self.game.rules_version:
            return len(record.entries)
        return record.changes[-1].number if record.changes else 0

    def offered(self, seat: int) -> list[Action]:
        """Every legal action of a seat that is asked now, found out once."""
        if self._offered_at is not self.engine.state:
            self._offered_at, self._offered = self.engine.state, {}
        if seat not in self._offered:
            state = self.engine.state
            self._offered[seat] = state.decision.actions(state, seat)
        return self._offered[seat]

    def follow(self) -> None:
        """After a change: clocks, bots, absences and proposals take notice."""
        self.timekeeper.follow()
        self.bots.follow()
        self.presence.follow()
        self.sides.follow()

    def stop(self) -> None:
        """Nothing more happens here by itself."""
        self.timekeeper.stop()
        self.bots.stop()
        self.presence.stop()

    async def put_down(self) -> None:
        """Alone with the table: store where it stands, before it goes from memory."""
        rows = self.snapshots.position()
        if not rows:
            return
        try:
            await self.services.store.write(FenceRow(table=self.row.id, fence=self.fence), *rows)
        except StoreFailed as error:  # its entries are stored, and lead there as well
            logger.warning("table %s: where it stands could not be stored: %s", self.row.id, error)

    def break_off(self, error: BaseException) -> None:
        """What is in memory may differ from what is stored: give it up; people connect again to the stored table."""
        if not isinstance(error, (StoreFailed, asyncio.CancelledError, Declined)):
            logger.error("table %s could not be stored", self.row.id, exc_info=error)
        if isinstance(error, LeaseLost):
            figures.LEASES.labels("lost").inc()
        self.is_broken = True
        self.stop()
        told = error if isinstance(error, Declined) else STORE_FAILED()
        for listener in self.listeners:
            listener.send(encode(Wrong(request=None, problem=told.problem)))
            listener.close()

    # Telling

    def publish(self, made: Sequence[Made] = ()) -> None:
        """Tell every socket what is new to it; one for which that fails does not keep the others waiting."""
        self._publisher.tell_all(made)

    def is_connected(self, person: str) -> bool:
        return person in self._connected

    @property
    def are_all_connected(self) -> bool:
        """Whether everybody is there who holds a seat."""
        for row in self.seats.rows:
            if row.person is not None and row.person not in self._connected:
                return False
        return True

    @property
    def has_listeners(self) -> bool:
        return bool(self.listeners)

    async def connect(self, listener: Listener) -> None:
        """A new socket: it gets everything, the others see that its person is there."""
        async with self.change() as change:
            if listener.looking_from is not None:
                await self.windows.open(listener.looking_from)
            listener.lines_told = max(0, len(self.lines) - MOST_LINES)
            self.listeners.append(listener)
            self._connected[listener.person] += 1
            self.presence.come_back(change, listener.person)

    async def disconnect(self, listener: Listener) -> None:
        """A socket has gone."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._connected[listener.person] -= 1
            if not self._connected[listener.person]:
                del self._connected[listener.person]
            async with self.change() as change:
                change.keep(*self.timekeeper.unstored())
                self._keep_windows()

    async def look(self, listener: Listener, seat: int | None) -> None:
        """A socket looks from another seat and is told everything anew, or from nowhere and is told nothing."""
        async with self.alone():
            if seat is not None:
                await self.windows.open(seat)
            listener.looking_from = seat
            listener.last_told = {}
            self._keep_windows()
            self._publisher.tell(listener)

    def _keep_windows(self) -> None:
        """Make frames for seats that somebody looks from, or may look from again soon: those of who is there."""
        looked_from = {one.looking_from for one in self.listeners if one.looking_from is not None}
        self.windows.keep(looked_from.union(*(self.seats.held_by(person) for person in self._connected)))


class Changing:
    """One change of a table, from the lock that it waits for until everybody is told."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> Change:
        table = self._table
        await table._lock.acquire()
        try:
            table._can_go_on()
            self._change = Change(table)
            self._before = Checkpoint(self._change)
        except BaseException:
            table._lock.release()
            raise
        return self._change

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        table, change = self._table, self._change
        try:
            failure = error or self._conclude()
            change.end()
            if failure is not None:
                self._before.restore()
                raise table._declined(failure) if isinstance(failure, Exception) else failure from failure
            await table._store(change)
            table.follow()
            table.publish(change.made)
        finally:
            table._lock.release()

    def _conclude(self) -> BaseException | None:
        """What the table does by itself at the end of a change; gives what goes wrong with it."""
        table, change = self._table, self._change
        try:
            table.sides.follow_wishes(change)
            answer_plain_questions(change)
            if change.rows:
                change.keep(*table.timekeeper.unstored())
        except BaseException as error:
            return error
        return None
