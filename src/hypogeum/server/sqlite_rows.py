"""How each thing the store keeps is written to SQLite and read back."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from hypogeum.engine.records import Entry
from hypogeum.server.store import (
    MOST_REQUESTS,
    Change,
    ChatRow,
    ClockRow,
    EntryRow,
    MyTableSummary,
    PersonRow,
    ProgressRow,
    RemovalRow,
    RequestRow,
    SeatRow,
    StoredTable,
    TableEnd,
    TableRow,
    TableSummary,
)

TABLE_COLUMNS = "id, game, rules_version, options, seats, seed, seed_is_chosen, commitment, host, made, rematch_of"


def write(database: sqlite3.Connection, change: Change) -> None:
    """Write one change, inside a transaction."""
    match change:
        case EntryRow(table=table, number=number, entry=entry, at=at, cause=cause):
            chance = msgspec.json.encode(entry.chance).decode()
            _insert(database, "insert into entries", table, number, entry.seat, entry.action, chance, at, cause)
        case RequestRow(table=table, person=person, request=request, at=at):
            _insert(database, "insert or replace into requests", table, person, request, at)
        case ChatRow(table=table, seat=seat, name=name, text=text, at=at):
            database.execute(
                "insert into lines (table_id, seat, name, text, at) values (?, ?, ?, ?, ?)",
                (table, seat, name, text, at),
            )
        case SeatRow(table=table, seat=seat, name=name, person=person, bot=bot, invitation=invitation):
            _insert(database, "insert or replace into seats", table, seat, name, person, bot, invitation)
        case PersonRow(id=id, name=name, since=since):
            database.execute(
                "insert into people values (?, ?, ?) on conflict (id) do update set name = excluded.name",
                (id, name, since),
            )
        case ClockRow(table=table, left=left, missed=missed):
            values = [msgspec.json.encode(part).decode() for part in (left, missed)]
            _insert(database, "insert or replace into clocks", table, *values)
        case ProgressRow(table=table, at=at, turns=turns, asked=asked, winners=winners):
            lists = [msgspec.json.encode(part).decode() if part is not None else None for part in (asked, winners)]
            _insert(database, "insert or replace into progress", table, at, turns, *lists)
        case RemovalRow(table=table, person=person, removed=True):
            _insert(database, "insert or replace into removals", person, table)
        case RemovalRow(table=table, person=person):
            database.execute("delete from removals where person = ? and table_id = ?", (person, table))
        case TableEnd(table=table, at=at):
            database.execute("update tables set ended = ? where id = ?", (at, table))
        case TableRow():
            options = msgspec.json.encode(change.options).decode()
            row = {**msgspec.structs.asdict(change), "options": options}
            values = [row[column] for column in TABLE_COLUMNS.split(", ")]
            _insert(database, f"insert into tables ({TABLE_COLUMNS})", *values)


def _insert(database: sqlite3.Connection, statement: str, *values: Any) -> None:
    database.execute(f"{statement} values ({', '.join('?' * len(values))})", values)


def read_table(database: sqlite3.Connection, table: str) -> StoredTable | None:
    """A whole table."""
    summary = read_summary(database, table)
    if summary is None:
        return None
    entries = database.execute("select seat, action, chance from entries where table_id = ? order by number", (table,))
    causes = database.execute("select number, cause from entries where table_id = ? and cause != 'chosen'", (table,))
    requests = database.execute(
        "select person, request, at from requests where table_id = ? order by at desc limit ?", (table, MOST_REQUESTS)
    )
    lines = database.execute("select seat, name, text, at from lines where table_id = ? order by id", (table,))
    return StoredTable(
        table=summary.table,
        seats=summary.seats,
        over=summary.over,
        progress=summary.progress,
        entries=[
            Entry(seat=seat, action=action, chance=msgspec.json.decode(chance, type=list[int]))
            for seat, action, chance in entries
        ],
        causes=dict(causes.fetchall()),
        requests=[
            RequestRow(table=table, person=person, request=request, at=at)
            for person, request, at in reversed(list(requests))
        ],
        rematch=summary.rematch,
        clock=_read_clock(database, table),
        lines=[ChatRow(table=table, seat=seat, name=name, text=text, at=at) for seat, name, text, at in lines],
    )


def _read_clock(database: sqlite3.Connection, table: str) -> ClockRow:
    row = database.execute("select seconds, missed from clocks where table_id = ?", (table,)).fetchone()
    left, missed = row or ("{}", "{}")
    return ClockRow(
        table=table,
        left=msgspec.json.decode(left, type=dict[str, float]),
        missed=msgspec.json.decode(missed, type=dict[int, list[int]]),
    )


def read_summary(database: sqlite3.Connection, table: str) -> TableSummary | None:
    """A table without its entries."""
    row = database.execute(f"select {TABLE_COLUMNS}, ended from tables where id = ?", (table,)).fetchone()
    return None if row is None else _summary(database, row)


def tables_of(database: sqlite3.Connection, person: str) -> list[MyTableSummary]:
    """The tables of a person, the newest first."""
    removed = {table for (table,) in database.execute("select table_id from removals where person = ?", (person,))}
    rows = database.execute(
        f"select {TABLE_COLUMNS}, ended from tables where host = ?1"
        " or id in (select table_id from seats where person = ?1) order by made desc, id",
        (person,),
    )
    summaries = [_summary(database, row) for row in rows.fetchall()]
    return [MyTableSummary(summary=summary, removed=summary.table.id in removed) for summary in summaries]


def _summary(database: sqlite3.Connection, row: tuple[Any, ...]) -> TableSummary:
    values = dict(zip(TABLE_COLUMNS.split(", "), row, strict=False))
    values["options"] = msgspec.json.decode(values["options"])
    values["seed_is_chosen"] = bool(values["seed_is_chosen"])
    table = TableRow(**values)
    seats = database.execute(
        "select seat, name, person, bot, invitation from seats where table_id = ? order by seat", (table.id,)
    )
    (version,) = database.execute(
        "select coalesce(max(number) + 1, 0) from entries where table_id = ?", (table.id,)
    ).fetchone()
    rematch = database.execute("select id from tables where rematch_of = ?", (table.id,)).fetchone()
    return TableSummary(
        table=table,
        seats=[
            SeatRow(table=table.id, seat=seat, name=name, person=person, bot=bot, invitation=invitation)
            for seat, name, person, bot, invitation in seats
        ],
        version=version,
        progress=_read_progress(database, table),
        over=row[-1] is not None,
        rematch=None if rematch is None else rematch[0],
    )


def _read_progress(database: sqlite3.Connection, table: TableRow) -> ProgressRow:
    row = database.execute("select at, turns, asked, winners from progress where table_id = ?", (table.id,)).fetchone()
    at, turns, asked, winners = row or (table.made, 0, "[]", None)
    return ProgressRow(
        table=table.id,
        at=at,
        turns=turns,
        asked=msgspec.json.decode(asked, type=list[int]),
        winners=None if winners is None else msgspec.json.decode(winners, type=list[int]),
    )
