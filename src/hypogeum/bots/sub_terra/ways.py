"""What it costs an Explorer to get somewhere, in tenths of an action point, hearts on the way counted in."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.dangers import price
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import adjacent_places
from hypogeum.games.sub_terra.cells import SIDES
from hypogeum.games.sub_terra.state import State

STEP: Final = 10
"""One Move."""
NO_WAY: Final = 9_999
DIG_COST: Final = 20
EXCAVATE_COST: Final = 10
CLIMB_COST: Final = 10
"""More than a Move."""
HEART_COST: Final = 9
"""A heart that is lost on the way."""
SPIKES_SHUNNED: Final = 1.6
"""Spikes may take three hearts at once, which is worse than half of that for certain."""
TAKEN_BRIDGE: Final = 20


def entering_costs(state: State, piece: int) -> list[int]:
    """By place: what entering it costs besides the Move."""
    character = state.character[piece]
    dig = 0 if character == parts.GUIDE else EXCAVATE_COST if character == parts.FOREMAN else DIG_COST
    is_rogue = character == parts.ROGUE
    hearts = state.hearts[piece]
    spikes = int(SPIKES_SHUNNED * price(hearts, parts.SPIKES_HEARTS / 2))
    found = [0] * len(state.tiles)
    rubble = state.rubble
    for place in range(parts.FIXED, len(state.tiles)):
        cost = dig if rubble >> place & 1 else 0
        kind = state.kind(place)
        if kind == parts.SPIKES:
            if not is_rogue:
                cost += spikes
        elif kind == parts.SNAKE:
            cost += int(price(hearts, state.markers_on(place)))
        elif kind == parts.BRIDGE:
            for other in range(parts.PIECES):
                if other != piece and state.place[other] == place:
                    cost += TAKEN_BRIDGE
        found[place] = cost
    return found


def leaving_costs(state: State, piece: int) -> list[int]:
    """By place: what leaving it costs besides the Move."""
    found = [0] * len(state.tiles)
    if state.options.temple == parts.DAUNTLESS:
        for place in range(parts.FIXED, len(state.tiles)):
            if state.kind(place) == parts.PIT:
                found[place] = CLIMB_COST
    if state.is_vanished(piece):
        return found
    for guardian in state.arrivals:
        if not state.is_enemy(guardian):
            continue
        kind = parts.GUARDIAN_TYPE[guardian]
        if kind == parts.INFANTRY:
            found[state.guard[guardian]] += HEART_COST
        elif kind == parts.ETERNAL:
            found[state.guard[guardian]] += 2 * HEART_COST
    return found


def ways_to(state: State, piece: int, goals: list[int], starts: list[int]) -> list[int]:
    """By place: what it costs a piece to get from there to the cheapest goal; each goal has a price of its own."""
    count = len(state.tiles)
    found = [NO_WAY] * count
    entering = entering_costs(state, piece)
    leaving = leaving_costs(state, piece)
    queue: list[int] = []
    for number in range(len(goals)):
        goal = goals[number]
        if starts[number] < found[goal]:
            found[goal] = starts[number]
            queue.append(goal)
    through_walls = state.is_vanished(piece)
    links = state.links
    flipped = state.flipped
    head = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        base = found[here] + STEP + entering[here]
        if through_walls:
            for other in adjacent_places(state, here):
                if other != parts.EXIT_PLACE and not flipped >> other & 1 and base + leaving[other] < found[other]:
                    found[other] = base + leaving[other]
                    queue.append(other)
            continue
        for side in range(SIDES):
            other = links[here * SIDES + side]
            if other > parts.EXIT_PLACE and not flipped >> other & 1 and base + leaving[other] < found[other]:
                found[other] = base + leaving[other]
                queue.append(other)
    return found


def way_to(state: State, piece: int, goal: int) -> list[int]:
    """By place: what it costs to get to one goal."""
    return ways_to(state, piece, [goal], [0])


def after_steps(state: State, ways: list[int], place: int, steps: int) -> int:
    """The cheapest of what is left after so many Moves along the way, Rubble not entered."""
    here = place
    for _ in range(steps):
        best = here
        for side in range(SIDES):
            other = state.links[here * SIDES + side]
            if other == NONE or other < 0 or state.flipped >> other & 1 or state.rubble >> other & 1:
                continue
            if ways[other] < ways[best]:
                best = other
        if best == here:
            break
        here = best
    return ways[here]
