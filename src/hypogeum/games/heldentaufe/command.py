"""Joint decisions: who of a group decides (sections 13.3 and 17.1 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import Verb
from hypogeum.games.heldentaufe.clocks import consent_clock
from hypogeum.games.heldentaufe.options import AUTO, DICE, ROTATE
from hypogeum.games.heldentaufe.state import (
    AGREE,
    ASK,
    COMMAND,
    CONTEST,
    NOBODY,
    STANDING_ANSWERS,
    State,
)

PURPOSE_IDS: Final[list[str]] = ["command", "placement"]


def decide_together(state: State, purpose: int, group: int, start: int) -> None:
    """Find who of the group (a bit mask of seats) decides; he is in `state.deciders` when the agenda goes on."""
    if not _settle_alone(state, purpose, group):
        mode = state.options.command_mode
        if mode == DICE:
            roll_for_it(state, purpose)
        elif mode in (ROTATE, AUTO):
            last = state.deciders[purpose]
            _choose(state, purpose, _first_from(state, _present(state, purpose), start if last < 0 else last + 1))
        else:
            _ask_for_consent(state, purpose, start)


def decide_by_roll(state: State, purpose: int, group: int) -> None:
    """Let the dice decide in every mode, because nobody of the group has a better right (HT-JNT-2)."""
    if not _settle_alone(state, purpose, group):
        roll_for_it(state, purpose)


def _settle_alone(state: State, purpose: int, group: int) -> bool:
    """A single member decides (HT-JNT-1); the absent do not as long as anybody is there (HT-ONL-6)."""
    state.groups[purpose] = group
    present = _present(state, purpose)
    if present == 0:
        state.deciders[purpose] = NOBODY
        return True
    if present & (present - 1):
        return False
    _choose(state, purpose, present.bit_length() - 1)
    return True


def _present(state: State, purpose: int) -> int:
    return state.groups[purpose] & ~state.away & ~state.gone


def _choose(state: State, purpose: int, seat: int) -> None:
    state.deciders[purpose] = seat
    if state.tells:
        rule = "HT-CMD-5" if purpose == COMMAND else "HT-DEF-6"
        state.tell("decider_found", rule, seat=seat, purpose=PURPOSE_IDS[purpose])


def _first_from(state: State, members: int, start: int) -> int:
    """The first member clockwise from a seat, that seat included."""
    for offset in range(state.seats):
        seat = (start + offset) % state.seats
        if members >> seat & 1:
            return seat
    raise AssertionError("the group is empty")


def roll_for_it(state: State, purpose: int) -> None:
    """Everybody rolls; the highest decides, ties roll again (HT-JNT-5)."""
    rollers = _present(state, purpose)
    while True:
        best = 0
        leaders = 0
        seats: list[int] = []
        rolls: list[int] = []
        for seat in range(state.seats):
            if rollers >> seat & 1:
                roll = state.chance.roll(6)
                seats.append(seat)
                rolls.append(roll)
                if roll > best:
                    best = roll
                    leaders = 0
                if roll == best:
                    leaders |= 1 << seat
        if state.tells:
            state.tell("dice_for_decider", "HT-JNT-5", seats=seats, rolls=rolls, purpose=PURPOSE_IDS[purpose])
        if leaders & (leaders - 1) == 0:
            _choose(state, purpose, leaders.bit_length() - 1)
            return
        rollers = leaders


# Mode consent (HT-JNT-3)


def _ask_for_consent(state: State, purpose: int, start: int) -> None:
    spokesperson = _spokesperson(state, purpose, start)
    others = _present(state, purpose) & ~(1 << spokesperson)
    asked = 0
    contested = 0
    for seat in range(state.seats):
        if others >> seat & 1:
            if state.standing[seat] == ASK:
                asked |= 1 << seat
            elif state.standing[seat] == CONTEST:
                contested |= 1 << seat
    state.push(Consent(purpose, spokesperson, asked, contested))


def _spokesperson(state: State, purpose: int, start: int) -> int:
    members = _present(state, purpose)
    if purpose == COMMAND:
        without_plan = members & ~state.plan_commanders()
        members = without_plan or members  # HT-JNT-10
    return _first_from(state, members, start)


class Consent(Decision[State]):
    """D4: the others agree or contest, all at the same time; answers stay hidden until all are in."""

    name = "consent"
    elsewhere_rule = "HT-TRN-6"

    def __init__(self, purpose: int, spokesperson: int, asked: int, contested: int) -> None:
        self.purpose = purpose
        self.spokesperson = spokesperson
        self.asked = asked
        self.contested = contested

    def args(self) -> list[int]:
        return [self.purpose, self.spokesperson, self.asked, self.contested]

    def speaker(self, state: State) -> int:
        """The spokesperson, or the next member who is there if he is not (HT-ONL-6, HT-ONL-9)."""
        return _first_from(state, _present(state, self.purpose), self.spokesperson)

    def waiting_for(self, state: State) -> int:
        """Bit mask of the seats that still have to answer; who is not there agrees."""
        return self.asked & _present(state, self.purpose) & ~(1 << self.speaker(state))

    def answered(self, state: State) -> int:
        """Bit mask of the seats whose answers are in."""
        return _present(state, self.purpose) & ~self.asked & ~(1 << self.speaker(state))

    def waits(self, state: State) -> bool:
        return self.waiting_for(state) != 0

    def seats(self, state: State) -> list[int]:
        waiting = self.waiting_for(state)
        return [seat for seat in range(state.seats) if waiting >> seat & 1]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CONSENT_VERBS

    def clock(self, state: State) -> Clock | None:
        return consent_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(ANSWER, AGREE)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        action.verb.perform(state, seat, action.target)
        contested = self.contested
        if action.target == CONTEST:
            contested |= 1 << seat
        state.push(Consent(self.purpose, self.spokesperson, self.asked & ~(1 << seat), contested))

    def run(self, state: State) -> None:
        """All answers are in."""
        speaker = self.speaker(state)
        others = _present(state, self.purpose) & ~(1 << speaker)
        contested = self.contested & others
        if state.tells:
            state.tell(
                "consent_answered",
                "HT-JNT-3",
                spokesperson=speaker,
                agreed=[seat for seat in range(state.seats) if others & ~contested & 1 << seat],
                contested=[seat for seat in range(state.seats) if contested >> seat & 1],
            )
        if contested:
            roll_for_it(state, self.purpose)
        else:
            _choose(state, self.purpose, speaker)


class Answer(Verb[State]):
    """Agree with the spokesperson or contest him (HT-JNT-3)."""

    name = "answer"

    def candidates(self, state: State, seat: int) -> list[int]:
        return [AGREE, CONTEST]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in (AGREE, CONTEST) else Refusal("HT-JNT-3")

    def perform(self, state: State, seat: int, target: int) -> None:
        if state.tells:
            state.tell_one(seat, {"answer": STANDING_ANSWERS[target]}, "answer_given", "HT-JNT-3", seat=seat)

    def write(self, target: int) -> str:
        return STANDING_ANSWERS[target]

    def read(self, words: str) -> int:
        if words not in STANDING_ANSWERS:
            raise ValueError("the answers are agree and contest")
        return STANDING_ANSWERS.index(words)


ANSWER: Final = Answer()
CONSENT_VERBS: Final[list[Verb[Any]]] = [ANSWER]


def next_in_group(state: State, purpose: int, seat: int) -> int:
    """The member of the group after a seat that leaves, or NONE (HT-ONL-9)."""
    members = _present(state, purpose) & ~(1 << seat)
    return NONE if members == 0 else _first_from(state, members, seat + 1)
