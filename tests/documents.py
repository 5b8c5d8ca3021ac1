"""An option that takes documents, for tests: a person may write who begins a game of Lantern."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from hypogeum.engine.documents import is_document
from hypogeum.engine.options import Option, WrongOption
from hypogeum.engine.table_options import TableOptions
from hypogeum.engine.texts import Saying
from tests.lantern.meta import GAME

START = Option(id="start", kind="choice", default="lot", choices=("lot", "last"), documents=True, rule="LN-SET-3")

SECOND = """\
begins = 1

[title]
en = "The Second First"
fr = "Le deuxième d’abord"

[summary]
en = "Seat 1 begins."
"""
NOBODY = SECOND.replace("begins = 1", "begins = 7")
"""A document that is wrong at every table."""
WHY_NOT_NOBODY = "begins: there is no seat 7"
WHY_NOT = {"en": WHY_NOT_NOBODY, "fr": "begins\u00a0: il n’y a pas de place 7"}
"""The same by language."""


def said(key: str, /, **args: object) -> Saying:
    """What this game says of a wrong document."""
    return Saying(Path(__file__).parent / "text" / "faults", key, args)


class Starting(TableOptions):
    """Options with a document that says who begins."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        super().__init__(seats, values)
        start = str(values["start"])
        if is_document(start):
            self.first_player = self._beginner(start)
        elif start == "last":
            self.first_player = seats - 1

    def _beginner(self, document: str) -> int:
        try:
            begins = tomllib.loads(document)["begins"]
        except (tomllib.TOMLDecodeError, KeyError):
            raise WrongOption("start", document, said("unreadable")) from None
        if begins not in range(self.seats):
            raise WrongOption("start", document, said("no-seat", seat=begins))
        return int(begins)


def let_people_write(patch: pytest.MonkeyPatch) -> None:
    """Give Lantern the option."""
    patch.setattr(GAME, "options", (START, *GAME.options))
    patch.setattr(GAME, "_options_type", Starting)
