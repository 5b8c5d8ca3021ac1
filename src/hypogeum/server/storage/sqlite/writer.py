"""Writes groups of requests in one commit each; one that cannot be written fails alone, and none stops the others."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Sequence

from hypogeum.server.storage.rows import FenceRow, Row
from hypogeum.server.storage.sole_owner import CONTENTS
from hypogeum.server.storage.sqlite.files import DatabaseFiles
from hypogeum.server.storage.store import EntryExists, LeaseLost, StoreFailed
from hypogeum.server.storage.writing import gathered

logger = logging.getLogger(__name__)

Failure = StoreFailed | None
"""Why rows were not written; None where they are on the disk."""


class Writer:
    """One connection that writes, made anew when it cannot be used any more."""

    def __init__(
        self, database: sqlite3.Connection, connect: Callable[[], sqlite3.Connection], files: DatabaseFiles
    ) -> None:
        self._database: sqlite3.Connection | None = database
        self._connect = connect
        self._files = files
        self._contents = Contents()

    def write(self, group: Sequence[Sequence[Row]]) -> list[Failure]:
        """By request: what has come of it. Raises nothing, whatever a request contains."""
        try:
            return self._commit(group)
        except Exception as error:
            self._begin_anew()
            if len(group) == 1:
                failure = _failure(error)
                if not isinstance(failure, EntryExists):
                    logger.error("the database cannot be written: %s", error)
                return [failure]
        # One of them has spoilt it for all: what each comes to by itself is told to each.
        return [self.write([request])[0] for request in group]

    def close(self) -> None:
        if self._database is not None:
            self._database.close()

    def _commit(self, group: Sequence[Sequence[Row]]) -> list[Failure]:
        """Each kind of statement once, for all of its kind; raises sqlite3.Error, and then nothing is written."""
        if self._database is None:
            self._database = self._connect()
            self._files.expect_new_log()
        self._database.execute("begin immediate")
        fence = self._contents.fence(self._database)
        failures = [_lost(request, fence) for request in group]
        kept = [row for request, lost in zip(group, failures, strict=True) if lost is None for row in request]
        for text, values in gathered(kept).items():
            self._database.executemany(text, values)
        self._database.execute("commit")
        self._files.check()
        return failures

    def _begin_anew(self) -> None:
        """Take back what was begun; where even that fails, the next group gets another connection."""
        if self._database is not None and not roll_back(self._database):
            self._database = None


class Contents:
    """Knows whether the host has put a backup in the place of all tables: then what is in memory is void."""

    def __init__(self) -> None:
        self._database: sqlite3.Connection | None = None
        self._others = 0
        """How often other connections had written when that was last looked at: it takes no reading of the file."""
        self._fence = 0

    def fence(self, database: sqlite3.Connection) -> int:
        """The one that is good now, within a transaction that writes."""
        (others,) = database.execute("pragma data_version").fetchone()
        if database is not self._database or others != self._others:
            ((self._fence,),) = database.execute("select number from versions where what = ?", (CONTENTS,)).fetchall()
            self._database, self._others = database, others
        return self._fence


def roll_back(database: sqlite3.Connection) -> bool:
    """End a transaction, unless the database has done so by itself; False if the connection is of no more use."""
    try:
        if database.in_transaction:
            database.execute("rollback")
    except sqlite3.Error:
        logger.exception("a transaction could not be taken back; the connection is given up")
        database.close()
        return False
    return True


def _lost(written: Sequence[Row], fence: int) -> Failure:
    """Why rows that belong together are not written, where their condition does not hold."""
    for row in written:
        if isinstance(row, FenceRow) and row.fence != fence:
            return LeaseLost("the tables were replaced by those of a backup")
    return None


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, sqlite3.IntegrityError):
        return EntryExists(str(error))
    return error if isinstance(error, StoreFailed) else StoreFailed(f"the database cannot be written: {error}")
