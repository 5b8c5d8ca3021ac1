"""Tables are loaded when somebody comes and dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from msgspec import structs
from prometheus_client import REGISTRY

from hypogeum.engine.records import Entry
from hypogeum.server.edge.limits import Limits
from hypogeum.server.storage.rows import EntryRow, TableRow
from tests.server.house import BEGUN, HandTime, Server, serving, wait_until


def test_a_table_is_dropped_when_idle_and_plays_on_when_somebody_comes(timed: Server, time: HandTime) -> None:
    person = timed.person()
    table = person.make("me", "hotseat", **BEGUN)
    assert timed.live(table) is None
    socket = person.sit(table, 0)
    before = socket.do("explore E")
    live = timed.live(table)
    assert live is not None
    time.passes(1000)
    assert timed.live(table) is live, "somebody is there"
    socket.close()
    wait_until(lambda: time.has_alarm_in(300))
    time.passes(200)
    assert timed.live(table) is live
    time.passes(100)
    wait_until(lambda: timed.live(table) is None)
    again = person.sit(table, 0).next_state()
    assert again["view"] == before["view"]
    assert again["version"] == 1


def test_whoever_comes_in_time_keeps_the_table_in_memory(timed: Server, time: HandTime) -> None:
    person = timed.person()
    table = person.make("me", "hotseat", **BEGUN)
    person.get(f"/tables/{table['id']}/frames")
    live = timed.live(table)
    assert live is not None
    wait_until(lambda: time.has_alarm_in(300))
    time.passes(299)
    socket = person.sit(table, 0)
    socket.next_state()
    time.passes(1000)
    assert timed.live(table) is live
    assert socket.do("end_turn")["version"] == 1


def test_a_table_is_loaded_once_for_many_who_come_together(timed: Server) -> None:
    table = timed.person().make("me", "hotseat", **BEGUN)

    async def come() -> int:
        tables = timed.app.state.tables

        async def use() -> object:
            async with tables.use(table["id"]) as found:
                return found

        return len({id(found) for found in await asyncio.gather(*[use() for _ in range(20)])})

    assert timed.in_loop_until_done(come) == 1


def test_the_table_that_nobody_has_used_for_longest_makes_room(tmp_path: Path, time: HandTime) -> None:
    limits = structs.replace(Limits.none(), tables_in_memory=2)
    with serving(tmp_path, time=time, limits=limits) as server:
        person = server.person()
        tables = [person.make("me", "hotseat", **BEGUN) for _ in range(4)]
        for table in tables[:3]:
            person.command(table, "say", text="Hello")
        wait_until(lambda: server.live(tables[0]) is None)
        assert [server.live(table) is not None for table in tables] == [False, True, True, False]
        sockets = [person.sit(table, 0) for table in tables[:2]]
        for socket in sockets:
            socket.next_state()
        wait_until(lambda: server.live(tables[2]) is None)
        before = counted()
        status, problem = person.command_refused(tables[3], "say", text="Hello")
        assert (status, problem["code"], problem["args"]) == (429, "too_many", {"limit": "memory", "seconds": 30})
        refused = person.sit(tables[3], 0)
        assert refused.hear()["problem"]["args"]["limit"] == "memory"
        assert refused.closed_with() == 1012, "its client tries again"
        assert counted() == before + 2
        assert sockets[0].do("end_turn")["version"] > 0
        sockets[0].close()
        wait_until(lambda: not server.live(tables[0]).users)  # type: ignore[union-attr]
        person.command(tables[3], "say", text="Hello")


def counted() -> float:
    """How often it was refused because the memory is full, as programs are told that watch over the server."""
    return REGISTRY.get_sample_value("hypogeum_refusals_by_limit_total", {"limit": "memory"}) or 0.0


def test_a_table_that_nobody_can_have_played_so_is_not_played_on(timed: Server) -> None:
    person = timed.person()
    store = timed.app.state.tables.services.store
    table = person.make("me", "hotseat", **BEGUN)

    async def write() -> None:
        stored = await store.read_table(table["id"])
        row: TableRow = msgspec.structs.replace(stored.table, id="impossible")
        entry = Entry(seat=0, action="explore E", chance=[99])
        await store.write(row, EntryRow(table="impossible", number=0, entry=entry, at=0.0))

    timed.in_loop_until_done(write)
    socket = person.sit("impossible")
    assert socket.hear()["problem"]["code"] == "cannot_continue"
    assert socket.closed_with() == 4409
    assert person.refused("GET", "/tables/impossible/frames")[0] == 409
