"""Redrawing what a seat cannot know (section 15 of the rulebook).

Hidden are the Vehicles, Items and Weapons in other hands (but the Long-Range Rifle, which lies open), face-down
Vehicles under Worms, Secret Bounties from the pile, and picks of first Leaders that are not all in. Piles have no
order, so there is nothing to redraw in them but their share of the hidden cards.

What everybody knows of a hidden card: from which shuffle it came (`Deck.batches`), and that a Vehicle which lies face
down or was stolen was in its owner's or victim's hand before (`State.arrived`, `entry_stamp`). A thief and his victim
also know a stolen card.
"""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.engine.decks import exchanged
from hypogeum.engine.masks import bits, pick_bit
from hypogeum.games.terror_below.cards import ITEM, WEAPON, KeepCard
from hypogeum.games.terror_below.components import BOUNTIES, ITEMS, LONG_SHOTS, SLOTS, VEHICLES, WEAPONS
from hypogeum.games.terror_below.squads import ChooseLeaders, with_pick
from hypogeum.games.terror_below.state import (
    State,
    entry_card,
    entry_owner,
    entry_stamp,
    is_face_down,
    knows_entry,
    with_card,
)


def resample(state: State, viewer: int, chance: Chance) -> None:
    """Draw everything anew that is hidden from the viewer (-1: a spectator)."""
    _redeal_vehicles(state, viewer, chance)
    _redeal_items(state, viewer, chance)
    _redeal_weapons(state, viewer, chance)
    _redeal_secrets(state, viewer, chance)
    _redraw_picks(state, viewer, chance)


# What is hidden


