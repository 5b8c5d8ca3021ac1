"""The tables of the PostgreSQL database: the same steps as everywhere, in its own words, and the leases."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import asyncpg

from hypogeum.server.storage.postgresql.leases import NOW
from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.store import MigrationFailed, NewerData, OlderServers

WORDS = (
    (r"\) without rowid;", ");"),
    (r"\bid integer primary key\b", "id bigint generated always as identity primary key"),
    (r"\binteger\b", "bigint"),
    (r"\breal\b", "double precision"),
    (r"\bblob\b", "bytea"),
    (r"\bwhen late then\b", "when late <> 0 then"),
)
"""What SQLite says, and what PostgreSQL says for it."""

OTHERWISE = {5: "alter table seats add column own_settings text not null default '{}';"}
"""By number: steps of SQLite that read what tables of older versions hold; no such tables were ever kept here."""

LEASES = """
    create table if not exists owners (
        id text primary key,
        until double precision not null
    );

    create table if not exists leases (
        table_id text primary key references tables (id),
        owner text,
        fence bigint not null
    );
    create index if not exists leases_by_owner on leases (owner);
"""
"""What a database needs that several servers share, beside the steps: they are the same for every version."""

MIGRATING = 0x68797067
"""The number of the lock: of several servers that start together, one brings the database up to date."""


def steps() -> list[str]:
    """Step n leads from version n to n + 1."""
    return [OTHERWISE.get(number, _translated(step)) for number, step in enumerate(MIGRATIONS)]


def _translated(step: str) -> str:
    for word, ours in WORDS:
        step = re.sub(word, ours, step)
    return step


PATIENCE = 7.0
"""So many seconds after it was killed, a server counts as one that still runs, or a little longer."""
PAUSE = 0.2


async def migrate(database: Any) -> None:
    """Bring the database to the present schema, wholly or not at all.

    Raises NewerData, MigrationFailed, or OlderServers where some play with the schema that it has now.
    """
    async with database.transaction():
        await database.execute("select pg_advisory_xact_lock($1)", MIGRATING)
        await database.execute("create table if not exists schema_version (version bigint not null)")
        version = await database.fetchval("select max(version) from schema_version") or 0
        known = steps()
        if version > len(known):
            raise NewerData(version, len(known))
        if version == len(known):
            return
        if version:
            await _wait_for_servers_to_end(database)
        try:
            for step in known[version:]:
                await database.execute(step)
            await database.execute(LEASES)
        except asyncpg.PostgresError as error:
            if not version:
                raise
            raise MigrationFailed(str(error)) from error
        await database.execute("delete from schema_version")
        await database.execute("insert into schema_version values ($1)", len(known))


async def _wait_for_servers_to_end(database: Any) -> None:
    """Whoever was killed counts as running for some seconds more."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while await database.fetchval(f"select count(*) from owners where until > {NOW}"):
        if asyncio.get_running_loop().time() > end:
            raise OlderServers("servers of an older version are running")
        await asyncio.sleep(PAUSE)
