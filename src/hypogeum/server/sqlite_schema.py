"""The tables of the SQLite database, as a list of steps from one schema version to the next."""

from __future__ import annotations

import sqlite3

MIGRATIONS = (
    """
    create table people (
        id text primary key,
        name text not null,
        since real not null
    ) without rowid;

    create table tables (
        id text primary key,
        game text not null,
        rules_version integer not null,
        options text not null,
        seats integer not null,
        seed blob not null,
        seed_is_chosen integer not null,
        commitment text not null,
        host text not null,
        made real not null,
        ended real
    ) without rowid;
    create index tables_by_host on tables (host);

    create table seats (
        table_id text not null references tables (id),
        seat integer not null,
        name text not null,
        person text,
        bot text,
        invitation text,
        primary key (table_id, seat)
    ) without rowid;
    create index seats_by_person on seats (person);

    create table entries (
        table_id text not null references tables (id),
        number integer not null,
        seat integer not null,
        action text not null,
        chance text not null,
        at real not null,
        primary key (table_id, number)
    ) without rowid;

    create table lines (
        id integer primary key,
        table_id text not null references tables (id),
        seat integer not null,
        name text not null,
        text text not null,
        at real not null
    );
    create index lines_by_table on lines (table_id);
    """,
    """
    create table clocks (
        table_id text primary key references tables (id),
        seconds text not null,
        missed text not null
    ) without rowid;
    """,
    """
    alter table entries add column late integer not null default 0;
    """,
    """
    create table caused_entries (
        table_id text not null references tables (id),
        number integer not null,
        seat integer not null,
        action text not null,
        chance text not null,
        at real not null,
        cause text not null,
        primary key (table_id, number)
    ) without rowid;
    insert into caused_entries
        select table_id, number, seat, action, chance, at, case when late then 'late' else 'chosen' end from entries;
    drop table entries;
    alter table caused_entries rename to entries;

    create table requests (
        table_id text not null references tables (id),
        person text not null,
        request text not null,
        at real not null,
        primary key (table_id, person, request)
    ) without rowid;

    alter table tables add column rematch_of text;
    create unique index tables_by_rematch on tables (rematch_of);
    """,
    """
    create table progress (
        table_id text primary key references tables (id),
        at real not null,
        turns integer not null,
        asked text not null,
        winners text
    ) without rowid;
    insert into progress
        select id, coalesce((select max(at) from entries where table_id = id), made), 0, '[]', null from tables;

    create table removals (
        person text not null,
        table_id text not null references tables (id),
        primary key (person, table_id)
    ) without rowid;
    """,
)
"""Step n leads from version n to n + 1. A step that has been released never changes."""


class NewerData(Exception):
    """The data were written by a newer version of the program."""

    def __init__(self, found: int) -> None:
        super().__init__(f"the data have schema version {found}; this program knows {len(MIGRATIONS)}")
        self.found = found


def migrate(database: sqlite3.Connection) -> None:
    """Bring the database to the present schema; raises NewerData."""
    (version,) = database.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise NewerData(version)
    for number in range(version, len(MIGRATIONS)):
        database.executescript(f"begin; {MIGRATIONS[number]} pragma user_version = {number + 1}; commit;")
