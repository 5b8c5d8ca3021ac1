"""What things are worth to a hero, in points (HT-BOT-4)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    BOOTS,
    HAND_IN_PIECE,
    HAND_IN_POTION,
    HEALING,
    HERO_POTION_SKILL,
    RING,
    SWORD,
    TELEPORT,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

TARGET_BONUS: Final = 0.5
"""What reaching the target adds to the points that do it."""
BOOTS_WORTH: Final = 0.7
SWORD_WORTH: Final = 0.6
SWORD_WORTH_WITH_PORTAL: Final = 0.9
SKILL_WORTH: Final[list[float]] = [0.0, 0.7, 1.1, 1.5, 1.5]
SKILL_WORTH_WITH_PORTAL: Final[list[float]] = [0.0, 0.7, 1.7, 2.2, 2.2]
"""By potion skill: the steps that unlock healing and, with a way down, berserk count more than 0.4."""
SPARE_WORTH: Final = 0.2
FOOD_WORTH: Final = 0.15
WANTED_FOOD_WORTH: Final = 0.4
DEFEAT_COST: Final = 1.0
"""What a defeat costs besides the tokens (HT-BOT-7)."""


def points_worth(state: State, hero: Hero, points: float) -> float:
    """Points, and something on top if they reach the target."""
    return points + TARGET_BONUS if hero.points + points >= state.options.target else points


def knows_portal(state: State) -> bool:
    """Whether any portal tile is revealed."""
    for tile in state.portal_tiles:
        if tile != NONE:
            return True
    return False


def worn_worth(state: State, hero: Hero, kind: int, value: int) -> float:
    """What wearing a piece of a kind and value (0 for none) is worth."""
    if kind == BOOTS:
        return BOOTS_WORTH * value
    portal = knows_portal(state)
    if kind == SWORD:
        return (SWORD_WORTH_WITH_PORTAL if portal else SWORD_WORTH) * value
    base = HERO_POTION_SKILL[hero.figure]
    skills = SKILL_WORTH_WITH_PORTAL if portal else SKILL_WORTH
    return skills[base + value] - skills[base]


def piece_gain(state: State, hero: Hero, piece: int) -> float:
    """What one more piece is worth: the step up if it is better than the worn one, a little as a spare."""
    kind, value = piece_kind(piece), piece_value(piece)
    worn = hero.worn(kind)
    if value > worn:
        return worn_worth(state, hero, kind, value) - worn_worth(state, hero, kind, worn)
    return SPARE_WORTH * value


def gear_worth(state: State, hero: Hero) -> float:
    """All pieces of a hero: the worn ones, the spare ones, and those a Delivery in hand asks for."""
    total = 0.0
    for kind in range(3):
        worn = hero.worn(kind)
        if worn == 0:
            continue
        total += worn_worth(state, hero, kind, worn) - SPARE_WORTH * worn
        for value in range(1, 4):
            total += SPARE_WORTH * value * hero.pieces[kind * 3 + value - 1]
    for card in hero.hand:
        wanted = HAND_IN_PIECE[card]
        if wanted != NONE and hero.pieces[wanted]:
            total += 1.0
    return total


def spare_worth(hero: Hero, number: int) -> float:
    """What a spare piece is worth: a little, and the reward of a Delivery that asks for it."""
    for card in hero.hand:
        if HAND_IN_PIECE[card] == number:
            return 1.2
    return SPARE_WORTH * piece_value(number)


def treasure_worth(state: State, hero: Hero) -> float:
    """One roll of the treasure die (table 2.7)."""
    gear = piece_gain(state, hero, BOOTS * 3) + piece_gain(state, hero, SWORD * 3) + piece_gain(state, hero, RING * 3)
    return (4.0 + gear) / 6


def potion_worth(state: State, hero: Hero, potion: int) -> float:
    """A potion on the belt."""
    if potion == HEALING:
        return 1.2 if wants_healing_for_mission(hero) else 0.8
    if potion == BERSERK:
        return 1.2 if knows_portal(state) else 0.4
    if potion == TELEPORT:
        return 3.0 if hero.points >= state.options.target else 1.0
    return 0.0


def wants_healing_for_mission(hero: Hero) -> bool:
    """Whether a Delivery in hand asks for a healing potion."""
    for card in hero.hand:
        if HAND_IN_POTION[card] == HEALING:
            return True
    return False


def carried_worth(state: State, hero: Hero) -> float:
    """Everything a defeat by a trap or a monster would take away (HT-BOT-7)."""
    food = FOOD_WORTH * (hero.food[0] + hero.food[1] + hero.food[2])
    potion = 0.0 if hero.potion == NONE or hero.drunk else potion_worth(state, hero, hero.potion)
    return gear_worth(state, hero) + food + potion
