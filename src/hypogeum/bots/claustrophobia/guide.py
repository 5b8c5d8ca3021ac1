"""Claustrophobia 1643 for bots that search: which actions deserve a look, and who is going to win."""

from __future__ import annotations

from typing import ClassVar, Final

from hypogeum.bots.claustrophobia.evaluation import human_chance
from hypogeum.bots.claustrophobia.policy import Policy
from hypogeum.bots.guide import Guide
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.games.claustrophobia.state import State

VERB_WEIGHTS: Final[dict[str, float]] = {
    "unassign": 0.0,
    "let_pass": 0.0,
    "put_down": 0.05,
    "take_back": 0.1,
    "give": 0.3,
    "turn": 0.3,
    "end_phase": 0.3,
    "activate": 0.6,
    "explore": 1.0,
    "step": 1.0,
    "fight": 1.5,
    "shoot": 1.5,
    "use": 0.6,
    "depart": 0.2,
    "bar": 1.0,
    "grant": 0.2,
}


class ClaustrophobiaGuide(Guide):
    """One per bot, for either side."""

    verb_weights: ClassVar[dict[str, float]] = VERB_WEIGHTS

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(self.chance)
        self.share = 2.0

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.policy.act(state, seat)

    def chances(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        human = human_chance(state, self.policy.atlas)
        return [human, 1.0 - human] if state.human == 0 else [1.0 - human, human]
