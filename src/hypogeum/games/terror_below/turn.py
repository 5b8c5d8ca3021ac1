"""The order of turns and the turn itself (section 4 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.masks import NONE
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.terror_below.abilities import ApplyAbility
from hypogeum.games.terror_below.action_step import BeginActions
from hypogeum.games.terror_below.attack import AttackCheck
from hypogeum.games.terror_below.cards import refill_hand
from hypogeum.games.terror_below.components import VEHICLE_VALUE
from hypogeum.games.terror_below.distraction import Distract
from hypogeum.games.terror_below.ending import end_after_last_turns
from hypogeum.games.terror_below.places import EnterBoard
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.terror import RandomDistraction, TerrorAttack
from hypogeum.games.terror_below.verbs.hats import SHOOT_HAT, WEAR_VERB
from hypogeum.games.terror_below.verbs.items import USE
from hypogeum.games.terror_below.verbs.vehicles import PLAY, ROWS, SWAP


class BeginTurn(SeatStep[State]):
    """A turn: what happens in it, in order (TB-TURN-1)."""

    name = "begin_turn"

    def run(self, state: State) -> None:
        seat = state.seat_after(self.owner) if state.is_out(self.owner) else self.owner
        state.turns += 1
        state.active = seat
        state.flags = 0
        state.ap = 0
        state.played = NONE
        state.played_slot = NONE
        if state.tells:
            state.tell("turn_began", "TB-TURN-1", seat=seat, turn=state.turns, last=state.final_turns != NONE)
        state.push(NextTurn())  # T6
        if state.options.is_solo:
            state.push(TerrorAttack())  # Z5
            state.push(AttackCheck())  # Z4
            state.push(RandomDistraction())  # Z3
        state.push(AttackCheck())  # T5
        if state.options.has_extra_phase:
            state.push(RandomDistraction())  # T4
        state.push(RefillHand(seat))  # T3
        state.push(ApplyAbility(seat))  # T2c
        state.push(BeginActions(seat))  # T2b
        state.push(Distract(seat))  # T2a
        state.push(PlayVehicle(seat))  # T1, with T0b
        if state.squads[seat].space == NONE:
            state.push(EnterBoard(seat))  # T0a


PLAY_VERBS: Final[list[Verb[Any]]] = [PLAY, SWAP, USE, WEAR_VERB, SHOOT_HAT]


class PlayVehicle(SeatDecision[State]):
    """T0b and T1: Megan's ability and Items, until a Vehicle card is played (TB-TURN-4, TB-TURN-8)."""

    name = "play_vehicle"
    elsewhere_rule = "TB-TURN-4"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PLAY_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The quietest Vehicle, under the first Worm with room."""
        best = NONE
        for target in PLAY.targets(state, seat):
            if best == NONE or VEHICLE_VALUE[target // ROWS] < VEHICLE_VALUE[best // ROWS]:
                best = target
        return Action(PLAY, best)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until `play` takes it off the agenda."""
        action.verb.perform(state, seat, action.target)


class RefillHand(SeatStep[State]):
    """T3: draw up to the hand limit; what was gained in this turn may be used from now on (TB-CARD-4)."""

    name = "refill_hand"

    def run(self, state: State) -> None:
        state.fresh_items = 0
        state.fresh_weapons = 0
        if not state.is_out(self.owner):
            refill_hand(state, self.owner)


class NextTurn(Step[State]):
    """T6: the next living player; after an elimination the last turns (TB-END-3, TB-END-4, TB-END-9)."""

    name = "next_turn"

    def run(self, state: State) -> None:
        if state.eliminated == 0:
            state.push(BeginTurn(state.seat_after(state.active)))
            return
        if state.final_turns == NONE:
            state.final_turns = state.seats_left()
        else:
            state.final_turns &= ~(1 << state.active) & state.seats_left()
        for offset in range(1, state.seats + 1):
            seat = (state.active + offset) % state.seats
            if state.final_turns >> seat & 1:
                state.push(BeginTurn(seat))
                return
        end_after_last_turns(state)
