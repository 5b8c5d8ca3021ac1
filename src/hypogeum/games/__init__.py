"""The games. A game folder is the only place that knows its game."""

from __future__ import annotations

from importlib import import_module

from hypogeum.engine.game import Game

GAMES = ("heldentaufe", "terror_below")
"""The games in the order in which they are offered; each has `meta.GAME` in its folder."""


class UnknownGame(LookupError):
    """A name that is none of our games."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game '{name}'; there is {', '.join(GAMES)}")
        self.name = name


def find_game(name: str) -> Game:
    """The game of a name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(name)
    found = import_module(f"hypogeum.games.{name}.meta").GAME
    assert isinstance(found, Game)
    return found
