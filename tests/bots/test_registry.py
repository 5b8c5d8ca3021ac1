"""Levels and who answers for them."""

from __future__ import annotations

import sys
from copy import copy
from types import ModuleType

import pytest

from hypogeum.bots import LEVELS, UnknownBot, make_bot, opening_actions
from hypogeum.bots.guide import Guide
from hypogeum.bots.registry import SeveralGuides, guide_of
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import Game
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State as HeldentaufeState
from hypogeum.lab.selfplay import play_game
from tests.bots.homemade.bots import HomemadeGuide
from tests.kit import rule


def game_of(package: str) -> Game:
    """The rules of Heldentaufe as a game of another package, with bots of its own or without any."""
    game = copy(GAME)
    game.package = package
    game.id = package.rpartition(".")[2]
    return game


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
    game = game_of("tests.bots.unheard")
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


# Games of other packages, with a bot that is one file


HOMEMADE = game_of("tests.bots.homemade")


def middle(decisions: int = 2) -> State:
    state = HOMEMADE.new({}, seats=2, chance=FastChance(3))
    bot = make_bot("careful", HOMEMADE, 1)
    for _ in range(decisions):
        seat = state.decision.seat(state)
        state.apply(bot.choose(HOMEMADE.resample(state, seat, FastChance(1)), seat), seat)
    return state


def test_a_game_brings_its_guide_along_in_its_own_package() -> None:
    assert guide_of(HOMEMADE) is HomemadeGuide
    assert opening_actions(HOMEMADE) == []


@pytest.mark.parametrize("level", ["careful", "search"])
def test_one_file_with_one_method_plays_whole_games(level: str) -> None:
    bots = [make_bot(level, HOMEMADE, 1, simulations=2), make_bot("random", HOMEMADE, 2)]
    result = play_game(HOMEMADE, bots, {"round_limit": 10}, seed=4, max_decisions=3_000)
    assert not result.capped
    assert result.seat_decisions[0] > 10


def test_the_careful_bot_does_what_the_guide_would_do() -> None:
    state = middle()
    seat = state.decision.seat(state)
    assert make_bot("careful", HOMEMADE, 1).choose(state, seat) == HomemadeGuide(HOMEMADE).act(state, seat)


def test_without_a_table_all_other_actions_weigh_the_same() -> None:
    state = middle()
    seat = state.decision.seat(state)
    actions = state.decision.actions(state, seat)
    guide = HomemadeGuide(HOMEMADE)
    others = len(actions) - 1
    assert others > 1
    expected = [others if action == guide.act(state, seat) else 1.0 for action in actions]
    assert guide.weights(state, seat, actions) == expected


def test_a_table_says_which_verbs_deserve_a_look() -> None:
    class Choosy(HomemadeGuide):
        verb_weights = {"end_turn": 0.0, "refuse": 3.0}

    state = middle()
    seat = state.decision.seat(state)
    guide = Choosy(HOMEMADE)
    weights = {action.verb.name: guide.weight(state, seat, action) for action in state.decision.actions(state, seat)}
    assert weights["end_turn"] == 0.0
    assert weights["refuse"] == 3.0
    assert weights["explore"] == 1.0


def test_by_default_the_chances_follow_the_scores() -> None:
    state = middle()
    guide = HomemadeGuide(HOMEMADE)
    assert isinstance(state, HeldentaufeState)
    for hero, points in zip(state.heroes, (3, 7), strict=True):
        hero.points = points
    chances = guide.chances(state)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > 0.7
    state.heroes[0].points = 7
    assert guide.chances(state) == pytest.approx([0.5, 0.5])


def test_a_module_that_leaves_open_which_guide_is_meant_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("tests.bots.unheard.bots")
    monkeypatch.setitem(sys.modules, "tests.bots.unheard", ModuleType("tests.bots.unheard"))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    vars(module)["Guide"] = Guide
    assert guide_of(game_of("tests.bots.unheard")) is None
    vars(module).update(One=type("One", (Guide,), {}), Two=type("Two", (Guide,), {}))
    with pytest.raises(SeveralGuides, match=r"tests\.bots\.unheard\.bots has several guides, One and Two"):
        guide_of(game_of("tests.bots.unheard"))
