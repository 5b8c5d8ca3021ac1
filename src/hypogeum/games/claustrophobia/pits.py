"""Devouring Pits: a roll for every fighter that stands on one when its player's preparation phase begins."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.hits import BY_PIT, suffer
from hypogeum.games.claustrophobia.state import State

PIT_ROLL: Final = 4


def fighters_in_pits(state: State, faction: int) -> int:
    """Bit mask of the fighters of a faction on Devouring Pits (CL-TEF-10)."""
    found = 0
    for place in range(len(state.tiles)):
        if state.effect(place) == parts.PIT:
            found |= state.here[place] & faction
    return found


class RollInPits(Step[State]):
    """A combat die for each of some fighters, one by one: on 4 or more it suffers a hit (CL-TEF-10, CL-TEF-22)."""

    name = "roll_in_pits"

    def __init__(self, figures: int) -> None:
        self.figures = figures

    def args(self) -> list[int]:
        return [self.figures]

    def run(self, state: State) -> None:
        for figure in state.turn_order(self.figures):
            if not state.in_play(figure):
                continue  # another effect of this moment has killed it
            state.push(RollInPits(self.figures & ~(1 << figure)))
            roll_in_pit(state, figure)
            return


def roll_in_pit(state: State, figure: int) -> None:
    roll = state.chance.roll(6)
    is_hit = roll >= PIT_ROLL
    if state.tells:
        state.tell("pit_rolled", "CL-TEF-10", fighter=FIGURE_IDS[figure], roll=roll, hit=is_hit)
    if is_hit:
        suffer(state, figure, 1, BY_PIT)
