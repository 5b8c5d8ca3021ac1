"""Steps and decisions that belong to one seat: they fall away when it leaves the game."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from hypogeum.engine.state import State
from hypogeum.engine.steps import Decision, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step of one seat."""

    def __init__(self, seat: int) -> None:
        self.owner = seat

    def args(self) -> list[int]:
        return [self.owner]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[S]):
    """A decision of one seat."""

    def __init__(self, seat: int) -> None:
        self.owner = seat

    def args(self) -> list[int]:
        return [self.owner]

    def seats(self, state: S) -> list[int]:
        return [self.owner]


def belongs_to(step: Step[Any], seat: int) -> bool:
    """Whether a step is one of the seat's own."""
    return isinstance(step, (SeatStep, SeatDecision)) and step.owner == seat


def drop_steps(state: State, seat: int) -> None:
    """Take everything off the agenda that belongs to the seat."""
    state.agenda = [step for step in state.agenda if not belongs_to(step, seat)]
