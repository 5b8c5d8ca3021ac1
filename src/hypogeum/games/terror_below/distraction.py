"""Moving Targets: arrows, the Tinfoil Hat and steps closer to a pawn (sections 4.1 and 7 of the rulebook)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import turn_clock
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.seats import SeatDecision, SeatStep
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import ACT, GIVE_UP, NamedVerb, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import distance, write_space
from hypogeum.games.terror_below.components import (
    DIRECTION_IDS,
    DIRECTIONS,
    IGNORE_ARROWS,
    MOVE_DISTRACTED_TARGET,
    VEHICLE_ARROWS,
    VEHICLE_IDS,
)
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.words import read_slot, slot_thing, space_thing

STAY: Final = 4
"""No direction."""
DIRECTION_CHOICES: Final[list[str]] = [*DIRECTION_IDS, "none"]


def drift(state: State, slot: int, direction: int) -> bool:
    """Move a Target 1 space, over Canyon spaces; off the board it stays (TB-DIST-2, TB-DIST-3, TB-CAN-4)."""
    space = drifted(state, state.targets[slot], direction)
    if space == NONE:
        return False
    state.targets[slot] = space
    return True


def drifted(state: State, space: int, direction: int) -> int:
    """Where a Target goes from a space; NONE where it would go off the board."""
    return state.options.board.drifts[space * DIRECTIONS + direction]


def can_drift(state: State, slot: int, direction: int) -> bool:
    return drifted(state, state.targets[slot], direction) != NONE


def drift_by_choice(state: State, seat: int, slot: int, direction: int, rule: str) -> None:
    """One step that a player has chosen."""
    path = [write_space(state.targets[slot])]
    drift(state, slot, direction)
    if state.tells:
        here = write_space(state.targets[slot])
        path.append(here)
        way = DIRECTION_IDS[direction]
        state.tell("target_moved", rule, seat=seat, slot=slot + 1, direction=way, space=here, path=path)


def leave_target(state: State, seat: int, slot: int, rule: str) -> None:
    """No step, by choice."""
    if state.tells:
        state.tell("target_left", rule, seat=seat, slot=slot + 1, space=write_space(state.targets[slot]))


def follow_arrows(state: State, slot: int, card: int, rule: str) -> None:
    """All arrows of a card, from left to right (TB-DIST-1, TB-DIST-2)."""
    path = [state.targets[slot]]
    for direction in VEHICLE_ARROWS[card]:
        if drift(state, slot, direction):
            path.append(state.targets[slot])
    if state.tells and VEHICLE_ARROWS[card]:
        ways = [write_space(space) for space in path]
        vehicle = VEHICLE_IDS[card]
        state.tell("target_distracted", rule, slot=slot + 1, vehicle=vehicle, space=ways[-1], path=ways)


# T2a


class Distract(SeatStep[State]):
    """T2a: the arrows of the played card, then the Tinfoil Hat (TB-DIST-1, TB-HAT-5)."""

    name = "distract"

    def run(self, state: State) -> None:
        squad = state.squads[self.owner]
        if squad.hat == MOVE_DISTRACTED_TARGET:
            state.push(TinfoilStep(self.owner))
        if squad.is_led_with(IGNORE_ARROWS) and VEHICLE_ARROWS[state.played]:
            state.push(ArrowsOrNot(self.owner))
        else:
            follow_arrows(state, state.played_slot, state.played, "TB-DIST-1")


class ArrowsOrNot(SeatDecision[State]):
    """Old George applies all arrows of the card he has played or none (TB-CHAR-15)."""

    name = "arrows_or_not"
    elsewhere_rule = "TB-CHAR-15"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ARROWS_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


APPLY: Final = 0
IGNORE: Final = 1
APPLY_IDS: Final[list[str]] = ["apply", "ignore"]


class Arrows(NamedVerb[State]):
    """Apply the arrows or ignore them (TB-CHAR-15)."""

    name = "arrows"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [APPLY, IGNORE]

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == APPLY:
            follow_arrows(state, state.played_slot, state.played, "TB-DIST-1")
        elif state.tells:
            state.tell("arrows_ignored", "TB-CHAR-15", seat=seat, vehicle=VEHICLE_IDS[state.played])

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [slot_thing(state.played_slot)] if state.played_slot != NONE else []


class TinfoilStep(SeatDecision[State]):
    """The Tinfoil Hat moves the same Target 1 space, if its wearer likes (TB-HAT-5)."""

    name = "tinfoil_step"
    elsewhere_rule = "TB-HAT-5"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return NUDGE_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(NUDGE, STAY)


class Nudge(NamedVerb[State]):
    """Move the distracted Target 1 space, or not at all (TB-HAT-5)."""

    name = "nudge"
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return [0, 1, 2, 3, STAY]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target != STAY and not can_drift(state, state.played_slot, target):
            return Refusal("TB-DIST-2", direction=DIRECTION_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == STAY:
            leave_target(state, seat, state.played_slot, "TB-HAT-5")
        else:
            drift_by_choice(state, seat, state.played_slot, target, "TB-HAT-5")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if target == STAY or state.played_slot == NONE:
            return []
        return landing_things(state, state.played_slot, target)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [slot_thing(state.played_slot)] if state.played_slot != NONE else []

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GIVE_UP if target == STAY else ACT


def landing_things(state: State, slot: int, direction: int) -> list[str]:
    """The space a Target would go to; nothing at the edge of the board."""
    space = state.options.board.drifts[state.targets[slot] * DIRECTIONS + direction]
    return [] if space == NONE else [space_thing(space)]


# Steps closer (TB-DIST-5 to TB-DIST-7)


def closer_directions(state: State, seat: int, slot: int) -> list[int]:
    """The steps that bring a Target nearer to the seat's pawn; none if the pawn is off the board."""
    pawn = state.squads[seat].space
    if pawn == NONE:
        return EMPTY
    here = state.targets[slot]
    found: list[int] = []
    drifts = state.options.board.drifts
    now = distance(here, pawn)
    for direction in range(DIRECTIONS):
        space = drifts[here * DIRECTIONS + direction]
        if space != NONE and distance(space, pawn) < now:
            found.append(direction)
    return found


