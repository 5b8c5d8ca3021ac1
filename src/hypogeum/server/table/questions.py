"""Since when each seat has been asked what it is asked now: tells stale clicks from good ones."""

from __future__ import annotations

from hypogeum.engine.state import State

NO_SEAT = -1


class Questions:
    """Follows the decisions of a table.

    A seat's question stays the same while others act: a rival's answer to a simultaneous decision, or a change of
    somebody's settings, makes no click stale.
    """

    def __init__(self, state: State, version: int) -> None:
        self.decision = ""
        self.since: dict[int, int] = {}
        """By asked seat: the version at which its question began."""
        self.follow(state, version, NO_SEAT)

    @property
    def kept(self) -> tuple[str, dict[int, int]]:
        """All that an entry may change; it is replaced, and never changed in place."""
        return self.decision, self.since

    @kept.setter
    def kept(self, kept: tuple[str, dict[int, int]]) -> None:
        self.decision, self.since = kept

    def follow(self, state: State, version: int, actor: int) -> None:
        """After an entry of a seat; an actor of -1 stands for entries that answer no question."""
        if state.over:
            self.decision = ""
            self.since = {}
            return
        name = state.decision.name
        kept = self.since if name == self.decision else {}
        self.decision = name
        self.since = {
            seat: kept[seat] if seat in kept and seat != actor else version for seat in state.decision.seats(state)
        }

    @property
    def began(self) -> int:
        """The version at which the question was put; simultaneous answers do not change it."""
        return max(self.since.values(), default=-1)

    def is_stale(self, seat: int, seen: int, version: int) -> bool:
        """Whether a person who saw a version cannot have meant the present question."""
        return seen > version or seen < self.since.get(seat, version)
