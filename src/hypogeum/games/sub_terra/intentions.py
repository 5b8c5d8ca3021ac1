"""What Guardians would do if they activated now: for the board, where everybody can see it (sections 11.2, 17)."""

from __future__ import annotations

from typing import Final

from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.guardians import eternal_stirs, targets_on, victims_of, ways_of
from hypogeum.games.sub_terra.state import LYING, State

NOTHING: Final = 0
ATTACK: Final = 1
SHOOT: Final = 2
EXPLODE: Final = 3
WALK: Final = 4
DIG: Final = 5
RISE: Final = 6
INTENTION_IDS: Final[list[str]] = ["nothing", "attack", "shoot", "explode", "walk", "dig", "rise"]


def intention(state: State, guardian: int) -> int:
    """What its next activation would be."""
    if guardian == parts.THE_ETERNAL:
        if not eternal_stirs(state):
            return NOTHING
        if state.eternal == LYING:
            return RISE
    kind = parts.GUARDIAN_TYPE[guardian]
    if kind == parts.VOLATILE:
        if targets_on(state, state.guard[guardian]):
            return EXPLODE
    elif victims_of(state, guardian):
        return SHOOT if kind == parts.ARCHER else ATTACK
    ways = ways_of(state, guardian)
    if not ways:
        return NOTHING
    for place in ways:
        if not state.has_rubble(place):
            return WALK
    return DIG


def intended_cells(state: State, guardian: int, what: int) -> list[int]:
    """Where it would step, or whose Rubble it would dig: one of these."""
    if what == WALK:
        return [state.cells[place] for place in ways_of(state, guardian) if not state.has_rubble(place)]
    return [state.cells[place] for place in ways_of(state, guardian)] if what == DIG else []


def intended_victims(state: State, guardian: int, what: int) -> list[int]:
    """Whom it would reach: one of these, or all in an explosion."""
    if what == EXPLODE:
        return targets_on(state, state.guard[guardian])
    return victims_of(state, guardian) if what in (ATTACK, SHOOT) else []
