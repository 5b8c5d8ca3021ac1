"""How each thing the server keeps is written, in any of its databases."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hypogeum.engine.snapshots import Packed
from hypogeum.server.storage.rows import (
    ChatRow,
    ClockRow,
    EndRow,
    EntryRow,
    FenceRow,
    PersonRow,
    PositionRow,
    ProgressRow,
    RemovalRow,
    RequestRow,
    Row,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from hypogeum.server.storage.statements import Statement, insert, put

TABLE_COLUMNS = "id game rules_version options seats seed seed_is_chosen commitment host made rematch_of"

ADD_TABLE = insert("tables", TABLE_COLUMNS)
END_TABLE = "update tables set ended = ?1 where id = ?2"
PUT_PERSON = "insert into people (id, name, since) values (?1, ?2, ?3) on conflict (id) do update set name = ?2"
PUT_SEAT = put("seats", "table_id seat", "name person bot invitation own_settings")
ADD_ENTRY = insert("entries", "table_id number seat action chance at cause asked told link")
PUT_CLOCK = put("clocks", "table_id", "seconds missed")
PUT_PROGRESS = put("progress", "table_id", "at turns asked winners")
REMOVE = "insert into removals (person, table_id) values (?1, ?2) on conflict do nothing"
PUT_BACK = "delete from removals where person = ?1 and table_id = ?2"
ADD_LINE = insert("lines", "table_id seat name text at")
PUT_REQUEST = put("requests", "table_id person request", "at")
PUT_SNAPSHOT = put("snapshots", "table_id number", "rules_version kind data")
PUT_POSITION = put("positions", "table_id", "number rules_version kind data")

_encoder = msgspec.json.Encoder()


def gathered(rows: Iterable[Row]) -> dict[str, list[tuple[Any, ...]]]:
    """By statement: the values of each time that it is done. Tables come before what is theirs."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for row in rows:
        if (statement := writing(row)) is not None:
            found.setdefault(statement.text, []).append(statement.values)
    return {ADD_TABLE: found.pop(ADD_TABLE), **found} if ADD_TABLE in found else found


def writing(row: Row) -> Statement | None:
    """What writes a row; a condition writes nothing."""
    match row:
        case EntryRow(table=table, number=number, entry=entry, at=at, cause=cause):
            possible = _json(entry.of) if entry.of else None
            done = (entry.seat, entry.action, _json(entry.chance))
            return Statement(ADD_ENTRY, (table, number, *done, at, cause, possible, row.told, row.link))
        case RequestRow(table=table, person=person, request=request, at=at):
            return Statement(PUT_REQUEST, (table, person, request, at))
        case ChatRow(table=table, seat=seat, name=name, text=text, at=at):
            return Statement(ADD_LINE, (table, seat, name, text, at))
        case SeatRow(table=table, seat=seat, name=name, person=person, bot=bot, invitation=invitation):
            return Statement(PUT_SEAT, (table, seat, name, person, bot, invitation, _json(row.own_settings)))
        case PersonRow(id=id, name=name, since=since):
            return Statement(PUT_PERSON, (id, name, since))
        case ClockRow(table=table, left=left, missed=missed):
            return Statement(PUT_CLOCK, (table, _json(left), _json(missed)))
        case ProgressRow(table=table, at=at, turns=turns, asked=asked, winners=winners):
            won = None if winners is None else _json(winners)
            return Statement(PUT_PROGRESS, (table, at, turns, _json(asked), won))
        case RemovalRow(table=table, person=person, removed=removed):
            return Statement(REMOVE if removed else PUT_BACK, (person, table))
        case EndRow(table=table, at=at):
            return Statement(END_TABLE, (at, table))
        case TableRow():
            columns = msgspec.structs.asdict(row)
            columns |= {"options": _json(row.options), "seed_is_chosen": int(row.seed_is_chosen)}
            return Statement(ADD_TABLE, tuple(columns[name] for name in TABLE_COLUMNS.split()))
        case SnapshotRow(table=table, packed=packed):
            return Statement(PUT_SNAPSHOT, (table, *_packed(packed)))
        case PositionRow(table=table, packed=packed):
            return Statement(PUT_POSITION, (table, *_packed(packed)))
        case FenceRow():
            return None


def _packed(packed: Packed) -> tuple[int, int, str, bytes]:
    return packed.number, packed.rules_version, packed.kind, packed.data


def _json(value: Any) -> str:
    return _encoder.encode(value).decode()
