"""Plain questions: those with one possible answer, where everybody can see that there is no other (TBL-SET-3)."""

from __future__ import annotations

from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.state import State

FEWEST_GUESSES = 10
TIMES_EACH = 5
"""So often, on the average, everything that the seat may hold was there in one of the tables that are imagined: that a
certain thing was in none of them happens less than once in a hundred times."""


def plain_answer(game: Game, state: State, seat: int, chance: Chance) -> Action | None:
    """What a seat that is asked can do alone, as everybody can see; `chance` is not the table's own.

    An answer that comes at once because of what only the seat knows would tell it (TBL-KNOW-1).
    """
    actions = state.decision.actions(state, seat)
    if len(actions) == 1 and _has_one_answer_whatever_is_hidden(game, state, seat, chance):
        return actions[0]
    return None


def _has_one_answer_whatever_is_hidden(game: Game, state: State, seat: int, chance: Chance) -> bool:
    """Whether those who know only what is public can be sure that the seat has one answer.

    A single card may be the reason for a second one. So tables are imagined until the seat has held everything that it
    may hold; a rare card would slip through a fixed number of them.
    """
    guesses = held = had = 0
    while guesses < FEWEST_GUESSES or held < TIMES_EACH * had.bit_count():
        guess = game.resample(state, SPECTATOR, chance)
        if len(guess.decision.actions(guess, seat)) != 1:
            return False
        holds = game.hidden(guess, SPECTATOR) & ~game.hidden(guess, seat)
        guesses += 1
        held += holds.bit_count()
        had |= holds
    return True
