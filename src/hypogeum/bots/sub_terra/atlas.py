"""How far everything is from everything in one temple: worked out when it is asked for, kept while the map lasts."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import adjacent_places, distances
from hypogeum.games.sub_terra.cells import SIDES, beyond, cell_y
from hypogeum.games.sub_terra.state import FRONTIER, State

STEP: Final = 7
"""One Move in tenths of an AP: a Run makes three of 2 AP."""
NO_WAY: Final = 400
SNAKES: Final = 9
"""By marker."""
PIT: Final = 9

# How somebody walks

STRONG: Final = 0
FRAIL: Final = 1
"""Spikes would bring it down."""
NIMBLE: Final = 2
"""Over Rubble (ST2-EXP-GUI-1)."""
VANISHING: Final = 3
"""Through walls (ST2-CIR-ESC-2)."""
VIGILANT: Final = 4
"""Unharmed by spikes (ST2-EXP-ROG-2)."""
WALKERS: Final = 5
SPIKES: Final[list[int]] = [18, 45, 45, 45, 0]
RUBBLE: Final[list[int]] = [18, 18, 0, 45, 18]
"""By way of walking: what it costs besides the Move to enter a tile with spikes, or one with Rubble."""


def walker_of(state: State, piece: int) -> int:
    """How a piece walks now."""
    character = state.character[piece]
    if character == parts.GUIDE:
        return NIMBLE
    if character == parts.ESCAPOLOGIST:
        return VANISHING
    if character == parts.ROGUE:
        return VIGILANT
    return STRONG if state.hearts[piece] > parts.SPIKES_HEARTS else FRAIL


class Atlas:
    """Distances and ways of one map."""

    def __init__(self, state: State) -> None:
        self.links = state.links
        self.flipped = state.flipped
        self.rubble = state.rubble
        self.consolidated = state.consolidated
        self.markers = state.markers
        count = len(state.tiles)
        self.steps: list[list[int]] = [EMPTY] * count
        self.ways: list[list[int]] = [EMPTY] * (count * WALKERS)
        self.entering: list[int] = EMPTY
        self.spikes = 0
        self.lava: list[int] = EMPTY
        self.lines: list[list[int]] = [EMPTY] * count
        self.exits: list[int] = []
        """The places with frontier exits."""
        self.sides: list[int] = []
        """By exit: how many sides of its place lead on."""
        self.deepest = 0
        cells = 0
        links = state.links
        for place in range(1, count):
            if state.flipped >> place & 1:
                continue
            sides = 0
            for side in range(SIDES):
                if links[place * SIDES + side] == FRONTIER:
                    sides += 1
                    cells |= 1 << beyond(state.cells[place], side)
            if sides:
                self.exits.append(place)
                self.sides.append(sides)
            self.deepest = max(self.deepest, cell_y(state.cells[place]))
        self.locations = cells.bit_count()
        """How many cells the frontier exits point at."""

    def fits(self, state: State) -> bool:
        """Whether it shows the temple of a state."""
        return (
            self.links is state.links
            and self.flipped == state.flipped
            and self.rubble == state.rubble
            and self.consolidated == state.consolidated
            and self.markers == state.markers
        )

    def steps_from(self, state: State, place: int) -> list[int]:
        """By place: the steps of the shortest path."""
        found = self.steps[place]
        if not found:
            found = distances(state, place)
            self.steps[place] = found
        return found

    def ways_to(self, state: State, goal: int, walker: int) -> list[int]:
        """By place: what it costs to get from there to a goal, in tenths of an AP."""
        key = goal * WALKERS + walker
        found = self.ways[key]
        if not found:
            found = self._search(state, goal, walker)
            self.ways[key] = found
        return found

    def way(self, state: State, piece: int, goal: int) -> int:
        """What it costs a piece to get to a goal from where it is."""
        return self.ways_to(state, goal, walker_of(state, piece))[state.place[piece]]

    def line_from(self, state: State, place: int) -> list[int]:
        """The places of the best way out for somebody strong, from a place to the Exit; empty where there is none."""
        found = self.lines[place]
        if not found and place != parts.EXIT_PLACE:
            found = self._line(state, place)
            self.lines[place] = found
        return found

    def _line(self, state: State, place: int) -> list[int]:
        out = self.ways_to(state, parts.EXIT_PLACE, STRONG)
        if out[place] >= NO_WAY:
            return EMPTY
        found = [place]
        here = place
        while here != parts.EXIT_PLACE:
            best = NONE
            least = NO_WAY
            for side in range(SIDES):
                other = state.links[here * SIDES + side]
                if other < 0 or out[other] >= out[here]:
                    continue
                cost = out[other] + self._cost_of_entering(state, other, STRONG)
                if cost < least:
                    best, least = other, cost
            if best == NONE:
                return EMPTY
            found.append(best)
            here = best
        return found

    def _cost_of_entering(self, state: State, place: int, walker: int) -> int:
        cost = STEP + self.entering[place]
        if state.rubble >> place & 1:
            cost += RUBBLE[walker]
        if self.spikes >> place & 1:
            cost += SPIKES[walker]
        return cost

    def flows_until(self, state: State) -> list[int]:
        """By place: after how many flows lava takes it; only after the eruption."""
        if not self.lava:
            self.lava = _flows(state)
        return self.lava

    def _search(self, state: State, goal: int, walker: int) -> list[int]:
        if not self.entering:
            self.entering = _entering(state)
            for place in range(parts.FIXED, len(state.tiles)):
                if state.kind(place) == parts.SPIKES:
                    self.spikes |= 1 << place
        found = [NO_WAY] * len(state.tiles)
        found[goal] = 0
        queue = [goal]
        links = state.links
        flipped = state.flipped
        head = 0
        while head < len(queue):
            here = queue[head]
            head += 1
            base = found[here] + self._cost_of_entering(state, here, walker)
            if walker == VANISHING:
                for other in adjacent_places(state, here):
                    if other != parts.EXIT_PLACE and not flipped >> other & 1 and base < found[other]:
                        found[other] = base
                        queue.append(other)
                continue
            for side in range(SIDES):
                other = links[here * SIDES + side]
                if other > parts.EXIT_PLACE and base < found[other] and not flipped >> other & 1:
                    found[other] = base
                    queue.append(other)
        return found


def _entering(state: State) -> list[int]:
    """By place: what entering it costs besides the Move."""
    found = [0] * len(state.tiles)
    for place in range(parts.FIXED, len(state.tiles)):
        kind = state.kind(place)
        if kind == parts.SNAKE:
            found[place] = SNAKES * state.markers_on(place)
        elif kind == parts.PIT:
            found[place] = PIT
    return found


def _flows(state: State) -> list[int]:
    """Lava enters a connected place with each flow (ST2-VOLC-9); the Entrance flips as one (ST2-VOLC-10)."""
    count = len(state.tiles)
    found = [99] * count
    queue: list[int] = []
    for place in range(count):
        if state.flipped >> place & 1:
            found[place] = 0
            queue.append(place)
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        for side in range(SIDES):
            other = state.links[here * SIDES + side]
            if other > parts.EXIT_PLACE and found[other] > found[here] + 1:
                found[other] = found[here] + 1
                queue.append(other)
    first = 99
    for place in range(1, parts.FIXED):
        first = min(first, found[place])
    for place in range(parts.FIXED):
        found[place] = first
    return found
