"""Sets of small numbers as bit masks: of cards, of seats, of places."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.chance import Chance

NONE: Final = -1
"""No card, no seat, no place."""

EMPTY: Final[list[int]] = []
"""Shared by all who have nothing to list; never changed."""


def bits(mask: int) -> list[int]:
    """The numbers in a mask, lowest first."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def mask_of(numbers: list[int]) -> int:
    """The mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def lowest(mask: int) -> int:
    """The lowest number in a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def pick_bit(mask: int, chance: Chance) -> int:
    """One number of a mask that is not empty, by chance."""
    place = chance.pick(mask.bit_count())
    while place:
        mask &= mask - 1
        place -= 1
    return lowest(mask)


def shuffled(numbers: list[int], chance: Chance) -> list[int]:
    """A new list in random order."""
    mixed = numbers[:]
    for last in range(len(mixed) - 1, 0, -1):
        place = chance.pick(last + 1)
        mixed[last], mixed[place] = mixed[place], mixed[last]
    return mixed
