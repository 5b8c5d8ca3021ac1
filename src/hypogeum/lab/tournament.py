"""Matches between two kinds of bots, with seats changed from game to game, and games of one bot alone.

Where the seats are different sides of a game, a match tells the wins of each.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypedDict, Unpack

from msgspec import Struct

import hypogeum
from hypogeum.bots import Bot, make_bot
from hypogeum.engine.game import Game
from hypogeum.engine.options import Value, WrongOption
from hypogeum.engine.texts import said
from hypogeum.lab.selfplay import MAX_DECISIONS, GameResult, play_game

Progress = Callable[[int, int], None]
"""Told how many games are done, of how many."""


class Conditions(TypedDict, total=False):
    """How games are played, whoever plays them."""

    options: Mapping[str, object]
    seed: int
    """Of the first game; 0 by default."""
    jobs: int
    """So many processes play; 1 by default."""
    max_decisions: int
    progress: Progress


class Entrant(Struct, frozen=True, kw_only=True):
    """A kind of bot: its level and what `search` may spend on one decision."""

    level: str
    seconds: float | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        budget = []
        if self.seconds is not None:
            budget.append(f"{self.seconds:g} s")
        if self.simulations is not None:
            budget.append(f"{self.simulations} simulations")
        return f"{self.level} ({', '.join(budget)})" if budget else self.level

    def bot(self, game: Game, seed: int) -> Bot:
        return make_bot(self.level, game, seed, seconds=self.seconds, simulations=self.simulations)


class Pairing(Struct, frozen=True, kw_only=True):
    """One game of a match: which entrant, 0 or 1, holds each seat."""

    game: str
    entrants: tuple[Entrant, Entrant]
    holders: list[int]
    options: dict[str, object]
    seed: int
    max_decisions: int


class MatchResult(Struct, frozen=True, kw_only=True):
    """What came of a match, seen from the first entrant."""

    entrants: tuple[Entrant, Entrant]
    games: int
    wins: float
    """Games won by the first entrant; a shared victory counts by its share of winners."""
    losses: float
    drawn: int
    """Games that both entrants won together."""
    capped: int
    """Games that were broken off: nobody won them."""
    mean_turns: float
    mean_decisions: float
    seconds_per_decision: tuple[float, float]

    @property
    def share(self) -> float:
        """The first entrant's share of the decided games."""
        decided = self.wins + self.losses
        return self.wins / decided if decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        return wilson(self.wins, self.wins + self.losses)


class SidesResult(Struct, frozen=True, kw_only=True):
    """What came of a match between sides, seen from the first entrant."""

    sides: list[MatchResult]
    """By seat: the games in which the first entrant held it."""
    together: MatchResult


