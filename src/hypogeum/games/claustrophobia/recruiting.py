"""A free company: what fighters, gifts and cards cost, and what a legal team is (CL-VAR-3)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import DEMONS, LEADERS
from hypogeum.games.claustrophobia.state import State

BUDGET: Final = 18
GIFT_COST: Final = 2
MOST_GIFTS: Final = 4
EQUIPMENT_COST: Final = 2
CARD_COST: Final = 1
WARRIOR_COST: Final = 3
VETERAN_COST: Final = 4
VETERANS: Final = sum([1 << parts.SHEET_IDS.index(sheet) for sheet in ["H10", "H11", "H12"]])
"""Bit mask of the sheets that cost more."""


def fighter_cost(figure: int) -> int:
    if LEADERS >> figure & 1:
        return 0
    return VETERAN_COST if VETERANS >> figure & 1 else WARRIOR_COST


def leaders_wanted(state: State) -> int:
    """Exactly one, unless the rules of the scenario need more, or leave no place for one."""
    needed = state.plan.needed_fighters
    places = len(state.plan.fighters) - needed.bit_count()
    leaders = (needed & LEADERS).bit_count()
    return leaders if leaders or not places else 1


def recruits(state: State) -> int:
    """Bit mask of the fighters so far."""
    found = 0
    for figure in state.roster:
        found |= 1 << figure
    return found


def missing_leaders(state: State) -> int:
    return leaders_wanted(state) - (recruits(state) & LEADERS).bit_count()


def missing_warriors(state: State) -> int:
    return len(state.plan.fighters) - leaders_wanted(state) - (recruits(state) & ~LEADERS).bit_count()


def has_figure(state: State, sheet: int) -> bool:
    """Whether a figure is left for the sheet (CL-HUM-4)."""
    family = parts.SHEET_FIGURE[sheet]
    used = 0
    for figure in state.roster:
        if parts.SHEET_FIGURE[figure] == family:
            used += 1
    return used < parts.FAMILY_FIGURES[family]


def points_to_spend(state: State) -> int:
    """What is left beside the cheapest warriors that complete the company: there are always enough of them."""
    return state.points - WARRIOR_COST * missing_warriors(state)


def price_above_reserve(figure: int) -> int:
    """What a fighter costs beyond the cheapest warrior for whom points are kept anyway."""
    return 0 if LEADERS >> figure & 1 else fighter_cost(figure) - WARRIOR_COST


def consecrated_one(state: State) -> int:
    """The fighter that can bear gifts, or NONE."""
    for figure in state.roster:
        if parts.SHEET_TALENTS[figure] & parts.CONSECRATED:
            return figure
    return NONE


# Demons (CL-VAR-5)


def demons_wanted(state: State) -> int:
    """How many the infernal player has still to choose."""
    return len(state.plan.demons) - (state.company & DEMONS).bit_count()
