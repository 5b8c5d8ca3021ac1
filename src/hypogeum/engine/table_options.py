"""The options of a table in the form the rules read; a game's `Options` adds its own."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from hypogeum.engine.options import WrongOption
from hypogeum.engine.texts import said

RANDOM = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class TableOptions:
    """Fixed for the whole game and shared by all copies of its state."""

    def __init__(self, seats: int, values: dict[str, object]) -> None:
        self.values = values
        self.seats = seats
        self.first_player = self._first_player()
        """A seat, or -1 for a random one."""
        self.turn_seconds = self.number("turn_seconds")
        self.choice_seconds = self.number("choice_seconds")

    def number(self, option: str) -> int:
        """The value of a number."""
        value = self.values[option]
        assert isinstance(value, int)
        return value

    def flag(self, option: str) -> bool:
        return self.values[option] is True

    def choice(self, option: str, choices: list[str]) -> int:
        """The place of the chosen value among the choices."""
        return choices.index(str(self.values[option]))

    def _first_player(self) -> int:
        """One of the seats of this table; raises WrongOption."""
        value = self.values.get("first_player", RANDOM)
        if value == RANDOM:
            return -1
        seat = int(str(value))
        if seat >= self.seats:
            raise WrongOption("first_player", value, said("option-seats", most=self.seats - 1))
        return seat
