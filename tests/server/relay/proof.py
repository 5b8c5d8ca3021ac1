"""What the database holds in the end, beside what people were told: nothing lost, nothing done twice."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

import asyncpg
from msgspec import Struct

from hypogeum.engine.frame_types import Cause
from hypogeum.engine.records import Entry, Replay, WrongRecord, verify
from hypogeum.engine.table import Table
from hypogeum.games import find_game
from hypogeum.server.storage.postgresql.store import PostgresStore
from hypogeum.server.storage.rows import StoredTable
from hypogeum.server.table.by_itself.clock import ONE_DECISION
from hypogeum.server.table.questions import NO_SEAT, Questions
from tests.server.relay.players import Party

TRIFLE = 0.1
"""Seconds by which a clock may ring early: it is kept to the hundredth, and rounded whenever it is stored."""


class Verdict(Struct):
    """About one table or several."""

    acknowledged: int = 0
    lost: int = 0
    """Were acknowledged, and are not in the record at their place."""
    doubled: int = 0
    """Are in the record once more than they were acknowledged."""
    of_bots: int = 0
    late: int = 0
    """Entries that the clock has made."""
    faults: list[str] = []

    def add(self, other: Verdict) -> None:
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.doubled += other.doubled
        self.of_bots += other.of_bots
        self.late += other.late
        self.faults = [*self.faults, *other.faults]


async def judge(database: str, parties: Sequence[Party]) -> Verdict:
    """About all tables at which anybody has played."""
    store = PostgresStore(database)
    asking = await asyncpg.connect(database)
    verdict = Verdict()
    for party in parties:
        for table in party.tables:
            stored = await store.read_table(table)
            if stored is None:
                verdict.faults.append(f"{party.name}: table {table} is not there")
                continue
            times = await asking.fetch("select at from entries where table_id = $1 order by number", table)
            verdict.add(judge_table(stored, [row["at"] for row in times], party))
    await asking.close()
    await store.close()
    return verdict


def judge_table(stored: StoredTable, times: Sequence[float], party: Party) -> Verdict:
    row, game = stored.table, find_game(stored.table.game)
    verdict = Verdict(late=sum(cause == "late" for cause in stored.causes.values()))
    try:
        table = Table.resume(game, row.options, row.seats, row.seed, stored.entries)
        verify(game, table.record)
        if table.record.entries != stored.entries:
            verdict.faults.append(f"{party.name}: the record does not replay to itself")
        verdict.faults += [f"{party.name}: {fault}" for fault in _early_clocks(table, stored.causes, times)]
    except WrongRecord as wrong:
        verdict.faults.append(f"{party.name}: the record cannot be replayed: {wrong}")
    for seat in stored.seats:
        recorded = [
            entry.action
            for number, entry in enumerate(stored.entries)
            if entry.seat == seat.seat and number not in stored.causes and not game.action(entry.action).verb.any_time
        ]
        if seat.person is None:
            verdict.of_bots += len(recorded)
            continue
        acknowledged = party.acknowledged.get((row.id, seat.seat), [])
        verdict.acknowledged += len(acknowledged)
        if recorded != acknowledged:
            same = sum(size for *_, size in SequenceMatcher(None, recorded, acknowledged, False).get_matching_blocks())
            verdict.lost += len(acknowledged) - same
            verdict.doubled += len(recorded) - same
    return verdict


def _early_clocks(table: Table, causes: dict[int, Cause], times: Sequence[float]) -> list[str]:
    """Clocks that have rung before their time: as they would if two servers let them run."""
    replay, game = Replay(table.game, table.record), table.game
    questions = Questions(replay.state, 0)
    shown: dict[str, float] = {}
    asked = questions.decision, questions.began
    faults = []
    for number, (entry, at) in enumerate(zip(table.record.entries, times, strict=True)):
        state = replay.state
        clock = None if state.over else state.decision.clock(state)
        if clock is not None and number:
            shown[clock.key] = shown.get(clock.key, 0.0) + at - times[number - 1]
            if causes.get(number) == "late" and shown[clock.key] < clock.seconds - TRIFLE:
                faults.append(f"entry {number} was made by the clock after {shown[clock.key]:.2f} s")
        replay.step()
        questions.follow(replay.state, number + 1, _actor(entry, game.action(entry.action).verb.any_time))
        if (questions.decision, questions.began) != asked:
            asked = questions.decision, questions.began
            shown.pop(ONE_DECISION, None)
    return faults


def _actor(entry: Entry, is_any_time: bool) -> int:
    return NO_SEAT if is_any_time else entry.seat
