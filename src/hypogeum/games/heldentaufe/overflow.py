"""Overflow of the backpack (HT-INV-7, HT-INV-8)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.components import FIRST_FOOD, piece_value
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.board import BREW, DROP, EAT
from hypogeum.games.heldentaufe.verbs.missions import DELIVER
from hypogeum.games.heldentaufe.verbs.places import MERGE, TRADE
from hypogeum.games.heldentaufe.verbs.potions import DRINK

OVERFLOW_VERBS: Final[list[Verb[Any]]] = [DROP, EAT, BREW, DRINK, TRADE, MERGE, DELIVER]


def settle_overflow(state: State, seat: int) -> None:
    """Ask the player to make room where a gain has left more tokens in the backpack than slots."""
    if state.heroes[seat].is_overloaded():
        if state.tells:
            state.tell("overflow", "HT-INV-7", seat=seat)
        state.push(Overflow(seat))


class Overflow(SeatDecision[State]):
    """D2: room has to be made in the backpack before anything else happens."""

    name = "overflow"
    elsewhere_rule = "HT-INV-7"

    def waits(self, state: State) -> bool:
        return state.heroes[self.owner].is_overloaded()

    def verbs(self, state: State) -> list[Verb[Any]]:
        return OVERFLOW_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Food first (apple, fish, mushroom), then the spare piece of the lowest value."""
        hero = state.heroes[seat]
        in_backpack = [token for token in DROP.targets(state, seat) if token >= FIRST_FOOD or hero.spare(token)]
        return Action(DROP, min(in_backpack, key=_keeping_worth))

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until everything fits."""
        action.verb.perform(state, seat, action.target)


def _keeping_worth(token: int) -> int:
    return 0 if token >= FIRST_FOOD else piece_value(token)
