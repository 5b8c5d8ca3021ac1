"""A state of Claustrophobia 1643 put anywhere the rules could have led it, by lot: random play alone stays near the
start, finds few tiles and dies early.

First the rules finish what is going on, lay tiles and bury the dead; then figures, cards, dice and tokens are put where
play could have put them; then some phase of some turn begins.
"""

from __future__ import annotations

from typing import Any

from hypogeum.engine.chance import Chance
from hypogeum.engine.state import State as AnyState
from hypogeum.engine.steps import Step
from hypogeum.games.claustrophobia.activation import Activation, BeginHumanActivation, BeginInfernalActivation
from hypogeum.games.claustrophobia.human_preparation import BeginHumanPreparation
from hypogeum.games.claustrophobia.infernal_preparation import BeginInfernalPreparation
from hypogeum.games.claustrophobia.state import (
    HUMAN_ACTIVATION,
    HUMAN_PREPARATION,
    INFERNAL_ACTIVATION,
    INFERNAL_PREPARATION,
    THREAT,
    State,
)
from hypogeum.games.claustrophobia.threat import BeginThreat
from hypogeum.games.claustrophobia.turn import EndTurn
from tests.games.claustrophobia.shaken_board import shake_board
from tests.games.claustrophobia.shaken_humans import assign, shake_humans
from tests.games.claustrophobia.shaken_infernals import shake_infernals
from tests.games.claustrophobia.shaken_scenario import shake_scenario

PHASES = [
    *[HUMAN_PREPARATION] * 3,
    *[HUMAN_ACTIVATION] * 4,
    *[INFERNAL_PREPARATION, THREAT, INFERNAL_ACTIVATION],
]
"""More often those in which most can be done."""
LONGEST = 20
"""The turns that a game without a limit may have had."""


def shake(state: AnyState, lots: Chance) -> None:
    """Change a state in its first turn; every invariant goes on to hold, and nobody has won yet."""
    assert isinstance(state, State)
    _begin_activation(state)
    shake_board(state, lots)
    shake_humans(state, lots)
    shake_infernals(state, lots)
    shake_scenario(state, lots)
    _begin_phase(state, lots)
    assert not state.over


def _begin_activation(state: State) -> None:
    """The first preparation phase is over; nothing waits but the activation of the human fighters."""
    while not isinstance(state.agenda[-1], Activation):
        decision = state.decision
        seat = decision.seat(state)
        state.apply(decision.default(state, seat, state.chance), seat)


def _begin_phase(state: State, lots: Chance) -> None:
    """Some phase of some turn but the last begins; a fuse that burns has not burnt down."""
    limit = state.plan.turn_limit if state.options.has_limit else LONGEST
    state.turn = 1 + lots.pick(limit - 1)
    is_burning = state.explosive_lit or state.poison_set
    phase = HUMAN_ACTIVATION if is_burning else PHASES[lots.pick(len(PHASES))]
    assign(state, lots, phase)
    later: list[Step[Any]] = [EndTurn(), BeginInfernalActivation(), BeginThreat(), BeginInfernalPreparation()]
    later += [BeginHumanActivation(), BeginHumanPreparation()]
    state.agenda = later[: 7 - phase]
    state.run()
