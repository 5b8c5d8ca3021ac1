"""What the infernal player does with destiny dice: taking them back, rolling and placing them (section 4.4)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import GAIN, GIVE_UP, Verb
from hypogeum.engine.words import read_name, read_number, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.clocks import phase_clock
from hypogeum.games.claustrophobia.destiny import (
    default_face,
    default_slot,
    has_waiting_dice,
    open_slots,
    placing_rule,
    waiting_dice,
)
from hypogeum.games.claustrophobia.figures import SLOT_IDS, SLOTS, power_of
from hypogeum.games.claustrophobia.nibbles import faces_in, has_die, packed_dice, with_die, without_die
from hypogeum.games.claustrophobia.state import State

ROLLED_DICE: Final = 3
"""CL-IPR-3."""
FACES: Final = 8
"""The target of `take_back` and `place` is the slot times this, plus the face."""


def most_dice(state: State) -> int:
    """The dice that may be rolled if the pool holds enough: 3 and one for each alarm (CL-IPR-4)."""
    return ROLLED_DICE + min(state.alarms, parts.ALARM_SLOTS)


# Taking dice back (CL-IPR-1, CL-IPR-3, CL-IPR-12)


class TakeDiceBack(Decision[State]):
    """Step 1: any dice in preparation boxes may be taken back (CL-IPR-1)."""

    name = "take_dice_back"
    elsewhere_rule = "CL-IPR-1"

    def waits(self, state: State) -> bool:
        return has_waiting_dice(state)

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return TAKE_BACK_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(LEAVE_DICE, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until `leave_dice`, or until no die is left."""
        action.verb.perform(state, seat, action.target)


class TakeBack(Verb[State]):
    """Take a die from a preparation box into the pool; for the roll only if the pool is short (CL-AMB-5)."""

    name = "take_back"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return waiting_dice(state) if _may_take_back(state) else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        return waiting_dice(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        slot, face = target // FACES, target % FACES
        if not has_die(state.prepared[slot], face):
            return Refusal("CL-IPR-1", die=face, slot=SLOT_IDS[slot])
        return None if _may_take_back(state) else Refusal("CL-AMB-5", total=state.pool)

    def perform(self, state: State, seat: int, target: int) -> None:
        slot, face = target // FACES, target % FACES
        state.prepared[slot] = without_die(state.prepared[slot], face)
        state.pool += 1
        if state.tells:
            name, power = SLOT_IDS[slot], parts.POWER_IDS[power_of(slot)]
            state.tell("die_taken_back", "CL-IPR-1", seat=seat, die=face, slot=name, power=power, total=state.pool)

    def write(self, target: int) -> str:
        return f"{SLOT_IDS[target // FACES]} {target % FACES}"

    def read(self, words: str) -> int:
        slot, face = split_words(words, 2)
        return read_name(slot, SLOT_IDS) * FACES + read_number(face, 1, 6)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"slot:{SLOT_IDS[target // FACES]}", f"die:{target % FACES}"]


def _may_take_back(state: State) -> bool:
    """Always in step 1; in step 3 while the pool holds less than may be rolled."""
    return not isinstance(state.agenda[-1], RollDestiny) or state.pool < most_dice(state)


class LeaveDice(Verb[State]):
    """Leave the other dice in their boxes (CL-IPR-1)."""

    name = "leave_dice"
    wish = GIVE_UP
    ends = True
    is_open = True

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()


# Rolling (CL-IPR-3, CL-IPR-4)


class RollDestiny(Decision[State]):
    """Step 3: exactly 3 dice and as many alarm dice as he likes; a pool that is short is filled first."""

    name = "roll_destiny"
    elsewhere_rule = "CL-IPR-3"

    def waits(self, state: State) -> bool:
        return state.pool < ROLLED_DICE or state.alarms > 0

    def run(self, state: State) -> None:
        roll_destiny(state, ROLLED_DICE)

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ROLL_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Only forced dice are taken back; all alarm dice that the pool holds are rolled (CL-DEC-1)."""
        if state.pool < ROLLED_DICE:
            return Action(TAKE_BACK, waiting_dice(state)[0])
        return Action(ROLL, min(state.pool, most_dice(state)))

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until the dice are rolled."""
        action.verb.perform(state, seat, action.target)


