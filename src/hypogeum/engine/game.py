"""A game: what the engine, the bots, the server and the client need to know of each of the four titles."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from hypogeum.engine.actions import Action, Refusal, UnreadableAction
from hypogeum.engine.chance import Chance
from hypogeum.engine.events import Event
from hypogeum.engine.options import Option, Value, read_options
from hypogeum.engine.positions import Position
from hypogeum.engine.rulebooks import Rulebook, read_rulebook
from hypogeum.engine.state import State
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import Verb

SPECTATOR = -1
"""The seat number of somebody who only watches."""


class Setting(Struct, frozen=True, kw_only=True):
    """A personal setting: no option of the table, kept per player."""

    id: str
    default: str
    choices: tuple[str, ...]
    rule: str
    is_rule: bool = True
    """Whether the rules read it (a `set` action) or only the player's own screen does."""


class RefusedTarget(Struct, frozen=True):
    """An action somebody could think of, and why it is not offered."""

    action: str
    rule: str
    args: dict[str, object]


class Game:
    """The contract of a game folder. Its `meta.py` has the one instance."""

    id: ClassVar[str]
    name: ClassVar[str]
    rules_version: ClassVar[int]
    fewest_seats: ClassVar[int]
    most_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    settings: ClassVar[tuple[Setting, ...]] = ()
    verbs: ClassVar[dict[str, Verb[Any]]]
    steps: ClassVar[dict[str, type[Step[Any]]]]
    folder: ClassVar[Path]

    def new(
        self,
        options: Mapping[str, object] | None = None,
        *,
        seats: int,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> State:
        """A new game, set up to its first decision. Raises WrongOption or WrongSeats."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise WrongSeats(self.id, seats, self.fewest_seats, self.most_seats)
        return self.set_up(read_options(self.options, options or {}), seats, chance, events)

    def set_up(self, options: dict[str, Value], seats: int, chance: Chance, events: list[Event] | None) -> State:
        """`new` with options that have been read."""
        raise NotImplementedError  # pragma: no cover

    def view(self, state: State, seat: int = SPECTATOR) -> Struct:
        """What a seat, or a spectator, may know."""
        raise NotImplementedError  # pragma: no cover

    def resample(self, state: State, seat: int, chance: Chance) -> State:
        """A copy in which everything hidden from the seat is redrawn, consistently with what it knows."""
        raise NotImplementedError  # pragma: no cover

    def hidden(self, state: State, seat: int) -> int:
        """The components whose identity the seat may not know, as a bit mask: what an action can show to others."""
        raise NotImplementedError  # pragma: no cover

    def write_position(self, state: State) -> Position:
        """The state as plain JSON data."""
        raise NotImplementedError  # pragma: no cover

    def read_position(self, position: Position) -> State:
        """The state of a position; raises WrongPosition."""
        raise NotImplementedError  # pragma: no cover

    def check(self, state: State) -> None:
        """Every invariant of the game; raises BrokenInvariant."""
        raise NotImplementedError  # pragma: no cover

    def ranks(self, state: State) -> list[int]:
        """The final rank of each seat, 1 for the best."""
        raise NotImplementedError  # pragma: no cover

    def scores(self, state: State) -> list[int]:
        """What each seat has in the end, in whatever the game counts; ranks need not follow from it alone."""
        raise NotImplementedError  # pragma: no cover

    def rulebook(self, language: str) -> Rulebook:
        """The rules in our own words."""
        return read_rulebook(self.folder / "text", language)

    def action(self, text: str) -> Action:
        """The action of a text such as `move 2,-1`; raises UnreadableAction."""
        name, _, words = text.strip().partition(" ")
        verb = self.verbs.get(name)
        if verb is None:
            raise UnreadableAction(text, f"there is no verb '{name}'")
        try:
            return Action(verb, verb.read(words.strip()))
        except ValueError as error:
            raise UnreadableAction(text, str(error)) from None

    def why_not(self, state: State, seat: int, thing: str) -> list[RefusedTarget]:
        """Every action with the thing that somebody could think of and that is not offered, with the reason."""
        if state.over or seat not in state.decision.seats(state):
            return []
        refused = []
        for verb in state.decision.verbs(state):
            for target in verb.candidates(state, seat):
                if thing in verb.things(state, seat, target)[:1]:
                    refusal = verb.refusal(state, seat, target)
                    if refusal is not None:
                        refused.append(_refused(Action(verb, target), refusal))
        return refused


def _refused(action: Action, refusal: Refusal) -> RefusedTarget:
    return RefusedTarget(str(action), refusal.rule, refusal.args)


class WrongSeats(ValueError):
    """A number of seats the game cannot have."""

    def __init__(self, game: str, seats: int, fewest: int, most: int) -> None:
        super().__init__(f"{game} is for {fewest} to {most} seats, not {seats}")
        self.game = game
        self.seats = seats


class BrokenInvariant(AssertionError):
    """Something that always holds does not: an error of the rules code."""

    def __init__(self, rule: str, what: str) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule
