"""Undo: a seat may take back its last actions until something that cannot be unseen.

That is a chance outcome, something hidden that was shown to anyone, or another seat's action. It is computed
from the outcomes of chance and from what is hidden before and after; nobody places it by hand.
"""

from __future__ import annotations

from msgspec import Struct

from hypogeum.engine.actions import Action
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State


class NoUndo(Struct, frozen=True):
    """Why an action cannot be taken back: `reason` is one of nothing, other, chance, shown, over, any_time."""

    reason: str


class Undoable(Struct):
    """What is kept to take an action back."""

    seat: int
    before: State
    blocked: str
    """Why it cannot be taken back; empty if it can."""


class History:
    """The actions since the last one that nobody can take back, that one included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[Undoable] = []

    def add(self, before: State, after: State, action: Action, seat: int, outcomes: list[int]) -> None:
        """Remember an action that was done."""
        blocked = ""
        if action.verb.any_time:
            blocked = "any_time"
        elif outcomes:
            blocked = "chance"
        elif self._was_shown(before, after):
            blocked = "shown"
        if blocked:
            self.actions = []
        self.actions.append(Undoable(seat, before, blocked))

    def _was_shown(self, before: State, after: State) -> bool:
        """Whether anybody, the seat itself too, may know something now that was hidden from him before."""
        for viewer in range(SPECTATOR, after.seats):
            if self.game.hidden(before, viewer) & ~self.game.hidden(after, viewer):
                return True
        return False

    def refusal(self, state: State, seat: int) -> NoUndo | None:
        """Why the seat cannot take back the last action, or None."""
        if state.over:
            return NoUndo("over")
        if not self.actions:
            return NoUndo("nothing")
        last = self.actions[-1]
        if last.seat != seat:
            return NoUndo("other")
        return NoUndo(last.blocked) if last.blocked else None

    def take_back(self) -> State:
        """The state before the last action, which is forgotten; only where `refusal` is None."""
        return self.actions.pop().before
