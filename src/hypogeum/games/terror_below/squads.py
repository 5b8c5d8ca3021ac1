"""The choices about the own Squad before play: first Leaders, members left behind (sections 3.2 and 14.5)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import bits, lowest
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.games.terror_below.components import CHARACTER_IDS
from hypogeum.games.terror_below.leaders import LEAD_VERBS, appoint
from hypogeum.games.terror_below.state import State


def pick_of(picks: int, seat: int) -> int:
    """The Character a seat has picked; four bits per seat."""
    return picks >> 4 * seat & 15


def with_pick(picks: int, seat: int, character: int) -> int:
    return picks & ~(15 << 4 * seat) | character << 4 * seat


class ChooseLeaders(Decision[State]):
    """All players pick their first Leader at the same time; picks stay hidden until all are in (TB-SET-8)."""

    name = "choose_leaders"
    elsewhere_rule = "TB-SET-8"

    def __init__(self, asked: int, picks: int) -> None:
        self.asked = asked
        self.picks = picks

    def args(self) -> list[int]:
        return [self.asked, self.picks]

    def waits(self, state: State) -> bool:
        return bool(self.seats(state))

    def seats(self, state: State) -> list[int]:
        """Who has a choice and has not made it."""
        return [
            seat for seat in range(state.seats) if self.asked >> seat & 1 and state.squads[seat].living.bit_count() > 1
        ]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return LEAD_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if state.tells:
            secret: dict[str, object] = {"character": CHARACTER_IDS[action.target]}
            state.tell_one(seat, secret, "leader_picked", "TB-SET-8", seat=seat)
        state.push(ChooseLeaders(self.asked & ~(1 << seat), with_pick(self.picks, seat, action.target)))

    def run(self, state: State) -> None:
        """All picks are in."""
        for seat in range(state.seats):
            living = state.squads[seat].living
            if living:
                has_choice = bool(living & (living - 1))
                appoint(state, seat, pick_of(self.picks, seat) if has_choice else lowest(living), "TB-SET-8")


class LeaveBehind(SeatDecision[State]):
    """Solo: members go back in the box before the game (TB-DIFF-2)."""

    name = "leave_behind"
    elsewhere_rule = "TB-DIFF-2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[int]:
        return [self.owner, self.left]

    def waits(self, state: State) -> bool:
        return self.left > 0

    def verbs(self, state: State) -> list[Verb[Any]]:
        return LEAVE_BEHIND_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        action.verb.perform(state, seat, action.target)
        state.push(LeaveBehind(seat, self.left - 1))


class LeaveMember(NamedVerb[State]):
    """Leave a member of the Squad behind (TB-DIFF-2)."""

    name = "leave_member"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return bits(state.squads[seat].living | state.squads[seat].left_behind)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not state.squads[seat].living >> target & 1:
            return Refusal("TB-DIFF-2", character=CHARACTER_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        squad = state.squads[seat]
        squad.living &= ~(1 << target)
        squad.left_behind |= 1 << target
        if state.tells:
            state.tell("left_behind", "TB-DIFF-2", seat=seat, character=CHARACTER_IDS[target])


LEAVE_MEMBER: Final = LeaveMember(CHARACTER_IDS, "character")
LEAVE_BEHIND_VERBS: Final[list[Verb[Any]]] = [LEAVE_MEMBER]
