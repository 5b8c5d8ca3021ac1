"""Measuring: any game can be measured, however few seats it has and however short it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.playouts import play_at_random
from hypogeum.games import GAMES, find_game
from hypogeum.lab.bench import middle_of_game, usual_seats


@pytest.mark.parametrize(("fewest", "most", "seats"), [(1, 1, 1), (1, 2, 2), (2, 5, 3), (1, 7, 3), (4, 6, 4)])
def test_a_game_is_measured_with_three_seats_or_as_near_as_it_allows(fewest: int, most: int, seats: int) -> None:
    assert usual_seats(cast(Game, SimpleNamespace(fewest_seats=fewest, most_seats=most))) == seats


@pytest.mark.parametrize("name", GAMES)
def test_the_middle_of_a_game_is_always_the_same_and_can_be_played_on(name: str) -> None:
    game = find_game(name)
    state, again = middle_of_game(game), middle_of_game(game)
    assert not state.over
    assert state.turns > 1
    assert game.write_position(state) == game.write_position(again)
    assert play_at_random(state, FastChance(1), 1) == 1
