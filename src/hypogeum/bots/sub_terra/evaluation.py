"""Who is going to win: what speaks for the team, weighed by hand for each game mode."""

from __future__ import annotations

import math
from typing import Final

from hypogeum.bots.sub_terra.dangers import Threats, danger, worth_of_hearts
from hypogeum.bots.sub_terra.errands import ark_ways
from hypogeum.bots.sub_terra.outlook import rounds_left, rounds_needed
from hypogeum.bots.sub_terra.ways import STEP
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import distances
from hypogeum.games.sub_terra.state import ERUPTED, READY, State

WEIGHTS: Final[list[list[float]]] = [
    [
        -4.0,
        -1.5,
        0.3,
        0.8,
        1.2,
        -1.0,
        1.0,
        -1.5,
        4.0,
        -1.5,
        -0.6,
        -0.3,
        -2.0,
        1.5,
        0.5,
        -0.5,
        -0.5,
        6.0,
        0.5,
        0.0,
        0,
        0,
        0.5,
    ],
    [
        -4.0,
        -1.5,
        0.3,
        0.8,
        1.2,
        -1.0,
        0.0,
        0.0,
        4.0,
        -1.5,
        -0.6,
        -0.3,
        -2.0,
        1.5,
        0.5,
        -1.0,
        0.0,
        0.0,
        0.0,
        0.0,
        -2.5,
        0.5,
        0.0,
    ],
    [
        -4.0,
        -1.5,
        0.3,
        0.8,
        1.2,
        -1.0,
        1.0,
        -1.5,
        4.0,
        -1.5,
        -0.6,
        -0.3,
        -2.0,
        1.5,
        0.5,
        -0.5,
        -0.5,
        6.0,
        0.5,
        0.0,
        0,
        0,
        0.5,
    ],
]
"""By game mode, by feature: guesses. Careful teams win too seldom for a fit to the ends of their games."""
FEATURES: Final = 23
FULL: Final = 130.0
"""What the hearts of a fresh Explorer are worth."""
LONG_WAY: Final = 15


def features(state: State) -> list[float]:
    """What can be counted on the table; each is about 0 to 1."""
    count = state.options.explorers
    threats = Threats(state)
    hearts = 0.0
    down = 0
    weak = 0
    beset = 0.0
    keys = state.keys_set
    for seat in range(count):
        if state.items[seat] == parts.KEY:
            keys += 1
        if state.escaped >> seat & 1:
            hearts += FULL
        elif state.is_active(seat):
            hearts += worth_of_hearts(state.hearts[seat])
            beset += danger(state, threats, seat, state.place[seat])
            if state.hearts[seat] == 1:
                weak += 1
        else:
            down += 1
    spare = rounds_left(state) - rounds_needed(state)
    found = [
        1.0,
        state.bag.bit_count() / 30,
        0.0 if state.hall == NONE else 1.0,
        keys / 3,
        state.keys_set / 3,
        _ways_of_keys(state),
        1.0 if state.cursed else 0.0,
        0.0,
        hearts / (FULL * count),
        down / count,
        weak / count,
        len(threats.kinds) / 5,
        beset / (40.0 * count),
        max(-1.0, min(1.2, spare / 8)),
        rounds_left(state) / 20,
        1.0 if state.volcano == READY else 0.0,
        1.0 if state.volcano == ERUPTED else 0.0,
        1.0 if state.artifact_out else 0.0,
        0.0,
        count / 6,
        0.0,
        0.0,
        0.0,
    ]
    if state.options.has_ark:
        found[20] = min(ark_ways(state)[state.place[parts.ARK]], LONG_WAY * STEP) / (LONG_WAY * STEP)
        found[21] = state.hearts[parts.ARK] / 3
    elif state.cursed and not state.artifact_out:
        _add_artifact(state, found)
    return found


def _ways_of_keys(state: State) -> float:
    """How far the Keys that are not set are from the Hall."""
    if state.hall == NONE:
        return 0.0
    far = distances(state, state.hall)
    total = 0
    for key in state.loose_keys:
        total += min(far[key], LONG_WAY) + 3
    for seat in range(state.options.explorers):
        if state.items[seat] == parts.KEY and state.place[seat] != NONE:
            total += min(far[state.place[seat]], LONG_WAY)
    return total / 20


def _add_artifact(state: State, found: list[float]) -> None:
    """How far it is from the Exit, and from lava; how its bearer fares."""
    holder = state.holder(parts.ARTIFACT)
    place = state.artifact if holder == NONE else state.place[holder]
    if place == NONE:
        return
    out = distances(state, parts.CROSSING_PLACE)
    found[7] = min(out[place] + 1, LONG_WAY) / 12
    if state.volcano == ERUPTED:
        far = distances(state, place)
        near = 6
        for flipped in range(len(state.tiles)):
            if state.flipped >> flipped & 1:
                for side in range(4):
                    other = state.links[flipped * 4 + side]
                    if other > parts.EXIT_PLACE and not state.flipped >> other & 1:
                        near = min(near, far[other])
        found[18] = near / 6
    if holder != NONE:
        found[22] = min(state.hearts[holder], 5) / 5


def team_chance(state: State) -> float:
    """The chance of the team."""
    weights = WEIGHTS[state.options.mode]
    found = features(state)
    total = 0.0
    for number in range(FEATURES):
        total += weights[number] * found[number]
    return 1.0 / (1.0 + math.exp(-total))
