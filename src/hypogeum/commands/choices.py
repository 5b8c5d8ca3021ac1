"""What people choose for games between bots: levels, options, folders; and what to say when they cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypogeum.bots import LEVELS, UnknownBot, make_bot
from hypogeum.commands.common import CommandError
from hypogeum.engine.game import Game
from hypogeum.engine.options import WrongOption, read_options


def the_levels(text: str, game: Game) -> list[str]:
    """Levels such as `careful,random`, all of which the game has."""
    levels = text.split(",")
    for level in levels:
        if level not in LEVELS:
            raise CommandError("error-bot", level=level, known=", ".join(LEVELS))
        try:
            make_bot(level, game, 0)
        except UnknownBot as error:
            raise CommandError("error-bot", level=level, known=", ".join(error.levels)) from None
    return levels


def require_seats(game: Game, seats: int) -> None:
    if not game.fewest_seats <= seats <= game.most_seats:
        fewest, most = game.fewest_seats, game.most_seats
        raise CommandError("error-seats", game=game.id, fewest=fewest, most=most, seats=seats)


def the_options(game: Game, given: list[str]) -> dict[str, Any]:
    """Options written as name=value."""
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


def the_folder(name: str) -> Path:
    """A folder to write in, made if need be."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("error-folder", folder=name, reason=error.strerror) from None
    return folder
