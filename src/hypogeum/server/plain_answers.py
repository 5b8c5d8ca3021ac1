"""Questions with one possible answer, which the table answers itself (TBL-SET-3)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State
from hypogeum.engine.table import BrokenRules
from hypogeum.server.messages import undo_obstacle

if TYPE_CHECKING:
    from hypogeum.server.live_table import LiveTable

FEWEST_GUESSES = 10
TIMES_EACH = 5
"""So often, on the average, everything that the seat may hold was there in one of the tables that are imagined: that a
certain thing was in none of them happens less than once in a hundred times."""
MOST_IN_A_ROW = 50
"""Rules that go on asking plain questions are mistaken; then somebody has to answer."""


def answer_plain_questions(table: LiveTable) -> None:
    """Inside a change: give every answer that everybody can see is the only one."""
    try:
        for _ in range(MOST_IN_A_ROW):
            found = _plain_answer(table)
            if found is None:
                return
            action, seat = found
            table.enter(action, seat, "only")
    except BrokenRules as error:  # then it is asked; what has led to the question was no mistake
        table.failures.note(error)


def _plain_answer(table: LiveTable) -> tuple[Action, int] | None:
    for seat in table.questions.since:
        try:
            action = only_action(table, seat)
        except Exception as error:
            raise table.failures.broken(error, "only answer", seat) from error
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
    if len(actions) != 1 or (actions[0].verb.ends and not undo_obstacle(table, seat)):
        return None
    return actions[0] if _has_one_answer_whatever_is_hidden(game, state, seat) else None


def _has_one_answer_whatever_is_hidden(game: Game, state: State, seat: int) -> bool:
    """Whether those who know only what is public can be sure that the seat has one answer.

    A single card may be the reason for a second one. So tables are imagined until the seat has held everything that it
    may hold; a rare card would slip through a fixed number of them.
    """
    guesses = held = had = 0
    while guesses < FEWEST_GUESSES or held < TIMES_EACH * had.bit_count():
        guess = game.resample(state, SPECTATOR, FastChance(secrets.randbits(64)))
        if len(guess.decision.actions(guess, seat)) != 1:
            return False
        holds = game.hidden(guess, SPECTATOR) & ~game.hidden(guess, seat)
        guesses += 1
        held += holds.bit_count()
        had |= holds
    return True
