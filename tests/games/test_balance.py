"""What every game tells about its balance, over random play with every option and number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hypogeum.engine.balance import Facts
from hypogeum.engine.chance import FastChance
from hypogeum.engine.events import Event
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from hypogeum.games import GAMES, find_game
from hypogeum.lab.balance import NoBalance, balance_of
from tests.games.expecting import expect
from tests.games.play import THOROUGH, Lively, fitting_seats, option_sets


def _is_measured(game: Game) -> bool:
    try:
        balance_of(game)
    except NoBalance:
        return False
    return True


MEASURED = [game for game in map(find_game, GAMES) if _is_measured(game)]
every_measured_game = pytest.mark.parametrize("game", MEASURED, ids=[game.id for game in MEASURED])


def lively_game(game: Game, number: int, options: dict[str, object]) -> tuple[State, list[Event]]:
    """A game by players who try everything, leaving the table among it; it need not come to its end."""
    events: list[Event] = []
    seats = fitting_seats(game, options, number)
    state = game.new(options, seats=seats, chance=FastChance(number), events=events)
    player = Lively(number)
    for _ in range(900):
        if state.over:
            break
        action, seat = player.choose_any(game, state)
        state.apply(action, seat)
    return state, events


def random_game(game: Game, number: int, options: dict[str, object]) -> tuple[State, list[Event]]:
    """A game by lot, without leaving; it need not come to its end."""
    events: list[Event] = []
    seats = fitting_seats(game, options, number)
    state = game.new(options, seats=seats, chance=FastChance(number), events=events)
    lots = FastChance(number + 1)
    for _ in range(1500):
        if state.over:
            break
        actions = state.decision.actions(state)
        state.apply(actions[lots.pick(len(actions))])
    return state, events


@every_measured_game
@pytest.mark.parametrize("play", [lively_game, random_game])
def test_the_points_of_all_sources_are_the_points_of_the_end(
    game: Game, play: Callable[[Game, int, dict[str, object]], tuple[State, list[Event]]]
) -> None:
    points_of = expect(game).points or game.scores
    with_points = over = 0
    for number, options in enumerate(option_sets(game) * THOROUGH):
        state, events = play(game, number, options)
        facts = balance_of(game).facts(state, events)
        assert [sum(points.values()) for points in facts.points] == points_of(state), options
        with_points += any(facts.points)
        over += state.over
    assert with_points > 10
    assert over > 0


@every_measured_game
def test_facts_name_only_what_the_game_lists(game: Game) -> None:
    balance = balance_of(game)
    endings = set()
    for number, options in enumerate(option_sets(game)):
        state, events = lively_game(game, number, options)
        facts: Facts = balance.facts(state, events)
        assert {source for points in facts.points for source in points} <= set(balance.sources)
        assert {cause for causes in facts.falls for cause in causes} <= set(balance.falls)
        assert sorted(facts.places) == list(range(state.seats))
        assert facts.cast.keys() == {cast.id for cast in balance.casts}
        for cast in balance.casts:
            assert {member for seat in facts.cast[cast.id] for member in seat} <= set(cast.members)
        if state.over:
            endings.add(facts.ending)
    assert endings
    assert endings <= set(balance.endings)


@every_measured_game
def test_every_setting_of_a_study_can_be_played(game: Game) -> None:
    for study in balance_of(game).studies:
        for seats in study.seats:
            for options in study.option_sets:
                assert game.new(options, seats=seats, chance=FastChance(1)).seats == seats


@every_measured_game
def test_where_places_are_sides_every_seat_of_a_study_has_one(game: Game) -> None:
    balance = balance_of(game)
    seats = {seats for study in balance.studies for seats in study.seats}
    assert not balance.places or seats == {len(balance.places)}
