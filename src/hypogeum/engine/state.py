"""State: everything that is true at a table now, as plain data, and the loop that drives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypogeum.engine.actions import Action, IllegalAction, Refusal
from hypogeum.engine.chance import Chance, NoChance
from hypogeum.engine.events import Event

if TYPE_CHECKING:
    from hypogeum.engine.steps import Decision, Step


class State:
    """The base of every game's state.

    `chance` and `events` are where outcomes come from and where facts go; they are not part of the data:
    copies and positions do not hold them. With `events` None nobody listens, and telling costs nothing.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.over = False
        self.winners: list[int] = []
        self.turns = 0
        self.chance: Chance = NoChance()
        self.events: list[Event] | None = None

    @property
    def decision(self) -> Decision[Any]:
        """Who is asked now, and what for. Only while the game is not over."""
        return self.agenda[-1]  # type: ignore[return-value]

    def apply(self, action: Action, seat: int = -1) -> None:
        """Do an offered action and run the agenda up to the next decision.

        Raises IllegalAction, and changes nothing, for anything that is not offered to the seat.
        """
        if self.over:
            raise IllegalAction(str(action), seat, Refusal("over"))
        decision = self.decision
        who = decision.seat(self) if seat < 0 else seat
        refusal = decision.refusal(self, who, action)
        if refusal is None:
            decision.take(self, who, action)
        elif action.verb.any_time:
            self._apply_any_time(action, who)
        else:
            raise IllegalAction(str(action), who, refusal)
        self.run()

    def _apply_any_time(self, action: Action, seat: int) -> None:
        """Do what needs no decision, whatever is being asked."""
        if seat >= self.seats:
            raise IllegalAction(str(action), seat, Refusal("no_seat", seats=self.seats))
        refusal = action.verb.refusal(self, seat, action.target)
        if refusal is not None:
            raise IllegalAction(str(action), seat, refusal)
        action.verb.perform(self, seat, action.target)

    def run(self) -> None:
        """Run automatic steps until a decision waits or the game is over."""
        while not self.over:
            step = self.agenda[-1]
            if step.waits(self):
                return
            self.agenda.pop()
            step.run(self)

    def push(self, step: Step[Any]) -> None:
        """Put a step on the agenda, before everything that waits there."""
        self.agenda.append(step)

    def finish(self, winners: list[int]) -> None:
        """End the game. Nothing more is done."""
        self.over = True
        self.winners = winners
        self.agenda = []

    def copy(self) -> State:
        """An independent copy that shares only what never changes, the chance source among it; it tells nobody."""
        raise NotImplementedError  # pragma: no cover - every game copies its own columns

    def copy_frame_to(self, other: State) -> None:
        """The part of `copy` that every game has in common."""
        other.agenda = self.agenda[:]
        other.over = self.over
        other.winners = self.winners
        other.turns = self.turns
        other.chance = self.chance

    @property
    def tells(self) -> bool:
        """Whether anybody listens to events."""
        return self.events is not None

    def tell(self, kind: str, rule: str, **args: object) -> None:
        """Tell everybody a fact."""
        if self.events is not None:
            self.events.append(Event(kind, rule, args, -1, {}))

    def tell_one(self, owner: int, secret: dict[str, object], kind: str, rule: str, **args: object) -> None:
        """Tell everybody a fact, and one seat more of it."""
        if self.events is not None:
            self.events.append(Event(kind, rule, args, owner, secret))
