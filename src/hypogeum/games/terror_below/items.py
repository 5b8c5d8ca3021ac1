"""What Items do (section 2.8 of the rulebook): their follow-up questions."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import ACT, GIVE_UP, NamedVerb, Verb
from hypogeum.games.terror_below.bounties import discard_from_line, refill_line
from hypogeum.games.terror_below.cards import forget_holder
from hypogeum.games.terror_below.components import (
    BOUNTIES,
    BOUNTY_IDS,
    DIRECTION_IDS,
    ITEM_VP,
    SLOTS,
    VEHICLE_IDS,
)
from hypogeum.games.terror_below.distraction import (
    DIRECTION_CHOICES,
    STAY,
    can_drift,
    drift_by_choice,
    landing_things,
    leave_target,
)
from hypogeum.games.terror_below.ending import gain_vp
from hypogeum.games.terror_below.state import State, entry_card, entry_owner, is_face_down, seen_entry
from hypogeum.games.terror_below.words import read_slot, slot_thing


class ItemVp(SeatStep[State]):
    """The VP that using an Item gives, when its effect is over (TB-ITEM-1)."""

    name = "item_vp"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def args(self) -> list[int]:
        return [self.owner, self.kind]

    def run(self, state: State) -> None:
        gain_vp(state, self.owner, ITEM_VP[self.kind], "TB-ITEM-1")


# Suspicious Briefcase


class Briefcase(SeatDecision[State]):
    """Choose 1 to 4 cards of the Line, one by one; all are discarded together, then the Line is refilled."""

    name = "briefcase"
    elsewhere_rule = "TB-ITEM-14"

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen = chosen

    def args(self) -> list[int]:
        return [self.owner, self.chosen]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return BRIEFCASE_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(DISCARD, ENOUGH if self.chosen else state.line[0])

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.target != ENOUGH:
            state.push(Briefcase(seat, self.chosen | 1 << action.target))
            return
        for bounty in state.line[:]:
            if self.chosen >> bounty & 1:
                discard_from_line(state, bounty, seat, "TB-ITEM-14")
        refill_line(state)


ENOUGH: Final = BOUNTIES
DISCARD_IDS: Final[list[str]] = [*BOUNTY_IDS, "done"]


class Discard(NamedVerb[State]):
    """Mark a card of the Line for the discard pile, or stop (TB-ITEM-14)."""

    name = "discard"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [*state.line, ENOUGH]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        chosen = _chosen(state)
        if target == ENOUGH:
            return None if chosen else Refusal("TB-ITEM-14")
        if target not in state.line or chosen >> target & 1:
            return Refusal("TB-ITEM-14", bounty=BOUNTY_IDS[target])
        return None

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == ENOUGH else [f"bounty:{BOUNTY_IDS[target]}"]


def _chosen(state: State) -> int:
    step = state.agenda[-1]
    return step.chosen if isinstance(step, Briefcase) else 0


# Thumper


class SecondThump(SeatDecision[State]):
    """The Thumper may move the same Target another space (TB-ITEM-6, TB-ITEM-14)."""

    name = "second_thump"
    elsewhere_rule = "TB-ITEM-14"

    def __init__(self, seat: int, slot: int, left: int) -> None:
        super().__init__(seat)
        self.slot = slot
        self.left = left

    def args(self) -> list[int]:
        return [self.owner, self.slot, self.left]

    def waits(self, state: State) -> bool:
        return self.left > 0

    def verbs(self, state: State) -> list[Verb[Any]]:
        return THUMP_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(THUMP, STAY)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.target == STAY:
            leave_target(state, seat, self.slot, "TB-ITEM-6")
        else:
            drift_by_choice(state, seat, self.slot, action.target, "TB-ITEM-6")
            state.push(SecondThump(seat, self.slot, self.left - 1))


class Thump(NamedVerb[State]):
    """Move the Target once more, or not (TB-ITEM-14)."""

    name = "thump"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0, 1, 2, 3, STAY]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target != STAY and not can_drift(state, _thumped_slot(state), target):
            return Refusal("TB-DIST-2", direction=DIRECTION_IDS[target])
        return None

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == STAY else landing_things(state, _thumped_slot(state), target)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [slot_thing(_thumped_slot(state))]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GIVE_UP if target == STAY else ACT


def _thumped_slot(state: State) -> int:
    step = state.agenda[-1]
    return step.slot if isinstance(step, SecondThump) else 0


# Walkie-Talkie


def look_under_worms(state: State, seat: int) -> None:
    """See every face-down Vehicle card; one of them may be discarded (TB-ITEM-10)."""
    seen: list[str] = []
    for slot in range(SLOTS):
        row = state.rows[slot]
        for place in range(len(row)):
            if is_face_down(row[place]):
                row[place] = seen_entry(row[place], seat)
                seen.append(VEHICLE_IDS[entry_card(row[place])])
    if state.tells:
        state.tell_one(seat, {"vehicles": seen}, "looked_under_worms", "TB-ITEM-10", seat=seat, count=len(seen))
    state.push(PullOut(seat))


class PullOut(SeatDecision[State]):
    """The Walkie-Talkie may discard one of the face-down cards (TB-ITEM-10)."""

    name = "pull_out"
    elsewhere_rule = "TB-ITEM-10"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PULL_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(PULL, LEAVE_ALL)


LEAVE_ALL: Final = 0
PLACES: Final = 32
"""The target of `pull` is the slot plus 1, times this, plus the place in the row; 0 to leave all cards."""


class Pull(Verb[State]):
    """Discard a face-down Vehicle card by its slot and its place in the row, or none (TB-ITEM-10, TB-ITEM-15)."""

    name = "pull"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        places = [(slot + 1) * PLACES + place for slot in range(SLOTS) for place in range(len(state.rows[slot]))]
        return [LEAVE_ALL, *places]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target == LEAVE_ALL:
            return None
        row = state.rows[target // PLACES - 1]
        place = target % PLACES
        if place >= len(row) or not is_face_down(row[place]):
            return Refusal("TB-ITEM-10", slot=target // PLACES)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == LEAVE_ALL:
            if state.tells:
                state.tell("none_pulled_out", "TB-ITEM-10", seat=seat)
            return
        slot = target // PLACES - 1
        entry = state.rows[slot].pop(target % PLACES)
        card = entry_card(entry)
        state.vehicle_deck.put_away(card)
        forget_holder(state, card)
        if state.tells:
            vehicle = VEHICLE_IDS[card]
            owner = entry_owner(entry)
            state.tell("vehicle_pulled_out", "TB-ITEM-15", seat=seat, other=owner, slot=slot + 1, vehicle=vehicle)

    def write(self, target: int) -> str:
        return "none" if target == LEAVE_ALL else f"{target // PLACES} {target % PLACES + 1}"

    def read(self, words: str) -> int:
        if words == "none":
            return LEAVE_ALL
        slot, _, place = words.partition(" ")
        number = int(place)
        if not 1 <= number <= PLACES:
            raise ValueError(f"'{place}' is no place in a row of Vehicle cards")
        return (read_slot(slot) + 1) * PLACES + number - 1

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == LEAVE_ALL else [f"under:{target // PLACES},{target % PLACES + 1}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == LEAVE_ALL else [f"slot:{target // PLACES}"]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GIVE_UP if target == LEAVE_ALL else ACT


DISCARD: Final = Discard(DISCARD_IDS)
THUMP: Final = Thump(DIRECTION_CHOICES)
PULL: Final = Pull()
BRIEFCASE_VERBS: Final[list[Verb[Any]]] = [DISCARD]
THUMP_VERBS: Final[list[Verb[Any]]] = [THUMP]
PULL_VERBS: Final[list[Verb[Any]]] = [PULL]
