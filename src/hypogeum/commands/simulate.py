"""`hypogeum simulate`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from hypogeum.bots import LEVELS
from hypogeum.commands.common import FAILED, OK, CommandError, at_least, print_json, the_game
from hypogeum.engine.game import Game
from hypogeum.engine.options import WrongOption, read_options
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
    bots = _bots(args.bots.split(","), args.seats, game)
    options = _options(game, args.option)
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
        records=_folder(args.records),
    )


def _bots(levels: list[str], seats: int | None, game: Game) -> list[str]:
    """A level for every seat, the named ones repeated."""
    for level in levels:
        if level not in LEVELS:
            raise CommandError("error-bot", level=level, known=", ".join(LEVELS))
    wanted = max(len(levels), game.fewest_seats) if seats is None else seats
    if not game.fewest_seats <= wanted <= game.most_seats:
        fewest, most = game.fewest_seats, game.most_seats
        raise CommandError("error-seats", game=game.id, fewest=fewest, most=most, seats=wanted)
    return [levels[seat % len(levels)] for seat in range(wanted)]


def _options(game: Game, given: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise CommandError("error-option-form", text=text)
        options[name] = value
    try:
        known = read_options(game.options, options)
    except WrongOption as error:
        raise CommandError("error-option", error=str(error)) from None
    return {name: known[name] for name in options}


def _folder(name: str | None) -> str | None:
    if name is None:
        return None
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("error-folder", folder=name, reason=error.strerror) from None
    return name


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
        print(texts("simulate-failure", seed=failure.seed, options=str(failure.options), error=failure.error))
