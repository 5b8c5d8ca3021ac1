"""Using Items, wearing Hats and shooting Hats off, at TURN timing (sections 2.8, 2.9 and 8 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest, pick_bit
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.cards import WEAPON, discard_item, discard_weapon, draw_and_keep, take_off_hat
from hypogeum.games.terror_below.components import (
    CHARACTER_IDS,
    CHARACTERS,
    CLIMB,
    DIRECTION_IDS,
    DIRECTIONS,
    DISCARD_BOUNTIES,
    DRAW_WEAPONS,
    HAT_CARDS,
    HAT_SHOOTERS,
    HATS,
    ITEM_AMOUNT,
    ITEM_CARDS,
    ITEM_EFFECT,
    ITEM_KIND_IDS,
    ITEM_VP,
    LOCATION_IDS,
    LOCATIONS,
    LONG_SHOTS,
    LOOK_UNDER_WORMS,
    MOVE_TARGET,
    POINTS,
    RELOCATE,
    REVIVE,
    SLOTS,
    STEAL_VEHICLE,
    SURVIVE,
    TAKE_EGGS,
    VEHICLE_IDS,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.distraction import can_drift, drift_by_choice, target_things
from hypogeum.games.terror_below.items import Briefcase, ItemVp, SecondThump, look_under_worms
from hypogeum.games.terror_below.leaders import revive
from hypogeum.games.terror_below.moving import put_pawn
from hypogeum.games.terror_below.state import (
    ACTIONS_ENDED,
    CLIMBING,
    IN_TRANSIT,
    State,
    entry_card,
    entry_owner,
    is_face_down,
)
from hypogeum.games.terror_below.verbs.actions import take_eggs
from hypogeum.games.terror_below.words import (
    read_seat,
    read_slot,
    space_thing,
)

DETAILS: Final = 64
"""The target of `use` is the kind times this, plus what the effect needs: a Location, a Character, a seat, or the
slot times 4 plus a direction."""


def has_items_to_use(state: State, seat: int) -> bool:
    """Whether the seat might use something at TURN timing, as far as everybody can see."""
    squad = state.squads[seat]
    if squad.items & ~state.fresh_items:
        return True
    return squad.weapons & ~LONG_SHOTS & ~state.fresh_weapons != 0 and is_any_hat_in_sight(state, seat)


def is_any_hat_in_sight(state: State, seat: int) -> bool:
    """Whether another Leader wears a Hat (TB-WPN-10)."""
    for other in range(state.seats):
        if other != seat and state.squads[other].hat != NONE:
            return True
    return False


def _no_window(state: State) -> Refusal | None:
    """Not in transit (TB-TURN-8)."""
    return Refusal("TB-TURN-8") if state.has_done(IN_TRANSIT) else None


class Use(Verb[State]):
    """Use an Item that is no Hat (TB-ITEM-2 to TB-ITEM-14)."""

    name = "use"

    def targets(self, state: State, seat: int) -> list[int]:
        items = state.squads[seat].items & ~state.fresh_items & ~HAT_CARDS
        if items == 0 or state.flags & IN_TRANSIT:
            return EMPTY
        found: list[int] = []
        for kind in range(HATS, len(ITEM_KIND_IDS)):
            if items & ITEM_CARDS[kind]:
                for detail in details_of(state, seat, ITEM_EFFECT[kind]):
                    found.append(kind * DETAILS + detail)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        found: list[int] = []
        for kind in range(HATS, len(ITEM_KIND_IDS)):
            if squad.items & ITEM_CARDS[kind]:
                found += [kind * DETAILS + detail for detail in _all_details(state, ITEM_EFFECT[kind])]
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        kind, detail = target // DETAILS, target % DETAILS
        squad = state.squads[seat]
        if not HATS <= kind < len(ITEM_KIND_IDS) or not squad.items & ITEM_CARDS[kind]:
            return Refusal("TB-CARD-1")
        name = ITEM_KIND_IDS[kind]
        if not squad.items & ITEM_CARDS[kind] & ~state.fresh_items:
            return Refusal("TB-CARD-3", item=name)
        if ITEM_EFFECT[kind] == SURVIVE:
            return Refusal("TB-ITEM-2", item=name)
        if detail not in details_of(state, seat, ITEM_EFFECT[kind]):
            return Refusal(_unmet_rule(squad.space, ITEM_EFFECT[kind]), item=name)
        return _no_window(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        kind, detail = target // DETAILS, target % DETAILS
        discard_item(state, seat, lowest(state.squads[seat].items & ITEM_CARDS[kind] & ~state.fresh_items))
        if state.tells:
            state.tell("item_used", "TB-ITEM-3", seat=seat, item=ITEM_KIND_IDS[kind])
        if ITEM_VP[kind]:
            state.push(ItemVp(seat, kind))
        _apply(state, seat, kind, detail)

    def write(self, target: int) -> str:
        kind, detail = target // DETAILS, target % DETAILS
        words = _write_detail(ITEM_EFFECT[kind], detail)
        return f"{ITEM_KIND_IDS[kind]} {words}" if words else ITEM_KIND_IDS[kind]

    def read(self, words: str) -> int:
        name, _, rest = words.partition(" ")
        kind = read_name(name, ITEM_KIND_IDS)
        return kind * DETAILS + _read_detail(ITEM_EFFECT[kind], rest)

    def things(self, state: State, seat: int, target: int) -> list[str]:
        kind, detail = target // DETAILS, target % DETAILS
        return [f"item:{ITEM_KIND_IDS[kind]}", *_detail_things(state, ITEM_EFFECT[kind], detail)]


OWN_PAWN_EFFECTS: Final[list[int]] = [RELOCATE, CLIMB, TAKE_EGGS, STEAL_VEHICLE]


def _unmet_rule(pawn: int, effect: int) -> str:
    """The rule that says most about the condition of an effect that is not met."""
    if pawn == NONE and effect in OWN_PAWN_EFFECTS:
        return "TB-DEATH-7"
    return UNMET_RULES.get(effect, "TB-ITEM-14")


UNMET_RULES: Final[dict[int, str]] = {
    POINTS: "TB-ITEM-13",
    RELOCATE: "TB-ITEM-4",
    MOVE_TARGET: "TB-DIST-2",
    REVIVE: "TB-ITEM-8",
    STEAL_VEHICLE: "TB-ITEM-9",
    LOOK_UNDER_WORMS: "TB-ITEM-10",
}
"""By effect, where another rule than the table of TB-ITEM-14 tells the condition."""


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


def _all_details(state: State, effect: int) -> list[int]:
    if effect == MOVE_TARGET:
        return list(range(SLOTS * DIRECTIONS))
    if effect == REVIVE:
        return list(range(CHARACTERS))
    if effect == RELOCATE:
        return list(range(LOCATIONS))
    if effect == STEAL_VEHICLE:
        return list(range(state.seats))
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


def _apply(state: State, seat: int, kind: int, detail: int) -> None:
    effect = ITEM_EFFECT[kind]
    if effect == DISCARD_BOUNTIES:
        state.push(Briefcase(seat, 0))
    elif effect == POINTS:
        state.ap += ITEM_AMOUNT[kind]
    elif effect == RELOCATE:
        space = state.location_spaces[detail]
        put_pawn(state, seat, space)
        if state.tells:
            name = LOCATION_IDS[detail]
            state.tell("relocated", "TB-ITEM-4", seat=seat, location=name, space=write_space(space))
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


# Details in words


def _write_detail(effect: int, detail: int) -> str:
    if effect == MOVE_TARGET:
        return f"{detail // DIRECTIONS + 1} {DIRECTION_IDS[detail % DIRECTIONS]}"
    if effect == REVIVE:
        return CHARACTER_IDS[detail]
    if effect == RELOCATE:
        return LOCATION_IDS[detail]
    return str(detail) if effect == STEAL_VEHICLE else ""


def _read_detail(effect: int, words: str) -> int:
    if effect == MOVE_TARGET:
        slot, _, direction = words.partition(" ")
        return read_slot(slot) * DIRECTIONS + read_name(direction, DIRECTION_IDS)
    if effect == REVIVE:
        return read_name(words, CHARACTER_IDS)
    if effect == RELOCATE:
        return read_name(words, LOCATION_IDS)
    if effect == STEAL_VEHICLE:
        return read_seat(words)
    if words:
        raise ValueError(f"this Item takes nothing after it, not '{words}'")
    return 0


def _detail_things(state: State, effect: int, detail: int) -> list[str]:
    if effect == MOVE_TARGET:
        return target_things(state, detail // DIRECTIONS, detail % DIRECTIONS)
    if effect == REVIVE:
        return [f"character:{CHARACTER_IDS[detail]}"]
    if effect == RELOCATE:
        space = state.location_spaces[detail]
        return [] if space == NONE else [space_thing(space)]
    return [f"pawn:{detail}"] if effect == STEAL_VEHICLE else []


# Hats


class Wear(Verb[State]):
    """Put a Hat on the Leader; a worn one is discarded first (TB-HAT-1, TB-HAT-2)."""

    name = "wear"

    def targets(self, state: State, seat: int) -> list[int]:
        hats = state.squads[seat].items & HAT_CARDS & ~state.fresh_items
        return EMPTY if hats == 0 or state.flags & IN_TRANSIT else bits(hats)

    def candidates(self, state: State, seat: int) -> list[int]:
        return bits(state.squads[seat].items & HAT_CARDS)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target >= HATS or not state.squads[seat].items >> target & 1:
            return Refusal("TB-CARD-1")
        if state.fresh_items >> target & 1:
            return Refusal("TB-CARD-3", item=ITEM_KIND_IDS[target])
        return _no_window(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        take_off_hat(state, seat)
        squad = state.squads[seat]
        squad.items &= ~(1 << target)
        squad.hat = target
        if state.tells:
            state.tell("hat_put_on", "TB-HAT-1", seat=seat, item=ITEM_KIND_IDS[target])

    def write(self, target: int) -> str:
        return ITEM_KIND_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, ITEM_KIND_IDS[:HATS])

    def things(self, state: State, seat: int, target: int) -> list[str]:
        return [f"item:{ITEM_KIND_IDS[target]}"]


class ShootHat(Verb[State]):
    """Shoot the Hat off another Leader with a Revolver (TB-WPN-4, TB-WPN-10). The target is the seat."""

    name = "shoot_hat"

    def targets(self, state: State, seat: int) -> list[int]:
        if state.squads[seat].weapons & HAT_SHOOTERS & ~state.fresh_weapons == 0 or state.flags & IN_TRANSIT:
            return EMPTY
        return [other for other in range(state.seats) if other != seat and state.squads[other].hat != NONE]

    def candidates(self, state: State, seat: int) -> list[int]:
        return [other for other in range(state.seats) if other != seat]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not 0 <= target < state.seats or target == seat or state.squads[target].hat == NONE:
            return Refusal("TB-WPN-10", other=target)
        revolvers = state.squads[seat].weapons & HAT_SHOOTERS
        if revolvers == 0:
            return Refusal("TB-WPN-4")
        if revolvers & ~state.fresh_weapons == 0:
            return Refusal("TB-CARD-3", weapon=WEAPON_KIND_IDS[WEAPON_KIND[lowest(revolvers)]])
        return _no_window(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        card = lowest(state.squads[seat].weapons & HAT_SHOOTERS & ~state.fresh_weapons)
        discard_weapon(state, seat, card)
        hat = state.squads[target].hat
        take_off_hat(state, target)
        if state.tells:
            weapon = WEAPON_KIND_IDS[WEAPON_KIND[card]]
            state.tell("hat_shot", "TB-WPN-4", seat=seat, other=target, item=ITEM_KIND_IDS[hat], weapon=weapon)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_seat(words)

    def things(self, state: State, seat: int, target: int) -> list[str]:
        return [f"hat:{target}"]


USE: Final = Use()
WEAR_VERB: Final = Wear()
SHOOT_HAT: Final = ShootHat()
