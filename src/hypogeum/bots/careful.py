"""The level `careful`: the rules of thumb of the game's guide."""

from __future__ import annotations

from hypogeum.bots.guide import Guide
from hypogeum.engine.actions import Action
from hypogeum.engine.state import State


class CarefulBot:
    """Does what the guide would do. Plays one seat of one game."""

    reads_state = True

    def __init__(self, guide: Guide) -> None:
        self.guide = guide

    def choose(self, seen: State, seat: int) -> Action:
        return self.guide.choose(seen, seat)
