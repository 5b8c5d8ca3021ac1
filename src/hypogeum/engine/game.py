"""A game: what the engine, the bots, the server and the client need to know of a title."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Generic, cast

from msgspec import Struct
from typing_extensions import TypeVar

from hypogeum.engine.actions import Action, Refusal, UnreadableAction
from hypogeum.engine.chance import Chance
from hypogeum.engine.event_types import EventTypes
from hypogeum.engine.events import Event
from hypogeum.engine.invariants import check_frame
from hypogeum.engine.options import TABLE_OPTIONS, TABLE_SETTINGS, Option, Setting, read_options
from hypogeum.engine.positions import Position, WrongPosition, read_frame, write_frame
from hypogeum.engine.rulebooks import TABLE_RULES, Rulebook, joined, read_rulebook
from hypogeum.engine.seat_verbs import Away, Back, Leave, Set
from hypogeum.engine.shortcuts import Preview, Shortcut
from hypogeum.engine.state import State
from hypogeum.engine.steps import Step
from hypogeum.engine.table_options import TableOptions
from hypogeum.engine.texts import Texts, catalogues
from hypogeum.engine.verbs import Verb

S = TypeVar("S", bound=State, default=State, covariant=True)
V = TypeVar("V", bound=Struct, default=Struct, covariant=True)

SPECTATOR = -1
"""The seat number of somebody who only watches."""
NO_EVENTS = EventTypes()
NO_UPGRADES: Mapping[int, Callable[[Position], None]] = {}
MOST_ACTIONS_KNOWN = 20_000
LONGEST_ACTION_KNOWN = 60
"""Those that a game offers are shorter; what strangers write beside is not remembered for long."""


class RefusedTarget(Struct, frozen=True):
    """An action somebody could think of, and why it is not offered."""

    action: str
    rule: str
    args: dict[str, object]


class Game(Generic[S, V]):
    """One title, made of the functions of its folder; its `meta.py` has the one instance."""

    def __init__(
        self,
        *,
        module: str,
        name: str,
        rules_version: int,
        seats: tuple[int, int],
        minutes: tuple[int, int],
        options: Sequence[Option],
        options_type: Callable[[int, dict[str, object]], TableOptions],
        state_type: Callable[[Any], S],
        steps: Sequence[type[Step[Any]]],
        verbs: Sequence[Verb[Any]],
        set_up: Callable[[S], None],
        view: Callable[[S, int], V],
        resample: Callable[[S, int, Chance], None],
        hidden: Callable[[S, int], int],
        write_position: Callable[[S], Position],
        read_position: Callable[[Position, S], None],
        check: Callable[[S], None],
        ranks: Callable[[S], list[int]],
        scores: Callable[[S], list[int]],
        events: EventTypes = NO_EVENTS,
        shortcuts: Callable[[S, int], list[Shortcut]] | None = None,
        preview: Callable[[S, int, Action], Preview | None] | None = None,
        sides: Callable[[S], list[int]] | None = None,
        sides_see_alike: bool = False,
        upgrades: Mapping[int, Callable[[Position], None]] = NO_UPGRADES,
        settings: Sequence[Setting] = (),
        seat_arguments: Sequence[str] = (),
        word_families: Sequence[str] = (),
    ) -> None:
        """The functions of a game, which usually takes so many `minutes` among people.

        `module` is the `__name__` of the game's `meta.py`. `set_up` fills a fresh state and pushes the first steps.
        `view` is what a seat may know, by whitelist. `resample` redraws in place what a seat cannot know; `hidden` is a
        bit mask of the components whose identity it cannot know: what an action may show. `write_position` and
        `read_position` are about the game's own columns only. `check` raises BrokenInvariant. `events` are the
        shapes of what it tells. `shortcuts` and `preview`
        are for people: what a seat that is asked may do with one press, and what it can know of an action before it is
        done. `sides` gives by seat the number of its side, which everybody knows: seats with the same number are
        team-mates, who win or lose together and know the same; without it each seat is a side. `sides_see_alike` where
        all seats of a side have one and the same view, and a side is what it was at the start. `upgrades` are by rules
        version: what makes of a position of that version, in place, one of the next; where there is none, they look
        the same. `seat_arguments` and `word_families` are for the texts of events (`engine/texts.py`).
        """
        self.package = module.rpartition(".")[0]
        self.id = self.package.rpartition(".")[2]
        self.folder = Path(str(sys.modules[module].__file__)).parent
        self.name = name
        self.rules_version = rules_version
        self.fewest_seats, self.most_seats = seats
        self.fewest_minutes, self.most_minutes = minutes
        self.options = (*options, *TABLE_OPTIONS)
        self.settings = (*settings, *TABLE_SETTINGS)
        self.steps = {step.name: step for step in steps}
        self.events = events
        self.seat_arguments = tuple(seat_arguments)
        self.word_families = tuple(word_families)
        self._rule_settings = [setting for setting in self.settings if setting.is_rule]
        self.verbs = {verb.name: verb for verb in (*_seat_verbs(self._rule_settings), *verbs)}
        self._options_type = options_type
        self._state_type = state_type
        # Callers know the state of a game as `State`; each game gets none but its own.
        self._set_up: Callable[[Any], None] = set_up
        self._view: Callable[[Any, int], V] = view
        self._resample: Callable[[Any, int, Chance], None] = resample
        self._hidden: Callable[[Any, int], int] = hidden
        self._write_position: Callable[[Any], Position] = write_position
        self._read_position: Callable[[Position, Any], None] = read_position
        self._check: Callable[[Any], None] = check
        self._ranks: Callable[[Any], list[int]] = ranks
        self._scores: Callable[[Any], list[int]] = scores
        self._shortcuts: Callable[[Any, int], list[Shortcut]] | None = shortcuts
        self._preview: Callable[[Any, int, Action], Preview | None] | None = preview
        self._sides: Callable[[Any], list[int]] | None = sides
        self.sides_see_alike = sides_see_alike
        self._upgrades = upgrades
        self._actions: dict[str, Action] = {}
        """By text: actions that were read before, which are the same in every state."""

    # Playing

    def new(
        self,
        options: Mapping[str, object] | None = None,
        *,
        seats: int,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> S:
        """A new game, set up to its first decision. Raises WrongOption or WrongSeats."""
        state = self._fresh(options or {}, seats)
        state.chance = chance
        state.events = events
        self._set_up(state)
        state.run()
        return state

    def _fresh(self, options: Mapping[str, object], seats: int) -> S:
        """A state with nothing but its seats and options."""
        if seats not in range(self.fewest_seats, self.most_seats + 1):
            raise WrongSeats(self.id, seats, self.fewest_seats, self.most_seats)
        state = self._state_type(self._options_type(seats, {**read_options(self.options, options)}))
        state.settings = [[setting.choices.index(setting.default)] * seats for setting in self._rule_settings]
        return state

    def check_options(self, options: Mapping[str, object]) -> None:
        """Read options as a table with the fewest seats would; raises WrongOption."""
        self._fresh(options, self.fewest_seats)

    def check_document(self, option: str, document: str) -> None:
        """Read a document as a table with the fewest seats would; raises WrongOption with what is wrong in it."""
        self.check_options({option: document})

    def action(self, text: str) -> Action:
        """The action of a text such as `move 2,-1`; raises UnreadableAction."""
        known = self._actions.get(text)
        if known is not None:
            return known
        action = self._read_action(text)
        if len(self._actions) < MOST_ACTIONS_KNOWN and len(text) <= LONGEST_ACTION_KNOWN:
            self._actions[text] = action
        return action

    def _read_action(self, text: str) -> Action:
        name, _, words = text.strip().partition(" ")
        verb = self.verbs.get(name)
        if verb is None:
            raise UnreadableAction(text, f"there is no verb '{name}'")
        try:
            return Action(verb, verb.read(words.strip()))
        except ValueError as error:
            raise UnreadableAction(text, str(error)) from None

    def why_not(self, state: State, seat: int, thing: str) -> list[RefusedTarget]:
        """Every action with the thing that somebody could think of and that is not offered, with the reason.

        What is about the thing first comes first. Neither what a shortcut with the thing does, nor what is only the
        beginning of an offered action of the same verb, is refused to a person.
        """
        if state.over or seat not in state.decision.seats(state):
            return []
        shortcuts = [one for one in self.shortcuts(state, seat) if thing in one.picks or thing in one.touches]
        in_shortcuts = {action for shortcut in shortcuts for action in shortcut.actions}
        refused: list[tuple[int, RefusedTarget]] = []
        for verb in state.decision.verbs(state):
            sayings = [{*verb.picks(state, seat, target)} for target in verb.targets(state, seat)]
            for target in verb.candidates(state, seat):
                things = verb.things(state, seat, target)
                refusal = verb.refusal(state, seat, target) if thing in things else None
                if refusal is None or Action(verb, target) in in_shortcuts:
                    continue
                picks = {*verb.picks(state, seat, target)}
                if not any(picks < saying for saying in sayings):
                    refused.append((things.index(thing), _refused(Action(verb, target), refusal)))
        return [target for _, target in sorted(refused, key=lambda pair: pair[0])]

    def shortcuts(self, state: State, seat: int) -> list[Shortcut]:
        """What the seat may do with one press besides single actions; nothing where it is not asked."""
        if self._shortcuts is None or state.over or seat not in state.decision.seats(state):
            return []
        return self._shortcuts(state, seat)

    def preview(self, state: State, seat: int, action: Action) -> Preview | None:
        """What the seat can know of an offered action before it is done, or None."""
        return None if self._preview is None else self._preview(state, seat, action)

    def ranks(self, state: State) -> list[int]:
        """The final rank of each seat, 1 for the best."""
        return self._ranks(state)

    def scores(self, state: State) -> list[int]:
        """What each seat has in the end, in whatever the game counts; ranks need not follow from it alone."""
        return self._scores(state)

    # Sides

    @property
    def has_sides(self) -> bool:
        """Whether seats may be team-mates."""
        return self._sides is not None

    def sides(self, state: State) -> list[int]:
        """By seat: the number of its side."""
        return list(range(state.seats)) if self._sides is None else self._sides(state)

    def side_of(self, state: State, seat: int) -> list[int]:
        """The seats of the same side, with the seat itself; a spectator is on none."""
        if seat == SPECTATOR:
            return []
        if self._sides is None:
            return [seat]
        sides = self._sides(state)
        return [other for other in range(state.seats) if sides[other] == sides[seat]]

    def teammates(self, state: State, seat: int) -> list[int]:
        """The others of the same side, who know what the seat knows."""
        return [other for other in self.side_of(state, seat) if other != seat]

    # Knowing

    def view(self, state: State, seat: int = SPECTATOR) -> V:
        """What a seat, or a spectator, may know."""
        return self._view(state, seat)

    def resample(self, state: State, seat: int, chance: Chance) -> S:
        """A copy in which everything hidden from the seat is redrawn, consistently with what it knows."""
        other = cast(S, state.copy())
        other.chance = chance
        for values, setting in zip(other.settings, self._rule_settings, strict=True):
            for owner in range(other.seats):
                if owner != seat:
                    values[owner] = chance.pick(len(setting.choices))
        self._resample(other, seat, chance)
        return other

    def hidden(self, state: State, seat: int) -> int:
        """The components whose identity the seat may not know, as a bit mask: what an action can show to others."""
        return self._hidden(state, seat)

    # Writing and reading

    def write_position(self, state: State) -> Position:
        """The state as plain JSON data: everything but chance and events."""
        return {"game": self.id, **write_frame(state, self._rule_settings), **self._write_position(state)}

    def read_position(self, position: Position) -> S:
        """The state of a position; raises WrongPosition, naming what is missing or wrong."""
        try:
            state = self._fresh(position["options"], position["seats"])
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise WrongPosition(f"seats or options: {error}") from None
        try:
            self._read_position(position, state)
            read_frame(position, state, self._rule_settings, self.steps)
        except WrongPosition:
            raise
        except KeyError as error:
            raise WrongPosition(f"{error} is missing") from None
        except (ValueError, TypeError, IndexError, AttributeError) as error:
            raise WrongPosition(str(error)) from None
        return state

    def upgrade_position(self, version: int, position: Position) -> Position:
        """A position of an older rules version as one of this version; the given one stays as it is.

        Raises WrongPosition where that is impossible.
        """
        if version > self.rules_version:
            raise WrongPosition(f"it is of rules version {version}, which is newer than {self.rules_version}")
        upgraded: Position = position if version == self.rules_version else deepcopy(position)
        for step in range(version, self.rules_version):
            try:
                self._upgrades.get(step, _as_it_is)(upgraded)
            except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
                raise WrongPosition(f"it is of rules version {version}: {error!r}") from None
        return upgraded

    def check(self, state: State) -> None:
        """Every invariant; raises BrokenInvariant."""
        self._check(state)
        check_frame(state, self.steps)

    # Words

    def rulebook(self, language: str) -> Rulebook:
        """The rules in our own words, followed by those of tables."""
        return joined(read_rulebook(self.folder / "text", language), read_rulebook(TABLE_RULES, language))

    @cache  # noqa: B019 - there is one instance of each game, for good
    def texts(self, language: str) -> Texts:
        """The texts of the game and of what all games share."""
        return Texts(
            language,
            *catalogues(self.folder, language),
            seat_arguments=self.seat_arguments,
            word_families=self.word_families,
        )


def _as_it_is(position: Position) -> None:
    """Nothing about positions has changed with this version."""


def _seat_verbs(settings: Sequence[Setting]) -> list[Verb[Any]]:
    """What every seat may do at any time; a game replaces those to which it has something to add."""
    verbs: list[Verb[Any]] = [Away(), Back(), Leave()]
    if settings:
        verbs.append(Set({setting.id: list(setting.choices) for setting in settings}))
    return verbs


def _refused(action: Action, refusal: Refusal) -> RefusedTarget:
    return RefusedTarget(str(action), refusal.rule, refusal.args)


class WrongSeats(ValueError):
    """A number of seats the game cannot have."""

    def __init__(self, game: str, seats: int, fewest: int, most: int) -> None:
        super().__init__(f"{game} is for {fewest} to {most} seats, not {seats}")
        self.game = game
        self.seats = seats
