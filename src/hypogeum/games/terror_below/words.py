"""Names of things in actions and events: reading them, and the things they stand for on the table."""

from __future__ import annotations

from hypogeum.engine.words import read_number
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.components import SLOTS

MOST_SEATS = 5


def read_slot(words: str) -> int:
    """The slot of a text from 1 to 3; raises ValueError."""
    return read_number(words, 1, SLOTS) - 1


def read_seat(words: str) -> int:
    """The seat of a number; raises ValueError."""
    return read_number(words, 0, MOST_SEATS - 1)


def space_thing(space: int) -> str:
    return f"space:{write_space(space)}"


def rubble_thing(space: int) -> str:
    """The Rubble of a space, which is a thing of its own beside the ground."""
    return f"rubble:{write_space(space)}"


def eggs_thing(space: int) -> str:
    """All Eggs of a space."""
    return f"eggs:{write_space(space)}"


def slot_thing(slot: int) -> str:
    return f"slot:{slot + 1}"
