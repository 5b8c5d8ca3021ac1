"""`hypogeum simulate`."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.progress import Progress

from hypogeum.commands.choices import require_seats, the_folder, the_levels, the_options
from hypogeum.commands.common import FAILED, OK, at_least, options_in_words, print_json, the_game
from hypogeum.engine.game import Game
from hypogeum.engine.texts import Texts
from hypogeum.lab.simulation import Plan, Summary, all_option_sets, simulate


def run(args: Namespace, texts: Texts) -> int:
    plan = _plan(args)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("simulate-progress"), total=plan.games)
        summary = simulate(plan, lambda: progress.advance(bar))
    if args.json:
        print_json(summary)
    else:
        _print(summary, texts)
    return FAILED if summary.failed else OK


def _plan(args: Namespace) -> Plan:
    game = the_game(args.game)
    bots = _bots(the_levels(args.bots, game), args.seats, game)
    options = the_options(game, args.option)
    return Plan(
        game=game.id,
        bots=bots,
        games=at_least("--games", args.games, 1),
        seed=at_least("--seed", args.seed, 0),
        option_sets=all_option_sets(game, len(bots), options) if args.sweep else [options],
        jobs=at_least("--jobs", args.jobs, 1),
        check=args.check,
        max_decisions=at_least("--max-decisions", args.max_decisions, 1),
        seconds=args.seconds,
        simulations=args.simulations,
        records=None if args.records is None else str(the_folder(args.records)),
    )


def _bots(levels: list[str], seats: int | None, game: Game) -> list[str]:
    """A level for every seat, the named ones repeated."""
    wanted = max(len(levels), game.fewest_seats) if seats is None else seats
    require_seats(game, wanted)
    return [levels[seat % len(levels)] for seat in range(wanted)]


def _print(summary: Summary, texts: Texts) -> None:
    failed = len(summary.failed)
    print(
        texts(
            "simulate-games-line",
            finished=summary.finished,
            games=summary.games,
            capped=summary.capped,
            failed=failed,
        )
    )
    print(
        texts(
            "simulate-speed-line",
            decisions=summary.decisions,
            seconds=f"{summary.seconds:.1f}",
            rate=f"{summary.decisions_per_second:.0f}",
            build=texts("build-compiled" if summary.compiled else "build-pure"),
        )
    )
    print(texts("simulate-wins-line", wins=", ".join(map(str, summary.wins_by_seat))))
    length = summary.length
    print(texts("simulate-length-line", low=length.low, median=length.median, high=length.high))
    for failure in summary.failed:
        print(
            texts(
                "simulate-failure",
                seed=failure.seed,
                options=options_in_words(failure.options, texts),
                error=failure.error,
            )
        )
