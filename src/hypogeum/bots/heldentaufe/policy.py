"""Rules of thumb for every decision (section 18 of the rulebook)."""

from __future__ import annotations

from hypogeum.bots.heldentaufe.above import act_above
from hypogeum.bots.heldentaufe.atlas import Atlas
from hypogeum.bots.heldentaufe.below import act_below
from hypogeum.bots.heldentaufe.choices import answer_consent, choose_hero, place_hero, remove_resource
from hypogeum.bots.heldentaufe.command import order_monsters
from hypogeum.bots.heldentaufe.errands import Errands
from hypogeum.bots.heldentaufe.outing import Outing
from hypogeum.bots.heldentaufe.tokens import settle_overflow
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.games.heldentaufe.command import Consent
from hypogeum.games.heldentaufe.defeat import PlaceHero
from hypogeum.games.heldentaufe.monsters import MonstersAct
from hypogeum.games.heldentaufe.overflow import Overflow
from hypogeum.games.heldentaufe.setup import ChooseHero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.turn import MainPhase


class Policy:
    """Answers every decision from what lies open and the own hand. Keeps nothing of a game but measured ways."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.atlas = Atlas()
        self.errands = Errands(self.atlas)
        self.outing = Outing()

    def act(self, state: State, seat: int) -> Action:
        """The action of the seat at the decision that waits."""
        decision = state.agenda[-1]
        if isinstance(decision, MainPhase):
            if state.heroes[seat].is_inside():
                return act_below(state, seat, self.outing)
            return act_above(state, seat, self.errands)
        if isinstance(decision, MonstersAct):
            return order_monsters(state, seat)
        if isinstance(decision, Overflow):
            return settle_overflow(state, seat)
        if isinstance(decision, Consent):
            return answer_consent(state, seat, decision)
        if isinstance(decision, PlaceHero):
            return place_hero(state, seat, decision, self.atlas)
        if isinstance(decision, ChooseHero):
            return choose_hero(state, self.chance)
        return remove_resource(state, seat)
