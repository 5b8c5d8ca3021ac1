"""Verbs: what a seat may do at a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hypogeum.engine.state import State

if TYPE_CHECKING:
    from hypogeum.engine.actions import Refusal

S = TypeVar("S", bound=State)


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

    def things(self, state: S, seat: int, target: int) -> list[str]:
        """The things on the table that the action touches, as `kind:id`, the most specific first."""
        return []
