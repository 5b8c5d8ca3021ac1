"""Leaders: who leads, who dies, who comes back (sections 9.4 and 10 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE, bits, lowest
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.cards import forget_holder, take_off_hat
from hypogeum.games.terror_below.components import (
    CHARACTER_IDS,
    CHARACTERS,
    ITEM_KIND_IDS,
    KEEP_EGGS,
    VEHICLES,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.eggs import drop_eggs, egg_names
from hypogeum.games.terror_below.ending import end_without_winner, lose_solo
from hypogeum.games.terror_below.rubble import drop_rubble
from hypogeum.games.terror_below.state import State


def appoint(state: State, seat: int, character: int, rule: str) -> None:
    """Put a living member on top of the Squad."""
    state.squads[seat].leader = character
    if state.tells:
        state.tell("leader_chosen", rule, seat=seat, character=CHARACTER_IDS[character])


def revive(state: State, seat: int, character: int, rule: str) -> None:
    """A dead member joins the living below the Leader (TB-DEL-12, TB-DEATH-10)."""
    squad = state.squads[seat]
    squad.dead &= ~(1 << character)
    squad.living |= 1 << character
    if state.tells:
        state.tell("revived", rule, seat=seat, character=CHARACTER_IDS[character])


def kill_leader(state: State, seat: int, space: int, rule: str) -> None:
    """The Leader dies and what he carries falls on a space, in the order of TB-DEATH-9."""
    squad = state.squads[seat]
    leader = squad.leader
    rest = squad.living & ~(1 << leader)
    if state.tells:
        name, left = CHARACTER_IDS[leader], rest.bit_count()
        state.tell("leader_died", rule, seat=seat, character=name, space=write_space(space), left=left)
    _drop_everything(state, seat, space, bool(rest))
    if state.over:
        return
    _discard_face_up_cards(state, seat)
    squad.space = NONE
    squad.living = rest
    squad.dead |= 1 << leader
    squad.leader = NONE
    if rest == 0:
        eliminate(state, seat)
    elif rest & (rest - 1):
        state.push(NewLeader(seat))
    else:
        appoint(state, seat, lowest(rest), "TB-DEATH-5")


def _drop_everything(state: State, seat: int, space: int, has_heir: bool) -> None:
    """Eggs, then Rubble; in solo on a Location the Rubble first (TB-SOLO-17). Alan's Eggs have an heir (TB-CHAR-13)."""
    squad = state.squads[seat]
    rubble_first = state.has_solo_rules() and state.location_at[space] != NONE
    if rubble_first:
        drop_rubble(state, seat, space)
        if state.over:
            return
    if squad.eggs and not (has_heir and squad.is_led_with(KEEP_EGGS)):
        eggs = squad.eggs
        squad.eggs = 0
        if state.tells:
            state.tell("eggs_dropped", "TB-DEATH-2", seat=seat, eggs=egg_names(eggs), space=write_space(space))
        drop_eggs(state, eggs, space)
    if not rubble_first:
        drop_rubble(state, seat, space)


def _discard_face_up_cards(state: State, seat: int) -> None:
    """Hat and Sharpened Sticks (TB-DEATH-4)."""
    squad = state.squads[seat]
    if state.tells and squad.hat != NONE:
        state.tell("hat_discarded", "TB-DEATH-4", seat=seat, item=ITEM_KIND_IDS[squad.hat])
    take_off_hat(state, seat)
    if state.tells and squad.sticks:
        names = [WEAPON_KIND_IDS[WEAPON_KIND[card]] for card in bits(squad.sticks)]
        state.tell("weapons_discarded", "TB-DEATH-4", seat=seat, weapons=names)
    state.weapon_deck.discard |= squad.sticks
    squad.sticks = 0


# A new Leader (TB-DEATH-5)


class NewLeader(SeatDecision[State]):
    """Two members live: one of them leads from now on (TB-DEATH-5, TB-DEATH-9)."""

    name = "new_leader"
    elsewhere_rule = "TB-DEATH-9"

    def waits(self, state: State) -> bool:
        return not state.is_out(self.owner)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return LEAD_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)


class Lead(NamedVerb[State]):
    """Choose the Leader among the living members of the Squad (TB-SET-8, TB-DEATH-5)."""

    name = "lead"

    def targets(self, state: State, seat: int) -> list[int]:
        return bits(state.squads[seat].living)

    def candidates(self, state: State, seat: int) -> list[int]:
        squad = state.squads[seat]
        return bits(squad.living | squad.dead | squad.left_behind)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not state.squads[seat].living >> target & 1:
            return Refusal("TB-DEATH-5" if state.turns else "TB-SET-8", character=CHARACTER_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        appoint(state, seat, target, "TB-DEATH-5")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"character:{CHARACTER_IDS[target]}"] if 0 <= target < CHARACTERS else []


LEAD: Final = Lead(CHARACTER_IDS)
LEAD_VERBS: Final[list[Verb[Any]]] = [LEAD]


# Elimination (TB-END-3, TB-END-8)


def eliminate(state: State, seat: int) -> None:
    """The last member is dead."""
    if state.options.is_solo:
        lose_solo(state, "TB-SOLO-22")
        return
    state.eliminated |= 1 << seat
    if state.tells:
        state.tell("eliminated", "TB-END-3", seat=seat)
    discard_everything(state, seat)
    if state.seats_left() == 0:
        end_without_winner(state)


def discard_everything(state: State, seat: int) -> None:
    """Hidden cards to their discard piles; face-down Vehicles under Worms stay (TB-END-8)."""
    squad = state.squads[seat]
    for card in range(VEHICLES):
        if squad.hand >> card & 1:
            forget_holder(state, card)
    state.vehicle_deck.discard |= squad.hand
    state.item_deck.discard |= squad.items
    state.weapon_deck.discard |= squad.weapons
    state.bounty_deck.discard |= squad.secrets
    state.open_secrets &= ~squad.secrets
    squad.hand = 0
    squad.items = 0
    squad.weapons = 0
    squad.secrets = 0
