"""What a seat cannot know (LN-HID-1): the hands of other sides and the deck, but for a card it has looked at."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import exchanged
from tests.lantern.state import State


def hidden(state: State, viewer: int) -> int:
    """Bit mask of the cards of which the viewer cannot know where they are."""
    mask = state.deck.hidden_from(viewer)
    side = state.side_of(viewer)
    for seat in range(state.seats):
        if seat not in side:
            mask |= state.hands[seat]
    return mask


def resample(state: State, viewer: int, chance: Chance) -> None:
    """Draw all of these anew."""
    become = state.deck.redealt(hidden(state, viewer), chance)
    state.deck.exchange(become)
    state.hands = [exchanged(hand, become) for hand in state.hands]
