"""`hypogeum compare`: what the rules of this program would make otherwise of games that were played."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from hypogeum.commands.common import FAILED, OK, CommandError, print_json
from hypogeum.commands.databases import with_database, with_file
from hypogeum.engine.texts import Texts
from hypogeum.server.keeping.backups import back_up, laid_out
from hypogeum.server.keeping.comparing import Compared, compare_record, compare_tables
from hypogeum.server.storage.sqlite.store import FILE

RECORDS = (".record", ".jsonl")


def run(args: Namespace, texts: Texts) -> int:
    """List every difference; there should be none that the new rules do not mean."""
    compared = [one for place in args.places for one in _compared(place)]
    otherwise = [one for one in compared if one.differences]
    if args.json:
        print_json({"compared": len(compared), "different": otherwise})
        return FAILED if otherwise else OK
    for one in otherwise:
        print(texts("compare-table", name=one.name, game=one.game, version=one.rules_version, entries=one.entries))
        for difference in one.differences:
            kind = texts(f"compare-{difference.kind}")
            print(texts("compare-difference", number=difference.number, kind=kind, detail=difference.detail))
    print(texts("compare-done", compared=len(compared), different=len(otherwise)))
    return FAILED if otherwise else OK


def _compared(place: str) -> Iterator[Compared]:
    """What is at one place: a database, a backup, an exported table, a record or a folder of records."""
    path = Path(place)
    if place.startswith(("postgresql://", "postgres://")):
        yield from _of_database(Namespace(data="data", database=place))
    elif (path / FILE).exists():
        yield from _of_database(Namespace(data=place, database=None))
    elif path.is_dir():
        files = sorted(file for file in path.iterdir() if file.suffix in RECORDS)
        if not files:
            raise CommandError("compare-nothing", place=place)
        yield from map(_of_record, files)
    elif path.suffix in RECORDS:
        yield _of_record(path)
    else:
        yield from with_file(path, lambda: _of_archive(path))


def _of_record(file: Path) -> Compared:
    return with_file(file, lambda: compare_record(file))


def _of_archive(file: Path) -> list[Compared]:
    with laid_out(file, "table" if file.suffix == ".table" else "backup") as staged:
        return list(compare_tables(staged))


def _of_database(where: Namespace) -> list[Compared]:
    """By way of a backup: servers play on, and data of an older version are not brought up to date."""
    with tempfile.TemporaryDirectory(prefix="hypogeum-") as folder:
        file = Path(folder) / "tables.backup"
        with_database(where, lambda database: back_up(database, file))
        return with_file(file, lambda: _of_archive(file))
