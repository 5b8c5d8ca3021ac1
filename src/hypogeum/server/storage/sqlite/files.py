"""The files of the database, which somebody may move, delete or replace while the server runs."""

from __future__ import annotations

import os
from pathlib import Path

from hypogeum.server.storage.store import StoreFailed

LOG = "-wal"
"""What is added to the name of the database for the file that takes new commits."""


class DatabaseFiles:
    """Knows whether what is written goes to the files that the next start of the server will find.

    A connection goes on writing to a file that was deleted, and nobody would find what it wrote.
    """

    def __init__(self, file: Path) -> None:
        self._files = [str(file), f"{file}{LOG}"]
        self._seen: dict[str, tuple[int, int]] = {}
        """The device and the number of each file when it was first met."""

    def expect_new_log(self) -> None:
        """The only connection was closed, and the log went with it."""
        self._seen.pop(self._files[1], None)

    def check(self) -> None:
        """After a commit; raises StoreFailed."""
        for file in self._files:
            try:
                found = os.stat(file)
            except OSError as error:
                raise StoreFailed(
                    f"{file} is gone: {error.strerror}. Put it back, or start the server anew."
                ) from error
            number = found.st_dev, found.st_ino
            if self._seen.setdefault(file, number) != number:
                raise StoreFailed(f"{file} is no longer the file it was. Put that back, or start the server anew.")
