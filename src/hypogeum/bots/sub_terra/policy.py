"""The careful player: a rule of thumb for every question, from what lies open and the own hand."""

from __future__ import annotations

from typing import Any

from hypogeum.bots.sub_terra import laying, typhaon_play
from hypogeum.bots.sub_terra.deeds import best_deed, go_on
from hypogeum.bots.sub_terra.settling import answer
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.steps import Decision
from hypogeum.games.sub_terra.moving import MoveOn
from hypogeum.games.sub_terra.placing import RETURN, KeepTile, Orientation
from hypogeum.games.sub_terra.sanctum import ChooseSanctum
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.tarot import QuestAction
from hypogeum.games.sub_terra.turn import Actions
from hypogeum.games.sub_terra.verbs.circle import VisionSpot


class Policy:
    """Answers every decision. Keeps nothing of a game."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def act(self, state: State, seat: int) -> Action:
        """The action of the seat at the decision that waits."""
        decision: Decision[Any] = state.decision
        actions = decision.actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        if seat == state.options.typhaon:
            return typhaon_play.act(state, seat, actions)
        if isinstance(decision, (Actions, QuestAction)):
            return best_deed(state, seat, actions)
        if isinstance(decision, MoveOn):
            return go_on(state, seat, decision.piece, actions)
        if isinstance(decision, Orientation):
            return laying.best_rotation(state, actions)
        if isinstance(decision, KeepTile):
            return laying.best_kept(state, actions)
        if isinstance(decision, VisionSpot):
            return laying.best_spot(state, actions, Action(RETURN, 0))
        if isinstance(decision, ChooseSanctum):
            return laying.best_sanctum(state, actions)
        return answer(state, seat, decision, actions, self.chance)
