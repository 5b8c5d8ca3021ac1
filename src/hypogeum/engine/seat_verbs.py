"""What a seat may do at any moment, asked or not: go away, come back, leave, change a setting (TBL-AWAY, TBL-SET).

Every game has them. Where something must become of the seat's pieces or of what it has to decide, the game says so in
the hooks of a subclass, and puts that among its verbs.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import bits
from hypogeum.engine.seats import drop_steps
from hypogeum.engine.state import State
from hypogeum.engine.verbs import Verb
from hypogeum.engine.words import read_name

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatVerb(Verb[S]):
    """A verb of everybody who has not left."""

    any_time: ClassVar[bool] = True

    def refusal(self, state: S, seat: int, target: int) -> Refusal | None:
        return Refusal("TBL-AWAY-3", seat=seat) if state.is_gone(seat) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Away(SeatVerb[S]):
    """The person of the seat has lost the connection (TBL-AWAY-1)."""

    name: ClassVar[str] = "away"

    def perform(self, state: S, seat: int, target: int) -> None:
        state.away |= 1 << seat
        if state.tells:
            state.tell("went_away", "TBL-AWAY-1", seat=seat)
        self.pass_on(state, seat)

    def pass_on(self, state: S, seat: int) -> None:
        """A hook: joint decisions for which a game does not wait."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Back(SeatVerb[S]):
    """The person of the seat is there again (TBL-AWAY-1)."""

    name: ClassVar[str] = "back"

    def perform(self, state: S, seat: int, target: int) -> None:
        state.away &= ~(1 << seat)
        if state.tells:
            state.tell("came_back", "TBL-AWAY-1", seat=seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(SeatVerb[S]):
    """The seat leaves the game for good (TBL-AWAY-3, TBL-AWAY-5)."""

    name: ClassVar[str] = "leave"

    def perform(self, state: S, seat: int, target: int) -> None:
        if state.tells:
            state.tell("left", "TBL-AWAY-3", seat=seat)
        if state.is_out(seat):  # the game had ended for it before
            state.gone |= 1 << seat
            return
        self.clear(state, seat)
        state.gone |= 1 << seat
        self.end(state)
        if not state.over:
            self.pass_on(state, seat)

    def clear(self, state: S, seat: int) -> None:
        """A hook: what becomes of its pieces."""

    def end(self, state: S) -> None:
        """A hook: if one side is left, it wins; without anybody the game is lost. Here each seat is a side."""
        left = state.seats_left()
        if left & (left - 1) == 0:
            state.finish(bits(left))

    def pass_on(self, state: S, seat: int) -> None:
        """A hook: what becomes of its turn and of what it had to decide, where the game goes on."""
        drop_steps(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Set(SeatVerb[S]):
    """Change a personal setting that the rules read (TBL-SET-1); nobody else is told."""

    name: ClassVar[str] = "set"

    def __init__(self, settings: dict[str, list[str]]) -> None:
        self.texts: list[str] = []
        """By target: the setting and its value in words."""
        self.settings: list[int] = []
        """By target: the number of the setting."""
        self.values: list[int] = []
        for setting in settings:
            for value in range(len(settings[setting])):
                self.texts.append(f"{setting} {settings[setting][value]}")
                self.settings.append(list(settings).index(setting))
                self.values.append(value)

    def candidates(self, state: S, seat: int) -> list[int]:
        return list(range(len(self.texts)))

    def perform(self, state: S, seat: int, target: int) -> None:
        state.settings[self.settings[target]][seat] = self.values[target]

    def write(self, target: int) -> str:
        return self.texts[target]

    def read(self, words: str) -> int:
        return read_name(words, self.texts)
