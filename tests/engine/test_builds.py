"""Compiled and uncompiled, the engine does the same: fixed games end in positions with known hashes.

Whoever changes a rule on purpose changes these hashes; whoever changes none must find them as they are.
"""

import pytest

from hypogeum.engine.chance import FastChance
from hypogeum.engine.positions import position_hash
from hypogeum.games import find_game
from tests.games.play import Lively, play_on, start


@pytest.mark.parametrize(
    ("name", "seats", "actions", "end"),
    [
        ("heldentaufe", 2, 150, "3dd41a3badc5caa04e8a9d2be679d88c779fac0c9c052159054c94220fce6869"),
        ("heldentaufe", 3, 255, "af99e867d5fe4a2fda7dfb468001df0cde47f9328b20275b3b7dcd11979dc2db"),
        ("heldentaufe", 4, 346, "6184e7975c0f458d32f15cfd1879bdbfae9ba1df2ec2557209e7636d6cc1f6ac"),
        ("heldentaufe", 5, 428, "a2a4acf738de04dcc426fa0c337932e2fc4628cec506178f37f9b6d21546885c"),
        ("terror_below", 1, 100, "e75f0068b76df245da3495b0d138f6d1e1b36cb5b767313cd90c6e74c474f071"),
        ("terror_below", 2, 587, "b9f55b2f6fd1d0f3f19d337acc796f7e3227033de8ec7144e594faf253f3cec8"),
        ("terror_below", 3, 1082, "51e552255dba45eba6ad8c5769f6606389ab512a3214ce8606b6b7218e9efdc1"),
        ("terror_below", 4, 446, "f2204328c230543cc7f978329d998b0bea3d1bbb7ea5aa9975bc4f2aff920546"),
        ("terror_below", 5, 743, "74887a88f4b5c324d80317a1cc22b05b6eb07e8a54f6aa0220c78197decb8a9f"),
    ],
)
def test_a_random_game_ends_the_same_in_every_build(name: str, seats: int, actions: int, end: str) -> None:
    game = find_game(name)
    options = {"round_limit": 12} if name == "heldentaufe" else {}
    state = game.new(options, seats=seats, chance=FastChance(seats))
    player = Lively(seats)
    done = 0
    while not state.over:
        state.apply(player.choose(state))
        done += 1
    assert (done, position_hash(game.write_position(state))) == (actions, end)


@pytest.mark.parametrize(
    ("name", "options", "end"),
    [
        (
            "heldentaufe",
            {"command_mode": "consent"},
            "bbcf1152693f2b6983878f65b3325c926d4137c7eece07e664d23a568eff0ec1",
        ),
        ("terror_below", {"board": "canyon"}, "1f392e26440c3c12f2033668d4f60b087bca71c740e128b25420762191aea60f"),
    ],
)
def test_so_does_play_with_many_options_settings_and_people_who_leave(
    name: str, options: dict[str, object], end: str
) -> None:
    game = find_game(name)
    state = start(game, 55, options)
    play_on(game, state, 55, 150)
    assert position_hash(game.write_position(state)) == end


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("heldentaufe", "9ad64c5cd317f5323ae5f23e6ef10dcc5950cf9955a67e13bd4587263407494e"),
        ("terror_below", "9077f0c57ead29db194e21f1d17ec6121334d06b607675f13897ba38d8837345"),
    ],
)
def test_so_does_resampling(name: str, end: str) -> None:
    game = find_game(name)
    state = start(game, 55, {})
    assert position_hash(game.write_position(game.resample(state, 1, FastChance(3)))) == end
