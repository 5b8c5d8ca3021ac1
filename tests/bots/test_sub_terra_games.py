"""Whole games of the careful bot of Sub Terra II, for the team and for Typhaon."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.sub_terra.meta import GAME
from hypogeum.games.sub_terra.state import State
from tests.games.play import fitting_seats, option_sets
from tests.kit import rule

MOST = 3_000
"""No game of careful bots needs so many decisions."""


def play(levels: list[str], seed: int, **options: object) -> State:
    """A whole game of bots, one level for each seat."""
    state = GAME.new(options, seats=len(levels), chance=FastChance(seed))
    assert isinstance(state, State)
    bots = [make_bot(level, GAME, 10 * seed + seat) for seat, level in enumerate(levels)]
    for step in range(MOST):
        if state.over:
            break
        seat = state.decision.seat(state)
        state.apply(bots[seat].choose(GAME.resample(state, seat, FastChance(step)), seat), seat)
    assert state.over
    return state


def progress(state: State) -> float:
    """How far a team has come: tiles, Keys, Artifact, victory."""
    won = 0 in state.winners
    return (30 - state.bag.bit_count()) / 30 + state.keys_set / 3 + float(state.cursed) + 2.0 * won


class Played:
    """Games of careful bots over every option: each has come to its end, and every action was offered."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        """By kind of decision: how often it was answered."""
        self.verbs: Counter[str] = Counter()
        self.games = 0
        for number, options in enumerate(option_sets(GAME)):
            self._play(number, options)

    def _play(self, number: int, options: dict[str, object]) -> None:
        seats = fitting_seats(GAME, options, number)
        state = GAME.new(options, seats=seats, chance=FastChance(number))
        bots = [make_bot("careful", GAME, 10 * number + seat) for seat in range(seats)]
        for step in range(MOST):
            if state.over:
                break
            seat = state.decision.seat(state)
            action = bots[seat].choose(GAME.resample(state, seat, FastChance(step)), seat)
            assert action in state.decision.actions(state, seat), f"{action} at {state.decision} with {options}"
            self.asked[state.decision.name] += 1
            self.verbs[action.verb.name] += 1
            state.apply(action, seat)
            GAME.check(state)
        assert state.over, options
        self.games += 1


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


@rule("ST2-OVR-2", "ST2-OVR-3")
def test_games_come_to_an_end_with_every_option(played: Played) -> None:
    assert played.games == len(option_sets(GAME))


def test_every_common_kind_of_decision_is_answered(played: Played) -> None:
    common = {"pick_explorer", "actions", "move_on", "orientation", "keep_tile", "choose_victim", "choose_step"}
    assert common | {"reroll_dice", "build", "play_card", "wake_option"} <= set(played.asked)


def test_it_puts_nothing_down_and_does_everything_that_wins(played: Played) -> None:
    assert not {"drop", "leave", "give_up"} & set(played.verbs)
    base = {"explore", "reveal", "move", "run", "heal", "attack", "dig", "pick", "set_key", "crawl", "push"}
    assert base | {"annihilate", "shoot", "cure", "sprint", "illuminate", "smash", "strike"} <= set(played.verbs)


def test_a_careful_team_comes_farther_than_a_random_one() -> None:
    careful = sum(progress(play(["careful"] * 4, seed, difficulty="beginner")) for seed in range(8))
    by_lot = sum(progress(play(["random"] * 4, seed, difficulty="beginner")) for seed in range(8))
    assert careful > 2 * by_lot


@rule("ST2-TYP-2")
def test_typhaon_holds_a_careful_team_back_more_than_a_random_one() -> None:
    options = {"game_mode": "typhaon", "explorer_pick": "random"}
    against_careful = sum(progress(play(["careful"] * 5, seed, **options)) for seed in range(10))
    against_random = sum(progress(play([*["careful"] * 4, "random"], seed, **options)) for seed in range(10))
    assert against_careful < against_random


@rule("ST2-TURN-31", "ST2-HID-4")
@pytest.mark.parametrize("temple", ["base", "dauntless", "legion"])
def test_what_is_hidden_cannot_change_the_choice(temple: str) -> None:
    """Whatever Typhaon may hold and look at: the same open table, the same choice."""
    options = {"game_mode": "typhaon", "temple_mode": temple, "explorer_pick": "random"}
    state = GAME.new(options, seats=5, chance=FastChance(7))
    for number in range(200):
        if state.over:
            break
        seat = state.decision.seat(state)
        worlds = [GAME.resample(state, seat, FastChance(100 * number + world)) for world in range(3)]
        choices = {str(make_bot("careful", GAME, 1).choose(world, seat)) for world in worlds}
        assert len(choices) == 1, state.decision
        state.apply(GAME.action(choices.pop()), seat)
