"""Sub Terra II for bots that search: which actions deserve a look, and who is going to win."""

from __future__ import annotations

from hypogeum.bots.guide import Guide
from hypogeum.bots.sub_terra.evaluation import team_chance
from hypogeum.bots.sub_terra.policy import Policy
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.games.sub_terra.state import State


class SubTerraGuide(Guide):
    """One per bot, for a seat of the team or for Typhaon."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(self.chance)
        self.hasty = Policy(self.chance)
        self.hasty.planner.depth = 1
        self.hasty.planner.tries = 1
        self.share = 2.0

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.policy.act(state, seat)

    def hurry(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.hasty.act(state, seat)

    def weights(self, state: engine.State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, State)
        self.horizon = state.seats
        return super().weights(state, seat, actions)

    def chances(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        team = team_chance(state, self.policy.judge)
        return [1.0 - team if seat == state.options.typhaon else team for seat in range(state.seats)]
