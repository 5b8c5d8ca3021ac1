"""Verbs: what a seat may do at a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hypogeum.engine.state import State
from hypogeum.engine.words import read_name

if TYPE_CHECKING:
    from hypogeum.engine.actions import Refusal

S = TypeVar("S", bound=State)

SCORE: Final = "score"
GAIN: Final = "gain"
ACT: Final = "act"
MOVE: Final = "move"
GIVE_UP: Final = "give_up"
WISHES: Final = [SCORE, GAIN, ACT, MOVE, GIVE_UP]
"""What people want of an action, the most wanted first: to score or complete something, to gain, to act, to move, to
give something up. Screens offer actions in this order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """The rules of one way of acting.

    A target is one small integer whose meaning belongs to the verb; `write` and `read` turn it into the
    words of the action's text form and back. `targets` is fast and lists what is legal; `refusal` says why
    a target is not. A property test holds the two together: listed iff not refused.
    """

    name: ClassVar[str] = ""
    any_time: ClassVar[bool] = False
    """Whether a seat may do this at any moment, without being asked (settings, leaving the table)."""
    wish: ClassVar[str] = ACT
    """One of `WISHES`."""
    ends: ClassVar[bool] = False
    """Whether it ends something that could go on: a turn, a phase, a step. Nobody's is ended unasked (TBL-SET-2)."""
    is_final: ClassVar[bool] = False
    """Whether a game says that it is never taken back, whatever has come of it (TBL-UNDO-1)."""
    is_open: ClassVar[bool] = False
    """Whether everybody may read the action as it is written; otherwise others learn of it by its events alone."""

    def targets(self, state: S, seat: int) -> list[int]:
        """Every legal target, in a fixed order."""
        return [target for target in self.candidates(state, seat) if self.refusal(state, seat, target) is None]

    def candidates(self, state: S, seat: int) -> list[int]:
        """Every target somebody could think of now, legal or not: what "why not?" can be asked about."""
        return [0]

    def refusal(self, state: S, seat: int, target: int) -> Refusal | None:
        """The reason why the target is illegal, or None."""
        return None

    def perform(self, state: S, seat: int, target: int) -> None:
        """Do it. The target is legal."""

    def write(self, target: int) -> str:
        """The target in words; empty where the verb has none."""
        return ""

    def read(self, words: str) -> int:
        """The target that `write` wrote; raises ValueError with a reason."""
        if words:
            raise ValueError(f"'{self.name}' takes nothing after it")
        return 0

    def picks(self, state: S, seat: int, target: int) -> list[str]:
        """What a person presses to say the action, in any order, as `kind:id`; the most telling first.

        Where nothing on the table says it, the action stands in words beside the question.
        """
        return []

    def touches(self, state: S, seat: int, target: int) -> list[str]:
        """Further things on the table that it is about: outlined, never needed to say it."""
        return []

    def things(self, state: S, seat: int, target: int) -> list[str]:
        """Everything on the table that the action is about."""
        return self.picks(state, seat, target) + self.touches(state, seat, target)

    def wish_of(self, state: S, seat: int, target: int) -> str:
        """What a person would want of this action, one of `WISHES`; for verbs whose targets differ in that."""
        return self.wish


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedVerb(Verb[S]):
    """A verb that chooses one of several things by name; where they are things on the table, `kind` is theirs."""

    def __init__(self, names: list[str], kind: str = "") -> None:
        self.names = names
        """By target."""
        self.kind = kind

    def write(self, target: int) -> str:
        return self.names[target]

    def read(self, words: str) -> int:
        return read_name(words, self.names)

    def picks(self, state: S, seat: int, target: int) -> list[str]:
        return [f"{self.kind}:{self.names[target]}"] if self.kind else []
