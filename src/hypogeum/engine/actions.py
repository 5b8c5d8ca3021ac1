"""Actions, and the reasons why some are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hypogeum.engine.verbs import Verb


class Action:
    """One concrete choice: a verb with its target.

    Actions are values: two with the same verb and target are equal, in any state. `str` gives the text
    form that records, tests and the wire use, such as `move 2,-1`.
    """

    __slots__ = ("target", "verb")

    def __init__(self, verb: Verb[Any], target: int) -> None:
        self.verb = verb
        self.target = target

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb is other.verb and self.target == other.target

    def __hash__(self) -> int:
        return hash((self.verb.name, self.target))

    def __str__(self) -> str:
        words = self.verb.write(self.target)
        return f"{self.verb.name} {words}" if words else self.verb.name

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


class Refusal:
    """Why something is not allowed: the rule that forbids it and what the rule speaks of."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, **args: object) -> None:
        self.rule = rule
        self.args = args

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.rule} ({details})" if details else self.rule


class IllegalAction(Exception):
    """An action that was not offered. Nothing has changed."""

    def __init__(self, action: str, seat: int, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not do '{action}' now: {refusal}")
        self.action = action
        self.seat = seat
        self.refusal = refusal


class UnreadableAction(ValueError):
    """A text that names no action of the game."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"'{text}' is not an action: {reason}")
        self.text = text
        self.reason = reason
