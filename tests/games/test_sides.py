"""Team-mates: what one of a side knows, all of it know; what one is offered, all of it may see."""

from __future__ import annotations

import msgspec
import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.frames import FrameMaker
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.records import Entry
from hypogeum.engine.state import State
from hypogeum.games import GAMES, find_game
from hypogeum.server.protocol.values import Thing
from tests.games.play import THOROUGH, Lively, decisions, every_game, secretly, start
from tests.games.worlds import as_seen, look_alike
from tests.kit import rule, same_position

GAMES_EACH = 16 * THOROUGH

with_sides = [game for game in map(find_game, GAMES) if game.has_sides]
games_with_sides = pytest.mark.parametrize("game", with_sides, ids=[game.id for game in with_sides])


def pairs(game: Game, state: State) -> list[tuple[int, int]]:
    """Every seat with each of its team-mates."""
    return [(seat, mate) for seat in range(state.seats) for mate in game.teammates(state, seat)]


@every_game
def test_every_seat_is_on_one_side(game: Game) -> None:
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 20):
            sides = game.sides(state)
            assert len(sides) == state.seats
            assert game.side_of(state, SPECTATOR) == game.teammates(state, SPECTATOR) == []
            for seat in range(state.seats):
                assert seat in game.side_of(state, seat)
                assert game.has_sides or game.teammates(state, seat) == []


@every_game
@rule("TBL-KNOW-5")
def test_whatever_is_pressed_can_be_pointed_at(game: Game) -> None:
    """The things of actions have the form that a ping must have."""
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 40):
            for action in state.decision.actions(state):
                for thing in action.verb.things(state, state.decision.seat(state), action.target):
                    assert msgspec.convert(thing, Thing) == thing


@games_with_sides
@rule("TBL-KNOW-1", "TBL-KNOW-5")
def test_teammates_know_the_same(game: Game) -> None:
    """Change all that a seat cannot know: neither view nor offers of its team-mates change."""
    compared = 0
    for number in range(GAMES_EACH):
        for state in decisions(game, number, 60, secretly(game, number)):
            for seat, mate in pairs(game, state):
                assert game.hidden(state, seat) == game.hidden(state, mate)
                same_position(as_seen(game, look_alike(game, state, seat, number), mate), as_seen(game, state, mate))
                compared += 1
    assert compared > 100


@games_with_sides
@rule("TBL-KNOW-5")
def test_teammates_are_told_the_same(game: Game) -> None:
    """The action, its things and the events of a frame, secrets included, are those of the whole side."""
    compared = 0
    for number in range(GAMES_EACH):
        state = start(game, number, {})
        player = Lively(number)
        for _ in range(60):
            if state.over:
                break
            before, events = state.copy(), list[Event]()
            state.events = events
            action, seat = player.choose_any(game, state)
            state.apply(action, seat)
            entry = Entry(seat=seat, action=str(action), chance=[])
            told = [
                FrameMaker(game, viewer, before, 0).follow(entry, state, events, "chosen")
                for viewer in range(state.seats)
            ]
            for one, mate in pairs(game, state):
                assert (told[one].action, told[one].things) == (told[mate].action, told[mate].things)
                same_position(told[one].events, told[mate].events)
                compared += 1
    assert compared > 100


@games_with_sides
@rule("TBL-KNOW-5")
def test_where_sides_see_alike_their_seats_have_one_view_and_stay_together(game: Game) -> None:
    """The frames of one are told to all of them."""
    for number in range(GAMES_EACH if game.sides_see_alike else 0):
        sides: list[int] = []
        for state in decisions(game, number, 60, secretly(game, number)):
            sides = sides or game.sides(state)
            assert game.sides(state) == sides
            for seat, mate in pairs(game, state):
                same_position(game.view(state, seat), game.view(state, mate))


@games_with_sides
def test_a_side_wins_or_loses_together(game: Game) -> None:
    ended = 0
    for number in range(GAMES_EACH):
        state = start(game, number, {})
        player = Lively(number)
        for _ in range(2000):
            if state.over:
                break
            action, seat = player.choose_any(game, state)
            state.apply(action, seat)
        if state.over:
            ended += 1
            for seat, mate in pairs(game, state):
                assert (seat in state.winners) == (mate in state.winners)
    assert ended > 0


@games_with_sides
@rule("TBL-KNOW-1")
def test_some_tables_have_teammates_and_everybody_knows_who_they_are(game: Game) -> None:
    found = 0
    for number in range(GAMES_EACH):
        state = start(game, number, {})
        found += len(pairs(game, state))
        assert game.sides(game.resample(state, SPECTATOR, FastChance(number))) == game.sides(state)
    assert found > 0
