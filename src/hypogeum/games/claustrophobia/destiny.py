"""The destiny board: what powers ask of their dice, and which dice fit where (section 2.5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import (
    FIRST_DEMON_SLOT,
    FIRST_HOUND_SLOT,
    SLOTS,
    figure_of,
    is_hound,
    power_of,
)
from hypogeum.games.claustrophobia.nibbles import count_dice, dice_of, faces_in, with_die
from hypogeum.games.claustrophobia.state import State

HIGHEST_FACE: Final = 6
"""What a free box may still take: no power asks for both a colour and a total."""

# Dice on a power


def total_of(packed: int) -> int:
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def reds_in(packed: int) -> int:
    """How many of some dice are red (CL-DIE-3)."""
    reds = 0
    while packed:
        reds += packed & 1
        packed >>= 4
    return reds


def is_met(power: int, packed: int) -> bool:
    """Whether dice fulfil the condition of a power: number, colour and total (CL-DST-11)."""
    dice = count_dice(packed)
    if dice < parts.POWER_DICE[power] or total_of(packed) < parts.POWER_MIN[power]:
        return False
    reds = reds_in(packed)
    colour = parts.POWER_COLOUR[power]
    if colour == parts.MIXED:
        return 0 < reds < dice
    return _has_colour(colour, dice, reds)


def is_extendable(power: int, packed: int) -> bool:
    """Whether further dice of any faces in the free boxes could fulfil the condition (CL-DST-8)."""
    boxes = parts.POWER_BOXES[power]
    dice = count_dice(packed)
    if dice > boxes:
        return False
    reds = reds_in(packed)
    colour = parts.POWER_COLOUR[power]
    if colour == parts.MIXED:
        if reds == boxes or dice - reds == boxes:
            return False
    elif not _has_colour(colour, dice, reds):
        return False
    return total_of(packed) + (boxes - dice) * HIGHEST_FACE >= parts.POWER_MIN[power]


def _has_colour(colour: int, dice: int, reds: int) -> bool:
    """Whether so many dice, so many of them red, are of a colour that is not mixed."""
    if colour == parts.SAME:
        return reds == 0 or reds == dice
    if colour == parts.RED:
        return reds == dice
    return colour != parts.WHITE or reds == 0


# Slots (CL-IPR-5 to CL-IPR-7)


def slot_rule(state: State, slot: int) -> str:
    """The rule by which no die may lie on a slot now, or nothing."""
    if slot < FIRST_HOUND_SLOT:
        return ""
    figure = figure_of(slot)
    if is_hound(figure):
        return "" if state.in_play(figure) else "CL-IPR-6"
    if not state.company >> figure & 1:
        return "CL-DEM-3"
    if state.removed >> figure & 1:
        return "CL-IPR-7"
    return "" if parts.DEMON_POWER[slot - FIRST_DEMON_SLOT] != NONE else "CL-DEM-1"


def open_slots(state: State) -> list[int]:
    """The slots on which dice may lie now."""
    found: list[int] = []
    for slot in range(SLOTS):
        if not slot_rule(state, slot):
            found.append(slot)
    return found


def fits(slot: int, prepared: int, face: int) -> bool:
    """Whether one more die may be put on what lies on an open slot (CL-DST-5)."""
    return is_extendable(power_of(slot), with_die(prepared, face))


def placing_rule(state: State, face: int, slot: int) -> str:
    """The rule by which a rolled die may not be put on a slot, or nothing.

    However dice are placed, the others find places too (CL-DST-9): each Charge takes any two dice, and what waits there
    from earlier turns is missing among the dice rolled.
    """
    rule = slot_rule(state, slot)
    if rule:
        return rule
    if count_dice(state.prepared[slot]) == parts.POWER_BOXES[power_of(slot)]:
        return "CL-DST-5"
    return "" if fits(slot, state.prepared[slot], face) else "CL-DST-8"


# The default allocation (CL-DEC-3)


def default_slot(state: State) -> int:
    """Where the default puts its next die: Abyssal Threat, then Fell Destiny, then Speed and Frenzied Creatures."""
    face = default_face(state)
    threat = state.prepared[parts.ABYSSAL_THREAT]
    if fits(parts.ABYSSAL_THREAT, threat, face) and parts.is_red(face) == _threat_is_red(state):
        return parts.ABYSSAL_THREAT
    if state.prepared[parts.FELL_DESTINY] == 0:
        return parts.FELL_DESTINY
    return parts.FRENZIED_CREATURES if parts.is_red(face) else parts.SUPERNATURAL_SPEED


def default_face(state: State) -> int:
    """The next die of the default: those for Abyssal Threat first, each in the order of the roll."""
    faces = dice_of(state.rolled)
    is_red = _threat_is_red(state)
    if count_dice(state.prepared[parts.ABYSSAL_THREAT]) < parts.POWER_BOXES[parts.ABYSSAL_THREAT]:
        for face in faces:
            if parts.is_red(face) == is_red:
                return face
    return faces[0]


def _threat_is_red(state: State) -> bool:
    """The colour of Abyssal Threat: of its dice, else the more frequent one of the roll, red if both are equal."""
    threat = state.prepared[parts.ABYSSAL_THREAT]
    if threat:
        return reds_in(threat) > 0
    reds = reds_in(state.rolled)
    return 2 * reds >= count_dice(state.rolled)


# Dice that wait


def waiting_dice(state: State) -> list[int]:
    """Slot times 8 plus face of every different die in the preparation boxes."""
    found: list[int] = []
    for slot in range(SLOTS):
        for face in faces_in(state.prepared[slot]):
            found.append(slot * 8 + face)
    return found


def has_waiting_dice(state: State) -> bool:
    for dice in state.prepared:
        if dice:
            return True
    return False
