"""Delivery bonuses (section 6 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.masks import bits
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GAIN, GIVE_UP, NamedVerb, Verb
from hypogeum.games.terror_below.bounties import take_secret_from_line, take_secret_from_pile
from hypogeum.games.terror_below.cards import ITEM, WEAPON, gain_card
from hypogeum.games.terror_below.components import (
    BOUNTIES,
    BOUNTY_BONUS,
    BOUNTY_IDS,
    CHARACTER_IDS,
    GOVERNMENT_BONUS,
    ITEM_BONUS,
    LOCATION_BONUS,
    LOCATION_IDS,
    REVIVE_BONUS,
    VP_BONUS,
    WEAPON_BONUS,
)
from hypogeum.games.terror_below.ending import gain_vp
from hypogeum.games.terror_below.leaders import revive
from hypogeum.games.terror_below.state import BONUS_TAKEN, State

# Targets of `bonus`: these, then a Bounty of the Line, then a dead Character

TAKE_ITEM: Final = 0
TAKE_WEAPON: Final = 1
TAKE_VP: Final = 2
TAKE_FROM_PILE: Final = 3
DECLINE: Final = 4
FIRST_BOUNTY: Final = 5
FIRST_CHARACTER: Final[int] = FIRST_BOUNTY + BOUNTIES
BONUS_TARGET_IDS: Final[list[str]] = ["item", "weapon", "vp", "pile", "none", *BOUNTY_IDS, *CHARACTER_IDS]


def bonus_targets(state: State, seat: int) -> list[int]:
    """What the Location of the pawn offers, for Laura also the Government Facility (TB-DEL-7, TB-CHAR-7)."""
    squad = state.squads[seat]
    kind = LOCATION_BONUS[state.location_at[squad.space]]
    found: list[int] = []
    if kind == ITEM_BONUS and state.item_deck.can_draw():
        found.append(TAKE_ITEM)
    elif kind == WEAPON_BONUS and state.weapon_deck.can_draw():
        found.append(TAKE_WEAPON)
    elif kind == VP_BONUS:
        found.append(TAKE_VP)
    elif kind == REVIVE_BONUS:
        for character in bits(squad.dead):
            found.append(FIRST_CHARACTER + character)
    if kind == BOUNTY_BONUS or squad.is_led_with(GOVERNMENT_BONUS):
        if state.bounty_deck.can_draw():
            found.append(TAKE_FROM_PILE)
        for bounty in state.line:
            found.append(FIRST_BOUNTY + bounty)
    return found


class DeliveryBonus(SeatDecision[State]):
    """After a delivery: the bonus of the Location, once per turn; it may be kept for later (TB-DEL-7, TB-DEL-8)."""

    name = "delivery_bonus"
    elsewhere_rule = "TB-DEL-9"

    def waits(self, state: State) -> bool:
        return not state.has_done(BONUS_TAKEN) and bool(bonus_targets(state, self.owner))

    def verbs(self, state: State) -> list[Verb[Any]]:
        return BONUS_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


class Bonus(NamedVerb[State]):
    """Take a delivery bonus, or none (TB-DEL-7 to TB-DEL-14)."""

    name = "bonus"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return [*bonus_targets(state, seat), DECLINE]

    def candidates(self, state: State, seat: int) -> list[int]:
        dead = bits(state.squads[seat].dead)
        return [
            *range(FIRST_BOUNTY),
            *[FIRST_BOUNTY + bounty for bounty in state.line],
            *[FIRST_CHARACTER + character for character in dead],
        ]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target == DECLINE or target in bonus_targets(state, seat):
            return None
        location = state.location_at[state.squads[seat].space]
        if target >= FIRST_CHARACTER and LOCATION_BONUS[location] == REVIVE_BONUS:
            return Refusal("TB-DEL-12", character=BONUS_TARGET_IDS[target])
        return Refusal("TB-DEL-7", location=LOCATION_IDS[location])

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == DECLINE:
            if state.tells:
                state.tell("bonus_declined", "TB-DEL-8", seat=seat)
            return
        state.flags |= BONUS_TAKEN
        if target == TAKE_ITEM:
            gain_card(state, seat, ITEM, "TB-DEL-7")
        elif target == TAKE_WEAPON:
            gain_card(state, seat, WEAPON, "TB-DEL-7")
        elif target == TAKE_VP:
            gain_vp(state, seat, 1, "TB-DEL-7")
        elif target == TAKE_FROM_PILE:
            take_secret_from_pile(state, seat)
        elif target < FIRST_CHARACTER:
            take_secret_from_line(state, seat, target - FIRST_BOUNTY)
        else:
            revive(state, seat, target - FIRST_CHARACTER, "TB-DEL-12")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if target >= FIRST_CHARACTER:
            return [f"character:{BONUS_TARGET_IDS[target]}"]
        if target >= FIRST_BOUNTY:
            return [f"bounty:{BONUS_TARGET_IDS[target]}"]
        return BONUS_PILES[target]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GIVE_UP if target == DECLINE else GAIN


BONUS_PILES: Final[list[list[str]]] = [["pile:item"], ["pile:weapon"], [], ["pile:bounty"], []]
"""By target, for those that are neither a Bounty nor a Character."""
BONUS: Final = Bonus(BONUS_TARGET_IDS)
BONUS_VERBS: Final[list[Verb[Any]]] = [BONUS]
