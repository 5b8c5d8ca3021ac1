"""Compiled and uncompiled, the engine does the same: fixed games end in positions with known hashes.

Whoever changes a rule on purpose changes these hashes; whoever changes none must find them as they are.
"""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.positions import position_hash
from hypogeum.games.heldentaufe.meta import GAME
from tests.games.play import Lively, play_on, start


@pytest.mark.parametrize(
    ("seats", "actions", "end"),
    [
        (2, 150, "3dd41a3badc5caa04e8a9d2be679d88c779fac0c9c052159054c94220fce6869"),
        (3, 255, "af99e867d5fe4a2fda7dfb468001df0cde47f9328b20275b3b7dcd11979dc2db"),
        (4, 346, "6184e7975c0f458d32f15cfd1879bdbfae9ba1df2ec2557209e7636d6cc1f6ac"),
        (5, 428, "a2a4acf738de04dcc426fa0c337932e2fc4628cec506178f37f9b6d21546885c"),
    ],
)
def test_a_random_game_ends_the_same_in_every_build(seats: int, actions: int, end: str) -> None:
    state = GAME.new({"round_limit": 12}, seats=seats, chance=FastChance(seats))
    player = Lively(seats)
    done = 0
    while not state.over:
        state.apply(player.choose(state))
        done += 1
    assert (done, position_hash(GAME.write_position(state))) == (actions, end)


def test_so_does_play_from_a_rich_position_with_settings_and_people_who_leave() -> None:
    state = start(GAME, 54, {"command_mode": "consent"})
    play_on(GAME, state, 54, 150)
    assert (
        position_hash(GAME.write_position(state)) == "83dbb82c0e0708ccb4ae492974ec8bbfe696ff0e7704ae4af62308907957397a"
    )


def test_so_does_resampling() -> None:
    state = start(GAME, 54, {})
    other = GAME.resample(state, 1, FastChance(3))
    assert (
        position_hash(GAME.write_position(other)) == "3d4fd8e0618f287252d8ecf0b8d91ef76dc5971c8a80d41160c35fe5bedcd0cb"
    )
