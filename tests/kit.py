"""Building positions and playing them by text: a test reads like play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
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


def same_position(one: object, other: object) -> None:
    """Fail unless two positions (or views, or lists of events) are the same byte for byte; say where they differ.

    Either may be given as its JSON text, which is a way to keep it.
    """
    texts = [value if isinstance(value, bytes) else msgspec.json.encode(value) for value in (one, other)]
    if texts[0] != texts[1]:
        found = [*differences(*[msgspec.json.decode(text) for text in texts])]
        pytest.fail("\n".join(found[:12]) or "the same keys in another order", pytrace=False)


def differences(one: object, other: object, path: str = "") -> Iterator[str]:
    """What differs between two JSON values, such as `heroes[1].hearts: 3, but 2`."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            place = f"{path}.{key}" if path else str(key)
            if key not in other:
                yield f"{place}: {one[key]!r}, but nothing"
            elif key not in one:
                yield f"{place}: nothing, but {other[key]!r}"
            else:
                yield from differences(one[key], other[key], place)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (item, counterpart) in enumerate(zip(one, other, strict=True)):
            yield from differences(item, counterpart, f"{path}[{number}]")
    elif one != other or type(one) is not type(other):
        yield f"{path}: {one!r}, but {other!r}"


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
        same_position(self.game.write_position(self.state), before)
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
