"""Plain questions: those with one possible answer, where everybody can see that there is no other (TBL-SET-3)."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State

GUESSES = 20
"""So many tables with other hidden things are imagined before an answer counts as plain to everybody."""


def plain_answer(game: Game, state: State, seat: int, chance: Chance) -> Action | None:
    """What a seat that is asked can do alone, as everybody can see; `chance` is not the table's own.

    An answer that comes at once because of what only the seat knows would tell it (TBL-KNOW-1).
    """
    actions = state.decision.actions(state, seat)
    if len(actions) != 1:
        return None
    for _ in range(GUESSES):
        guess = game.resample(state, SPECTATOR, chance)
        if len(guess.decision.actions(guess, seat)) != 1:
            return None
    return actions[0]
