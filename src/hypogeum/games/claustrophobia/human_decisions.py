"""What the decisions of the human player have in common."""

from __future__ import annotations

from hypogeum.engine.steps import Clock, Decision
from hypogeum.games.claustrophobia.clocks import clock_of
from hypogeum.games.claustrophobia.state import State


class HumanDecision(Decision[State]):
    """A decision of the human player."""

    def seats(self, state: State) -> list[int]:
        return [state.human]

    def clock(self, state: State) -> Clock | None:
        return clock_of(state, state.human)
