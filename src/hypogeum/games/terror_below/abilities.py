"""Special Abilities of Vehicles (section 7 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.masks import NONE
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.terror_below.action_step import ActionStep
from hypogeum.games.terror_below.components import (
    CLOSER_ALL_TWICE,
    CLOSER_ONE,
    EXTRA_POINTS,
    FACE_DOWN,
    IGNORE_ABILITY,
    SLOTS,
    VEHICLE_ABILITY,
    VEHICLE_IDS,
)
from hypogeum.games.terror_below.distraction import APPLY, APPLY_IDS, IGNORE, Closer
from hypogeum.games.terror_below.state import ACTIONS_ENDED, PICKED_UP, State
from hypogeum.games.terror_below.verbs.actions import rubble_nearby
from hypogeum.games.terror_below.verbs.hats import SHOOT_HAT, WEAR_VERB
from hypogeum.games.terror_below.verbs.items import USE
from hypogeum.games.terror_below.verbs.vehicles import END_TURN, EXTRA, HAUL, HIDE
from hypogeum.games.terror_below.windows import has_items_to_use
from hypogeum.games.terror_below.words import slot_thing

LEFT: Final = 1
USED: Final = 0


class ApplyAbility(SeatStep[State]):
    """T2c: the ability of the Vehicle played in T1 (TB-ABIL-1); who has just been eliminated has no use for any
    (TB-CAN-14)."""

    name = "apply_ability"

    def run(self, state: State) -> None:
        state.flags |= ACTIONS_ENDED
        state.ap = 0
        if VEHICLE_ABILITY[state.played] < CLOSER_ONE:
            state.push(SpecialAbility(self.owner, LEFT))
            return
        state.push(SpecialAbility(self.owner, USED))
        if state.squads[self.owner].space == NONE:
            return  # TB-DIST-7
        if state.squads[self.owner].is_led_with(IGNORE_ABILITY):
            state.push(AbilityOrNot(self.owner))
        else:
            bring_closer(state, self.owner)


def bring_closer(state: State, seat: int) -> None:
    """One Target or all of them, in slot order, once or twice (TB-ABIL-8 to TB-ABIL-10)."""
    ability = VEHICLE_ABILITY[state.played]
    if ability == CLOSER_ONE:
        state.push(Closer(seat, state.played_slot))
        return
    for slot in range(SLOTS - 1, -1, -1):
        state.push(Closer(seat, slot))
        if ability == CLOSER_ALL_TWICE:
            state.push(Closer(seat, slot))


class AbilityOrNot(SeatDecision[State]):
    """Pam may skip the ability as a whole (TB-ABIL-11)."""

    name = "ability_or_not"
    elsewhere_rule = "TB-ABIL-11"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ABILITY_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(ABILITY, IGNORE)


class Ability(NamedVerb[State]):
    """Apply the Special Ability or ignore it (TB-ABIL-11)."""

    name = "ability"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [APPLY, IGNORE]

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == APPLY:
            bring_closer(state, seat)
        elif state.tells:
            state.tell("ability_ignored", "TB-ABIL-11", seat=seat, vehicle=VEHICLE_IDS[state.played])

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [slot_thing(state.played_slot)] if state.played_slot != NONE else []


class SpecialAbility(SeatDecision[State]):
    """T2c: an ability that leaves the choice, and Items, until the turn ends (TB-ABIL-1, TB-TURN-8).

    It waits whenever the others cannot know that there is nothing to choose.
    """

    name = "special_ability"
    elsewhere_rule = "TB-ABIL-1"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.owner, self.left]

    def waits(self, state: State) -> bool:
        return (self.left == LEFT and self._may_be_used(state)) or has_items_to_use(state, self.owner)

    def _may_be_used(self, state: State) -> bool:
        squad = state.squads[self.owner]
        ability = VEHICLE_ABILITY[state.played]
        if ability == EXTRA_POINTS:
            return squad.hand != 0 and squad.space != NONE and not state.has_done(PICKED_UP)
        if ability == FACE_DOWN:
            return squad.hand != 0 and (state.has_room(0) or state.has_room(1) or state.has_room(2))
        return bool(rubble_nearby(state, squad))

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CHOICE_VERBS[VEHICLE_ABILITY[state.played]] if self.left == LEFT else WINDOW_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(END_TURN, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """Items leave the question open, the ability can be used once, `end_turn` takes it off the agenda."""
        if action.verb is EXTRA or action.verb is HIDE or action.verb is HAUL:
            state.agenda.pop()
            state.push(SpecialAbility(seat, USED))
            if action.verb is EXTRA:
                state.push(ActionStep(seat))
        action.verb.perform(state, seat, action.target)


ABILITY: Final = Ability(APPLY_IDS)
ABILITY_VERBS: Final[list[Verb[Any]]] = [ABILITY]
WINDOW_VERBS: Final[list[Verb[Any]]] = [USE, WEAR_VERB, SHOOT_HAT, END_TURN]
CHOICE_VERBS: Final[list[list[Verb[Any]]]] = [
    [EXTRA, *WINDOW_VERBS],
    [HIDE, *WINDOW_VERBS],
    [HAUL, *WINDOW_VERBS],
]
"""By ability, for the three that leave a choice."""
