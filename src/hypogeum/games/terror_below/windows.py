"""When Items, Hats and the Revolver's shot at a Hat may be used on the own turn (TB-TURN-8)."""

from __future__ import annotations

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import LONG_SHOTS
from hypogeum.games.terror_below.state import IN_TRANSIT, State


def has_items_to_use(state: State, seat: int) -> bool:
    """Whether the seat might use something at TURN timing, as far as everybody can see."""
    squad = state.squads[seat]
    if squad.items & ~state.fresh_items:
        return True
    return squad.weapons & ~LONG_SHOTS & ~state.fresh_weapons != 0 and is_any_hat_in_sight(state, seat)


def is_any_hat_in_sight(state: State, seat: int) -> bool:
    """Whether another Leader wears a Hat (TB-WPN-10)."""
    for other in range(state.seats):
        if other != seat and state.squads[other].hat != NONE:
            return True
    return False


def no_window(state: State) -> Refusal | None:
    """Not in transit (TB-TURN-8)."""
    return Refusal("TB-TURN-8") if state.has_done(IN_TRANSIT) else None
