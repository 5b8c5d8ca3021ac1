"""Instinct cards: drawing, the hand and its limit, discarding (section 2.10)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import bits, pick_bit
from hypogeum.engine.verbs import GIVE_UP, NamedVerb, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.state import State


def draw_instinct(state: State, rule: str) -> None:
    """One card into the hand; above the limit one is discarded at once (CL-INS-3, CL-INS-5)."""
    deck = state.instinct_deck
    if deck.pile == 0 and state.tells:
        state.tell("instinct_reshuffled", "CL-INS-5", seat=state.human, total=deck.discard.bit_count())
    card = deck.draw(state.chance)
    take_into_hand(state, card)
    if state.tells:
        secret: dict[str, object] = {"card": parts.INSTINCT_IDS[card]}
        cards = state.hand.bit_count()
        state.tell_one(
            state.human, secret, "instinct_drawn", rule, seat=state.human, total=cards, limit=state.hand_limit
        )
    state.push(DiscardInstinct())


def take_into_hand(state: State, card: int) -> None:
    state.hand |= 1 << card
    state.hand_order = [*state.hand_order, card]


def take_from_hand(state: State, card: int) -> None:
    """The caller puts it elsewhere."""
    state.hand &= ~(1 << card)
    state.hand_order = [other for other in state.hand_order if other != card]


def discard_random_instinct(state: State) -> None:
    """Whispers: a card of a hand that is not empty is lost (CL-EVT-5)."""
    _discard(state, pick_bit(state.hand, state.chance), "CL-EVT-5")


def _discard(state: State, card: int, rule: str) -> None:
    """Unused, face up on the discard pile."""
    take_from_hand(state, card)
    state.instinct_deck.put_away(card)
    if state.tells:
        name, left = parts.INSTINCT_IDS[card], state.hand.bit_count()
        state.tell("instinct_discarded", rule, seat=state.human, card=name, left=left)


class DiscardInstinct(HumanDecision):
    """Above the hand limit the human player chooses what he discards (CL-INS-3)."""

    name = "discard_instinct"
    elsewhere_rule = "CL-INS-3"

    def waits(self, state: State) -> bool:
        return state.hand.bit_count() > state.hand_limit

    def verbs(self, state: State) -> list[Verb[Any]]:
        return DISCARD_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The oldest card (CL-DEC-1)."""
        return Action(DISCARD_INSTINCT, state.hand_order[0])


class DiscardFromHand(NamedVerb[State]):
    """Discard an instinct card of the hand (CL-INS-3)."""

    name = "discard_instinct"
    wish = GIVE_UP
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return bits(state.hand)

    def candidates(self, state: State, seat: int) -> list[int]:
        return bits(state.hand)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if state.hand >> target & 1 else Refusal("CL-INS-3", card=parts.INSTINCT_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        _discard(state, target, "CL-INS-3")


DISCARD_INSTINCT: Final = DiscardFromHand(parts.INSTINCT_IDS, "card")
DISCARD_VERBS: Final[list[Verb[Any]]] = [DISCARD_INSTINCT]
