"""How and where the team lays tiles and the Sanctum, and which tile it keeps (section 8, section 12)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, distances
from hypogeum.games.sub_terra.cells import OPPOSITE, SIDES, N, S, beyond, cell_y, edge_of, is_location
from hypogeum.games.sub_terra.state import State

WELCOME: Final[list[int]] = [
    # normal, bridge, key, lava, spikes, darts, ruins, guardian, explosion, snake, pit, boulder, legion, eternal, alarm
    *[6, 4, 20, 1, 0, 1, 2, -6, -1, -1, -1, 1, -15, 2, -1],
    *[7, 7, 0, 0, 0, 0],
]
"""By kind: how gladly the team sees a tile."""
JOINS: Final = 3
EXIT_GAIN: Final = 4
LAST_TILES: Final = 4


def best_rotation(state: State, actions: list[Action]) -> Action:
    """Ways that join, exits to go on from, and rather to the side than deeper."""
    best = actions[0]
    most = -1_000
    for action in actions:
        worth = worth_of_rotation(state, state.drawn, state.spot, action.target)
        if worth > most:
            best, most = action, worth
    return best


def worth_of_rotation(state: State, tile: int, cell: int, rotation: int) -> int:
    """Exits to go on from while there is much in the bag, joined ways when it is nearly empty."""
    sides = parts.TILE_OPEN[tile * parts.ROTATIONS + rotation]
    worth = 0
    left = state.bag.bit_count() + state.aside.bit_count()
    deepest = 0
    for other in state.cells:
        deepest = max(deepest, cell_y(other))
    for side in range(SIDES):
        there = beyond(cell, side)
        if there == NONE or not (sides >> side & 1 or edge_of(cell, side) in state.breaches):
            continue
        neighbour = state.at[there]
        if neighbour == NONE:
            if is_location(there):
                worth += EXIT_GAIN * _room(state, there)
                if side == S:
                    worth -= 1
                    if left <= LAST_TILES and cell_y(there) >= deepest:
                        worth -= 12
                elif side == N:
                    worth += 1
        elif state.opens[neighbour] >> OPPOSITE[side] & 1 or edge_of(cell, side) in state.breaches:
            worth += JOINS if left > LAST_TILES else 2 * EXIT_GAIN
        else:
            worth -= 1
    return worth


def _room(state: State, cell: int) -> int:
    """How freely one can go on from a location: 1 with little room around it, 3 with much."""
    free = 0
    for side in range(SIDES):
        there = beyond(cell, side)
        if there != NONE and state.at[there] == NONE and is_location(there):
            free += 1
    return max(1, free)


def best_kept(state: State, actions: list[Action]) -> Action:
    """Which of two tiles: Keys first, nothing that bites."""
    best = actions[0]
    most = -1_000
    for action in actions:
        kind = parts.TILE_KIND[action.target]
        worth = 3 * WELCOME[kind] + parts.TILE_OPEN[action.target * parts.ROTATIONS].bit_count()
        if worth > most:
            best, most = action, worth
    return best


def best_sanctum(state: State, actions: list[Action]) -> Action:
    """Near the way out, and near the Keys."""
    out = distances(state, parts.CROSSING_PLACE)
    best = actions[0]
    least = 1_000_000
    for action in actions:
        place = state.at[action.target // 16]
        far = distances(state, place)
        cost = 3 * out[place] if not state.options.has_ark else 4 * far[state.place[parts.ARK]]
        for seat in range(state.options.explorers):
            if state.items[seat] == parts.KEY and state.place[seat] != NONE:
                cost += far[state.place[seat]] if far[state.place[seat]] < FAR else 30
        for key in state.loose_keys:
            cost += 2 * (far[key] if far[key] < FAR else 30)
        if cost < least:
            best, least = action, cost
    return best
