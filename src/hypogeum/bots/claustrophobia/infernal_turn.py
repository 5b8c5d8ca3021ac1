"""The infernal activation phase: strike whoever stands near, close in on the others."""

from __future__ import annotations

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.fights import best_target, target_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.activation import ACTIVATE, END_PHASE
from hypogeum.games.claustrophobia.board import FAR
from hypogeum.games.claustrophobia.combat import FIGHTING
from hypogeum.games.claustrophobia.demon_powers import FEAST
from hypogeum.games.claustrophobia.figures import HUMANS
from hypogeum.games.claustrophobia.state import ACTED, State
from hypogeum.games.claustrophobia.verbs.fighting import FIGHT
from hypogeum.games.claustrophobia.verbs.moving import STEP


def act(state: State, seat: int, atlas: Atlas) -> Action:
    """Go on with the activated fighter, or begin with the next one."""
    if state.acting != NONE:
        action = act_with(state, seat, atlas)
        if action is not None:
            return action
    figure = next_fighter(state, seat, atlas)
    return Action(END_PHASE, 0) if figure == NONE else Action(ACTIVATE, figure)


def next_fighter(state: State, seat: int, atlas: Atlas) -> int:
    """The strong ones beside the enemy first; then whoever is nearest. Who can do nothing is left alone."""
    best = NONE
    most = -1000.0
    for figure in ACTIVATE.targets(state, seat):
        place = state.place[figure]
        strength = values.combat(state, figure)
        reach = values.movement(state, figure)
        if state.here[place] & HUMANS and strength:
            prospect = 50.0 + strength
        elif reach == 0:
            continue
        else:
            prospect = 10.0 - atlas.to_humans(state, place) + 0.1 * strength
        if prospect > most:
            best, most = figure, prospect
    return best


def act_with(state: State, seat: int, atlas: Atlas) -> Action | None:
    """What the activated fighter does now; None when it has done what it can."""
    figure = state.acting
    if state.done & ACTED:
        return None
    if state.damage[figure] >= 2:
        meals = FEAST.targets(state, seat)
        if meals:
            return Action(FEAST, meals[0])
    target = best_target(state, figure, FIGHT.targets(state, seat), FIGHTING)
    if target != NONE:
        return Action(FIGHT, target)
    return _close_in(state, seat, atlas)


def _close_in(state: State, seat: int, atlas: Atlas) -> Action | None:
    """One step towards the humans, onto the tile where the best victim stands."""
    figure = state.acting
    here = state.place[figure]
    best = NONE
    most = -_distance(state, atlas, here) - 0.01
    for cell in STEP.targets(state, seat):
        place = state.place_at(cell)
        prospect = -_distance(state, atlas, place)
        for victim in bits(state.here[place] & HUMANS):
            prospect += 0.1 * target_worth(state, victim)
        if state.effect(place) == parts.SANCTUARY:
            prospect -= 0.3
        if state.effect(place) == parts.FLOODED:
            prospect -= 0.2
        if prospect > most:
            best, most = cell, prospect
    return None if best == NONE else Action(STEP, best)


def _distance(state: State, atlas: Atlas, place: int) -> float:
    away = atlas.to_humans(state, place)
    return 30.0 if away >= FAR else float(away)
