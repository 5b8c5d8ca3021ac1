"""What each Explorer is about to do for the team, and how far from it every place is.

All seats of the team know the same, so each works out the whole plan for itself and comes to the same one.
"""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.ways import NO_WAY, STEP, way_to, ways_to
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, column, distances, frontier_sides
from hypogeum.games.sub_terra.cells import N, S
from hypogeum.games.sub_terra.state import ERUPTED, State

EXPLORE: Final = 0
FETCH_KEY: Final = 1
SET_KEY: Final = 2
FETCH_ARTIFACT: Final = 3
CARRY_OUT: Final = 4
COVER: Final = 5
ESCAPE: Final = 6
RESCUE: Final = 7
MOVE_ARK: Final = 8
LINE_UP: Final = 9

DEPTH_PRICE: Final = 3
"""An exit one column deeper: the way to the Sanctum becomes longer."""
CROWD_PRICE: Final = 24
"""An exit that somebody else is nearer to."""
HELP: Final = 12
"""Somebody whom Guardians beset, against an exit."""
FIGHTERS: Final[list[int]] = [0, 0, 0, 0, 0, 3, 5, 12, -3, 0, 0, 3, 10, 8, -3, 0, 0]
"""By Explorer: how much rather it fights than others."""
FAR_KEY: Final = 6
"""While there are tiles to reveal nobody goes farther for a Key."""
RESCUE_REACH: Final = 6
BOLD: Final = 2
"""Hearts that one needs for each enemy where somebody is to be raised."""
RELAY: Final = 3
"""So far ahead of the Artifact the next one waits."""


class Errand:
    """What one Explorer does, with what it costs from every place to be there."""

    def __init__(self, kind: int, ways: list[int], goal: int = NONE) -> None:
        self.kind = kind
        self.ways = ways
        self.goal = goal


def errand_of(state: State, seat: int) -> Errand:
    """The errand of one Explorer in the temple."""
    if state.options.has_ark:
        return _errand_with_ark(state, seat)
    if state.artifact_out:
        return Errand(ESCAPE, _ways_out(state, seat), parts.EXIT_PLACE)
    holder = state.holder(parts.ARTIFACT)
    if holder == seat:
        return Errand(CARRY_OUT, _ways_out(state, seat), parts.EXIT_PLACE)
    fallen = _fallen_for(state, seat)
    if fallen != NONE:
        return Errand(RESCUE, way_to(state, seat, state.place[fallen]), state.place[fallen])
    if holder != NONE:
        return _cover(state, seat, state.place[holder])
    if state.artifact != NONE:
        if fetcher(state, state.artifact) == seat:
            return Errand(FETCH_ARTIFACT, way_to(state, seat, state.artifact), state.artifact)
        return _cover(state, seat, state.artifact)
    return _errand_for_keys(state, seat)


def _errand_for_keys(state: State, seat: int) -> Errand:
    if state.hall == NONE:
        goal = key_for(state, seat)
        if goal != NONE:
            return Errand(FETCH_KEY, way_to(state, seat, goal), goal)
        return Errand(EXPLORE, ways_to_exits(state, seat))
    if state.items[seat] == parts.KEY:
        return Errand(SET_KEY, way_to(state, seat, state.hall), state.hall)
    goal = key_for(state, seat)
    if goal != NONE:
        return Errand(FETCH_KEY, way_to(state, seat, goal), goal)
    if state.options.has_ark:
        return Errand(LINE_UP, way_to(state, seat, state.hall), state.hall)
    if fetcher(state, state.ledge) == seat:
        return Errand(LINE_UP, way_to(state, seat, state.ledge), state.ledge)
    return _cover(state, seat, state.ledge)


def _ways_out(state: State, seat: int) -> list[int]:
    return way_to(state, seat, parts.EXIT_PLACE)


# Who goes where


