"""What the server keeps for good, and the contract of whatever keeps it."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from hypogeum.engine.frames import Cause
from hypogeum.engine.records import Entry
from hypogeum.server.protocol import BotLevel


class TableRow(Struct, kw_only=True, frozen=True):
    """A table as it was made."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    seed: bytes
    seed_is_chosen: bool
    commitment: str
    host: str
    """The person who made it."""
    made: float
    rematch_of: str | None = None
    """The table after which it was made, with the same seats and options."""


class SeatRow(Struct, kw_only=True, frozen=True):
    """Who holds a seat: a person, a bot from the start (`bot` alone), or nobody yet (`invitation`, perhaps `bot`)."""

    table: str
    seat: int
    name: str
    person: str | None = None
    bot: BotLevel | None = None
    """The bot that plays: from the start, until a friend comes, or for a person who has left or lent the seat."""
    invitation: str | None = None
    """The secret that lets a friend take the free seat."""


class PersonRow(Struct, kw_only=True, frozen=True):
    """Somebody who has taken a seat once; known by the hash of the secret in the browser."""

    id: str
    name: str
    since: float


class EntryRow(Struct, kw_only=True, frozen=True):
    """One entry of a table's record; numbers count from 0 and never change."""

    table: str
    number: int
    entry: Entry
    at: float
    cause: Cause = "chosen"


class TableEnd(Struct, kw_only=True, frozen=True):
    """The game is over."""

    table: str
    at: float


class ClockRow(Struct, kw_only=True, frozen=True):
    """The time that people have left, and what they have missed."""

    table: str
    left: dict[str, float]
    """By budget: seconds."""
    missed: dict[int, list[int]]
    """By seat: the last turns in a row in which its time has run out."""


class ProgressRow(Struct, kw_only=True, frozen=True):
    """How far a table is: what a list of tables tells without playing it again."""

    table: str
    at: float
    """When something last happened."""
    turns: int
    asked: list[int]
    """The seats whose answer is awaited."""
    winners: list[int] | None = None
    """When the game is over."""


class RemovalRow(Struct, kw_only=True, frozen=True):
    """Somebody takes a table off his list, or puts it back; the table itself stays as it is."""

    table: str
    person: str
    removed: bool


class ChatRow(Struct, kw_only=True, frozen=True):
    """A line of the chat."""

    table: str
    seat: int
    name: str
    text: str
    at: float


MOST_REQUESTS = 200
"""So many of the last commands of a table are remembered; nobody repeats an older one."""


class RequestRow(Struct, kw_only=True, frozen=True):
    """A command of a person that was done: sent again, it is not done again."""

    table: str
    person: str
    request: str
    at: float


Change = (
    TableRow | SeatRow | PersonRow | EntryRow | TableEnd | ClockRow | ProgressRow | RemovalRow | ChatRow | RequestRow
)
"""One thing to write. Tables, people, entries, lines and requests are only added; the others replace what was."""


class StoredTable(Struct, kw_only=True):
    """Everything about one table: what is needed to play on."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    causes: dict[int, Cause]
    """By number: why entries were made that nobody chose."""
    lines: list[ChatRow]
    requests: list[RequestRow]
    """The last ones, the newest last."""
    clock: ClockRow
    progress: ProgressRow
    over: bool
    rematch: str | None


class TableSummary(Struct, kw_only=True):
    """A table in a list."""

    table: TableRow
    seats: list[SeatRow]
    version: int
    progress: ProgressRow
    over: bool
    rematch: str | None
    """The table that was made after it, with the same seats and options."""


class MyTableSummary(Struct, kw_only=True):
    """A table in the list of a person."""

    summary: TableSummary
    removed: bool
    """Whether he has taken it off his list."""


class Store(Protocol):
    """Keeps tables. What `write` has returned from is safe, whatever happens to the process or the machine."""

    async def write(self, *changes: Change) -> None:
        """Write all of the changes or none; raises StoreFailed, or EntryExists for a number that is taken."""
        ...

    async def read_table(self, table: str) -> StoredTable | None:
        """A whole table."""
        ...

    async def summary(self, table: str) -> TableSummary | None:
        """A table without its entries."""
        ...

    async def tables_of(self, person: str) -> list[MyTableSummary]:
        """The tables at which the person sits or that he has made, the newest first."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...


class StoreFailed(Exception):
    """Nothing was written: the disk is full, the database is gone."""


class EntryExists(StoreFailed):
    """Somebody else has written an entry of this number."""
