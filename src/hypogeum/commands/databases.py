"""What the commands share that open the database beside its servers: where it is, and what may stand in the way."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from hypogeum.commands.common import FAILED, CommandError
from hypogeum.server.keeping.archives import ArchiveExists, DamagedArchive, NewerArchive
from hypogeum.server.keeping.backups import NotEmpty
from hypogeum.server.keeping.databases import Database, NothingThere, OlderData, opened
from hypogeum.server.logs import without_password
from hypogeum.server.storage.store import MigrationFailed, NewerData, NoDatabase, OlderServers, StoreFailed

T = TypeVar("T")


def with_database(args: Namespace, work: Callable[[Database], Awaitable[T]], *, make: bool = False) -> T:
    """Do something with the database of `--data` or `--database`; raises CommandError."""
    place = args.data if args.database is None else without_password(args.database)
    if args.database is not None and not args.database.startswith(("postgresql://", "postgres://")):
        raise CommandError("keeping-wrong-database", place=place)

    async def run() -> T:
        async with opened(Path(args.data), args.database, make=make) as database:
            return await work(database)

    try:
        return asyncio.run(run())
    except NothingThere:
        raise CommandError("keeping-nothing", FAILED, place=place) from None
    except OlderData:
        raise CommandError("keeping-older", FAILED, place=place) from None
    except NewerData:
        raise CommandError("keeping-newer", FAILED, place=place) from None
    except OlderServers:
        raise CommandError("keeping-older-servers", FAILED, place=place) from None
    except MigrationFailed as error:
        raise CommandError("keeping-not-migrated", FAILED, place=place, reason=str(error)) from None
    except NotEmpty as error:
        raise CommandError("restore-not-empty", FAILED, place=place, tables=error.tables) from None
    except NoDatabase as error:
        raise CommandError("keeping-no-database", FAILED, file=str(error.file), reason=error.reason) from None
    except StoreFailed as error:
        raise CommandError("keeping-failed", FAILED, place=place, reason=str(error)) from None


def with_file(file: Path, work: Callable[[], T]) -> T:
    """Do something with a file of ours; raises CommandError."""
    try:
        return work()
    except ArchiveExists:
        raise CommandError("archive-exists", FAILED, file=str(file)) from None
    except DamagedArchive as error:
        raise CommandError("archive-damaged", FAILED, file=str(file), reason=str(error)) from None
    except NewerArchive:
        raise CommandError("archive-newer", FAILED, file=str(file)) from None
    except OSError as error:
        where = str(error.filename or file)
        raise CommandError("error-file", FAILED, file=where, reason=error.strerror or str(error)) from None


def new_file(given: str | None, name: str) -> Path:
    """The file that was named, or one of its own name in the folder that was, or here."""
    place = Path(given or ".")
    return place / time.strftime(name) if place.is_dir() else place