def key_for(state: State, seat: int) -> int:
    """The place of the loose Key that this seat goes for, or NONE."""
    if not state.loose_keys or state.items[seat] != parts.NOTHING:
        return NONE
    taken = 0
    keys = sorted(state.loose_keys)
    goal = NONE
    far_by_key = [distances(state, key) for key in keys]
    done = 0
    while done != (1 << len(keys)) - 1:
        best = NONE
        best_key = NONE
        least = FAR
        for number in range(len(keys)):
            if done >> number & 1:
                continue
            for other in range(state.options.explorers):
                if taken >> other & 1 or state.items[other] != parts.NOTHING or not state.is_active(other):
                    continue
                far = far_by_key[number][state.place[other]]
                if far < least:
                    least, best, best_key = far, other, number
        if best == NONE:
            return goal
        taken |= 1 << best
        done |= 1 << best_key
        if best == seat:
            goal = keys[best_key]
            if state.bag and state.hall == NONE and least > FAR_KEY:
                return NONE
            return goal
    return goal


def fetcher(state: State, place: int) -> int:
    """The seat that goes for the Artifact: near, with free hands and hearts; NONE if nobody can."""
    far = distances(state, place)
    best = NONE
    least = 1_000_000
    for seat in range(state.options.explorers):
        if not state.is_active(seat) or far[state.place[seat]] == FAR:
            continue
        if state.items[seat] != parts.NOTHING:
            continue
        cost = 10 * far[state.place[seat]] - 4 * min(state.hearts[seat], 4)
        if cost < least:
            best, least = seat, cost
    return best


def _fallen_for(state: State, seat: int) -> int:
    """The Explorer who is down and whom this seat goes to raise, or NONE; not among enemies with few hearts."""
    if state.volcano == ERUPTED and state.options.has_typhaon:
        return NONE
    for fallen in range(state.options.explorers):
        if not state.is_down(fallen):
            continue
        if state.hearts[seat] <= BOLD * enemies_on(state, state.place[fallen]):
            continue
        far = distances(state, state.place[fallen])
        if far[state.place[seat]] > RESCUE_REACH or (state.volcano == ERUPTED and far[state.place[seat]] > 1):
            continue
        best = NONE
        least = FAR
        for other in range(state.options.explorers):
            if not state.is_active(other) or state.items[other] == parts.ARTIFACT:
                continue
            cost = 2 * far[state.place[other]] + (0 if state.items[other] == parts.NOTHING else 1)
            if cost < least:
                best, least = other, cost
        if best == seat:
            return fallen
    return NONE


def enemies_on(state: State, place: int) -> int:
    """How many there are on a place."""
    found = 0
    for guardian in state.arrivals:
        if state.guard[guardian] == place and state.is_enemy(guardian):
            found += 1
    return found


def _cover(state: State, seat: int, place: int) -> Errand:
    """Ahead of the Artifact on its way out, so that it can be handed on; nobody leaves before it."""
    out = distances(state, parts.CROSSING_PLACE)
    distance = out[place]
    ahead = 1
    for other in range(seat + 1, state.options.explorers):
        if state.is_active(other):
            ahead += 1
    wanted = max(0, distance - RELAY * ahead)
    goals: list[int] = []
    starts: list[int] = []
    from_place = distances(state, place)
    for other in range(1, len(state.tiles)):
        if out[other] >= FAR or from_place[other] >= FAR or state.flipped >> other & 1:
            continue
        detour = out[other] + from_place[other] - distance
        if detour <= 1:
            goals.append(other)
            starts.append(STEP * abs(out[other] - wanted) + STEP * detour)
    if not goals:
        return Errand(COVER, _ways_out(state, seat), parts.CROSSING_PLACE)
    return Errand(COVER, ways_to(state, seat, goals, starts))


# Exploring


def ways_to_exits(state: State, seat: int) -> list[int]:
    """To the frontier exits: the near ones, not too deep, and not those that others are nearer to."""
    goals: list[int] = []
    starts: list[int] = []
    shallowest = 1_000
    for place in range(1, len(state.tiles)):
        sides = frontier_sides(state, place)
        if not sides:
            continue
        y = 1_000
        for side in sides:
            y = min(y, column(state, place) + (1 if side == S else -1 if side == N else 0))
        shallowest = min(shallowest, y)
        goals.append(place)
        starts.append(DEPTH_PRICE * y - 2 * (len(sides) - 1))
    if not goals:
        return ways_to(state, seat, [parts.CROSSING_PLACE], [0])
    mine = _share_exits(state, goals, seat)
    for number in range(len(goals)):
        starts[number] -= DEPTH_PRICE * shallowest
        if mine >> number & 1:
            starts[number] += CROWD_PRICE
    _add_fights(state, seat, goals, starts)
    return ways_to(state, seat, goals, starts)