def hidden_vehicles(state: State, viewer: int) -> int:
    """In the pile, in other hands and face down under Worms, without stolen cards that the viewer knows."""
    hidden = state.vehicle_deck.pile
    for seat in range(state.seats):
        if seat != viewer:
            hidden |= state.squads[seat].hand
    for row in state.rows:
        for entry in row:
            if not knows_entry(entry, viewer):
                hidden |= 1 << entry_card(entry)
    for known in state.known_in_hand:
        if known % 8 == viewer:
            hidden &= ~(1 << known // 8)
    return hidden


def hidden_items(state: State, viewer: int) -> int:
    hidden = state.item_deck.pile | _looked_at(state, viewer, ITEM)
    for seat in range(state.seats):
        if seat != viewer:
            hidden |= state.squads[seat].items
    return hidden


def hidden_weapons(state: State, viewer: int) -> int:
    """The Long-Range Rifle is hidden in the pile, but lies open before its owner (TB-WPN-9)."""
    hidden = state.weapon_deck.pile | _looked_at(state, viewer, WEAPON)
    for seat in range(state.seats):
        if seat != viewer:
            hidden |= state.squads[seat].weapons & ~LONG_SHOTS
    return hidden


def _looked_at(state: State, viewer: int, which: int) -> int:
    """The cards of which another seat is about to keep one."""
    for step in state.agenda:
        if isinstance(step, KeepCard) and step.which == which and step.owner != viewer:
            return state.drawn
    return 0


def hidden_bounties(state: State, viewer: int) -> int:
    hidden = state.bounty_deck.pile
    for seat in range(state.seats):
        if seat != viewer:
            hidden |= state.squads[seat].secrets & ~state.open_secrets
    return hidden


def hidden_picks(state: State, viewer: int) -> int:
    """Bit mask of the other seats that have picked a first Leader while others still have to."""
    if state.over or not state.agenda:
        return 0
    step = state.agenda[-1]
    if not isinstance(step, ChooseLeaders):
        return 0
    picked = 0
    for seat in range(state.seats):
        if seat != viewer and not step.asked >> seat & 1 and not state.is_out(seat):
            picked |= 1 << seat
    return picked


def hidden_components(state: State, viewer: int) -> int:
    """All of these in one bit mask, one kind after the other."""
    mask = hidden_picks(state, viewer)
    mask = mask << BOUNTIES | hidden_bounties(state, viewer)
    mask = mask << WEAPONS | hidden_weapons(state, viewer)
    mask = mask << ITEMS | hidden_items(state, viewer)
    return mask << VEHICLES | hidden_vehicles(state, viewer)


# Redrawing


def _redeal_vehicles(state: State, viewer: int, chance: Chance) -> None:
    become = state.vehicle_deck.redealt(hidden_vehicles(state, viewer), chance)
    arrived = state.arrived[:]
    for card in range(VEHICLES):
        state.arrived[become[card]] = arrived[card]
    state.vehicle_deck.exchange(become)
    state.known_in_hand = [become[known // 8] * 8 + known % 8 for known in state.known_in_hand]
    for seat in range(state.seats):
        state.squads[seat].hand = exchanged(state.squads[seat].hand, become)
    for slot in range(SLOTS):
        row = state.rows[slot]
        for place in range(len(row)):
            row[place] = with_card(row[place], become[entry_card(row[place])])
    for number in range(len(state.known_in_hand)):
        _mix_stolen_card(state, number, viewer, chance)
    for seat in range(state.seats):
        _mix_hand_and_face_down(state, seat, viewer, chance)


def _mix_stolen_card(state: State, number: int, viewer: int, chance: Chance) -> None:
    """For all but thief and victim the stolen card could be any that the victim held then and has not shown since."""
    stolen, victim = state.known_in_hand[number] // 8, state.known_in_hand[number] % 8
    hidden = hidden_vehicles(state, viewer)
    if not hidden >> stolen & 1:
        return
    theft = state.arrived[stolen]
    held = state.squads[victim].hand
    for row in state.rows:
        for entry in row:
            if entry_owner(entry) == victim and is_face_down(entry) and entry_stamp(entry) >= theft:
                held |= 1 << entry_card(entry)
    for known in state.known_in_hand:
        held &= ~(1 << known // 8)
    could_be = 1 << stolen
    for card in bits(held & hidden):
        if state.arrived[card] < theft:
            could_be |= 1 << card
    other = pick_bit(could_be, chance)
    if other != stolen:
        _swap_vehicles(state, stolen, other)
        state.arrived[stolen], state.arrived[other] = theft - 1, theft
        state.known_in_hand[number] = other * 8 + victim


def _swap_vehicles(state: State, one: int, other: int) -> None:
    """Two cards in hands or face down change places."""
    both = 1 << one | 1 << other
    for squad in state.squads:
        if (squad.hand & both).bit_count() == 1:
            squad.hand ^= both
    for row in state.rows:
        for place in range(len(row)):
            card = entry_card(row[place])
            if card in (one, other):
                row[place] = with_card(row[place], one + other - card)


def _mix_hand_and_face_down(state: State, seat: int, viewer: int, chance: Chance) -> None:
    """A face-down card could be any card that its owner held when it was put there and has not shown since.

    What fits a card that was put down early also fits those put down later, so taking them in this order gives every
    possible distribution the same chance.
    """
    squad = state.squads[seat]
    places: list[int] = []
    for slot in range(SLOTS):
        for place in range(len(state.rows[slot])):
            entry = state.rows[slot][place]
            if entry_owner(entry) == seat and not knows_entry(entry, viewer):
                places.append(entry_stamp(entry) << 16 | slot << 8 | place)
                squad.hand |= 1 << entry_card(entry)
    for number in sorted(places):
        row, place = state.rows[number >> 8 & 255], number & 255
        held = 0
        for card in bits(squad.hand):
            if state.arrived[card] <= entry_stamp(row[place]):
                held |= 1 << card
        chosen = pick_bit(held, chance)
        squad.hand &= ~(1 << chosen)
        row[place] = with_card(row[place], chosen)


def _redeal_items(state: State, viewer: int, chance: Chance) -> None:
    become = state.item_deck.redealt(hidden_items(state, viewer), chance)
    if _looked_at(state, viewer, ITEM):
        state.drawn = exchanged(state.drawn, become)
    state.item_deck.exchange(become)
    state.fresh_items = exchanged(state.fresh_items, become)
    for squad in state.squads:
        squad.items = exchanged(squad.items, become)


def _redeal_weapons(state: State, viewer: int, chance: Chance) -> None:
    """The Long-Range Rifle would lie open in a hand (TB-WPN-9): it keeps to the pile and to cards looked at."""
    unseen = state.weapon_deck.pile | _looked_at(state, viewer, WEAPON)
    for rifle in bits(unseen & LONG_SHOTS):
        batch = state.weapon_deck.batches[rifle]
        places = [card for card in bits(unseen) if state.weapon_deck.batches[card] == batch]
        _exchange_weapons(state, viewer, _swapped(WEAPONS, rifle, places[chance.pick(len(places))]))
    hidden = hidden_weapons(state, viewer) & ~LONG_SHOTS
    _exchange_weapons(state, viewer, state.weapon_deck.redealt(hidden, chance))


def _swapped(size: int, one: int, other: int) -> list[int]:
    """By card: the card that takes its place when two of them change places."""
    become = list(range(size))
    become[one], become[other] = other, one
    return become


def _exchange_weapons(state: State, viewer: int, become: list[int]) -> None:
    if _looked_at(state, viewer, WEAPON):
        state.drawn = exchanged(state.drawn, become)
    state.weapon_deck.exchange(become)
    state.fresh_weapons = exchanged(state.fresh_weapons, become)
    for squad in state.squads:
        squad.weapons = exchanged(squad.weapons, become)


def _redeal_secrets(state: State, viewer: int, chance: Chance) -> None:
    """In solo a secret may be dead by now (TB-SOLO-24), so dead cards change places with the others."""
    become = state.bounty_deck.redealt(hidden_bounties(state, viewer), chance)
    state.bounty_deck.exchange(become)
    for squad in state.squads:
        squad.secrets = exchanged(squad.secrets, become)


def _redraw_picks(state: State, viewer: int, chance: Chance) -> None:
    picked = hidden_picks(state, viewer)
    if not picked:
        return
    step = state.agenda[-1]
    assert isinstance(step, ChooseLeaders)
    picks = step.picks
    for seat in bits(picked):
        living = state.squads[seat].living
        if living:
            picks = with_pick(picks, seat, pick_bit(living, chance))
    state.agenda[-1] = ChooseLeaders(step.asked, picks)
