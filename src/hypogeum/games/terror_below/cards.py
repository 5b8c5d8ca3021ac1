"""Vehicle, Item and Weapon cards: drawing, keeping, discarding (sections 4 and 8 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.decks import Deck
from hypogeum.engine.masks import NONE, lowest
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GAIN, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.components import (
    DRAW_TWO,
    ITEM_CARDS,
    ITEM_KIND,
    ITEM_KIND_IDS,
    LONG_SHOTS,
    VEHICLE_IDS,
    WEAPON_CARDS,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.state import State

ITEM: Final = 0
WEAPON: Final = 1
CARD_IDS: Final[list[str]] = ["item", "weapon"]

# Vehicles


def draw_vehicle(state: State, seat: int, rule: str) -> bool:
    """One card into the hand; False if there is none left."""
    card = state.draw(state.vehicle_deck, "vehicle")
    if card == NONE:
        return False
    squad = state.squads[seat]
    squad.hand |= 1 << card
    state.arrived[card] = state.hidings
    if state.tells:
        secret: dict[str, object] = {"vehicle": VEHICLE_IDS[card]}
        cards, limit = squad.hand.bit_count(), squad.hand_limit()
        state.tell_one(seat, secret, "vehicle_drawn", rule, seat=seat, cards=cards, limit=limit)
    return True


def refill_hand(state: State, seat: int) -> None:
    """T3: draw up to the hand limit, never discard down (TB-TURN-7)."""
    squad = state.squads[seat]
    while squad.hand.bit_count() < squad.hand_limit():
        if not draw_vehicle(state, seat, "TB-TURN-7"):
            return


def discard_vehicle(state: State, seat: int, card: int) -> None:
    """From the hand to the discard pile."""
    state.squads[seat].hand &= ~(1 << card)
    state.vehicle_deck.put_away(card)
    forget_holder(state, card)


def forget_holder(state: State, card: int) -> None:
    """A card that everybody sees, or that lies in the pile again, is nobody's secret any more (TB-HID-2)."""
    if state.known_in_hand:
        state.known_in_hand = [known for known in state.known_in_hand if known // 8 != card]


# Items and Weapons


def deck_of(state: State, which: int) -> Deck:
    return state.item_deck if which == ITEM else state.weapon_deck


def gain_card(state: State, seat: int, which: int, rule: str) -> None:
    """Draw 1 Item or Weapon; Will draws 2 and keeps 1 (TB-CARD-2, TB-CHAR-10)."""
    draw_and_keep(state, seat, which, 2 if state.squads[seat].is_led_with(DRAW_TWO) else 1, rule)


def draw_and_keep(state: State, seat: int, which: int, amount: int, rule: str) -> None:
    """Draw so many cards, or what there is, and keep one of them."""
    deck = deck_of(state, which)
    drawn = 0
    for _ in range(amount):
        card = state.draw(deck, CARD_IDS[which])
        if card != NONE:
            drawn |= 1 << card
    if drawn & (drawn - 1):
        state.drawn = drawn
        if state.tells:
            names = [kind_name(which, card) for card in range(drawn.bit_length()) if drawn >> card & 1]
            state.tell_one(seat, {f"{CARD_IDS[which]}s": names}, "two_drawn", rule, seat=seat, deck=CARD_IDS[which])
        state.push(KeepCard(seat, which))
    elif drawn:
        _keep(state, seat, which, lowest(drawn), rule)


def kind_name(which: int, card: int) -> str:
    """The id of a card's kind, such as I05 or P01."""
    return ITEM_KIND_IDS[ITEM_KIND[card]] if which == ITEM else WEAPON_KIND_IDS[WEAPON_KIND[card]]


def _keep(state: State, seat: int, which: int, card: int, rule: str) -> None:
    """Into the hand; not usable in this turn (TB-CARD-3)."""
    squad = state.squads[seat]
    if state.tells:
        state.tell_one(seat, {CARD_IDS[which]: kind_name(which, card)}, f"{CARD_IDS[which]}_drawn", rule, seat=seat)
    if which == ITEM:
        squad.items |= 1 << card
        state.fresh_items |= 1 << card
    else:
        state.fresh_weapons |= 1 << card
        receive_weapon(state, seat, card)


def receive_weapon(state: State, seat: int, card: int) -> None:
    """Into the hand; the Long-Range Rifle lies open from now on (TB-WPN-9)."""
    state.squads[seat].weapons |= 1 << card
    if LONG_SHOTS >> card & 1 and state.tells:
        state.tell("weapon_laid_open", "TB-WPN-9", seat=seat, weapon=kind_name(WEAPON, card))


class KeepCard(SeatDecision[State]):
    """Keep one of two cards; the other is discarded in sight of all (TB-CHAR-18, TB-ITEM-11)."""

    name = "keep_card"
    elsewhere_rule = "TB-CHAR-18"

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def args(self) -> list[int]:
        return [self.owner, self.which]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return KEEP_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


class Keep(Verb[State]):
    """Keep a card of a kind (TB-CHAR-10, TB-ITEM-11). The target is the Item kind, or 64 plus the Weapon kind."""

    name = "keep"
    wish = GAIN

    def candidates(self, state: State, seat: int) -> list[int]:
        which = _kept_cards(state)
        kinds = ITEM_CARDS if which == ITEM else WEAPON_CARDS
        return [which * 64 + kind for kind in range(len(kinds)) if kinds[kind] & state.drawn]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in self.candidates(state, seat) else Refusal(_keeping_rule(state, seat))

    def perform(self, state: State, seat: int, target: int) -> None:
        which, kind = target // 64, target % 64
        card = lowest(state.drawn & (ITEM_CARDS[kind] if which == ITEM else WEAPON_CARDS[kind]))
        other = lowest(state.drawn & ~(1 << card))
        state.drawn = 0
        rule = _keeping_rule(state, seat)
        _keep(state, seat, which, card, rule)
        deck_of(state, which).put_away(other)
        if state.tells:
            kind_id = CARD_IDS[which]
            discarded: dict[str, object] = {kind_id: kind_name(which, other)}
            state.tell(f"{kind_id}_discarded", rule, seat=seat, **discarded)

    def write(self, target: int) -> str:
        return WEAPON_KIND_IDS[target - 64] if target >= 64 else ITEM_KIND_IDS[target]

    def read(self, words: str) -> int:
        if words in WEAPON_KIND_IDS:
            return 64 + WEAPON_KIND_IDS.index(words)
        return read_name(words, ITEM_KIND_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"{CARD_IDS[target // 64]}:{self.write(target)}"]


def _keeping_rule(state: State, seat: int) -> str:
    """Why one of two cards is kept: Will, or the Metal Detector."""
    return "TB-CHAR-18" if state.squads[seat].is_led_with(DRAW_TWO) else "TB-ITEM-11"


def _kept_cards(state: State) -> int:
    """Whether Items or Weapons have been drawn."""
    step = state.agenda[-1]
    return step.which if isinstance(step, KeepCard) else ITEM


KEEP: Final = Keep()
KEEP_VERBS: Final[list[Verb[Any]]] = [KEEP]


def discard_item(state: State, seat: int, card: int) -> None:
    """A used Item goes to the discard pile (TB-ITEM-3)."""
    state.squads[seat].items &= ~(1 << card)
    state.item_deck.put_away(card)


def discard_weapon(state: State, seat: int, card: int) -> None:
    """A used Weapon goes to the discard pile (TB-WPN-3)."""
    state.squads[seat].weapons &= ~(1 << card)
    state.weapon_deck.put_away(card)


def take_off_hat(state: State, seat: int) -> None:
    """The worn Hat goes to the discard pile (TB-HAT-2, TB-HAT-3)."""
    squad = state.squads[seat]
    if squad.hat != NONE:
        state.item_deck.put_away(squad.hat)
        squad.hat = NONE
