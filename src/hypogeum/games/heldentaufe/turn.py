"""The order of turns and the hero's turn (section 4 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock, Step
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.components import POTION_IDS, TELEPORT
from hypogeum.games.heldentaufe.ending import end_by_round_limit
from hypogeum.games.heldentaufe.gains import return_potion
from hypogeum.games.heldentaufe.missions import refill_hand
from hypogeum.games.heldentaufe.monsters import StartMonsters
from hypogeum.games.heldentaufe.overflow import settle_overflow
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.attack import ATTACK
from hypogeum.games.heldentaufe.verbs.board import BREW, DISCARD, EAT
from hypogeum.games.heldentaufe.verbs.end_turn import END_TURN, PLAIN
from hypogeum.games.heldentaufe.verbs.missions import DELIVER, REFUSE, STEAL
from hypogeum.games.heldentaufe.verbs.places import COLLECT, MERGE, TRADE
from hypogeum.games.heldentaufe.verbs.potions import DRINK
from hypogeum.games.heldentaufe.verbs.travel import ASCEND, DESCEND, EXPLORE, MOVE

ABOVE: Final[list[Verb[Any]]] = [
    *[MOVE, EXPLORE, DESCEND, REFUSE],
    *[COLLECT, EAT, BREW, DRINK, TRADE, MERGE, DELIVER, STEAL, DISCARD, END_TURN],
]
BELOW: Final[list[Verb[Any]]] = [MOVE, ASCEND, ATTACK, REFUSE, EAT, BREW, DRINK, DISCARD, END_TURN]
EVERYWHERE: Final[list[Verb[Any]]] = [*ABOVE, ASCEND, ATTACK]


class OrderStep(Step[State]):
    """A step of the order of turns: it stays where it is when the player of its seat leaves."""

    def __init__(self, seat: int) -> None:
        self.place = seat

    def args(self) -> list[int]:
        return [self.place]


class BeginTurn(OrderStep):
    """A hero's turn, or that of the next seat if he has left: what happens in it, in order."""

    name = "begin_turn"

    def run(self, state: State) -> None:
        seat = self.place
        is_new_round = seat == state.first_player
        while state.is_gone(seat):
            seat = (seat + 1) % state.seats
            is_new_round = is_new_round or seat == state.first_player
        if is_new_round:  # the first player's place has been reached or passed, though he may have left (HT-TRN-2)
            if state.round and state.round == state.options.round_limit:
                end_by_round_limit(state)
                return
            state.round += 1
        state.turns += 1
        state.active = seat
        state.ap_spent = 0
        state.monster_ap = 0
        state.trader_used = False
        if state.tells:
            state.tell("turn_began", "HT-TRN-3", seat=seat, round=state.round, ap=state.ap_left())
        state.push(NextTurn(seat))  # E6
        state.push(RefillHand(seat))  # E5
        state.push(EndTeleport(seat))  # E4
        state.push(MainPhase(seat))  # with E1 to E3


class MainPhase(SeatDecision[State]):
    """D1: AP actions and free actions in any order until the turn ends (HT-TRN-4 to HT-TRN-6)."""

    name = "main_phase"
    elsewhere_rule = "HT-FRE-2"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return EVERYWHERE

    def actions(self, state: State, seat: int = -1) -> list[Action]:
        """As everywhere, but without asking the verbs of the other world."""
        found: list[Action] = []
        if seat >= 0 and seat != self.owner:
            return found
        verbs = BELOW if state.heroes[self.owner].is_inside() else ABOVE
        for verb in verbs:
            for target in verb.targets(state, self.owner):
                found.append(Action(verb, target))
        return found

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(END_TURN, PLAIN)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The main phase goes on until `end_turn` or a defeat takes it off the agenda."""
        action.verb.perform(state, seat, action.target)
        settle_overflow(state, seat)  # also what E1 and E2 have brought (E3, HT-TRN-9)


class EndTeleport(SeatStep[State]):
    """E4: a drunk teleport potion leaves the belt (HT-TRN-10)."""

    name = "end_teleport"

    def run(self, state: State) -> None:
        hero = state.heroes[self.owner]
        if hero.has_teleported():
            return_potion(state, hero)
            if state.tells:
                state.tell("potion_ended", "HT-TRN-10", seat=self.owner, potion=POTION_IDS[TELEPORT])


class RefillHand(SeatStep[State]):
    """E5: draw up to three mission cards (HT-TRN-11)."""

    name = "refill_hand"

    def run(self, state: State) -> None:
        refill_hand(state, self.owner)


class NextTurn(OrderStep):
    """E6: the monsters' turn if the leader stands after this seat, then the next player's (HT-TRN-12, HT-MON-1)."""

    name = "next_turn"

    def run(self, state: State) -> None:
        state.push(BeginTurn((self.place + 1) % state.seats))
        if state.leader == self.place:
            if state.is_gone(self.place):
                state.push(MoveLeader(self.place))
            state.push(StartMonsters())


class MoveLeader(OrderStep):
    """The seat before the leader has left: he moves behind the one before it (HT-ONL-5)."""

    name = "move_leader"

    def run(self, state: State) -> None:
        if state.leader == self.place:
            state.leader = state.seat_before(self.place)
