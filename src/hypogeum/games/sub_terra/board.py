"""The temple: laying tiles, connections, frontier exits, breaches, distances and sight (section 2 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import OPPOSITE, SIDES, beyond, cell_y, edge_cell, edge_of, edge_side, is_location
from hypogeum.games.sub_terra.state import FRONTIER, SHUT, State

FAR: Final = 999
"""The distance of places that no path connects."""

# Laying


def lay(state: State, tile: int, cell: int, rotation: int) -> int:
    """Put a tile on an empty cell, and nothing on it; its place."""
    return lay_open(state, tile, cell, rotation, parts.TILE_OPEN[tile * parts.ROTATIONS + rotation])


def lay_open(state: State, tile: int, cell: int, rotation: int, sides: int) -> int:
    """Put a tile with some open sides on an empty cell."""
    place = len(state.tiles)
    state.tiles = [*state.tiles, tile]
    state.rotations = [*state.rotations, rotation]
    state.cells = [*state.cells, cell]
    state.opens = [*state.opens, sides]
    at = state.at[:]
    at[cell] = place
    state.at = at
    state.links = [*state.links, SHUT, SHUT, SHUT, SHUT]
    relink(state, place)
    return place


def replace_tile(state: State, place: int, tile: int) -> None:
    """Another tile, open on all sides, under everything that stands there (ST2-CIR-MAG-5, ST2-CIR-MAG-15)."""
    tiles, opens, rotations = state.tiles[:], state.opens[:], state.rotations[:]
    tiles[place] = tile
    opens[place] = parts.TILE_OPEN[tile * parts.ROTATIONS]
    rotations[place] = 0
    state.tiles, state.opens, state.rotations = tiles, opens, rotations
    relink(state, place)


def relink(state: State, place: int) -> None:
    """Find anew what the sides of a place lead to, and the facing sides of its neighbours."""
    links = state.links[:]
    cell = state.cells[place]
    for side in range(SIDES):
        there = beyond(cell, side)
        if there == NONE:
            continue
        links[place * SIDES + side] = _leads_to(state, cell, side)
        neighbour = state.at[there]
        if neighbour != NONE:
            links[neighbour * SIDES + OPPOSITE[side]] = _leads_to(state, there, OPPOSITE[side])
    state.links = links


def _leads_to(state: State, cell: int, side: int) -> int:
    """What a side of the tile on a cell leads to: a connected place, FRONTIER or SHUT (ST2-GRID-6)."""
    there = beyond(cell, side)
    is_breached = edge_of(cell, side) in state.breaches
    if not is_breached and not state.opens[state.at[cell]] >> side & 1:
        return SHUT
    neighbour = state.at[there]
    if neighbour == NONE:
        return FRONTIER if is_location(there) else SHUT
    if is_breached or state.opens[neighbour] >> OPPOSITE[side] & 1:
        return neighbour
    return SHUT


# Walls and breaches (ST2-GRID-7 to ST2-GRID-9, ST2-GRID-20, ST2-GRID-21)


def is_walled(state: State, cell: int, side: int) -> bool:
    """Whether a wall stands on an edge of a tile's cell."""
    there = beyond(cell, side)
    if there == NONE:
        return not state.opens[state.at[cell]] >> side & 1
    if edge_of(cell, side) in state.breaches:
        return False
    if not state.opens[state.at[cell]] >> side & 1:
        return True
    neighbour = state.at[there]
    return neighbour != NONE and not state.opens[neighbour] >> OPPOSITE[side] & 1


def can_breach(state: State, cell: int, side: int) -> bool:
    """Whether the wall on an edge of a tile's cell can be destroyed (ST2-GRID-9)."""
    there = beyond(cell, side)
    if there == NONE or not is_walled(state, cell, side):
        return False
    neighbour = state.at[there]
    if neighbour == NONE:
        return is_location(there)
    return state.is_temple(neighbour)


def breach(state: State, cell: int, side: int) -> None:
    """Destroy the wall on an edge."""
    state.breaches = sorted([*state.breaches, edge_of(cell, side)])
    relink(state, state.at[cell])


def breachable_edges(state: State) -> list[int]:
    """Every wall of the temple that can be destroyed, by edge (ST2-TAR-15), in reading order."""
    found: list[int] = []
    for place in range(len(state.tiles)):
        if not state.is_temple(place):
            continue
        cell = state.cells[place]
        for side in range(SIDES):
            if can_breach(state, cell, side):
                edge = edge_of(cell, side)
                if edge not in found:
                    found.append(edge)
    return sorted(found)


