"""Locations that can be destroyed, and the objectives of the scenarios (sections 14.3 and 14.4)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.bounties import remove_dead
from hypogeum.games.terror_below.components import (
    LOCATION_IDS,
    LOCATIONS,
    MOST_RUBBLE,
    TYPE_IDS,
)
from hypogeum.games.terror_below.ending import lose_solo, win_solo
from hypogeum.games.terror_below.options import EMERGENCY, SPECIAL_DELIVERY, TOTAL_EXTERMINATION
from hypogeum.games.terror_below.state import State

DESTROYED_LOSE = 3
SERVED_WIN = 4
TROPHIES_WIN = 3


def destroy_location(state: State, space: int) -> None:
    """Take away the tile and its Rubble; the space is desert from now on (TB-SOLO-13)."""
    location = state.location_at[space]
    state.location_at = [NONE if place == location else place for place in state.location_at]
    state.location_spaces = [NONE if place == location else state.location_spaces[place] for place in range(LOCATIONS)]
    state.rubble_supply += state.rubble[space]
    state.rubble[space] = 0
    if state.tells:
        state.tell("location_destroyed", "TB-SOLO-13", location=LOCATION_IDS[location], space=write_space(space))
    _check_loss(state)
    if not state.over:
        remove_dead(state)


def wreck_if_full(state: State, space: int) -> None:
    """A Location with 2 Rubble is destroyed at once, however they came there (TB-SOLO-13, TB-SOLO-25).

    Outside solo, and during its setup, no Location ever holds Rubble (TB-ATT-8, TB-SOLO-21).
    """
    if not state.over and state.location_at[space] != NONE and state.rubble[space] >= MOST_RUBBLE:
        destroy_location(state, space)


def _check_loss(state: State) -> None:
    """TB-SCEN-2, TB-SCEN-5, checked at each destruction (TB-SOLO-27)."""
    destroyed = 0
    served_or_standing = 0
    for location in range(LOCATIONS):
        if state.location_spaces[location] == NONE:
            destroyed += 1
        if state.location_spaces[location] != NONE or state.served >> location & 1:
            served_or_standing += 1
    if state.options.scenario == EMERGENCY and destroyed >= DESTROYED_LOSE:
        lose_solo(state, "TB-SCEN-2")
    elif state.options.scenario == SPECIAL_DELIVERY and served_or_standing < SERVED_WIN:
        lose_solo(state, "TB-SCEN-5")


def note_delivery(state: State, location: int) -> None:
    """A delivery Bounty was scored at a Location (TB-SCEN-3, TB-SCEN-4)."""
    if state.options.scenario != SPECIAL_DELIVERY or state.served >> location & 1:
        return
    state.served |= 1 << location
    if state.tells:
        state.tell("location_served", "TB-SCEN-4", seat=0, location=LOCATION_IDS[location])
    if state.served.bit_count() >= SERVED_WIN:
        win_solo(state, "TB-SCEN-3")
        return
    remove_dead(state)


def note_hunt(state: State, kind: int) -> None:
    """A hunting Bounty was scored with a Worm of a type (TB-SCEN-7 to TB-SCEN-9)."""
    if state.options.scenario != TOTAL_EXTERMINATION or state.trophies >> kind & 1:
        return
    state.trophies |= 1 << kind
    if state.tells:
        state.tell("trophy_taken", "TB-SCEN-8", seat=0, type=TYPE_IDS[kind])
    if state.trophies.bit_count() >= TROPHIES_WIN:
        win_solo(state, "TB-SCEN-7")
        return
    remove_dead(state)
