"""Food and potions: brewing, gathering, and what to drop when the backpack is too full."""

from __future__ import annotations

from hypogeum.bots.heldentaufe.needs import any_food, can_brew, food_needs, surplus_food, wanted_potion
from hypogeum.bots.heldentaufe.worth import WANTED_FOOD_WORTH, spare_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    FIRST_FOOD,
    FOODS,
    PIECES,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.board import BREW, DISCARD, DROP, EAT
from hypogeum.games.heldentaufe.verbs.places import COLLECT, food_of_tile


def brew_now(state: State, hero: Hero) -> Action | None:
    """Brew what is wanted, if everything is there."""
    potion = wanted_potion(state, hero)
    return Action(BREW, potion) if potion != NONE and can_brew(hero, potion) else None


def gather_here(state: State, hero: Hero) -> Action | None:
    """On a resource tile: eat and fill the backpack; make room once for food that is needed (HT-BOT-16).

    Collecting and eating end at full hearts and a full backpack; a token is only discarded for a food that is
    wanted more, never for the other way round.
    """
    food = food_of_tile(state.tile_kinds[hero.tile])
    if food == NONE or not state.food_supply[food]:
        return None
    if hero.food[food] and hero.hearts < hero.max_hearts():
        return Action(EAT, food)
    if hero.has_room():
        return Action(COLLECT, 0)
    needs = food_needs(state, hero)
    if hero.food[food] < needs[food]:
        token = _least_token(hero, needs, food)
        if token != NONE:
            return Action(DISCARD, token)
    return None


def _least_token(hero: Hero, needs: list[int], kept: int) -> int:
    """A food or spare piece in the backpack that is worth less than a food that is needed, or NONE."""
    for food in range(FOODS):
        if food != kept and hero.food[food] > needs[food]:
            return FIRST_FOOD + food
    least = _least_spare(hero)
    return least if least != NONE and spare_worth(hero, least) < WANTED_FOOD_WORTH else NONE


def settle_overflow(state: State, seat: int) -> Action:
    """HT-BOT-13: food that is not needed, pieces that no mission wants, the rest; brewing and eating come first."""
    hero = state.heroes[seat]
    brewing = brew_now(state, hero)
    if brewing is not None:
        return brewing
    food = surplus_food(state, hero)
    if food != NONE:
        return _eat_or_drop(hero, food)
    least = _least_spare(hero)
    if least != NONE and spare_worth(hero, least) < 1.0:
        return Action(DROP, least)
    food = any_food(hero)
    return Action(DROP, least) if food == NONE else _eat_or_drop(hero, food)


def _eat_or_drop(hero: Hero, food: int) -> Action:
    return Action(EAT, food) if hero.hearts < hero.max_hearts() else Action(DROP, FIRST_FOOD + food)


def _least_spare(hero: Hero) -> int:
    """The spare piece that is worth least, or NONE."""
    least = NONE
    for number in range(PIECES):
        if hero.spare(number) and (least == NONE or spare_worth(hero, number) < spare_worth(hero, least)):
            least = number
    return least