def tile_side_of(state: State, edge: int) -> int:
    """An edge as place times 4 plus side, seen from a temple tile that lies at it; NONE if there is none."""
    cell, side = edge_cell(edge), edge_side(edge)
    place = state.at[cell]
    if place != NONE and state.is_temple(place):
        return place * SIDES + side
    there = beyond(cell, side)
    if there == NONE:
        return NONE
    place = state.at[there]
    return place * SIDES + OPPOSITE[side] if place != NONE and state.is_temple(place) else NONE


# Connections and frontier exits


def is_frontier(state: State, place: int, side: int) -> bool:
    """A frontier exit of a temple tile (section 2.4, ST2-GRID-23)."""
    return state.links[place * SIDES + side] == FRONTIER and not state.flipped >> place & 1


def frontier_sides(state: State, place: int) -> list[int]:
    found: list[int] = []
    for side in range(SIDES):
        if is_frontier(state, place, side):
            found.append(side)
    return found


def has_frontier(state: State, place: int) -> bool:
    for side in range(SIDES):
        if is_frontier(state, place, side):
            return True
    return False


def exits_onto(state: State, cell: int) -> list[int]:
    """The places with a frontier exit onto an empty location."""
    found: list[int] = []
    for side in range(SIDES):
        there = beyond(cell, side)
        if there == NONE:
            continue
        place = state.at[there]
        if place != NONE and is_frontier(state, place, OPPOSITE[side]):
            found.append(place)
    return found


def locations(state: State) -> list[int]:
    """Every cell that a frontier exit points at, in reading order."""
    found: list[int] = []
    for place in range(1, len(state.tiles)):
        for side in range(SIDES):
            if is_frontier(state, place, side):
                cell = beyond(state.cells[place], side)
                if cell not in found:
                    found.append(cell)
    return sorted(found)


def neighbours(state: State, place: int) -> list[int]:
    """The temple tiles adjacent and connected to a place (ST2-GRID-26), in the order of directions."""
    found: list[int] = []
    for side in range(SIDES):
        other = state.links[place * SIDES + side]
        if other > parts.EXIT_PLACE and not state.flipped >> other & 1:
            found.append(other)
    return found


def adjacent_places(state: State, place: int) -> list[int]:
    """Every place in play beside a place, wall or not, the Exit too (ST2-CIR-ESC-2)."""
    found: list[int] = []
    for side in range(SIDES):
        there = beyond(state.cells[place], side)
        if there != NONE and state.at[there] != NONE:
            found.append(state.at[there])
    return found


def are_connected(state: State, place: int, other: int) -> bool:
    """Adjacent and connected (ST2-GRID-6)."""
    base = place * SIDES
    links = state.links
    return links[base] == other or links[base + 1] == other or links[base + 2] == other or links[base + 3] == other


# Distance (ST2-GRID-11, ST2-GRID-16)


def distances(state: State, place: int) -> list[int]:
    """By place: the steps of the shortest path over connected temple tiles; FAR where there is none.

    The Exit is never part of a path; Rubble and whoever stands there make no difference.
    """
    found = [FAR] * len(state.tiles)
    found[place] = 0
    queue = [place]
    links = state.links
    flipped = state.flipped
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        steps = found[here] + 1
        base = here * SIDES
        for side in range(SIDES):
            other = links[base + side]
            if other > parts.EXIT_PLACE and found[other] > steps and not flipped >> other & 1:
                found[other] = steps
                queue.append(other)
    return found


# Sight (section 2.3)


def seen(state: State, place: int, steps: int) -> list[int]:
    """The places seen in a straight line, at most so many steps away, itself first (ST2-GRID-13 to ST2-GRID-17)."""
    found = [place]
    if state.has_rubble(place):
        return found
    for side in range(SIDES):
        here = place
        for _ in range(steps):
            here = state.links[here * SIDES + side]
            if here <= parts.EXIT_PLACE or state.flipped >> here & 1 or state.rubble >> here & 1:
                break
            found.append(here)
    return found


def sight_distance(state: State, place: int, other: int, steps: int) -> int:
    """How many steps of sight lie between two places, FAR if the other is not seen within so many (ST2-GRID-25)."""
    if place == other:
        return 0
    if state.has_rubble(place):
        return FAR
    for side in range(SIDES):
        here = place
        for number in range(1, steps + 1):
            here = state.links[here * SIDES + side]
            if here <= parts.EXIT_PLACE or state.flipped >> here & 1 or state.rubble >> here & 1:
                break
            if here == other:
                return number
    return FAR


# Columns


def column(state: State, place: int) -> int:
    """The y of a place (ST2-AMB-7)."""
    return cell_y(state.cells[place])
