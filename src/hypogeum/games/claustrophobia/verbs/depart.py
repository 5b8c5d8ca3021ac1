"""Leaving the game through the City Gate by choice (CL-SCN-4, CL-SCN-9)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import ACT, SCORE, Verb
from hypogeum.games.claustrophobia.acting import acting_human, own_things, stands_on
from hypogeum.games.claustrophobia.departing import leave_game
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.plan import DELIVERED, LEAVE_BY_CHOICE, REACHED
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tokens import CRATE, carries


class Depart(Verb[State]):
    """The activated fighter leaves: no action, no departure, and the exhausted may do it too (CL-SCN-9)."""

    name = "depart"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0] if state.plan.leave == LEAVE_BY_CHOICE and acting_human(state) != NONE else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.plan.leave != LEAVE_BY_CHOICE:
            return Refusal("CL-SCN-4")
        figure = acting_human(state)
        if figure == NONE:
            return Refusal("CL-SCN-9")
        return None if stands_on(state, figure, GATE) else Refusal("CL-SCN-4", fighter=FIGURE_IDS[figure])

    def perform(self, state: State, seat: int, target: int) -> None:
        leave_game(state, state.acting)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return own_things(state)

    def wish_of(self, state: State, seat: int, target: int) -> str:
        figure = acting_human(state)
        return SCORE if figure != NONE and counts(state, figure) else ACT


def counts(state: State, figure: int) -> bool:
    """Whether the condition of the scenario comes nearer if the fighter leaves."""
    condition = state.plan.condition
    return condition == REACHED or (condition == DELIVERED and carries(state, figure, CRATE))


def winning_departure(state: State) -> Action | None:
    """What is done for a player who does not answer: the activated fighter leaves if that wins (CL-DEC-1)."""
    if DEPART.refusal(state, state.human, 0) is not None or not counts(state, state.acting):
        return None
    done = state.left.bit_count() if state.plan.condition == REACHED else state.delivered
    return Action(DEPART, 0) if done + 1 >= state.plan.count else None


DEPART: Final = Depart()
