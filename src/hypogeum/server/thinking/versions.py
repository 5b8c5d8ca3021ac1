"""Of which version those are who ask bots, and those who think for them: one would misread the positions of another."""

from __future__ import annotations

from functools import cache
from importlib import metadata

from msgspec import Struct

from hypogeum.games import find_game


class Version(Struct, frozen=True):
    """Of the program, and of the rules of one of its games."""

    program: str
    game: str
    rules: int

    def __str__(self) -> str:
        return f"{self.program}:{self.game}:{self.rules}"


@cache
def version_here(game: str) -> Version:
    """The one of this process; raises UnknownGame."""
    return Version(metadata.version("hypogeum"), game, find_game(game).rules_version)


def read_version(text: str) -> Version:
    """What `str` has written; raises ValueError."""
    program, game, rules = text.rsplit(":", 2)
    return Version(program, game, int(rules))
