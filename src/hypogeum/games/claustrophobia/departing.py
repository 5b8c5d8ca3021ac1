"""Human fighters who leave the game through the City Gate, safe (CL-SCN-4, CL-SCN-9)."""

from __future__ import annotations

from hypogeum.games.claustrophobia.ending import check_end
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.hits import bury, end_activation_of
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tokens import take_along


def leave_game(state: State, figure: int) -> None:
    """Neither dead nor in play any more; equipment and tokens go with the fighter (CL-EQP-2, CL-TOK-4)."""
    state.left |= 1 << figure
    state.take_off(figure)
    end_activation_of(state, figure)
    bury(state, figure)
    if state.tells:
        state.tell("departed", "CL-SCN-4", fighter=FIGURE_IDS[figure], total=state.left.bit_count())
    take_along(state, figure)
    check_end(state)
