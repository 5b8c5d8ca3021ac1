"""Steps: small procedures of the rules that wait on the agenda. A decision is a step that waits for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.state import State

if TYPE_CHECKING:
    from hypogeum.engine.chance import Chance
    from hypogeum.engine.verbs import Verb

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One small procedure. Steps never change once made, so that copies of a state share them."""

    name: ClassVar[str] = ""

    def waits(self, state: S) -> bool:
        """Whether somebody has to choose before the agenda goes on."""
        return False

    def run(self, state: S) -> None:
        """Do it; called after the step has left the agenda."""

    def args(self) -> list[int]:
        """The numbers the step was made with: `name` and these are its text form in a position."""
        return []

    def __str__(self) -> str:
        return " ".join([self.name, *[str(number) for number in self.args()]])


class Clock:
    """How long a decision may take: `seconds` for all decisions that share the key together."""

    __slots__ = ("key", "seconds")

    def __init__(self, key: str, seconds: int) -> None:
        self.key = key
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits until a seat (or each of several seats) has chosen."""

    elsewhere_rule: ClassVar[str] = ""
    """The rule to name when an action is tried that this decision does not offer."""

    def waits(self, state: S) -> bool:
        return True

    def seats(self, state: S) -> list[int]:
        """Who is asked and has not answered yet. More than one: they answer at the same time."""
        raise NotImplementedError  # pragma: no cover - every decision says whom it asks

    def verbs(self, state: S) -> list[Verb[Any]]:
        """What may be done, in the order in which it is offered."""
        raise NotImplementedError  # pragma: no cover - every decision says what it offers

    def default(self, state: S, seat: int, chance: Chance) -> Action:
        """What is done for a seat that does not answer. `chance` is not the table's own."""
        return self.actions(state, seat)[0]

    def clock(self, state: S) -> Clock | None:
        """The time the seats have, or None for no limit."""
        return None

    def seat(self, state: S) -> int:
        """The first seat that is asked."""
        return self.seats(state)[0]

    def actions(self, state: S, seat: int = -1) -> list[Action]:
        """Every legal action of the seat: never empty if it is asked, empty if it is not."""
        if seat >= 0 and seat not in self.seats(state):
            return []
        who = self.seat(state) if seat < 0 else seat
        found: list[Action] = []
        for verb in self.verbs(state):
            for target in verb.targets(state, who):
                found.append(Action(verb, target))
        return found

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, or None."""
        if seat not in self.seats(state) or action.verb not in self.verbs(state):
            return Refusal(self.elsewhere_rule, decision=self.name)
        return action.verb.refusal(state, seat, action.target)

    def take(self, state: S, seat: int, action: Action) -> None:
        """Leave the agenda and do the chosen action."""
        state.agenda.pop()
        action.verb.perform(state, seat, action.target)