class Closer(SeatDecision[State]):
    """One Target moves 1 space closer to the pawn; its player chooses where there are several ways."""

    name = "closer"
    elsewhere_rule = "TB-DIST-5"

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def args(self) -> list[int]:
        return [self.owner, self.slot]

    def waits(self, state: State) -> bool:
        return len(closer_directions(state, self.owner, self.slot)) > 1

    def run(self, state: State) -> None:
        """One way is forced, without one the Target stays."""
        for direction in closer_directions(state, self.owner, self.slot):
            drift_by_choice(state, self.owner, self.slot, direction, "TB-DIST-6")

    def verbs(self, state: State) -> list[Verb[Any]]:
        return LURE_VERBS

    def clock(self, state: State) -> Clock | None:
        return turn_clock(state)


class Lure(Verb[State]):
    """Choose the way of a Target that comes closer (TB-DIST-5). The target is the slot times 4 plus the direction."""

    name = "lure"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        slot = _lured_slot(state)
        return [slot * DIRECTIONS + direction for direction in closer_directions(state, seat, slot)]

    def candidates(self, state: State, seat: int) -> list[int]:
        slot = _lured_slot(state)
        return [slot * DIRECTIONS + direction for direction in range(DIRECTIONS)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target // DIRECTIONS != _lured_slot(state):
            return Refusal("TB-ABIL-10", slot=target // DIRECTIONS + 1)
        if target % DIRECTIONS not in closer_directions(state, seat, target // DIRECTIONS):
            return Refusal("TB-DIST-6", direction=DIRECTION_IDS[target % DIRECTIONS])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        drift_by_choice(state, seat, target // DIRECTIONS, target % DIRECTIONS, "TB-DIST-5")

    def write(self, target: int) -> str:
        return f"{target // DIRECTIONS + 1} {DIRECTION_IDS[target % DIRECTIONS]}"

    def read(self, words: str) -> int:
        slot, _, direction = words.partition(" ")
        return read_slot(slot) * DIRECTIONS + read_name(direction, DIRECTION_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return landing_things(state, target // DIRECTIONS, target % DIRECTIONS)

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [slot_thing(target // DIRECTIONS)]


def _lured_slot(state: State) -> int:
    """The slot of the question that waits."""
    step = state.agenda[-1]
    return step.slot if isinstance(step, Closer) else 0


ARROWS: Final = Arrows(APPLY_IDS)
NUDGE: Final = Nudge(DIRECTION_CHOICES)
LURE: Final = Lure()
ARROWS_VERBS: Final[list[Verb[Any]]] = [ARROWS]
NUDGE_VERBS: Final[list[Verb[Any]]] = [NUDGE]
LURE_VERBS: Final[list[Verb[Any]]] = [LURE]
