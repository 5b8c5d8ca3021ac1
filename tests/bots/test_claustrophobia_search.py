"""The bot that searches, in Claustrophobia 1643."""

from __future__ import annotations

import pytest

from hypogeum.bots import make_bot
from hypogeum.bots.claustrophobia.guide import ClaustrophobiaGuide
from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.lab.selfplay import play_game
from tests.games.claustrophobia.scene import HUMAN, INFERNAL, ClaustrophobiaScene
from tests.kit import rule


def middle_of_a_game(seed: int, decisions: int, **options: object) -> State:
    state = GAME.new(options, seats=2, chance=FastChance(seed))
    bot = make_bot("careful", GAME, 1)
    for _ in range(decisions):
        seat = state.decision.seat(state)
        state.apply(bot.choose(state.copy(), seat), seat)
    return state


def search_choice(scene: ClaustrophobiaScene, simulations: int = 60) -> str:
    """What the bot that searches would do, after few simulations."""
    seat = scene.state.decision.seat(scene.state)
    return str(make_bot("search", GAME, 1, simulations=simulations).choose(scene.state.copy(), seat))


# Winning


@rule("CL-S1-3", "CL-END-1")
def test_the_last_fighter_that_is_needed_goes_out_through_the_gate() -> None:
    scene = ClaustrophobiaScene()
    scene.tile(1, "0,-1")
    scene.tile(46, "1,0")
    scene.tile(47, "-1,0")
    scene.away("H03")
    scene.bury("H01", "H05")
    scene.stand("1,0", "troglodyte1", "troglodyte2")
    scene.do("activate H06")
    assert {"step 0,-1", "step 1,0", "step -1,0", "end_phase"} <= set(scene.texts())
    assert search_choice(scene) == "step 0,-1"


@rule("CL-S4-3", "CL-S4-4")
def test_the_last_seal_comes_before_the_enemies() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.state.seals = 2
    scene.stand("0,0", "troglodyte1", "troglodyte2")
    scene.do("activate H01")
    assert search_choice(scene) == "recite"


@rule("CL-S6-3", "CL-SCN-4")
def test_the_third_crate_is_brought_to_safety() -> None:
    scene = ClaustrophobiaScene("S6")
    scene.tile(46, "0,-1")
    scene.state.delivered = 2
    scene.state.crate_bearers = 1 << scene.figure("H05")
    scene.do("activate H05")
    assert search_choice(scene) == "depart"


@rule("CL-S4-4")
def test_a_demon_kills_the_redeemer_rather_than_anybody_else() -> None:
    scene = ClaustrophobiaScene("S4")
    scene.wound("H01", 1, 2, 3, 5, 6)
    scene.exhaust("H03", "H10")  # so that nobody takes hits for him (CL-EXH-3)
    scene.stand("0,0", "D05")
    scene.activate_infernals()
    scene.do("activate D05")
    assert {"fight H01", "fight H03", "fight H10", "fight H07"} <= set(scene.texts())
    assert search_choice(scene) == "fight H01"


@rule("CL-END-5")
def test_the_last_human_is_attacked_rather_than_left_alone() -> None:
    scene = ClaustrophobiaScene()
    scene.bury("H01", "H05", "H06")
    scene.wound("H03", 1, 2, 3, 5, 6)
    scene.tile(46, "0,-1")
    scene.stand("0,0", "hound1")
    scene.triggered("hound1", 5)
    scene.activate_infernals()
    scene.do("activate hound1")
    assert search_choice(scene) == "fight H03"


# Whole games


@pytest.mark.parametrize("scenario", ["S1", "S5", "S8"])
@pytest.mark.parametrize("seat", [HUMAN, INFERNAL])
def test_it_plays_whole_games(scenario: str, seat: int) -> None:
    bots = [make_bot("search" if seat == other else "careful", GAME, other, simulations=1) for other in range(2)]
    assert not play_game(GAME, bots, {"scenario": scenario}, seed=2, max_decisions=3_000, check=True).capped


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state = middle_of_a_game(seed=4, decisions=70)
    seat = state.decision.seat(state)
    choices = []
    for _ in range(2):
        bot = make_bot("search", GAME, 9, simulations=20)
        choices.append([str(bot.choose(GAME.resample(state, seat, FastChance(n)), seat)) for n in range(2)])
    assert choices[0] == choices[1]


def test_it_leaves_what_it_is_shown_as_it_was() -> None:
    for decisions in (20, 57, 103):
        state = middle_of_a_game(seed=8, decisions=decisions)
        before = GAME.write_position(state)
        make_bot("search", GAME, 1, simulations=10).choose(state, state.decision.seat(state))
        assert GAME.write_position(state) == before


# The guide


@pytest.mark.parametrize("scenario", ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"])
def test_the_chances_add_up(scenario: str) -> None:
    guide = ClaustrophobiaGuide(GAME)
    for decisions in (5, 40, 80):
        chances = guide.chances(middle_of_a_game(seed=3, decisions=decisions, scenario=scenario))
        assert len(chances) == 2
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0


@pytest.mark.parametrize("side", ["human", "infernal"])
def test_a_chance_belongs_to_the_side_and_not_to_the_seat(side: str) -> None:
    scene = ClaustrophobiaScene()
    other = ClaustrophobiaScene(side=side)
    guide = ClaustrophobiaGuide(GAME)
    assert guide.chances(other.state)[other.state.human] == pytest.approx(guide.chances(scene.state)[HUMAN])


@rule("CL-S1-3", "CL-S5-4", "CL-S6-3")
def test_the_human_chance_grows_with_progress_and_falls_with_deaths() -> None:
    guide = ClaustrophobiaGuide(GAME)
    for scenario in ("S1", "S4", "S5", "S6"):
        scene = ClaustrophobiaScene(scenario)
        state = scene.state
        even = guide.chances(state)[HUMAN]
        state.seals = state.freed = state.delivered = 1
        state.left = 1 << 12
        ahead = guide.chances(state)[HUMAN]
        assert ahead > even
        for name in ("H03", "H05", "H07"):
            if state.place[scene.figure(name)] >= 0:
                scene.bury(name)
        assert guide.chances(state)[HUMAN] < ahead


def test_the_guide_weighs_every_action_and_most_of_all_its_own() -> None:
    guide = ClaustrophobiaGuide(GAME)
    for decisions in (10, 33, 70, 110):
        state = middle_of_a_game(seed=6, decisions=decisions)
        seat = state.decision.seat(state)
        actions = state.decision.actions(state)
        weights = guide.weights(state, seat, actions)
        assert len(weights) == len(actions)
        assert min(weights) >= 0
        assert actions[weights.index(max(weights))] == guide.act(state, seat)