def roll_destiny(state: State, count: int) -> None:
    """Roll so many dice of the pool; alarm dice not rolled now are lost (CL-IPR-4)."""
    state.pool -= count
    state.alarms = 0
    faces: list[int] = []
    for _ in range(count):
        faces.append(state.chance.roll(6))
    state.rolled = packed_dice(faces)
    if state.tells:
        state.tell("destiny_rolled", "CL-IPR-3", seat=state.infernal, dice=faces)


class RollDice(Verb[State]):
    """Roll so many destiny dice (CL-IPR-3, CL-IPR-4)."""

    name = "roll"
    wish = GAIN
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(ROLLED_DICE, most_dice(state) + 1))

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target > most_dice(state):
            return Refusal("CL-IPR-4", total=target)
        if target > state.pool:
            return Refusal("CL-IPR-3", total=target)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.agenda.pop()
        roll_destiny(state, target)

    def write(self, target: int) -> str:
        return str(target)

    def read(self, words: str) -> int:
        return read_number(words, ROLLED_DICE, parts.DESTINY_DICE)


# Allocation (CL-IPR-5)


class Allocate(Decision[State]):
    """Step 4: one after the other, all rolled dice are put into preparation boxes (CL-IPR-5)."""

    name = "allocate"
    elsewhere_rule = "CL-IPR-5"

    def waits(self, state: State) -> bool:
        return state.rolled != 0

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return PLACE_VERBS

    def clock(self, state: State) -> Clock | None:
        return phase_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The next die of the default allocation; the first legal one where earlier choices spoilt it (CL-DEC-3)."""
        target = default_slot(state) * FACES + default_face(state)
        if PLACE.refusal(state, seat, target) is not None:
            target = PLACE.targets(state, seat)[0]
        return Action(PLACE, target)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until all dice lie."""
        action.verb.perform(state, seat, action.target)


class Place(Verb[State]):
    """Put a rolled die into a preparation box (CL-IPR-5, CL-DST-5)."""

    name = "place"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        slots = open_slots(state)
        found: list[int] = []
        for face in faces_in(state.rolled):
            for slot in slots:
                if not placing_rule(state, face, slot):
                    found.append(slot * FACES + face)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for face in faces_in(state.rolled):
            for slot in range(SLOTS):
                found.append(slot * FACES + face)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        slot, face = target // FACES, target % FACES
        if not has_die(state.rolled, face):
            return Refusal("CL-IPR-5", die=face)
        rule = placing_rule(state, face, slot)
        return Refusal(rule, die=face, slot=SLOT_IDS[slot]) if rule else None

    def perform(self, state: State, seat: int, target: int) -> None:
        slot, face = target // FACES, target % FACES
        state.rolled = without_die(state.rolled, face)
        state.prepared[slot] = with_die(state.prepared[slot], face)
        if state.tells:
            name, power = SLOT_IDS[slot], parts.POWER_IDS[power_of(slot)]
            state.tell("die_placed", "CL-IPR-5", seat=seat, die=face, slot=name, power=power)

    def write(self, target: int) -> str:
        return f"{target % FACES} {SLOT_IDS[target // FACES]}"

    def read(self, words: str) -> int:
        face, slot = split_words(words, 2)
        return read_name(slot, SLOT_IDS) * FACES + read_number(face, 1, 6)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"die:{target % FACES}", f"slot:{SLOT_IDS[target // FACES]}"]


TAKE_BACK: Final = TakeBack()
LEAVE_DICE: Final = LeaveDice()
ROLL: Final = RollDice()
PLACE: Final = Place()
TAKE_BACK_VERBS: Final[list[Verb[Any]]] = [TAKE_BACK, LEAVE_DICE]
ROLL_VERBS: Final[list[Verb[Any]]] = [TAKE_BACK, ROLL]
PLACE_VERBS: Final[list[Verb[Any]]] = [PLACE]
