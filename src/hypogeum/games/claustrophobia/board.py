"""The tunnels: laying tiles, links, exits, room and distances (sections 2.7, 5.1, 5.2)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.cells import BESIDE
from hypogeum.games.claustrophobia.figures import FIRST_DEMON, HUMANS, INFERNALS, is_demon, is_human
from hypogeum.games.claustrophobia.state import UNEXPLORED, WALL, WALLED_UP, State

SIDES: Final = 4
FAR: Final = 99
"""Further than any way leads (CL-TIL-7)."""


# Laying tiles (CL-EXP-5, CL-EXP-14)


def lay(state: State, tile: int, cell: int, rotation: int) -> int:
    """Put a tile on an empty cell for good: links, walls and exits follow. Its place."""
    place = len(state.tiles)
    state.tiles = [*state.tiles, tile]
    state.cells = [*state.cells, cell]
    state.rotations = [*state.rotations, rotation]
    state.here = [*state.here, 0]
    state.water = [*state.water, 0]
    state.crates = [*state.crates, 0]
    links = [*state.links, WALL, WALL, WALL, WALL]
    exits = parts.TILE_EXITS[tile * SIDES + rotation]
    for side in range(SIDES):
        is_exit = bool(exits >> side & 1)
        neighbour = state.place_at(cell + BESIDE[side])
        if neighbour == NONE:
            links[place * SIDES + side] = UNEXPLORED if is_exit else WALL
            continue
        back = neighbour * SIDES + parts.OPPOSITE[side]
        meets_exit = links[back] == UNEXPLORED
        if is_exit and meets_exit:
            links[place * SIDES + side] = neighbour
            links[back] = place
        elif is_exit:
            links[place * SIDES + side] = WALLED_UP
        elif meets_exit:
            links[back] = WALLED_UP
            if state.rubble == back:
                state.rubble = NONE  # CL-TOK-3
    state.links = links
    return place


def leaves_an_exit(state: State, tile: int, cell: int, rotation: int) -> bool:
    """Whether an unexplored exit would be open on the board after this placement (CL-EXP-6)."""
    exits = parts.TILE_EXITS[tile * SIDES + rotation]
    for side in range(SIDES):
        if exits >> side & 1 and state.place_at(cell + BESIDE[side]) == NONE:
            return True
    for end in range(len(state.links)):
        if state.links[end] == UNEXPLORED and end != state.rubble:
            if state.cells[end // SIDES] + BESIDE[end % SIDES] != cell:
                return True
    return False


# Links and exits


def is_closed(state: State, place: int, side: int) -> bool:
    """Whether rubble or a locked door lies on a link or exit (CL-TOK-3, CL-TOK-5)."""
    end = place * SIDES + side
    if end == state.rubble or end in state.doors:
        return True
    beyond = state.links[end]
    if beyond < 0:
        return False
    back = beyond * SIDES + parts.OPPOSITE[side]
    return back == state.rubble or back in state.doors


def neighbour(state: State, place: int, side: int) -> int:
    """The adjacent tile beyond a side, or NONE (CL-MOV-2, CL-MOV-3)."""
    beyond = state.links[place * SIDES + side]
    if beyond < 0:
        return NONE
    if (state.rubble != NONE or state.doors) and is_closed(state, place, side):
        return NONE
    return beyond


def neighbours(state: State, place: int) -> list[int]:
    """All adjacent tiles, clockwise from the north."""
    found: list[int] = []
    for side in range(SIDES):
        beyond = neighbour(state, place, side)
        if beyond != NONE:
            found.append(beyond)
    return found


def are_adjacent(state: State, place: int, other: int) -> bool:
    for side in range(SIDES):
        if state.links[place * SIDES + side] == other and neighbour(state, place, side) == other:
            return True
    return False


def is_near(state: State, place: int, other: int) -> bool:
    """The same tile or an adjacent one (CL-DEM-20)."""
    return place == other or are_adjacent(state, place, other)


def is_unexplored(state: State, end: int) -> bool:
    """Whether an exit leads to an empty cell and no rubble lies on it (CL-MOV-4)."""
    return state.links[end] == UNEXPLORED and end != state.rubble


def has_exit(state: State, place: int) -> bool:
    """Whether the tile has an unexplored exit (CL-THR-5)."""
    for side in range(SIDES):
        if is_unexplored(state, place * SIDES + side):
            return True
    return False


def board_is_open(state: State) -> bool:
    """Whether any unexplored exit is left."""
    for end in range(len(state.links)):
        if is_unexplored(state, end):
            return True
    return False


def cell_beyond(state: State, end: int) -> int:
    return state.cells[end // SIDES] + BESIDE[end % SIDES]


def distances(state: State, start: int) -> list[int]:
    """By place: the least number of links from a place, FAR where there is no way (CL-TIL-7)."""
    found = [FAR] * len(state.tiles)
    found[start] = 0
    queue = [start]
    for place in queue:
        for beyond in neighbours(state, place):
            if found[beyond] == FAR:
                found[beyond] = found[place] + 1
                queue.append(beyond)
    return found


# Holes and teleports (CL-TEF-13, CL-TOK-6)


def is_holed(state: State, place: int) -> bool:
    """A Hole tile or one with a hole token."""
    return bool(state.holes >> place & 1) or state.effect(place) == parts.HOLE


# Room (CL-MOV-6)


def weight(figure: int) -> int:
    """How many fighters it counts for (CL-DEM-15)."""
    return 2 if is_demon(figure) and parts.DEMON_ABILITY[figure - FIRST_DEMON] == parts.MASSIVE else 1


MASSIVES: Final = sum([1 << FIRST_DEMON + demon for demon in range(13) if parts.DEMON_ABILITY[demon] == parts.MASSIVE])


def strength_of(figures: int) -> int:
    """How many fighters some figures count for, in saturation and blocking."""
    return figures.bit_count() + (figures & MASSIVES).bit_count()


def saturation(state: State, place: int) -> int:
    return parts.TILE_SATURATION[state.tiles[place]]


def has_room(state: State, figure: int, place: int) -> bool:
    """Whether the figure's faction has room for it on a tile (CL-MOV-6)."""
    allies = state.here[place] & (HUMANS if is_human(figure) else INFERNALS)
    return strength_of(allies) + weight(figure) <= saturation(state, place)
