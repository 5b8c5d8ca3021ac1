"""`hypogeum backup` and `restore`: everything into a file while servers run, and back."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hypogeum.commands.common import OK
from hypogeum.commands.databases import new_file, with_database, with_file
from hypogeum.engine.texts import Texts
from hypogeum.server.keeping import backups

NAME = "hypogeum-%Y%m%d-%H%M%S.backup"


def backup(args: Namespace, texts: Texts) -> int:
    file = new_file(args.file, NAME)
    made = with_file(file, lambda: with_database(args, lambda database: backups.back_up(database, file)))
    size = round(file.stat().st_size / 1000)
    print(texts("backup-made", file=str(file), tables=made.tables, entries=made.entries, size=size))
    return OK


def restore(args: Namespace, texts: Texts) -> int:
    file = Path(args.file)
    found = with_file(file, lambda: _restore(file, args))
    print(texts("restore-done", tables=found.tables, entries=found.entries))
    return OK


def _restore(file: Path, args: Namespace) -> backups.Contents:
    """A damaged file is found before a database is made, or one that is there is opened."""
    with backups.laid_out(file, "backup") as staged:
        return with_database(args, lambda database: backups.restore(staged, database, replace=args.replace), make=True)
