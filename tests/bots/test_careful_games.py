"""Whole games of the careful bot."""

from __future__ import annotations

import pytest

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.heldentaufe.meta import GAME
from hypogeum.games.heldentaufe.state import State
from hypogeum.lab.selfplay import MAX_DECISIONS, play_game
from hypogeum.lab.tournament import Entrant, play_match
from tests.bots.heldentaufe_bots import nothing_to_explore, road
from tests.games.heldentaufe.scene import HeldentaufeScene
from tests.kit import rule

OPTION_SETS: list[dict[str, object]] = [
    {},
    {"hero_assignment": "random", "stack_assignment": "random", "command_mode": "dice"},
    {"campfire_price": "point_and_food", "forest_boots_ap": False, "command_mode": "rotate"},
    {"defeat_hearts": "one", "defeat_placement": "lowest_portal", "command_mode": "auto"},
    {"target": 30},
    {"target": 6, "removed_resources": "host"},
    {"round_limit": 10},
]


@rule("HT-BOT-2", "HT-BOT-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_games_come_to_an_end_with_every_option_and_number_of_seats(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        result = play_game(GAME, [make_bot("careful", GAME, seat) for seat in range(seats)], options, seed, check=True)
        assert not result.capped
        assert result.decisions < MAX_DECISIONS / 20


@rule("HT-BOT-2")
def test_every_kind_of_decision_is_answered() -> None:
    asked: set[str] = set()
    for seed in range(12):
        state = GAME.new({"removed_resources": "host"}, seats=4, chance=FastChance(seed))
        bots = [make_bot("careful", GAME, seat) for seat in range(4)]
        for seat in range(4):
            state.apply(GAME.action("set standing_answer ask"), seat)
        while not state.over:
            asked.add(state.decision.name)
            for seat in state.decision.seats(state):
                state.apply(bots[seat].choose(GAME.resample(state, seat, FastChance(seed)), seat), seat)
    kinds = {"main_phase", "overflow", "consent", "monsters_act", "place_hero", "choose_hero", "remove_resources"}
    assert asked == kinds


@rule("HT-BOT-3")
def test_it_beats_the_random_bot_nearly_always() -> None:
    result = play_match(GAME, Entrant(level="careful"), Entrant(level="random"), 20, seed=50)
    assert result.wins >= 15


@rule("HT-BOT-15")
def test_its_games_have_the_length_of_the_box_and_lead_below() -> None:
    rounds = []
    have_been_below = 0
    for seed in range(12):
        state = GAME.new({}, seats=2, chance=FastChance(seed))
        assert isinstance(state, State)
        bots = [make_bot("careful", GAME, seat) for seat in range(2)]
        raiders = set()
        while not state.over:
            seat = state.decision.seat(state)
            state.apply(bots[seat].choose(GAME.resample(state, seat, FastChance(seed)), seat), seat)
            raiders |= {seat for seat in range(2) if state.heroes[seat].is_inside()}
        rounds.append(state.round)
        have_been_below += state.winners[0] in raiders
    assert 10 <= sorted(rounds)[6] <= 25
    assert have_been_below >= 10


@rule("HT-BOT-16")
def test_a_turn_that_changed_nothing_is_not_repeated() -> None:
    scene = HeldentaufeScene()
    road(scene, "meadow", "meadow", "forest")
    nothing_to_explore(scene)
    scene.hand("mathian", "M05", "M21", "M01")
    scene.give("mathian", "apple", "fish")
    bot = make_bot("careful", GAME, 1)
    assert str(bot.choose(scene.state.copy(), 0)) == "move 1,0"
    scene.state.turns += 2
    assert str(bot.choose(scene.state.copy(), 0)).startswith("refuse")
    after_that = str(bot.choose(scene.state.copy(), 0))
    assert after_that != "move 1,0"
    scene.state.turns += 2
    scene.hero("mathian").points += 1
    assert str(bot.choose(scene.state.copy(), 0)) == "move 1,0"


@rule("HT-BOT-5")
def test_no_more_than_three_cards_are_refused_in_a_turn() -> None:
    scene = HeldentaufeScene("jupanila", "corlof")
    nothing_to_explore(scene)
    scene.hand("jupanila", "M01", "M02", "M03")
    bot = make_bot("careful", GAME, 1)
    done = []
    for _ in range(4):
        done.append(str(bot.choose(scene.state.copy(), 0)).split()[0])
        scene.spend(1)
    assert done == ["refuse", "refuse", "refuse", "end_turn"]
