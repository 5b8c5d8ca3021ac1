"""Verbs of travel: moving, leaping over pawns, jumping the Canyon (sections 5.1, 5.2 and 13 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import MOVE as WISH_TO_MOVE
from hypogeum.engine.verbs import NamedVerb, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.terror_below.board import read_space, write_space
from hypogeum.games.terror_below.cards import discard_vehicle
from hypogeum.games.terror_below.components import (
    DIRECTION_IDS,
    DIRECTIONS,
    LONG_JUMPERS,
    SCRAMBLE,
    VEHICLE_IDS,
)
from hypogeum.games.terror_below.ending import gain_vp
from hypogeum.games.terror_below.leaders import kill_leader
from hypogeum.games.terror_below.moving import (
    can_land,
    can_pass,
    can_scramble_onto,
    can_stop,
    can_walk_onto,
    no_action,
    no_points,
    put_pawn,
)
from hypogeum.games.terror_below.rubble import take_rubble
from hypogeum.games.terror_below.state import (
    ACTIONS_ENDED,
    CLIMBING,
    IN_TRANSIT,
    PICKED_UP,
    SCRAMBLED,
    STEP_OVER,
    State,
)
from hypogeum.games.terror_below.words import space_thing

TAKING: Final = 4
MOVE_IDS: Final[list[str]] = [*DIRECTION_IDS, *[f"{direction} taking" for direction in DIRECTION_IDS]]
LANDING_ROLL: Final = 4


class Move(NamedVerb[State]):
    """Move the pawn 1 space (TB-ACT-1 to TB-ACT-4).

    The target is the direction; 4 more for Patricia, who takes the Rubble of the space (TB-CHAR-16).
    """

    name = "move"
    wish = WISH_TO_MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.ap < 1 or state.flags & PICKED_UP:
            return EMPTY
        squad = state.squads[seat]
        pawns = state.pawns_but(seat)
        steps = state.options.board.steps
        first = squad.space * DIRECTIONS
        found: list[int] = []
        for direction in range(DIRECTIONS):
            space = steps[first + direction]
            if space != NONE and can_walk_onto(state, space) and can_pass(state, squad, space, pawns, False):
                found.append(direction)
        if squad.is_led_with(SCRAMBLE):
            for direction in range(DIRECTIONS):
                space = steps[first + direction]
                if space != NONE and can_scramble_onto(state, squad, space):
                    if can_pass(state, squad, space, pawns, True):
                        found.append(TAKING + direction)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Every direction; where there is Rubble, Patricia thinks of taking it."""
        squad = state.squads[seat]
        found: list[int] = []
        for direction in range(DIRECTIONS):
            space = state.options.board.steps[squad.space * DIRECTIONS + direction]
            has_rubble = space != NONE and state.rubble[space] > 0
            is_taken = has_rubble and squad.is_led_with(SCRAMBLE)
            if not is_taken or state.has_done(CLIMBING):
                found.append(direction)
            if is_taken:
                found.append(TAKING + direction)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        space = state.options.board.steps[squad.space * DIRECTIONS + target % TAKING]
        if space == NONE:
            return Refusal("TB-ACT-1", direction=DIRECTION_IDS[target % TAKING])
        here = write_space(space)
        if target >= TAKING and not can_scramble_onto(state, squad, space):
            return Refusal("TB-CHAR-16", space=here)
        if target < TAKING and not can_walk_onto(state, space):
            return Refusal("TB-ACT-2", space=here)
        refusal = no_points(state)
        if refusal is not None:
            return refusal
        if not can_pass(state, squad, space, state.pawns_but(seat), target >= TAKING):
            return Refusal("TB-ACT-4", space=here)
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap -= 1
        squad = state.squads[seat]
        here = squad.space
        space = state.options.board.steps[here * DIRECTIONS + target % TAKING]
        put_pawn(state, seat, space)
        if state.tells:
            direction = DIRECTION_IDS[target % TAKING]
            path = [write_space(here), write_space(space)]
            state.tell("moved", "TB-ACT-1", seat=seat, direction=direction, space=path[1], path=path)
        if target >= TAKING:
            state.flags |= SCRAMBLED
            take_rubble(state, seat, space, 1, "TB-CHAR-9")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        here = state.squads[seat].space
        space = NONE if here == NONE else state.options.board.steps[here * DIRECTIONS + target % TAKING]
        return [] if space == NONE else [space_thing(space)]


