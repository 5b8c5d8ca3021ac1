"""Random play for tests: over every option and number of seats, by players who go to interesting places."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance, FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, WrongOption
from hypogeum.engine.state import State
from hypogeum.engine.steps import Decision
from hypogeum.games import GAMES, find_game
from tests.games.expecting import expect

THOROUGH = int(os.environ.get("HYPOGEUM_THOROUGH", "1"))
"""How many times as many games to play."""

SELDOM = 12
"""What random play does seldom it does only once in so many times that it could."""

every_game = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=GAMES)


def games_with(expectation: str) -> pytest.MarkDecorator:
    """Only the games that say something of this in their `expect.py`."""
    games = [game for game in map(find_game, GAMES) if getattr(expect(game), expectation)]
    return pytest.mark.parametrize("game", games, ids=[game.id for game in games])


def text_of(game: Game, state: State) -> bytes:
    """The position as JSON: nothing that happens to the state can change it."""
    return msgspec.json.encode(game.write_position(state))


def seldom_verbs(state: State) -> frozenset[str]:
    """What random play of the game of a state does seldom."""
    return _seldom_in(type(state).__module__.rpartition(".")[0])


@cache
def _seldom_in(package: str) -> frozenset[str]:
    return next((expect(game).seldom for game in map(find_game, GAMES) if game.package == package), frozenset())


class Lively:
    """Mostly takes the verb it has done least so far, so that rare verbs are done whenever they are offered.

    What would be done for an absent player it does seldom, so that turns are long; and what the game names, so that it
    does not go round in circles. Same seed, same choices.
    """

    def __init__(self, seed: int) -> None:
        self.lots = FastChance(seed)
        self.done: dict[str, int] = {}

    def choose(self, state: State, seat: int = -1) -> Action:
        decision: Decision[Any] = state.decision
        actions = decision.actions(state, seat)
        default = decision.default(state, decision.seat(state) if seat < 0 else seat, FastChance(1)).verb.name
        verbs = list(dict.fromkeys(action.verb.name for action in actions))
        others = [verb for verb in verbs if verb not in seldom_verbs(state)]
        if 0 < len(others) < len(verbs) and self.lots.pick(SELDOM):
            verbs = others
        if len(verbs) > 1 and default in verbs and self.lots.pick(8):
            verbs.remove(default)
        verb = verbs[self.lots.pick(len(verbs))]
        if self.lots.pick(4):
            verb = min(verbs, key=lambda name: self.done.get(name, 0))
        self.done[verb] = self.done.get(verb, 0) + 1
        chosen = [action for action in actions if action.verb.name == verb]
        return chosen[self.lots.pick(len(chosen))]

    def choose_any(self, game: Game, state: State) -> tuple[Action, int]:
        """An action and its seat: of a seat that is asked, or now and then one that anybody may do at any time."""
        if self.lots.pick(12) == 0:
            seat = self.lots.pick(state.seats)
            free = at_any_time(game, state, seat)
            if free:
                action = free[self.lots.pick(len(free))]
                if action.verb.name not in seldom_verbs(state) or self.lots.pick(SELDOM) == 0:
                    if action.verb.name != "leave" or self.lots.pick(3) == 0:
                        return action, seat
        seats = state.decision.seats(state)
        seat = seats[self.lots.pick(len(seats))]
        return self.choose(state, seat), seat


class Rarest:
    """Chooses an action of the verb that it has chosen least so far, none when each was chosen often enough."""

    def __init__(self, seed: int, enough: int) -> None:
        self.lots = FastChance(seed)
        self.enough = enough
        self.chosen: dict[str, int] = {}

    def choose(self, actions: Sequence[Action]) -> Action | None:
        verbs = dict.fromkeys(action.verb.name for action in actions)
        verb = min(verbs, key=lambda name: self.chosen.get(name, 0), default="")
        if self.chosen.get(verb, 0) >= self.enough or not actions:
            return None
        self.chosen[verb] = self.chosen.get(verb, 0) + 1
        fitting = [action for action in actions if action.verb.name == verb]
        return fitting[self.lots.pick(len(fitting))]


def at_any_time(game: Game, state: State, seat: int) -> list[Action]:
    """What the seat may do without being asked."""
    return [
        Action(verb, target) for verb in game.verbs.values() if verb.any_time for target in verb.targets(state, seat)
    ]


def possible(game: Game, state: State, seat: int) -> list[Action]:
    """What the seat may do now, asked or not."""
    return [*state.decision.actions(state, seat), *at_any_time(game, state, seat)]


def values_of(option: Option) -> list[object]:
    """Every value of a choice or flag; the limits of a number."""
    if option.kind == "flag":
        return [True, False]
    if option.kind == "choice":
        return [*option.choices]
    numbers: set[object] = {option.low, option.high, option.default}
    return sorted(numbers | {0} if option.zero else numbers, key=str)


def option_sets(game: Game) -> list[dict[str, object]]:
    """Every value of every option at least once, each among random values of the others."""
    lots = FastChance(5)
    found = []
    for chosen in game.options:
        for value in values_of(chosen):
            mixed = {option.id: values_of(option)[lots.pick(len(values_of(option)))] for option in game.options}
            found.append(fitting({**mixed, **first_where(chosen), chosen.id: value}, game))
    return found


def first_where(option: Option) -> dict[str, object]:
    """Values of other options with which this one matters."""
    return {other: choices[0] for other, choices in option.where.items()}


def fitting(values: Mapping[str, object], game: Game) -> dict[str, object]:
    """The values, but the default for every option that does not matter with the others."""
    return {option.id: values[option.id] if option.matters(values) else option.default for option in game.options}


def fitting_seats(game: Game, options: Mapping[str, object], number: int) -> int:
    """Every number of seats in turn, but the next one where the options do not allow it."""
    numbers = range(game.fewest_seats, game.most_seats + 1)
    for offset in range(len(numbers)):
        seats = numbers[(number + offset) % len(numbers)]
        try:
            game.new(options, seats=seats, chance=FastChance(1))
        except WrongOption:
            continue
        return seats
    raise AssertionError(f"no number of seats allows {options}")


def start(game: Game, number: int, options: Mapping[str, object]) -> State:
    """The start of a random game: every option set and number of seats in turn; two of three are shaken."""
    sets = option_sets(game)
    chosen = {**sets[number % len(sets)], **options}
    state = game.new(chosen, seats=fitting_seats(game, chosen, number + number // len(sets)), chance=FastChance(number))
    shake = expect(game).shake
    if number % 3 and shake is not None:
        lots = FastChance(number + 1000)
        first_turn(state, lots)
        shake(state, lots)
    return state


def first_turn(state: State, lots: Chance) -> None:
    """Make the choices of the setup by lot."""
    while state.turns == 0:
        actions = state.decision.actions(state)
        state.apply(actions[lots.pick(len(actions))])


def secretly(game: Game, number: int) -> dict[str, object]:
    """Options with which nothing hidden shows; in every other game several seats are asked at once, if they can be."""
    return {**expect(game).secret_options, **((expect(game).asks_several or {}) if number % 2 else {})}


def decisions(game: Game, number: int, length: int, options: Mapping[str, object] = {}) -> Iterator[State]:
    """Play a random game and stop at each decision; the state must be as it was when the next one is asked for."""
    state = start(game, number, options)
    player = Lively(number)
    for _ in range(length):
        if state.over:
            return
        yield state
        action, seat = player.choose_any(game, state)
        state.apply(action, seat)


def play_on(game: Game, state: State, seed: int, length: int) -> None:
    """Play some actions with a chance and a player of that seed."""
    state.chance = FastChance(seed)
    player = Lively(seed)
    for _ in range(length):
        if state.over:
            return
        action, seat = player.choose_any(game, state)
        state.apply(action, seat)
