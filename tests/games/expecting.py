"""What the generic tests have to know of a game. Each game says it in its `expect.py`, which is found by itself.

A game of ours has it in `tests/games/NAME`, any other in its own package. The defaults fit a tiny game: two or three
seats, five kinds of events, games of some forty decisions. A bigger game asks more of random play: the numbers are
well below what it reaches, and well above what it would reach if a part of it were never played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from hypogeum.engine.chance import Chance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State


@dataclass(frozen=True, kw_only=True)
class Expect:
    """What is particular to a game, and the least that random play of it must reach."""

    # How it is played by lot

    shake: Callable[[State, Chance], None] | None = None
    """Puts a fresh state anywhere the rules could have led it, for games that random play alone does not get far in."""
    seldom: frozenset[str] = frozenset()
    """Verbs that random play does seldom: those that take back what was done, so that it would go round in circles, and
    `leave` where it ends the game."""
    asks_several: Mapping[str, object] | None = None
    """The options with which several seats are asked at the same time; None if that never happens."""

    # Texts

    raw: str = r"[{}$_*]"
    """What stands in a sentence when something in it was not put into words."""
    event_kinds: int = 5
    """The fewest kinds of events in the rules code."""
    happening: float = 0.8
    """The share of these kinds that random play reaches."""

    # What is hidden

    has_secrets: bool = True
    """Whether there are events of which one seat is told more than the others."""
    compared: int = 100
    """The fewest actions whose events are compared although they showed nothing."""
    compared_shown: int = 10
    """The fewest actions whose events are compared because they showed the same."""
    unrevealing: int = 10
    """The fewest actions that show nothing, and of which it is asked whether anybody has learnt something."""
    kept_through_shuffles: int = 0
    """The fewest times that somebody holds cards while others, which everybody has seen, are shuffled back."""
    secret_options: Mapping[str, object] = field(default_factory=dict)
    """The options with which not even who is asked depends on anything hidden, where a game has others too."""

    # Choosing

    plain_words: str = ""
    """The words of actions that are no ids and give nothing away, as a pattern."""
    shortcuts: int = 0
    """The fewest shortcuts that are offered and done."""
    interrupted: bool = False
    """Whether another seat may come between the actions of a shortcut, because of something that it holds in secret."""
    spent: Callable[[Any], int] | None = None
    """How many points to act have been spent so far, where shortcuts tell what they cost."""

    # What is refused and taken back

    refused: int = 20
    """The fewest targets that are thought of and refused."""
    taken_back: int = 0
    """The fewest actions that are taken back; 0 where each asks chance or shows something."""
    undo_reasons: frozenset[str] = frozenset({"chance", "other", "any_time"})
    """Why actions cannot be taken back, besides that there is none or that the game is over; empty where one can."""

    # Whole games

    points: Callable[[Any], list[int]] | None = None
    """The points of each seat as the rules count them, where the scores are something else."""
    recorded_seats: frozenset[int] = frozenset()
    """The numbers of seats of which a whole game is kept as a record."""
    game_options: Mapping[str, object] = field(default_factory=dict)
    """The options of the games of `game_ends`."""
    game_ends: Mapping[int, tuple[int, str]] = field(default_factory=dict)
    """By number of seats: how many actions a certain random game has, and the hash of its end."""
    mixed_end: tuple[Mapping[str, object], str] | None = None
    """Options, and the hash of a position with settings and people who have left."""
    resampled: str = ""
    """The hash of a certain resampled position."""


@cache
def expect(game: Game) -> Expect:
    """What the game's `expect.py` says."""
    places = (f"tests.games.{game.id}", game.package)
    for place in places:
        try:
            found = import_module(f"{place}.expect").EXPECT
        except ModuleNotFoundError as error:
            if error.name is None or not f"{place}.expect".startswith(error.name):
                raise
            continue
        assert isinstance(found, Expect)
        return found
    raise LookupError(f"there is no expect.py of {game.id} in {' or '.join(places)}")
