"""A table that goes on from a snapshot is the same as one that was played from its setup, in every game."""

from __future__ import annotations

from hypogeum.engine.frames import FrameMaker
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.records import Replay, write_record
from hypogeum.engine.snapshots import Snapshot, pack, unpack
from hypogeum.engine.table import Table
from tests.games.play import THOROUGH, Lively, every_game
from tests.games.test_tables import leave_one_by_one, new_table

GAMES_EACH = 6 * THOROUGH


def play_with_snapshots(table: Table, number: int, length: int) -> list[Snapshot]:
    """Random play with undo; everything that can be gone on from exactly."""
    player = Lively(number)
    taken = [table.snapshot()]
    while table.version < length and not table.state.over:
        seat = player.lots.pick(table.state.seats)
        if player.lots.pick(4) == 0 and table.undo_refusal(seat) is None:
            table.undo(seat)
        else:
            table.apply(*player.choose_any(table.game, table.state))
        taken.append(table.snapshot())
    return [snapshot for snapshot in taken if snapshot.kind == "exact"]


def resumed(table: Table, snapshot: Snapshot) -> Table:
    header = table.record.header
    stored = unpack(pack(snapshot))
    return Table.resume(table.game, header.options, header.seats, table.fair.seed, table.record.entries, stored)


@every_game
def test_going_on_from_a_snapshot_is_going_on_from_the_setup(game: Game) -> None:
    for number in range(GAMES_EACH):
        table = new_table(game, number)
        snapshots = play_with_snapshots(table, number, 100)
        if number % 2:
            leave_one_by_one(table)
        for snapshot in snapshots[:: max(1, len(snapshots) // 12)]:
            again = resumed(table, snapshot)
            assert write_record(again.record) == write_record(table.record)
            assert game.write_position(again.state) == game.write_position(table.state)
            assert again.fair.counter == table.fair.counter
            _assert_same_undo(table, again)


def _assert_same_undo(table: Table, again: Table) -> None:
    """The same may be taken back for the same reasons, as far back as anything may."""
    kept = [(one.entry, one.seat, str(one.action), one.blocked) for one in table.history.actions]
    found = [(one.entry, one.seat, str(one.action), one.blocked) for one in again.history.actions]
    assert found == kept
    write = table.game.write_position
    for mine, theirs in zip(again.history.actions, table.history.actions, strict=True):
        assert mine.blocked or write(mine.before) == write(theirs.before)
    for seat in range(table.state.seats):
        assert again.undo_refusal(seat) == table.undo_refusal(seat)


@every_game
def test_what_follows_a_snapshot_is_told_as_it_was(game: Game) -> None:
    """Views, events and what is offered do not depend on where the table has gone on from."""
    for number in range(3 * THOROUGH):
        table = new_table(game, number)
        snapshots = play_with_snapshots(table, number, 90)
        for snapshot in snapshots[1 :: max(1, len(snapshots) // 4)]:
            whole, part = Replay(game, table.record, tell=True), Replay(game, table.record, tell=True, start=snapshot)
            whole.run(to=snapshot.number)
            assert part.first == part.at == snapshot.number
            seats = range(SPECTATOR, table.state.seats)
            makers = [
                [FrameMaker(game, seat, replay.state, snapshot.number) for seat in seats] for replay in (whole, part)
            ]
            for entry in table.record.entries[snapshot.number :]:
                frames = []
                for replay, of_seats in zip((whole, part), makers, strict=True):
                    replay.step()
                    frames.append([maker.follow(entry, replay.state, replay.told, "chosen") for maker in of_seats])
                assert frames[0] == frames[1]
            if not whole.state.over:
                asked = whole.state.decision.seats(whole.state)
                for seat in asked:
                    offered = [
                        [str(action) for action in one.state.decision.actions(one.state, seat)] for one in (whole, part)
                    ]
                    assert offered[0] == offered[1]


@every_game
def test_a_game_has_places_to_go_on_from_all_along(game: Game) -> None:
    """Dice and things shown see to it: without them somebody can nearly always take something back."""
    table = new_table(game, 2)
    snapshots = play_with_snapshots(table, 2, 100)
    asked_chance = sum(bool(entry.chance) for entry in table.record.entries)
    assert len(snapshots) > min(asked_chance, table.version // 10)
