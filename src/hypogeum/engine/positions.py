"""Positions: states written as JSON, for tests, puzzles, bug reports and storage."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hypogeum.engine.decks import Deck
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.options import Setting
from hypogeum.engine.state import State
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


# The frame: what every state has


def write_frame(state: State, settings: Sequence[Setting]) -> Position:
    """Seats, agenda and end; `settings` are the personal ones that the rules read."""
    return {
        "options": state.table_options.values,
        "seats": state.seats,
        "turns": state.turns,
        "agenda": write_agenda(state.agenda),
        "over": state.over,
        "winners": state.winners[:],
        "away": bits(state.away),
        "gone": bits(state.gone),
        "settings": {
            setting.id: [setting.choices[value] for value in values]
            for setting, values in zip(settings, state.settings, strict=True)
        },
    }


def read_frame(
    position: Position, state: State, settings: Sequence[Setting], steps: Mapping[str, type[Step[Any]]]
) -> None:
    """Fill the frame of a state that was made with the options of the position."""
    state.turns = position["turns"]
    state.over = position["over"]
    state.winners = list(position["winners"])
    state.away = mask_of(position["away"])
    state.gone = mask_of(position["gone"])
    state.settings = [
        [setting.choices.index(value) for value in position["settings"][setting.id]] for setting in settings
    ]
    state.agenda = read_agenda(position["agenda"], steps)


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


# Helpers for the columns of a game: names instead of numbers


def name_of(names: Sequence[str], number: int) -> str | None:
    """The name of a thing, None for none."""
    return None if number == NONE else names[number]


def number_of(names: Sequence[str], name: str | None) -> int:
    return NONE if name is None else _place(names, name)


def names_in(names: Sequence[str], mask: int) -> list[str]:
    """The names of the things in a bit mask."""
    return [names[number] for number in bits(mask)]


def mask_in(names: Sequence[str], given: Sequence[str]) -> int:
    """The bit mask of things by name."""
    return mask_of([_place(names, name) for name in given])


def names_of(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    """The names of a list of things."""
    return [names[number] for number in numbers]


def numbers_of(names: Sequence[str], given: Sequence[str]) -> list[int]:
    return [_place(names, name) for name in given]


def counts_by_name(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How many there are of each kind, without those of which there is none."""
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def counts_of(names: Sequence[str], counts: Mapping[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def write_deck(names: Sequence[str], deck: Deck) -> dict[str, Any]:
    """A deck of named cards."""
    return {
        "pile": names_in(names, deck.pile),
        "discard": names_in(names, deck.discard),
        "batches": deck.batches[:],
        "shuffles": deck.shuffles,
        "top": names_of(names, deck.top),
        "seen": [bits(seats) for seats in deck.seen],
    }


def read_deck(names: Sequence[str], data: Mapping[str, Any]) -> Deck:
    return Deck(
        mask_in(names, data["pile"]),
        mask_in(names, data["discard"]),
        list(data["batches"]),
        data["shuffles"],
        numbers_of(names, data["top"]),
        [mask_of(seats) for seats in data["seen"]],
    )


def _place(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise WrongPosition(f"'{name}' is none of {', '.join(names)}")
    return names.index(name)
