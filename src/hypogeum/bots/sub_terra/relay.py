"""How far the Artifact comes on its way out in one round, if all hurry and hand it on from Explorer to Explorer."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.atlas import NO_WAY, STEP, STRONG, Atlas, walker_of
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import TURN_AP
from hypogeum.games.sub_terra.state import ACTIONS, State

REACH: Final[list[int]] = [0, 1, 3, 4]
"""By AP: how many steps somebody comes with them (ST2-MOVE-1, ST2-MOVE-2)."""
SPRINT: Final[list[int]] = [0, 2, 4, 6]
"""The same of the Rogue (ST2-EXP-ROG-1)."""
POINTS_FOR: Final[list[int]] = [0, 1, 2, 2, 3]
"""By steps: the AP they take."""
TURN_STEPS: Final = 3
"""So many steps the Artifact comes in a turn that is still to come."""
LYING: Final = 1
"""Nobody holds it: the first bit of a mask of holders."""


def left_after_a_round(
    state: State, atlas: Atlas, place: int, holder: int, first: int, points: int, steps: int = 0
) -> int:
    """What is left of the Artifact's way, in tenths of an AP, when everybody has had a turn.

    Below 0 if it is out before. It lies on a place if the holder is NONE. The first to act has so many AP left, and so
    many steps of a Run.
    """
    way = _carried(state, atlas, place, holder, first, points, steps)
    if holder != NONE and state.hearts[holder] > 0:
        alone = atlas.way(state, holder, parts.EXIT_PLACE)
        reach = (
            _reach(state, holder, points) + steps if holder == first else _reach(state, holder, _points(state, holder))
        )
        way = min(way, max(0, alone - STEP * reach))
    return way


def own_points(state: State) -> int:
    """The AP that the actor can still spend in this turn, an Exert counted in."""
    seat = state.actor
    if state.step != ACTIONS or not 0 <= seat < state.options.explorers or not state.is_active(seat):
        return 0
    return state.ap if state.exerted or state.hearts[seat] < 2 else state.ap + 1


def _carried(state: State, atlas: Atlas, place: int, holder: int, first: int, points: int, steps: int) -> int:
    line = atlas.line_from(state, place)
    if not line:
        return NO_WAY
    out = atlas.ways_to(state, parts.EXIT_PLACE, STRONG)
    count = state.options.explorers
    standing = [0] * len(line)
    """By place of the line: bit mask of the active Explorers with free hands who stand there."""
    for seat in range(count):
        if state.is_active(seat) and (state.items[seat] == parts.NOTHING or seat == holder):
            for number in range(len(line)):
                if line[number] == state.place[seat]:
                    standing[number] |= 2 << seat
    holders = [0] * len(line)
    """By place of the line: bit mask of those who may hold it there."""
    holders[0] = LYING if holder == NONE else 2 << holder
    for turn in range(count):
        seat = (first + turn) % count
        if not state.is_active(seat):
            continue
        spent = points if turn == 0 else _points(state, seat)
        free = steps if turn == 0 else 0
        before = holders[:]
        for number in range(len(line)):
            mask = before[number]
            if mask == 0:
                continue
            if mask >> (seat + 1) & 1:
                _carry(state, line, out, standing, holders, number, seat, spent, free)
            others = mask & ~(2 << seat)
            if others == 0 or spent == 0:
                continue
            if state.items[seat] == parts.NOTHING or seat == holder:
                to_come = atlas.ways_to(state, line[number], walker_of(state, seat))[state.place[seat]]
                left = spent - 1 - _points_for(to_come - STEP * free)
                if left >= 0:
                    _carry(state, line, out, standing, holders, number, seat, left, 0)
            if state.character[seat] == parts.ARISTOCRAT and others != LYING:
                holders[_farthest(line, out, number, spent)] |= others & ~LYING
        if holders[len(line) - 1]:
            return -TURN_STEPS * STEP * (count - 1 - turn)
    for number in range(len(line) - 1, -1, -1):
        if holders[number]:
            return out[line[number]]
    return NO_WAY


def _carry(
    state: State,
    line: list[int],
    out: list[int],
    standing: list[int],
    holders: list[int],
    number: int,
    seat: int,
    points: int,
    steps: int,
) -> None:
    """Somebody who holds it goes on with so many AP and steps: as far as he comes, or to somebody who is waiting."""
    farthest = _farthest(line, out, number, _reach(state, seat, points) + steps)
    holders[farthest] |= 2 << seat
    for on in range(number, farthest + 1):
        waiting = standing[on] & ~(2 << seat)
        if waiting:
            holders[on] |= 2 << seat
            if _points_for(out[line[number]] - out[line[on]] - STEP * steps) < points:
                holders[on] |= waiting


def _farthest(line: list[int], out: list[int], number: int, steps: int) -> int:
    """How far one comes from a place of the line with so many steps."""
    found = number
    while found + 1 < len(line) and out[line[number]] - out[line[found + 1]] <= STEP * steps:
        found += 1
    return found


def _points(state: State, seat: int) -> int:
    """The AP of a whole turn."""
    if not state.is_active(seat):
        return 0
    return TURN_AP + 1 if state.hearts[seat] > 1 else TURN_AP


def _points_for(way: int) -> int:
    """The AP that a way takes."""
    steps = max(0, (way + STEP - 1) // STEP)
    return POINTS_FOR[steps] if steps < len(POINTS_FOR) else steps


def _reach(state: State, seat: int, points: int) -> int:
    if state.character[seat] == parts.ROGUE:
        return SPRINT[min(points, 3)]
    return REACH[min(points, 3)]
