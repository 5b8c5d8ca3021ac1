"""Data of an older version of the program are brought up to date when it starts, and their tables play on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from hypogeum.server.storage.schema import MIGRATIONS
from hypogeum.server.storage.sqlite.schema import migrate
from hypogeum.server.storage.sqlite.store import FILE
from tests.kit import rule
from tests.server.house import HandTime, Message, serving

OLD = 3
"""The schema before entries had causes: a flag told which of them came late."""
KEPT = {
    "people": "id, name, since",
    "tables": "id, game, rules_version, options, seats, seed, seed_is_chosen, commitment, host, made, ended",
    "seats": "table_id, seat, name, person, bot, invitation",
    "lines": "id, table_id, seat, name, text, at",
    "clocks": "table_id, seconds, missed",
}

KEPT_OF_ENTRIES = 7
"""So many columns of an entry were known before what it has caused was kept too."""


@pytest.fixture
def played(tmp_path: Path) -> tuple[Message, list[str], Message]:
    """A table of two people: one hero chosen late, one by a person. With the secrets of both, and what the host saw."""
    time = HandTime()
    with serving(tmp_path / "new", time=time) as server:
        host, friend = server.person(), server.person()
        table = host.make("me", "friend", first_player="0", choice_seconds=10)
        friend.join(table, 1, "Ada")
        sockets = [host.sit(table), friend.sit(table)]
        sockets[0].state_where(lambda state: state["question"]["seconds_left"] == 10)
        time.passes(10)
        sockets[0].at_version(1)
        state = sockets[0].do("choose erla" if "choose erla" in sockets[0].actions() else "choose corlof")
        host.command(table, "say", text="Well met")
        secrets = [host.secret, friend.secret]
    write_old(tmp_path / "new" / FILE, tmp_path / "old" / FILE)
    return table, secrets, state


def write_old(new: Path, old: Path) -> None:
    """The same data as the old version would have written them."""
    old.parent.mkdir()
    database = sqlite3.connect(old)
    for number, step in enumerate(MIGRATIONS[:OLD], start=1):
        database.executescript(f"begin; {step} pragma user_version = {number}; commit;")
    database.execute("attach ? as new", (str(new),))
    for name, columns in KEPT.items():
        database.execute(f"insert into {name} ({columns}) select {columns} from new.{name}")
    database.execute(
        "insert into entries (table_id, number, seat, action, chance, at, late)"
        " select table_id, number, seat, action, chance, at, cause = 'late' from new.entries"
    )
    database.commit()
    database.close()


@rule("TBL-TIME-3")
def test_a_folder_of_the_old_schema_plays_on(tmp_path: Path, played: tuple[Message, list[str], Message]) -> None:
    table, secrets, before = played
    with serving(tmp_path / "old", time=HandTime()) as server:
        host, friend = [server.person(secret) for secret in secrets]
        at_host = host.sit(table)
        state = at_host.next_state()
        assert (state["version"], state["view"]) == (before["version"], before["view"])
        assert at_host.until(lambda message: message["type"] == "said")["text"] == "Well met"
        told = host.get(f"/tables/{table['id']}/frames", seat=0)["frames"]
        assert [frame["cause"] for frame in told] == ["chosen", "late", "chosen"]
        assert told[1]["events"][0] == {"kind": "time_ran_out", "rule": "TBL-TIME-3", "seat": 1}
        assert friend.sit(table).next_state()["seats"][1]["name"] == "Ada"
        assert host.get(f"/tables/{table['id']}")["rematch"] is None
        (asked,) = state["question"]["seats"]
        command = {"type": "do", "request": "once", "version": 2, "seat": asked, "actions": ["end_turn"]}
        for _ in range(2):
            assert (host, friend)[asked].post(f"/tables/{table['id']}/commands", command)["version"] == 3


def test_what_was_brought_up_to_date_is_like_new(tmp_path: Path, played: tuple[Message, list[str], Message]) -> None:
    """The same entries with the same causes, and the same schema; a second start changes nothing."""
    with serving(tmp_path / "old"):
        pass
    once = contents(tmp_path / "old" / FILE)
    kept = [row[:KEPT_OF_ENTRIES] for row in contents(tmp_path / "new" / FILE)["entries"]]
    assert [row[:KEPT_OF_ENTRIES] for row in once["entries"]] == kept
    assert [row[KEPT_OF_ENTRIES - 1] for row in once["entries"]] == ["late", "chosen"]
    with serving(tmp_path / "old"):
        pass
    assert contents(tmp_path / "old" / FILE) == once
    assert schema(tmp_path / "old" / FILE) == schema(tmp_path / "new" / FILE)


SETTINGS = """
    insert into tables values ('t', 'g', 1, '{}', 3, x'00', 0, 'c', 'host', 1.0, null, null);
    insert into seats values ('t', 0, 'Ada', 'ada', 'careful', null), ('t', 1, 'Ben', 'ben', null, null),
        ('t', 2, 'Bot', null, 'random', 'link');
    insert into entries values ('t', 0, 0, 'set answer agree', '[]', 1.0, 'chosen'),
        ('t', 1, 1, 'set answer agree', '[]', 1.0, 'chosen'), ('t', 2, 0, 'settle 3', '[]', 1.0, 'chosen'),
        ('t', 3, 0, 'set answer contest', '[]', 1.0, 'chosen'), ('t', 4, 0, 'set answer ask', '[]', 1.0, 'chosen'),
        ('t', 5, 0, 'set pace slow', '[]', 1.0, 'chosen'), ('t', 6, 2, 'set answer ask', '[]', 1.0, 'chosen');
"""
"""A bot plays for Ada, and set one thing that she had set too; another one plays until somebody comes by the link."""


@rule("TBL-AWAY-4")
def test_what_people_had_set_before_a_bot_came_is_kept() -> None:
    """It stood in the texts of the entries alone: the value before the bot's."""
    database = sqlite3.connect(":memory:", isolation_level=None)
    for step in MIGRATIONS[:5]:
        database.executescript(step)
    database.executescript(SETTINGS + "pragma user_version = 5;")
    migrate(database)
    assert database.execute("select own_settings from seats order by seat").fetchall() == [
        ('{"answer":"contest"}',),
        ("{}",),
        ("{}",),
    ]


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    database = sqlite3.connect(file)
    names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table' order by name")]
    found = {name: database.execute(f"select * from {name}").fetchall() for name in names}
    found["version"] = database.execute("pragma user_version").fetchall()
    database.close()
    return found


def schema(file: Path) -> list[tuple[str, str]]:
    database = sqlite3.connect(file)
    found = database.execute("select name, sql from sqlite_master where sql is not null order by name").fetchall()
    database.close()
    return found
