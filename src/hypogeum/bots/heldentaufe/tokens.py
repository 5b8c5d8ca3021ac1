"""Free actions with tokens and cards: delivering, stealing, trading, merging, brewing, eating, collecting."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.needs import any_food, can_brew, food_needs, surplus_food, wanted_potion
from hypogeum.bots.heldentaufe.worth import (
    WANTED_FOOD_WORTH,
    gear_worth,
    piece_gain,
    points_worth,
    spare_worth,
    worn_worth,
)
from hypogeum.engine.actions import Action
from hypogeum.games.heldentaufe.components import (
    BEST_VALUE,
    BLACKSMITH,
    DELIVERY,
    FIRST_FOOD,
    FOODS,
    HAND_IN_PIECE,
    HAND_IN_POTION,
    LABORATORY,
    MISSION_KINDS,
    MISSION_PLACES,
    NONE,
    OBSERVER,
    PIECES,
    REWARD_PIECE,
    REWARD_POINTS,
    THIEF,
    TRADER,
    piece,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.board import BREW, DISCARD, DROP, EAT
from hypogeum.games.heldentaufe.verbs.end_turn import END_TURN, FIRST_IMPROVEMENT, FIRST_OBSERVER, PLAIN
from hypogeum.games.heldentaufe.verbs.missions import DELIVER, STEAL, food_price, price_in_points
from hypogeum.games.heldentaufe.verbs.places import COLLECT, MERGE, TRADE, food_of_tile, merged

LEAST_GAIN: Final = 0.15
"""Swaps that bring less are not worth it."""
NEAR_TARGET: Final = 2
"""From here on an Observer's point counts more than his piece (HT-BOT-14)."""


# Missions


def delivery_gain(state: State, hero: Hero, card: int) -> float:
    """What completing a Delivery brings on balance."""
    gain = points_worth(state, hero, REWARD_POINTS[card]) - price_in_points(state, card)
    if REWARD_PIECE[card] != NONE:
        gain += piece_gain(state, hero, REWARD_PIECE[card])
    given = HAND_IN_PIECE[card]
    if given != NONE and hero.pieces[given]:
        kind = piece_kind(given)
        owned = hero.pieces[kind * 3] + hero.pieces[kind * 3 + 1] + hero.pieces[kind * 3 + 2]
        gain -= worn_worth(state, hero, kind, piece_value(given)) if owned == 1 else 0.2
    return gain


def has_goods(state: State, hero: Hero, card: int) -> bool:
    """Whether the hero could hand in the goods of a Delivery now, if he stood on its place."""
    if price_in_points(state, card) > hero.points:
        return False
    wanted = HAND_IN_PIECE[card]
    if wanted != NONE and not hero.pieces[wanted]:
        return False
    potion = HAND_IN_POTION[card]
    if potion != NONE and not hero.has_ready_potion(potion):
        return False
    food = food_price(state, card)
    for number in range(FOODS):
        if hero.food[number] < food[number]:
            return False
    return True


def mission_here(state: State, seat: int) -> Action | None:
    """A Delivery or a Thief that can be played where the hero stands."""
    hero = state.heroes[seat]
    here = state.tile_kinds[hero.tile]
    best = NONE
    best_gain = 0.0
    for card in hero.hand:
        if MISSION_KINDS[card] == DELIVERY and MISSION_PLACES[card] == here and has_goods(state, hero, card):
            gain = delivery_gain(state, hero, card)
            if gain > best_gain:
                best, best_gain = card, gain
        elif MISSION_KINDS[card] == THIEF:
            rival = richest_rival_on(state, seat, hero.tile)
            if rival != NONE:
                return Action(STEAL, card * 8 + state.heroes[rival].figure)
    return None if best == NONE else Action(DELIVER, best)


def richest_rival_on(state: State, seat: int, tile: int) -> int:
    """The rival on a tile with the most points (at least 1), or NONE."""
    best = NONE
    for rival in range(state.seats):
        other = state.heroes[rival]
        if rival != seat and other.tile == tile and other.points > 0:
            if best == NONE or other.points > state.heroes[best].points:
                best = rival
    return best


def observer_gain(state: State, hero: Hero, card: int) -> float:
    """The better of point and piece."""
    if _takes_points(state, hero, card):
        return points_worth(state, hero, REWARD_POINTS[card])
    return piece_gain(state, hero, REWARD_PIECE[card])


def _takes_points(state: State, hero: Hero, card: int) -> bool:
    """HT-BOT-14: near the target the point, otherwise the piece if it is better than the worn one."""
    wanted = REWARD_PIECE[card]
    if hero.points + NEAR_TARGET >= state.options.target:
        return True
    return piece_value(wanted) <= hero.worn(piece_kind(wanted))


