"""Nothing hidden leaks: change every hidden fact consistently, and nobody who may not know it notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.positions import write_agenda
from hypogeum.engine.state import State
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Lively, Rarest, decisions, every_game, games_with, possible, secretly, text_of
from tests.games.worlds import as_seen, look_alike
from tests.kit import rule, same_position

GAMES_EACH = 16 * THOROUGH
FEW = 5
"""So many hidden things may be alike in most redraws."""

Path = tuple[str | int, ...]
"""Where a value stands in a view: keys, and numbers in lists."""


@every_game
@rule("TBL-KNOW-1", "TBL-KNOW-3")
def test_resampling_changes_neither_the_view_nor_the_offered_actions(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60, secretly(game, number)):
            before = text_of(game, state)
            for viewer in range(SPECTATOR, state.seats):
                other = game.resample(state, viewer, FastChance(number))
                same_position(as_seen(game, other, viewer), as_seen(game, state, viewer))
                game.check(other)
            same_position(text_of(game, state), before)


@games_with("has_secrets")
def test_resampling_does_redraw_what_is_hidden(game: Game) -> None:
    """What one seat knows and another does not is another thing in other redraws, unless few things are left."""
    redrawn = []
    for number in range(6):
        state = list(decisions(game, number, 25))[-1]
        if state.over:
            continue
        for viewer in range(SPECTATOR, state.seats):
            for other in range(state.seats):
                hidden = game.hidden(state, viewer)
                if other != viewer and hidden.bit_count() > FEW and hidden & ~game.hidden(state, other):
                    seen = {as_seen(game, game.resample(state, viewer, FastChance(seed)), other) for seed in range(12)}
                    redrawn.append(len(seen) > 2)
    assert sum(redrawn) > 0.9 * len(redrawn) > 0


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """The values of a view by where they stand in it; a list of plain values is one value."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        for number, item in enumerate(value):
            yield from leaves(item, (*path, number))
    else:
        yield path, value


def kind_of(path: Path) -> str:
    """Where a value stands in a view, whatever its number in a list: `heroes.*.hand`."""
    return ".".join("*" if isinstance(part, int) else part for part in path)


@games_with("has_secrets")
def test_resampling_forgets_no_kind_of_secret(game: Game) -> None:
    """Wherever a seat often sees names or a list that another does not see, redraws for the other change them."""
    secrets: dict[str, list[str]] = {}
    redrawn: set[str] = set()
    for number in range(GAMES_EACH):
        several = secretly(game, number)
        for step, state in enumerate(decisions(game, number, 100, several)):
            if step % 4 or state.seats == 1:
                continue
            owner, viewer = step // 4 % state.seats, (step // 4 + 1) % state.seats
            there = game.resample(state, viewer, FastChance(step))
            own, others, new = (
                dict(leaves(msgspec.to_builtins(view)))
                for view in (game.view(state, owner), game.view(state, viewer), game.view(there, owner))
            )
            for path, value in own.items():
                if isinstance(value, (str, list)) and others.get(path) != value:
                    secrets.setdefault(kind_of(path), []).append(repr(value))
                    if new.get(path) != value:
                        redrawn.add(kind_of(path))
    often = {kind for kind, values in secrets.items() if len(values) >= 20 and len(set(values)) > 1}
    assert often
    assert often <= redrawn


@every_game
def test_a_resampled_state_can_be_played_on(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 30):
            if state.turns % 3 == 0:
                other = game.resample(state, SPECTATOR, FastChance(number))
                player = Lively(number)
                for _ in range(6):
                    if not other.over:
                        action, seat = player.choose_any(game, other)
                        other.apply(action, seat)
                        game.check(other)


# Events

Hear = Callable[[Event, int], dict[str, object]]
"""What a seat is told of an event."""


class Comparison(NamedTuple):
    """What a viewer gets from an action, in a state and in one that he cannot tell from it."""

    shown: bool
    """Whether it has shown him something hidden, in either."""
    same_agenda: bool
    """Whether the same steps wait in both: they hold answers that are not all in, and may be told when they are."""
    told: bytes
    told_there: bytes
    after: bytes
    after_there: bytes

    @property
    def shows_the_same(self) -> bool:
        return self.same_agenda and self.after == self.after_there


def comparisons(game: Game, hear: Hear, more: int = 1) -> Iterator[Comparison]:
    """The same action with the same chance, for every viewer in random play; a rare one whenever it is possible.

    `more` times as many games, and as many actions of each kind, are looked at where it takes them.
    """
    rarest = Rarest(1, 40 * more * THOROUGH)
    for number in range(GAMES_EACH * more):
        for state in decisions(game, number, 250, secretly(game, number)):
            asked = state.decision.seats(state)
            seat = asked[rarest.lots.pick(len(asked))]
            action = rarest.choose(possible(game, state, seat))
            if action is None:
                continue
            for viewer in range(SPECTATOR, state.seats):
                there = look_alike(game, state, viewer, number)
                if is_possible(there, action, seat):
                    told, after, shown = told_by(game, state, action, seat, viewer, hear)
                    told_there, after_there, shown_there = told_by(game, there, action, seat, viewer, hear)
                    same_agenda = write_agenda(state.agenda) == write_agenda(there.agenda)
                    yield Comparison(shown or shown_there, same_agenda, told, told_there, after, after_there)


def is_possible(state: State, action: Action, seat: int) -> bool:
    if action.verb.any_time:
        return action.verb.refusal(state, seat, action.target) is None
    return state.decision.refusal(state, seat, action) is None


def told_by(game: Game, state: State, action: Action, seat: int, viewer: int, hear: Hear) -> tuple[bytes, bytes, bool]:
    """What an action tells a viewer, what he sees then, and whether it has shown him anything hidden."""
    copy = state.copy()
    copy.chance = FastChance(99)
    events: list[Event] = []
    copy.events = events
    copy.apply(action, seat)
    told = msgspec.json.encode([hear(event, viewer) for event in events])
    shown = game.hidden(state, viewer) & ~game.hidden(copy, viewer)
    return told, as_seen(game, copy, viewer), shown != 0


@every_game
@rule("TBL-KNOW-1")
def test_events_tell_nobody_what_he_may_not_know(game: Game) -> None:
    """What shows a viewer nothing is the same to him; what shows him the same tells him the same."""
    compared = compared_shown = 0
    for one in comparisons(game, Event.seen_by):
        if not one.shown:
            same_position(one.after, one.after_there)
            same_position(one.told, one.told_there)
            compared += 1
        elif one.shows_the_same:
            same_position(one.told, one.told_there)
            compared_shown += 1
    assert compared >= expect(game).compared
    assert compared_shown >= expect(game).compared_shown


def everything(event: Event, viewer: int) -> dict[str, object]:
    """A mistake: everybody is told what only one seat may know."""
    return event.seen_by(event.seat if event.secret else viewer)


@games_with("has_secrets")
def test_a_secret_told_to_everybody_would_be_found_though_something_else_is_shown(game: Game) -> None:
    """It takes many games where one action seldom does both."""
    compared = comparisons(game, everything, 10)
    assert any(one.told != one.told_there for one in compared if one.shown and one.shows_the_same)
