"""Places from which a table can be gone on with are stored as it is played, and when it goes from memory."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from hypogeum.engine.table import Table
from hypogeum.games import GAMES, find_game
from hypogeum.server.table.snapshots import APART, POSITION_APART
from tests.server.house import HandTime, Open, Server, serving, wait_until

BEGUN = {"first_player": "0", "hero_assignment": "random", "round_limit": 0, "target": 30}
LONG = 2 * APART + 50


def test_exact_places_are_stored_with_the_entries(place: Open, tmp_path: Path) -> None:
    with serving(tmp_path, store=place()) as server:
        table = server.person().make("me", "hotseat", **BEGUN)
        server.play(table, LONG)
        stored = server.stored(table)
    numbers = [packed.number for packed in stored.snapshots]
    assert [number // APART for number in numbers] == [0, 1, 2]
    assert all(packed.kind == "exact" for packed in stored.snapshots)
    assert stored.position is not None
    assert 0 <= LONG - max(stored.position.number, *numbers) < POSITION_APART


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_stored(server: Server, game: str) -> None:
    others = max(2, find_game(game).fewest_seats) - 1
    table = server.person().make("me", *["hotseat"] * others, game=game)
    server.play(table, 5)
    live = server.live(table)
    assert live is not None

    async def leave() -> None:
        async with live.change() as change:
            for seat in range(live.engine.state.seats):
                change.enter_if_allowed("leave", seat)

    server.in_loop_until_done(leave)
    stored = server.stored(table)
    assert stored.over
    assert stored.position is not None
    assert stored.position.number == len(stored.entries)


def test_where_a_table_stands_is_stored_when_it_is_dropped(timed: Server, time: HandTime) -> None:
    table = timed.person().make("me", "hotseat", **BEGUN)
    timed.play(table, 7)
    assert timed.stored(table).position is None
    time.passes(300)
    wait_until(lambda: timed.live(table) is None)
    position = timed.stored(table).position
    assert position is not None
    assert position.number == 7


def test_where_a_table_stands_is_stored_when_the_server_stops(tmp_path: Path, place: Open) -> None:
    with serving(tmp_path, store=place()) as server:
        table = server.person().make("me", "hotseat", **BEGUN)
        server.play(table, 7)
    with serving(tmp_path, store=place()) as server:
        position = server.stored(table).position
    assert position is not None
    assert position.number == 7


def test_a_position_that_cannot_be_written_keeps_nobody_from_playing(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(table: Table) -> None:
        raise ZeroDivisionError

    table = server.person().make("me", "hotseat", **BEGUN)
    monkeypatch.setattr(Table, "snapshot", fail)
    with caplog.at_level(logging.ERROR):
        server.play(table, POSITION_APART + 1)
    assert len(server.stored(table).entries) == POSITION_APART + 1
    assert "no snapshot could be taken" in caplog.text
