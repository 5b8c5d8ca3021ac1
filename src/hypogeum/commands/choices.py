"""What people choose for games between bots: levels, options, folders; and what to say when they cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypogeum.bots import LEVELS, UnknownBot, make_bot
from hypogeum.commands.common import CommandError
from hypogeum.engine.documents import NoDocument, UnreadableDocument, is_document, read_document
from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, WrongOption, read_options


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
    """Options written as name=value; where one takes documents, the value may be the file of one."""
    options: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise CommandError("error-option-form", text=text)
        options[name] = value
    for option in game.options:
        value = options.get(option.id, option.default)
        if option.documents and value not in option.choices and not is_document(value):
            options[option.id] = _document(game, option, value)
    try:
        known = read_options(game.options, options)
        if any(option.documents and is_document(known[option.id]) for option in game.options):
            game.check_options(known)  # what goes with a document, nobody but its game knows
    except WrongOption as error:
        raise CommandError("error-option", error=error.saying) from None
    return {name: known[name] for name in options}


def _document(game: Game, option: Option, name: str) -> str:
    """The text of a file, which the game can read."""
    try:
        text = read_document(Path(name))
    except NoDocument as error:
        raise CommandError("error-document", option=option.id, file=name, reason=error.reason) from None
    except UnreadableDocument as error:
        known = ", ".join(option.choices)
        raise CommandError("error-no-document", option=option.id, file=name, known=known, reason=error.reason) from None
    try:
        game.check_document(option.id, text)
    except WrongOption as error:
        raise CommandError("error-document", option=option.id, file=name, reason=error.expected) from None
    return text


def the_folder(name: str) -> Path:
    """A folder to write in, made if need be."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("error-folder", folder=name, reason=error.strerror) from None
    return folder
