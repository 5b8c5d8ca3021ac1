"""Compiled and uncompiled, the engine does the same: fixed games end in positions with known hashes.

They stand in each game's `expect.py`. Whoever changes a rule on purpose changes them; whoever changes none must find
them as they are.
"""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.positions import position_hash
from hypogeum.games import GAMES, find_game
from tests.games.expecting import expect
from tests.games.play import Lively, games_with, play_on, start

ENDS = [(game, seats) for game in map(find_game, GAMES) for seats in expect(game).game_ends]


@pytest.mark.parametrize(("game", "seats"), ENDS, ids=[f"{game.id}-{seats}" for game, seats in ENDS])
def test_a_random_game_ends_the_same_in_every_build(game: Game, seats: int) -> None:
    state = game.new(expect(game).game_options, seats=seats, chance=FastChance(seats))
    player = Lively(seats)
    done = 0
    while not state.over:
        state.apply(player.choose(state))
        done += 1
    assert (done, position_hash(game.write_position(state))) == expect(game).game_ends[seats]


@games_with("mixed_end")
def test_so_does_play_with_many_options_settings_and_people_who_leave(game: Game) -> None:
    mixed = expect(game).mixed_end
    assert mixed is not None
    state = start(game, 55, mixed[0])
    play_on(game, state, 55, 150)
    assert position_hash(game.write_position(state)) == mixed[1]


@games_with("resampled")
def test_so_does_resampling(game: Game) -> None:
    state = start(game, 55, {})
    assert position_hash(game.write_position(game.resample(state, 1, FastChance(3)))) == expect(game).resampled
