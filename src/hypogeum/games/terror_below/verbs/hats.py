"""Wearing Hats and shooting them off, at TURN timing (TB-HAT-1 to TB-HAT-5, TB-WPN-4)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits, lowest
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.cards import discard_weapon, take_off_hat
from hypogeum.games.terror_below.components import (
    HAT_CARDS,
    HAT_SHOOTERS,
    HATS,
    ITEM_KIND_IDS,
    WEAPON_KIND,
    WEAPON_KIND_IDS,
)
from hypogeum.games.terror_below.state import IN_TRANSIT, State
from hypogeum.games.terror_below.windows import no_window
from hypogeum.games.terror_below.words import read_seat


class Wear(Verb[State]):
    """Put a Hat on the Leader; a worn one is discarded first (TB-HAT-1, TB-HAT-2)."""

    name = "wear"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        hats = state.squads[seat].items & HAT_CARDS & ~state.fresh_items
        return EMPTY if hats == 0 or state.flags & IN_TRANSIT else bits(hats)

    def candidates(self, state: State, seat: int) -> list[int]:
        return bits(state.squads[seat].items & HAT_CARDS)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not state.squads[seat].items >> target & 1:
            return Refusal("TB-CARD-1")
        if state.fresh_items >> target & 1:
            return Refusal("TB-CARD-3", item=ITEM_KIND_IDS[target])
        return no_window(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        squad = state.squads[seat]
        if state.tells and squad.hat != NONE:
            state.tell("hat_discarded", "TB-HAT-2", seat=seat, item=ITEM_KIND_IDS[squad.hat])
        take_off_hat(state, seat)
        squad.items &= ~(1 << target)
        squad.hat = target
        if state.tells:
            state.tell("hat_put_on", "TB-HAT-1", seat=seat, item=ITEM_KIND_IDS[target])

    def write(self, target: int) -> str:
        return ITEM_KIND_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, ITEM_KIND_IDS[:HATS])

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"item:{ITEM_KIND_IDS[target]}"]


HAT_SHOOTER_ID: Final[str] = WEAPON_KIND_IDS[WEAPON_KIND[lowest(HAT_SHOOTERS)]]


class ShootHat(Verb[State]):
    """Shoot the Hat off another Leader with a Revolver (TB-WPN-4, TB-WPN-10). The target is the seat."""

    name = "shoot_hat"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.squads[seat].weapons & HAT_SHOOTERS & ~state.fresh_weapons == 0 or state.flags & IN_TRANSIT:
            return EMPTY
        return [other for other in range(state.seats) if other != seat and state.squads[other].hat != NONE]

    def candidates(self, state: State, seat: int) -> list[int]:
        """Whoever wears a Hat; if nobody does, a Revolver in hand makes one ask all the same."""
        others = [other for other in range(state.seats) if other != seat]
        with_hats = [other for other in others if state.squads[other].hat != NONE]
        return with_hats or (others if state.squads[seat].weapons & HAT_SHOOTERS else EMPTY)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target >= state.seats or target == seat or state.squads[target].hat == NONE:
            return Refusal("TB-WPN-10", other=target)
        revolvers = state.squads[seat].weapons & HAT_SHOOTERS
        if revolvers == 0:
            return Refusal("TB-WPN-4")
        if revolvers & ~state.fresh_weapons == 0:
            return Refusal("TB-CARD-3", weapon=WEAPON_KIND_IDS[WEAPON_KIND[lowest(revolvers)]])
        return no_window(state)

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

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"weapon:{HAT_SHOOTER_ID}", f"hat:{target}"]


WEAR_VERB: Final = Wear()
SHOOT_HAT: Final = ShootHat()
