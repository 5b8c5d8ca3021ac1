"""Fell Destiny: looking at event cards, keeping one, and the limit of the hand (CL-DST-2, CL-EVT-1, CL-EVT-3)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import GAIN, GIVE_UP, NamedVerb, Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.clocks import phase_clock
from hypogeum.games.claustrophobia.state import State


def kind_id(card: int) -> str:
    """The kind of an event card, as it is told."""
    return parts.EVENT_KIND_IDS[parts.EVENT_CARD_KIND[card]]


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds of some event cards, in their order."""
    found: list[int] = []
    for card in cards:
        if parts.EVENT_CARD_KIND[card] not in found:
            found.append(parts.EVENT_CARD_KIND[card])
    return found


def held_card(state: State, kind: int) -> int:
    """A card of a kind in hand, or NONE."""
    cards = state.events_held & parts.EVENT_CARDS[kind]
    return lowest(cards) if cards else NONE


def put_away(state: State, cards: list[int], rule: str) -> None:
    """Event cards go face up to the discard pile (CL-EVT-13); nobody learns in which order they were drawn."""
    for card in cards:
        state.event_deck.put_away(card)
    if state.tells and cards:
        state.tell("events_discarded", rule, seat=state.infernal, events=[kind_id(card) for card in sorted(cards)])


# Drawing


def look_at_cards(state: State, count: int) -> None:
    """Look at so many cards, or as many as are left, and keep one (CL-DST-2, CL-EVT-3)."""
    looked: list[int] = []
    for _ in range(count):
        if state.event_deck.pile == 0 and not state.options.reshuffles_events:
            break
        card = state.event_deck.draw(state.chance)
        if card == NONE:
            break
        looked.append(card)
    state.events_looked = looked
    if state.tells:
        seen: dict[str, object] = {"events": [kind_id(card) for card in looked]}
        seat = state.infernal
        state.tell_one(seat, seen, "events_looked_at", "CL-DST-2", seat=seat, total=len(looked))
    if looked:
        state.push(LimitHand())
        state.push(KeepEvent())


class KeepEvent(Decision[State]):
    """One of the cards looked at is kept, the others are discarded (CL-DST-2).

    He is asked even if all of them are alike: an answer that came by itself would tell which card he has kept, since
    the others are discarded in sight of all (TBL-SET-3).
    """

    name = "keep_event"
    elsewhere_rule = "CL-DST-2"

    def waits(self, state: State) -> bool:
        return len(state.events_looked) > 1

    def run(self, state: State) -> None:
        keep_event(state, state.events_looked[0])

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return KEEP_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)


def keep_event(state: State, card: int) -> None:
    """One of the cards looked at goes to the hand; the others are discarded in sight of all."""
    others = [other for other in state.events_looked if other != card]
    state.events_looked = EMPTY
    state.events_held |= 1 << card
    if state.tells:
        secret: dict[str, object] = {"event": kind_id(card)}
        seat, held = state.infernal, state.events_held.bit_count()
        state.tell_one(seat, secret, "event_kept", "CL-DST-2", seat=seat, total=held)
    put_away(state, others, "CL-EVT-13")


class Keep(NamedVerb[State]):
    """Keep a card of a kind (CL-DST-2)."""

    name = "keep"
    wish = GAIN

    def candidates(self, state: State, seat: int) -> list[int]:
        return kinds_of(state.events_looked)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in kinds_of(state.events_looked):
            return Refusal("CL-DST-2", event=parts.EVENT_KIND_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        for card in state.events_looked:
            if parts.EVENT_CARD_KIND[card] == target:
                keep_event(state, card)
                return


# The limit of the hand


class LimitHand(Decision[State]):
    """Whoever holds more than four cards discards down to four at once (CL-EVT-1, CL-AMB-33)."""

    name = "limit_hand"
    elsewhere_rule = "CL-EVT-1"

    def waits(self, state: State) -> bool:
        return state.events_held.bit_count() > parts.EVENT_HAND_LIMIT

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return DISCARD_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)


class DiscardEvent(NamedVerb[State]):
    """Discard a card of a kind, unused (CL-EVT-1)."""

    name = "discard_event"
    wish = GIVE_UP
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return kinds_of(bits(state.events_held))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if held_card(state, target) == NONE:
            return Refusal("CL-EVT-1", event=parts.EVENT_KIND_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        card = held_card(state, target)
        state.events_held &= ~(1 << card)
        put_away(state, [card], "CL-EVT-1")


KEEP: Final = Keep(parts.EVENT_KIND_IDS, "event")
DISCARD_EVENT: Final = DiscardEvent(parts.EVENT_KIND_IDS, "event")
KEEP_VERBS: Final[list[Verb[Any]]] = [KEEP]
DISCARD_VERBS: Final[list[Verb[Any]]] = [DISCARD_EVENT]
