"""Eggs on the board (sections 9.1 and 9.4 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import SPACES, write_space
from hypogeum.games.terror_below.components import (
    COLOURS,
    EGG_IDS,
    ONE_EGG,
    all_eggs,
    eggs_of,
)
from hypogeum.games.terror_below.state import State


def roll_space(state: State) -> int:
    """The space that the red and the blue die point at (TB-BOARD-2)."""
    red = state.chance.pick(6)
    blue = state.chance.pick(6)
    return state.options.board.dice[blue * 6 + red]


def can_hold_egg(state: State, space: int) -> bool:
    """On the board, no Canyon and no standing Location (TB-ATT-9, TB-ATT-10, TB-CAN-3)."""
    return space != NONE and state.options.board.lands[space] and state.location_at[space] == NONE


def lay_egg(state: State, colour: int, space: int, rule: str) -> None:
    """One Egg from the supply, if there is one (TB-COMP-5)."""
    if eggs_of(state.egg_supply, colour) == 0:
        return
    state.egg_supply -= ONE_EGG[colour]
    state.eggs[space] += ONE_EGG[colour]
    if state.tells:
        state.tell("egg_laid", rule, egg=EGG_IDS[colour], space=write_space(space))


def lay_egg_by_dice(state: State, colour: int) -> None:
    """Roll until the space is no Location (TB-ATT-9); no roll for an Egg that is not there (TB-COMP-5)."""
    if eggs_of(state.egg_supply, colour):
        lay_egg(state, colour, _roll_free_space(state), "TB-ATT-9")


def _roll_free_space(state: State) -> int:
    while True:
        space = roll_space(state)
        if state.tells:
            state.tell("dice_rolled_for_egg", "TB-ATT-9", space=write_space(space))
        if state.location_at[space] == NONE:
            return space


def lay_missing_colour(state: State, colour: int) -> None:
    """One Egg of a colour that is not on the board (TB-ADV-5); in solo on a space without Egg."""
    while True:
        space = _roll_free_space(state)
        if not (state.options.is_solo and state.eggs[space]):
            lay_egg(state, colour, space, "TB-ADV-5")
            return


def drop_eggs(state: State, eggs: int, space: int) -> None:
    """The Eggs of a dead Leader: on the space, or by dice if it is a Location (TB-DEATH-2, TB-DEATH-6)."""
    if can_hold_egg(state, space):
        state.eggs[space] += eggs
    else:
        for colour in range(COLOURS):
            for _ in range(eggs_of(eggs, colour)):
                landed = _roll_free_space(state)
                state.eggs[landed] += ONE_EGG[colour]
                if state.tells:
                    state.tell("egg_laid", "TB-DEATH-6", egg=EGG_IDS[colour], space=write_space(landed))
    clear_crowded_spaces(state)


def clear_crowded_spaces(state: State) -> None:
    """Solo: all Eggs of a space with two or more return to the supply (TB-SOLO-15)."""
    if not state.options.is_solo:
        return
    for space in range(SPACES):
        eggs = state.eggs[space]
        if eggs and all_eggs(eggs) > 1:
            state.egg_supply += eggs
            state.eggs[space] = 0
            if state.tells:
                state.tell("eggs_crushed", "TB-SOLO-15", space=write_space(space), eggs=egg_names(eggs))


def egg_names(eggs: int) -> list[str]:
    """The colours of packed Eggs, one name each."""
    return [EGG_IDS[colour] for colour in range(COLOURS) for _ in range(eggs_of(eggs, colour))]
