"""Choices before the first turn: a free company, other demons, the bearer of a token (CL-VAR-3, CL-VAR-5, CL-DEC-1)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import lowest
from hypogeum.engine.steps import Clock, Decision
from hypogeum.engine.verbs import Verb
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import DEMONS, FIRST_DEMON, FIRST_TROGLODYTE
from hypogeum.games.claustrophobia.human_decisions import HumanDecision
from hypogeum.games.claustrophobia.recruiting import BUDGET, demons_wanted, fighter_cost
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.verbs.company import (
    ENLIST,
    ENTRUST,
    EQUIP,
    READY,
    RECRUIT,
    TAKE_CARD,
    TAKE_GIFT,
    entrust,
)

COMPANY_VERBS: Final[list[Verb[Any]]] = [RECRUIT, TAKE_GIFT, EQUIP, TAKE_CARD, READY]
DEMON_VERBS: Final[list[Verb[Any]]] = [ENLIST]
BEARER_VERBS: Final[list[Verb[Any]]] = [ENTRUST]


# A free company (CL-VAR-3)


def begin_company(state: State) -> None:
    """Nobody but those whom the rules of the scenario need; its own gifts, cards and instinct do not apply."""
    state.points = BUDGET
    state.starting_cards = 0
    state.gifts = [0] * FIRST_TROGLODYTE
    state.equipment = [0] * FIRST_TROGLODYTE
    state.unused_equipment = parts.EQUIPMENT_COPIES
    state.roster = [figure for figure in state.plan.fighters if state.plan.needed_fighters >> figure & 1]
    for figure in state.roster:
        state.points -= fighter_cost(figure)
    state.push(ComposeCompany())


class ComposeCompany(HumanDecision):
    """The human player composes his team, openly, until it is complete and he is ready (CL-VAR-3).

    What costs points is offered only as far as a legal team can still be completed.
    """

    name = "compose_company"
    elsewhere_rule = "CL-VAR-3"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return COMPANY_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The fighters of the scenario (CL-DEC-1), as far as they may be taken."""
        left = RECRUIT.targets(state, seat)
        if not left:
            return Action(READY, 0)
        for figure in state.plan.fighters:
            if figure in left:
                return Action(RECRUIT, figure)
        return Action(RECRUIT, left[0])

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until `ready` takes it off the agenda."""
        action.verb.perform(state, seat, action.target)


# Demons (CL-VAR-5)


class ChooseDemons(Decision[State]):
    """The infernal player chooses as many demons as the scenario has, openly, one by one."""

    name = "choose_demons"
    elsewhere_rule = "CL-VAR-5"

    def waits(self, state: State) -> bool:
        return demons_wanted(state) > 0

    def seats(self, state: State) -> list[int]:
        return [state.infernal]

    def verbs(self, state: State) -> list[Verb[Any]]:
        return DEMON_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The demons of the scenario (CL-DEC-1), as far as they are not chosen yet."""
        for figure in state.plan.demons:
            if not state.company >> figure & 1:
                return Action(ENLIST, figure - FIRST_DEMON)
        return Action(ENLIST, lowest(DEMONS & ~state.company) - FIRST_DEMON)

    def take(self, state: State, seat: int, action: Action) -> None:
        """The question stays until all are chosen."""
        action.verb.perform(state, seat, action.target)


# Explosive and poison (CL-S2-2, CL-S8-6)


class ChooseBearer(HumanDecision):
    """The human player gives a token of the scenario to one of his fighters."""

    name = "choose_bearer"
    elsewhere_rule = "CL-DEC-1"

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> list[int]:
        return [self.token]

    def waits(self, state: State) -> bool:
        return len(state.roster) > 1

    def run(self, state: State) -> None:
        entrust(state, self.token, state.roster[0])

    def verbs(self, state: State) -> list[Verb[Any]]:
        return BEARER_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The first fighter of the roster (CL-DEC-1)."""
        return Action(ENTRUST, state.roster[0])

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        entrust(state, self.token, action.target)
