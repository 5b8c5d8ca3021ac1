"""`hypogeum export` and `import`: one table into a file, and into the database of another server."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from hypogeum.commands.common import FAILED, OK, CommandError
from hypogeum.commands.databases import new_file, with_database, with_file
from hypogeum.engine.texts import Texts
from hypogeum.server.keeping import one_table
from hypogeum.server.keeping.administration import NotFound, find_table
from hypogeum.server.keeping.backups import laid_out
from hypogeum.server.keeping.databases import Database, require_present
from hypogeum.server.storage.rows import StoredTable
from hypogeum.server.storage.store import DamagedTable


def export(args: Namespace, texts: Texts) -> int:
    async def run(database: Database) -> tuple[Path, StoredTable]:
        await require_present(database)
        table = await find_table(database, args.table)
        file = new_file(args.file, f"{table}.table")
        return file, await one_table.export(database, table, file)

    try:
        file, stored = with_file(new_file(args.file, f"{_plain(args.table)}.table"), lambda: with_database(args, run))
    except NotFound as error:
        raise CommandError("admin-not-found", FAILED, given=error.given, found=error.found) from None
    except DamagedTable as error:
        raise CommandError("export-damaged", FAILED, table=args.table, reason=error.reason) from None
    print(texts("export-done", file=str(file), table=stored.table.id, entries=len(stored.entries)))
    if not stored.over:
        print(texts("export-runs"))
    return OK


def take_in(args: Namespace, texts: Texts) -> int:
    file = Path(args.file)
    try:
        found = with_file(file, lambda: _take_in(file, args))
    except one_table.CannotBePlayed as error:
        raise CommandError("import-cannot-be-played", FAILED, file=str(file), reason=str(error)) from None
    address = args.address.rstrip("/")
    print(texts("import-done", address=f"{address}/table/{found.table}"))
    if found.table != found.was:
        print(texts("import-renamed", was=found.was))
    if found.invitations:
        print(texts("import-seats"))
    for secret, names in found.invitations.items():
        print(f"    {texts.join(names)}: {address}/table/{found.table}/join#key={secret}")
    return OK


def _take_in(file: Path, args: Namespace) -> one_table.TakenIn:
    """A damaged file is found before a database is made, or one that is there is opened."""
    with laid_out(file, "table") as staged:
        one_table.played_again(one_table.table_in(staged))
        return with_database(args, lambda database: one_table.take_in(staged, database), make=True)


def _plain(table: str) -> str:
    """A name for a file, where an address was given."""
    return re.split(r"[?#]", table)[0].rstrip("/").rpartition("/")[2]
