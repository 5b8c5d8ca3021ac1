"""Verbs of the mission cards: refusing, delivering, stealing (sections 5.1 and 10 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import GIVE_UP, SCORE, NamedVerb, Verb
from hypogeum.engine.words import read_name, split_words
from hypogeum.games.heldentaufe.components import (
    DELIVERY,
    FIRST_FOOD,
    FOOD_IDS,
    FOODS,
    HAND_IN_FOOD,
    HAND_IN_PIECE,
    HAND_IN_POINTS,
    HAND_IN_POTION,
    HAS_LATER_PRICE,
    HERO_IDS,
    HEROES,
    LATER_PRICE_FOOD,
    MISSION_IDS,
    MISSION_KINDS,
    MISSION_PLACES,
    PIECE_IDS,
    POTION_IDS,
    REWARD_PIECE,
    REWARD_POINTS,
    THIEF,
    TILE_IDS,
)
from hypogeum.games.heldentaufe.gains import gain_piece, gain_points, return_potion, return_token
from hypogeum.games.heldentaufe.missions import discard_card, draw_card
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.travel import no_ap


class Refuse(NamedVerb[State]):
    """Swap a card of the hand for the top card of the pile, for 1 AP (HT-REF-1 to HT-REF-3)."""

    name = "refuse"
    wish = GIVE_UP
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.ap_left() < 1 else state.heroes[seat].hand

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.heroes[seat].hand

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in state.heroes[seat].hand:
            return Refusal("HT-REF-2")
        return no_ap(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap_spent += 1
        discard_card(state, seat, target)
        if state.tells:
            state.tell("refused", "HT-REF-1", seat=seat, card=MISSION_IDS[target])
        draw_card(state, seat, "HT-REF-1")


class Deliver(NamedVerb[State]):
    """Hand in the goods of a Delivery at its place (HT-DLV-1 to HT-DLV-5)."""

    name = "deliver"
    wish = SCORE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        kind = state.tile_kind(state.heroes[seat])
        return [
            card
            for card in state.heroes[seat].hand
            if MISSION_KINDS[card] == DELIVERY
            and MISSION_PLACES[card] == kind
            and self.lacks(state, seat, card) is None
        ]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [card for card in state.heroes[seat].hand if MISSION_KINDS[card] == DELIVERY]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        if target not in hero.hand or MISSION_KINDS[target] != DELIVERY:
            return Refusal("HT-MIS-2")
        if state.tile_kind(hero) != MISSION_PLACES[target]:
            return Refusal("HT-DLV-1", place=TILE_IDS[MISSION_PLACES[target]])
        return self.lacks(state, seat, target)

    def lacks(self, state: State, seat: int, target: int) -> Refusal | None:
        """What of the price the hero does not have, wherever he stands."""
        hero = state.heroes[seat]
        if price_in_points(state, target) > hero.points:
            return Refusal("HT-CMP-22", points=hero.points)
        food = food_price(state, target)
        for number in range(FOODS):
            if hero.food[number] < food[number]:
                return Refusal("HT-DLV-1", food=FOOD_IDS[number])
        wanted = HAND_IN_PIECE[target]
        if wanted != NONE and not hero.pieces[wanted]:
            return Refusal("HT-DLV-3", piece=PIECE_IDS[wanted])
        potion = HAND_IN_POTION[target]
        if potion != NONE and not hero.has_ready_potion(potion):
            return Refusal("HT-DLV-4", potion=POTION_IDS[potion])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        hero = state.heroes[seat]
        discard_card(state, seat, target)
        if state.tells:
            state.tell("mission_completed", "HT-DLV-1", seat=seat, card=MISSION_IDS[target])
        _pay_points(state, seat, price_in_points(state, target))
        food = food_price(state, target)
        for number in range(FOODS):
            for _ in range(food[number]):
                return_token(state, hero, FIRST_FOOD + number)
        if HAND_IN_PIECE[target] != NONE:
            return_token(state, hero, HAND_IN_PIECE[target])
        if HAND_IN_POTION[target] != NONE:
            return_potion(state, hero)
        if REWARD_PIECE[target] != NONE:
            gain_piece(state, seat, REWARD_PIECE[target], "HT-DLV-1")
        if REWARD_POINTS[target]:
            gain_points(state, seat, REWARD_POINTS[target], "HT-DLV-1")

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        """What is handed in."""
        food = food_price(state, target)
        touched = [f"token:{FOOD_IDS[number]}" for number in range(FOODS) if food[number]]
        if HAND_IN_PIECE[target] != NONE:
            touched.append(f"token:{PIECE_IDS[HAND_IN_PIECE[target]]}")
        if HAND_IN_POTION[target] != NONE:
            touched.append(f"token:{POTION_IDS[HAND_IN_POTION[target]]}")
        return touched


def _pay_points(state: State, seat: int, points: int) -> None:
    """The Deliveries at the Campfire cost a point (HT-CMP-22)."""
    if points:
        hero = state.heroes[seat]
        hero.points -= points
        if state.tells:
            state.tell("points_paid", "HT-CMP-22", seat=seat, points=points, total=hero.points)


def _has_later_price(state: State, card: int) -> bool:
    """Option `campfire_price = two_food` (HT-OPT-1)."""
    return state.options.later_campfire_price and HAS_LATER_PRICE[card]


def price_in_points(state: State, card: int) -> int:
    """How many points a Delivery costs (HT-CMP-22)."""
    return 0 if _has_later_price(state, card) else HAND_IN_POINTS[card]


def food_price(state: State, card: int) -> list[int]:
    """How many of each food a Delivery asks for."""
    return LATER_PRICE_FOOD[card] if _has_later_price(state, card) else HAND_IN_FOOD[card]


class Steal(Verb[State]):
    """Play a Thief: take 1 point from a rival on the same tile (HT-THI-1 to HT-THI-5).

    The target is the card times 8 plus the rival's figure.
    """

    name = "steal"
    wish = SCORE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hero = state.heroes[seat]
        if hero.is_inside():
            return EMPTY
        found: list[int] = []
        for card in hero.hand:
            if MISSION_KINDS[card] == THIEF:
                for rival in range(state.seats):
                    other = state.heroes[rival]
                    if rival != seat and other.tile == hero.tile and other.points > 0:
                        found.append(card * 8 + other.figure)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        thieves = [card for card in state.heroes[seat].hand if MISSION_KINDS[card] == THIEF]
        rivals = [figure for figure in range(HEROES) if state.seat_of[figure] not in (NONE, seat)]
        return [card * 8 + figure for card in thieves for figure in rivals]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        hero = state.heroes[seat]
        card, rival = target // 8, state.seat_of[target % 8]
        if card not in hero.hand or MISSION_KINDS[card] != THIEF:
            return Refusal("HT-MIS-2")
        if rival in (NONE, seat) or hero.is_inside() or state.heroes[rival].tile != hero.tile:
            return Refusal("HT-THI-1", hero=HERO_IDS[target % 8])
        if state.heroes[rival].points == 0:
            return Refusal("HT-THI-2", hero=HERO_IDS[target % 8])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        card, rival = target // 8, state.seat_of[target % 8]
        discard_card(state, seat, card)
        state.heroes[rival].points -= 1
        if state.tells:
            left = state.heroes[rival].points
            state.tell("stolen", "HT-THI-1", seat=seat, other=rival, card=MISSION_IDS[card], left=left)
        gain_points(state, seat, 1, "HT-THI-5")

    def write(self, target: int) -> str:
        return f"{MISSION_IDS[target // 8]} {HERO_IDS[target % 8]}"

    def read(self, words: str) -> int:
        card, rival = split_words(words, 2)
        return read_name(card, MISSION_IDS) * 8 + read_name(rival, HERO_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"card:{MISSION_IDS[target // 8]}", f"hero:{HERO_IDS[target % 8]}"]


REFUSE: Final = Refuse(MISSION_IDS, "card")
DELIVER: Final = Deliver(MISSION_IDS, "card")
STEAL: Final = Steal()
