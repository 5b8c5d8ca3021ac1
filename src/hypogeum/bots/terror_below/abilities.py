"""T2a and T2c: arrows, the Tinfoil Hat and the Special Abilities of Vehicles."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.action_step import loose_rubble
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.threats import after_arrows
from hypogeum.bots.terror_below.vehicles import points_of
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.abilities import ABILITY, LEFT, SpecialAbility
from hypogeum.games.terror_below.components import (
    DIRECTIONS,
    EXTRA_CARDS,
    EXTRA_POINTS,
    FACE_DOWN,
    SLOTS,
    VEHICLE_ABILITY,
    VEHICLE_VALUE,
    VEHICLES,
)
from hypogeum.games.terror_below.distraction import (
    APPLY,
    ARROWS,
    IGNORE,
    LURE,
    NUDGE,
    STAY,
    Closer,
    closer_directions,
)
from hypogeum.games.terror_below.state import PICKED_UP, State
from hypogeum.games.terror_below.verbs.vehicles import END_TURN, EXTRA, HAUL, HIDE, ROWS

LEAST_HIDING: Final = 0.4
"""A card is put face down only if that brings more than this."""
LEAST_EXTRA: Final = 0.05
"""Another Vehicle goes for its points only if they bring more than this."""


# T2a


def choose_arrows(state: State, seat: int, outlook: Outlook) -> Action:
    """Old George: the arrows as they suit the way that is ahead."""
    applied = state.targets[:]
    applied[state.played_slot] = after_arrows(state, state.played_slot, state.played)
    is_better = _worth_with(state, seat, outlook, applied) > _worth_with(state, seat, outlook, state.targets)
    return Action(ARROWS, APPLY if is_better else IGNORE)


def choose_nudge(state: State, seat: int, outlook: Outlook) -> Action:
    """The Tinfoil Hat: one step if it brings something."""
    best = STAY
    best_worth = _worth_with(state, seat, outlook, state.targets)
    slot = state.played_slot
    for direction in range(DIRECTIONS):
        moved = state.options.board.drifts[state.targets[slot] * DIRECTIONS + direction]
        if moved != NONE:
            targets = state.targets[:]
            targets[slot] = moved
            worth = _worth_with(state, seat, outlook, targets)
            if worth > best_worth + 0.01:
                best, best_worth = direction, worth
    return Action(NUDGE, best)


def _worth_with(state: State, seat: int, outlook: Outlook, targets: list[int]) -> float:
    """What the rest of the turn is worth with other Targets, before the action step."""
    outlook.journey.look(state, seat, state.squads[seat].space, points_of(state, seat, state.played))
    outlook.threats.look(state, seat)
    needs = outlook.threats.needs
    outlook.find_end(state, seat, outlook.journey.worths, targets, needs, state.played, state.played_slot)
    return outlook.worth


# T2c


def choose_lure(state: State, seat: int, question: Closer, outlook: Outlook) -> Action:
    """The way of a Target that comes closer which is best for the own pawn."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    best = NONE
    best_worth = 0.0
    for direction in closer_directions(state, seat, question.slot):
        targets = state.targets[:]
        targets[question.slot] = state.options.board.drifts[targets[question.slot] * DIRECTIONS + direction]
        worth = outlook.now(state, seat, targets, outlook.threats.needs)
        if best == NONE or worth > best_worth:
            best, best_worth = direction, worth
    return Action(LURE, question.slot * DIRECTIONS + best)


def choose_ability(state: State, seat: int, outlook: Outlook) -> Action:
    """Pam: bring Worms closer only if that is better for her."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    now = outlook.now(state, seat, state.targets, outlook.threats.needs)
    return Action(ABILITY, APPLY if outlook.brought_closer(state, seat) > now + 0.01 else IGNORE)


def use_ability(state: State, seat: int, question: SpecialAbility, outlook: Outlook) -> Action:
    """Boots, Bicycle, Buggy, or the end of the turn."""
    if question.left != LEFT:
        return Action(END_TURN, 0)
    ability = VEHICLE_ABILITY[state.played]
    if ability == EXTRA_POINTS:
        return _extra_points(state, seat, outlook)
    if ability == FACE_DOWN:
        return _hide(state, seat, outlook)
    squad = state.squads[seat]
    space = loose_rubble(state, squad) if squad.space != NONE else NONE
    return Action(END_TURN, 0) if space == NONE else Action(HAUL, space)


def _extra_points(state: State, seat: int, outlook: Outlook) -> Action:
    """Boots: the cheapest Vehicle that does as much as the best one."""
    squad = state.squads[seat]
    cards = squad.hand & EXTRA_CARDS
    if state.flags & PICKED_UP or squad.space == NONE or not cards:
        return Action(END_TURN, 0)
    outlook.look(state, seat, 0, NONE)
    best = NONE
    best_worth = outlook.worth + LEAST_EXTRA
    known = [0.0] * 8
    for card in range(VEHICLES):
        if cards >> card & 1:
            value = VEHICLE_VALUE[card]
            if known[value] == 0.0:
                outlook.look(state, seat, value, NONE)
                known[value] = outlook.worth
            if known[value] > best_worth + 0.01:
                best, best_worth = card, known[value]
    return Action(END_TURN, 0) if best == NONE else Action(EXTRA, best)


def _hide(state: State, seat: int, outlook: Outlook) -> Action:
    """Bicycle: a card face down, if that hurts rivals, helps a hunt or takes a Worm away from the pawn."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    squad = state.squads[seat]
    best = NONE
    best_worth = outlook.now(state, seat, state.targets, outlook.threats.needs) + LEAST_HIDING
    for slot in range(SLOTS):
        if not state.has_room(slot):
            continue
        needs = outlook.threats.needs[:]
        needs[slot] = max(0, needs[slot] - 1)
        for card in range(VEHICLES):
            if squad.hand >> card & 1:
                targets = state.targets[:]
                targets[slot] = after_arrows(state, slot, card)
                worth = outlook.now(state, seat, targets, needs)
                if worth > best_worth:
                    best, best_worth = card * ROWS + slot, worth
    return Action(END_TURN, 0) if best == NONE else Action(HIDE, best)
