"""Tables of every game over random play: records, replay and undo."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hypogeum.engine.actions import Action
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.records import Record, Replay, WrongRecord, read_record, verify, write_record
from hypogeum.engine.state import State
from hypogeum.engine.table import Table
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Lively, at_any_time, every_game, fitting_seats, option_sets, text_of
from tests.kit import same_position

GAMES_EACH = 10 * THOROUGH
FOR_GOOD = ("leave", "give_up")
"""What a seat may do at any time, but only once."""


def new_table(game: Game, number: int) -> Table:
    """A fresh table: every option set and number of seats in turn, and every second time many seats asked at once."""
    seed = number.to_bytes(32, "big")
    sets = option_sets(game)
    options = sets[number % len(sets)]
    several = expect(game).asks_several
    if number % 2 and several is not None:
        return Table(game, {**options, **several}, game.most_seats, seed)
    return Table(game, options, fitting_seats(game, options, number // 2), seed)


def play(table: Table, number: int, length: int) -> list[list[Event]]:
    """Random play with undo now and then; gives what the setup and each entry has caused."""
    player = Lively(number)
    told = [table.events]
    for _ in range(length):
        if table.state.over:
            break
        seat = player.lots.pick(table.state.seats)
        if player.lots.pick(5) == 0 and table.undo_refusal(seat) is None:
            table.undo(seat)
        else:
            action, seat = player.choose_any(table.game, table.state)
            table.apply(action, seat)
        told.append(table.events)
    return told


def leave_one_by_one(table: Table) -> None:
    """Everybody but the last seat leaves, which ends the game."""
    leaving = table.game.action("leave")
    for seat in range(table.state.seats):
        if not table.state.over and leaving.verb.refusal(table.state, seat, leaving.target) is None:
            table.apply(leaving, seat)


@every_game
def test_a_record_is_written_read_and_verified(game: Game) -> None:
    taken_back = 0
    for number in range(GAMES_EACH):
        table = new_table(game, number)
        play(table, number, 120)
        if number % 2:
            leave_one_by_one(table)
        record = read_record(write_record(table.record))
        assert record == table.record
        assert (record.result is not None) is table.state.over
        same_position(text_of(game, verify(game, record)), text_of(game, table.state))
        taken_back += sum(entry.action == "undo" for entry in record.entries)
    assert taken_back >= expect(game).taken_back // 2


@every_game
def test_a_replay_tells_what_the_table_told(game: Game) -> None:
    for number in range(GAMES_EACH // 2):
        table = new_table(game, number)
        log = play(table, number, 80)
        replay = Replay(game, table.record, tell=True)
        for entry in range(table.version + 1):
            if entry:
                replay.step()
            for viewer in range(SPECTATOR, table.state.seats):
                told = [event.seen_by(viewer) for event in replay.events or []]
                assert told == [event.seen_by(viewer) for event in log[entry]]
        same_position(text_of(game, replay.state), text_of(game, table.state))


@every_game
def test_a_table_resumes_where_it_was_and_goes_on_alike(game: Game) -> None:
    for number in range(GAMES_EACH // 2):
        table = new_table(game, number)
        play(table, number, 60)
        header = table.record.header
        other = Table.resume(game, header.options, header.seats, table.fair.seed, table.record.entries)
        assert other.record == table.record
        for seat in range(header.seats):
            assert other.undo_refusal(seat) == table.undo_refusal(seat)
        play(table, number + 50, 20)
        play(other, number + 50, 20)
        assert other.record == table.record
        same_position(text_of(game, other.state), text_of(game, table.state))


@every_game
def test_undo_gives_back_the_position_or_says_why_not(game: Game) -> None:
    reasons: set[str] = set()
    for number in range(8 * GAMES_EACH):
        if number >= GAMES_EACH and reasons >= expect(game).undo_reasons:
            break
        table = new_table(game, number)
        player = Lively(number)
        assert {_reason(table, seat) for seat in range(table.state.seats)} == {"nothing"}
        for _ in range(100):
            if _is_over(table):
                break
            before = table.state.copy()
            action, seat = player.choose_any(game, table.state)
            entry = table.apply(action, seat)
            for other in range(table.state.seats):
                reason = _reason(table, other)
                reasons.add(reason)
                if _is_over(table):
                    assert reason == "over"
                elif action.verb.any_time:
                    assert reason in (("any_time", "other") if other == seat else ("other", ""))
                elif other != seat:
                    assert reason == "other"
                else:
                    assert reason == _expected(game, before, table.state, action, bool(entry.chance))
            if _reason(table, seat) == "":
                table.undo(seat)
                same_position(text_of(game, table.state), text_of(game, before))
                table.apply(action, seat)
    assert reasons - {"over"} == expect(game).undo_reasons


@every_game
def test_what_others_do_at_any_time_stays_when_an_action_is_taken_back(game: Game) -> None:
    taken_back = 0
    for number in range(GAMES_EACH):
        table = new_table(game, number)
        player = Lively(number)
        for _ in range(60):
            if _is_over(table):
                break
            before = table.state.copy()
            seat = before.decision.seat(before)
            action = player.choose(before, seat)
            table.apply(action, seat)
            other = (seat + 1) % before.seats
            if _reason(table, seat) != "" or other == seat:
                continue
            beside = [free for free in at_any_time(game, table.state, other) if free.verb.name not in FOR_GOOD]
            settings = beside[player.lots.pick(len(beside))]
            table.apply(settings, other)
            if _reason(table, seat) == "":
                both = text_of(game, table.state)
                before.apply(settings, other)
                table.undo(seat)
                same_position(text_of(game, table.state), text_of(game, before))
                table.apply(action, seat)
                same_position(text_of(game, table.state), both)
                taken_back += 1
    assert taken_back >= expect(game).taken_back // 2


def _is_over(table: Table) -> bool:
    return table.state.over


def _reason(table: Table, seat: int) -> str:
    refusal = table.undo_refusal(seat)
    return "" if refusal is None else refusal.reason


def _expected(game: Game, before: State, after: State, action: Action, by_chance: bool) -> str:
    """Why the action cannot be taken back, by the words of the design."""
    if action.verb.any_time:
        return "any_time"
    if by_chance:
        return "chance"
    for viewer in range(SPECTATOR, after.seats):
        if game.hidden(before, viewer) & ~game.hidden(after, viewer):
            return "shown"
    return "final" if action.verb.is_final else ""


def _short_record(game: Game) -> Record:
    table = new_table(game, 3)
    play(table, 3, 25)
    leave_one_by_one(table)
    assert table.record.result is not None
    return table.record


@every_game
def test_a_changed_byte_anywhere_is_found_and_its_line_is_named(game: Game) -> None:
    text = write_record(_short_record(game))
    assert text.isascii()

    @settings(max_examples=300 * THOROUGH)
    @given(place=st.integers(0, len(text) - 1), byte=st.integers(0, 255))
    def change(place: int, byte: int) -> None:
        if chr(byte) == text[place]:
            return
        changed = text[:place] + chr(byte) + text[place + 1 :]
        with pytest.raises(WrongRecord) as caught:
            verify(game, read_record(changed))
        assert caught.value.line == text.count("\n", 0, place) + 1

    change()


@every_game
def test_a_record_cut_short_is_found_out_unless_it_ends_with_a_whole_line(game: Game) -> None:
    text = write_record(_short_record(game))
    for length in range(0, len(text), 7):
        cut = text[:length]
        if cut.endswith("\n"):
            assert verify(game, read_record(cut)) is not None
        else:
            with pytest.raises(WrongRecord) as caught:
                read_record(cut)
            assert caught.value.line == cut.count("\n") + 1
