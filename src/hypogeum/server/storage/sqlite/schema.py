"""Lays out the tables of an SQLite database, step by step (`storage/schema.py`)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.store import MigrationFailed, NewerData


def migrate(database: sqlite3.Connection) -> None:
    """Bring the database to the present schema, wholly or not at all; raises NewerData or MigrationFailed."""
    (version,) = database.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise NewerData(version, len(MIGRATIONS))
    if version < len(MIGRATIONS):
        _migrate_from(database, version)


def _migrate_from(database: sqlite3.Connection, version: int) -> None:
    """One transaction for all steps: where one of them fails, the data are as they were."""
    database.execute("begin immediate")
    try:
        lay_out(database, version, len(MIGRATIONS))
        astray = database.execute("pragma foreign_key_check").fetchall()
        if astray:
            raise MigrationFailed(f"{len(astray)} rows belong to nothing, such as one of {astray[0][0]}")
        database.execute("commit")
    except BaseException as error:
        if database.in_transaction:
            database.execute("rollback")
        if version and isinstance(error, sqlite3.IntegrityError | sqlite3.OperationalError):
            raise MigrationFailed(str(error)) from error
        raise


def lay_out(database: sqlite3.Connection, version: int, to: int) -> None:
    """Do the steps from one version to another, within a transaction."""
    for step in MIGRATIONS[version:to]:
        for statement in _statements(step):
            database.execute(statement)
    database.execute(f"pragma user_version = {to}")


def _statements(step: str) -> Iterator[str]:
    """One by one: to run a whole script would end the transaction."""
    statement = ""
    for part in step.split(";"):
        statement = f"{statement}{part};"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""
