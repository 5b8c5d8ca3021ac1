"""Pursuit: a fighter that has killed an enemy may follow to an adjacent tile without spending MV (CL-INS-7)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Clock, Decision, Step
from hypogeum.engine.verbs import GIVE_UP, MOVE, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import has_room
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, is_human
from hypogeum.games.claustrophobia.moving import (
    GRANTED,
    NOT_ASKED,
    GrantPassage,
    arrive,
    asks_for_passage,
    is_flooded,
    obstacle_refusal,
    ways_out,
)
from hypogeum.games.claustrophobia.state import State


def can_pursue(state: State, figure: int) -> bool:
    """Whether the fighter has a Pursuit left this turn and is still there to use it."""
    if state.over or not is_human(figure) or state.pursued >> figure & 1:
        return False
    return state.in_play(figure) and values.text_effect(state, figure) == parts.PURSUIT


def pursuit_refusal(state: State, figure: int, place: int) -> Refusal | None:
    """Saturation, blocking and Imposing apply; no way out of a Flooded Tunnel (CL-INS-7)."""
    cell = write_cell(state.cells[place])
    if place not in ways_out(state, figure, state.place[figure]):
        return Refusal("CL-MOV-2", fighter=FIGURE_IDS[figure], cell=cell)
    if is_flooded(state, figure, state.place[figure]):
        return Refusal("CL-INS-7", fighter=FIGURE_IDS[figure])
    if not has_room(state, figure, place):
        return Refusal("CL-MOV-6", cell=cell)
    return obstacle_refusal(state, figure)


class Pursue(Decision[State]):
    """Follow to an adjacent tile, or stay (CL-INS-7)."""

    name = "pursue"
    elsewhere_rule = "CL-INS-7"

    def waits(self, state: State) -> bool:
        return state.acting != NONE and bool(FOLLOW.targets(state, state.human))

    def seats(self, state: State) -> list[int]:
        return [state.human]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PURSUIT_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(STAY, 0)  # CL-DEC-1: none


class Follow(Verb[State]):
    """Pursue to an adjacent tile (CL-INS-7)."""

    name = "pursue"
    wish = MOVE
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        figure = state.acting
        if figure == NONE or not state.in_play(figure):
            return EMPTY
        return [state.cells[place] for place in ways_out(state, figure, state.place[figure])]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place_at(target)
        figure = state.acting
        if place == NONE or figure == NONE or not state.in_play(figure):
            return Refusal("CL-INS-7", cell=write_cell(target))
        return pursuit_refusal(state, figure, place)

    def perform(self, state: State, seat: int, target: int) -> None:
        figure = state.acting
        state.pursued |= 1 << figure
        if asks_for_passage(state, figure):
            state.push(PursueOnto(figure, state.place_at(target)))
            state.push(GrantPassage(figure))
        else:
            arrive(state, figure, state.place_at(target), "CL-INS-7")

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]


class PursueOnto(Step[State]):
    """A pursuit that waited for the answer of Imposing's owner (CL-OPT-1); the next departure is asked for anew."""

    name = "pursue_onto"

    def __init__(self, figure: int, target: int) -> None:
        self.figure = figure
        self.target = target

    def args(self) -> list[int]:
        return [self.figure, self.target]

    def run(self, state: State) -> None:
        if state.passage == GRANTED:
            arrive(state, self.figure, self.target, "CL-INS-7")
        else:
            state.passage = NOT_ASKED


class Stay(Verb[State]):
    """Do not pursue; the chance may come again this turn (CL-INS-7)."""

    name = "stay"
    wish = GIVE_UP
    is_open = True


FOLLOW: Final = Follow()
STAY: Final = Stay()
PURSUIT_VERBS: Final[list[Verb[Any]]] = [FOLLOW, STAY]
