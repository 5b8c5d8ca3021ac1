"""The infernal side of a shaken state: fighters in play, wounded or gone, dice on powers, cards and points by lot."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import has_room
from hypogeum.games.claustrophobia.destiny import fits, is_met, open_slots
from hypogeum.games.claustrophobia.figures import (
    DEMONS,
    FIGURES,
    FIRST_TROGLODYTE,
    HOUNDS,
    POSSESSED,
    is_demon,
    is_troglodyte,
    power_of,
)
from hypogeum.games.claustrophobia.nibbles import count_dice, packed_dice, with_die
from hypogeum.games.claustrophobia.state import State
from tests.games.claustrophobia.shaken_humans import wear_out

MOST_PM = 14
MOST_WAITING = 4
"""Dice in preparation boxes."""


def shake_infernals(state: State, lots: Chance) -> None:
    """After the human fighters have their places."""
    for figure in range(FIRST_TROGLODYTE, FIGURES):
        if state.in_reserve(figure) and figure != state.plan.throne_demon:
            _bring(state, figure, lots)
    _wound(state, lots)
    _prepare(state, lots)
    _trigger(state, lots)
    _deal(state, lots)
    state.pm = lots.pick(MOST_PM + 1)
    state.alarms = lots.pick(parts.ALARM_SLOTS + 1)


def _bring(state: State, figure: int, lots: Chance) -> None:
    """Into play, often beside a human fighter, or not; demons may have died once, they and hellhounds for good."""
    if is_demon(figure):
        state.died_once |= lots.pick(2) << figure
    if (DEMONS | HOUNDS) >> figure & 1 and figure != state.plan.condition_demon and lots.pick(8) == 0:
        state.removed |= 1 << figure
        state.died_once |= 1 << figure & DEMONS
    elif lots.pick(2):
        places = [place for place in range(len(state.tiles)) if has_room(state, figure, place)]
        beset = [place for place in places if state.humans_on(place)]
        chosen = beset if beset and lots.pick(3) == 0 else places
        if chosen:
            state.put(figure, chosen[lots.pick(len(chosen))])


def _wound(state: State, lots: Chance) -> None:
    for figure in state.order:
        if not is_troglodyte(figure) and not POSSESSED >> figure & 1:
            state.damage[figure] = lots.pick(values.life(figure))


# Destiny dice


def _prepare(state: State, lots: Chance) -> None:
    """Some dice wait for others (CL-INV-3)."""
    slots = open_slots(state)
    for _ in range(lots.pick(MOST_WAITING + 1)):
        slot, face = slots[lots.pick(len(slots))], 1 + lots.pick(6)
        dice = with_die(state.prepared[slot], face)
        if fits(slot, state.prepared[slot], face) and not is_met(power_of(slot), dice):
            state.prepared[slot] = dice
            state.pool -= 1


def _trigger(state: State, lots: Chance) -> None:
    """Some powers have been triggered and last."""
    for slot in open_slots(state):
        power = power_of(slot)
        boxes = lots.pick(parts.POWER_BOXES[power] + 1)
        dice = packed_dice([1 + lots.pick(6) for _ in range(boxes)])
        if boxes <= state.pool and not state.prepared[slot] and is_met(power, dice) and lots.pick(2):
            state.triggered[slot] = dice
            state.pool -= count_dice(dice)


# Cards


def _deal(state: State, lots: Chance) -> None:
    """Event cards up to the hand limit; often the pile is nearly used up."""
    deck = state.event_deck
    for _ in range(lots.pick(parts.EVENT_HAND_LIMIT - state.events_held.bit_count() + 1)):
        state.events_held |= 1 << deck.draw(state.chance)
    if lots.pick(2):
        wear_out(deck, state.events_held, state.chance, lots)
