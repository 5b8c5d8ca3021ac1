"""How what the server keeps is read back, from any of its databases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hypogeum.engine.records import Entry
from hypogeum.engine.snapshots import Packed
from hypogeum.server.storage.rows import (
    MOST_REQUESTS,
    ChatRow,
    ClockRow,
    Exclusion,
    MyTableSummary,
    ProgressRow,
    RequestRow,
    SeatRow,
    StoredTable,
    TableRow,
    TableSummary,
)
from hypogeum.server.storage.statements import Question, Statement
from hypogeum.server.storage.store import DamagedTable
from hypogeum.server.storage.writing import TABLE_COLUMNS

ONE = "tables.id = ?1"
MINE = "tables.host = ?1 or tables.id in (select table_id from seats where person = ?1)"

SUMMARIES = f"""
    select {", ".join(f"tables.{name}" for name in TABLE_COLUMNS.split())}, ended,
        (select coalesce(max(number) + 1, 0) from entries where entries.table_id = tables.id),
        (select later.id from tables as later where later.rematch_of = tables.id),
        progress.at, progress.turns, progress.asked, progress.winners
    from tables left join progress on progress.table_id = tables.id
"""
LATEST = "(ended is not null), coalesce(progress.at, tables.made) desc, tables.made desc, tables.id"
PAGE = f"""
    select tables.id from tables left join progress on progress.table_id = tables.id
    where {MINE} order by {LATEST} limit ?2 offset ?3
"""
PACKED = "select number, rules_version, kind, data"
SEATS = "select table_id, seat, name, person, bot, invitation, own_settings from seats"


def read_table(table: str) -> Question[StoredTable | None]:
    """A whole table; raises DamagedTable."""
    try:
        return (yield from _read_table(table))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise DamagedTable(table, str(error)) from error


def read_told(table: str, first: int, last: int) -> Question[dict[int, bytes]]:
    """By entry, from a number up to another: what it has caused, where that was kept."""
    found = yield Statement(
        "select number, told from entries where table_id = ?1 and number >= ?2 and number < ?3 and told is not null",
        (table, first, last),
    )
    return {number: bytes(told) for number, told in found}


def _read_table(table: str) -> Question[StoredTable | None]:
    summary = yield from read_summary(table)
    if summary is None:
        return None
    entries = yield Statement(
        "select seat, action, chance, asked, link, number from entries where table_id = ?1 order by number", (table,)
    )
    causes = yield Statement("select number, cause from entries where table_id = ?1 and cause != 'chosen'", (table,))
    requests = yield Statement(
        "select person, request, at from requests where table_id = ?1 order by at desc limit ?2",
        (table, MOST_REQUESTS),
    )
    lines = yield Statement("select seat, name, text, at from lines where table_id = ?1 order by id", (table,))
    clocks = yield Statement("select seconds, missed from clocks where table_id = ?1", (table,))
    snapshots = yield Statement(f"{PACKED} from snapshots where table_id = ?1 order by number", (table,))
    positions = yield Statement(f"{PACKED} from positions where table_id = ?1", (table,))
    return StoredTable(
        table=summary.table,
        missing=next((place for place, row in enumerate(entries) if row[-1] != place), None),
        links=[link for _, _, _, _, link, _ in entries],
        seats=summary.seats,
        over=summary.over,
        progress=summary.progress,
        entries=[
            Entry(seat=seat, action=action, chance=_outcomes(chance), of=_outcomes(asked or "[]"))
            for seat, action, chance, asked, _, _ in entries
        ],
        causes={row[0]: row[1] for row in causes},
        requests=[
            RequestRow(table=table, person=person, request=request, at=at) for person, request, at in reversed(requests)
        ],
        rematch=summary.rematch,
        clock=_clock(table, *(clocks[0] if clocks else ("{}", "{}"))),
        snapshots=[_packed(*row) for row in snapshots],
        position=_packed(*positions[0]) if positions else None,
        lines=[ChatRow(table=table, seat=seat, name=name, text=text, at=at) for seat, name, text, at in lines],
    )


def read_summary(table: str) -> Question[TableSummary | None]:
    """A table without its entries."""
    found = yield from _summaries(ONE, table)
    return found[0] if found else None


def tables_of(person: str, first: int, most: int) -> Question[list[MyTableSummary]]:
    """So many tables of a person: those that go on and then those that are over, by when something last happened."""
    summaries = yield from _summaries(f"tables.id in ({PAGE})", person, most, first)
    removals = yield Statement("select table_id from removals where person = ?1", (person,))
    removed = {table for (table,) in removals}
    return [MyTableSummary(summary=summary, removed=summary.table.id in removed) for summary in summaries]


def read_versions() -> Question[dict[str, int]]:
    """How often the host has changed what."""
    found = yield Statement("select what, number from versions")
    return {row[0]: row[1] for row in found}


def read_exclusions() -> Question[list[Exclusion]]:
    """What is closed, and who is banned."""
    closed = yield Statement("select 'table', table_id, reason, null from closings")
    banned = yield Statement("select kind, who, reason, until from bans")
    return [
        Exclusion(kind=kind, who=who, reason=reason, until=until) for kind, who, reason, until in [*closed, *banned]
    ]


def _summaries(which: str, *values: str | int) -> Question[list[TableSummary]]:
    """Of all tables for which a condition holds: two statements, however many they are."""
    tables = yield Statement(f"{SUMMARIES} where {which} order by {LATEST}", values)
    seats = yield Statement(
        f"{SEATS} where table_id in (select id from tables where {which}) order by table_id, seat", values
    )
    by_table: dict[str, list[SeatRow]] = {}
    for row in seats:
        by_table.setdefault(row[0], []).append(_seat(*row))
    return [_summary(row, by_table.get(row[0], [])) for row in tables]


def _summary(row: Sequence[Any], seats: list[SeatRow]) -> TableSummary:
    names = TABLE_COLUMNS.split()
    values = dict(zip(names, row, strict=False))
    values["options"] = msgspec.json.decode(values["options"])
    values["seed_is_chosen"] = bool(values["seed_is_chosen"])
    table = TableRow(**values)
    ended, version, rematch, at, *progress = list(row)[len(names) :]
    return TableSummary(
        table=table,
        seats=seats,
        version=version,
        progress=_progress(table, *((table.made, 0, "[]", None) if at is None else (at, *progress))),
        over=ended is not None,
        rematch=rematch,
    )


def _seat(
    table: str, seat: int, name: str, person: str | None, bot: Any, invitation: str | None, own_settings: str
) -> SeatRow:
    return SeatRow(
        table=table,
        seat=seat,
        name=name,
        person=person,
        bot=bot,
        invitation=invitation,
        own_settings=msgspec.json.decode(own_settings, type=dict[str, str]),
    )


def _outcomes(text: str) -> list[int]:
    return msgspec.json.decode(text, type=list[int])


def _clock(table: str, left: str, missed: str) -> ClockRow:
    return ClockRow(
        table=table,
        left=msgspec.json.decode(left, type=dict[str, float]),
        missed=msgspec.json.decode(missed, type=dict[int, list[int]]),
    )


def _packed(number: int, rules_version: int, kind: Any, data: bytes) -> Packed:
    return Packed(number=number, rules_version=rules_version, kind=kind, data=data)


def _progress(table: TableRow, at: float, turns: int, asked: str, winners: str | None) -> ProgressRow:
    return ProgressRow(
        table=table.id,
        at=at,
        turns=turns,
        asked=msgspec.json.decode(asked, type=list[int]),
        winners=None if winners is None else msgspec.json.decode(winners, type=list[int]),
    )
