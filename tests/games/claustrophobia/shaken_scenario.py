"""What belongs to the scenario of a shaken state: tokens carried, lying or used, rites that have begun."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.claustrophobia import tokens
from hypogeum.games.claustrophobia.figures import POSSESSED
from hypogeum.games.claustrophobia.plan import DELIVERED, FREED, SEALS
from hypogeum.games.claustrophobia.scenario_effects import free_possessed
from hypogeum.games.claustrophobia.scenario_rules import GATE
from hypogeum.games.claustrophobia.state import State


def shake_scenario(state: State, lots: Chance) -> None:
    """After everybody has a place."""
    plan = state.plan
    if plan.explosive_tile:
        _shake_load(state, tokens.EXPLOSIVE, plan.explosive_tile, lots)
    if plan.poison_tile:
        _shake_load(state, tokens.POISON, plan.poison_tile, lots)
    if plan.condition == SEALS:
        state.seals = lots.pick(plan.count)
    _shake_crates(state, lots)
    _shake_vials(state, lots)
    _shake_possessed(state, lots)


def _shake_load(state: State, token: int, tile: int, lots: Chance) -> None:
    """The explosive or the poison is carried, perhaps on its tile; or lies somewhere, or does its work there."""
    for place in range(len(state.tiles)):
        if tokens.lies_on(state, place, token):
            tokens.lift_from(state, place, token)
    for figure in state.humans_in_play():
        if tokens.carries(state, figure, token):
            tokens.take_from(state, figure, token)
    aim, way = state.place_of_tile(tile), lots.pick(4)
    if way == 0 and aim != NONE:
        tokens.lay_on(state, aim, token)
        state.explosive_lit = token == tokens.EXPLOSIVE
        state.poison_set = token == tokens.POISON
    elif way == 1:
        tokens.lay_on(state, lots.pick(len(state.tiles)), token)
    else:
        tokens.give(state, _somebody(state, lots, aim), token)


def _somebody(state: State, lots: Chance, aim: int = NONE) -> int:
    """A fighter, often one that stands where its load is needed."""
    fighters = state.humans_in_play()
    there = [figure for figure in fighters if state.place[figure] == aim]
    chosen = there if there and lots.pick(2) else fighters
    return chosen[lots.pick(len(chosen))]


def _shake_crates(state: State, lots: Chance) -> None:
    """Crates lie where they were found or elsewhere, are carried, or are safe."""
    for place in range(len(state.tiles)):
        for _ in range(state.crates[place]):
            way = lots.pick(4)
            if way == 0:
                continue
            tokens.lift_from(state, place, tokens.CRATE)
            if way == 1 and state.plan.condition == DELIVERED and state.delivered + 1 < state.plan.count:
                state.delivered += 1
                continue
            figure = _somebody(state, lots, state.place_of_tile(GATE))
            if way == 2 and not tokens.carries(state, figure, tokens.CRATE):
                tokens.give(state, figure, tokens.CRATE)
            else:
                tokens.lay_on(state, state.place[figure], tokens.CRATE)


def _shake_vials(state: State, lots: Chance) -> None:
    """Water of the fountains has been taken along, and put down again."""
    if not state.plan.has_vials:
        return
    for place in range(len(state.tiles)):
        for _ in range(state.water[place]):
            figure, way = _somebody(state, lots), lots.pick(3)
            if way == 0 or (way == 1 and tokens.carries(state, figure, tokens.VIAL)):
                continue
            water = state.water[:]
            water[place] -= 1
            state.water = water
            if way == 1:
                tokens.give(state, figure, tokens.VIAL)
            else:
                tokens.lay_on(state, state.place[figure], tokens.VIAL)


def _shake_possessed(state: State, lots: Chance) -> None:
    """Exorcisms have begun; some Possessed are freed."""
    plan = state.plan
    for figure in bits(state.company & POSSESSED):
        may_be_freed = plan.condition != FREED or state.freed + 1 < plan.count
        if may_be_freed and lots.pick(4) == 0:
            free_possessed(state, figure)
        else:
            state.damage[figure] = lots.pick(plan.exorcise_successes)
