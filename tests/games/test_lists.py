"""A game's lists of steps and verbs name everything in its folder: what is not listed cannot be read back or done."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from hypogeum.engine.game import Game
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from tests.games.play import THOROUGH, decisions, every_game


def modules(game: Game) -> Iterator[ModuleType]:
    """Every module of the game's folder."""
    package = import_module(game.package)
    for found in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        yield import_module(found.name)


def named_classes(game: Game, base: type) -> set[type]:
    """The classes of a kind that have a name of their own: the others are only there to be derived from."""
    return {
        one
        for module in modules(game)
        for _, one in inspect.getmembers(module, inspect.isclass)
        if one.__module__ == module.__name__ and issubclass(one, base) and one.__dict__.get("name")
    }


@every_game
def test_every_step_is_listed_under_its_name(game: Game) -> None:
    assert named_classes(game, Step) <= set(game.steps.values())
    assert all(step.name == name for name, step in game.steps.items())


@every_game
def test_every_verb_is_listed_under_its_name(game: Game) -> None:
    listed: list[Verb[Any]] = list(game.verbs.values())
    assert named_classes(game, Verb) <= {type(verb) for verb in listed}
    assert all(verb.name == name for name, verb in game.verbs.items())
    made = [one for module in modules(game) for _, one in inspect.getmembers(module) if isinstance(one, Verb)]
    assert {verb.name for verb in made if verb not in listed} == set()


@every_game
def test_whatever_waits_or_is_offered_in_play_is_listed(game: Game) -> None:
    for number in range(16 * THOROUGH):
        for state in decisions(game, number, 60):
            assert {type(step) for step in state.agenda} <= set(game.steps.values())
            assert all(verb is game.verbs[verb.name] for verb in state.decision.verbs(state))
