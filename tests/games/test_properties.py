"""What holds for every game, at every decision of random play. `HYPOGEUM_THOROUGH=10` plays ten times as many games."""

import msgspec
import pytest

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from tests.games.expecting import expect
from tests.games.play import THOROUGH, at_any_time, decisions, every_game, option_sets, play_on, text_of
from tests.kit import same_position

GAMES_EACH = 16 * THOROUGH


def candidates(game: Game, state: State, seat: int) -> list[Action]:
    """Everything the seat could think of now, legal or not."""
    verbs = [*state.decision.verbs(state), *[verb for verb in game.verbs.values() if verb.any_time]]
    return [Action(verb, target) for verb in verbs for target in verb.candidates(state, seat)]


@every_game
def test_every_invariant_holds_with_every_option_and_number_of_seats(game: Game) -> None:
    seats = set()
    finished = 0
    for number in range(len(option_sets(game)) * THOROUGH):
        state = None
        for state in decisions(game, number, 250):
            game.check(state)
        assert state is not None
        game.check(state)
        seats.add(state.seats)
        finished += state.over
    assert seats == set(range(game.fewest_seats, game.most_seats + 1))
    assert finished > 0


@every_game
def test_whoever_is_asked_can_do_something_and_nobody_else_is_offered_anything(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60):
            asked = state.decision.seats(state)
            assert asked == sorted(set(asked))
            for seat in range(state.seats):
                assert bool(state.decision.actions(state, seat)) is (seat in asked)


@every_game
def test_a_copy_is_equal_and_independent(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 40):
            before = text_of(game, state)
            one, other = state.copy(), state.copy()
            same_position(text_of(game, one), before)
            play_on(game, one, number, 4)
            same_position(text_of(game, state), before)
            same_position(text_of(game, other), before)
            play_on(game, other, number, 4)
            same_position(text_of(game, one), text_of(game, other))


@every_game
def test_a_position_holds_everything_and_stays_as_it_was(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 40):
            position = game.write_position(state)
            written = msgspec.json.encode(position)
            read = game.read_position(msgspec.json.decode(written))
            same_position(text_of(game, read), written)
            game.check(read)
            redrawn = [game.resample(one, number % state.seats, FastChance(number)) for one in (read, state)]
            same_position(*[text_of(game, one) for one in redrawn])
            other = state.copy()
            play_on(game, other, number, 4)
            play_on(game, read, number, 4)
            same_position(text_of(game, read), text_of(game, other))
            same_position(position, written)


@every_game
def test_a_target_is_listed_exactly_when_it_is_not_refused(game: Game) -> None:
    refused = 0
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60):
            for seat in state.decision.seats(state):
                offered = set()
                for verb in state.decision.verbs(state):
                    targets = verb.targets(state, seat)
                    possible = verb.candidates(state, seat)
                    legal = [target for target in possible if verb.refusal(state, seat, target) is None]
                    assert sorted(targets) == sorted(set(legal)), f"{verb.name} at {state.decision}"
                    offered |= {Action(verb, target) for target in targets}
                    refused += len(possible) - len(legal)
                assert set(state.decision.actions(state, seat)) == offered
    assert refused >= expect(game).refused


@every_game
def test_every_refusal_names_a_rule_of_the_rulebook(game: Game) -> None:
    book = game.rulebook("en")
    for number in range(GAMES_EACH // 3):
        for state in decisions(game, number, 40):
            for seat in state.decision.seats(state):
                for action in candidates(game, state, seat):
                    refusal = action.verb.refusal(state, seat, action.target)
                    if refusal is not None:
                        assert book.rule(refusal.rule), refusal.rule


@every_game
def test_every_event_names_a_rule_of_the_rulebook(game: Game) -> None:
    book = game.rulebook("en")
    kinds = set()
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60):
            state.events = state.events or []
            for event in state.events:
                assert book.rule(event.rule), f"{event.kind}: {event.rule}"
                kinds.add(event.kind)
            state.events.clear()
    assert len(kinds) >= expect(game).event_kinds // 2


@every_game
def test_every_action_can_be_written_and_read(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 40):
            for seat in state.decision.seats(state):
                for action in candidates(game, state, seat):
                    assert game.action(str(action)) == action
                    things = action.verb.things(state, seat, action.target)
                    assert all(thing and thing == thing.strip() for thing in things)


@every_game
def test_the_default_of_every_decision_is_offered(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60):
            for seat in state.decision.seats(state):
                before = text_of(game, state)
                for seed in range(3):
                    default = state.decision.default(state, seat, FastChance(seed))
                    assert default in state.decision.actions(state, seat)
                same_position(text_of(game, state), before)


@every_game
def test_what_is_refused_changes_nothing(game: Game) -> None:
    tried = 0
    for number in range(GAMES_EACH):
        lots = FastChance(number)
        for state in decisions(game, number, 30):
            before = text_of(game, state)
            asked = state.decision.seats(state)
            for seat in range(state.seats):
                offered = [*state.decision.actions(state, seat), *at_any_time(game, state, seat)]
                known = candidates(game, state, asked[0])
                for _ in range(4):
                    action = known[lots.pick(len(known))]
                    if action not in offered:
                        with pytest.raises(IllegalAction) as caught:
                            state.apply(action, seat)
                        assert caught.value.refusal.rule
                        same_position(text_of(game, state), before)
                        tried += 1
    assert tried >= expect(game).refused // 2


@every_game
def test_answers_given_at_the_same_time_stay_hidden_until_all_are_in(game: Game) -> None:
    several, enough = expect(game).asks_several, 60 * THOROUGH
    compared = 0
    for number in range(GAMES_EACH * 8):
        for state in decisions(game, number, 150, several or {}):
            asked = state.decision.seats(state)
            if len(asked) > 1:
                assert several is not None, f"{game.id} says that it never asks several seats at once"
                for seat in asked:
                    answers = state.decision.actions(state, seat)
                    first, *others = [_as_the_others_see_it(game, state, seat, answer) for answer in answers]
                    for other in others:
                        same_position(first, other)
                        compared += 1
        if compared >= enough:
            break
    assert compared >= 5 or several is None


def _as_the_others_see_it(game: Game, state: State, seat: int, action: Action) -> bytes:
    """What everybody else may know after an answer of the seat, and what he is asked."""
    other = state.copy()
    events: list[Event] = []
    other.events = events
    other.apply(action, seat)
    seen = []
    for viewer in range(SPECTATOR, state.seats):
        if viewer != seat:
            offered = [str(offer) for offer in other.decision.actions(other, viewer)] if viewer >= 0 else []
            seen.append((game.view(other, viewer), [event.seen_by(viewer) for event in events], offered))
    return msgspec.json.encode(seen)
