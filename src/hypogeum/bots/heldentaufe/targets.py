"""What there is to go for in the Underworld: monsters, the chest, danger tokens, rivals (HT-BOT-7 to HT-BOT-9)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR
from hypogeum.bots.heldentaufe.worth import points_worth, treasure_worth
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    DISCOVERER,
    MISSION_KINDS,
    MONSTERS,
    PORTAL_SPACES,
    REWARD_POINTS,
    SLAYER_MONSTER,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

NOTHING: Final = -1
CHEST: Final = 3
DANGER: Final = 4
FIRST_RIVAL: Final = 5
"""Targets: 0 to 2 the monsters, then the chest, a danger token, and the heroes of the seats."""

TRAP_TOLL: Final = 3
NO_TRAPS: Final = 60


def target_gain(state: State, seat: int, target: int) -> float:
    """What a target brings, in points; 0 if it is not there."""
    hero = state.heroes[seat]
    if target < MONSTERS:
        return _monster_gain(state, hero, target) if state.monster_hearts[target] else 0.0
    if target == CHEST:
        return 3 * treasure_worth(state, hero) if state.has_chest else 0.0
    if target == DANGER:
        return _trap_gain(state, hero)
    return _rival_gain(state, seat, target - FIRST_RIVAL)


def _monster_gain(state: State, hero: Hero, monster: int) -> float:
    """The top tooth, and the Slayers for it."""
    points = state.teeth[monster]
    for card in hero.hand:
        if SLAYER_MONSTER[card] == monster:
            points += REWARD_POINTS[card]
    return points_worth(state, hero, points)


def armed_chance(state: State) -> float:
    """The chance that an unseen danger token is armed (HT-BOT-8)."""
    return state.armed_left / state.danger.bit_count() if state.danger else 0.0


def _trap_gain(state: State, hero: Hero) -> float:
    """A Discoverer with two hearts seeks traps (HT-BOT-8)."""
    if hero.hearts >= 2:
        for card in hero.hand:
            if MISSION_KINDS[card] == DISCOVERER:
                return REWARD_POINTS[card] * armed_chance(state)
    return 0.0


def _rival_gain(state: State, seat: int, rival: int) -> float:
    """Beating a hero with more points swaps the totals; with two players his loss counts as much (HT-BOT-9)."""
    if rival == seat or state.heroes[rival].space == NONE:
        return 0.0
    more = state.heroes[rival].points - state.heroes[seat].points
    if more <= 0:
        return 0.0
    return points_worth(state, state.heroes[seat], more) + (more if state.seats == 2 else 0)


def target_space(state: State, target: int, ways: list[int]) -> int:
    """Where a target is, or NONE; of several danger tokens the nearest by the ways from here."""
    if target < MONSTERS:
        return state.monster_spaces[target]
    if target == CHEST:
        return TREASURE_SPACE
    if target == DANGER:
        return _nearest_danger(state, ways)
    return state.heroes[target - FIRST_RIVAL].space


def target_value(state: State, target: int) -> int:
    """The combat value of a monster or a rival."""
    if target < MONSTERS:
        return state.monster_value(target)
    return state.heroes[target - FIRST_RIVAL].combat_value()


def target_hearts(state: State, target: int) -> int:
    """The hearts of a monster or a rival."""
    if target < MONSTERS:
        return state.monster_hearts[target]
    return state.heroes[target - FIRST_RIVAL].hearts


def trap_toll(state: State, hero: Hero) -> int:
    """How much of a detour a danger token is worth, in half AP: any, with one heart (HT-BOT-8)."""
    if state.armed_left == 0:
        return 0
    if hero.hearts == 1:
        return NO_TRAPS
    for card in hero.hand:
        if MISSION_KINDS[card] == DISCOVERER:
            return 0
    return TRAP_TOLL


def nearest_exit(state: State, ways: list[int]) -> int:
    """The cheapest portal space whose tile is revealed and which can be entered, or NONE."""
    best = NONE
    for portal in range(5):
        space = PORTAL_SPACES[portal]
        if state.portal_tiles[portal] == NONE or ways[space] >= FAR:
            continue
        if ways[space] > 0 and state.occupants[space] != NONE:
            continue
        if best == NONE or ways[space] < ways[best]:
            best = space
    return best


def _nearest_danger(state: State, ways: list[int]) -> int:
    """The nearest danger token on which nobody stands, or NONE."""
    best = NONE
    for space in range(len(ways)):
        if state.danger >> space & 1 and state.occupants[space] == NONE and (best == NONE or ways[space] < ways[best]):
            best = space
    return best
