"""Finds the bots of a game by level."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Protocol

from hypogeum.bots.random import RandomBot
from hypogeum.bots.search import NO_LIMIT, SearchBot
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.engine.state import State

LEVELS = ("random", "careful", "search")
"""From the weakest to the strongest."""

SEARCH_SECONDS = 0.5
"""How long `search` thinks about a decision if nothing else is said."""


class Bot(Protocol):
    """Plays one seat of one game.

    `seen` is what the seat may know: the caller gives `game.resample(state, seat, chance)`, a copy in which
    everything hidden from the seat is redrawn. Only a bot that reads nothing but the offered actions
    (`reads_state` is False) may be given the state itself, because these do not depend on anything hidden.
    """

    reads_state: bool

    def choose(self, seen: State, seat: int) -> Action:
        """One of the actions offered to the seat."""
        ...


class UnknownBot(LookupError):
    """A level that does not exist, or that a game does not have."""

    def __init__(self, level: str, game: str, levels: tuple[str, ...]) -> None:
        super().__init__(f"{game} has no bot '{level}'; there is {', '.join(levels)}")
        self.level = level
        self.game = game
        self.levels = levels


def make_bot(level: str, game: Game, seed: int, *, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """A bot of a level for one seat of one game; raises UnknownBot.

    `seconds` and `simulations` limit what `search` spends on one decision; whichever is reached first ends it.
    The other levels do not need them. With `simulations` alone the same seed gives the same decisions.
    """
    if level == "random":
        return RandomBot(seed)
    folder = _folder(game)
    if level not in LEVELS or folder is None:
        raise UnknownBot(level, game.id, LEVELS if folder is not None else LEVELS[:1])
    if level == "careful":
        careful: Bot = folder.CAREFUL()
        return careful
    if seconds is None:
        seconds = SEARCH_SECONDS if simulations is None else NO_LIMIT
    return SearchBot(game, folder.GUIDE(), seed, seconds, NO_LIMIT if simulations is None else simulations)


def opening_actions(game: Game) -> list[Action]:
    """What a bot's seat does once before it plays: its personal settings (verbs that need no question)."""
    folder = _folder(game)
    return [] if folder is None else [game.action(text) for text in folder.OPENING]


def _folder(game: Game) -> ModuleType | None:
    """The game's own rules of thumb, if it has any."""
    name = f"hypogeum.bots.{game.id}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
