"""Who is going to win: what search makes of a state when it stops playing on.

Each seat has a score, the weighted sum of what speaks for it; chances are in proportion to the exponentials of the
scores. Alone, the chance to win grows with the score along the logistic curve. The weights are those under which the
results of many games of careful bots come out as likely as possible.
"""

from __future__ import annotations

from typing import Final

from hypogeum.bots.chances import OUT, chance_alone, chances_of, weighted
from hypogeum.bots.terror_below.policy import Policy
from hypogeum.bots.terror_below.worth import damage_hoped_for, items_worth
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    LAST_ATTACK,
    LOCATIONS,
    SLOTS,
)
from hypogeum.games.terror_below.options import EMERGENCY, SPECIAL_DELIVERY
from hypogeum.games.terror_below.state import State

WEIGHTS: Final[list[float]] = [
    3.9,  # points, as a share of the target
    3.5,  # the same squared
    0.3,  # what the carried Eggs promise, in VP
    0.38,  # what the Eggs on the board promise
    0.045,  # Damage of the Weapons
    0.15,  # Items
    0.3,  # two living members
    0.1,  # three
    0.04,  # Rubble on the Leader card
    0.09,  # a Hat
    0.1,  # Secret Bounties
    0.2,  # what the Worms may do to the pawn
    0.69,  # soon to move
]


def features(state: State, seat: int, policy: Policy) -> list[float]:
    """What speaks for a seat, in the order of WEIGHTS."""
    outlook = policy.outlooks[seat]
    squad = state.squads[seat]
    share = min(squad.points() / state.options.target, 1.0)
    living = squad.living.bit_count()
    outlook.prospects.look(state, seat)
    carried = fetched = danger = 0.0
    if squad.space != NONE:
        carried = outlook.prospects.carried(squad.space, squad.eggs)
        fetched = outlook.prospects.fetch[squad.space]
        outlook.threats.look(state, seat)
        for slot in range(SLOTS):
            need = outlook.threats.needs[slot]
            danger += outlook.threats.to_pawn(state, slot, state.targets[slot], need, squad.space)
    return [
        share,
        share * share,
        carried,
        fetched,
        damage_hoped_for(squad.weapons | squad.sticks),
        items_worth(squad.items),
        1.0 if living >= 2 else 0.0,
        1.0 if living >= 3 else 0.0,
        float(squad.rubble),
        1.0 if squad.hat != NONE else 0.0,
        float(squad.secrets.bit_count()),
        danger,
        1.0 / (1 + (seat - state.active) % state.seats) if state.active != NONE else 0.5,
    ]


SOLO_WEIGHTS: Final[list[list[float]]] = [
    [-9.6, 9.67, 11.0, 0.4, 0.71, 0.065, 0.12, 0.3, 0.13, 0.2, 0.41],
    [-9.6, 7.54, 7.55, 0.28, 0.44, 0.0, 0.15, 0.1, 0.33, 0.73, 0.1],
    [-9.6, 5.86, 5.8, 0.1, 0.45, 0.044, 0.0, 0.5, 0.0, 0.0, 0.47],
]
"""By scenario: the base; progress; attacks left, as a share; what carried Eggs promise; Eggs on the board; Damage of
the Weapons; Items; two living members; three; standing Locations beyond those that are needed; danger to the pawn."""


def solo_features(state: State, policy: Policy) -> list[float]:
    """What speaks for a win, in the order of SOLO_WEIGHTS."""
    squad = state.squads[0]
    values = features(state, 0, policy)
    usable = 0
    for location in range(LOCATIONS):
        if state.location_spaces[location] != NONE or state.served >> location & 1:
            usable += 1
    return [
        1.0,
        progress(state),
        (LAST_ATTACK - state.attacks) / LAST_ATTACK,
        values[2],
        values[3],
        values[4],
        values[5],
        values[6],
        values[7] if squad.living else 0.0,
        float(usable - 3),
        values[11],
    ]


def progress(state: State) -> float:
    """How much of the objective of a solo scenario is reached."""
    if state.options.scenario == EMERGENCY:
        return min(state.squads[0].points() / state.options.target, 1.0)
    if state.options.scenario == SPECIAL_DELIVERY:
        return state.served.bit_count() / 4
    return state.trophies.bit_count() / 3


def chances(state: State, policy: Policy) -> list[float]:
    """By seat: the chance to win."""
    if state.options.is_solo:
        weights = SOLO_WEIGHTS[state.options.scenario]
        return [chance_alone(weighted(solo_features(state, policy), weights))]
    worths: list[float] = []
    for seat in range(state.seats):
        worths.append(OUT if state.is_out(seat) else weighted(features(state, seat, policy), WEIGHTS))
    return chances_of(worths)
