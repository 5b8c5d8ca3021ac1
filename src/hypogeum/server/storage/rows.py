"""What the server keeps for good, row by row, and what is read back of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hypogeum.engine.frame_types import Cause
from hypogeum.engine.records import Entry
from hypogeum.engine.snapshots import Packed
from hypogeum.server.protocol.values import BotLevel


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
    own_settings: dict[str, str] = {}
    """While a bot plays for somebody: the personal settings that the seat gets back with him, by their ids."""

    @property
    def is_free(self) -> bool:
        """Whether a friend may take it by its invitation, even if a bot plays there meanwhile."""
        return self.invitation is not None and self.person is None


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
    told: bytes | None = None
    """What it has caused (`engine/retelling.py`): other rules may not know how to tell it."""
    link: bytes | None = None
    """A hash of it and of the link before (`storage/links.py`): what is damaged is found."""


class EndRow(Struct, kw_only=True, frozen=True):
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


class SnapshotRow(Struct, kw_only=True, frozen=True):
    """A place from which a table is gone on with, or looked at again; kept for good."""

    table: str
    packed: Packed


class PositionRow(Struct, kw_only=True, frozen=True):
    """Where a table stood last: what it goes on from when its rules have changed."""

    table: str
    packed: Packed


class Exclusion(Struct, kw_only=True, frozen=True):
    """The host of the servers has closed a table, or has banned a person or an address (or a network of them)."""

    kind: Literal["table", "person", "address"]
    who: str
    reason: str
    """A key of the texts of refusals."""
    until: float | None = None
    """When it ends by itself."""


class FenceRow(Struct, kw_only=True, frozen=True):
    """A condition: what stands beside it is written only while this is the present lease of the table."""

    table: str
    fence: int
    """Grows with every new lease."""


Row = (
    TableRow
    | SeatRow
    | PersonRow
    | EntryRow
    | EndRow
    | ClockRow
    | ProgressRow
    | RemovalRow
    | ChatRow
    | RequestRow
    | SnapshotRow
    | PositionRow
    | FenceRow
)
"""One thing to write. Tables, people, entries, lines and requests are only added; the others replace what was."""


class StoredTable(Struct, kw_only=True):
    """Everything about one table: what is needed to play on."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    missing: int | None
    """The number of the first entry that is missing before others."""
    links: list[bytes | None]
    """By entry."""
    causes: dict[int, Cause]
    """By number: why entries were made that nobody chose."""
    lines: list[ChatRow]
    requests: list[RequestRow]
    """The last ones, the newest last."""
    clock: ClockRow
    snapshots: list[Packed]
    """In the order of the game."""
    position: Packed | None
    """Where it stood when that was last stored."""
    progress: ProgressRow
    over: bool
    rematch: str | None

    @property
    def places(self) -> list[Packed]:
        """All that is stored of where it stood."""
        return [*self.snapshots, *([] if self.position is None else [self.position])]


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
