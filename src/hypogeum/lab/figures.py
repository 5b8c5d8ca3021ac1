"""The figures of a balance report: counts, shares with their intervals, and quartiles."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import quantiles
from typing import Any

from msgspec import Struct

from hypogeum.engine.balance import Balance, Cast, Facts, Study
from hypogeum.engine.game import Game
from hypogeum.lab.balance import Plan, Played, balance_of
from hypogeum.lab.simulation import Failure
from hypogeum.lab.tournament import wilson

CAPPED = "capped"
"""The ending of a game that was broken off."""


ENOUGH = 30
"""Games from which on a share is held against the fair one."""


class Share(Struct, frozen=True, kw_only=True):
    """How often something won, with the 95 % interval (Wilson)."""

    wins: float
    """A shared victory counts by its share of winners."""
    games: int
    share: float
    low: float
    high: float
    fair: float
    """The share that pure chance would give."""

    @property
    def is_above(self) -> bool:
        """Whether the whole interval lies above the fair share."""
        return self.games >= ENOUGH and self.low > self.fair

    @property
    def is_below(self) -> bool:
        return self.games >= ENOUGH and self.high < self.fair


class Spread(Struct, frozen=True, kw_only=True):
    """How numbers are spread."""

    low: int
    first_quartile: float
    median: float
    third_quartile: float
    high: int
    counts: dict[int, int]


class Group(Struct, frozen=True, kw_only=True):
    """All games of a study with one number of seats."""

    study: str
    seats: int
    games: int
    won: Share
    """Games with a winner, of all finished ones; where all seats win together that is what counts."""
    turns: Spread | None
    by_seat: list[Share]
    by_place: list[Share]
    """By place in the order of turns, or by side."""
    points: dict[str, float]
    """Mean points of a seat and game by source."""
    points_of_winners: dict[str, float]
    falls: dict[str, float]
    """Mean number in a game by cause, all seats together."""
    endings: dict[str, int]


class CastShares(Struct, frozen=True, kw_only=True):
    """How often the members of a cast won in a study."""

    study: str
    cast: str
    members: dict[str, Share]


class OptionSet(Struct, frozen=True, kw_only=True):
    """The games of a shared study with one set of options."""

    study: str
    seats: int
    options: dict[str, Any]
    won: Share
    scores: Spread | None


class Figures(Struct, frozen=True, kw_only=True):
    """Everything that a report says."""

    plan: Plan
    version: str
    rules_version: int
    games: int
    failed: list[Failure]
    groups: list[Group]
    casts: list[CastShares]
    sets: list[OptionSet]


def make_figures(game: Game, plan: Plan, played: Sequence[Played], failed: list[Failure]) -> Figures:
    """Count everything."""
    balance = balance_of(game)
    figures = Figures(
        plan=plan,
        version=_version(),
        rules_version=game.rules_version,
        games=len(played),
        failed=failed,
        groups=[],
        casts=[],
        sets=[],
    )
    for study in balance.studies:
        of_study = [one for one in played if one.setting.study == study.id]
        if of_study and study.casts_vary:
            figures.casts.extend(_cast(cast, study, of_study) for cast in balance.casts)
        for seats in study.seats:
            games = [one for one in of_study if one.setting.seats == seats]
            if games:
                figures.groups.append(_group(balance, study, seats, games))
            if games and study.is_shared:
                figures.sets.extend(_option_sets(study, seats, games))
    return figures


def _version() -> str:
    """Of the installed package; sources that were not installed have none."""
    try:
        return version("hypogeum")
    except PackageNotFoundError:
        return ""


def share(wins: float, games: int, fair: float) -> Share:
    low, high = wilson(wins, games)
    return Share(
        wins=_rounded(wins),
        games=games,
        share=_rounded(wins / games if games else 0.0),
        low=_rounded(low),
        high=_rounded(high),
        fair=_rounded(fair),
    )


def spread(numbers: Sequence[int]) -> Spread | None:
    """None of no numbers."""
    if not numbers:
        return None
    first, median, third = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
    counts = dict(sorted(Counter(numbers).items()))
    return Spread(
        low=min(numbers),
        first_quartile=first,
        median=median,
        third_quartile=third,
        high=max(numbers),
        counts=counts,
    )


def _rounded(number: float) -> float:
    """As exact as anybody needs it, so that kept figures stay small."""
    return round(float(number), 6)


def _finished(games: Iterable[Played]) -> list[tuple[Played, Facts]]:
    return [(game, game.facts) for game in games if game.facts is not None]


def _group(balance: Balance, study: Study, seats: int, games: Sequence[Played]) -> Group:
    finished = _finished(games)
    won = [(game, facts) for game, facts in finished if game.winners]
    holders = range(0) if study.is_shared else range(seats)
    everybody = [points for _, facts in finished for points in facts.points]
    winners = [facts.points[seat] for game, facts in won for seat in game.winners]
    endings = Counter(CAPPED if game.facts is None else game.facts.ending for game in games)
    falls = [causes for _, facts in finished for causes in facts.falls]
    return Group(
        study=study.id,
        seats=seats,
        games=len(games),
        won=share(len(won), len(finished), 1.0),
        turns=spread([game.turns for game, _ in finished]),
        by_seat=[share(sum(_win(game, seat) for game, _ in won), len(won), 1 / seats) for seat in holders],
        by_place=[
            share(sum(_win(game, facts.places.index(place)) for game, facts in won), len(won), 1 / seats)
            for place in holders
        ],
        points=_means(balance.sources, everybody, len(everybody)),
        points_of_winners=_means(balance.sources, winners, len(winners)),
        falls=_means(balance.falls, falls, len(finished)),
        endings={ending: endings[ending] for ending in (*balance.endings, CAPPED) if endings[ending]},
    )


def _win(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _means(names: Iterable[str], counts: Sequence[dict[str, int]], of: int) -> dict[str, float]:
    """The mean of each name that occurs."""
    totals = {name: sum(count.get(name, 0) for count in counts) for name in names}
    return {name: _rounded(total / of) for name, total in totals.items() if total}


def _cast(cast: Cast, study: Study, games: Sequence[Played]) -> CastShares:
    """Each member by the seats that played it; the fair share is that of the numbers of seats it was played with.

    Where all seats win or lose together, the fair share is that of all games of the study.
    """
    finished = _finished(games)
    counted = finished if study.is_shared else [(game, facts) for game, facts in finished if game.winners]
    mean = sum(bool(game.winners) for game, _ in counted) / max(1, len(counted))
    wins: defaultdict[str, float] = defaultdict(float)
    fair: defaultdict[str, float] = defaultdict(float)
    seats: Counter[str] = Counter()
    for game, facts in counted:
        for seat, names in enumerate(facts.cast[cast.id]):
            for name in names:
                seats[name] += 1
                wins[name] += bool(game.winners) if study.is_shared else _win(game, seat)
                fair[name] += mean if study.is_shared else 1 / game.setting.seats
    members = {name: share(wins[name], seats[name], fair[name] / seats[name]) for name in cast.members if seats[name]}
    return CastShares(study=study.id, cast=cast.id, members=members)


def _option_sets(study: Study, seats: int, games: Sequence[Played]) -> list[OptionSet]:
    found = []
    for chosen in study.option_sets:
        of_set = [one for one in games if chosen.items() <= one.setting.options.items()]
        if of_set:
            found.append(_option_set(study, seats, chosen, of_set))
    return found


def _option_set(study: Study, seats: int, chosen: dict[str, Any], games: Sequence[Played]) -> OptionSet:
    finished = _finished(games)
    wins = sum(bool(game.winners) for game, _ in finished)
    scores = [facts.score for _, facts in finished if facts.score is not None]
    return OptionSet(
        study=study.id,
        seats=seats,
        options=chosen,
        won=share(wins, len(finished), 1.0),
        scores=spread(scores),
    )
