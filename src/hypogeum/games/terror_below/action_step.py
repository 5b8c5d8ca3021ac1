"""The action step (sections 4.2 and 5 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import Verb
from hypogeum.games.terror_below.components import (
    LOW_VALUE,
    POINT_ON_LOW_VEHICLE,
    POINT_WHEN_BEHIND,
    VEHICLE_VALUE,
)
from hypogeum.games.terror_below.state import IN_TRANSIT, PICKED_UP, STEP_OVER, State
from hypogeum.games.terror_below.verbs.actions import CLEAR, DELIVER, PICK_UP, STOP, TREAT_VERB
from hypogeum.games.terror_below.verbs.hats import SHOOT_HAT, WEAR_VERB
from hypogeum.games.terror_below.verbs.items import USE
from hypogeum.games.terror_below.verbs.travel import JUMP, LEAP, MOVE
from hypogeum.games.terror_below.windows import has_items_to_use

ACTION_VERBS: Final[list[Verb[Any]]] = [
    *[MOVE, LEAP, CLEAR, PICK_UP, DELIVER, JUMP, TREAT_VERB],
    *[USE, WEAR_VERB, SHOOT_HAT, STOP],
]
TRANSIT_VERBS: Final[list[Verb[Any]]] = [MOVE, LEAP]


class BeginActions(SeatStep[State]):
    """T2b begins: count the Action Points (TB-TURN-9, TB-TURN-11)."""

    name = "begin_actions"

    def run(self, state: State) -> None:
        squad = state.squads[self.owner]
        value = VEHICLE_VALUE[state.played]
        state.ap += value
        if squad.hat == POINT_ON_LOW_VEHICLE and value <= LOW_VALUE:
            state.ap += 1
        if squad.is_led_with(POINT_WHEN_BEHIND) and _is_behind(state, self.owner):
            state.ap += 1
        if state.tells:
            state.tell("points_counted", "TB-TURN-11", seat=self.owner, ap=state.ap)
        state.push(ActionStep(self.owner))


def _is_behind(state: State, seat: int) -> bool:
    """Whether another player has more VP (TB-CHAR-6, TB-CHAR-19)."""
    own = state.squads[seat].points()
    for other in range(state.seats):
        if other != seat and not state.is_out(other) and state.squads[other].points() > own:
            return True
    return False


class ActionStep(SeatDecision[State]):
    """T2b, and the second step of Boots: actions and Items in any order until the step ends (TB-TURN-10).

    After Pick Up the step is over; whoever has Items in hand may still use them before the Special Ability.
    """

    name = "action_step"
    elsewhere_rule = "TB-TURN-10"

    def waits(self, state: State) -> bool:
        if state.flags & STEP_OVER:
            return False
        return not state.flags & PICKED_UP or has_items_to_use(state, self.owner)

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ACTION_VERBS

    def actions(self, state: State, seat: int = -1) -> list[Action]:
        """As everywhere, but in transit without asking the verbs that are not allowed then (TB-ACT-4)."""
        found: list[Action] = []
        if seat >= 0 and seat != self.owner:
            return found
        verbs = TRANSIT_VERBS if state.flags & IN_TRANSIT else ACTION_VERBS
        for verb in verbs:
            for target in verb.targets(state, self.owner):
                found.append(Action(verb, target))
        return found

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Stop; in transit go on to where the pawn may stop."""
        return self.actions(state, seat)[0] if state.has_done(IN_TRANSIT) else Action(STOP, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The step goes on until `stop`, Pick Up or a failed jump ends it."""
        action.verb.perform(state, seat, action.target)
