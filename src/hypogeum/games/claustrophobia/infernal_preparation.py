"""The infernal preparation phase: clean-up, pits, destiny dice, powers (section 4.4)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import bits
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.demons import gain_pm
from hypogeum.games.claustrophobia.destiny import is_met
from hypogeum.games.claustrophobia.fell_destiny import look_at_cards, put_away
from hypogeum.games.claustrophobia.figures import INFERNALS, POSSESSED, SLOT_IDS, SLOTS, power_of
from hypogeum.games.claustrophobia.nibbles import count_dice, dice_of
from hypogeum.games.claustrophobia.pits import RollInPits, fighters_in_pits
from hypogeum.games.claustrophobia.state import INFERNAL_PREPARATION, PHASE_IDS, State
from hypogeum.games.claustrophobia.verbs.destiny import Allocate, RollDestiny, TakeDiceBack
from hypogeum.games.claustrophobia.windows import W9, open_window

PM_PER_DIE: Final = 3


class BeginInfernalPreparation(Step[State]):
    """The phase: what happens in it, in order."""

    name = "begin_infernal_preparation"

    def run(self, state: State) -> None:
        state.phase = INFERNAL_PREPARATION
        state.turns += 1
        if state.tells:
            phase = PHASE_IDS[INFERNAL_PREPARATION]
            state.tell("phase_began", "CL-IPR-1", seat=state.infernal, phase=phase, turn=state.turn)
        open_window(state, W9)  # CL-IPR-11
        state.push(TriggerPowers())  # step 5
        state.push(Allocate())  # step 4
        state.push(RollDestiny())  # step 3
        state.push(InfernalPits())  # step 2
        state.push(TakeDiceBack())  # step 1, what he may do
        clean_up(state)  # step 1, what happens


# Step 1


def clean_up(state: State) -> None:
    """Cards played earlier are discarded, and dice in trigger boxes go back: their effects end (CL-IPR-1)."""
    if state.events_open:
        put_away(state, bits(state.events_open), "CL-EVT-2")
        state.events_open = 0
    returned = 0
    for slot in range(SLOTS):
        returned += count_dice(state.triggered[slot])
        state.triggered[slot] = 0
    state.pool += returned
    if state.tells and returned:
        state.tell("dice_returned", "CL-IPR-1", seat=state.infernal, returned=returned, total=state.pool)


# Step 2


class InfernalPits(Step[State]):
    """Every infernal fighter on a Devouring Pit is rolled for; who they are is fixed now (CL-IPR-2, CL-TEF-22)."""

    name = "infernal_pits"

    def run(self, state: State) -> None:
        endangered = fighters_in_pits(state, INFERNALS & ~POSSESSED)
        if endangered:
            state.push(RollInPits(endangered))


# Step 5


class TriggerPowers(Step[State]):
    """Every power whose condition is met triggers (CL-IPR-8).

    Their order makes no difference but for Fell Destiny, whose card is chosen when all others are known: it comes last.
    """

    name = "trigger_powers"

    def run(self, state: State) -> None:
        for slot in range(SLOTS):
            if slot != parts.FELL_DESTINY:
                _check(state, slot)
        _check(state, parts.FELL_DESTINY)


def _check(state: State, slot: int) -> None:
    dice = state.prepared[slot]
    if dice and is_met(power_of(slot), dice):
        _trigger(state, slot)


def _trigger(state: State, slot: int) -> None:
    """The dice slide to the trigger boxes, where lasting effects read them; what happens at once happens."""
    dice = state.prepared[slot]
    state.prepared[slot] = 0
    state.triggered[slot] = dice
    power = power_of(slot)
    if state.tells:
        name = parts.POWER_IDS[power]
        seat = state.infernal
        state.tell("power_triggered", "CL-IPR-8", seat=seat, power=name, slot=SLOT_IDS[slot], dice=dice_of(dice))
    if power == parts.ABYSSAL_THREAT:
        gain_pm(state, PM_PER_DIE * count_dice(dice), "CL-DST-2")
    elif power == parts.CALL:
        gain_pm(state, (dice + 1) // 2, "CL-DEM-19")
    elif power == parts.FELL_DESTINY:
        look_at_cards(state, dice)
