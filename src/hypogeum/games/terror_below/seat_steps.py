"""Steps and decisions that belong to one seat: they fall away when it leaves the game."""

from __future__ import annotations

from hypogeum.engine.steps import Decision, Step
from hypogeum.games.terror_below.state import State


class SeatStep(Step[State]):
    """A step of one seat."""

    def __init__(self, seat: int) -> None:
        self.owner = seat

    def args(self) -> list[int]:
        return [self.owner]


class SeatDecision(Decision[State]):
    """A decision of one seat."""

    def __init__(self, seat: int) -> None:
        self.owner = seat

    def args(self) -> list[int]:
        return [self.owner]

    def seats(self, state: State) -> list[int]:
        return [self.owner]
