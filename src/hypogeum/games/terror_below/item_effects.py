"""What Items need and what they do (section 2.8 of the rulebook; conditions: TB-ITEM-14)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE, bits, pick_bit
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.cards import WEAPON, draw_and_keep
from hypogeum.games.terror_below.components import (
    CLIMB,
    DIRECTIONS,
    DISCARD_BOUNTIES,
    DRAW_WEAPONS,
    ITEM_AMOUNT,
    ITEM_EFFECT,
    LOCATION_IDS,
    LOCATIONS,
    LOOK_UNDER_WORMS,
    MOVE_TARGET,
    POINTS,
    RELOCATE,
    REVIVE,
    SLOTS,
    STEAL_VEHICLE,
    TAKE_EGGS,
    VEHICLE_IDS,
)
from hypogeum.games.terror_below.distraction import can_drift, drift_by_choice
from hypogeum.games.terror_below.items import Briefcase, SecondThump, look_under_worms
from hypogeum.games.terror_below.leaders import revive
from hypogeum.games.terror_below.moving import put_pawn
from hypogeum.games.terror_below.state import (
    ACTIONS_ENDED,
    CLIMBING,
    State,
    entry_card,
    entry_owner,
    is_face_down,
)
from hypogeum.games.terror_below.verbs.actions import take_eggs


def details_of(state: State, seat: int, effect: int) -> list[int]:
    """The ways in which an effect may be used now; empty if its condition is not met (TB-ITEM-14)."""
    squad = state.squads[seat]
    if effect == MOVE_TARGET:
        return [n for n in range(SLOTS * DIRECTIONS) if can_drift(state, n // DIRECTIONS, n % DIRECTIONS)]
    if effect == REVIVE:
        return bits(squad.dead)
    if effect == RELOCATE:
        return _free_locations(state, seat)
    if effect == STEAL_VEHICLE:
        return _adjacent_holders(state, seat)
    holds = False
    if effect == DISCARD_BOUNTIES:
        holds = bool(state.line)
    elif effect == POINTS:
        holds = not state.has_done(ACTIONS_ENDED)
    elif effect == CLIMB:
        holds = squad.space != NONE and not state.has_done(ACTIONS_ENDED)
    elif effect == TAKE_EGGS:
        holds = squad.space != NONE and state.eggs[squad.space] != 0
    elif effect == LOOK_UNDER_WORMS:
        holds = _is_any_card_face_down(state)
    elif effect == DRAW_WEAPONS:
        holds = state.weapon_deck.can_draw()
    return NO_DETAIL if holds else EMPTY


NO_DETAIL: Final[list[int]] = [0]


def all_details(state: State, seat: int, effect: int) -> list[int]:
    """The ways in which somebody could think of using an effect."""
    if effect == MOVE_TARGET:
        return list(range(SLOTS * DIRECTIONS))
    if effect == REVIVE:
        return bits(state.squads[seat].living | state.squads[seat].dead)
    if effect == RELOCATE:
        return [location for location in range(LOCATIONS) if state.location_spaces[location] != NONE]
    if effect == STEAL_VEHICLE:
        return [other for other in range(state.seats) if other != seat]
    return NO_DETAIL


def _free_locations(state: State, seat: int) -> list[int]:
    """Other standing Locations without pawn and without Rubble (TB-ITEM-4)."""
    here = state.squads[seat].space
    if here == NONE:
        return EMPTY
    pawns = state.pawns_but(seat)
    found: list[int] = []
    for location in range(LOCATIONS):
        space = state.location_spaces[location]
        if space not in (NONE, here) and not pawns >> space & 1 and not state.rubble[space]:
            found.append(location)
    return found


def _adjacent_holders(state: State, seat: int) -> list[int]:
    """Players with a pawn adjacent to ours and a Vehicle card (TB-ITEM-9)."""
    here = state.squads[seat].space
    if here == NONE:
        return EMPTY
    found: list[int] = []
    for other in range(state.seats):
        squad = state.squads[other]
        if other != seat and squad.hand and squad.space != NONE:
            if state.options.board.are_adjacent(here, squad.space):
                found.append(other)
    return found


def _is_any_card_face_down(state: State) -> bool:
    for row in state.rows:
        for entry in row:
            if is_face_down(entry):
                return True
    return False


def apply_effect(state: State, seat: int, kind: int, detail: int) -> None:
    effect = ITEM_EFFECT[kind]
    if effect == DISCARD_BOUNTIES:
        state.push(Briefcase(seat, 0))
    elif effect == POINTS:
        state.ap += ITEM_AMOUNT[kind]
        if state.tells:
            state.tell("points_gained", "TB-ITEM-13", seat=seat, ap=ITEM_AMOUNT[kind], total=state.ap)
    elif effect == RELOCATE:
        path = [write_space(state.squads[seat].space), write_space(state.location_spaces[detail])]
        put_pawn(state, seat, state.location_spaces[detail])
        if state.tells:
            state.tell("relocated", "TB-ITEM-4", seat=seat, location=LOCATION_IDS[detail], space=path[1], path=path)
    elif effect == CLIMB:
        state.flags |= CLIMBING
    elif effect == MOVE_TARGET:
        drift_by_choice(state, seat, detail // DIRECTIONS, detail % DIRECTIONS, "TB-ITEM-6")
        state.push(SecondThump(seat, detail // DIRECTIONS, ITEM_AMOUNT[kind] - 1))
    elif effect == REVIVE:
        revive(state, seat, detail, "TB-ITEM-8")
    elif effect == TAKE_EGGS:
        take_eggs(state, seat, state.squads[seat].space, "TB-ITEM-12")
    elif effect == STEAL_VEHICLE:
        _steal_vehicle(state, seat, detail)
    elif effect == LOOK_UNDER_WORMS:
        look_under_worms(state, seat)
    else:
        draw_and_keep(state, seat, WEAPON, ITEM_AMOUNT[kind], "TB-ITEM-11")


def _steal_vehicle(state: State, seat: int, other: int) -> None:
    """Take a random Vehicle card; both players know it, and nobody else (TB-ITEM-9, TB-HID-2).

    What others knew of the victim's cards they know no more: any of them may have changed hands.
    """
    hand = state.squads[other].hand
    card = pick_bit(hand, state.chance)
    state.squads[other].hand &= ~(1 << card)
    state.squads[seat].hand |= 1 << card
    state.hidings += 1
    state.arrived[card] = state.hidings
    held = hand | _face_down_cards(state, other)
    known = [card * 8 + other]
    for entry in state.known_in_hand:
        if not held >> entry // 8 & 1 or (entry % 8 == seat and entry // 8 != card):
            known.append(entry)
    state.known_in_hand = known
    if state.tells:
        secret: dict[str, object] = {"vehicle": VEHICLE_IDS[card]}
        state.tell_one(seat, secret, "vehicle_stolen", "TB-ITEM-9", seat=seat, other=other)
        state.tell_one(other, secret, "vehicle_lost", "TB-HID-2", seat=other, other=seat)


def _face_down_cards(state: State, seat: int) -> int:
    """What the seat has put face down: the others cannot tell it from the hand."""
    cards = 0
    for row in state.rows:
        for entry in row:
            if is_face_down(entry) and entry_owner(entry) == seat:
                cards |= 1 << entry_card(entry)
    return cards
