"""Names of things in actions and events: reading them, and the things they stand for on the table."""

from __future__ import annotations

from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.components import SLOTS


def read_name(words: str, names: list[str]) -> int:
    """The number of a name; raises ValueError."""
    if words not in names:
        raise ValueError(f"'{words}' is none of {', '.join(name for name in names if name)}")
    return names.index(words)


def read_slot(words: str) -> int:
    """The slot of a text from 1 to 3; raises ValueError."""
    if words not in ("1", "2", "3"):
        raise ValueError(f"'{words}' is no slot: there are 1 to {SLOTS}")
    return int(words) - 1


def read_seat(words: str) -> int:
    """The seat of a number; raises ValueError."""
    if words not in ("0", "1", "2", "3", "4"):
        raise ValueError(f"'{words}' is no seat: there are 0 to 4")
    return int(words)


def space_thing(space: int) -> str:
    return f"space:{write_space(space)}"


def slot_thing(slot: int) -> str:
    return f"slot:{slot + 1}"
