"""Mission cards: drawing, showing, paying (section 10 of the rulebook)."""

from __future__ import annotations

from hypogeum.games.heldentaufe.components import (
    DISCOVERER,
    HAND_SIZE,
    MISSION_IDS,
    MISSION_KINDS,
    REWARD_POINTS,
    SLAYER,
    SLAYER_MONSTER,
)
from hypogeum.games.heldentaufe.gains import gain_points
from hypogeum.games.heldentaufe.state import State


def draw_card(state: State, seat: int, rule: str) -> None:
    """Draw the top card; an empty pile is made anew from the discard pile first (HT-MIS-7)."""
    missions = state.missions
    if missions.pile == 0 and state.tells:
        state.tell("missions_shuffled", "HT-MIS-7", cards=missions.discard.bit_count())
    card = missions.draw(state.chance)
    state.heroes[seat].hand.append(card)
    if state.tells:
        state.tell_one(seat, {"card": MISSION_IDS[card]}, "card_drawn", rule, seat=seat)


def refill_hand(state: State, seat: int) -> None:
    """E5: draw until the hand has three cards (HT-MIS-6)."""
    while len(state.heroes[seat].hand) < HAND_SIZE:
        draw_card(state, seat, "HT-MIS-6")


def discard_card(state: State, seat: int, card: int) -> None:
    """Show a card of the hand and put it on the discard pile (HT-MIS-2)."""
    state.heroes[seat].hand.remove(card)
    state.missions.put_away(card)


def complete_discoverer(state: State, seat: int) -> None:
    """One Discoverer pays for an armed trap (HT-DIS-1 to HT-DIS-3)."""
    for card in state.heroes[seat].hand:
        if MISSION_KINDS[card] == DISCOVERER:
            _complete_with_points(state, seat, card, "HT-DIS-1")
            return


def complete_slayer(state: State, seat: int, monster: int) -> None:
    """A Slayer of the defeated monster pays (HT-SLA-1, HT-SLA-3)."""
    for card in state.heroes[seat].hand:
        if MISSION_KINDS[card] == SLAYER and SLAYER_MONSTER[card] == monster:
            _complete_with_points(state, seat, card, "HT-SLA-1")
            return


def _complete_with_points(state: State, seat: int, card: int, rule: str) -> None:
    discard_card(state, seat, card)
    if state.tells:
        state.tell("mission_completed", rule, seat=seat, card=MISSION_IDS[card])
    gain_points(state, seat, REWARD_POINTS[card], rule)
