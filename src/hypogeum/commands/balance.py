"""`hypogeum balance`."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from hypogeum.commands.choices import require_seats, the_folder, the_levels, the_options
from hypogeum.commands.common import FAILED, OK, CommandError, at_least, options_in_words, print_json, the_game
from hypogeum.engine.game import Game
from hypogeum.engine.options import WrongOption
from hypogeum.engine.texts import Texts
from hypogeum.lab import plots
from hypogeum.lab.balance import NoBalance, Plan, Setting, balance_of, play_settings, settings_of
from hypogeum.lab.figures import Figures, make_figures
from hypogeum.lab.report import report
from hypogeum.lab.words import Words


def run(args: Namespace, texts: Texts) -> int:
    game = the_game(args.game)
    _require_balance(game)
    figures = _kept(game, Path(args.folder)) if args.kept else _play(game, args, texts)
    if args.json:
        print_json(figures)
    else:
        _write(game, figures, the_folder(args.folder), texts)
    for failure in figures.failed:
        line = texts(
            "balance-failure", seed=failure.seed, options=options_in_words(failure.options, texts), error=failure.error
        )
        print(line, file=sys.stderr)
    return FAILED if figures.failed else OK


def _require_balance(game: Game) -> None:
    try:
        balance_of(game)
    except NoBalance:
        raise CommandError("error-no-balance", game=game.id) from None


# Playing


def _play(game: Game, args: Namespace, texts: Texts) -> Figures:
    plan = Plan(
        game=game.id,
        bots=the_levels(args.bots, game),
        games=at_least("--games", args.games, 1),
        seed=at_least("--seed", args.seed, 0),
        seats=_seats(game, args.seats),
        options=the_options(game, args.option),
        simulations=None if args.simulations is None else at_least("--simulations", args.simulations, 1),
        max_decisions=at_least("--max-decisions", args.max_decisions, 1),
    )
    jobs = at_least("--jobs", args.jobs, 1)
    settings = _settings(plan)
    if not args.json:
        the_folder(args.folder)  # said before the games are played, not after
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("balance-progress"), total=len(settings) * plan.games)
        played, failed = play_settings(plan, settings, jobs, lambda: progress.advance(bar))
    return make_figures(game, plan, played, failed)


def _seats(game: Game, given: str | None) -> list[int] | None:
    if given is None:
        return None
    seats = []
    for word in given.split(","):
        if not word.isdigit():
            raise CommandError("error-seats", game=game.id, fewest=game.fewest_seats, most=game.most_seats, seats=word)
        require_seats(game, int(word))
        seats.append(int(word))
    return sorted(set(seats))


def _settings(plan: Plan) -> list[Setting]:
    try:
        settings = settings_of(plan)
    except WrongOption as error:
        raise CommandError("error-option", error=error.saying) from None
    if not settings:
        raise CommandError("error-no-games", game=plan.game)
    return settings


# Writing


def _kept(game: Game, folder: Path) -> Figures:
    """The figures of the last run."""
    try:
        return msgspec.json.decode((folder / f"{game.id}.json").read_bytes(), type=Figures)
    except OSError as error:
        raise CommandError("error-kept", game=game.id, folder=str(folder), reason=error.strerror) from None
    except msgspec.DecodeError as error:
        raise CommandError("error-kept", game=game.id, folder=str(folder), reason=str(error)) from None


def _write(game: Game, figures: Figures, folder: Path, texts: Texts) -> None:
    words = Words(game, texts)
    file = folder / f"{game.id}{'' if texts.language == 'en' else '.' + texts.language}.md"
    try:
        drawn = plots.draw(figures, words, folder) if plots.can_draw() else []
        (folder / f"{game.id}.json").write_bytes(msgspec.json.encode(figures) + b"\n")
        file.write_text(report(figures, words, drawn), encoding="utf-8")
    except OSError as error:
        raise CommandError("error-write", file=str(error.filename), reason=error.strerror) from None
    if not plots.can_draw():
        print(texts("balance-no-plots"), file=sys.stderr)
    print(texts("balance-written", file=str(file), plots=len(drawn), games=figures.games))
