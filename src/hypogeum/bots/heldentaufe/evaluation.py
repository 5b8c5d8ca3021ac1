"""Who is going to win: what search makes of a state when it stops playing on."""

from __future__ import annotations

import math
from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, STEPS_BELOW, Atlas
from hypogeum.bots.heldentaufe.odds import attack_odds
from hypogeum.bots.heldentaufe.tokens import has_goods
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    DELIVERY,
    HAND_IN_PIECE,
    HAND_IN_POTION,
    HEALING,
    HERO_AP,
    MISSION_KINDS,
    MONSTERS,
    NONE,
    PORTAL_SPACES,
    REWARD_POINTS,
    SWORD,
    TELEPORT,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

FEATURES: Final = 21
WEIGHTS: Final[list[float]] = [0.627, 2.505, 1.917, -1.454, -0.624, 0.704, 0.619, 0.45, 1.023, 0.861, -0.045, 0.112, 1.707, 0.932, 0.009, 0.213, -0.625, -0.2, 0.049, -0.11, 0.334]


def features(state: State, seat: int, atlas: Atlas, far_along: float) -> list[float]:
    """What speaks for a seat; `far_along` is how far the leader is on his way to the target, from 0 to 1."""
    hero = state.heroes[seat]
    target = state.options.target
    progress = min(hero.points / target, 1.0)
    ahead = 1.0 - far_along
    has_target = hero.points >= target
    home = turns_home(state, hero, atlas)
    inside = hero.space != NONE
    threat = _threat(state, hero) if inside else 0.0
    skill = min(hero.potion_skill(), 3)
    sword = hero.combat_value() - (3 if hero.potion == BERSERK and hero.drunk else 0)
    return [
        progress,
        progress * progress,
        1.0 if has_target else 0.0,
        home if has_target else 0.0,
        0.0 if has_target else progress * home,
        (hero.ap_total() - 4) * ahead,
        sword * ahead,
        (1.0 if skill == 1 else 0.0) * ahead,
        (1.0 if skill == 2 else 0.0) * ahead,
        (1.0 if skill == 3 else 0.0) * ahead,
        hero.hearts * ahead,
        (1.0 if hero.has_ready_potion(HEALING) else 0.0) * ahead,
        (1.0 if hero.potion == BERSERK else 0.0) * ahead,
        1.0 if hero.has_ready_potion(TELEPORT) else 0.0,
        (hero.food[0] + hero.food[1] + hero.food[2]) * ahead,
        1.0 if inside else 0.0,
        threat if inside and hero.hearts <= 2 else 0.0,
        threat if inside and hero.hearts > 2 else 0.0,
        threat * carried(hero) if inside else 0.0,
        ready_points(state, hero) / target,
        1.0 / (1 + (seat - state.active) % state.seats) if state.active != NONE else 0.5,
    ]


def turns_home(state: State, hero: Hero, atlas: Atlas) -> float:
    """How many turns the way to the Campfire takes."""
    steps = 3
    if hero.tile != NONE:
        steps = atlas.steps_from(state, 0)[hero.tile]
    elif hero.space != NONE:
        steps = FAR
        for portal in range(5):
            tile = state.portal_tiles[portal]
            if tile != NONE:
                way = STEPS_BELOW[hero.space][PORTAL_SPACES[portal]] + 1 + atlas.steps_from(state, 0)[tile]
                if way < steps:
                    steps = way
        if steps == FAR:
            steps = 20
    return steps / hero.ap_total()


def carried(hero: Hero) -> float:
    """What a defeat would take, roughly."""
    return hero.ap_total() - HERO_AP[hero.figure] + hero.worn(SWORD) + 0.5 * hero.worn(1)


def _threat(state: State, hero: Hero) -> float:
    """How likely the monsters hurt a hero inside."""
    worst = 0.0
    for monster in range(MONSTERS):
        space = state.monster_spaces[monster]
        if space != NONE:
            odds = attack_odds(state.monster_value(monster) - hero.combat_value())
            steps = STEPS_BELOW[space][hero.space]
            if steps > 4:
                odds *= 0.3
            if odds > worst:
                worst = odds
    return worst


def ready_points(state: State, hero: Hero) -> float:
    """Points of Deliveries whose goods the hero already has."""
    points = 0.0
    for card in hero.hand:
        if MISSION_KINDS[card] == DELIVERY and (HAND_IN_PIECE[card] != NONE or HAND_IN_POTION[card] != NONE):
            if has_goods(state, hero, card):
                points += max(REWARD_POINTS[card], 1)
    return points


def chances(state: State, atlas: Atlas) -> list[float]:
    """By seat: the chance to win."""
    atlas.look(state)
    far_along = leader_progress(state)
    scores: list[float] = []
    total = 0.0
    for seat in range(state.seats):
        score = 0.0
        if not state.is_gone(seat):
            values = features(state, seat, atlas, far_along)
            for place in range(FEATURES):
                score += values[place] * WEIGHTS[place]
            score = math.exp(score)
        scores.append(score)
        total += score
    return [score / total for score in scores]


def leader_progress(state: State) -> float:
    """How far the hero with the most points is on his way to the target."""
    most = 0
    for hero in state.heroes:
        if hero.points > most:
            most = hero.points
    return min(most / state.options.target, 1.0)
