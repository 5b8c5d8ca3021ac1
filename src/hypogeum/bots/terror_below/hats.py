"""Hats: the best one on the own Leader's head, and a Revolver for that of a rival."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.arms import weapon_cost
from hypogeum.bots.terror_below.threats import RIVAL_SHARE
from hypogeum.bots.terror_below.worth import ITEM_KIND_WORTH, damage_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits, lowest
from hypogeum.games.terror_below.components import HAT_CARDS, HAT_SHOOTERS, WEAPON_KIND
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.verbs.hats import SHOOT_HAT, WEAR_VERB

LEADERS_SHARE: Final = 0.7
"""What a loss of the rival who leads counts, however many others there are."""


def better_hat(state: State, seat: int, items: int) -> Action | None:
    """A Hat in the hand that is worth more than the worn one."""
    squad = state.squads[seat]
    best = squad.hat
    for hat in bits(items & HAT_CARDS):
        if best == NONE or ITEM_KIND_WORTH[hat] > ITEM_KIND_WORTH[best]:
            best = hat
    return None if best == squad.hat else Action(WEAR_VERB, best)


def shoot_off_hat(state: State, seat: int) -> Action | None:
    """The Hat of a rival whose loss is worth more than the Revolver (TB-WPN-4)."""
    squad = state.squads[seat]
    revolvers = squad.weapons & HAT_SHOOTERS & ~state.fresh_weapons
    if not revolvers:
        return None
    best = NONE
    best_gain = weapon_cost(WEAPON_KIND[lowest(revolvers)], damage_worth(state, squad))
    for other in SHOOT_HAT.targets(state, seat):
        gain = _share(state, seat, other) * ITEM_KIND_WORTH[state.squads[other].hat]
        if gain > best_gain:
            best, best_gain = other, gain
    return None if best == NONE else Action(SHOOT_HAT, best)


def _share(state: State, seat: int, other: int) -> float:
    """How much a rival's loss is an own gain: most if he is the one to beat."""
    points = state.squads[other].points()
    for rival in range(state.seats):
        if rival != other and not state.is_out(rival) and state.squads[rival].points() > points:
            return RIVAL_SHARE / max(1, state.seats_left().bit_count() - 1)
    return LEADERS_SHARE
