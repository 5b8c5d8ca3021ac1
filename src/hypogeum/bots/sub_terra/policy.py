"""The careful player: thinks its turns through, and answers other questions by what the table is worth afterwards."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.bots.sub_terra.laying import best_kept, best_rotation, best_sanctum
from hypogeum.bots.sub_terra.planning import Planner, copy_after, settle, shortened
from hypogeum.bots.sub_terra.worth import Judge
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance, SpreadChance
from hypogeum.engine.steps import Decision
from hypogeum.games.sub_terra.moving import MoveOn
from hypogeum.games.sub_terra.placing import KeepTile, Orientation
from hypogeum.games.sub_terra.sanctum import ChooseSanctum
from hypogeum.games.sub_terra.setup import PickExplorer
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.tarot import QuestAction
from hypogeum.games.sub_terra.turn import Actions

TEAM_WORTH: Final[list[int]] = [4, 6, 20, 80, 6, 14, 45, 55, 5, 90, 140, 60, 6, 80, 2, 2, 2]
"""By Explorer: how gladly bots choose it, after how teams fared that were drawn at random."""


class Policy:
    """Answers every decision. Keeps nothing of a game."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.judge = Judge()
        self.planner = Planner(self.judge)

    def act(self, state: State, seat: int) -> Action:
        """The action of the seat at the decision that waits."""
        decision: Decision[Any] = state.decision
        actions = decision.actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        if isinstance(decision, PickExplorer):
            return _pick(actions, self.chance)
        self.judge.begin(state)
        is_typhaon = seat == state.options.typhaon
        if isinstance(decision, (Actions, QuestAction, MoveOn)):
            return self.planner.best(state, seat, actions)
        if not is_typhaon:
            if isinstance(decision, Orientation):
                return best_rotation(state, actions)
            if isinstance(decision, KeepTile):
                return best_kept(state, actions)
            if isinstance(decision, ChooseSanctum):
                return best_sanctum(state, actions)
        return self._best_answer(state, seat, actions, -1.0 if is_typhaon else 1.0)

    def _best_answer(self, state: State, seat: int, actions: list[Action], sign: float) -> Action:
        """The answer after which the table is worth most to the seat's side."""
        best = actions[0]
        most = -1_000_000.0
        for action in shortened(actions):
            chance = SpreadChance(state.turns * 64 + state.round)
            total = 0.0
            tries = 1
            number = 0
            while number < tries:
                chance.begin(number, 1)
                after = copy_after(state, seat, action, chance)
                settle(after, seat)
                total += sign * self.judge.worth(after)
                if chance.asked:
                    tries = 3
                number += 1
            if total / tries > most + 0.001:
                best, most = action, total / tries
        return best


def _pick(actions: list[Action], chance: Chance) -> Action:
    """Explorers that fare well in the hands of bots, not always the same."""
    total = 0
    for action in actions:
        total += TEAM_WORTH[action.target]
    drawn = chance.pick(total)
    for action in actions:
        drawn -= TEAM_WORTH[action.target]
        if drawn < 0:
            return action
    return actions[0]
