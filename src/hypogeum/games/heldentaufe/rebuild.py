"""Leaving the Underworld and rebuilding it (sections 11.1 and 15 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    ALL_DANGER,
    ARMED,
    BERSERK,
    DENS,
    FIRST_MONSTER,
    MONSTERS,
    POTION_IDS,
    SPACES,
)
from hypogeum.games.heldentaufe.gains import return_potion
from hypogeum.games.heldentaufe.state import State


def lift_hero(state: State, seat: int) -> None:
    """Take the hero off the Underworld board; active berserk ends (HT-POT-4)."""
    hero = state.heroes[seat]
    state.occupants[hero.space] = NONE
    hero.space = NONE
    if hero.potion == BERSERK and hero.drunk:
        return_potion(state, hero)
        if state.tells:
            state.tell("potion_ended", "HT-POT-4", seat=seat, potion=POTION_IDS[BERSERK])


def rebuild_if_empty(state: State) -> None:
    """HT-UND-5, HT-REB-1: nothing happens while any hero is inside."""
    if state.leader == NONE or state.is_anybody_inside():
        return
    state.leader = NONE
    state.visit_commander = NONE
    lay_out(state)
    if state.tells:
        state.tell("rebuilt", "HT-REB-1")


def lay_out(state: State) -> None:
    """Danger tokens, chest and monsters on their places (HT-SET-5 to HT-SET-7, HT-REB-2 to HT-REB-5)."""
    state.danger = ALL_DANGER
    state.armed_left = ARMED
    state.has_chest = True
    state.occupants = [NONE] * SPACES
    for monster in range(MONSTERS):
        state.monster_spaces[monster] = DENS[monster]
        state.occupants[DENS[monster]] = FIRST_MONSTER + monster
        if state.monster_hearts[monster] == 0:
            state.monster_hearts[monster] = state.monster_full_hearts(monster)
