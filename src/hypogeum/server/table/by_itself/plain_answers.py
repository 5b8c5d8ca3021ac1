"""Questions with one possible answer, which the table answers itself (TBL-SET-3)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import FastChance
from hypogeum.engine.plain import plain_answer
from hypogeum.engine.table import BrokenRules
from hypogeum.server.table.undo import undo_obstacle

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable

MOST_IN_A_ROW = 50
"""Rules that go on asking plain questions are mistaken; then somebody has to answer."""


class PlainAnswers:
    """The numbers of the entries that nobody chose for want of any choice."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self._table.causes.get(number) == "only"


def answer_plain_questions(change: Change) -> None:
    """Give every answer that everybody can see is the only one."""
    table = change.table
    try:
        for _ in range(MOST_IN_A_ROW):
            found = _next_answer(table)
            if found is None:
                return
            action, seat = found
            change.enter(action, seat, "only")
    except BrokenRules as error:  # then it is asked; what has led to the question was no mistake
        table.failures.note(error)


def _next_answer(table: LiveTable) -> tuple[Action, int] | None:
    for seat in table.questions.since:
        try:
            action = _answer_of(table, seat)
        except Exception as error:
            raise table.failures.broken(error, "only answer", seat) from error
        if action is not None:
            return action, seat
    return None


def _answer_of(table: LiveTable, seat: int) -> Action | None:
    """Nothing is ended for a seat that could also take back its last action: that is a second answer.

    What a game says is final it leaves to the seat in any case.
    """
    state, actions = table.engine.state, table.offered(seat)
    if len(actions) != 1 or actions[0].verb.is_final or (actions[0].verb.ends and not undo_obstacle(table, seat)):
        return None
    return plain_answer(table.game, state, seat, FastChance(secrets.randbits(64)))
