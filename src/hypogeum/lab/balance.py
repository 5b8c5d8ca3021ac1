"""Bots play the games that a balance report is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from msgspec import Struct

from hypogeum.bots import make_bot
from hypogeum.engine.balance import Balance, Facts, Study
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.games import find_game
from hypogeum.lab.selfplay import MAX_DECISIONS, watch_game
from hypogeum.lab.simulation import Failure


class NoBalance(LookupError):
    """A game that has nothing to measure yet."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no balance.py")
        self.game = game


class Plan(Struct, frozen=True, kw_only=True):
    """What to play for a report."""

    game: str
    bots: list[str]
    """The level of each seat, repeated where there are more seats."""
    games: int
    """With each number of seats and each set of options of a study."""
    seed: int = 0
    seats: list[int] | None = None
    """Only these numbers of seats; all of the game if None."""
    options: dict[str, Any] = {}
    """Held fixed: studies with other values fall away."""
    simulations: int | None = None
    max_decisions: int = MAX_DECISIONS


class Setting(Struct, frozen=True, kw_only=True):
    """One cell of a study: the games that differ by their seed alone."""

    study: str
    seats: int
    options: dict[str, Any]


class Played(Struct, frozen=True, kw_only=True):
    """One game and what came of it."""

    setting: Setting
    turns: int
    winners: list[int]
    facts: Facts | None
    """None for a game that was broken off after its last permitted decision."""


class _Task(Struct, frozen=True):
    plan: Plan
    setting: Setting
    seed: int


def balance_of(game: Game) -> Balance:
    """What there is to measure in a game; raises NoBalance."""
    name = f"{game.package}.balance"
    try:
        found = import_module(name).BALANCE
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise NoBalance(game.id) from None
    assert isinstance(found, Balance)
    return found


def settings_of(plan: Plan) -> list[Setting]:
    """Every cell of the studies that the plan leaves, in the order of the report; raises WrongOption."""
    game = find_game(plan.game)
    settings = [
        Setting(study=study.id, seats=seats, options={**plan.options, **chosen})
        for study in balance_of(game).studies
        for seats in study.seats
        for chosen in study.option_sets
        if _is_wanted(game, plan, study, seats, chosen)
    ]
    for setting in settings:
        game.new(setting.options, seats=setting.seats, chance=FastChance(0))
    return settings


def _is_wanted(game: Game, plan: Plan, study: Study, seats: int, chosen: dict[str, Any]) -> bool:
    if plan.seats is not None and seats not in plan.seats:
        return False
    if any(name in chosen and chosen[name] != value for name, value in plan.options.items()):
        return False
    options_of_seats = [option.id for option in game.options if not option.seats or seats in option.seats]
    return all(name in options_of_seats for name in plan.options)


def play_settings(
    plan: Plan, settings: Sequence[Setting], jobs: int, progress: Callable[[], None]
) -> tuple[list[Played], list[Failure]]:
    """Play every setting as often as the plan says; `progress` is called after each game.

    No two games have the same seed, so that all are independent: with one seed the same characters would be dealt.
    """
    played: list[Played] = []
    failed: list[Failure] = []
    for outcome in _outcomes(plan, settings, jobs):
        progress()
        if isinstance(outcome, Failure):
            failed.append(outcome)
        else:
            played.append(outcome)
    return played, failed


def _outcomes(plan: Plan, settings: Sequence[Setting], jobs: int) -> Iterator[Played | Failure]:
    each = [setting for setting in settings for _ in range(plan.games)]
    tasks = [_Task(plan, setting, plan.seed + number) for number, setting in enumerate(each)]
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        size = max(1, min(16, len(tasks) // (jobs * 4)))
        yield from pool.map(_play_one, tasks, chunksize=size)


def _play_one(task: _Task) -> Played | Failure:
    plan, setting = task.plan, task.setting
    game = find_game(plan.game)
    bots = [
        make_bot(plan.bots[seat % len(plan.bots)], game, task.seed * 16 + seat, simulations=plan.simulations)
        for seat in range(setting.seats)
    ]
    try:
        result, state, events = watch_game(game, bots, setting.options, task.seed, plan.max_decisions)
        facts = balance_of(game).facts(state, events) if state.over else None
    except Exception as error:  # a broken game must not end the others; it is reported with its seed
        return Failure(task.seed, setting.options, f"{type(error).__name__}: {error}")
    return Played(setting=setting, turns=result.turns, winners=result.winners, facts=facts)
