"""Many games between bots, over one or several processes, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

from hypogeum._sources import is_compiled
from hypogeum.bots import make_bot
from hypogeum.engine.game import Game
from hypogeum.engine.options import Option
from hypogeum.engine.records import write_record
from hypogeum.games import find_game
from hypogeum.lab.selfplay import MAX_DECISIONS, GameResult, play_game, record_game


class Plan(Struct, frozen=True, kw_only=True):
    """What to play."""

    game: str
    bots: list[str]
    """The level of each seat."""
    games: int
    seed: int = 0
    option_sets: list[dict[str, Any]]
    """Taken in turn, game by game."""
    jobs: int = 1
    check: bool = False
    max_decisions: int = MAX_DECISIONS
    seconds: float | None = None
    simulations: int | None = None
    records: str | None = None
    """A folder for the records of the games."""


class Length(Struct, frozen=True):
    """Turns of the finished games."""

    low: int
    median: float
    high: int


class Failure(Struct, frozen=True):
    """A game that broke: enough to play it again."""

    seed: int
    options: dict[str, Any]
    error: str


class Summary(Struct, frozen=True, kw_only=True):
    """What the games came to."""

    game: str
    games: int
    finished: int
    capped: int
    failed: list[Failure]
    decisions: int
    seconds: float
    decisions_per_second: float
    compiled: bool
    wins_by_seat: list[int]
    length: Length


class _Task(Struct, frozen=True):
    plan: Plan
    number: int


def simulate(plan: Plan, progress: Callable[[], None]) -> Summary:
    """Play all games of a plan; `progress` is called after each."""
    begun = perf_counter()
    results: list[GameResult] = []
    failures: list[Failure] = []
    for outcome in _outcomes(plan):
        progress()
        if isinstance(outcome, Failure):
            failures.append(outcome)
        else:
            results.append(outcome)
    return _summarise(plan, results, failures, perf_counter() - begun)


def _outcomes(plan: Plan) -> Iterator[GameResult | Failure]:
    tasks = (_Task(plan, number) for number in range(plan.games))
    if plan.jobs == 1:
        yield from map(_play_one, tasks)
        return
    with ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn")) as pool:
        size = max(1, min(16, plan.games // (plan.jobs * 4)))
        yield from pool.map(_play_one, tasks, chunksize=size)


def _play_one(task: _Task) -> GameResult | Failure:
    plan = task.plan
    game = find_game(plan.game)
    seed = plan.seed + task.number
    options = plan.option_sets[task.number % len(plan.option_sets)]
    bots = [
        make_bot(level, game, seed * 16 + seat, seconds=plan.seconds, simulations=plan.simulations)
        for seat, level in enumerate(plan.bots)
    ]
    try:
        if plan.records is None:
            return play_game(game, bots, options, seed, plan.max_decisions, plan.check)
        result, record = record_game(game, bots, options, seed, plan.max_decisions, plan.check)
    except Exception as error:  # a broken game must not end the others; it is reported with its seed
        return Failure(seed, options, f"{type(error).__name__}: {error}")
    (Path(plan.records) / f"{plan.game}-{seed}.record").write_text(write_record(record), encoding="utf-8")
    return result


def _summarise(plan: Plan, results: Sequence[GameResult], failures: list[Failure], seconds: float) -> Summary:
    decisions = sum(result.decisions for result in results)
    finished = [result for result in results if not result.capped]
    turns = sorted(result.turns for result in finished) or [0]
    return Summary(
        game=plan.game,
        games=plan.games,
        finished=len(finished),
        capped=sum(result.capped for result in results),
        failed=failures,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else 0.0,
        compiled=is_compiled(),
        wins_by_seat=[sum(seat in result.winners for result in finished) for seat in range(len(plan.bots))],
        length=Length(turns[0], median(turns), turns[-1]),
    )


def all_option_sets(game: Game, seats: int, fixed: dict[str, Any]) -> list[dict[str, Any]]:
    """The defaults, then every other value of every option that matters with so many seats, one at a time."""
    sets = [fixed]
    for option in game.options:
        if option.id in fixed or option.group != "rules" or (option.seats and seats not in option.seats):
            continue
        where = {other: choices[0] for other, choices in option.where.items()} | fixed
        if option.matters({other.id: other.default for other in game.options} | where):
            sets += [{**where, option.id: value} for value in _values(option, seats) if value != option.default]
    return sets


def _values(option: Option, seats: int) -> list[Any]:
    if option.kind == "flag":
        return [True, False]
    if option.kind == "number":
        return [option.low, option.high]
    return [choice for choice in option.choices if not choice.isdigit() or int(choice) < seats]
