"""The bot that searches."""

from __future__ import annotations

from time import perf_counter

import pytest

from hypogeum.bots import make_bot
from hypogeum.bots.heldentaufe.guide import HeldentaufeGuide
from hypogeum.bots.search import SearchBot
from hypogeum.engine.chance import FastChance
from hypogeum.engine.state import State
from hypogeum.games.heldentaufe.components import MISSION_IDS, RED_MISSIONS
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.lab.selfplay import play_game
from tests.bots.heldentaufe_bots import nothing_to_explore, road
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule


def choice(state: State, seat: int, seed: int = 1, simulations: int = 20) -> str:
    return str(make_bot("search", GAME, seed, simulations=simulations).choose(state, seat))


def middle_of_a_game(seed: int, decisions: int, seats: int = 2) -> State:
    state = GAME.new({}, seats=seats, chance=FastChance(seed))
    bots = [make_bot("careful", GAME, seat) for seat in range(seats)]
    for _ in range(decisions):
        seat = state.decision.seat(state)
        state.apply(bots[seat].choose(state.copy(), seat), seat)
    return state


def test_it_finds_the_winning_action() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "laboratory")
    scene.hero("mathian").points = 16
    scene.stand("mathian", "1,0")
    scene.hand("mathian", "M07", "M08")
    scene.stand("corlof", "0,0")
    scene.hero("corlof").points = 17
    scene.spend(3)
    assert choice(scene.state.copy(), 0) == "move 0,0"


def test_it_does_not_walk_away_from_the_campfire_with_the_last_points() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "portal4")
    nothing_to_explore(scene)
    scene.hero("mathian").points = 18
    scene.stand("mathian", "2,0")
    scene.spend(2)
    assert choice(scene.state.copy(), 0, simulations=60) == "move 1,0"


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state = middle_of_a_game(seed=4, decisions=60)
    seat = state.decision.seat(state)
    bots = [make_bot("search", GAME, 9, simulations=25) for _ in range(2)]
    choices = [[str(bot.choose(GAME.resample(state, seat, FastChance(n)), seat)) for n in range(4)] for bot in bots]
    assert choices[0] == choices[1]


@rule("HT-BOT-1")
def test_what_is_hidden_cannot_change_the_choice() -> None:
    """Two tables that differ in the rival's card and settings alone: it is shown the same, and plays the same."""
    shown: list[dict[str, set[str]]] = []
    for card, setting in (("M07", "standing_answer agree"), ("M12", "auto_command on")):
        scene = HeldentaufeScene()
        road(scene, "meadow", "portal4", "forest")
        scene.hand("mathian", "M05", "M10", "M15")
        scene.hand("corlof", card)
        number = MISSION_IDS.index(card)
        assert RED_MISSIONS >> number & 1
        # corlof's card is one of those dealt at setup, all others are not
        scene.state.missions.batches = [0 if other == number else 1 for other in range(len(MISSION_IDS))]
        scene.do(f"set {setting}", seat=1)
        choices: dict[str, set[str]] = {}
        for seed in range(150):
            copy = GAME.resample(scene.state, 0, FastChance(seed))
            choices.setdefault(MISSION_IDS[copy.heroes[1].hand[0]], set()).add(choice(copy, 0, simulations=3))
        shown.append(choices)
    assert len(shown[0]) > 5
    assert shown[0] == shown[1]


def test_it_leaves_what_it_is_shown_as_it_was() -> None:
    state = middle_of_a_game(seed=8, decisions=80)
    before = GAME.write_position(state)
    choice(state, state.decision.seat(state))
    assert GAME.write_position(state) == before


def test_a_single_action_needs_no_search() -> None:
    scene = HeldentaufeScene()
    scene.spend(4)
    assert scene.texts() == ["end_turn"]
    bot = SearchBot(GAME, HeldentaufeGuide(GAME), 1, 100.0, 1000)
    assert str(bot.choose(scene.state.copy(), 0)) == "end_turn"
    assert bot.simulated == 0


def test_it_stops_when_nothing_can_change_any_more() -> None:
    scene = HeldentaufeScene()
    scene.hero("mathian").points = 18
    road(scene, "meadow")
    scene.stand("mathian", "1,0")
    bot = SearchBot(GAME, HeldentaufeGuide(GAME), 1, 100.0, 400)
    assert str(bot.choose(scene.state.copy(), 0)) == "move 0,0"
    assert bot.simulated < 400


@rule("HT-BOT-2")
@pytest.mark.parametrize(("seconds", "simulations"), [(0.0, None), (None, 1), (0.1, None), (0.1, 1)])
def test_it_keeps_to_its_budget(seconds: float | None, simulations: int | None) -> None:
    state = middle_of_a_game(seed=3, decisions=50)
    seat = state.decision.seat(state)
    bot = make_bot("search", GAME, 1, seconds=seconds, simulations=simulations)
    begun = perf_counter()
    assert bot.choose(GAME.resample(state, seat, FastChance(1)), seat) in state.decision.actions(state)
    assert perf_counter() - begun < 3.0


@rule("HT-BOT-2")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_whole_games(seats: int) -> None:
    bots = [make_bot("search" if seat == 0 else "careful", GAME, seat, simulations=2) for seat in range(seats)]
    result = play_game(GAME, bots, {"removed_resources": "host", "target": 10}, seed=2, check=True)
    assert not result.capped


@rule("HT-BOT-3")
def test_the_chances_add_up_and_favour_the_leader() -> None:
    guide = HeldentaufeGuide(GAME)
    for seats in (2, 5):
        state = middle_of_a_game(seed=seats, decisions=40, seats=seats)
        chances = guide.chances(state)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
    scene = HeldentaufeScene()
    even = guide.chances(scene.state)[1]
    scene.hero("corlof").points = 9
    assert guide.chances(scene.state)[1] > even + 0.1


@rule("HT-BOT-3")
def test_the_guide_weighs_every_action_and_most_of_all_its_own() -> None:
    guide = HeldentaufeGuide(GAME)
    state = middle_of_a_game(seed=6, decisions=70)
    seat = state.decision.seat(state)
    actions = state.decision.actions(state)
    weights = guide.weights(state, seat, actions)
    assert len(weights) == len(actions)
    assert min(weights) >= 0
    assert actions[weights.index(max(weights))] == guide.act(state, seat)
    assert all(weight == 0 for action, weight in zip(actions, weights, strict=True) if action.verb.name == "discard")
