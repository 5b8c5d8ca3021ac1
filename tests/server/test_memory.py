"""Tables are loaded when somebody comes and dropped from memory when nobody has been there for a while."""

from __future__ import annotations

import asyncio

import msgspec

from hypogeum.engine.records import Entry
from hypogeum.server.store import EntryRow, TableRow
from tests.server.house import HandTime, Server, wait_until

BEGUN = {"first_player": "0", "hero_assignment": "random"}


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


def test_a_table_of_other_rules_is_not_played_on(timed: Server) -> None:
    person = timed.person()
    store = timed.app.state.tables.services.store
    table = person.make("me", "hotseat", **BEGUN)

    async def age() -> None:
        stored = await store.read_table(table["id"])
        old: TableRow = msgspec.structs.replace(stored.table, id="old", rules_version=0)
        changed: TableRow = msgspec.structs.replace(stored.table, id="changed")
        entry = Entry(seat=0, action="explore E", chance=[99])
        await store.write(old, changed, EntryRow(table="changed", number=0, entry=entry, at=0.0))

    timed.in_loop_until_done(age)
    for name in ("old", "changed"):
        socket = person.sit(name)
        assert socket.hear()["problem"]["code"] == "rules_changed"
        assert socket.closed_with() == 4409
        assert person.refused("GET", f"/tables/{name}/frames")[0] == 409
