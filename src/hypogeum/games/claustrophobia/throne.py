"""A demon that is never bought: it comes with its tile, stays on it, and comes back once (CL-S3-2 to CL-S3-4)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_number
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import has_room, saturation, strength_of, weight
from hypogeum.games.claustrophobia.clocks import clock_of
from hypogeum.games.claustrophobia.entering import enter_play
from hypogeum.games.claustrophobia.figures import FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.sending_back import MakeRoom
from hypogeum.games.claustrophobia.state import State


def enthrone(state: State, place: int) -> None:
    """The tile has come, and with it the demon and its escort, free of cost (CL-S3-2)."""
    state.push(ChooseEscort(place))
    enter_play(state, state.plan.throne_demon, place, "CL-S3-2")


# The escort


def most_escorts(state: State, place: int) -> int:
    """How many ordinary troglodytes may come with the demon: of the reserve, and as far as there is room."""
    reserve = 0
    for figure in range(FIRST_TROGLODYTE, FIRST_TROGLODYTE + parts.TROGLODYTES):
        if state.in_reserve(figure):
            reserve += 1
    room = saturation(state, place) - strength_of(state.infernals_on(place))
    return max(0, min(state.plan.throne_escort, reserve, room))


class ChooseEscort(Decision[State]):
    """The infernal player says how many troglodytes come with the demon (CL-S3-2)."""

    name = "choose_escort"
    elsewhere_rule = "CL-S3-2"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def waits(self, state: State) -> bool:
        return most_escorts(state, self.place) > 0

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ESCORT_VERBS

    def clock(self, state: State) -> Clock | None:
        return clock_of(state, state.infernal)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(ESCORT, most_escorts(state, self.place))  # CL-DEC-1

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        state.push(EscortEnters(self.place, action.target))


class EscortEnters(Step[State]):
    """One troglodyte after the other, each entry complete before the next (CL-THR-14)."""

    name = "escort_enters"

    def __init__(self, place: int, left: int) -> None:
        self.place = place
        self.left = left

    def args(self) -> list[int]:
        return [self.place, self.left]

    def run(self, state: State) -> None:
        if self.left:
            state.push(EscortEnters(self.place, self.left - 1))
            enter_play(state, state.next_troglodyte(), self.place, "CL-S3-2")


def escorted_place(state: State) -> int:
    """The tile whose escort is being chosen, or NONE."""
    step = state.agenda[-1] if state.agenda else None
    return step.place if isinstance(step, ChooseEscort) else NONE


class Escort(Verb[State]):
    """So many troglodytes come with the demon (CL-S3-2)."""

    name = "escort"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(state.plan.throne_escort, -1, -1))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = escorted_place(state)
        if place == NONE or target > most_escorts(state, place):
            return Refusal("CL-S3-2", number=target)
        return None

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, 0, parts.TROGLODYTES)


ESCORT: Final = Escort()
ESCORT_VERBS: Final[list[Verb[Any]]] = [ESCORT]


# Coming back (CL-S3-4)


def begin_return(state: State) -> None:
    """A threat phase begins: a demon that has died once comes back to its tile, which is made free for it."""
    demon = state.plan.throne_demon
    if demon == NONE or not state.died_once >> demon & 1 or not state.in_reserve(demon):
        return
    place = state.place_of_tile(state.plan.throne_tile)
    state.push(ReturnToThrone(place))
    state.push(MakeRoom(place, weight(demon)))


class ReturnToThrone(Step[State]):
    """Free of cost, and without regard to restrictions."""

    name = "return_to_throne"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def run(self, state: State) -> None:
        demon = state.plan.throne_demon
        if has_room(state, demon, self.place):
            enter_play(state, demon, self.place, "CL-S3-4")
