"""What is hidden from whom: `hidden` forgets nothing, and nobody is thought to hold what he cannot hold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Rarest, decisions, every_game, possible
from tests.games.worlds import as_seen, look_alike
from tests.kit import rule

GAMES_EACH = 16 * THOROUGH


def observation(game: Game, state: State, action: Action, seat: int, viewer: int) -> bytes:
    """All that a viewer gets of an action: what he is told, and what he sees then."""
    copy = state.copy()
    copy.chance = FastChance(99)
    events: list[Event] = []
    copy.events = events
    copy.apply(action, seat)
    told = msgspec.json.encode([event.seen_by(viewer) for event in events])
    return told + as_seen(game, copy, viewer)


def shows_nothing(game: Game, state: State, action: Action, seat: int) -> bool:
    """Whether an action asks chance for nothing and, by `hidden`, shows nobody anything: it could be taken back."""
    after = state.copy()
    chance = TapedChance(FastChance(99))
    after.chance = chance
    after.apply(action, seat)
    viewers = range(SPECTATOR, state.seats)
    return not chance.outcomes and not any(game.hidden(state, one) & ~game.hidden(after, one) for one in viewers)


def explanations(game: Game, state: State, action: Action, seat: int) -> Iterator[Action]:
    """What a seat may have done here when somebody saw it do something: most likely just that."""
    could = possible(game, state, seat)
    yield from [one for one in could if one == action]
    yield from [one for one in could if one != action and one.verb is action.verb]
    yield from [one for one in could if one.verb is not action.verb]


@every_game
@rule("TBL-UNDO-2")
def test_what_shows_nothing_rules_nothing_out(game: Game) -> None:
    """Whatever a viewer thought possible before an action that shows nothing, he can think possible after it.

    That is: in every such state the seat could have done something that looks the same to him. Where `hidden` forgets
    a kind of thing, an action that shows one seems to show nothing, and rules out the states without it.
    """
    rarest = Rarest(2, 12 * THOROUGH)
    tried = 0
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 250, (expect(game).asks_several or {}) if number % 2 else {}):
            asked = state.decision.seats(state)
            seat = asked[rarest.lots.pick(len(asked))]
            action = rarest.choose(possible(game, state, seat))
            if action is None or not shows_nothing(game, state, action, seat):
                continue
            tried += 1
            for viewer in range(SPECTATOR, state.seats):
                seen = observation(game, state, action, seat, viewer)
                there = look_alike(game, state, viewer, number)
                assert any(
                    observation(game, there, other, seat, viewer) == seen
                    for other in explanations(game, there, action, seat)
                ), (
                    f"game {number}: when seat {seat} does '{action}' at {state.decision}, viewer {viewer} learns something"
                )
    assert tried >= expect(game).unrevealing
