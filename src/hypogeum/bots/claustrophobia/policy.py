"""Rules of thumb for every decision, of either side."""

from __future__ import annotations

from hypogeum.bots.claustrophobia import human_choices, human_dice, human_turn, infernal_dice, infernal_turn
from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.event_play import best_event, best_kept, worst_kept
from hypogeum.bots.claustrophobia.infernal_threat import enter, unleash
from hypogeum.bots.claustrophobia.settling import answer
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.steps import Decision
from hypogeum.games.claustrophobia.activation import Activation
from hypogeum.games.claustrophobia.assignment import Assignment
from hypogeum.games.claustrophobia.combat import TakeHits
from hypogeum.games.claustrophobia.entering import UnleashHound
from hypogeum.games.claustrophobia.exploring import ChooseTile, Orient
from hypogeum.games.claustrophobia.fell_destiny import DISCARD_EVENT, KEEP, KeepEvent, LimitHand
from hypogeum.games.claustrophobia.hits import CancelLine
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.threat import Threat
from hypogeum.games.claustrophobia.verbs.destiny import Allocate, RollDestiny, TakeDiceBack
from hypogeum.games.claustrophobia.windows import PASS, Window


class Policy:
    """Answers every decision from what lies open and the own hand. Keeps nothing of a game but measured ways."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.atlas = Atlas()

    def act(self, state: State, seat: int) -> Action:
        """The action of the seat at the decision that waits."""
        decision = state.agenda[-1]
        if isinstance(decision, Activation):
            if seat == state.human:
                return human_turn.act(state, seat, self.atlas)
            return infernal_turn.act(state, seat, self.atlas)
        if isinstance(decision, Assignment):
            return human_dice.lay(state, seat, self.atlas)
        if isinstance(decision, CancelLine):
            return human_choices.cancel_line(state, seat, self.atlas)
        if isinstance(decision, TakeHits):
            return human_choices.guard(state)
        if isinstance(decision, Threat):
            return enter(state, seat, self.atlas)
        if isinstance(decision, Window):
            card = best_event(state, seat, self.atlas)
            return Action(PASS, 0) if card is None else card
        if isinstance(decision, Orient):
            return human_choices.orient(state, seat)
        if isinstance(decision, ChooseTile):
            return human_choices.choose_tile(state, seat)
        return self._settle(state, seat)

    def _settle(self, state: State, seat: int) -> Action:
        """The rarer questions."""
        decision = state.agenda[-1]
        if isinstance(decision, Allocate):
            return infernal_dice.place(state, seat, self.atlas)
        if isinstance(decision, RollDestiny):
            return infernal_dice.roll(state, seat)
        if isinstance(decision, TakeDiceBack):
            return infernal_dice.keep_dice()
        if isinstance(decision, KeepEvent):
            return Action(KEEP, best_kept(KEEP.targets(state, seat)))
        if isinstance(decision, LimitHand):
            return Action(DISCARD_EVENT, worst_kept(DISCARD_EVENT.targets(state, seat)))
        if isinstance(decision, UnleashHound):
            return unleash(state, self.atlas)
        assert isinstance(decision, Decision)
        return answer(state, seat, decision, self.atlas, self.chance)
