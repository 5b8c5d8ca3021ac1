"""Destiny dice: threat points first, hounds and demons that can use theirs, then what gathers over turns."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.destiny import is_met, reds_in
from hypogeum.games.claustrophobia.figures import (
    FIRST_DEMON_SLOT,
    FIRST_HOUND_SLOT,
    TROGLODYTES,
    figure_of,
    power_of,
)
from hypogeum.games.claustrophobia.nibbles import count_dice, with_die
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.verbs.destiny import FACES, LEAVE_DICE, PLACE, ROLL, TAKE_BACK, most_dice

POWER_WORTH: Final[list[float]] = [
    *[3.0, 2.0, 2.2, 1.0, 1.6, 1.6],
    *[3.2, 1.2, 1.4, 2.6, 1.8, 1.2, 1.2, 1.4, 1.8, 1.4, 1.6, 2.4],
]
"""What a power is worth when it triggers, by power."""
ENOUGH_PM: Final = 9
"""With so many in store, other things than threat points are worth more."""


def roll(state: State, seat: int) -> Action:
    """Every die that may be rolled; only what is forced is taken back."""
    if state.pool < 3:
        return Action(TAKE_BACK, TAKE_BACK.targets(state, seat)[0])
    return Action(ROLL, min(state.pool, most_dice(state)))


def keep_dice() -> Action:
    return Action(LEAVE_DICE, 0)


def place(state: State, seat: int, atlas: Atlas) -> Action:
    """The die and the slot that are worth most together."""
    best = NONE
    most = -1000.0
    for target in PLACE.targets(state, seat):
        worth = placing_worth(state, atlas, target // FACES, target % FACES)
        if worth > most:
            best, most = target, worth
    return Action(PLACE, best)


def placing_worth(state: State, atlas: Atlas, slot: int, face: int) -> float:
    """What a die on a slot brings, now or later."""
    power = power_of(slot)
    if power == parts.ABYSSAL_THREAT:
        return _threat_worth(state, face)
    if power == parts.FELL_DESTINY:
        held = state.events_held.bit_count()
        return 0.2 if held >= parts.EVENT_HAND_LIMIT else 0.8 + 0.3 * face
    worth = POWER_WORTH[power] * _use(state, atlas, slot)
    if power == parts.UNLEASH:
        return worth * (0.5 + 0.1 * (parts.UNLEASH_MV[face] + parts.UNLEASH_CB[face] * 2))
    dice = with_die(state.prepared[slot], face)
    if is_met(power, dice):
        return worth / count_dice(dice) + 0.1
    return 0.35 * worth + 0.02 * face


def _threat_worth(state: State, face: int) -> float:
    """Three points for each die of one colour: the colour of which there are more."""
    on_board = state.prepared[parts.ABYSSAL_THREAT]
    worth = 1.6 if state.pm >= ENOUGH_PM else 3.0
    if on_board:
        return worth
    reds = reds_in(state.rolled)
    whites = count_dice(state.rolled) - reds
    is_more = reds >= whites if face & 1 else whites > reds
    return worth if is_more else 0.4 * worth


def _use(state: State, atlas: Atlas, slot: int) -> float:
    """Whether the power would be of use this turn."""
    power = power_of(slot)
    if power == parts.SUPERNATURAL_SPEED or power == parts.FRENZIED_CREATURES:
        packs = 0
        for figure in state.order:
            if TROGLODYTES >> figure & 1:
                packs += 1
        return min(1.5, 0.3 * (packs + state.pm // 3))
    if power == parts.FEARLESS_CHARGE or power == parts.SNEAKY_CHARGE:
        return min(1.2, 0.15 * state.pm)
    if slot < FIRST_HOUND_SLOT:
        return 1.0
    figure = figure_of(slot)
    if state.place[figure] == NONE:
        comes = slot >= FIRST_DEMON_SLOT and state.pm >= parts.COST_DEMON
        return 0.6 if comes or power == parts.CALL else 0.1
    if power == parts.SUMMONS or power == parts.CALL:
        return 1.0
    near = atlas.to_humans(state, state.place[figure])
    return 1.0 if near <= 1 else 0.6 if near == 2 else 0.15
