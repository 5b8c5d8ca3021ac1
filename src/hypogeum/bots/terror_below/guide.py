"""Terror Below for bots that search: which actions deserve a look, and who is going to win."""

from __future__ import annotations

import math
from typing import ClassVar, Final

from hypogeum.bots.guide import Guide
from hypogeum.bots.terror_below.evaluation import chances
from hypogeum.bots.terror_below.policy import Policy
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.turn import PlayVehicle
from hypogeum.games.terror_below.verbs.vehicles import PLAY

HORIZON: Final = 2
"""More simulations of the next two turns tell more than fewer of many turns."""
PLAY_SCALE: Final = 0.8
"""So many VP less make a Vehicle e times less likely to be the best."""
VERB_WEIGHTS: Final[dict[str, float]] = {
    "leave_member": 1.0,
    "lead": 1.0,
    "enter": 1.0,
    "play": 1.0,
    "swap": 0.5,
    "arrows": 1.0,
    "nudge": 0.5,
    "move": 1.0,
    "leap": 0.5,
    "clear": 0.5,
    "pick_up": 1.0,
    "deliver": 1.0,
    "jump": 0.3,
    "treat": 1.0,
    "use": 0.3,
    "wear": 0.5,
    "shoot_hat": 0.1,
    "stop": 0.4,
    "bonus": 0.6,
    "trade": 1.0,
    "keep": 1.0,
    "discard": 0.4,
    "thump": 0.5,
    "pull": 0.4,
    "extra": 0.5,
    "hide": 0.3,
    "haul": 1.0,
    "ability": 1.0,
    "lure": 1.0,
    "end_turn": 0.4,
    "join": 1.0,
    "fire": 1.0,
    "hold": 1.0,
    "lose": 1.0,
    "claim": 0.3,
    "save": 1.0,
    "die": 0.3,
}


class TerrorBelowGuide(Guide):
    """One per bot."""

    verb_weights: ClassVar[dict[str, float]] = VERB_WEIGHTS

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.horizon = HORIZON
        self.policy = Policy()

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.policy.act(state, seat)

    def weights(self, state: engine.State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, State)
        chosen = self.policy.act(state, seat)
        plays = self._play_weights(chosen)
        found: list[float] = []
        for action in actions:
            if plays and action.verb is PLAY:
                found.append(plays.get(action.target, 0.0))
            else:
                found.append(self.weight(state, seat, action))
        return self.favour(chosen, actions, found)

    def _play_weights(self, chosen: Action) -> dict[int, float]:
        """By target of `play`: its weight, from what the turn is worth with it."""
        weights: dict[int, float] = {}
        if chosen.verb is not PLAY:
            return weights
        plays = self.policy.plays
        best = max(plays.worths)
        for place in range(len(plays.targets)):
            weights[plays.targets[place]] = math.exp((plays.worths[place] - best) / PLAY_SCALE) + 0.02
        return weights

    def is_quiet(self, state: engine.State) -> bool:
        """When a turn begins."""
        return isinstance(state.agenda[-1], PlayVehicle)

    def chances(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        return chances(state, self.policy)