def end_turn(state: State, seat: int) -> Action:
    """End the turn with the best that Laboratory or Observer offer (HT-BOT-14)."""
    hero = state.heroes[seat]
    if hero.tile == NONE:
        return Action(END_TURN, PLAIN)
    here = state.tile_kinds[hero.tile]
    if here == LABORATORY:
        improved = best_improvement(state, hero)
        return Action(END_TURN, PLAIN if improved == NONE else FIRST_IMPROVEMENT + improved)
    for card in hero.hand:
        if MISSION_KINDS[card] == OBSERVER and MISSION_PLACES[card] == here:
            choice = 0 if _takes_points(state, hero, card) else 1
            return Action(END_TURN, FIRST_OBSERVER + card * 2 + choice)
    return Action(END_TURN, PLAIN)


# Equipment


def best_improvement(state: State, hero: Hero) -> int:
    """The piece the Laboratory should improve, or NONE."""
    best = NONE
    best_gain = 0.0
    for number in range(PIECES):
        if hero.pieces[number] and piece_value(number) < BEST_VALUE and state.piece_supply[number + 1]:
            gain = improvement_gain(state, hero, number)
            if gain > best_gain:
                best, best_gain = number, gain
    return best


def improvement_gain(state: State, hero: Hero, number: int) -> float:
    before = gear_worth(state, hero)
    hero.pieces[number] -= 1
    hero.pieces[number + 1] += 1
    gain = gear_worth(state, hero) - before
    hero.pieces[number + 1] -= 1
    hero.pieces[number] += 1
    return gain


def best_trade(state: State, hero: Hero) -> int:
    """The target of the best trade, or NONE."""
    best = NONE
    best_gain = LEAST_GAIN
    before = gear_worth(state, hero)
    for given in range(PIECES):
        if not hero.pieces[given]:
            continue
        for kind in range(3):
            wanted = piece(kind, piece_value(given))
            if wanted == given or not state.piece_supply[wanted]:
                continue
            hero.pieces[given] -= 1
            hero.pieces[wanted] += 1
            gain = gear_worth(state, hero) - before
            hero.pieces[wanted] -= 1
            hero.pieces[given] += 1
            if gain > best_gain:
                best, best_gain = given * 3 + kind, gain
    return best


def trade_gain(state: State, hero: Hero, target: int) -> float:
    before = gear_worth(state, hero)
    given, wanted = target // 3, piece(target % 3, piece_value(target // 3))
    hero.pieces[given] -= 1
    hero.pieces[wanted] += 1
    gain = gear_worth(state, hero) - before
    hero.pieces[wanted] -= 1
    hero.pieces[given] += 1
    return gain


def best_merge(state: State, hero: Hero) -> int:
    """The target of the best merge, or NONE."""
    best = NONE
    best_gain = LEAST_GAIN
    for kind in range(3):
        ones, twos = hero.pieces[kind * 3], hero.pieces[kind * 3 + 1]
        if ones >= 2:
            best, best_gain = _better_merge(state, hero, kind * 9, best, best_gain)
        if ones and twos:
            best, best_gain = _better_merge(state, hero, kind * 9 + 1, best, best_gain)
        if twos >= 2:
            best, best_gain = _better_merge(state, hero, (kind * 3 + 1) * 3 + 1, best, best_gain)
    return best


def _better_merge(state: State, hero: Hero, target: int, best: int, best_gain: float) -> tuple[int, float]:
    if not state.piece_supply[merged(target)]:
        return best, best_gain
    gain = merge_gain(state, hero, target)
    return (target, gain) if gain > best_gain else (best, best_gain)


def merge_gain(state: State, hero: Hero, target: int) -> float:
    before = gear_worth(state, hero)
    low, high = target // 3, piece(piece_kind(target // 3), target % 3 + 1)
    hero.pieces[low] -= 1
    hero.pieces[high] -= 1
    hero.pieces[merged(target)] += 1
    gain = gear_worth(state, hero) - before
    hero.pieces[merged(target)] -= 1
    hero.pieces[high] += 1
    hero.pieces[low] += 1
    return gain


def swap_here(state: State, hero: Hero) -> Action | None:
    """A merge or a trade where the hero stands."""
    here = state.tile_kinds[hero.tile]
    if here == BLACKSMITH:
        target = best_merge(state, hero)
        return None if target == NONE else Action(MERGE, target)
    if here == TRADER and not state.trader_used:
        target = best_trade(state, hero)
        return None if target == NONE else Action(TRADE, target)
    return None


# Food and potions


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
