"""Choosing, for every game: what is pressed tells the actions apart, what is open is known to all, why not is true."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from hypogeum.engine.verbs import WISHES
from tests.games.catalogues import catalogue, variables
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Rarest, decisions, every_game, possible

GAMES_EACH = 16 * THOROUGH


def asked(game: Game, length: int) -> Iterator[tuple[State, int]]:
    """Decisions of random play, with each seat that is asked."""
    for number in range(GAMES_EACH):
        for state in decisions(game, number, length):
            for seat in state.decision.seats(state):
                yield state, seat


@every_game
def test_every_action_is_of_a_class_of_wish(game: Game) -> None:
    assert all(verb.wish in WISHES for verb in game.verbs.values())
    for state, seat in asked(game, 60):
        for action in state.decision.actions(state, seat):
            assert action.verb.wish_of(state, seat, action.target) in WISHES, action


@every_game
def test_things_are_pressed_by_kind_and_id_and_each_but_once(game: Game) -> None:
    for state, seat in asked(game, 40):
        for action in state.decision.actions(state, seat):
            picks = action.verb.picks(state, seat, action.target)
            touches = action.verb.touches(state, seat, action.target)
            assert len({*picks, *touches}) == len(picks) + len(touches), action
            assert all(re.fullmatch(r"[a-z_]+(:\S+)?", thing) for thing in [*picks, *touches]), action


@every_game
def test_two_actions_with_the_same_picks_differ_in_words(game: Game) -> None:
    """What is left after everything has been pressed stands as labels, so these must not be the same."""
    for state, seat in asked(game, 60):
        labels: dict[tuple[frozenset[str], str], Action] = {}
        for action in state.decision.actions(state, seat):
            picks = frozenset(action.verb.picks(state, seat, action.target))
            label = (picks, _label(game, state, seat, action))
            assert label not in labels, (
                f"'{action}' and '{labels[label]}' are said by {sorted(picks)} in the same words"
            )
            labels[label] = action


def _label(game: Game, state: State, seat: int, action: Action) -> str:
    """What the text of an action can say: its verb, and of its things and words those that the text names."""
    things = action.verb.things(state, seat, action.target)
    words = str(action).split()[1:]
    arguments = {f"word{number}": word for number, word in enumerate(words, start=1)}
    if things:
        arguments["first"] = things[0].partition(":")[0]
    for thing in reversed(things):
        kind, _, name = thing.partition(":")
        arguments[kind] = name
    named = [variables(catalogue(game, language)[f"do-{action.verb.name}"]) for language in ("en", "fr")]
    assert named[0] == named[1]
    return action.verb.name + repr([(name, arguments.get(name)) for name in sorted(named[0])])


@every_game
def test_whoever_reads_an_open_action_learns_nothing_but_what_he_sees_or_is_told(game: Game) -> None:
    """Every id in the text and the things of an open action stands in what the others see before or after it."""
    looked_at = 0
    for number in range(GAMES_EACH):
        rarest = Rarest(number, 12)
        for state in decisions(game, number, 60):
            for seat in state.decision.seats(state):
                open_actions = [one for one in possible(game, state, seat) if one.verb.is_open]
                action = rarest.choose(open_actions)
                if action is not None:
                    _check_open(game, state, seat, action)
                    looked_at += 1
    assert looked_at >= expect(game).compared // 10


def _check_open(game: Game, state: State, seat: int, action: Action) -> None:
    other = state.copy()
    other.chance = FastChance(1)
    events: list[Event] = []
    other.events = events
    things = action.verb.things(state, seat, action.target)
    other.apply(action, seat)
    said = {*str(action).split()[1:], *[thing.partition(":")[2] for thing in things if ":" in thing]}
    for viewer in range(SPECTATOR, state.seats):
        if viewer != seat:
            told = [event.seen_by(viewer) for event in events]
            known = {*_words(msgspec.to_builtins([game.view(state, viewer), game.view(other, viewer), told]))}
            unknown = {word for word in said - known if not re.fullmatch(expect(game).plain_words, word)}
            assert not unknown, f"viewer {viewer} cannot know {unknown} of '{action}' {things}"


def _words(seen: object) -> Iterator[str]:
    """Every id and number in what somebody sees."""
    if isinstance(seen, dict):
        for key, value in seen.items():
            yield str(key)
            yield from _words(value)
    elif isinstance(seen, list | tuple):
        for item in seen:
            yield from _words(item)
    elif seen is not None:
        yield str(seen)


@every_game
def test_why_not_gives_every_true_reason_and_never_contradicts_what_is_offered(game: Game) -> None:
    refused = 0
    for number in range(GAMES_EACH // 2):
        lots = FastChance(number)
        for state in decisions(game, number, 40):
            seat = state.decision.seat(state)
            reasons = _reasons_by_thing(game, state, seat)
            things = [*reasons]
            for _ in range(min(2, len(things))):
                thing = things[lots.pick(len(things))]
                answers = game.why_not(state, seat, thing)
                assert {(answer.action, answer.rule) for answer in answers} == reasons[thing], thing
                refused += len(answers)
                for answer in answers[:3]:
                    with pytest.raises(IllegalAction) as caught:
                        state.apply(game.action(answer.action), seat)
                    assert (caught.value.refusal.rule, caught.value.refusal.args) == (answer.rule, answer.args)
    assert refused >= expect(game).refused // 10


def _reasons_by_thing(game: Game, state: State, seat: int) -> dict[str, set[tuple[str, str]]]:
    """For each thing that an action is about: what is refused, by which rule, and is not offered in another way."""
    reasons: dict[str, set[tuple[str, str]]] = {}
    offered = state.decision.actions(state, seat)
    shortcuts = [({*one.picks, *one.touches}, one.actions) for one in game.shortcuts(state, seat)]
    for verb in state.decision.verbs(state):
        said = [{*one.verb.picks(state, seat, one.target)} for one in offered if one.verb is verb]
        for target in verb.candidates(state, seat):
            refusal = verb.refusal(state, seat, target)
            picks = {*verb.picks(state, seat, target)}
            is_beginning = any(picks <= whole and picks != whole for whole in said)
            for thing in verb.things(state, seat, target):
                found = reasons.setdefault(thing, set())
                is_in_reach = any(thing in things and Action(verb, target) in actions for things, actions in shortcuts)
                if refusal is not None and not is_in_reach and not is_beginning:
                    found.add((str(Action(verb, target)), refusal.rule))
    return reasons


@every_game
def test_nobody_but_who_is_asked_is_told_why_not(game: Game) -> None:
    for state, seat in asked(game, 8):
        for action in state.decision.actions(state, seat)[:4]:
            for thing in action.verb.things(state, seat, action.target):
                for other in {*range(state.seats)} - {*state.decision.seats(state)}:
                    assert game.why_not(state, other, thing) == []
