"""`hypogeum games`."""

from __future__ import annotations

from argparse import Namespace

from hypogeum.bots import LEVELS
from hypogeum.commands.common import OK, print_json
from hypogeum.engine.options import Option
from hypogeum.engine.texts import Texts
from hypogeum.games import GAMES, find_game


def run(args: Namespace, texts: Texts) -> int:
    games = [find_game(name) for name in GAMES]
    if args.json:
        print_json(
            [
                {
                    "id": game.id,
                    "name": game.name,
                    "rules_version": game.rules_version,
                    "fewest_seats": game.fewest_seats,
                    "most_seats": game.most_seats,
                    "options": game.options,
                    "bots": LEVELS,
                }
                for game in games
            ]
        )
        return OK
    for game in games:
        rules = sum(len(section.rules) for section in game.rulebook(texts.language).section)
        print(
            texts("games-line", id=game.id, name=game.name, fewest=game.fewest_seats, most=game.most_seats, rules=rules)
        )
        for option in game.options:
            print(texts("games-option", id=option.id, default=_write(option.default), values=_values(option, texts)))
    return OK


def _write(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(option: Option, texts: Texts) -> str:
    if option.kind == "flag":
        return "true, false"
    if option.kind == "choice":
        return ", ".join([*option.choices, *([texts("games-file")] if option.documents else [])])
    return ("0, " if option.zero else "") + f"{option.low}-{option.high}"
