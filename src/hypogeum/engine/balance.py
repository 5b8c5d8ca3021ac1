"""What a game tells about its balance: the contract of `games/NAME/balance.py`, from which the reports are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from hypogeum.engine.events import Event
from hypogeum.engine.state import State


class Facts(Struct, frozen=True, kw_only=True):
    """What one finished game came to. Everything is named by ids that the `Balance` of the game lists."""

    places: list[int]
    """By seat: its place in the order of turns, or its side, from 0."""
    points: list[dict[str, int]]
    """By seat: points by source, losses as negative numbers; they sum to the points at the end."""
    cast: dict[str, list[list[str]]]
    """By cast, by seat: whom the seat played."""
    falls: list[dict[str, int]]
    """By seat: how often it was beaten, by cause."""
    ending: str
    score: int | None = None
    """Of a won game against the game itself, where it has a score."""


class Cast(Struct, frozen=True):
    """A way in which seats come to different figures: heroes, dealt characters, chosen leaders."""

    id: str
    thing: str
    """The prefix of the names in the game's catalogue, such as `hero`."""
    members: tuple[str, ...]


class Study(Struct, frozen=True, kw_only=True):
    """Games that are measured together."""

    id: str
    seats: tuple[int, ...]
    option_sets: tuple[dict[str, Any], ...] = ({},)
    """Each is played with each number of seats."""
    is_shared: bool = False
    """Whether all seats win or lose together, against the game: solo, or a team of all."""
    casts_vary: bool = True
    """Not where a side always has the same figures, whose shares would be those of the side."""


class Balance(Struct, frozen=True, kw_only=True):
    """What there is to measure in a game, in the order of the report."""

    studies: tuple[Study, ...]
    casts: tuple[Cast, ...]
    sources: tuple[str, ...]
    falls: tuple[str, ...]
    endings: tuple[str, ...]
    places: tuple[str, ...] = ()
    """The sides of a game, where places are sides and not an order of turns: one for each seat."""
    facts: Callable[[State, Sequence[Event]], Facts]
    """The facts of a game that is over, from its end and all its events."""

    @property
    def has_points(self) -> bool:
        """Whether points come from different sources, which is worth telling."""
        return len(self.sources) > 1


def all_sets(**values: Sequence[Any]) -> tuple[dict[str, Any], ...]:
    """Every combination of values of some options."""
    return tuple(dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
