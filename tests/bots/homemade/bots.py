"""The bots of a small game: one file, one Guide, one method."""

from __future__ import annotations

from hypogeum.bots.guide import Guide
from hypogeum.engine.actions import Action
from hypogeum.engine.state import State

WISHES = ("deliver", "steal", "collect", "explore", "move", "end_turn")


class HomemadeGuide(Guide):
    """Does what stands first among its wishes, else the first that is offered."""

    def act(self, state: State, seat: int) -> Action:
        actions = state.decision.actions(state, seat)
        for wish in WISHES:
            for action in actions:
                if action.verb.name == wish:
                    return action
        return actions[0]
