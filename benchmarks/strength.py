"""How strong the bots are: python benchmarks/strength.py [--game NAME] [--games N] [--seats S] [--seconds T].

Plays every level against the one below it and prints the table twice: as text and as Markdown. With two seats they are
swapped; with more, one bot of the better level sits among bots of the level below, and equals would win a game out of
so many as there are seats. With --solo every level plays every scenario of the game alone.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Sequence

import hypogeum
from hypogeum import _sources
from hypogeum.bots import LEVELS
from hypogeum.engine.game import Game
from hypogeum.games import GAMES
from hypogeum.lab.tournament import (
    Entrant,
    MatchResult,
    SoloResult,
    play_against_field,
    play_match,
    play_solo,
)

HEADINGS = ("pair", "seats", "games", "wins", "95 % interval", "turns", "seconds per decision")
SOLO_HEADINGS = ("scenario", "level", "games", "wins", "95 % interval", "turns", "seconds per decision")


def entrant(level: str, seconds: float, simulations: int | None) -> Entrant:
    """A level with the budget of the command line, where it has one."""
    if level != LEVELS[-1]:
        return Entrant(level=level)
    if simulations is not None:
        return Entrant(level=level, simulations=simulations)
    return Entrant(level=level, seconds=seconds)


def row(result: MatchResult, seats: int) -> list[str]:
    low, high = result.interval
    first, second = result.seconds_per_decision
    return [
        f"{result.entrants[0]} against {result.entrants[1]}",
        str(seats),
        str(result.games) + (f", {result.capped} broken off" if result.capped else ""),
        f"{result.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.mean_turns:.0f}",
        f"{first:.2g} / {second:.2g}",
    ]


def solo_row(scenario: str, result: SoloResult) -> list[str]:
    low, high = result.interval
    return [
        scenario,
        str(result.entrant),
        str(result.games) + (f", {result.capped} broken off" if result.capped else ""),
        f"{result.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.mean_turns:.0f}",
        f"{result.seconds_per_decision:.2g}",
    ]


def match_rows(game: Game, args: argparse.Namespace) -> list[list[str]]:
    """Every pair of levels."""
    rows = [list(HEADINGS)]
    play = play_match if args.seats == 2 else play_against_field
    for pair in args.pairs.split(","):
        first, second = (entrant(level, args.seconds, args.simulations) for level in pair.split(":"))
        result = play(
            game,
            first,
            second,
            args.games,
            seats=args.seats,
            options=dict(args.option),
            seed=args.seed,
            jobs=args.jobs,
            progress=show_progress,
        )
        rows.append(row(result, args.seats))
    return rows


def solo_rows(game: Game, args: argparse.Namespace) -> list[list[str]]:
    """Every scenario with every level."""
    rows = [list(SOLO_HEADINGS)]
    scenarios = [option for option in game.options if option.id == "scenario"]
    if not scenarios or game.fewest_seats > 1:
        raise SystemExit(f"{game.name} has no solo scenarios; leave --solo out")
    for scenario in scenarios[0].choices:
        for level in args.levels.split(","):
            result = play_solo(
                game,
                entrant(level, args.seconds, args.simulations),
                args.games,
                options={"scenario": scenario, **dict(args.option)},
                seed=args.seed,
                jobs=args.jobs,
                progress=show_progress,
            )
            rows.append(solo_row(scenario, result))
    return rows


def as_text(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    padded = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in rows]
    return "\n".join(line.rstrip() for line in padded)


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    lines = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def option(text: str) -> tuple[str, str | int | bool]:
    """An option as id=value; numbers, and on or off, are what they look like."""
    name, _, value = text.partition("=")
    if value in ("on", "off"):
        return name, value == "on"
    return name, int(value) if value.isdigit() else value


def show_progress(done: int, games: int) -> None:
    end = "\n" if done == games else "\r"
    print(f"{done} of {games} games", end=end, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=200, help="games of each pair")
    parser.add_argument("--pairs", default="careful:random,search:careful", help="pairs of levels")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--solo", action="store_true", help="every scenario of the game for one player")
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels that play solo")
    parser.add_argument(
        "--option", type=option, action="append", default=[], help="an option of the game, such as board=canyon"
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="what search may spend on a decision")
    parser.add_argument("--simulations", type=int, help="the same in simulations, instead of seconds")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = hypogeum.game(args.game)
    build = "compiled" if _sources.is_compiled() else "not compiled"
    print(f"{game.name}, engine {build}, Python {platform.python_version()}, {args.jobs} games at the same time\n")
    rows = solo_rows(game, args) if args.solo else match_rows(game, args)
    print(as_text(rows), as_markdown(rows), sep="\n\n")


if __name__ == "__main__":
    main()
