"""The guide: a marker that explores by itself until it has found its tile (CL-S8-3 to CL-S8-5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import FAR, SIDES, distances, is_unexplored
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.exploring import begin_exploration
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import State

START: Final = 1
"""The tile on which it starts."""


def begin_guide(state: State) -> None:
    """At setup it stands on tile 1, and the direction token shows its first exit (CL-S8-3, CL-S8-4)."""
    state.guide = state.place_of_tile(START)
    aim(state)


def can_explore(state: State) -> bool:
    """Whether there is anything that the guide can find now."""
    return state.guide != NONE and stack_size(state) > 0 and bool(nearest_exits(state))


def explore(state: State) -> None:
    """It takes the exit that the direction token shows; if that is gone, one is drawn again (CL-S8-4)."""
    if not _leads_on(state, state.guide_exit):
        aim(state)
    end = state.guide_exit
    if state.tells:
        cell, side = write_cell(state.cells[end // SIDES]), parts.SIDE_IDS[end % SIDES]
        state.tell("guide_explored", "CL-S8-3", cell=cell, side=side)
    state.push(GoOn(state.guide))
    begin_exploration(state, NONE, end)


def _leads_on(state: State, end: int) -> bool:
    """Whether the exit is still unexplored and no rubble cuts the guide off from it (CL-S8-5)."""
    return end != NONE and is_unexplored(state, end) and distances(state, state.guide)[end // SIDES] != FAR


def nearest_exits(state: State) -> list[int]:
    """The unexplored exits of the guide's tile, or else those that are the fewest links away (CL-S8-4)."""
    ways = distances(state, state.guide)
    found: list[int] = []
    nearest = FAR
    for end in range(len(state.links)):
        away = ways[end // SIDES]
        if away > nearest or away == FAR or not is_unexplored(state, end):
            continue
        if away < nearest:
            found = []
            nearest = away
        found.append(end)
    return found


def aim(state: State) -> None:
    """Draw the exit that the guide takes next, and show it by the direction token (CL-S8-4)."""
    exits = nearest_exits(state)
    if not exits:
        state.guide_exit = NONE
        return
    state.guide_exit = exits[0] if len(exits) == 1 else exits[state.chance.pick(len(exits))]
    if state.tells:
        cell, side = write_cell(state.cells[state.guide_exit // SIDES]), parts.SIDE_IDS[state.guide_exit % SIDES]
        state.tell("guide_aimed", "CL-S8-4", cell=cell, side=side)


def remove_guide(state: State, place: int) -> None:
    """It has brought the fighters, or they have come by themselves, to the tile where its way ends (CL-S8-5)."""
    state.guide = NONE
    state.guide_exit = NONE
    if state.tells:
        state.tell("guide_removed", "CL-S8-5", cell=write_cell(state.cells[place]))


class GoOn(Step[State]):
    """The exploration is over: the marker has moved, and its next exit is drawn right away (CL-S8-3, CL-S8-4)."""

    name = "guide_goes_on"

    def __init__(self, before: int) -> None:
        self.before = before

    def args(self) -> list[int]:
        return [self.before]

    def run(self, state: State) -> None:
        if state.guide == NONE or state.guide == self.before:
            return
        if state.tells:
            state.tell("guide_moved", "CL-S8-3", cell=write_cell(state.cells[state.guide]))
        aim(state)
