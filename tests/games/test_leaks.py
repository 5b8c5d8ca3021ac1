"""Nothing hidden leaks: change every hidden fact consistently, and nobody who may not know it notices."""

from collections.abc import Callable

import msgspec
import pytest

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from hypogeum.games import GAMES, find_game
from hypogeum.games.heldentaufe.state import State as HeldentaufeState
from tests.games.play import ASKS_SEVERAL, THOROUGH, Lively, decisions
from tests.kit import rule

GAMES_EACH = 16 * THOROUGH

every_game = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=GAMES)


def as_seen(game: Game, state: State, viewer: int) -> bytes:
    """All that a viewer gets: his view, the question, and what he is offered."""
    question: list[object] = []
    if not state.over:
        offered = [str(action) for action in state.decision.actions(state, viewer)] if viewer >= 0 else []
        question = [state.decision.name, state.decision.seats(state), offered]
    return msgspec.json.encode([game.view(state, viewer), question])


@every_game
@rule("HT-HID-3", "HT-BOT-1", "TB-HID-1", "TB-ONL-5")
def test_resampling_changes_neither_the_view_nor_the_offered_actions(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60, ASKS_SEVERAL.get(game.id, {}) if number % 2 else {}):
            before = msgspec.json.encode(game.write_position(state))
            for viewer in range(SPECTATOR, state.seats):
                other = game.resample(state, viewer, FastChance(number))
                assert as_seen(game, other, viewer) == as_seen(game, state, viewer)
                game.check(other)
            assert msgspec.json.encode(game.write_position(state)) == before


@every_game
def test_resampling_does_redraw_what_is_hidden(game: Game) -> None:
    """Over many redraws everything hidden changes: what others see of it, seen with their own eyes."""
    for number in range(4):
        state = list(decisions(game, number, 25))[-1]
        if state.over:
            continue
        for viewer in range(SPECTATOR, state.seats):
            for other in range(state.seats):
                if other != viewer and game.hidden(state, viewer) & ~game.hidden(state, other):
                    seen = {as_seen(game, game.resample(state, viewer, FastChance(seed)), other) for seed in range(20)}
                    assert len(seen) > 5


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


def _with_choices_of(state: State, other: State) -> None:
    """Settings and answers decide openly who is asked next; to compare events they have to be the same."""
    assert isinstance(state, HeldentaufeState)
    assert isinstance(other, HeldentaufeState)
    other.settings = [values[:] for values in state.settings]
    other.agenda = state.agenda[:]


SAME_CHOICES: dict[str, Callable[[State, State], None]] = {"heldentaufe": _with_choices_of}
"""By game: takes over the hidden choices of people whose effect everybody sees at once."""


@every_game
@rule("HT-HID-3", "HT-ONL-1", "TB-HID-1")
def test_events_tell_nobody_what_he_may_not_know(game: Game) -> None:
    """The same action with the same chance on a resampled state tells a viewer the same, unless it shows something."""
    compared = 0
    for number in range(GAMES_EACH):
        player = Lively(number)
        for state in decisions(game, number, 40):
            action, seat = player.choose_any(game, state)
            for viewer in range(SPECTATOR, state.seats):
                other = game.resample(state, viewer, FastChance(number))
                if game.id in SAME_CHOICES:
                    SAME_CHOICES[game.id](state, other)
                if viewer == seat or not is_possible(other, action, seat):
                    continue
                events, after, shown = told_by(game, state, action, seat, viewer)
                other_events, other_after, other_shown = told_by(game, other, action, seat, viewer)
                if not shown and not other_shown:
                    assert other_events == events
                    assert other_after == after
                    compared += 1
    assert compared > 1000


def is_possible(state: State, action: Action, seat: int) -> bool:
    if action.verb.any_time:
        return action.verb.refusal(state, seat, action.target) is None
    return state.decision.refusal(state, seat, action) is None


def told_by(game: Game, state: State, action: Action, seat: int, viewer: int) -> tuple[bytes, bytes, int]:
    """What an action tells a viewer, what he sees then, and what hidden things it has shown him."""
    copy = state.copy()
    copy.chance = FastChance(99)
    events: list[Event] = []
    copy.events = events
    copy.apply(action, seat)
    told = msgspec.json.encode([event.seen_by(viewer) for event in events])
    shown = game.hidden(state, viewer) & ~game.hidden(copy, viewer)
    return told, msgspec.json.encode(game.view(copy, viewer)), shown
