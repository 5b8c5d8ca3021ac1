"""State: everything that is true at a table now, as plain data, and the loop that drives it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from hypogeum.engine.actions import Action, IllegalAction, Refusal
from hypogeum.engine.chance import Chance, NoChance
from hypogeum.engine.events import Event
from hypogeum.engine.table_options import TableOptions

if TYPE_CHECKING:
    from hypogeum.engine.steps import Decision, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state: the seats, the agenda, the end.

    `chance` and `events` are where outcomes come from and where facts go; they are not part of the data:
    copies and positions do not hold them. With `events` None nobody listens, and telling costs nothing.
    """

    def __init__(self, options: TableOptions) -> None:
        self.table_options = options
        self.seats = options.seats
        self.away = 0  # bit masks of seats (TBL-AWAY-1, TBL-AWAY-3)
        self.gone = 0
        self.settings: list[list[int]] = []  # by personal setting that the rules read, by seat: its value (TBL-SET-1)
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
        other.away = self.away
        other.gone = self.gone
        if self.settings:
            other.settings = [values[:] for values in self.settings]
        other.agenda = self.agenda[:]
        other.over = self.over
        other.winners = self.winners
        other.turns = self.turns
        other.chance = self.chance

    # Seats

    def is_away(self, seat: int) -> bool:
        return bool(self.away >> seat & 1)

    def is_gone(self, seat: int) -> bool:
        """Whether the seat has left the game for good."""
        return bool(self.gone >> seat & 1)

    def is_out(self, seat: int) -> bool:
        """Whether the game has ended for the seat (TBL-SEAT-6): it has left, or what else a game says."""
        return bool(self.gone >> seat & 1)

    def seats_left(self) -> int:
        """Bit mask of the seats still in the game."""
        mask = 0
        for seat in range(self.seats):
            if not self.is_out(seat):
                mask |= 1 << seat
        return mask

    def seats_from(self, first: int) -> list[int]:
        """Every seat still in the game, clockwise from a seat on."""
        found: list[int] = []
        for offset in range(self.seats):
            seat = (first + offset) % self.seats
            if not self.is_out(seat):
                found.append(seat)
        return found

    def seat_after(self, seat: int) -> int:
        """The next seat clockwise that is still in the game; there is one."""
        following = (seat + 1) % self.seats
        while self.is_out(following):
            following = (following + 1) % self.seats
        return following

    def seat_before(self, seat: int) -> int:
        """The next seat counter-clockwise that is still in the game; there is one."""
        before = (seat - 1) % self.seats
        while self.is_out(before):
            before = (before - 1) % self.seats
        return before

    # Events

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
