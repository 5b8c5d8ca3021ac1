"""Where to end a turn: what the Action Points bring, and what the Worms may do there."""

from __future__ import annotations

from hypogeum.bots.terror_below.journey import NEVER, STOP_THERE, Journey
from hypogeum.bots.terror_below.prospects import Prospects
from hypogeum.bots.terror_below.threats import Threats, one_closer
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    CLOSER_ALL_TWICE,
    CLOSER_ONE,
    IGNORE_ABILITY,
    SLOTS,
    VEHICLE_ABILITY,
)
from hypogeum.games.terror_below.state import State


class Outlook:
    """For one seat in one state."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.journey = Journey(self.prospects)
        self.threats = Threats(self.prospects)
        self.end = NONE
        """The best space to end the turn on."""
        self.worth = NEVER

    def look(self, state: State, seat: int, points: int, card: int) -> None:
        """Find the best end of the turn with so many Action Points and an ability to come, or NONE."""
        self.journey.look(state, seat, state.squads[seat].space, points)
        self.threats.look(state, seat)
        self.find_end(state, seat, self.journey.worths, state.targets, self.threats.needs, card, state.played_slot)

    def find_end(
        self,
        state: State,
        seat: int,
        worths: list[float],
        targets: list[int],
        needs: list[int],
        card: int,
        played_slot: int,
    ) -> None:
        """The best end for given Targets; `card` is the Vehicle whose Special Ability is still to come, or NONE."""
        first, last, steps = _brought_closer(state, seat, card, played_slot)
        spaces = state.options.board.land_spaces
        best = spaces[0]
        for space in spaces:
            if worths[space] > worths[best]:
                best = space
        upside = self.threats.upside
        self.end = best
        self.worth = self._worth_of_end(state, best, worths[best], targets, needs, first, last, steps)
        for space in spaces:
            if worths[space] + upside > self.worth and space != best:
                worth = self._worth_of_end(state, space, worths[space], targets, needs, first, last, steps)
                if worth > self.worth:
                    self.end, self.worth = space, worth
        for slot in range(SLOTS):
            self.worth += self.threats.to_others(state, seat, slot, targets[slot], needs[slot])

    def _worth_of_end(
        self,
        state: State,
        space: int,
        worth: float,
        targets: list[int],
        needs: list[int],
        first: int,
        last: int,
        steps: int,
    ) -> float:
        """The worth of ending on a space, with what the Worms mean there; some of them are brought closer."""
        for slot in range(SLOTS):
            target = targets[slot]
            if first <= slot <= last:
                for _ in range(steps):
                    target = one_closer(state, state.worms[slot], target, space)
            worth += self.threats.to_pawn(state, slot, target, needs[slot], space)
        return worth

    def now(self, state: State, seat: int, targets: list[int], needs: list[int]) -> float:
        """What the Worms mean if nothing moves any more in this turn."""
        space = state.squads[seat].space
        worth = 0.0
        for slot in range(SLOTS):
            if space != NONE:
                worth += self.threats.to_pawn(state, slot, targets[slot], needs[slot], space)
            worth += self.threats.to_others(state, seat, slot, targets[slot], needs[slot])
        return worth

    def brought_closer(self, state: State, seat: int) -> float:
        """The same after the played Vehicle has brought Worms closer to the pawn (TB-ABIL-8 to TB-ABIL-10)."""
        ability = VEHICLE_ABILITY[state.played]
        targets = state.targets[:]
        for slot in range(SLOTS):
            if ability != CLOSER_ONE or slot == state.played_slot:
                for _ in range(2 if ability == CLOSER_ALL_TWICE else 1):
                    targets[slot] = one_closer(state, state.worms[slot], targets[slot], state.squads[seat].space)
        return self.now(state, seat, targets, self.threats.needs)

    def goal(self) -> int:
        """Where to go first."""
        return self.journey.goals[self.end] if self.end != NONE else NONE

    def deed(self) -> int:
        """What to do at the goal."""
        return self.journey.deeds[self.end] if self.end != NONE else STOP_THERE


def _brought_closer(state: State, seat: int, card: int, slot: int) -> tuple[int, int, int]:
    """The first and last slot whose Targets a Vehicle brings closer, and by how many steps (TB-ABIL-8)."""
    if card == NONE or VEHICLE_ABILITY[card] < CLOSER_ONE or state.squads[seat].is_led_with(IGNORE_ABILITY):
        return 0, -1, 0
    if VEHICLE_ABILITY[card] == CLOSER_ONE:
        return slot, slot, 1
    return 0, SLOTS - 1, 2 if VEHICLE_ABILITY[card] == CLOSER_ALL_TWICE else 1
