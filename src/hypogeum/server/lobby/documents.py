"""Documents that the server offers for options of games: the files of one folder, read and tried when it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from pathlib import Path
from typing import Any

from msgspec import Struct

from hypogeum.engine.documents import (
    SUMMARY,
    TITLE,
    UnreadableDocument,
    fault,
    is_document,
    obstacle_in,
    read_document,
    words_of,
)
from hypogeum.engine.game import Game
from hypogeum.engine.options import Option, WrongOption
from hypogeum.engine.texts import Saying, said
from hypogeum.games import GAMES, find_game
from hypogeum.server.protocol.bodies import DocumentInfo, OfferedDocument

SUFFIX = ".toml"
PREFIX = "file:"
"""Of the value by which a client chooses an offered document."""


class Offer(Struct, frozen=True):
    """A document that an option of a game may be."""

    game: str
    option: str
    value: str
    text: str


class LeftOut(Struct, frozen=True):
    """A file that is not offered, and why."""

    file: Path
    reason: Saying


class Documents:
    """Everything that is offered. A table that is made with a document keeps its text, not its name."""

    def __init__(self, offers: Sequence[Offer] = ()) -> None:
        self._offers = offers

    def offered(self, game: Game) -> dict[str, list[OfferedDocument]]:
        """By option: what it may be besides its choices."""
        found: dict[str, list[OfferedDocument]] = {}
        for offer in self._offers:
            if offer.game == game.id:
                named = OfferedDocument(value=offer.value, **_words(offer.text))
                found.setdefault(offer.option, []).append(named)
        return found

    def put_in(self, game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with the texts of the documents that are named; raises WrongOption.

        A text itself is refused: only what the host of the server has put into the folder is played.
        """
        known = {option.id: option for option in game.options if option.documents}
        return {
            name: self._text(game, known[name], value) if name in known else value for name, value in options.items()
        }

    def _text(self, game: Game, option: Option, value: str) -> str:
        """A choice as it is, and the text of a document."""
        offers = [offer for offer in self._offers if (offer.game, offer.option) == (game.id, option.id)]
        texts = {choice: choice for choice in option.choices} | {offer.value: offer.text for offer in offers}
        if value not in texts:
            raise WrongOption(option.id, value, said("option-choice", choices=tuple(texts)))
        return texts[value]


def options_as_told(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as everybody is told: documents by what they are called."""
    return {name: DocumentInfo(**_words(value)) if is_document(value) else value for name, value in options.items()}


def _words(document: str) -> dict[str, dict[str, str]]:
    return {"title": words_of(document, TITLE), "summary": words_of(document, SUMMARY)}


# Reading


def read_folder(folder: Path) -> tuple[Documents, list[LeftOut]]:
    """The documents of a folder, and the files that are none; raises OSError where the folder cannot be read."""
    offers: list[Offer] = []
    left_out: list[LeftOut] = []
    games = [find_game(name) for name in GAMES]
    for file in sorted(file for file in folder.iterdir() if file.suffix == SUFFIX):
        try:
            offers += _offers_of(file, games)
        except UnreadableDocument as error:
            left_out.append(LeftOut(file, error.reason))
    return Documents(offers), left_out


def _offers_of(file: Path, games: Sequence[Game]) -> list[Offer]:
    """For every option that takes the document; raises UnreadableDocument where there is none."""
    if obstacle_in(file.stem):
        raise UnreadableDocument(fault((), said("file-name-untold"), said("right-file-name")))
    text = read_document(file)
    offers: list[Offer] = []
    reasons: list[Saying] = []
    for game in games:
        for option in [option for option in game.options if option.documents]:
            try:
                game.check_document(option.id, text)
            except WrongOption as error:
                reasons.append(said("document-of-game", game=game.name, reason=error.expected))
            except Exception as error:  # a mistake of the game's reader keeps nobody from playing
                mistake = f"{type(error).__name__}: {error}"
                reasons.append(said("document-of-game", game=game.name, reason=mistake))
            else:
                offers.append(Offer(game.id, option.id, PREFIX + file.stem, text))
    if not offers:
        raise UnreadableDocument(_all(reasons) if reasons else said("document-no-game"))
    if not words_of(text, TITLE):
        raise UnreadableDocument(said("document-no-title"))
    return offers


def _all(reasons: Sequence[Saying]) -> Saying:
    return reduce(lambda one, other: said("both", one=one, other=other), reasons)
