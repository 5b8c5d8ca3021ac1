"""Bringing fighters into play: whoever can strike soonest for the points there are."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.event_play import best_event
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.activation import END_PHASE
from hypogeum.games.claustrophobia.board import strength_of
from hypogeum.games.claustrophobia.entering import UNLEASH, cost_of, entering_hound
from hypogeum.games.claustrophobia.figures import FIRST_DEMON, INFERNALS
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.verbs.threat import BUY, ENTRIES, FIRST, HOUND, SUMMON, TROGLODYTE, entry_figure

LEAST_WORTH: Final = 0.45
"""For each threat point; what is worth less waits, unless there are points in plenty."""
PLENTY: Final = 12


def enter(state: State, seat: int, atlas: Atlas) -> Action:
    """The best entry or card; the phase ends when nothing is worth its price."""
    card = best_event(state, seat, atlas)
    if card is not None:
        return card
    for cell in SUMMON.targets(state, seat):
        return Action(SUMMON, cell)
    best = NONE
    most = LEAST_WORTH if state.pm < PLENTY else 0.1
    for target in BUY.targets(state, seat):
        worth = entry_worth(state, atlas, target % ENTRIES, state.place_at(target // ENTRIES))
        if worth > most:
            best, most = target, worth
    return Action(END_PHASE, 0) if best == NONE else Action(BUY, best)


def entry_worth(state: State, atlas: Atlas, entry: int, place: int) -> float:
    """What an entry is worth for each point it costs."""
    figure = entry_figure(state, entry)
    cost = max(1, cost_of(state, figure, place))
    away = atlas.to_humans(state, place)
    if entry == TROGLODYTE:
        reach = 1 + (1 if state.triggered[parts.SUPERNATURAL_SPEED] else 0)
        worth = 1.3 * nearness(away, reach)
        if away <= reach and not has_target_room(state, atlas, place, away):
            worth *= 0.4
        return worth / cost
    if entry == HOUND:
        strength = 3.6 if state.pool else 0.8
        return strength * nearness(away, 2) / cost
    demon = figure - FIRST_DEMON
    strength = 1.3 * parts.DEMON_CB[demon] + 0.6 * parts.DEMON_HP[demon] + 0.5 * entry / FIRST
    return strength * nearness(away, parts.DEMON_MV[demon]) / cost


def nearness(away: int, reach: int) -> float:
    """Whether the fighter strikes this turn, the next, or later."""
    if away <= reach:
        return 1.0
    return 0.5 if away <= 2 * reach else 0.2


def has_target_room(state: State, atlas: Atlas, place: int, away: int) -> bool:
    """Whether one more infernal fighter fits on a tile with humans that is so far away."""
    if away == 0:
        return True
    ways = atlas.ways(state)[place]
    for other in range(len(state.tiles)):
        if ways[other] == away and state.humans_on(other):
            if strength_of(state.here[other] & INFERNALS) < parts.TILE_SATURATION[state.tiles[other]]:
                return True
    return False


def unleash(state: State, atlas: Atlas) -> Action:
    """Fast if it must go far, fierce if the enemy is near."""
    away = atlas.to_humans(state, state.place[entering_hound(state)])
    return Action(UNLEASH, 5 if away <= 1 else 6)
