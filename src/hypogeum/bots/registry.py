"""Finds the bots of a game by level."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Protocol

from hypogeum.bots.careful import CarefulBot
from hypogeum.bots.guide import Guide
from hypogeum.bots.random import RandomBot
from hypogeum.bots.search import NO_LIMIT, SearchBot
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.engine.options import BOT_LEVELS
from hypogeum.engine.state import State

LEVELS = BOT_LEVELS

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


class SeveralGuides(LookupError):
    """A module that leaves open which of its guides is the one for the bots."""

    def __init__(self, module: str, guides: list[str]) -> None:
        super().__init__(f"{module} has several guides, {' and '.join(guides)}; leave one in it")
        self.module = module
        self.guides = guides


def make_bot(level: str, game: Game, seed: int, *, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """A bot of a level for one seat of one game; raises UnknownBot.

    `seconds` and `simulations` limit what `search` spends on one decision; whichever is reached first ends it.
    The other levels do not need them. With `simulations` alone the same seed gives the same decisions.
    """
    if level == "random":
        return RandomBot(seed)
    guide = guide_of(game)
    if level not in LEVELS or guide is None:
        raise UnknownBot(level, game.id, LEVELS if guide is not None else LEVELS[:1])
    if level == "careful":
        return CarefulBot(guide(game, seed))
    if seconds is None:
        seconds = SEARCH_SECONDS if simulations is None else NO_LIMIT
    return SearchBot(game, guide(game, seed), seed, seconds, NO_LIMIT if simulations is None else simulations)


def opening_actions(game: Game) -> list[Action]:
    """What a bot's seat does once before it plays: its personal settings (verbs that need no question)."""
    guide = guide_of(game)
    return [] if guide is None else [game.action(text) for text in guide.opening]


def guide_of(game: Game) -> type[Guide] | None:
    """The rules of thumb of a game, if it has any: the one Guide in `hypogeum.bots.NAME`, or in `bots` of its package.

    Games of other packages bring theirs along; both may be a single file or a folder.
    """
    for name in (f"hypogeum.bots.{game.id}", f"{game.package}.bots"):
        module = _module(name)
        guides = [] if module is None else _guides_in(module)
        if len(guides) > 1:
            raise SeveralGuides(name, [guide.__name__ for guide in guides])
        if guides:
            return guides[0]
    return None


def _module(name: str) -> ModuleType | None:
    """A module that may not exist; what it fails to import itself is not hidden."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if not f"{name}.".startswith(f"{error.name}."):
            raise
        return None


def _guides_in(module: ModuleType) -> list[type[Guide]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Guide) and value is not Guide
    ]
