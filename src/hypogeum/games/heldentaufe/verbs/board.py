"""Verbs of the hero board: eating, brewing, discarding (sections 6.1, 7 and 9 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GAIN, GIVE_UP, NamedVerb
from hypogeum.games.heldentaufe.components import (
    FIRST_FOOD,
    FIRST_POTION,
    FOOD_IDS,
    FOODS,
    PIECES,
    POTION_IDS,
    POTIONS,
    RECIPES,
    TELEPORT,
    TOKEN_IDS,
    piece_kind,
)
from hypogeum.games.heldentaufe.gains import return_token
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State


class Eat(NamedVerb[State]):
    """Discard 1 food and regain 1 heart (HT-EAT-1 to HT-EAT-3)."""

    name = "eat"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if hero.hearts >= hero.max_hearts():
            return EMPTY
        return [food for food in range(FOODS) if hero.food[food]]

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(FOODS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if not hero.food[target]:
            return Refusal("HT-EAT-1", food=FOOD_IDS[target])
        if hero.hearts >= hero.max_hearts():
            return Refusal("HT-EAT-3", hearts=hero.hearts)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        return_token(state, hero, FIRST_FOOD + target)
        hero.hearts += 1
        if state.tells:
            state.tell("eaten", "HT-EAT-1", seat=seat, food=FOOD_IDS[target], hearts=hero.hearts)


class Brew(NamedVerb[State]):
    """Mix two ingredients into a potion on the belt (HT-BRW-1 to HT-BRW-5)."""

    name = "brew"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if hero.potion != NONE:
            return EMPTY
        known = min(hero.potion_skill(), POTIONS)
        return [potion for potion in range(known) if missing_food(hero, potion) == NONE]

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(POTIONS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if hero.potion != NONE:
            return Refusal("HT-BRW-4", potion=POTION_IDS[hero.potion])
        if hero.potion_skill() < target + 1:
            return Refusal("HT-BRW-2", skill=hero.potion_skill(), needed=target + 1)
        missing = missing_food(hero, target)
        return None if missing == NONE else Refusal("HT-BRW-1", food=FOOD_IDS[missing])

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        for food in RECIPES[target]:
            return_token(state, hero, FIRST_FOOD + food)
        state.potion_supply[target] -= 1
        hero.potion = target
        if state.tells:
            state.tell("brewed", "HT-BRW-1", seat=seat, potion=POTION_IDS[target])

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return ["belt", *[f"token:{FOOD_IDS[food]}" for food in RECIPES[target]]]


def missing_food(hero: Hero, potion: int) -> int:
    """The first ingredient of a potion that the hero lacks, or NONE (HT-BRW-1)."""
    for food in RECIPES[potion]:
        if not hero.food[food]:
            return food
    return NONE


class Discard(NamedVerb[State]):
    """Return any token of the own board to the supply (HT-INV-6), but no teleport of this turn (HT-POT-6)."""

    name = "discard"
    wish = GIVE_UP
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        found = [number for number in range(PIECES) if hero.pieces[number]]
        for food in range(FOODS):
            if hero.food[food]:
                found.append(FIRST_FOOD + food)
        if hero.potion != NONE and not hero.has_teleported():
            found.append(FIRST_POTION + hero.potion)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(FIRST_POTION + POTIONS))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in self.targets(state, seat):
            return None
        if target == FIRST_POTION + TELEPORT and state.heroes[seat].has_teleported():
            return Refusal("HT-POT-6", potion=POTION_IDS[TELEPORT])
        return Refusal("HT-INV-6", token=TOKEN_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        return_token(state, state.heroes[seat], target)
        if state.tells:
            state.tell("discarded", "HT-INV-6", seat=seat, token=TOKEN_IDS[target])


class Drop(Discard):
    """Make room in the backpack: discard food, or a piece of a kind owned twice, the worn one too (HT-INV-7)."""

    name = "drop"

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        found = [number for number in range(PIECES) if hero.pieces[number] and hero.owned(piece_kind(number)) > 1]
        for food in range(FOODS):
            if hero.food[food]:
                found.append(FIRST_FOOD + food)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in self.targets(state, seat) else Refusal("HT-INV-7", token=TOKEN_IDS[target])


EAT: Final = Eat(FOOD_IDS, "token")
BREW: Final = Brew(POTION_IDS, "recipe")
DISCARD: Final = Discard(TOKEN_IDS, "token")
DROP: Final = Drop(TOKEN_IDS, "token")
