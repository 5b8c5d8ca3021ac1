"""Hypogeum: underground adventure board games by their full rules, for people and for programs.

>>> import hypogeum
>>> from hypogeum.engine.chance import FastChance
>>> game = hypogeum.game("heldentaufe")
>>> state = game.new(seats=3, chance=FastChance(seed=7))
>>> state.decision.name
'choose_hero'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypogeum import _sources

_sources.use_compiled_where_possible()

if TYPE_CHECKING:
    from hypogeum.engine.game import Game


def game(name: str) -> Game:
    """The game of a name such as `heldentaufe`; raises UnknownGame."""
    from hypogeum.games import find_game

    return find_game(name)
