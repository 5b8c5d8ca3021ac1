"""A player leaves the table for good: the Squad is out of the game, without last turns for the others."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine import seat_verbs
from hypogeum.engine.masks import NONE
from hypogeum.engine.seats import belongs_to
from hypogeum.engine.steps import Step
from hypogeum.games.terror_below.cards import WEAPON, KeepCard, deck_of, take_off_hat
from hypogeum.games.terror_below.components import SCRAMBLE
from hypogeum.games.terror_below.ending import lose_solo
from hypogeum.games.terror_below.leaders import discard_everything
from hypogeum.games.terror_below.moving import can_get_out, can_stop
from hypogeum.games.terror_below.squads import ChooseLeaders
from hypogeum.games.terror_below.state import IN_TRANSIT, SCRAMBLED, State
from hypogeum.games.terror_below.turn import BeginTurn


class Leave(seat_verbs.Leave[State]):
    """TB-ONL-3: cards to the discard piles (TB-END-8), pieces to the supply, the pawn off the board."""

    def clear(self, state: State, seat: int) -> None:
        _drop_steps(state, seat)
        _clear_squad(state, seat)
        if seat == state.active:
            _end_turn(state)
        state.caught &= ~(1 << seat)

    def end(self, state: State) -> None:
        """If one player is left, that player wins; a solo game is lost."""
        if state.options.is_solo:
            lose_solo(state, "TB-ONL-3")
        else:
            super().end(state)

    def pass_on(self, state: State, seat: int) -> None:
        if state.has_done(IN_TRANSIT):
            _end_transit(state)


LEAVE: Final = Leave()


def _drop_steps(state: State, seat: int) -> None:
    """What he had still to do falls away; the turn of the next player and the joint question stay."""
    kept: list[Step[Any]] = []
    for step in state.agenda:
        if isinstance(step, BeginTurn):
            kept.append(step)
        elif isinstance(step, ChooseLeaders):
            kept.append(ChooseLeaders(step.asked & ~(1 << seat), step.picks))
        elif not belongs_to(step, seat):
            kept.append(step)
        elif isinstance(step, KeepCard):
            deck_of(state, step.which).discard |= state.drawn
            state.drawn = 0
    state.agenda = kept


def _end_transit(state: State) -> None:
    """A pawn in transit may stop if its space is free now, or if the pawn it had to leap over is gone (TB-ACT-4)."""
    squad = state.squads[state.active]
    pawns = state.pawns_but(state.active)
    can_scramble = squad.is_led_with(SCRAMBLE) and not state.has_done(SCRAMBLED)
    is_free = can_stop(state, squad, squad.space, pawns)
    if is_free or not can_get_out(state, squad, squad.space, state.ap, pawns, can_scramble):
        state.flags &= ~IN_TRANSIT


def _end_turn(state: State) -> None:
    """What only counts during his turn."""
    state.flags = 0
    state.ap = 0
    state.fresh_items = 0
    state.fresh_weapons = 0


def _clear_squad(state: State, seat: int) -> None:
    squad = state.squads[seat]
    take_off_hat(state, seat)
    discard_everything(state, seat)
    deck_of(state, WEAPON).discard |= squad.sticks
    squad.sticks = 0
    state.egg_supply += squad.eggs
    state.rubble_supply += squad.rubble
    squad.eggs = 0
    squad.rubble = 0
    squad.space = NONE
    squad.dead |= squad.living
    squad.living = 0
    squad.leader = NONE
