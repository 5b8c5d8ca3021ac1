"""How strong the bots are: python benchmarks/strength.py [--game NAME] [--games N] [--seats S] [--seconds T].

Plays every level against the one below it and prints the table twice: as text and as Markdown. With two seats they are
swapped; with more, one bot of the better level sits among bots of the level below, and equals would win a game out of
so many as there are seats. With --sides, for games whose seats are different sides, it plays so many games on each,
and the wins of each are told apart. --each OPTION goes through the choices of an option, such as all scenarios. With
--solo every level plays every scenario of the game alone.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import hypogeum
from hypogeum import _sources
from hypogeum.bots import LEVELS
from hypogeum.commands.choices import the_options
from hypogeum.commands.common import CommandError, texts_for
from hypogeum.engine.documents import is_document, title_in
from hypogeum.engine.game import Game
from hypogeum.engine.options import WrongOption
from hypogeum.games import GAMES
from hypogeum.lab.tournament import (
    Conditions,
    Entrant,
    MatchResult,
    SoloResult,
    option_values,
    play_against_field,
    play_match,
    play_sides,
    play_solo,
)

SET = "options"
HEADINGS = (SET, "pair", "seats", "games", "wins", "95 % interval", "turns", "seconds per decision")
SIDE_HEADINGS = (SET, "pair", "first on", "games", "drawn", "wins", "95 % interval", "turns", "seconds per decision")
SOLO_HEADINGS = ("scenario", "level", "games", "wins", "95 % interval", "turns", "seconds per decision")


def entrant(level: str, seconds: float, simulations: int | None) -> Entrant:
    """A level with the budget of the command line, where it has one."""
    if level != LEVELS[-1]:
        return Entrant(level=level)
    if simulations is not None:
        return Entrant(level=level, simulations=simulations)
    return Entrant(level=level, seconds=seconds)


def row(options: dict[str, Any], result: MatchResult, seats: str, *more: str) -> list[str]:
    low, high = result.interval
    first, second = result.seconds_per_decision
    return [
        in_words(options),
        f"{result.entrants[0]} against {result.entrants[1]}",
        seats,
        str(result.games) + (f", {result.capped} broken off" if result.capped else ""),
        *more,
        f"{result.share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{result.mean_turns:.0f}",
        f"{first:.2g} / {second:.2g}",
    ]


def in_words(options: dict[str, Any]) -> str:
    """Options in one cell, a document by its title."""
    told = {name: title_in(value, "en") if is_document(value) else value for name, value in options.items()}
    return ", ".join(f"{name} {value}" for name, value in told.items())


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


def matches(args: argparse.Namespace) -> Iterator[tuple[dict[str, Any], Entrant, Entrant]]:
    """Every set of options with every pair of levels."""
    for options in args.sets:
        for pair in args.pairs.split(","):
            first, second = (entrant(level, args.seconds, args.simulations) for level in pair.split(":"))
            yield options, first, second


def match_rows(game: Game, args: argparse.Namespace) -> list[list[str]]:
    play = play_match if args.seats == 2 else play_against_field
    rows = [list(HEADINGS)]
    for options, first, second in matches(args):
        result = play(game, first, second, args.games, seats=args.seats, **conditions(args, options))
        rows.append(row(options, result, str(args.seats)))
    return rows


def side_rows(game: Game, args: argparse.Namespace) -> list[list[str]]:
    """The first of a pair on each side, and on all of them together."""
    rows = [list(SIDE_HEADINGS)]
    for options, first, second in matches(args):
        result = play_sides(game, first, second, args.games, seats=args.seats, **conditions(args, options))
        for seat, side in enumerate(result.sides):
            rows.append(row(options, side, f"seat {seat}", str(side.drawn)))
        rows.append(row(options, result.together, "all seats", str(result.together.drawn)))
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
                **conditions(args, {"scenario": scenario, **args.options}),
            )
            rows.append(solo_row(scenario, result))
    return rows


def conditions(args: argparse.Namespace, options: dict[str, Any]) -> Conditions:
    return {"options": options, "seed": args.seed, "jobs": args.jobs, "progress": show_progress}


def without_empty(rows: list[list[str]]) -> list[list[str]]:
    """The table without the column of options, where none are given."""
    is_needed = rows[0][0] != SET or any(line[0] for line in rows[1:])
    return rows if is_needed else [line[1:] for line in rows]


def as_text(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(line[column]) for line in rows) for column in range(len(rows[0]))]
    padded = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in rows]
    return "\n".join(line.rstrip() for line in padded)


def as_markdown(rows: Sequence[Sequence[str]]) -> str:
    lines = [rows[0], ["---"] * len(rows[0]), *rows[1:]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def read_options(game: Game, args: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Options as on the command line of `hypogeum`; with --each there is a set for every choice."""
    try:
        args.options = the_options(game, args.option)
        values = [] if args.each is None else option_values(game, args.each)
    except CommandError as error:
        parser.error(texts_for("en")(error.key, **error.args_of_text))
    except WrongOption as error:
        parser.error(str(error))
    args.sets = [{**args.options, args.each: value} for value in values] or [args.options]


def show_progress(done: int, games: int) -> None:
    end = "\n" if done == games else "\r"
    print(f"{done} of {games} games", end=end, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--games", type=int, default=200, help="games of each pair, with --sides on each side")
    parser.add_argument("--pairs", default="careful:random,search:careful", help="pairs of levels")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--sides", action="store_true", help="so many games on each side, whose wins are told apart")
    parser.add_argument("--solo", action="store_true", help="every scenario of the game for one player")
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels that play solo")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        help="an option of the game, such as board=canyon or scenario=FILE.toml",
    )
    parser.add_argument("--each", metavar="OPTION", help="every choice of an option in turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="what search may spend on a decision")
    parser.add_argument("--simulations", type=int, help="the same in simulations, instead of seconds")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = hypogeum.game(args.game)
    read_options(game, args, parser)
    build = "compiled" if _sources.is_compiled() else "not compiled"
    print(f"{game.name}, engine {build}, Python {platform.python_version()}, {args.jobs} games at the same time\n")
    play = solo_rows if args.solo else side_rows if args.sides else match_rows
    rows = without_empty(play(game, args))
    print(as_text(rows), as_markdown(rows), sep="\n\n")


if __name__ == "__main__":
    main()
