"""Building positions and playing them by text: a test reads like play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from hypogeum.engine.actions import IllegalAction
from hypogeum.engine.chance import ScriptedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.state import State

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Cite the rules that a test holds; `rule-coverage` reads the ids, people read them in the report."""

    def cite(function: F) -> F:
        marked: F = pytest.mark.rules(*ids)(function)
        return marked

    return cite


class Scene:
    """A state with scripted chance: an outcome, a question or a broken invariant nobody foresaw fails the test."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.script: list[int] = []
        self.events: list[Event] = []
        state.chance = ScriptedChance(self.script)
        state.events = self.events

    def do(self, *actions: str, seat: int = -1) -> None:
        """Do actions one after another; each must be offered."""
        for text in actions:
            self.events.clear()
            action = self.game.action(text)
            if not action.verb.any_time:
                assert action in self.offered(seat), f"'{text}' is not offered; there is {self.texts(seat)}"
            self.state.apply(action, seat)
            self.game.check(self.state)

    def offered(self, seat: int = -1) -> Sequence[Any]:
        return self.state.decision.actions(self.state, seat)

    def texts(self, seat: int = -1) -> list[str]:
        """The text forms of all offered actions."""
        return [str(action) for action in self.offered(seat)]

    def offers(self, verb: str, seat: int = -1) -> list[str]:
        """The offered actions of one verb."""
        return [text for text in self.texts(seat) if text.split()[0] == verb]

    def refused(self, text: str, seat: int = -1) -> str:
        """The rule by which an action is refused; fails if it is allowed, or if the refusal changed anything."""
        before = self.game.write_position(self.state)
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.game.action(text), seat)
        assert self.game.write_position(self.state) == before
        assert text not in self.texts(seat)
        return caught.value.refusal.rule

    def told(self, kind: str) -> list[Event]:
        """The events of a kind since the last action."""
        return [event for event in self.events if event.kind == kind]

    def asked(self) -> tuple[str, list[int]]:
        """The decision that waits, and whom it asks."""
        decision = self.state.decision
        return decision.name, decision.seats(self.state)

    def roll(self, *faces: int) -> None:
        """The next dice, as rolled."""
        self.script.extend(face - 1 for face in faces)

    def all_chance_used(self) -> bool:
        return not self.script
