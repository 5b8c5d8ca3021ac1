"""Questions with one possible answer, which the table answers itself (TBL-SET-3)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

GUESSES = 20
"""So many tables with other hidden things are imagined before an answer counts as plain to everybody."""
MOST_IN_A_ROW = 50
"""Rules that go on asking plain questions are mistaken; then somebody has to answer."""


def answer_plain_questions(table: LiveTable) -> None:
    """Inside a change: give every answer that everybody can see is the only one."""
    for _ in range(MOST_IN_A_ROW):
        found = _plain_answer(table)
        if found is None:
            return
        action, seat = found
        table.enter(action, seat, "only")


def _plain_answer(table: LiveTable) -> tuple[Action, int] | None:
    for seat in table.questions.since:
        action = only_action(table, seat)
        if action is not None:
            return action, seat
    return None


def only_action(table: LiveTable, seat: int) -> Action | None:
    """What a seat that is asked can do alone, where everybody can see that.

    An answer that comes at once because of what only the seat knows would tell it (TBL-KNOW-1). Nothing is ended for a
    seat that could also take back its last action: that is a second answer.
    """
    game, state = table.game, table.engine.state
    actions = state.decision.actions(state, seat)
    if len(actions) != 1 or (actions[0].verb.ends and table.engine.undo_refusal(seat) is None):
        return None
    for _ in range(GUESSES):
        guess = game.resample(state, SPECTATOR, FastChance(secrets.randbits(64)))
        if len(guess.decision.actions(guess, seat)) != 1:
            return None
    return actions[0]
