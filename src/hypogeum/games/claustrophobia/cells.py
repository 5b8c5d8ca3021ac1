"""Cells of the unbounded grid as small integers (CL-TIL-2): x grows to the east, y to the south."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.words import read_number

REACH: Final = 63
"""Forty-eight tiles never come further from the first one."""
_WIDTH: Final = 128
_MIDDLE: Final = 64

BESIDE: Final[list[int]] = [-1, _WIDTH, 1, -_WIDTH]
"""By side (north, east, south, west): what to add to a cell for the cell beyond it."""


def cell_at(x: int, y: int) -> int:
    return (x + _MIDDLE) * _WIDTH + y + _MIDDLE


def cell_x(cell: int) -> int:
    return cell // _WIDTH - _MIDDLE


def cell_y(cell: int) -> int:
    return cell % _WIDTH - _MIDDLE


def write_cell(cell: int) -> str:
    """As in actions and positions: `2,-1`."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def read_cell(words: str) -> int:
    x, _, y = words.partition(",")
    return cell_at(read_number(x, -REACH, REACH), read_number(y, -REACH, REACH))
