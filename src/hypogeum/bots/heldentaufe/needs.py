"""What a hero wants to brew, and which food he should keep for it."""

from __future__ import annotations

from hypogeum.bots.heldentaufe.worth import knows_portal, wants_healing_for_mission
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    DELIVERY,
    FOODS,
    HEALING,
    MISSION_KINDS,
    NONE,
    RECIPES,
    TELEPORT,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import food_price


def wanted_potion(state: State, hero: Hero) -> int:
    """The potion to brew next, or NONE: for a mission, for the way home, for a raid."""
    skill = hero.potion_skill()
    if skill == 0 or hero.potion != NONE:
        return NONE
    if hero.points >= state.options.target:
        return TELEPORT if skill >= TELEPORT + 1 else NONE
    if wants_healing_for_mission(hero):
        return HEALING
    if not knows_portal(state):
        return NONE
    return BERSERK if skill >= BERSERK + 1 else HEALING


def food_needs(state: State, hero: Hero) -> list[int]:
    """How many of each food the missions in hand and the wanted potion ask for."""
    needs = [0] * FOODS
    for card in hero.hand:
        if MISSION_KINDS[card] == DELIVERY:
            price = food_price(state, card)
            for food in range(FOODS):
                needs[food] += price[food]
    potion = wanted_potion(state, hero)
    if potion != NONE:
        for food in RECIPES[potion]:
            needs[food] += 1
    return needs


def surplus_food(state: State, hero: Hero) -> int:
    """A food nobody will miss, or NONE."""
    needs = food_needs(state, hero)
    for food in range(FOODS):
        if hero.food[food] > needs[food]:
            return food
    return NONE


def any_food(hero: Hero) -> int:
    """Any food in the backpack, or NONE."""
    for food in range(FOODS):
        if hero.food[food]:
            return food
    return NONE


def can_brew(hero: Hero, potion: int) -> bool:
    """Whether the ingredients are there; skill and belt have been looked at."""
    for food in RECIPES[potion]:
        if not hero.food[food]:
            return False
    return True
