"""What is kept, as steps from one version to the next: the same for every database, in the words of SQLite."""

from __future__ import annotations

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
    """
    alter table seats add column own_settings text not null default '{}';
    update seats set own_settings = (
        select json_group_object(setting, value) from (
            select
                substr(words, 1, instr(words, ' ') - 1) as setting,
                substr(words, instr(words, ' ') + 1) as value,
                row_number() over (
                    partition by substr(words, 1, instr(words, ' ') - 1) order by number desc
                ) as times
            from (
                select number, substr(action, 5) as words from entries
                where table_id = seats.table_id and seat = seats.seat and action like 'set % %'
            )
        ) where times = 2
    ) where bot is not null;
    """,
    """
    create table snapshots (
        table_id text not null references tables (id),
        number integer not null,
        rules_version integer not null,
        kind text not null,
        data blob not null,
        primary key (table_id, number)
    ) without rowid;

    create table positions (
        table_id text primary key references tables (id),
        number integer not null,
        rules_version integer not null,
        kind text not null,
        data blob not null
    ) without rowid;
    """,
    """
    create table versions (
        what text primary key,
        number integer not null
    ) without rowid;
    insert into versions values ('contents', 0), ('exclusions', 0);

    create table closings (
        table_id text primary key references tables (id),
        reason text not null,
        at real not null
    ) without rowid;

    create table bans (
        kind text not null,
        who text not null,
        reason text not null,
        at real not null,
        primary key (kind, who)
    ) without rowid;
    """,
    """
    alter table entries add column asked text;
    alter table entries add column told blob;
    alter table entries add column link blob;
    """,
    """
    alter table bans add column until real;
    """,
)
"""Step n leads from version n to n + 1. A step that has been released never changes."""
