"""Where a pawn may go, stop and pass (sections 5.1 and 5.2 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.components import DIRECTIONS, SCRAMBLE, SHARE_LOCATIONS
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import CLIMBING, IN_TRANSIT, PICKED_UP, SCRAMBLED, State


def can_stop(state: State, squad: Squad, space: int, pawns: int) -> bool:
    """No other pawn there; Rebecca shares Locations (TB-ACT-3, TB-CHAR-3)."""
    if not pawns >> space & 1:
        return True
    return state.location_at[space] != NONE and squad.is_led_with(SHARE_LOCATIONS)


def can_walk_onto(state: State, space: int) -> bool:
    """No Rubble, or Climbing Gear (TB-ACT-2, TB-ITEM-5)."""
    return state.rubble[space] == 0 or state.has_done(CLIMBING)


def can_scramble_onto(state: State, squad: Squad, space: int) -> bool:
    """Patricia, once per turn, onto exactly 1 Rubble (TB-CHAR-16)."""
    return state.rubble[space] == 1 and squad.is_led_with(SCRAMBLE) and not state.has_done(SCRAMBLED)


def can_land(state: State, squad: Squad, space: int, pawns: int) -> bool:
    """Whether a leap over a pawn may end there (TB-ACT-5, TB-ACT-6)."""
    return can_walk_onto(state, space) and can_stop(state, squad, space, pawns)


def can_get_out(state: State, squad: Squad, space: int, ap: int, pawns: int, can_scramble: bool) -> bool:
    """Whether so many AP suffice to go from an occupied space to one where the pawn may stop (TB-ACT-4)."""
    if ap < 1:
        return False
    board = state.options.board
    for direction in range(DIRECTIONS):
        beside = board.steps[space * DIRECTIONS + direction]
        if beside == NONE:
            continue
        walks = can_walk_onto(state, beside)
        if walks or (can_scramble and state.rubble[beside] == 1):
            if can_stop(state, squad, beside, pawns):
                return True
            if can_get_out(state, squad, beside, ap - 1, pawns, can_scramble and walks):
                return True
        if pawns >> beside & 1:
            for landing in board.neighbours[beside]:
                if landing != space and can_land(state, squad, landing, pawns):
                    return True
    return False


def can_pass(state: State, squad: Squad, space: int, pawns: int, scrambles: bool) -> bool:
    """Whether a Move may enter the space: to stop there, or to go on with the AP left (TB-ACT-4)."""
    if can_stop(state, squad, space, pawns):
        return True
    can_scramble = squad.is_led_with(SCRAMBLE) and not state.has_done(SCRAMBLED) and not scrambles
    return can_get_out(state, squad, space, state.ap - 1, pawns, can_scramble)


def put_pawn(state: State, seat: int, space: int) -> None:
    """The pawn goes to a space; on an occupied one where it may not stop it is in transit (TB-ACT-4)."""
    squad = state.squads[seat]
    squad.space = space
    if can_stop(state, squad, space, state.pawns_but(seat)):
        state.flags &= ~IN_TRANSIT
    else:
        state.flags |= IN_TRANSIT


def no_action(state: State, seat: int) -> Refusal | None:
    """Why the seat may do nothing for an Action Point now, Moves and leaps apart."""
    if state.has_done(IN_TRANSIT):
        return Refusal("TB-ACT-4", space=write_space(state.squads[seat].space))
    return no_points(state)


def no_points(state: State) -> Refusal | None:
    """An action costs 1 AP; after Pick Up there are none (TB-TURN-9, TB-ACT-12)."""
    if state.has_done(PICKED_UP):
        return Refusal("TB-ACT-12")
    return Refusal("TB-TURN-9", left=0) if state.ap < 1 else None
