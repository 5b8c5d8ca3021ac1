"""How fast the engine is, on one core: the figures that the benchmarks report."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import msgspec
from msgspec import Struct

from hypogeum._sources import is_compiled
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.playouts import play_at_random
from hypogeum.engine.state import State
from hypogeum.games import GAMES, find_game

SEATS = 3
"""At a table of so many, or as near to it as the game allows."""
MOST_DECISIONS = 50_000
HALFWAY = 1_000
"""Random decisions after which a long game is in its middle; a shorter one is after half of them."""


class Figures(Struct, frozen=True, kw_only=True):
    """Per second of processor time on one core."""

    decisions_per_second: float
    """Random decisions, legal actions listed at each."""
    copies_per_second: float
    views_per_second: float
    """Views of one seat, encoded as JSON."""
    playouts_per_second: float
    """Whole games at random."""
    resamples_per_second: float


class Bench(Struct, frozen=True, kw_only=True):
    compiled: bool
    seconds: float
    """How long each figure was measured."""
    games: dict[str, Figures]


def bench(names: tuple[str, ...] = GAMES, seconds: float = 2.0) -> Bench:
    """Measure every figure of the games."""
    games = {name: _measure(find_game(name), seconds) for name in names}
    return Bench(compiled=is_compiled(), seconds=seconds, games=games)


def _measure(game: Game, seconds: float) -> Figures:
    decisions, playouts = _playouts(game, seconds)
    state = middle_of_game(game)
    chance = FastChance(3)
    encoder = msgspec.json.Encoder()
    return Figures(
        decisions_per_second=decisions,
        playouts_per_second=playouts,
        copies_per_second=_rate(state.copy, seconds),
        views_per_second=_rate(lambda: encoder.encode(game.view(state, 0)), seconds),
        resamples_per_second=_rate(lambda: game.resample(state, 0, chance), seconds),
    )


def _playouts(game: Game, seconds: float) -> tuple[float, float]:
    """Decisions and whole games per second of random play."""
    decisions = games = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = game.new(seats=usual_seats(game), chance=FastChance(games))
        decisions += play_at_random(state, FastChance(games + 1_000_003), MOST_DECISIONS)
        games += 1
    return decisions / spent, games / spent


def middle_of_game(game: Game) -> State:
    """A state in the middle of a random game, always the same."""
    whole = play_at_random(_first_game(game), FastChance(1), MOST_DECISIONS)
    state = _first_game(game)
    play_at_random(state, FastChance(1), min(HALFWAY, whole // 2))
    return state


def _first_game(game: Game) -> State:
    return game.new(seats=usual_seats(game), chance=FastChance(0))


def usual_seats(game: Game) -> int:
    """How many seats a game is measured with."""
    return min(max(SEATS, game.fewest_seats), game.most_seats)


def _rate(work: Callable[[], object], seconds: float) -> float:
    """Calls per second, timed in batches so that the clock costs nothing."""
    calls = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(200):
            work()
        calls += 200
    return calls / spent
