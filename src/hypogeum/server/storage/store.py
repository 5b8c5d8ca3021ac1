"""The contract of whatever keeps the tables: all that the other rooms know of a database."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from hypogeum.server.storage.rows import Exclusion, MyTableSummary, Row, StoredTable, TableSummary


class Store(Protocol):
    """Keeps tables. What `write` has returned from is safe, whatever happens to the process or the machine."""

    is_shared: bool
    """Whether other servers may use it too."""

    async def write(self, *rows: Row) -> None:
        """Write all of the rows or none; raises StoreFailed, or EntryExists for a number that is taken.

        Rows beside a FenceRow that is no longer the present one are not written; raises LeaseLost.
        """
        ...

    async def read_table(self, table: str) -> StoredTable | None:
        """A whole table; raises DamagedTable."""
        ...

    async def read_told(self, table: str, first: int, last: int) -> dict[int, bytes]:
        """By entry, from a number up to another: what it has caused, where that was kept."""
        ...

    async def summary(self, table: str) -> TableSummary | None:
        """A table without its entries."""
        ...

    async def tables_of(self, person: str, first: int = 0, most: int = 100) -> list[MyTableSummary]:
        """Tables at which the person sits or that he has made: so many from a number on, 0 for the first of the list.

        Those that go on stand before those that are over, the latest activity first.
        """
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...

    # What the host of the servers has done beside them

    async def versions(self) -> dict[str, int]:
        """How often he has changed the `contents` as a whole, and the `exclusions`."""
        ...

    async def exclusions(self) -> list[Exclusion]:
        """What he has closed, and whom he has banned."""
        ...

    # Leases: which of several servers plays a table. An owner is the name of a server.

    async def say_alive(self, owner: str, seconds: float) -> bool:
        """The owner lives for so many seconds more; False if it was taken for dead before, so that others may
        have taken its tables."""
        ...

    async def take_lease(self, table: str, owner: str) -> int | None:
        """A new fence for the owner; None where another that lives has the table, where this one counts as dead, or
        there is no such table."""
        ...

    async def owner_of(self, table: str) -> str | None:
        """Who has the table, if it lives."""
        ...

    async def end_lease(self, table: str, fence: int) -> None:
        """Anybody may take the table, unless somebody has meanwhile."""
        ...

    async def leave(self, owner: str) -> None:
        """The owner ends: anybody may take its tables."""
        ...


class DataInUse(Exception):
    """Another server already keeps its tables there."""


class NewerData(Exception):
    """The data were written by a newer version of the program."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the data have schema version {found}; this program knows {known}")
        self.found = found


class StoreFailed(Exception):
    """Nothing was written or read: the disk is full, the database is gone or is none."""


class MigrationFailed(StoreFailed):
    """Data of an older version could not be brought up to date; they are as they were."""


class OlderServers(StoreFailed):
    """Servers of an older version use the database, which is not brought up to date under them."""


class DamagedTable(Exception):
    """What is stored of a table cannot have been written like this."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(f"table {table} is damaged: {reason}")
        self.reason = reason


class NoDatabase(StoreFailed):
    """A file where the database should be is none, is damaged, or belongs to another program."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.file = file
        self.reason = reason


class EntryExists(StoreFailed):
    """Somebody else has written an entry of this number."""


class LeaseLost(StoreFailed):
    """Another server plays the table now."""
