"""What a seat may do at any moment, asked or not: going away, coming back, leaving."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.verbs import Verb
from hypogeum.games.terror_below.leaving import remove_seat
from hypogeum.games.terror_below.state import State


def _not_seated(state: State, seat: int) -> Refusal | None:
    return Refusal("TB-ONL-3") if state.gone >> seat & 1 else None


class Away(Verb[State]):
    """The player of the seat has lost the connection."""

    name = "away"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.away |= 1 << seat
        if state.tells:
            state.tell("went_away", "TB-ONL-3", seat=seat)


class Back(Verb[State]):
    """The player of the seat is there again."""

    name = "back"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.away &= ~(1 << seat)
        if state.tells:
            state.tell("came_back", "TB-ONL-3", seat=seat)


class Leave(Verb[State]):
    """The seat leaves the game for good and its Squad is removed."""

    name = "leave"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        remove_seat(state, seat)


AWAY: Final = Away()
BACK: Final = Back()
LEAVE: Final = Leave()
