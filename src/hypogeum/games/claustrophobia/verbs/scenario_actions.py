"""What the actions of scenarios have in common (CL-SCN-10)."""

from __future__ import annotations

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.acting import acting_human, own_things
from hypogeum.games.claustrophobia.activation import action_refusal
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.state import State


def rite_refusal(state: State) -> Refusal | None:
    """Why the activated fighter may take no action of the scenario now, or None (CL-SCN-10)."""
    return action_refusal(state) or hand_refusal(state)


def hand_refusal(state: State) -> Refusal | None:
    """The same for what is no action, but needs a human fighter that is not exhausted (CL-S2-6, CL-EXH-5)."""
    figure = acting_human(state)
    if figure == NONE:
        return Refusal("CL-HAC-2")
    return Refusal("CL-EXH-5", fighter=FIGURE_IDS[figure]) if values.is_exhausted(state, figure) else None


class ScenarioAction(Verb[State]):
    """An action without a choice. A press on the fighter's tile would say too little: it is said in words."""

    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0] if acting_human(state) != NONE and self.is_known(state) else EMPTY

    def is_known(self, state: State) -> bool:
        """Whether the scenario has such an action at all."""
        return True

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return own_things(state)
