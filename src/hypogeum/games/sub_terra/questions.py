"""What seats are asked besides the actions of a turn (section 5.4): one question, one seat, one answer."""

from __future__ import annotations

from typing import ClassVar

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.clocks import choice_clock, turn_clock
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.games.sub_terra.state import PERIL, State

LEADER = 0
"""The seat of the Expedition Leader, all game (ST2-SEAT-4, ST2-SET-16)."""


class Question(SeatDecision[State]):
    """Asked of one seat; for one that has left for good the default is done at once (ST2-ONL-3)."""

    elsewhere_rule: ClassVar[str] = "ST2-TURN-16"

    def waits(self, state: State) -> bool:
        return not state.is_gone(self.owner)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Nobody answers for another seat (ST2-TURN-25)."""
        if seat != self.owner:
            return Refusal("ST2-TURN-25", decision=self.name)
        return super().refusal(state, seat, action)

    def run(self, state: State) -> None:
        """Nobody is there to answer."""
        state.agenda.append(self)
        self.take(state, self.owner, self.default(state, self.owner, state.chance))

    def clock(self, state: State) -> Clock | None:
        """What a seat decides in its own step 2, or Typhaon in its turn, shares one clock (ST2-ONL-1, TBL-TIME-1)."""
        is_own = self.owner == state.actor and state.step != PERIL
        return turn_clock(state) if is_own else choice_clock(state)
