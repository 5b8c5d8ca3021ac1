"""What is hidden from whom: `hidden` forgets nothing, and nobody is thought to hold what he cannot hold."""

from __future__ import annotations

import msgspec

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance, TapedChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Lively, Rarest, decisions, every_game, possible, secretly, start
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


def looks_possible(game: Game, state: State, there: State, action: Action, seat: int, viewer: int) -> bool:
    """Whether the seat could have done something there, most likely the same, that looks the same to a viewer."""
    seen = observation(game, state, action, seat, viewer)
    could = possible(game, there, seat)
    could.sort(key=lambda other: (other != action, other.verb is not action.verb))
    return any(observation(game, there, other, seat, viewer) == seen for other in could)


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
        for state in decisions(game, number, 250, secretly(game, number)):
            asked = state.decision.seats(state)
            seat = asked[rarest.lots.pick(len(asked))]
            action = rarest.choose(possible(game, state, seat))
            if action is None or not shows_nothing(game, state, action, seat):
                continue
            tried += 1
            for viewer in range(SPECTATOR, state.seats):
                there = look_alike(game, state, viewer, number)
                learns = f"viewer {viewer} learns something when seat {seat} does '{action}' at {state.decision}"
                assert looks_possible(game, state, there, action, seat, viewer), f"game {number}: {learns}"
    assert tried >= expect(game).unrevealing


# Shuffles


class Holdings:
    """What the seats can hold of what others cannot see, by all that somebody has seen since they last got something.

    A thing of which a viewer has known where it was, while a seat was holding what it holds, is not among it. That is
    what the shuffles of a deck are remembered for: cards that were discarded and shuffled are hidden again, but they
    have not come into hands that were full before.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.excluded = [[0] * state.seats for _ in range(state.seats)]
        """By viewer and seat: the things that the viewer knows the seat not to hold."""
        self._held = [[0] * state.seats for _ in range(state.seats)]
        self.follow(state, [])

    def follow(self, state: State, events: list[Event]) -> None:
        """After an action and what it told."""
        told = {seat for event in events if event.secret for seat in self.game.side_of(state, event.seat)}
        for viewer in range(state.seats):
            hidden = self.game.hidden(state, viewer)
            for seat in range(state.seats):
                now = held(self.game, state, viewer, seat)
                if seat in told or now & ~self._held[viewer][seat]:
                    self.excluded[viewer][seat] = 0
                self.excluded[viewer][seat] |= ~hidden
                self._held[viewer][seat] = now


def held(game: Game, state: State, viewer: int, seat: int) -> int:
    """What the seat knows and the viewer does not."""
    return game.hidden(state, viewer) & ~game.hidden(state, seat)


@every_game
@rule("TBL-KNOW-3")
def test_nobody_is_thought_to_hold_what_was_seen_elsewhere_meanwhile(game: Game) -> None:
    kept = 0
    for number in range(GAMES_EACH):
        state = start(game, number, {})
        events: list[Event] = []
        state.events = events
        holdings = Holdings(game, state)
        player = Lively(number)
        for _ in range(250):
            if state.over:
                break
            events.clear()
            action, seat = player.choose_any(game, state)
            state.apply(action, seat)
            holdings.follow(state, events)
            kept += _check_holdings(game, state, holdings, number)
    assert kept >= expect(game).kept_through_shuffles


def _check_holdings(game: Game, state: State, holdings: Holdings, seed: int) -> int:
    """How many seats hold something while things that were seen elsewhere meanwhile are hidden again."""
    kept = 0
    for viewer in range(state.seats):
        hidden_again = [
            seat
            for seat in range(state.seats)
            if held(game, state, viewer, seat) and holdings.excluded[viewer][seat] & game.hidden(state, viewer)
        ]
        if hidden_again:
            other = game.resample(state, viewer, FastChance(seed))
            for seat in hidden_again:
                wrong = held(game, other, viewer, seat) & holdings.excluded[viewer][seat]
                assert not wrong, f"game {seed}: to viewer {viewer}, seat {seat} may hold {wrong:b}, which it cannot"
                kept += 1
    return kept
