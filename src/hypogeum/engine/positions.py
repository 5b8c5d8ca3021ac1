"""Positions: states written as JSON, for tests, puzzles, bug reports and storage."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from hypogeum.engine.steps import Step

Position = dict[str, Any]
"""Plain JSON data; the keys and values are in the words of the game."""


class WrongPosition(ValueError):
    """A position that cannot be read: where, and why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the position cannot be read: {reason}")
        self.reason = reason


def position_hash(position: Position) -> str:
    """A fingerprint that is the same on every machine, compiled or not."""
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()


def write_agenda(agenda: list[Step[Any]]) -> list[str]:
    """The steps in their text form, the next one last."""
    return [str(step) for step in agenda]


def read_agenda(lines: list[str], steps: Mapping[str, type[Step[Any]]]) -> list[Step[Any]]:
    """The steps of their text forms; raises WrongPosition."""
    agenda: list[Step[Any]] = []
    for line in lines:
        name, *numbers = line.split()
        if name not in steps:
            raise WrongPosition(f"there is no step '{name}'")
        try:
            agenda.append(steps[name](*[int(number) for number in numbers]))
        except (TypeError, ValueError) as error:
            raise WrongPosition(f"step '{line}': {error}") from None
    return agenda
