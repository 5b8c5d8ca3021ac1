"""Who is going to win: what speaks for the human side, weighed by what self-play has shown for each kind of aim."""

from __future__ import annotations

import math
from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.fights import strength_of_infernal
from hypogeum.bots.claustrophobia.goals import field, goal_places, is_key_fighter
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.ending import progress
from hypogeum.games.claustrophobia.figures import HUMANS
from hypogeum.games.claustrophobia.plan import DEMON_DEAD, EXPLOSION, POISONED
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import INFERNAL_PREPARATION, State

WEIGHTS: Final[list[list[float]]] = [
    # no known condition
    [-1.6, 0.2, 1.9, 0.1, 1.0, 2.1, -2.5, -1.2, -0.2, -0.5, -0.8, -0.2, -0.1, -0.1, 1.2, -0.6, 0.2, -0.2],
    # to reach the Exit
    [-0.3, 0.4, 2.1, 0.5, 0.0, 0.5, -4.6, -0.5, 0.9, -1.6, 0.0, 0.3, -0.2, -0.4, 0.0, -0.7, 0.2, -0.3],
    # an explosion
    [-0.4, -0.7, 0.9, 0.6, 0.2, 0.0, -4.0, -0.7, -0.4, -1.0, -1.8, -0.2, -0.2, 0.1, 2.5, -0.4, 0.1, -0.7],
    # a demon's death
    [-2.4, 0.6, 3.0, -0.4, 0.0, 3.3, -4.3, -4.4, 0.0, -0.3, -1.7, -0.8, 0.0, 0.1, 1.1, -0.7, 0.5, -0.9],
    # seals
    [-2.4, 1.2, 3.8, -0.1, 1.4, 3.8, 0.0, 0.2, -2.4, 0.0, -0.2, -0.2, -0.2, 0.1, 0.0, -0.8, 0.2, 1.2],
    # the Possessed
    [-1.2, -0.3, 0.4, 0.2, 1.8, 2.5, -1.2, -1.4, 0.4, -0.2, -1.3, -0.2, -0.4, -0.3, 0.0, -0.5, 0.8, 0.1],
    # crates
    [-2.1, 0.6, 2.5, -1.3, 1.2, 4.6, -0.8, -0.3, 0.3, 0.3, -0.4, -0.2, -0.1, -0.1, 0.0, -0.5, -0.3, -0.2],
    # poison
    [-2.4, -0.5, 0.2, 0.9, 2.7, 0.0, -2.3, -1.1, -0.1, -0.9, 0.0, 0.0, 0.0, -0.1, 4.7, -0.5, 0.2, -0.5],
]
"""By condition of the scenario (plan.py), by feature: fitted to the ends of games between careful bots, in which every
thirtieth action was taken by lot. The first row, for a scenario without a known condition, is their mean."""
FEATURES: Final = 18
LONG_WAY: Final = 12


def features(state: State, atlas: Atlas) -> list[float]:
    """What can be counted on the table; each is about 0 to 1."""
    plan = state.plan
    lines: list[int] = []
    ways: list[int] = []
    beset = 0
    of_key_fighters = 0
    for figure in state.roster:
        place = state.place[figure]
        if place == NONE:
            continue
        free = values.free_lines(state, figure).bit_count()
        lines.append(free)
        ways.append(min(field(state, atlas, figure)[place], LONG_WAY))
        beset += (state.here[place] & ~HUMANS).bit_count()
        if is_key_fighter(state, figure):
            of_key_fighters += free
    lines.sort(reverse=True)
    ways.sort()
    danger = 0.0
    for figure in state.order:
        danger += strength_of_infernal(state, figure)
    limit = plan.turn_limit if state.options.has_limit else 20
    is_found = bool(goal_places(state, state.roster[0]))
    return [
        1.0,
        len(lines) / 5,
        sum(lines) / 30,
        sum(lines[:2]) / 12,
        of_key_fighters / 12,
        progress(state, plan.condition) / max(1, plan.count if plan.count else 2),
        (ways[0] if ways else LONG_WAY) / 10,
        (ways[1] if len(ways) > 1 else LONG_WAY) / 10,
        1.0 if is_found else 0.0,
        0.0 if is_found else stack_size(state) / 10,
        1.0 / (1 + max(0, limit - state.turn)),
        min(danger, 20.0) / 10,
        min(state.pm, 20) / 10,
        min(beset, 8) / 4,
        _special(state),
        1.0 if state.phase >= INFERNAL_PREPARATION else 0.0,
        state.hand.bit_count() / 5,
        state.events_held.bit_count() / 4,
    ]


def _special(state: State) -> float:
    """What is nearly done: a fuse that burns, poison that works, wounds of the demon that must die."""
    condition = state.plan.condition
    if condition == EXPLOSION:
        return 1.0 if state.explosive_lit else 0.3 if state.explosive_by != NONE else 0.0
    if condition == POISONED:
        return 1.0 if state.poison_set else 0.3 if state.poison_by != NONE else 0.0
    if condition == DEMON_DEAD:
        demon = state.plan.condition_demon
        return state.damage[demon] / values.life(demon)
    return 0.0


def human_chance(state: State, atlas: Atlas) -> float:
    """The chance of the human side."""
    weights = WEIGHTS[state.plan.condition]
    found = features(state, atlas)
    total = 0.0
    for number in range(FEATURES):
        total += weights[number] * found[number]
    return 1.0 / (1.0 + math.exp(-total))
