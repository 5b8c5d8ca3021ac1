"""`hypogeum presses`: how often people press in a turn, counted in recorded games."""

from __future__ import annotations

from argparse import Namespace

from hypogeum.commands.common import OK, print_json, the_record
from hypogeum.engine.texts import Texts
from hypogeum.lab.presses import Presses, count_presses


def run(args: Namespace, texts: Texts) -> int:
    """Count in every record and sum up by game."""
    by_game: dict[str, Presses] = {}
    for file in args.records:
        game, record = the_record(file)
        by_game.setdefault(game.id, Presses()).add(count_presses(game, record, args.read_first.split(",")))
    if args.json:
        print_json(by_game)
        return OK
    for name, counted in by_game.items():
        print(
            texts(
                "presses-line",
                game=name,
                games=counted.games,
                turns=counted.turns,
                menus=_a_turn(counted.by_menus, counted),
                narrowing=_a_turn(counted.by_narrowing, counted),
                saved=f"{counted.saved:.0%}",
            )
        )
    return OK


def _a_turn(presses: int, counted: Presses) -> str:
    return f"{presses / max(1, counted.turns):.2f}"
