"""Step 4 of the human preparation phase: dice and cards for every fighter, and exhaustion (CL-HPR-5 to CL-HPR-13)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.nibbles import count_dice
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.values import free_lines, text_effect
from hypogeum.games.claustrophobia.verbs.preparation import (
    ASSIGN,
    CONFIRM,
    FIGURE_BITS,
    GIVE,
    TURN,
    UNASSIGN,
    confirm_assignment,
)

ASSIGNMENT_VERBS: Final[list[Verb[Any]]] = [ASSIGN, TURN, GIVE, UNASSIGN, CONFIRM]


class Assignment(HumanDecision):
    """Every fighter gets a die, and some get cards; only the confirmation is told to the opponent (CL-HPR-12)."""

    name = "assignment"
    elsewhere_rule = "CL-HPR-5"

    def waits(self, state: State) -> bool:
        """Not for the only die of a fighter that is alone, without a card in hand (CL-DEC-4)."""
        if state.hand or count_dice(state.dice) != 1:
            return True
        alone = state.humans_in_play()
        return len(alone) > 1 or state.card[alone[0]] != NONE

    def run(self, state: State) -> None:
        ASSIGN.perform(state, state.human, (state.dice & 15) << FIGURE_BITS | state.humans_in_play()[0])
        confirm_assignment(state)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ASSIGNMENT_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The dice in the order of the roll, no further card (CL-DEC-1)."""
        for figure in state.roster:
            if state.place[figure] != NONE and state.line[figure] == 0:
                return Action(ASSIGN, (state.dice & 15) << FIGURE_BITS | figure)
        return Action(CONFIRM, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until `confirm` takes it off the agenda."""
        action.verb.perform(state, seat, action.target)


class Exhaust(Step[State]):
    """Whoever has his die on a line that is still cancelled is exhausted (CL-EXH-1, CL-HPR-13).

    The line of an Exaltation counts as not cancelled.
    """

    name = "exhaust"

    def run(self, state: State) -> None:
        for figure in state.humans_in_play():
            if free_lines(state, figure) >> state.line[figure] & 1 or text_effect(state, figure) == parts.EXALTATION:
                continue
            state.exhausted |= 1 << figure
            if state.tells:
                fighter, line = FIGURE_IDS[figure], state.line[figure]
                state.tell("exhausted", "CL-EXH-1", seat=state.human, fighter=fighter, line=line)
