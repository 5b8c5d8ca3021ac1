"""Whole games of the careful bot of Claustrophobia 1643, on both sides."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.bots import make_bot
from hypogeum.engine.chance import FastChance
from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS
from hypogeum.games.claustrophobia.state import State
from hypogeum.lab.tournament import Entrant, play_sides
from tests.games.play import option_sets
from tests.kit import rule

MOST = 3_000
"""No game of careful bots needs so many decisions."""


class Played:
    """Games of careful bots over every option: each has come to its end, and every action was offered."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        """By kind of decision: how often it was answered."""
        self.verbs: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        """By side: the games that it won."""
        for number, options in enumerate(option_sets(GAME)):
            self._play(number, options)

    def _play(self, number: int, options: dict[str, object]) -> None:
        state = GAME.new(options, seats=2, chance=FastChance(number))
        assert isinstance(state, State)
        bots = [make_bot("careful", GAME, 2 * number + seat) for seat in range(2)]
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
        self.won["human" if state.human in state.winners else "infernal"] += 1


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


@rule("CL-OVR-1", "CL-VAR-3", "CL-VAR-5")
def test_games_come_to_an_end_with_every_option_and_both_sides_win_some(played: Played) -> None:
    assert played.won.total() == len(option_sets(GAME))
    assert min(played.won["human"], played.won["infernal"]) >= 10


def test_every_common_kind_of_decision_is_answered(played: Played) -> None:
    decisions = {name for name, step in GAME.steps.items() if hasattr(step, "elsewhere_rule")}
    rare = {"marionette", "shadow_step", "pursue", "limit_hand", "start_effects", "choose_escort"}
    assert decisions - set(played.asked) <= rare


@rule("CL-HPR-12", "CL-TAL-10", "CL-SCN-6")
def test_it_takes_nothing_back_and_lets_nobody_pass_for_nothing(played: Played) -> None:
    assert not {"unassign", "let_pass", "grant", "put_down", "away", "leave"} & set(played.verbs)


def test_it_does_everything_that_wins_games(played: Played) -> None:
    rites = {"plant", "poison", "recite", "exorcise", "pick_up", "depart", "explore", "fight", "shoot", "use"}
    powers = {"buy", "place", "keep", "play", "unleash", "orient", "cancel", "guard", "heal", "invoke", "turn", "give"}
    assert rites | powers <= set(played.verbs)


def test_it_beats_the_random_bot_on_either_side() -> None:
    wins = [0.0, 0.0]
    for scenario in SCENARIO_IDS:
        result = play_sides(GAME, Entrant(level="careful"), Entrant(level="random"), 3, options={"scenario": scenario})
        for seat in range(2):
            wins[seat] += result.sides[seat].wins
    most = 3 * len(SCENARIO_IDS)
    assert wins[0] >= 0.75 * most  # seat 0 is human
    assert wins[1] >= 0.9 * most


@rule("CL-HID-1")
@pytest.mark.parametrize("scenario", ["S1", "S6", "S8"])
def test_what_is_hidden_cannot_change_the_choice(scenario: str) -> None:
    """Whatever the opponent may hold and the stack may bring: the same open table, the same choice."""
    state = GAME.new({"scenario": scenario, "pass_windows": False}, seats=2, chance=FastChance(7))
    for number in range(200):
        if state.over:
            break
        seat = state.decision.seat(state)
        worlds = [GAME.resample(state, seat, FastChance(100 * number + world)) for world in range(3)]
        choices = {str(make_bot("careful", GAME, 1).choose(world, seat)) for world in worlds}
        assert len(choices) == 1, state.decision
        state.apply(GAME.action(choices.pop()), seat)
