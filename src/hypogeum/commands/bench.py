"""`hypogeum bench`."""

from __future__ import annotations

from argparse import Namespace

from rich.console import Console
from rich.table import Table

from hypogeum.commands.common import OK, print_json, the_game
from hypogeum.engine.texts import Texts
from hypogeum.games import GAMES
from hypogeum.lab.bench import Bench, bench

FIGURES = ("decisions", "copies", "views", "playouts", "resamples")


def run(args: Namespace, texts: Texts) -> int:
    names = tuple(the_game(name).id for name in args.games) or GAMES
    with Console(stderr=True).status("..."):
        figures = bench(names, args.seconds)
    if args.json:
        print_json(figures)
    else:
        _print(figures, texts)
    return OK


def _print(figures: Bench, texts: Texts) -> None:
    build = texts("build-compiled" if figures.compiled else "build-pure")
    table = Table("", *figures.games, title=texts("bench-title", build=build))
    for name in FIGURES:
        values = [getattr(game, f"{name}_per_second") for game in figures.games.values()]
        table.add_row(texts(f"bench-figure-{name}"), *[f"{value:,.0f}" for value in values])
    Console().print(table)
