"""Moving: legal destinations, leaving costs, entering, the Exit, series of Moves (section 6.3; 11.3, 16.2, 16.3)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GIVE_UP, MOVE, Verb
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import adjacent_places, are_connected
from hypogeum.games.sub_terra.cells import SIDES, read_cell, write_cell
from hypogeum.games.sub_terra.dice import roll_number
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.hearts import (
    BY_GUARDIAN,
    BY_SNAKE,
    BY_TRAP,
    add_loss,
    add_losses_on,
    lose,
    no_losses,
    suffer,
)
from hypogeum.games.sub_terra.questions import Question
from hypogeum.games.sub_terra.state import ACTIONS, State
from hypogeum.games.sub_terra.telling import cell_of, of_piece
from hypogeum.games.sub_terra.volcano import leave_game

SAFE: Final = 4
"""The number from which on spikes and the Eternal do nothing (ST2-TILE-5, ST2-LEG-ETE-6)."""

# Legal destinations (ST2-MOVE-13)


def is_beside(state: State, piece: int, place: int) -> bool:
    """Adjacent and connected; for the vanished Escapologist adjacent is enough (ST2-CIR-ESC-2)."""
    here = state.place[piece]
    if state.is_vanished(piece):
        return place in adjacent_places(state, here)
    return are_connected(state, here, place)


def needs_helper(state: State, piece: int) -> bool:
    """Whether the piece would leave a Pit (ST2-DAU-PIT-1)."""
    return state.kind(state.place[piece]) == parts.PIT


def has_helper(state: State, piece: int, place: int) -> bool:
    """Whether another active Explorer stands on the destination (ST2-DAU-PIT-1, table 2.5)."""
    for other in range(parts.PIECES):
        if other != piece and state.place[other] == place and state.hearts[other] > 0:
            return True
    return False


def is_bridge_taken(state: State, piece: int, place: int) -> bool:
    """Whether another piece is on a Bridge (ST2-MOVE-5, ST2-TILE-2)."""
    if state.kind(place) != parts.BRIDGE:
        return False
    for other in range(parts.PIECES):
        if other != piece and state.place[other] == place:
            return True
    return False


def can_exit(state: State, piece: int) -> bool:
    """Whether the Exit is open to a piece (ST2-MOVE-12, ST2-ARK-14)."""
    return piece < parts.MOST_EXPLORERS and not state.options.has_ark


def can_move(state: State, piece: int, place: int, is_climb: bool) -> bool:
    """Whether a place beside the piece is a legal destination."""
    if state.flipped >> place & 1:
        return False
    if place == parts.EXIT_PLACE:
        return can_exit(state, piece) and (is_climb or not needs_helper(state, piece))
    if state.rubble >> place & 1 and state.character[piece] != parts.GUIDE:
        return False
    if is_bridge_taken(state, piece, place):
        return False
    return is_climb or not needs_helper(state, piece) or has_helper(state, piece, place)


def destinations(state: State, piece: int, is_climb: bool = False) -> list[int]:
    """Every legal destination of one Move, as places, in the order of directions."""
    here = state.place[piece]
    found: list[int] = []
    if state.is_vanished(piece):
        beside = adjacent_places(state, here)
        for place in beside:
            if can_move(state, piece, place, is_climb):
                found.append(place)
        return found
    for side in range(SIDES):
        place = state.links[here * SIDES + side]
        if place >= 0 and can_move(state, piece, place, is_climb):
            found.append(place)
    return found


def destination_cells(state: State, piece: int, is_climb: bool = False) -> list[int]:
    return [state.cells[place] for place in destinations(state, piece, is_climb)]


def move_refusal(state: State, piece: int, cell: int, is_climb: bool = False) -> Refusal | None:
    """Why a piece may not make a Move onto a cell, or None."""
    place = state.place_at(cell)
    name = write_cell(cell)
    if place == NONE or state.place[piece] == NONE or not is_beside(state, piece, place):
        return Refusal("ST2-MOVE-1", cell=name)
    if state.is_flipped(place):
        return Refusal("ST2-MOVE-6", cell=name)
    if place == parts.EXIT_PLACE and not can_exit(state, piece):
        return Refusal("ST2-MOVE-12", cell=name)
    if state.has_rubble(place) and state.character[piece] != parts.GUIDE:
        return Refusal("ST2-MOVE-4", cell=name)
    if is_bridge_taken(state, piece, place):
        return Refusal("ST2-MOVE-5", cell=name)
    if not is_climb and needs_helper(state, piece) and not has_helper(state, piece, place):
        return Refusal("ST2-DAU-PIT-1", cell=name)
    return None


# One Move (ST2-MOVE-9)


def go(state: State, piece: int, place: int) -> None:
    """Leave for a legal destination. The awake Eternal asks for a die first (ST2-LEG-ETE-6, ST2-LEG-ETE-13)."""
    here = state.place[piece]
    is_hindered = state.count_on(here, parts.ETERNAL) > 0 and not state.is_vanished(piece)
    if is_hindered and state.hearts[piece] > 0:
        state.push(LeaveEternal(piece, place))
        roll_number(state, "eternal", "ST2-LEG-ETE-6")
    else:
        depart(state, piece, place, 0)


class LeaveEternal(Step[State]):
    """The die of somebody who leaves the tile of the awake Eternal (ST2-LEG-ETE-6, ST2-LEG-ETE-7)."""

    name = "leave_eternal"

    def __init__(self, piece: int, place: int) -> None:
        self.piece = piece
        self.place = place

    def args(self) -> list[int]:
        return [self.piece, self.place]

    def run(self, state: State) -> None:
        blow = 0 if state.dice[0] >= SAFE else parts.TYPE_HEARTS[parts.ETERNAL]
        depart(state, self.piece, self.place, blow)


def depart(state: State, piece: int, place: int, blow: int) -> None:
    """Leaving costs, then the arrival (ST2-GRD-16 to ST2-GRD-18)."""
    here = state.place[piece]
    had = state.hearts[piece]
    cost = state.count_on(here, parts.INFANTRY) + blow
    if state.tells:
        path = [cell_of(state, here), cell_of(state, place)]
        state.tell("moved", "ST2-MOVE-1", **of_piece(state, piece), path=path, cell=path[1])
    if cost and had:
        losses = no_losses()
        add_loss(state, losses, piece, cost, BY_GUARDIAN)
        suffer(state, losses, BY_GUARDIAN, "ST2-LEG-ETE-6" if blow else "ST2-GRD-16")
        if state.place[piece] == NONE:  # the Dog has fled (ST2-MOVE-16)
            check(state)
            return
    has_fallen = had > 0 and state.hearts[piece] == 0
    state.place[piece] = place
    if place == parts.EXIT_PLACE:
        escape(state, piece)
        check(state)
    elif has_fallen:
        check(state)
    else:
        enter(state, piece)


def escape(state: State, seat: int) -> None:
    """Out of the temple for good (ST2-MOVE-11), with the Artifact, but without a Key (ST2-ITEM-6, ST2-ITEM-7)."""
    state.place[seat] = NONE
    state.escaped |= 1 << seat
    if seat == state.actor and state.step == ACTIONS:
        state.is_cut = True  # ST2-TURN-27
    if state.tells:
        state.tell("escaped", "ST2-MOVE-11", **of_piece(state, seat), item=parts.ITEM_IDS[state.items[seat]])
    if state.items[seat] == parts.ARTIFACT:
        state.artifact_out = True
    elif state.items[seat] == parts.KEY:
        state.loose_keys = [*state.loose_keys, parts.CROSSING_PLACE]
        if state.tells:
            state.tell("keys_laid", "ST2-ITEM-6", cell=cell_of(state, parts.CROSSING_PLACE), number=1)
    state.items[seat] = parts.NOTHING
    leave_game(state, seat)


def enter(state: State, piece: int) -> None:
    """Entry effects: spikes for every mover, snakes for an active one (ST2-MOVE-9, ST2-TILE-5, ST2-DAU-SNK-2)."""
    place = state.place[piece]
    kind = state.kind(place)
    if kind == parts.SPIKES and not state.stands_on(parts.ROGUE, place):  # ST2-EXP-ROG-3
        state.push(SpikeRoll(place))
        roll_number(state, "spikes", "ST2-TILE-5")
        return
    if kind == parts.SNAKE and state.hearts[piece] > 0:
        bites = state.markers_on(place)
        if bites:
            state.set_markers(place, 0)  # ST2-AMB-18
            if state.tells:
                state.tell(
                    "snakes_bit", "ST2-DAU-SNK-2", **of_piece(state, piece), number=bites, cell=cell_of(state, place)
                )
            lose(state, piece, bites, BY_SNAKE, "ST2-DAU-SNK-2")
    check(state)


class SpikeRoll(Step[State]):
    """The die of somebody who has entered a Spike Trap (ST2-TILE-5, ST2-TILE-6)."""

    name = "spike_roll"

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> list[int]:
        return [self.place]

    def run(self, state: State) -> None:
        if state.dice[0] < SAFE:
            if state.tells:
                state.tell("spikes_struck", "ST2-TILE-6", cell=cell_of(state, self.place))
            losses = no_losses()
            add_losses_on(state, losses, self.place, parts.SPIKES_HEARTS, BY_TRAP)
            suffer(state, losses, BY_TRAP, "ST2-TILE-6")
        check(state)


# Series of Moves (ST2-MOVE-2, ST2-MOVE-3, ST2-MOVE-14)


def begin_series(state: State, seat: int, piece: int, place: int, moves: int) -> None:
    """The first Move of a series, named with the action; the others are asked for."""
    if moves > 1:
        state.push(MoveOn(seat, piece, moves - 1))
    go(state, piece, place)


class MoveOn(Question):
    """The next Move of a series, or stop; a mover who is down, away or has no way on stops by itself."""

    name = "move_on"

    def __init__(self, seat: int, piece: int, left: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.left = left

    def args(self) -> list[int]:
        return [self.owner, self.piece, self.left]

    def waits(self, state: State) -> bool:
        if state.place[self.piece] == NONE or state.hearts[self.piece] == 0 or state.is_gone(self.owner):
            return False
        return len(destinations(state, self.piece)) > 0

    def run(self, state: State) -> None:
        return

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SERIES_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return Action(STOP, 0)

    def take(self, state: State, seat: int, action: Action) -> None:
        state.agenda.pop()
        if action.verb is GO:
            begin_series(state, seat, self.piece, state.place_at(action.target), self.left)


def moving_piece(state: State) -> int:
    """The piece whose next Move is asked for, or NONE."""
    question = state.agenda[-1] if state.agenda else None
    return question.piece if isinstance(question, MoveOn) else NONE


class Go(Verb[State]):
    """One more Move."""

    name = "go"
    wish = MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return destination_cells(state, moving_piece(state))

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.cells[:]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        piece = moving_piece(state)
        return Refusal("ST2-MOVE-2") if piece == NONE else move_refusal(state, piece, target)

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        piece = moving_piece(state)
        return [] if piece == NONE else [f"explorer:{state.name(piece)}"]


class Stop(Verb[State]):
    """No further Move; nothing is refunded (ST2-MOVE-3)."""

    name = "stop"
    wish = GIVE_UP
    ends = True


GO: Final = Go()
STOP: Final = Stop()
_SERIES_VERBS: Final[list[Verb[Any]]] = [GO, STOP]
