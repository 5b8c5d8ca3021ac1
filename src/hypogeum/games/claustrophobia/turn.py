"""The turn: five phases, always in the same order (section 4.1)."""

from __future__ import annotations

from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia.activation import BeginHumanActivation, BeginInfernalActivation
from hypogeum.games.claustrophobia.ending import end_at_limit
from hypogeum.games.claustrophobia.human_preparation import BeginHumanPreparation
from hypogeum.games.claustrophobia.infernal_preparation import BeginInfernalPreparation
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.threat import BeginThreat


class BeginTurn(Step[State]):
    """A turn: what happens in it, in order (CL-TRN-1, CL-OVR-6)."""

    name = "begin_turn"

    def run(self, state: State) -> None:
        if state.tells:
            limit = state.plan.turn_limit if state.options.has_limit else 0
            state.tell("turn_began", "CL-TRN-2", turn=state.turn, limit=limit)
        state.push(EndTurn())
        state.push(BeginInfernalActivation())
        state.push(BeginThreat())
        state.push(BeginInfernalPreparation())
        state.push(BeginHumanActivation())
        state.push(BeginHumanPreparation())


class EndTurn(Step[State]):
    """The turn limit, or one turn more (CL-TRN-2, CL-END-4, CL-IAC-5)."""

    name = "end_turn"

    def run(self, state: State) -> None:
        if state.options.has_limit and state.turn >= state.plan.turn_limit:
            end_at_limit(state)
            return
        state.turn += 1
        state.push(BeginTurn())
