"""A state of Terror Below put where the rules could have led it, by lot: random play alone seldom gets rich."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import Deck
from hypogeum.engine.masks import pick_bit
from hypogeum.engine.state import State as AnyState
from hypogeum.games.terror_below.components import COLOURS, ONE_EGG, eggs_of
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import State

MOST_CARDS = 4
"""Of each kind that a Squad is given less than this."""


def shake(state: AnyState, lots: Chance) -> None:
    """Change a state at the beginning of a turn; every invariant goes on to hold."""
    assert isinstance(state, State)
    for squad in state.squads:
        _equip(state, squad, lots)
    for deck in (state.vehicle_deck, state.item_deck, state.weapon_deck, state.bounty_deck):
        _wear_out(deck, lots)


def _equip(state: State, squad: Squad, lots: Chance) -> None:
    squad.items |= _dealt(state.item_deck, lots)
    squad.weapons |= _dealt(state.weapon_deck, lots)
    colour = lots.pick(COLOURS)
    if eggs_of(state.egg_supply, colour):
        state.egg_supply -= ONE_EGG[colour]
        squad.eggs += ONE_EGG[colour]
    if not state.options.is_solo:
        squad.secrets |= _dealt(state.bounty_deck, lots)
        squad.vp += lots.pick(state.options.target // 2)


def _dealt(deck: Deck, lots: Chance) -> int:
    """A few cards from the pile, as a bit mask."""
    dealt = 0
    for _ in range(lots.pick(MOST_CARDS)):
        if deck.pile:
            card = pick_bit(deck.pile, lots)
            deck.pile &= ~(1 << card)
            dealt |= 1 << card
    return dealt


def _wear_out(deck: Deck, lots: Chance) -> None:
    """Most of the pile has been played, so that the discards will soon be shuffled."""
    left = _dealt(deck, lots)
    deck.discard |= deck.pile
    deck.pile = left
