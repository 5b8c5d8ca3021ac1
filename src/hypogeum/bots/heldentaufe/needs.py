"""What a hero wants to brew, and which food he should keep for it."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.worth import (
    WANTED_FOOD_WORTH,
    knows_portal,
    spare_worth,
    wants_healing_for_mission,
)
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    DELIVERY,
    FOODS,
    HEALING,
    MISSION_KINDS,
    PIECES,
    RECIPES,
    TELEPORT,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import food_price

NEAR_HOME: Final = 3
"""So many points before the target a hero makes ready for the way home."""


def wanted_potion(state: State, hero: Hero) -> int:
    """The potion to brew next, or NONE: for a mission, for the way home, for the chest, for a raid."""
    skill = hero.potion_skill()
    if skill == 0 or hero.potion != NONE:
        return NONE
    if hero.points >= state.options.target:
        return TELEPORT if skill >= TELEPORT + 1 else NONE
    if wants_healing_for_mission(hero):
        return HEALING
    if skill >= TELEPORT + 1 and (_needs_no_rage(state, hero) or hero.points + NEAR_HOME >= state.options.target):
        return TELEPORT
    if not knows_portal(state):
        return NONE
    return BERSERK if skill >= BERSERK + 1 else HEALING


def _needs_no_rage(state: State, hero: Hero) -> bool:
    """Whether the chest is a better goal than the monsters: for a hero without a sword."""
    return state.has_chest and hero.combat_value() == 0


def food_needs(state: State, hero: Hero) -> list[int]:
    """How many of each food the wanted potion and the missions in hand ask for, as far as the backpack has room."""
    needs = [0] * FOODS
    room = hero.backpack_slots() - _kept_pieces(hero)
    potion = wanted_potion(state, hero)
    if potion != NONE and room >= 2:
        for food in RECIPES[potion]:
            needs[food] += 1
        room -= 2
    for card in hero.hand:
        if MISSION_KINDS[card] == DELIVERY:
            price = food_price(state, card)
            tokens = price[0] + price[1] + price[2]
            if 0 < tokens <= room:
                for food in range(FOODS):
                    needs[food] += price[food]
                room -= tokens
    return needs


def _kept_pieces(hero: Hero) -> int:
    """Spare pieces that are worth their slot."""
    kept = 0
    for number in range(PIECES):
        if hero.pieces[number]:
            spare = hero.spare(number)
            if spare and spare_worth(hero, number) >= WANTED_FOOD_WORTH:
                kept += spare
    return kept


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
