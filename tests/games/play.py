"""Random play for tests: over every option and number of seats, by players who go to interesting places."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Any

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance, FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, WrongOption
from hypogeum.engine.state import State
from hypogeum.engine.steps import Decision
from tests.games.heldentaufe.shake import shake

THOROUGH = int(os.environ.get("HYPOGEUM_THOROUGH", "1"))
"""How many times as many games to play."""

SHAKE = {"heldentaufe": shake}
"""By game: puts a fresh state anywhere the rules could have led it."""

ASKS_SEVERAL: dict[str, dict[str, object]] = {"heldentaufe": {"command_mode": "consent"}}
"""By game: the options with which several seats are asked at the same time."""


class Lively:
    """Mostly takes the verb it has done least so far, so that rare verbs are done whenever they are offered.

    What would be done for an absent player it does seldom, so that turns are long. Same seed, same choices.
    """

    def __init__(self, seed: int) -> None:
        self.lots = FastChance(seed)
        self.done: dict[str, int] = {}

    def choose(self, state: State, seat: int = -1) -> Action:
        decision: Decision[Any] = state.decision
        actions = decision.actions(state, seat)
        default = decision.default(state, decision.seat(state) if seat < 0 else seat, FastChance(1)).verb.name
        verbs = list(dict.fromkeys(action.verb.name for action in actions))
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
                if action.verb.name != "leave" or self.lots.pick(3) == 0:
                    return action, seat
        seats = state.decision.seats(state)
        seat = seats[self.lots.pick(len(seats))]
        return self.choose(state, seat), seat


def at_any_time(game: Game, state: State, seat: int) -> list[Action]:
    """What the seat may do without being asked."""
    return [
        Action(verb, target) for verb in game.verbs.values() if verb.any_time for target in verb.targets(state, seat)
    ]


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
            found.append({**mixed, chosen.id: value})
    return found


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
    if number % 3 and game.id in SHAKE:
        lots = FastChance(number + 1000)
        first_turn(state, lots)
        SHAKE[game.id](state, lots)
    return state


def first_turn(state: State, lots: Chance) -> None:
    """Make the choices of the setup by lot."""
    while state.turns == 0:
        actions = state.decision.actions(state)
        state.apply(actions[lots.pick(len(actions))])


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
