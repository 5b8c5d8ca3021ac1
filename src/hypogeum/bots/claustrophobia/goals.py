"""Where the human fighters want to be: what the scenario asks for, or the next unexplored exit."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import ACTIVATE
from hypogeum.games.claustrophobia.board import FAR, SIDES, is_unexplored, saturation, strength_of
from hypogeum.games.claustrophobia.figures import HUMANS, LEADERS, POSSESSED
from hypogeum.games.claustrophobia.plan import (
    DELIVERED,
    DEMON_DEAD,
    EXPLOSION,
    FREED,
    POISONED,
    REACHED,
    SEALS,
)
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import State

ON_GOAL: Final = 6.0
ON_THE_WAY: Final = 3.0
FEW_LINES: Final = 2
"""With so few lines a fighter waits for nobody."""


def goal_places(state: State, figure: int) -> list[int]:
    """The places that a fighter should come to; none if they must still be found."""
    condition = state.plan.condition
    if condition == REACHED:
        return _tile(state, GATE)
    if condition == DELIVERED:
        return _crate_places(state, figure)
    if condition == EXPLOSION:
        return _load_places(state, state.explosive_at, state.explosive_by, state.plan.explosive_tile)
    if condition == POISONED:
        return _load_places(state, state.poison_at, state.poison_by, state.plan.poison_tile)
    if condition == DEMON_DEAD:
        demon = state.plan.condition_demon
        return [state.place[demon]] if state.in_play(demon) else _tile(state, state.plan.throne_tile)
    if condition == SEALS:
        return _tile(state, state.plan.recite_tile)
    if condition == FREED:
        return _possessed_places(state)
    return EMPTY


def _tile(state: State, tile: int) -> list[int]:
    place = state.place_of_tile(tile)
    return EMPTY if place == NONE else [place]


def _crate_places(state: State, figure: int) -> list[int]:
    """Home with a crate; otherwise to where one lies."""
    if state.crate_bearers >> figure & 1:
        return _tile(state, GATE)
    found: list[int] = []
    for place in range(len(state.crates)):
        if state.crates[place]:
            found.append(place)
    return found


def _load_places(state: State, lies_at: int, carried_by: int, tile: int) -> list[int]:
    """To the tile that is to be blown up or poisoned; first to the load, if nobody carries it."""
    if carried_by == NONE and lies_at != NONE and state.tiles[lies_at] != tile:
        return [lies_at]
    return _tile(state, tile)


def _possessed_places(state: State) -> list[int]:
    found: list[int] = []
    for figure in bits(state.company & POSSESSED):
        if state.in_play(figure):
            found.append(state.place[figure])
    return found


def needs_exploring(state: State, figure: int) -> bool:
    """Whether what the fighter wants must still be found."""
    return stack_size(state) > 0 and not goal_places(state, figure)


def goes_out_together(state: State) -> bool:
    """Whether the Exit lies behind the next unexplored exit, and more than one fighter must still get out."""
    plan = state.plan
    return plan.condition == REACHED and stack_size(state) == 1 and plan.count - state.left.bit_count() > 1


def waits_for_company(state: State, seat: int, atlas: Atlas, figure: int) -> bool:
    """Whether the fighter before the Exit is strong enough to wait until somebody can follow in the same phase."""
    if not goes_out_together(state) or values.free_lines(state, figure).bit_count() <= FEW_LINES:
        return False
    ways = atlas.ways(state)[state.place[figure]]
    alone = True
    for other in state.roster:
        if other != figure and state.in_play(other):
            alone = False
            if ways[state.place[other]] < values.movement(state, other) and other in ACTIVATE.targets(state, seat):
                return False
    return not alone


def meeting_place(state: State, atlas: Atlas) -> list[int]:
    """The tile with an unexplored exit that the second of the company reaches soonest."""
    best = EMPTY
    least = FAR
    for place in exit_places(state):
        ways = atlas.ways(state)[place]
        away = sorted([ways[state.place[figure]] for figure in state.roster if state.in_play(figure)])
        if away[min(1, len(away) - 1)] < least:
            best, least = [place], away[min(1, len(away) - 1)]
    return best


def exit_places(state: State) -> list[int]:
    """The tiles with an unexplored exit that may be explored."""
    found: list[int] = []
    for end in range(len(state.links)):
        if is_unexplored(state, end) and not state.closed_exits >> end & 1 and end // SIDES not in found:
            found.append(end // SIDES)
    return found


def field(state: State, atlas: Atlas, figure: int) -> list[int]:
    """By place: how far the fighter has to go from there."""
    goals = goal_places(state, figure)
    more = 0
    if not goals and stack_size(state):
        goals = meeting_place(state, atlas) if goes_out_together(state) else exit_places(state)
        more = 1
    found = [FAR] * len(state.tiles)
    ways = atlas.ways(state)
    for goal in goals:
        for place in range(len(found)):
            if ways[goal][place] + more < found[place]:
                found[place] = ways[goal][place] + more
    return found


def is_key_fighter(state: State, figure: int) -> bool:
    """Whether losing this one would hurt the human cause most."""
    if figure == state.explosive_by or figure == state.poison_by or state.crate_bearers >> figure & 1:
        return True
    if figure == state.plan.recite_fighter or figure == state.plan.fatal_fighter:
        return True
    return state.plan.condition == FREED and bool(LEADERS >> figure & 1)


def obstructs(state: State, figure: int, place: int, ways: list[int]) -> float:
    """How much a fighter on a tile is in the way of one who has to come through or onto it to do what wins."""
    if is_key_fighter(state, figure):
        return 0.0
    room = saturation(state, place) - strength_of(state.here[place] & HUMANS & ~(1 << figure))
    if room > 1:
        return 0.0
    for other in state.roster:
        there = state.place[other]
        if there != NONE and there != place and ways[there] > ways[place] and is_key_fighter(state, other):
            return ON_GOAL if ways[place] == 0 else ON_THE_WAY
    return 0.0
