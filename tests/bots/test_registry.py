"""Levels and who answers for them."""

from __future__ import annotations

import pytest

from hypogeum.bots import LEVELS, UnknownBot, make_bot, opening_actions
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.meta import GAME
from tests.kit import rule


class Unheard(Game):
    """A game for which nobody has written rules of thumb."""

    id = "unheard"


def first_state() -> State:
    return GAME.new({}, seats=2, chance=FastChance(3))


@rule("HT-BOT-3")
def test_there_are_three_levels_from_weak_to_strong() -> None:
    assert LEVELS == ("random", "careful", "search")
    for level in LEVELS:
        state = first_state()
        seat = state.decision.seat(state)
        bot = make_bot(level, GAME, 1, simulations=3)
        assert bot.choose(GAME.resample(state, seat, FastChance(1)), seat) in state.decision.actions(state)


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"heldentaufe has no bot 'genius'; there is random, careful, search"):
        make_bot("genius", GAME, 1)


def test_a_game_without_rules_of_thumb_has_the_random_bot_alone() -> None:
    game = Unheard()
    with pytest.raises(UnknownBot, match=r"unheard has no bot 'careful'; there is random"):
        make_bot("careful", game, 1)
    assert make_bot("random", game, 1).reads_state is False
    assert opening_actions(game) == []


def test_the_random_bot_takes_every_action_sooner_or_later() -> None:
    state = first_state()
    bot = make_bot("random", GAME, 5)
    seat = state.decision.seat(state)
    chosen = {str(bot.choose(state, seat)) for _ in range(100)}
    assert chosen == {str(action) for action in state.decision.actions(state)}


def test_the_random_bot_plays_the_same_with_the_same_seed() -> None:
    state = first_state()
    seat = state.decision.seat(state)
    games = []
    for seed in (5, 5, 6):
        bot = make_bot("random", GAME, seed)
        games.append([str(bot.choose(state, seat)) for _ in range(20)])
    assert games[0] == games[1]
    assert games[0] != games[2]
