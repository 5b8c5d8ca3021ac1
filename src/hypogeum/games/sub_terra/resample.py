"""Redrawing what a seat cannot know (section 23).

Hidden are Typhaon's hand and the tile Typhaon looks at, from all others; and where Typhaon plays, the tarot hand from
Typhaon and spectators. Bag and decks have no order, so there is nothing else to redraw.
"""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE, bits, mask_of, pick_bit, shuffled
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.knowing import is_tile_secret, is_tile_turning, knows_desolation, knows_tarot
from hypogeum.games.sub_terra.state import State


def resample(state: State, viewer: int, chance: Chance) -> None:
    """Draw everything anew that is hidden from the viewer (-1: a spectator)."""
    if state.options.has_typhaon and not knows_desolation(state, viewer):
        _redeal_desolation(state, chance)
        if is_tile_secret(state):
            _redraw_tile(state, chance)
    if not knows_tarot(state, viewer):
        _redeal_tarot(state, chance)


def _redeal_desolation(state: State, chance: Chance) -> None:
    deck = state.desolation
    become = deck.redealt(deck.pile | mask_of(state.hand), chance)
    deck.exchange(become)
    state.hand = [become[card] for card in state.hand]


def _redraw_tile(state: State, chance: Chance) -> None:
    state.bag |= 1 << state.drawn
    state.drawn = pick_bit(state.bag, chance)
    state.bag &= ~(1 << state.drawn)


def _redeal_tarot(state: State, chance: Chance) -> None:
    """Hand, deck and the cards of a Nexus change places."""
    held = state.tarot_hand.bit_count()
    drawn = state.tarot_drawn.bit_count()
    cards = shuffled(bits(state.tarot_hand | state.tarot_deck | state.tarot_drawn), chance)
    state.tarot_hand = mask_of(cards[:held])
    state.tarot_drawn = mask_of(cards[held : held + drawn])
    state.tarot_deck = mask_of(cards[held + drawn :])


def hidden_components(state: State, viewer: int) -> int:
    """Everything hidden from the viewer in one bit mask, one kind after the other."""
    desolation = 0
    if state.options.has_typhaon:
        desolation = state.desolation.pile
        if not knows_desolation(state, viewer):
            desolation |= mask_of(state.hand)
    tiles = state.bag
    if is_tile_secret(state) and state.drawn != NONE and not knows_desolation(state, viewer):
        tiles |= 1 << state.drawn
    tarot = state.tarot_deck
    if not knows_tarot(state, viewer):
        tarot |= state.tarot_hand | state.tarot_drawn
    mask = desolation << parts.BAG_TILES | tiles
    mask = mask << parts.TAROT_CARDS + 1 | tarot
    return mask << 1 | is_tile_turning(state)  # once shown, it is not taken back (ST2-ONL-6)