class SoloResult(Struct, frozen=True, kw_only=True):
    """What came of games that one bot played alone."""

    entrant: Entrant
    games: int
    wins: int
    capped: int
    """Games that were broken off: they are not won."""
    mean_turns: float
    seconds_per_decision: float

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        return wilson(self.wins, self.games)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share by Wilson's method."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def play_match(
    game: Game, first: Entrant, second: Entrant, games: int, *, seats: int = 0, **how: Unpack[Conditions]
) -> MatchResult:
    """Play a match. The entrants take the seats in turn; every second game has the same seed and swapped seats."""
    count = seats or max(2, game.fewest_seats)
    tables = [([(seat + number) % 2 for seat in range(count)], number // 2) for number in range(games)]
    return _sum_up((first, second), _play_tables(game, (first, second), tables, how))


def play_against_field(
    game: Game, first: Entrant, second: Entrant, games: int, *, seats: int, **how: Unpack[Conditions]
) -> MatchResult:
    """One seat of the first entrant against all others of the second; it holds every seat in turn with the same seed.

    Equals would win a game out of so many as there are seats.
    """
    return _sum_up((first, second), _play_tables(game, (first, second), _every_seat(seats, games), how))


def play_sides(
    game: Game, first: Entrant, second: Entrant, games: int, *, seats: int = 0, **how: Unpack[Conditions]
) -> SidesResult:
    """So many games with the first entrant on each seat, and the second on all others, with the same seeds.

    The option that gives seats their sides should not leave it to chance.
    """
    count = seats or max(2, game.fewest_seats)
    played = _play_tables(game, (first, second), _every_seat(count, games * count), how)
    by_seat = [[one for one in played if one[0].holders[seat] == 0] for seat in range(count)]
    return SidesResult(
        sides=[_sum_up((first, second), of_seat) for of_seat in by_seat],
        together=_sum_up((first, second), played),
    )


def play_solo(game: Game, entrant: Entrant, games: int, **how: Unpack[Conditions]) -> SoloResult:
    """Games for one seat."""
    tables = [([0], number) for number in range(games)]
    result = _sum_up((entrant, entrant), _play_tables(game, (entrant, entrant), tables, how))
    return SoloResult(
        entrant=entrant,
        games=result.games,
        wins=round(result.wins),
        capped=result.capped,
        mean_turns=result.mean_turns,
        seconds_per_decision=result.seconds_per_decision[0],
    )


def option_values(game: Game, name: str) -> list[Value]:
    """Everything that can be chosen for an option; raises WrongOption where there is no such choice."""
    choices: dict[str, list[Value]] = {
        option.id: [False, True] if option.kind == "flag" else list(option.choices)
        for option in game.options
        if option.kind != "number"
    }
    if name not in choices:
        raise WrongOption(name, "each", said("options-with-choices", known=tuple(choices)))
    return choices[name]


def _every_seat(seats: int, games: int) -> list[tuple[list[int], int]]:
    """The first entrant holds every seat in turn, with the same seed."""
    return [([int(seat != number % seats) for seat in range(seats)], number // seats) for number in range(games)]


def _play_tables(
    game: Game, entrants: tuple[Entrant, Entrant], tables: list[tuple[list[int], int]], how: Conditions
) -> list[tuple[Pairing, GameResult]]:
    """Games by who holds which seat and what is added to the seed."""
    pairings = [
        Pairing(
            game=game.id,
            entrants=entrants,
            holders=holders,
            options=dict(how.get("options", {})),
            seed=how.get("seed", 0) + number,
            max_decisions=how.get("max_decisions", MAX_DECISIONS),
        )
        for holders, number in tables
    ]
    progress = how.get("progress")
    played: list[tuple[Pairing, GameResult]] = []
    for outcome in _play_all(pairings, how.get("jobs", 1)):
        played.append(outcome)
        if progress is not None:
            progress(len(played), len(pairings))
    return played


def play_pairing(pairing: Pairing) -> GameResult:
    """One game; runs in a process of the pool."""
    game = hypogeum.game(pairing.game)
    bots = [
        pairing.entrants[holder].bot(game, pairing.seed * 1_000 + seat) for seat, holder in enumerate(pairing.holders)
    ]
    return play_game(game, bots, pairing.options, pairing.seed, pairing.max_decisions)


def _play_all(pairings: list[Pairing], jobs: int) -> Iterator[tuple[Pairing, GameResult]]:
    if jobs <= 1:
        for pairing in pairings:
            yield pairing, play_pairing(pairing)
        return
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(play_pairing, pairing): pairing for pairing in pairings}
        for future in as_completed(running):
            yield running[future], future.result()


def _sum_up(entrants: tuple[Entrant, Entrant], played: list[tuple[Pairing, GameResult]]) -> MatchResult:
    won = [0.0, 0.0]
    drawn = 0
    decisions = [0, 0]
    seconds = [0.0, 0.0]
    for pairing, result in played:
        for seat in result.winners:
            won[pairing.holders[seat]] += 1 / len(result.winners)
        drawn += len({pairing.holders[seat] for seat in result.winners}) > 1
        for seat, holder in enumerate(pairing.holders):
            decisions[holder] += result.seat_decisions[seat]
            seconds[holder] += result.seat_seconds[seat]
    games = max(1, len(played))
    return MatchResult(
        entrants=entrants,
        games=len(played),
        wins=won[0],
        losses=won[1],
        drawn=drawn,
        capped=sum(result.capped for _, result in played),
        mean_turns=sum(result.turns for _, result in played) / games,
        mean_decisions=sum(result.decisions for _, result in played) / games,
        seconds_per_decision=(seconds[0] / max(1, decisions[0]), seconds[1] / max(1, decisions[1])),
    )
