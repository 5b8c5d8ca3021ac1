"""Heldentaufe for bots that search: which actions deserve a look, and who is going to win."""

from __future__ import annotations

from typing import ClassVar, Final

from hypogeum.bots.guide import Guide
from hypogeum.bots.heldentaufe.above import best_direction
from hypogeum.bots.heldentaufe.evaluation import chances
from hypogeum.bots.heldentaufe.patience import Patience
from hypogeum.bots.heldentaufe.policy import Policy
from hypogeum.engine import state as engine
from hypogeum.engine.actions import Action
from hypogeum.engine.game import Game
from hypogeum.games.heldentaufe.components import TREASURE_SPACE
from hypogeum.games.heldentaufe.hexes import ORIGIN
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.turn import MainPhase
from hypogeum.games.heldentaufe.verbs.end_turn import PLAIN
from hypogeum.games.heldentaufe.verbs.places import COLLECT
from hypogeum.games.heldentaufe.verbs.potions import NO_PLACE

VERB_WEIGHTS: Final[dict[str, float]] = {
    "move": 1.0,
    "explore": 0.2,
    "descend": 1.5,
    "ascend": 1.5,
    "attack": 1.5,
    "refuse": 0.4,
    "collect": 0.5,
    "eat": 0.4,
    "brew": 0.8,
    "drink": 0.03,
    "trade": 0.3,
    "merge": 0.5,
    "deliver": 2.0,
    "steal": 2.0,
    "discard": 0.0,
    "end_turn": 0.4,
    "drop": 1.0,
    "monster_attack": 1.0,
    "monster_move": 0.4,
    "monster_auto": 0.4,
    "monster_end": 0.4,
    "answer": 1.0,
    "place": 0.1,
    "remove": 1.0,
    "choose": 1.0,
}


class HeldentaufeGuide(Guide):
    """One per bot."""

    opening: ClassVar[tuple[str, ...]] = ("set standing_answer ask",)
    """Bots have no standing answer: they are asked (HT-BOT-17)."""
    verb_weights: ClassVar[dict[str, float]] = VERB_WEIGHTS

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.policy = Policy(self.chance)
        self._patience = Patience()

    def act(self, state: engine.State, seat: int) -> Action:
        assert isinstance(state, State)
        return self.policy.act(state, seat)

    def choose(self, state: engine.State, seat: int) -> Action:
        """What `act` would do, unless that has led nowhere for a whole turn (HT-BOT-16)."""
        assert isinstance(state, State)
        if not isinstance(state.agenda[-1], MainPhase):
            return self.policy.act(state, seat)
        errands = self.policy.errands
        self._patience.look(state, seat, errands)
        return self._patience.settle(state, seat, self.policy.act(state, seat), errands)

    def weights(self, state: engine.State, seat: int, actions: list[Action]) -> list[float]:
        """What a tile gives is taken without a thought."""
        chosen = self.act(state, seat)
        is_settled = chosen.verb is COLLECT
        found: list[float] = []
        for action in actions:
            found.append(0.0 if is_settled else self.weight(state, seat, action))
        return self.favour(chosen, actions, found)

    def weight(self, state: engine.State, seat: int, action: Action) -> float:
        assert isinstance(state, State)
        name = action.verb.name
        if name == "explore" and action.target == best_direction(state, state.heroes[seat].tile):
            return 1.0
        if name == "drink" and action.target in (NO_PLACE, ORIGIN, TREASURE_SPACE):
            return 0.5
        if name == "end_turn" and action.target != PLAIN:
            return 1.0
        return VERB_WEIGHTS[name]

    def is_quiet(self, state: engine.State) -> bool:
        """When a hero's turn begins."""
        assert isinstance(state, State)
        return isinstance(state.agenda[-1], MainPhase) and state.ap_spent == 0

    def chances(self, state: engine.State) -> list[float]:
        assert isinstance(state, State)
        return chances(state, self.policy)
