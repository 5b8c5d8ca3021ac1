"""The dead come back as Putrefied Damned (CL-S7-3, CL-S7-4)."""

from __future__ import annotations

from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_DAMNED
from hypogeum.games.claustrophobia.sending_back import MakeRoom
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import enter


def rise(state: State, victim: int, place: int) -> None:
    """A killed human fighter is replaced at once, unless its death ends the game (CL-S7-3, CL-END-2)."""
    state.push(Risen(victim, place))


class Risen(Step[State]):
    """A Putrefied Damned enters play in place of a human fighter; if the tile is too full then, somebody has to go."""

    name = "risen"

    def __init__(self, victim: int, place: int) -> None:
        self.victim = victim
        self.place = place

    def args(self) -> list[int]:
        return [self.victim, self.place]

    def run(self, state: State) -> None:
        figure = _next_damned(state)
        state.company |= 1 << figure
        state.put(figure, self.place)
        if state.tells:
            name, cell = FIGURE_IDS[figure], write_cell(state.cells[self.place])
            state.tell("damned_rose", "CL-S7-3", fighter=name, victim=FIGURE_IDS[self.victim], cell=cell)
        state.push(MakeRoom(self.place, 0))
        enter(state, figure, self.place)


def _next_damned(state: State) -> int:
    """There is one for each of the five human fighters."""
    figure = FIRST_DAMNED
    while state.company >> figure & 1:
        figure += 1
    return figure
