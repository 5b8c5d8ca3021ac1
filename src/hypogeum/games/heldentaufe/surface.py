"""The surface: tiles that turn up and the ways between them (sections 5.2, 5.3 and 8 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    PORTAL_1,
    PORTAL_5,
)
from hypogeum.games.heldentaufe.hexes import OPPOSITE, STEPS
from hypogeum.games.heldentaufe.state import State


def add_tile(state: State, kind: int, cell: int) -> int:
    """Put a tile face up on an empty cell; gives its number."""
    tile = len(state.tile_kinds)
    state.tile_kinds.append(kind)
    state.tile_cells.append(cell)
    for direction in range(6):
        other = state.tile_at(cell + STEPS[direction])
        state.neighbours.append(other)
        if other != NONE:
            state.neighbours[other * 6 + OPPOSITE[direction]] = tile
    if PORTAL_1 <= kind <= PORTAL_5:
        state.portal_tiles[kind - PORTAL_1] = tile
    return tile


def is_first_of_its_type(state: State, tile: int) -> bool:
    """Whether no tile of the same type had turned up before; the five portals are one type (HT-EXP-6)."""
    kind = state.tile_kinds[tile]
    if PORTAL_1 <= kind <= PORTAL_5:
        return all(other in (NONE, tile) for other in state.portal_tiles)
    return state.tile_kinds.index(kind) == tile


def distances(state: State, start: int) -> list[int]:
    """Steps from a tile to every tile over revealed tiles."""
    steps = [NONE] * len(state.tile_kinds)
    steps[start] = 0
    queue = [start]
    for tile in queue:
        for direction in range(6):
            other = state.neighbours[tile * 6 + direction]
            if other != NONE and steps[other] == NONE:
                steps[other] = steps[tile] + 1
                queue.append(other)
    return steps
