"""Sub Terra II for bots that search: which actions deserve a look, and who is going to win."""

from __future__ import annotations

import math
from typing import Final

from hypogeum.bots.guide import Guide
from hypogeum.bots.sub_terra.policy import Policy
from hypogeum.bots.sub_terra.worth import Judge
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.games.sub_terra.state import State

TURNS_AHEAD: Final = 2
SCALE: Final = 200.0
"""So much more is worth about a quarter of the game."""


class SubTerraGuide(Guide):
    """One per bot, for a seat of the team or for Typhaon."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(self.chance)
        self.hasty = Policy(self.chance)
        """For playouts: looks one action ahead, and tries it once."""
        self.hasty.planner.depth = 1
        self.hasty.planner.longer = 0
        self.hasty.planner.ventures = 0
        self.hasty.planner.tries = 1
        self.rest = Policy(self.chance)
        """For the rest of the own turn in a playout."""
        self.rest.planner.width = 2
        self.rest.planner.depth = 4
        self.rest.planner.longer = 0
        self.rest.planner.ventures = 0
        self.rest.planner.tries = 2
        self.turn = 0
        self.judge = Judge()
        """Judges what playouts come to, all of them as seen from where the search began."""
        self.middle = 0.0
        self.is_root = False
        """Whether a search begins: its first question is thought through, those that follow in the tree are not."""
        self.share = 40.0
        """The careful choice comes of planning the whole turn, which playouts of two turns seldom better."""
        self.horizon = TURNS_AHEAD

    def begin(self, state: engine.State, seat: int) -> None:
        assert isinstance(state, State)
        self.turn = state.turns
        self.is_root = True
        self.judge.begin(state)
        self.middle = self.judge.worth(state)

    def weights(self, state: engine.State, seat: int, actions: list[Action]) -> list[float]:
        chosen = self.act(state, seat) if self.is_root else self.hurry(state, seat)
        self.is_root = False
        found: list[float] = []
        for action in actions:
            found.append(self.weight(state, seat, action))
        return self.favour(chosen, actions, found)

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.policy.act(state, seat)

    def hurry(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.rest.act(state, seat) if state.turns == self.turn else self.hasty.act(state, seat)

    def chances(self, state: engine.State) -> list[float]:
        """By how much the table has become better for the team since the search began."""
        assert isinstance(state, State)
        gained = (self.judge.worth(state) - self.middle) / SCALE
        team = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, gained))))
        return [1.0 - team if seat == state.options.typhaon else team for seat in range(state.seats)]
