"""What holds at every decision of random play, over all seats, both boards, every scenario and every option."""

from collections.abc import Iterator

import msgspec
import pytest

from hypogeum.engine.actions import IllegalAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.records import read_record, verify, write_record
from hypogeum.engine.state import State
from hypogeum.engine.table import Table
from hypogeum.games.terror_below.board import SIDE_IDS
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.options import SCENARIO_IDS
from tests.games.play import THOROUGH, Lively, at_any_time, decisions, option_sets, play_on
from tests.games.test_leaks import _after, _is_possible, as_seen
from tests.games.test_properties import candidates, text_of
from tests.kit import rule

GAMES_EACH = 12 * THOROUGH


def options_of(number: int) -> dict[str, object]:
    """Every value of every option in turn; every scenario and both boards at every number of seats."""
    sets = option_sets(GAME)
    chosen = {**sets[number % len(sets)], "board": SIDE_IDS[number // 5 % 2], "scenario": SCENARIO_IDS[number // 5 % 3]}
    return chosen if number % 5 else {**chosen, "first_player": "random"}


def table_of(number: int) -> Table:
    """A table with a record, for every number of seats in turn."""
    return Table(GAME, {**options_of(number), "first_player": "random"}, number % 5 + 1, bytes([number] * 32))


def plays(games: int, length: int) -> Iterator[State]:
    """Decisions of random games."""
    for number in range(games):
        yield from decisions(GAME, number, length, options_of(number))


def some(states: Iterator[State], every: int) -> Iterator[tuple[int, State]]:
    """One decision of so many, with a number."""
    return ((number, state) for number, state in enumerate(states) if number % every == 0)


@rule("TB-OVR-1", "TB-COMP-7", "TB-ADV-6", "TB-DIFF-3")
def test_every_invariant_holds_with_every_option_and_number_of_seats() -> None:
    kinds = set()
    finished = 0
    for number in range(len(option_sets(GAME)) * THOROUGH):
        options = options_of(number)
        state = None
        for state in decisions(GAME, number, 90, options):
            GAME.check(state)
        assert state is not None
        GAME.check(state)
        kinds.add((state.seats, options["board"], options["scenario"] if state.seats == 1 else ""))
        finished += state.over
    assert len(kinds) == 2 * (3 + 4)
    assert finished > 5


def test_a_position_holds_everything() -> None:
    for number, state in some(plays(GAMES_EACH, 30), 3):
        written = text_of(GAME, state)
        read = GAME.read_position(msgspec.json.decode(written))
        assert text_of(GAME, read) == written
        GAME.check(read)
        other = state.copy()
        assert text_of(GAME, other) == written
        play_on(GAME, other, number, 3)
        play_on(GAME, read, number, 3)
        assert text_of(GAME, read) == text_of(GAME, other)
        assert text_of(GAME, state) == written


def test_a_target_is_listed_exactly_when_it_is_not_refused() -> None:
    refused = 0
    for state in plays(GAMES_EACH, 40):
        for seat in range(state.seats):
            offered = state.decision.actions(state, seat)
            if seat not in state.decision.seats(state):
                assert offered == []
                continue
            assert len(set(offered)) == len(offered)
            legal = []
            for verb in state.decision.verbs(state):
                for target in verb.candidates(state, seat):
                    if verb.refusal(state, seat, target) is None:
                        legal.append((verb.name, target))
                    else:
                        refused += 1
            assert sorted(legal) == sorted((action.verb.name, action.target) for action in offered), state.decision
    assert refused > 1000


def test_every_action_can_be_written_and_read() -> None:
    for state in plays(GAMES_EACH, 30):
        for seat in state.decision.seats(state):
            for action in candidates(GAME, state, seat):
                assert GAME.action(str(action)) == action
                assert all(thing == thing.strip() != "" for thing in action.verb.things(state, seat, action.target))


def test_the_default_of_every_decision_is_offered() -> None:
    for number, state in enumerate(plays(GAMES_EACH, 40)):
        for seat in state.decision.seats(state):
            before = text_of(GAME, state) if number % 5 == 0 else b""
            assert state.decision.default(state, seat, FastChance(number)) in state.decision.actions(state, seat)
            assert not before or text_of(GAME, state) == before


def test_what_is_refused_changes_nothing() -> None:
    tried = 0
    lots = FastChance(1)
    for state in plays(GAMES_EACH, 20):
        before = text_of(GAME, state)
        known = candidates(GAME, state, state.decision.seats(state)[0])
        for seat in range(state.seats):
            action = known[lots.pick(len(known))]
            if action not in [*state.decision.actions(state, seat), *at_any_time(GAME, state, seat)]:
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action, seat)
                assert caught.value.refusal.rule
                assert text_of(GAME, state) == before
                tried += 1
    assert tried > 100


@rule("TB-HID-1")
def test_resampling_changes_neither_the_view_nor_the_question() -> None:
    for number, state in some(plays(GAMES_EACH, 60), 7):
        for viewer in range(SPECTATOR, state.seats):
            other = GAME.resample(state, viewer, FastChance(number))
            assert as_seen(GAME, other, viewer) == as_seen(GAME, state, viewer)
            GAME.check(other)


@rule("TB-HID-1")
def test_events_tell_nobody_what_he_may_not_know() -> None:
    """The same action with the same chance on a resampled state tells a viewer the same, unless it shows something."""
    compared = 0
    player = Lively(1)
    for number, state in some(plays(GAMES_EACH, 60), 7):
        action, seat = player.choose_any(GAME, state)
        for viewer in range(SPECTATOR, state.seats):
            other = GAME.resample(state, viewer, FastChance(number))
            if not _is_possible(other, action, seat):
                assert viewer != seat
                continue
            *told, shown = _after(GAME, state, action, seat, viewer)
            *other_told, other_shown = _after(GAME, other, action, seat, viewer)
            if not shown and not other_shown:
                assert other_told == told, f"{action} of seat {seat} at {state.decision}, seen by {viewer}"
                compared += 1
    assert compared > 100


def test_a_record_is_written_read_and_verified() -> None:
    finished = 0
    for number in range(5):
        table = table_of(number)
        player = Lively(number)
        while not table.state.over and table.version < 150:
            action, seat = player.choose_any(GAME, table.state)
            table.apply(action, seat)
        record = read_record(write_record(table.record))
        assert record == table.record
        assert text_of(GAME, verify(GAME, record)) == text_of(GAME, table.state)
        finished += table.state.over
    assert finished > 0


def test_taking_back_leads_to_the_very_same_state() -> None:
    undone = 0
    for number in range(5):
        table = table_of(number)
        player = Lively(number)
        for _ in range(60):
            if table.state.over:
                break
            before = text_of(GAME, table.state)
            action, seat = player.choose_any(GAME, table.state)
            table.apply(action, seat)
            if table.undo_refusal(seat) is None:
                table.undo(seat)
                assert text_of(GAME, table.state) == before
                undone += 1
                table.apply(action, seat)
    assert undone > 20
