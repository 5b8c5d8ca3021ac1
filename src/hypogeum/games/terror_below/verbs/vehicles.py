"""Vehicle cards: playing them and their Special Abilities (sections 4 and 7 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import GAIN, NamedVerb, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import read_space, write_space
from hypogeum.games.terror_below.bounties import discard_from_line, refill_line
from hypogeum.games.terror_below.cards import discard_vehicle, forget_holder
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    EXTRA_CARDS,
    SLOTS,
    SWAP_BOUNTY,
    VEHICLE_IDS,
    VEHICLE_VALUE,
    WORM_LIMIT,
)
from hypogeum.games.terror_below.rubble import take_rubble
from hypogeum.games.terror_below.state import (
    ACTIONS_ENDED,
    BOUNTY_SWAPPED,
    PICKED_UP,
    State,
    face_down_entry,
    face_up_entry,
)
from hypogeum.games.terror_below.verbs.actions import rubble_nearby, spaces_with_rubble
from hypogeum.games.terror_below.words import read_slot, rubble_thing, slot_thing, space_thing

ROWS: Final = 4
"""The target of a card put under a Worm is the card times this plus the slot."""


def cards_and_slots(state: State, seat: int) -> list[int]:
    """Every card of the hand under every Worm with room for it (TB-TURN-4)."""
    slots = [slot for slot in range(SLOTS) if state.has_room(slot)]
    found: list[int] = []
    for card in bits(state.squads[seat].hand):
        for slot in slots:
            found.append(card * ROWS + slot)
    return found


def _no_place_under(state: State, seat: int, target: int, rule: str) -> Refusal | None:
    card, slot = target // ROWS, target % ROWS
    if not state.squads[seat].hand >> card & 1:
        return Refusal(rule)
    if not state.has_room(slot):
        return Refusal(rule, slot=slot + 1, limit=WORM_LIMIT[state.worms[slot]])
    return None


def _write_card_and_slot(target: int) -> str:
    return f"{VEHICLE_IDS[target // ROWS]} {target % ROWS + 1}"


def _read_card_and_slot(words: str) -> int:
    card, _, slot = words.partition(" ")
    return read_name(card, VEHICLE_IDS) * ROWS + read_slot(slot)


def _card_and_slot_things(target: int) -> list[str]:
    return [f"vehicle:{VEHICLE_IDS[target // ROWS]}", slot_thing(target % ROWS)]


class Play(Verb[State]):
    """T1: play a Vehicle card face up under a Worm (TB-TURN-4)."""

    name = "play"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return cards_and_slots(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [card * ROWS + slot for card in bits(state.squads[seat].hand) for slot in range(SLOTS)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _no_place_under(state, seat, target, "TB-TURN-4")

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()  # the choice of the Vehicle
        card, slot = target // ROWS, target % ROWS
        state.squads[seat].hand &= ~(1 << card)
        forget_holder(state, card)
        state.rows[slot].append(face_up_entry(card, seat))
        state.played = card
        state.played_slot = slot
        if state.tells:
            state.tell("vehicle_played", "TB-TURN-4", seat=seat, vehicle=VEHICLE_IDS[card], slot=slot + 1)

    def write(self, target: int) -> str:
        return _write_card_and_slot(target)

    def read(self, words: str) -> int:
        return _read_card_and_slot(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return _card_and_slot_things(target)


class Swap(NamedVerb[State]):
    """T0b: Megan discards a Bounty of the Line and refills it (table 2.10)."""

    name = "swap"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if not state.squads[seat].is_led_with(SWAP_BOUNTY) or state.has_done(BOUNTY_SWAPPED):
            return EMPTY
        return state.line

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.line if state.squads[seat].is_led_with(SWAP_BOUNTY) else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not state.squads[seat].is_led_with(SWAP_BOUNTY) or state.has_done(BOUNTY_SWAPPED):
            return Refusal("TB-CHAR-2")
        return None if target in state.line else Refusal("TB-BNTY-3", bounty=BOUNTY_IDS[target])

    def perform(self, state: State, seat: int, target: int) -> None:
        state.flags |= BOUNTY_SWAPPED
        discard_from_line(state, target, seat, "TB-BNTY-3")
        refill_line(state)


# Special Abilities with a choice: Boots, Bicycle, Buggy


class Extra(NamedVerb[State]):
    """Boots: discard another Vehicle card, no 7, for its Action Points (TB-ABIL-2 to TB-ABIL-4)."""

    name = "extra"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        if state.flags & PICKED_UP or squad.space == NONE:
            return EMPTY
        return bits(squad.hand & EXTRA_CARDS)

    def candidates(self, state: State, seat: int) -> list[int]:
        return bits(state.squads[seat].hand)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        if not squad.hand >> target & 1:
            return Refusal("TB-ABIL-2")
        if not EXTRA_CARDS >> target & 1:
            return Refusal("TB-ABIL-2", vehicle=VEHICLE_IDS[target])
        if state.has_done(PICKED_UP):
            return Refusal("TB-ABIL-3")
        return Refusal("TB-CAN-13") if squad.space == NONE else None

    def perform(self, state: State, seat: int, target: int) -> None:
        discard_vehicle(state, seat, target)
        state.ap = VEHICLE_VALUE[target]
        state.flags &= ~ACTIONS_ENDED
        if state.tells:
            state.tell("vehicle_for_points", "TB-ABIL-2", seat=seat, vehicle=VEHICLE_IDS[target], ap=state.ap)


class Hide(Verb[State]):
    """Bicycle: put another Vehicle card face down under a Worm (TB-ABIL-5, TB-ABIL-6)."""

    name = "hide"

    def targets(self, state: State, seat: int) -> list[int]:
        return cards_and_slots(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [card * ROWS + slot for card in bits(state.squads[seat].hand) for slot in range(SLOTS)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return _no_place_under(state, seat, target, "TB-ABIL-5")

    def perform(self, state: State, seat: int, target: int) -> None:
        card, slot = target // ROWS, target % ROWS
        state.squads[seat].hand &= ~(1 << card)
        state.rows[slot].append(face_down_entry(card, seat, state.hidings))
        state.hidings += 1
        if state.tells:
            secret: dict[str, object] = {"vehicle": VEHICLE_IDS[card]}
            state.tell_one(seat, secret, "vehicle_hidden", "TB-ABIL-5", seat=seat, slot=slot + 1)

    def write(self, target: int) -> str:
        return _write_card_and_slot(target)

    def read(self, words: str) -> int:
        return _read_card_and_slot(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return _card_and_slot_things(target)


class Haul(Verb[State]):
    """Buggy: take 1 Rubble from an adjacent space, free of charge (TB-ABIL-7)."""

    name = "haul"
    wish = GAIN
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return rubble_nearby(state, state.squads[seat])

    def candidates(self, state: State, seat: int) -> list[int]:
        return spaces_with_rubble(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        here = state.squads[seat].space
        if here == NONE or not state.options.board.are_adjacent(here, target):
            return Refusal("TB-ACT-8", space=write_space(target))
        return None if state.rubble[target] else Refusal("TB-ACT-7", space=write_space(target))

    def perform(self, state: State, seat: int, target: int) -> None:
        take_rubble(state, seat, target, 1, "TB-ABIL-7")

    def write(self, target: int) -> str:
        return write_space(target)

    def read(self, words: str) -> int:
        return read_space(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [rubble_thing(target)]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [space_thing(target)]


class EndTurn(Verb[State]):
    """End T2c, using nothing further (TB-ABIL-1)."""

    name = "end_turn"
    ends = True
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()  # the Special Ability
        if state.tells:
            state.tell("turn_ended", "TB-ABIL-1", seat=seat)


PLAY: Final = Play()
SWAP: Final = Swap(BOUNTY_IDS, "bounty")
EXTRA: Final = Extra(VEHICLE_IDS, "vehicle")
HIDE: Final = Hide()
HAUL: Final = Haul()
END_TURN: Final = EndTurn()