def _share_exits(state: State, goals: list[int], seat: int) -> int:
    """Bit mask of the goals that others see to: whoever is nearest to an exit has it, so that nobody turns back."""
    count = state.options.explorers
    room = [2 if len(frontier_sides(state, goal)) > 2 else 1 for goal in goals]
    far: list[list[int]] = []
    idle = 0
    for other in range(count):
        if state.is_active(other):
            far.append(distances(state, state.place[other]))
            idle |= 1 << other
        else:
            far.append([])
    taken = 0
    while idle:
        best = NONE
        best_goal = NONE
        least = FAR
        for other in range(count):
            if not idle >> other & 1:
                continue
            for number in range(len(goals)):
                if room[number] > 0 and far[other][goals[number]] < least:
                    best, best_goal, least = other, number, far[other][goals[number]]
        if best == NONE:
            return taken
        idle &= ~(1 << best)
        room[best_goal] -= 1
        if best == seat:
            mask = 0
            for number in range(len(goals)):
                if number != best_goal:
                    mask |= 1 << number
            return mask
        if room[best_goal] == 0:
            taken |= 1 << best_goal
    return taken


def _add_fights(state: State, seat: int, goals: list[int], starts: list[int]) -> None:
    """To the Guardians that beset others, for whoever fights well a little farther."""
    fighter = FIGHTERS[state.character[seat]]
    for guardian in state.arrivals:
        if not state.is_enemy(guardian):
            continue
        place = state.guard[guardian]
        for other in range(state.options.explorers):
            if other != seat and state.is_active(other) and state.place[other] == place:
                goals.append(place)
                starts.append(HELP - fighter)
                break


# The Ark (section 18)


def _errand_with_ark(state: State, seat: int) -> Errand:
    fallen = _fallen_for(state, seat)
    if fallen != NONE:
        return Errand(RESCUE, way_to(state, seat, state.place[fallen]), state.place[fallen])
    if state.hall != NONE and (state.items[seat] == parts.KEY or key_for(state, seat) != NONE):
        return _errand_for_keys(state, seat)
    if is_mover(state, seat):
        return Errand(MOVE_ARK, way_to(state, seat, state.place[parts.ARK]), state.place[parts.ARK])
    if state.hall == NONE:
        return _errand_for_keys(state, seat)
    return Errand(MOVE_ARK, way_to(state, seat, state.place[parts.ARK]), state.place[parts.ARK])


def is_mover(state: State, seat: int) -> bool:
    """Whether this seat is one of those who see to the Ark: one while tiles are left, then all with free hands."""
    if state.hall == NONE and state.bag.bit_count() > 24:
        return False
    far = distances(state, state.place[parts.ARK])
    best = NONE
    least = FAR
    for other in range(state.options.explorers):
        if not state.is_active(other):
            continue
        cost = 2 * far[state.place[other]] + (0 if state.items[other] == parts.NOTHING else 1)
        if cost < least:
            best, least = other, cost
    return best == seat


def ark_ways(state: State) -> list[int]:
    """By place: what it costs the Ark to get to the Ledge, or towards where it will be."""
    if state.ledge != NONE:
        return way_to(state, parts.ARK, state.ledge)
    goals: list[int] = []
    starts: list[int] = []
    deepest = 0
    for place in range(1, len(state.tiles)):
        deepest = max(deepest, column(state, place))
    for place in range(1, len(state.tiles)):
        if column(state, place) >= deepest - 1 and frontier_sides(state, place):
            goals.append(place)
            starts.append(STEP * (deepest - column(state, place)))
    if not goals:
        return [0] * len(state.tiles)
    return ways_to(state, parts.ARK, goals, starts)


def is_reachable(ways: list[int], place: int) -> bool:
    return ways[place] < NO_WAY
