"""The fighters: every figure of the box has one number, and each kind is a bit mask (sections 1, 2.2 to 2.4).

A sheet belongs to one figure (CL-CMP-2), so Western fighters are numbered by their sheets and demons by their names.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts

FIRST_TROGLODYTE: Final = 13
TOUGH_ONE: Final = 24
FIRST_HOUND: Final = 25
FIRST_DEMON: Final = 27
FIRST_POSSESSED: Final = 40
FIRST_DAMNED: Final = 43
FIGURES: Final = 48

HUMANS: Final = (1 << FIRST_TROGLODYTE) - 1
TROGLODYTES: Final = (1 << TOUGH_ONE) - (1 << FIRST_TROGLODYTE)
"""The ordinary ones (CL-TRO-5)."""
ALL_TROGLODYTES: Final = TROGLODYTES | 1 << TOUGH_ONE
HOUNDS: Final = 3 << FIRST_HOUND
DEMONS: Final = (1 << FIRST_POSSESSED) - (1 << FIRST_DEMON)
POSSESSED: Final = (1 << FIRST_DAMNED) - (1 << FIRST_POSSESSED)
DAMNED: Final = (1 << FIGURES) - (1 << FIRST_DAMNED)
INFERNALS: Final = (1 << FIGURES) - (1 << FIRST_TROGLODYTE)
LEADERS: Final = sum([1 << sheet for sheet in range(FIRST_TROGLODYTE) if parts.SHEET_IS_LEADER[sheet]])

FIGURE_IDS: Final[list[str]] = [
    *parts.SHEET_IDS,
    *[f"troglodyte{number + 1}" for number in range(11)],
    "tough",
    "hound1",
    "hound2",
    *parts.DEMON_IDS,
    *[f"possessed{number + 1}" for number in range(3)],
    *[f"damned{number + 1}" for number in range(5)],
]
"""By figure: its name in actions, positions and on the table."""


def is_human(figure: int) -> bool:
    return figure < FIRST_TROGLODYTE


def is_demon(figure: int) -> bool:
    return bool(DEMONS >> figure & 1)


def is_hound(figure: int) -> bool:
    return bool(HOUNDS >> figure & 1)


def is_troglodyte(figure: int) -> bool:
    """An ordinary one (CL-TRO-5)."""
    return bool(TROGLODYTES >> figure & 1)


def enemies_of(figure: int) -> int:
    """Bit mask of all figures of the other faction (CL-OVR-3)."""
    return INFERNALS if is_human(figure) else HUMANS


# Destiny dice lie on slots: the six powers of the board, one slot for each hellhound and one for each demon

FIRST_HOUND_SLOT: Final = 6
FIRST_DEMON_SLOT: Final = 8
SLOTS: Final = 21
SLOT_IDS: Final[list[str]] = [*parts.POWER_IDS[:6], "hound1", "hound2", *parts.DEMON_IDS]


def slot_of(figure: int) -> int:
    """The slot of a hellhound or demon."""
    return figure - FIRST_HOUND + FIRST_HOUND_SLOT if is_hound(figure) else figure - FIRST_DEMON + FIRST_DEMON_SLOT


def figure_of(slot: int) -> int:
    """Whose slot it is; NONE for the destiny board."""
    if slot < FIRST_HOUND_SLOT:
        return NONE
    if slot < FIRST_DEMON_SLOT:
        return slot - FIRST_HOUND_SLOT + FIRST_HOUND
    return slot - FIRST_DEMON_SLOT + FIRST_DEMON


def power_of(slot: int) -> int:
    """The power of a slot; NONE for a demon without one."""
    if slot < FIRST_HOUND_SLOT:
        return slot
    return parts.UNLEASH if slot < FIRST_DEMON_SLOT else parts.DEMON_POWER[slot - FIRST_DEMON_SLOT]