class Leap(Verb[State]):
    """Leap over an adjacent pawn to a free space next to it (TB-ACT-5, TB-ACT-6). The target is the landing space."""

    name = "leap"
    wish = WISH_TO_MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.ap < 1 or state.flags & PICKED_UP:
            return EMPTY
        squad = state.squads[seat]
        pawns = state.pawns_but(seat)
        neighbours = state.options.board.neighbours
        found = EMPTY
        for beside in neighbours[squad.space]:
            if pawns >> beside & 1:
                for landing in neighbours[beside]:
                    if landing != squad.space and landing not in found and can_land(state, squad, landing, pawns):
                        found = [*found, landing]
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """The spaces beyond the pawns beside the own one."""
        here = state.squads[seat].space
        pawns = state.pawns_but(seat)
        neighbours = state.options.board.neighbours
        beyond: set[int] = set()
        for beside in neighbours[here]:
            if pawns >> beside & 1:
                beyond.update(neighbours[beside])
        return sorted(beyond - {here})

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        pawns = state.pawns_but(seat)
        board = state.options.board
        here = write_space(target)
        is_near = False
        for beside in board.neighbours[squad.space]:
            if pawns >> beside & 1 and target in board.neighbours[beside]:
                is_near = True
        if not is_near:
            return Refusal("TB-ACT-5", space=here)
        if target == squad.space:
            return Refusal("TB-ACT-6", space=here)
        if not can_land(state, squad, target, pawns):
            return Refusal("TB-ACT-5", space=here)
        return no_points(state)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap -= 1
        here = state.squads[seat].space
        put_pawn(state, seat, target)
        if state.tells:
            path = [write_space(space) for space in (here, _leapt_over(state, seat, here, target), target)]
            state.tell("leapt", "TB-ACT-5", seat=seat, space=path[2], path=path)

    def write(self, target: int) -> str:
        return write_space(target)

    def read(self, words: str) -> int:
        return read_space(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [space_thing(target)]


def _leapt_over(state: State, seat: int, start: int, landing: int) -> int:
    """The space of the pawn between two spaces; of several, the first clockwise from north."""
    pawns = state.pawns_but(seat)
    neighbours = state.options.board.neighbours
    return next(space for space in neighbours[start] if pawns >> space & 1 and landing in neighbours[space])


class Jump(Verb[State]):
    """Jump over the Canyon, paying with a Vehicle card (TB-CAN-7 to TB-CAN-15).

    The target is the direction times 64 plus the card.
    """

    name = "jump"
    wish = WISH_TO_MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.ap < 1 or state.flags & (PICKED_UP | IN_TRANSIT):
            return EMPTY
        squad = state.squads[seat]
        board = state.options.board
        found = EMPTY
        for direction in range(DIRECTIONS):
            at = squad.space * DIRECTIONS + direction
            if board.jumps[at] == NONE or not can_stop(state, squad, board.jumps[at], state.pawns_but(seat)):
                continue
            payers = squad.hand if board.gaps[at] == 1 else squad.hand & LONG_JUMPERS
            found = [*found, *[direction * 64 + card for card in bits(payers)]]
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        """Every card over every Canyon beside the pawn."""
        squad = state.squads[seat]
        first = squad.space * DIRECTIONS
        ways = [way for way in range(DIRECTIONS) if state.options.board.jumps[first + way] != NONE]
        return [direction * 64 + card for direction in ways for card in bits(squad.hand)]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        squad = state.squads[seat]
        board = state.options.board
        direction, card = target // 64, target % 64
        at = squad.space * DIRECTIONS + direction
        if board.jumps[at] == NONE:
            return Refusal("TB-CAN-7", direction=DIRECTION_IDS[direction])
        if not squad.hand >> card & 1:
            return Refusal("TB-CAN-15")
        if board.gaps[at] > 1 and not LONG_JUMPERS >> card & 1:
            return Refusal("TB-CAN-9", vehicle=VEHICLE_IDS[card])
        if not can_stop(state, squad, board.jumps[at], state.pawns_but(seat)):
            return Refusal("TB-CAN-13", space=write_space(board.jumps[at]))
        return no_action(state, seat)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.ap -= 1
        direction, card = target // 64, target % 64
        here = state.squads[seat].space
        at = here * DIRECTIONS + direction
        board = state.options.board
        landing = board.jumps[at]
        discard_vehicle(state, seat, card)
        if state.tells:
            vehicle = VEHICLE_IDS[card]
            path = [write_space(here), write_space(landing)]
            state.tell("canyon_jumped", "TB-CAN-7", seat=seat, vehicle=vehicle, space=path[1], path=path)
        if board.gaps[at] > 1 and not _survives(state, seat, landing):
            return
        put_pawn(state, seat, landing)
        if state.rubble[landing]:
            take_rubble(state, seat, landing, state.rubble[landing], "TB-CAN-11")

    def write(self, target: int) -> str:
        return f"{DIRECTION_IDS[target // 64]} {VEHICLE_IDS[target % 64]}"

    def read(self, words: str) -> int:
        direction, _, card = words.partition(" ")
        return read_name(direction, DIRECTION_IDS) * 64 + read_name(card, VEHICLE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        here = state.squads[seat].space
        landing = NONE if here == NONE else state.options.board.jumps[here * DIRECTIONS + target // 64]
        card = f"vehicle:{VEHICLE_IDS[target % 64]}"
        return [card] if landing == NONE else [space_thing(landing), card]


def _survives(state: State, seat: int, landing: int) -> bool:
    """A long jump: 1 VP whatever happens, then a die (TB-CAN-9, TB-CAN-10). False also if the VP wins the game."""
    gain_vp(state, seat, 1, "TB-CAN-9")
    if state.over:
        return False
    roll = state.chance.roll(6)
    if state.tells:
        state.tell("jump_rolled", "TB-CAN-9", seat=seat, roll=roll)
    if roll >= LANDING_ROLL:
        return True
    state.ap = 0
    state.flags |= STEP_OVER | ACTIONS_ENDED
    kill_leader(state, seat, landing, "TB-CAN-12")
    return False


MOVE: Final = Move(MOVE_IDS)
LEAP: Final = Leap()
JUMP: Final = Jump()
