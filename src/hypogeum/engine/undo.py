"""Undo: a seat may take back its last actions until something that cannot be unseen.

That is a chance outcome, something hidden that was shown to anyone, or another seat's action. It is computed
from the outcomes of chance and from what is hidden before and after; nobody places it by hand.

What another seat does at any time (its settings, its presence) is no obstacle where it makes no difference: if the
same question is asked before and after both, and doing it first and the action then gives the same state. To take the
action back is then to have done the other thing alone; entries of the record stay unambiguous.
"""

from __future__ import annotations

from collections.abc import Container

from hypogeum.engine.actions import Action, IllegalAction
from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State


class NoUndo:
    """Why an action cannot be taken back: `reason` is one of nothing, other, chance, shown, final, over, any_time,
    rules."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoUndo) and self.reason == other.reason

    def __hash__(self) -> int:
        return hash(self.reason)


class Undoable:
    """What is kept to take an action back."""

    __slots__ = ("action", "before", "blocked", "entry", "seat")

    def __init__(self, entry: int, seat: int, action: Action, before: State, blocked: str) -> None:
        """`entry` is the number of its entry in the record, counted from 0; `blocked` says why it cannot be taken back,
        and is empty if it can."""
        self.entry = entry
        self.seat = seat
        self.action = action
        self.before = before
        self.blocked = blocked


class History:
    """The actions since the last one that nobody can take back, that one included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[Undoable] = []
        self.nothing = "nothing"
        """The reason where there is no action: `rules` where those have changed before."""

    def add(self, number: int, before: State, after: State, action: Action, seat: int, outcomes: list[int]) -> None:
        """Remember an action that was done, with the number of its entry."""
        blocked = ""
        if outcomes:
            blocked = "chance"
        elif self._was_shown(before, after):
            blocked = "shown"
        elif action.verb.is_final:
            blocked = "final"
        if action.verb.any_time:
            done = Undoable(number, seat, action, before, "any_time")
            self.actions = [done] if blocked else self._beside(done, after)
            return
        if blocked:
            self.actions = []
        self.actions.append(Undoable(number, seat, action, before, blocked))

    def _beside(self, done: Undoable, after: State) -> list[Undoable]:
        """The last actions, as if what another seat has done at any time had been done before them.

        Those to which it makes a difference, or which are of the same seat, cannot be taken back any more.
        """
        kept: list[Undoable] = []
        for last in reversed(self.actions):
            moved = self._moved(last, done, kept[-1].before if kept else after)
            if moved is None:
                break
            kept.append(moved)
        if len(kept) < len(self.actions) or not kept:
            kept.append(done)
        return kept[::-1]

    def _moved(self, last: Undoable, done: Undoable, after: State) -> Undoable | None:
        """The last action as one that follows what was done at any time, if that makes no difference."""
        if last.blocked or last.seat == done.seat:
            return None
        chance = TapedChance(FastChance(0))
        before = last.before.copy()
        before.chance = chance
        try:
            before.apply(done.action, done.seat)
            again = before.copy()
            again.apply(last.action, last.seat)
        except IllegalAction:
            return None
        agendas = [[str(step) for step in state.agenda] for state in (last.before, before, again)]
        is_same_question = agendas[0] == agendas[1] == agendas[2]
        if chance.take_outcomes() or not is_same_question:
            return None
        if self.game.write_position(again) != self.game.write_position(after):
            return None
        before.chance = last.before.chance
        return Undoable(last.entry, last.seat, last.action, before, "")

    def _was_shown(self, before: State, after: State) -> bool:
        """Whether anybody, the seat itself too, may know something now that was hidden from him before."""
        for viewer in range(SPECTATOR, after.seats):
            if self.game.hidden(before, viewer) & ~self.game.hidden(after, viewer):
                return True
        return False

    def refusal(self, state: State, seat: int, unasked: Container[int] = ()) -> NoUndo | None:
        """Why the seat cannot take back its last action, or None.

        Entries that are `unasked`, by number, were not the seat's own doing: they are taken back with the one before.
        """
        if state.over:
            return NoUndo("over")
        for last in reversed(self.actions):
            if last.seat != seat:
                return NoUndo("other")
            if last.blocked:
                return NoUndo(last.blocked)
            if last.entry not in unasked:
                return None
        return NoUndo(self.nothing)

    def take_back(self, events: list[Event] | None) -> State:
        """The state before the last action, which is forgotten and told; only where `refusal` is None (TBL-UNDO-4)."""
        last = self.actions.pop()
        if events is not None:
            events.append(Event("undone", "TBL-UNDO-4", {"seat": last.seat, "entry": last.entry}, SPECTATOR, {}))
        return last.before
