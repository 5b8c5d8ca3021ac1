"""The bot that searches, in Terror Below."""

from __future__ import annotations

import pytest

from hypogeum.bots import make_bot
from hypogeum.bots.terror_below.guide import TerrorBelowGuide
from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State
from hypogeum.games.terror_below.meta import GAME
from hypogeum.lab.selfplay import play_game
from tests.bots.terror_below_bots import far_worms
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule


def middle_of_a_game(seed: int, decisions: int, seats: int = 2, **options: object) -> State:
    state = GAME.new(options, seats=seats, chance=FastChance(seed))
    bot = make_bot("careful", GAME, 1)
    for _ in range(decisions):
        seat = state.decision.seat(state)
        state.apply(bot.choose(state.copy(), seat), seat)
    return state


@rule("TB-END-1")
def test_it_finds_the_winning_action() -> None:
    scene = TerrorBelowScene(2)
    far_worms(scene)
    scene.line("BH01", "BH03", "BH05", "BH07")
    scene.stand(0, "2,6")
    scene.vp(0, 18)
    scene.carry(0, "green", "blue")
    scene.do("play V4-1 1")
    bot = make_bot("search", GAME, 1, simulations=40)
    assert str(bot.choose(scene.state.copy(), 0)).startswith("deliver")


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("board", ["desert", "canyon"])
def test_it_plays_whole_games(seats: int, board: str) -> None:
    bots = [make_bot("search" if seat == 0 else "careful", GAME, seat, simulations=1) for seat in range(seats)]
    options = {"board": board, "target": 10}
    assert not play_game(GAME, bots, options, seed=2, max_decisions=3_000, check=True).capped


@rule("TB-SOLO-1")
@pytest.mark.parametrize("scenario", ["emergency", "special_delivery", "total_extermination"])
def test_it_plays_alone(scenario: str) -> None:
    bots = [make_bot("search", GAME, 0, simulations=1)]
    options = {"scenario": scenario, "queens": True, "left_behind": 1}
    assert not play_game(GAME, bots, options, seed=2, max_decisions=3_000, check=True).capped


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state = middle_of_a_game(seed=4, decisions=70)
    seat = state.decision.seat(state)
    choices = []
    for _ in range(2):
        bot = make_bot("search", GAME, 9, simulations=20)
        choices.append([str(bot.choose(GAME.resample(state, seat, FastChance(n)), seat)) for n in range(2)])
    assert choices[0] == choices[1]


def test_it_leaves_what_it_is_shown_as_it_was() -> None:
    for decisions in (40, 77, 103):
        state = middle_of_a_game(seed=8, decisions=decisions)
        before = GAME.write_position(state)
        make_bot("search", GAME, 1, simulations=10).choose(state, state.decision.seat(state))
        assert GAME.write_position(state) == before


def test_the_chances_add_up_and_favour_the_leader() -> None:
    guide = TerrorBelowGuide(GAME)
    for seats in (2, 5):
        chances = guide.chances(middle_of_a_game(seed=seats, decisions=60, seats=seats))
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
    scene = TerrorBelowScene(2)
    even = guide.chances(scene.state)[1]
    scene.vp(1, 9)
    assert guide.chances(scene.state)[1] > even + 0.1


@rule("TB-SCEN-1", "TB-SCEN-3", "TB-SCEN-7")
def test_alone_the_chance_grows_with_progress_and_falls_with_attacks() -> None:
    guide = TerrorBelowGuide(GAME)
    for scenario in ("emergency", "special_delivery", "total_extermination"):
        scene = TerrorBelowScene(1, scenario=scenario)
        before = guide.chances(scene.state)
        assert len(before) == 1
        scene.vp(0, 12)
        scene.state.served = 0b11
        scene.state.trophies = 0b11
        after = guide.chances(scene.state)[0]
        assert 0 < before[0] < after < 1
        scene.state.attacks = 12
        assert guide.chances(scene.state)[0] < after


def test_the_guide_weighs_every_action_and_most_of_all_its_own() -> None:
    guide = TerrorBelowGuide(GAME)
    for decisions in (10, 33, 70):
        state = middle_of_a_game(seed=6, decisions=decisions)
        seat = state.decision.seat(state)
        actions = state.decision.actions(state)
        weights = guide.weights(state, seat, actions)
        assert len(weights) == len(actions)
        assert min(weights) >= 0
        assert actions[weights.index(max(weights))] == guide.act(state, seat)
