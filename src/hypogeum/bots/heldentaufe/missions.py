"""Mission cards that can be completed, and the end of a turn that completes one."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.gear import best_improvement
from hypogeum.bots.heldentaufe.worth import SPARE_WORTH, piece_gain, points_worth, worn_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    DELIVERY,
    FOODS,
    HAND_IN_PIECE,
    HAND_IN_POTION,
    LABORATORY,
    MISSION_KINDS,
    MISSION_PLACES,
    OBSERVER,
    REWARD_PIECE,
    REWARD_POINTS,
    THIEF,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.end_turn import END_TURN, FIRST_IMPROVEMENT, FIRST_OBSERVER, PLAIN
from hypogeum.games.heldentaufe.verbs.missions import DELIVER, STEAL, food_price, price_in_points

NEAR_TARGET: Final = 2
"""From here on an Observer's point counts more than his piece (HT-BOT-14)."""


def delivery_gain(state: State, hero: Hero, card: int) -> float:
    """What completing a Delivery brings on balance."""
    gain = points_worth(state, hero, REWARD_POINTS[card]) - price_in_points(state, card)
    if REWARD_PIECE[card] != NONE:
        gain += piece_gain(state, hero, REWARD_PIECE[card])
    given = HAND_IN_PIECE[card]
    if given != NONE and hero.pieces[given]:
        kind = piece_kind(given)
        owned = hero.pieces[kind * 3] + hero.pieces[kind * 3 + 1] + hero.pieces[kind * 3 + 2]
        gain -= worn_worth(state, hero, kind, piece_value(given)) if owned == 1 else SPARE_WORTH
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
        improved = best_improvement(state, hero).target
        return Action(END_TURN, PLAIN if improved == NONE else FIRST_IMPROVEMENT + improved)
    for card in hero.hand:
        if MISSION_KINDS[card] == OBSERVER and MISSION_PLACES[card] == here:
            choice = 0 if _takes_points(state, hero, card) else 1
            return Action(END_TURN, FIRST_OBSERVER + card * 2 + choice)
    return Action(END_TURN, PLAIN)
