"""Victory, defeat and draw (section 7): what the scenario says is looked at after every change.

A draw is a victory that both seats share, half for each: so search and tournaments count it, and the seats have one
rank (CL-END-7).
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.engine.ranking import ranks_of
from hypogeum.games.claustrophobia.figures import LEADERS
from hypogeum.games.claustrophobia.plan import (
    CONDITION_IDS,
    DELIVERED,
    DEMON_DEAD,
    FIGHTER_DEAD,
    FREED,
    LEADERS_DEAD,
    LOSS_IDS,
    NO_CONDITION,
    NOBODY_LEFT,
    REACHED,
    SEALS,
    TOO_FEW,
    TURN_LIMIT,
)
from hypogeum.games.claustrophobia.state import SETTING_UP, State

DRAW_RULES: Final[list[str]] = ["", "CL-S1-3", "", "", "", "", "CL-S6-4", ""]
"""By condition: the rule that says when less than a victory is a draw."""
LOSS_RULES: Final[list[str]] = ["CL-END-5", "CL-END-4", "CL-S4-4", "CL-S5-5", "CL-S7-6"]
"""By number of the bit."""
CONCEDED: Final = "conceded"

VICTORY: Final = 2
DRAW: Final = 1


def check_end(state: State) -> None:
    """Whether what has just happened decides the game; the human condition comes first (CL-END-2, CL-END-3)."""
    if state.over or state.phase == SETTING_UP:
        return
    plan = state.plan
    if is_met(state, plan.condition, plan.count):
        win_by_condition(state)
        return
    if plan.losses & FIGHTER_DEAD and is_dead(state, plan.fatal_fighter):
        _lose(state, FIGHTER_DEAD)
    elif plan.losses & LEADERS_DEAD and not _has_leader(state):
        _lose(state, LEADERS_DEAD)
    elif not state.humans_left():
        _settle(state, NOBODY_LEFT)
    elif plan.losses & TOO_FEW and state.left.bit_count() + len(state.humans_in_play()) < plan.count:
        _lose(state, TOO_FEW)


def end_at_limit(state: State) -> None:
    """The last turn is over (CL-END-4)."""
    _settle(state, TURN_LIMIT)


def _settle(state: State, loss: int) -> None:
    """The game is over without a human victory: a draw where the scenario says so, else the infernal player wins."""
    plan = state.plan
    if plan.draw_condition == NO_CONDITION or not is_met(state, plan.draw_condition, plan.draw_count):
        _lose(state, loss)
        return
    both = [0, 1]
    if state.tells:
        condition, cause = CONDITION_IDS[plan.draw_condition], _loss_id(loss)
        rule = DRAW_RULES[plan.draw_condition]
        state.tell("game_drawn", rule, winners=both, condition=condition, cause=cause)
    state.finish(both)


def _lose(state: State, loss: int) -> None:
    win(state, state.infernal, LOSS_RULES[loss.bit_length() - 1], _loss_id(loss))


def _loss_id(loss: int) -> str:
    return LOSS_IDS[loss.bit_length() - 1]


def win_by_condition(state: State) -> None:
    """The human player has done what the scenario asks for."""
    plan = state.plan
    win(state, state.human, plan.condition_rule, CONDITION_IDS[plan.condition])


def win(state: State, seat: int, rule: str, cause: str) -> None:
    """The game stops at once."""
    state.winner = seat
    if state.tells:
        faction = "human" if seat == state.human else "infernal"
        state.tell("game_won", rule, seat=seat, faction=faction, cause=cause)
    state.finish([seat])


# Conditions (CL-END-1)


def is_met(state: State, condition: int, count: int) -> bool:
    """Whether a condition holds now; explosive and poison win when they work, not before (scenario_effects.py)."""
    if condition == DEMON_DEAD:
        return bool(state.removed >> state.plan.condition_demon & 1)
    return count > 0 and progress(state, condition) >= count


def progress(state: State, condition: int) -> int:
    """How much of what a condition counts has been done."""
    if condition == REACHED:
        return state.left.bit_count()
    if condition == SEALS:
        return state.seals
    if condition == FREED:
        return state.freed
    if condition == DELIVERED:
        return state.delivered
    if condition == DEMON_DEAD:
        demon = state.plan.condition_demon
        return (state.died_once >> demon & 1) + (state.removed >> demon & 1)
    return 0


def is_dead(state: State, figure: int) -> bool:
    """Whoever left the game safe is not (CL-SCN-4)."""
    return bool((state.removed & ~state.left) >> figure & 1)


def _has_leader(state: State) -> bool:
    """Whether any leader of the company is not dead."""
    for figure in state.roster:
        if LEADERS >> figure & 1 and not is_dead(state, figure):
            return True
    return False


# Results (CL-END-7)


def ranks(state: State) -> list[int]:
    """The winner before the loser; both are first in a draw."""
    return ranks_of(state, [(0,), (0,)])


def scores(state: State) -> list[int]:
    """There are no points: 2 stand for a victory, 1 for a draw."""
    if not state.over:
        return [0, 0]
    if state.winner == NONE:
        return [DRAW, DRAW]
    return [VICTORY if seat == state.winner else 0 for seat in range(state.seats)]
