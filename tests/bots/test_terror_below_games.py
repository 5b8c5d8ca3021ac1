"""Whole games of the careful bot of Terror Below."""

from __future__ import annotations

import pytest

from hypogeum.bots import make_bot
from hypogeum.bots.terror_below.policy import Policy
from hypogeum.engine.chance import FastChance
from hypogeum.games.terror_below.meta import GAME
from hypogeum.games.terror_below.state import State
from hypogeum.lab.selfplay import play_game
from hypogeum.lab.tournament import Entrant, play_match, play_solo
from tests.bots.terror_below_bots import far_worms
from tests.games.terror_below.scene import TerrorBelowScene
from tests.kit import rule

OPTION_SETS: list[dict[str, object]] = [
    {},
    {"board": "canyon"},
    {"locations": "wild", "first_worms": "random", "guarantee_colours": False},
    {"board": "canyon", "locations": "shuffled", "target": 30},
]
SCENARIOS = ("emergency", "special_delivery", "total_extermination")
MOST = 3_000
"""No game of careful bots needs so many decisions."""


@rule("TB-OVR-1", "TB-CAN-1", "TB-ADV-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_games_come_to_an_end_with_every_option_and_number_of_seats(seats: int, options: dict[str, object]) -> None:
    bots = [make_bot("careful", GAME, seat) for seat in range(seats)]
    assert not play_game(GAME, bots, options, seats, max_decisions=MOST, check=True).capped


@rule("TB-SOLO-1", "TB-DIFF-1", "TB-DIFF-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", [{}, {"board": "canyon", "queens": True, "left_behind": 2}])
def test_solo_games_come_to_an_end(scenario: str, options: dict[str, object]) -> None:
    for seed in range(2):
        bots = [make_bot("careful", GAME, 0)]
        assert not play_game(GAME, bots, {"scenario": scenario, **options}, seed, MOST, check=True).capped


def test_every_common_kind_of_decision_is_answered() -> None:
    asked: set[str] = set()
    for seed in range(6):
        state = GAME.new({}, seats=4, chance=FastChance(seed))
        bots = [make_bot("careful", GAME, seat) for seat in range(4)]
        while not state.over:
            asked.add(state.decision.name)
            for seat in state.decision.seats(state):
                seen = GAME.resample(state, seat, FastChance(seed))
                state.apply(bots[seat].choose(seen, seat), seat)
    rare = {"leave_behind", "pull_out", "join_hunt", "lose_egg", "second_thump", "keep_card", "long_shot", "briefcase"}
    rare |= {"tinfoil_step", "arrows_or_not", "ability_or_not"}  # of one Hat or Character each
    decisions = {name for name, step in GAME.steps.items() if hasattr(step, "elsewhere_rule")}
    assert decisions - asked <= rare


def test_it_beats_the_random_bot_nearly_always() -> None:
    result = play_match(GAME, Entrant(level="careful"), Entrant(level="random"), 10, seats=2, seed=50)
    assert result.wins >= 9


@rule("TB-SCEN-1")
def test_it_wins_the_easiest_scenario_more_often_than_not() -> None:
    assert play_solo(GAME, Entrant(level="careful"), 10, options={"scenario": "emergency"}, seed=3).wins >= 5


@rule("TB-HID-1")
def test_what_is_hidden_cannot_change_the_choice() -> None:
    """Whatever the rivals may hold: the same open table, the same choice."""
    for seed in range(3):
        state = GAME.new({}, seats=3, chance=FastChance(seed))
        assert isinstance(state, State)
        for number in range(120):
            if state.over:
                break
            seat = state.decision.seat(state)
            worlds = [GAME.resample(state, seat, FastChance(100 * number + world)) for world in range(3)]
            choices = {str(make_bot("careful", GAME, 1).choose(world, seat)) for world in worlds}
            assert len(choices) == 1
            state.apply(GAME.action(choices.pop()), seat)


@rule("TB-CARD-1", "TB-DEL-11")
def test_a_rivals_hidden_weapon_and_bounty_do_not_change_what_a_strike_on_him_is_worth() -> None:
    worths = []
    for weapon, bounty in (("P01-1", "BH01"), ("P10", "BD01")):
        scene = TerrorBelowScene(2)
        far_worms(scene)
        scene.worm(1, "W05", "3,3", cards=("V7-1", "V7-2"))  # a Blaster that is due with one more card
        scene.stand(1, "3,3")
        scene.line("BD13", "BD14", "BD15", "BD16")
        scene.give(1, weapon, "P02-1")
        scene.keep_secret(1, bounty)
        policy = Policy()
        policy.act(scene.state, 0)
        worths.append(policy.plays.worths)
    assert worths[0] == worths[1]
