"""An update never breaks a table: running ones go on, finished ones stay as they were, damaged ones are called so."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hypogeum.engine.changes import Change
from hypogeum.engine.differences import fold
from hypogeum.engine.game import Game
from hypogeum.engine.positions import Position, WrongPosition
from hypogeum.engine.records import WrongRecord, check_dice, read_record, verify, write_record
from hypogeum.engine.snapshots import unpack
from hypogeum.engine.state import State
from hypogeum.games import GAMES, find_game
from hypogeum.server.storage.sqlite.store import FILE
from tests.kit import rule
from tests.server.house import HandTime, Message, Person, Server, serving
from tests.server.updates.keeping import FOLDER, KeptFolder, KeptTable, read_kept

FILES = sorted(FOLDER.glob("*.json.gz"))
KEPT = {file.name: read_kept(file) for file in FILES}
PLAYED_NOW = [name for name, kept in KEPT.items() if kept.rules_version == find_game(kept.game).rules_version]
of_every_game = pytest.mark.parametrize("kept", KEPT.values(), ids=KEPT)
of_the_rules_of_today = pytest.mark.parametrize("kept", [KEPT[name] for name in PLAYED_NOW], ids=PLAYED_NOW)


def test_tables_of_every_game_are_kept() -> None:
    assert {KEPT[name].game for name in PLAYED_NOW} >= {game for game in GAMES if game != "lantern"}


class NewRules:
    """The next version of a game: its positions say something more, and it may have lost a verb."""

    def __init__(self, game: Game, change: pytest.MonkeyPatch) -> None:
        self._game, self._change = game, change
        old, write, read = game.rules_version, game._write_position, game._read_position

        def write_more(state: State) -> Position:
            return {**write(state), "weather": "dry"}

        def read_more(position: Position, state: State) -> None:
            if position["weather"] not in ("dry", "wet"):
                raise WrongPosition("there is no such weather")
            read(position, state)

        def upgrade(position: Position) -> None:
            position["weather"] = "dry"

        change.setattr(game, "rules_version", old + 1)
        change.setattr(game, "_upgrades", {**game._upgrades, old: upgrade})
        change.setattr(game, "_write_position", write_more)
        change.setattr(game, "_read_position", read_more)

    def without_verb(self, action: str) -> None:
        self._change.delitem(self._game.verbs, action.partition(" ")[0])
        self._change.setattr(self._game, "_actions", {})

    def without_upgrade(self) -> None:
        self._change.setattr(self._game, "_upgrades", {})


@pytest.fixture
def new_rules(kept: KeptFolder, monkeypatch: pytest.MonkeyPatch) -> NewRules:
    return NewRules(find_game(kept.game), monkeypatch)


@contextmanager
def updated(kept: KeptFolder, folder: Path) -> Iterator[tuple[Server, Person]]:
    """A server of today with the tables of then, and who plays there."""
    if not (folder / FILE).exists():
        kept.put_into(folder)
    with serving(folder, time=HandTime()) as server:
        yield server, server.person(kept.secret)


def frames_of(person: Person, table: KeptTable) -> list[Message]:
    frames: list[Message] = person.get(f"/tables/{table.id}/frames", first=0)["frames"]
    return frames


def views(frames: list[Message], before: Message) -> list[Message]:
    """The view after each frame."""
    shown, view = [], before
    for frame in frames:
        view = fold(view, [msgspec.convert(change, Change) for change in frame["changes"]])
        shown.append(view)
    return shown


def told(frame: Message) -> list[Message]:
    return [event for event in frame["events"] if event["kind"] not in ("rules_changed", "board_stays")]


def play_on(server: Server, table: KeptTable, length: int) -> None:
    live = server.live({"id": table.id})
    assert live is not None
    server.play(table.id, live.engine.version + length)


# Running tables


@of_every_game
@rule("TBL-UPD-1")
def test_a_running_table_goes_on_from_where_it_stood(kept: KeptFolder, new_rules: NewRules, tmp_path: Path) -> None:
    for table in (kept.running, kept.stopped):
        with updated(kept, tmp_path) as (server, person):
            socket = person.sit(table.id, 0)
            state = socket.next_state()
            assert state["view"] == table.view
            assert state["version"] == len(table.frames) - 1
            assert state["undo"] == "rules"
            change: Message = {"kind": "rules_changed", "rule": "TBL-UPD-1", "lost": []}
            change |= {"version": find_game(kept.game).rules_version, "before": kept.rules_version}
            assert frames_of(person, table) == [*table.frames[:-1], with_event(table.frames[-1], change)]
            play_on(server, table, 5)
        with updated(kept, tmp_path) as (server, person):  # and no other time
            person.sit(table.id, 0).next_state()
            after = frames_of(person, table)
            assert after[: len(table.frames)] == [*table.frames[:-1], with_event(table.frames[-1], change)]
            assert len(after) == len(table.frames) + 5
            assert all(told(frame) == frame["events"] for frame in after[len(table.frames) :])


def with_event(frame: Message, event: Message) -> Message:
    return {**frame, "events": [*frame["events"], event]}


@of_every_game
@rule("TBL-UPD-1", "TBL-DICE-2")
def test_the_record_says_where_the_rules_have_changed(kept: KeptFolder, new_rules: NewRules, tmp_path: Path) -> None:
    game, table = find_game(kept.game), kept.running
    with updated(kept, tmp_path) as (server, person):
        person.sit(table.id, 0).next_state()
        play_on(server, table, 3)
        everybody_leaves(server, table)
        text = person.http.get(f"/api/tables/{table.id}/record").text
        story = person.get(f"/tables/{table.id}/story")
    record = read_record(text)
    assert write_record(record) == text
    (change,) = record.changes
    assert (change.number, change.kept) == (len(table.frames) - 1, len(table.frames) - 1)
    assert (record.header.rules_version, change.rules_version) == (kept.rules_version, game.rules_version)
    assert change.position["weather"] == "dry"
    assert verify(game, record).over
    assert check_dice(record) == 0, "every outcome can be checked, those of the old rules too"
    assert story["course"][-1]["number"] == len(record.entries)
    rolled = next(number for number, entry in enumerate(record.entries[: change.number]) if entry.chance)
    record.entries[rolled].chance[-1] += 1
    with pytest.raises(WrongRecord) as caught:
        verify(game, record)
    assert caught.value.line == rolled + 2


def everybody_leaves(server: Server, table: KeptTable) -> None:
    async def leave() -> None:
        async with server.app.state.tables.use(table.id) as live, live.change() as change:
            for seat in range(live.engine.state.seats):
                change.enter_if_allowed("leave", seat)

    server.in_loop_until_done(leave)


@of_every_game
@rule("TBL-UPD-1")
def test_what_new_rules_make_impossible_of_the_last_moments_comes_to_nothing(
    kept: KeptFolder, new_rules: NewRules, tmp_path: Path
) -> None:
    table = kept.running
    kept.put_into(tmp_path)
    actions = actions_of(tmp_path, table)
    lost = next(
        number for number in range(position_of(tmp_path, table), len(actions)) if _can_be_missed(kept, actions[number])
    )
    new_rules.without_verb(actions[lost])
    with updated(kept, tmp_path) as (server, person):
        state = person.sit(table.id, 0).next_state()
        assert state["version"] == len(table.frames) - 1, "nothing is taken out of the record"
        last = frames_of(person, table)[-1]["events"][-1]
        numbers = list(range(lost, len(actions)))
        assert (last["kind"], last["lost"]) == ("rules_changed", numbers)
        live = server.live({"id": table.id})
        assert live is not None
        assert live.engine.fair.counter == live.engine.record.outcomes, "no outcome comes twice"


def _can_be_missed(kept: KeptFolder, action: str) -> bool:
    """Whether a game could do without it: no rules take away how a turn ends."""
    return action != "undo" and not find_game(kept.game).action(action).verb.ends


def actions_of(folder: Path, table: KeptTable) -> list[str]:
    database = sqlite3.connect(folder / FILE)
    found = database.execute("select action from entries where table_id = ? order by number", (table.id,)).fetchall()
    database.close()
    return [action for (action,) in found]


def position_of(folder: Path, table: KeptTable) -> int:
    """The number of the last place that is stored."""
    database = sqlite3.connect(folder / FILE)
    places = "select number from positions where table_id = ?1 union select number from snapshots where table_id = ?1"
    (number,) = database.execute(f"select max(number) from ({places})", (table.id,)).fetchone()
    database.close()
    return int(number)


@of_every_game
@rule("TBL-UPD-2")
def test_old_entries_are_told_as_they_were_where_new_rules_cannot_play_them(
    kept: KeptFolder, new_rules: NewRules, tmp_path: Path
) -> None:
    table = kept.running
    kept.put_into(tmp_path)
    actions = actions_of(tmp_path, table)
    verbs = [action.partition(" ")[0] for action in actions]
    gone = next(verb for verb in reversed(verbs[:60]) if verb != "undo")
    first = verbs.index(gone) + 1
    new_rules.without_verb(gone)
    with updated(kept, tmp_path) as (server, person):
        places = [packed.number for packed in server.stored(table.id).snapshots if packed.number]
        past = person.get(f"/tables/{table.id}/frames", first=0)
        frames = past["frames"]
        assert [told(frame) for frame in frames] == [frame["events"] for frame in table.frames]
        assert any(event["kind"] == "board_stays" for frame in frames for event in frame["events"])
        shown, then = views(frames, past["view"]), views(table.frames, past["view"])
        assert shown[:first] == then[:first]
        assert len(shown) == len(then) == len(actions) + 1
        assert all(shown[number] == then[number] for number in places)


# Finished tables


@of_every_game
@rule("TBL-UPD-2", "TBL-KNOW-4")
def test_a_finished_table_stays_as_it_was(kept: KeptFolder, new_rules: NewRules, tmp_path: Path) -> None:
    table = kept.over
    with updated(kept, tmp_path) as (server, person):
        before = server.stored(table.id)
        state = person.sit(table.id, 0).next_state()
        assert (state["view"], state["question"]) == (table.view, None)
        assert frames_of(person, table) == table.frames
        assert person.http.get(f"/api/tables/{table.id}/record").text == table.record
        assert person.get(f"/tables/{table.id}/story")["course"][-1]["number"] == len(table.frames) - 1
        assert server.stored(table.id) == before
    assert table.record is not None
    assert check_dice(read_record(table.record)) == 0


# Tables that cannot go on


@of_every_game
@rule("TBL-KNOW-4")
def test_a_table_that_cannot_go_on_says_so_and_its_record_is_read_if_it_is_over(
    kept: KeptFolder, new_rules: NewRules, tmp_path: Path, mistakes: list[str]
) -> None:
    new_rules.without_upgrade()
    with updated(kept, tmp_path) as (server, person):
        for table in (kept.running, kept.over):
            socket = person.sit(table.id)
            problem = socket.hear()["problem"]
            assert (problem["code"], problem["args"]["over"]) == ("cannot_continue", table is kept.over)
            assert socket.closed_with() == 4409
        assert write_record(read_record(person.http.get(f"/api/tables/{kept.over.id}/record").text)) == kept.over.record
        status, problem = person.refused("GET", f"/tables/{kept.running.id}/record")
        assert (status, problem["code"]) == (409, "cannot_continue"), "other rules may play it on: its hands are hidden"
        assert server.person().refused("GET", f"/tables/{kept.running.id}/frames")[1]["code"] == "cannot_continue"
    assert all("cannot play it on" in mistake for mistake in mistakes)


@of_every_game
def test_older_rules_do_not_play_tables_of_newer_ones(
    kept: KeptFolder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as for_a_while:
        NewRules(find_game(kept.game), for_a_while)
        with updated(kept, tmp_path) as (_, person):
            person.sit(kept.running.id, 0).next_state()
    with updated(kept, tmp_path) as (_, person):
        socket = person.sit(kept.running.id)
        problem = socket.hear()["problem"]
        assert problem["code"] == "newer_rules"
        now = find_game(kept.game).rules_version
        assert problem["args"] == {"played": now + 1, "now": now}
        assert socket.closed_with() == 4409


# Damage

Damage = Callable[[sqlite3.Connection, str], Any]


def _sql(statement: str) -> Damage:
    return lambda database, table: database.execute(statement, (table,))


def _in_every_position(database: sqlite3.Connection, table: str) -> None:
    for name in ("snapshots", "positions"):
        for number, data in database.execute(
            f"select number, data from {name} where table_id = ?", (table,)
        ).fetchall():
            damaged = data[:40] + bytes([data[40] ^ 1]) + data[41:]
            database.execute(f"update {name} set data = ? where table_id = ? and number = ?", (damaged, table, number))


DAMAGE: dict[str, Damage] = {
    "an action": _sql("update entries set action = 'leave' where number = 3 and table_id = ?"),
    "an outcome": _sql("update entries set chance = '[0,0,0]' where number = 4 and table_id = ?"),
    "no JSON": _sql("update entries set chance = '[0,' where number = 4 and table_id = ?"),
    "a number": _sql("delete from entries where number = 20 and table_id = ?"),
    "the end": _sql("delete from entries where number >= 20 and table_id = ?"),
    "a link": _sql("update entries set link = x'00' where number = 7 and table_id = ?"),
    "the seed": _sql("update tables set seed = x'0001' where id = ?"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damaged_tables_are_called_damaged(name: str, tmp_path: Path, mistakes: list[str]) -> None:
    kept = read_kept(FILES[0])
    kept.put_into(tmp_path)
    database = sqlite3.connect(tmp_path / FILE)
    DAMAGE[name](database, kept.running.id)
    database.commit()
    database.close()
    with updated(kept, tmp_path) as (_, person):
        socket = person.sit(kept.running.id)
        assert socket.hear()["problem"]["code"] == "damaged"
        assert socket.closed_with() == 4409
        for part in ("frames", "record", "story"):
            assert person.refused("GET", f"/tables/{kept.running.id}/{part}")[1]["code"] == "damaged"
        assert kept.running.id in [table["id"] for table in person.get("/tables")]
        assert person.sit(kept.stopped.id, 0).next_state()["view"] == kept.stopped.view
    assert not any("Traceback" in mistake for mistake in mistakes)


@of_the_rules_of_today
def test_damaged_positions_harm_nothing_while_the_rules_are_the_same(kept: KeptFolder, tmp_path: Path) -> None:
    kept.put_into(tmp_path)
    database = sqlite3.connect(tmp_path / FILE)
    for table in (kept.running, kept.over):
        _in_every_position(database, table.id)
    database.commit()
    database.close()
    with updated(kept, tmp_path) as (_, person):
        for table in (kept.running, kept.over):
            assert person.sit(table.id, 0).next_state()["view"] == table.view
            assert frames_of(person, table) == table.frames


@of_every_game
def test_tables_from_before_positions_were_stored_go_on_too(
    kept: KeptFolder, new_rules: NewRules, tmp_path: Path
) -> None:
    kept.put_into(tmp_path)
    database = sqlite3.connect(tmp_path / FILE)
    database.executescript(
        "delete from snapshots; delete from positions; update entries set asked = null, told = null, link = null;"
    )
    database.close()
    with updated(kept, tmp_path) as (server, person):
        for table in (kept.running, kept.stopped, kept.over):
            assert person.sit(table.id, 0).next_state()["view"] == table.view
        (change,) = [packed for packed in server.stored(kept.running.id).snapshots if packed.kind == "rules_changed"]
        assert unpack(change).kept == len(kept.running.frames) - 1
