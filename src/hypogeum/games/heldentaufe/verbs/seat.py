"""What a seat may do at any moment, asked or not: settings, absence, leaving (sections 17.2 and 20.1)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.leaving import lose_connection, remove_seat
from hypogeum.games.heldentaufe.state import STANDING_ANSWERS, State
from hypogeum.games.heldentaufe.verbs.board import read_name

SETTINGS: Final[list[str]] = [
    *[f"standing_answer {answer}" for answer in STANDING_ANSWERS],
    "auto_command off",
    "auto_command on",
]


def _not_seated(state: State, seat: int) -> Refusal | None:
    return Refusal("HT-ONL-5") if state.is_gone(seat) else None


class Set(Verb[State]):
    """Change a personal setting (HT-JNT-9, HT-JNT-10, HT-ONL-10)."""

    name = "set"
    any_time = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(len(SETTINGS)))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        if target < len(STANDING_ANSWERS):
            state.standing[seat] = target
        elif SETTINGS[target] == "auto_command on":
            state.auto_command |= 1 << seat
        else:
            state.auto_command &= ~(1 << seat)

    def write(self, target: int) -> str:
        return SETTINGS[target]

    def read(self, words: str) -> int:
        return read_name(words, SETTINGS)


class Away(Verb[State]):
    """The player of the seat has lost the connection (HT-ONL-6)."""

    name = "away"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        lose_connection(state, seat)


class Back(Verb[State]):
    """The player of the seat is there again (HT-ONL-6)."""

    name = "back"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.away &= ~(1 << seat)
        if state.tells:
            state.tell("came_back", "HT-ONL-6", seat=seat)


class Leave(Verb[State]):
    """The seat leaves the game for good and its hero is removed (HT-ONL-5, HT-ONL-9)."""

    name = "leave"
    any_time = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _not_seated(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        remove_seat(state, seat)


SET: Final = Set()
AWAY: Final = Away()
BACK: Final = Back()
LEAVE: Final = Leave()
