"""Ways over the revealed surface, and over the free spaces of the Underworld."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.heldentaufe.components import (
    SPACE_NEIGHBOURS,
    SPACES,
)
from hypogeum.games.heldentaufe.state import (
    State,
)
from hypogeum.games.heldentaufe.surface import distances

FAR: Final = 99
"""More steps than any way has."""


class Atlas:
    """Distances of one map of the surface, measured when asked for and kept until the map changes."""

    def __init__(self) -> None:
        self._cells = EMPTY
        self._steps: list[list[int]] = []

    def look(self, state: State) -> None:
        """Forget everything if the map is another one."""
        if state.tile_cells != self._cells:
            self._cells = state.tile_cells[:]
            self._steps = [EMPTY] * len(self._cells)

    def steps_from(self, state: State, tile: int) -> list[int]:
        """By tile: the steps to it from this one, or back."""
        steps = self._steps[tile]
        if not steps:
            steps = distances(state, tile)
            self._steps[tile] = steps
        return steps

    def next_tile(self, state: State, here: int, goal: int) -> int:
        """The neighbour to step on for a shortest way."""
        steps = self.steps_from(state, goal)
        for direction in range(6):
            other = state.neighbours[here * 6 + direction]
            if other != NONE and steps[other] < steps[here]:
                return other
        return here


def nearest_of_kind(state: State, steps: list[int], kind: int) -> int:
    """The nearest revealed tile of a kind, by the steps to every tile, or NONE."""
    best = NONE
    for tile in range(len(steps)):
        if state.tile_kinds[tile] == kind and (best == NONE or steps[tile] < steps[best]):
            best = tile
    return best


def _all_steps_below() -> list[list[int]]:
    """Between every two spaces, on an empty board."""
    table: list[list[int]] = []
    for start in range(SPACES):
        steps = [FAR] * SPACES
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in SPACE_NEIGHBOURS[space]:
                if steps[other] == FAR:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        table.append(steps)
    return table


STEPS_BELOW: Final[list[list[int]]] = _all_steps_below()


def ways_below(state: State, start: int, trap_toll: int) -> list[int]:
    """By space: twice the AP to get there over free spaces, with a toll for each danger token on the way.

    Spaces with a figure have the cost of stepping on them, but no way leads over them.
    """
    costs = [2 * FAR] * SPACES
    costs[start] = 0
    queue = [start]
    for space in queue:
        if space != start and state.occupants[space] != NONE:
            continue
        for other in SPACE_NEIGHBOURS[space]:
            cost = costs[space] + 2
            if state.danger >> other & 1:
                cost += trap_toll
            if cost < costs[other]:
                costs[other] = cost
                queue.append(other)
    return costs


def first_step_below(state: State, here: int, goal: int, trap_toll: int) -> int:
    """The free neighbour to step on for the cheapest way to a space (occupied or not), or NONE."""
    costs = ways_below(state, goal, trap_toll)
    best = NONE
    lowest = 2 * FAR
    for space in SPACE_NEIGHBOURS[here]:
        if state.occupants[space] == NONE and costs[space] < lowest:
            best, lowest = space, costs[space]
    return best
