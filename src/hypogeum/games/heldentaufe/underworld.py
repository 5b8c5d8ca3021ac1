"""Entering the Underworld and its spaces (section 11 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    SPACE_IDS,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.defeat import defeat
from hypogeum.games.heldentaufe.gains import roll_treasure
from hypogeum.games.heldentaufe.missions import complete_discoverer
from hypogeum.games.heldentaufe.state import State


def enter_space(state: State, seat: int, space: int) -> None:
    """Put the active hero on a free space, from wherever he is, and let it work (HT-MOV-5, HT-POT-8)."""
    hero = state.heroes[seat]
    if hero.is_inside():
        state.occupants[hero.space] = NONE
    else:
        hero.tile = NONE
        _wake_monsters(state, seat)
    hero.space = space
    state.occupants[space] = hero.figure
    if state.has_danger(space):
        _flip_danger(state, seat, space)
    elif space == TREASURE_SPACE and state.has_chest:
        _open_chest(state, seat)


def _wake_monsters(state: State, seat: int) -> None:
    """The first hero who enters places the leader after his seat (HT-UND-2)."""
    if state.leader == NONE:
        state.leader = seat
        state.visit_commander = NONE
        if state.tells:
            state.tell("leader_placed", "HT-UND-2", seat=seat)


def _flip_danger(state: State, seat: int, space: int) -> None:
    """HT-DAN-1 to HT-DAN-5: flip, Discoverer, heart, AP, defeat; the token is gone."""
    armed = state.chance.pick(state.danger.bit_count()) < state.armed_left
    state.danger &= ~(1 << space)
    if not armed:
        if state.tells:
            state.tell("trap_disarmed", "HT-DAN-3", seat=seat, space=SPACE_IDS[space])
        return
    hero = state.heroes[seat]
    if state.tells:
        hearts, ap = hero.hearts - 1, state.ap_left()
        state.tell("trap_armed", "HT-DAN-2", seat=seat, space=SPACE_IDS[space], hearts=hearts, ap=ap)
    state.armed_left -= 1
    complete_discoverer(state, seat)
    hero.hearts -= 1
    state.lose_ap()
    if hero.hearts == 0:
        defeat(state, seat, NONE)


def _open_chest(state: State, seat: int) -> None:
    """Three treasure rolls, gained one after another (HT-CHE-1, HT-CHE-2)."""
    state.has_chest = False
    if state.tells:
        state.tell("chest_opened", "HT-CHE-1", seat=seat)
    for _ in range(3):
        roll_treasure(state, seat, "HT-CHE-1")
