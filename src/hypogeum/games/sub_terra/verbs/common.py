"""Actions that every Explorer has (section 6)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import GAIN, GIVE_UP, MOVE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.acting import CellDeed, Deed, NameDeed, TypeDeed
from hypogeum.games.sub_terra.board import are_connected, frontier_sides, neighbours
from hypogeum.games.sub_terra.cells import SIDE_IDS, SIDES, read_cell, write_cell
from hypogeum.games.sub_terra.dice import roll_number
from hypogeum.games.sub_terra.ending import check
from hypogeum.games.sub_terra.guardians import eliminate
from hypogeum.games.sub_terra.hearts import heal, is_hurt, pay_heart
from hypogeum.games.sub_terra.moving import (
    begin_series,
    can_move,
    destination_cells,
    go,
    is_beside,
    move_refusal,
    needs_helper,
)
from hypogeum.games.sub_terra.placing import EndOfPlacing, begin_reveal
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of, of_piece

RUN_MOVES: Final = 3
HIT: Final = 4
"""The number from which on an Attack succeeds (ST2-ACT-8)."""

# Moving (section 6.3)


class MoveDeed(CellDeed):
    """One Move, or the first of a series that is named with the action (ST2-MOVE-1, ST2-MOVE-14)."""

    wish = MOVE

    def __init__(self, cost: int, moves: int, explorer: int = NONE, rule: str = "ST2-MOVE-1") -> None:
        super().__init__(cost, explorer, rule)
        self.moves = moves

    def options(self, state: State, seat: int) -> list[int]:
        return destination_cells(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return move_refusal(state, seat, target)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        begin_series(state, seat, seat, state.place_at(target), self.moves)


class Move(MoveDeed):
    """Go to an adjacent and connected tile (ST2-MOVE-1)."""

    name = "move"


class Run(MoveDeed):
    """Up to three Moves (ST2-MOVE-2); a press on a tile alone means a Move."""

    name = "run"

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*super().picks(state, seat, target), "ability:run"]


class Climb(CellDeed):
    """One Move out of a Pit without help (ST2-DAU-PIT-3)."""

    name = "climb"
    wish = MOVE

    def options(self, state: State, seat: int) -> list[int]:
        return destination_cells(state, seat, is_climb=True) if needs_helper(state, seat) else EMPTY

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if not needs_helper(state, seat):
            return Refusal("ST2-DAU-PIT-3", cell=write_cell(target))
        return move_refusal(state, seat, target, is_climb=True)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        go(state, seat, state.place_at(target))


class Crawl(Verb[State]):
    """The only thing that a down Explorer may do, once in its turn (ST2-HP-6, ST2-TURN-6)."""

    name = "crawl"
    wish = MOVE
    is_open = True

    def may(self, state: State, seat: int) -> bool:
        return seat == state.actor and state.was_down and not state.crawled and state.is_down(seat)

    def targets(self, state: State, seat: int) -> list[int]:
        return destination_cells(state, seat) if self.may(state, seat) else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.cells[:] if state.was_down else EMPTY

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if not self.may(state, seat):
            return Refusal("ST2-TURN-19" if state.is_cut else "ST2-HP-6")
        return move_refusal(state, seat, target)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.crawled = True
        go(state, seat, state.place_at(target))

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]


class Exert(Verb[State]):
    """Once per turn: a heart for an AP (ST2-ACT-4, ST2-ACT-5, ST2-ACT-14)."""

    name = "exert"
    wish = GIVE_UP
    is_open = True

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if seat != state.actor or state.is_cut or state.was_down:
            return Refusal("ST2-HP-5")
        if state.exerted:
            return Refusal("ST2-ACT-4")
        return Refusal("ST2-ACT-5", hearts=state.hearts[seat]) if state.hearts[seat] < 2 else None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.exerted = True
        state.ap += 1
        pay_heart(state, seat, "ST2-ACT-4")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return ["ability:exert"]


# Reveal and Explore (section 6.4)


class ExitDeed(Deed):
    """An action through a frontier exit of the own tile, named by its side."""

    def candidates(self, state: State, seat: int) -> list[int]:
        return list(range(SIDES))

    def options(self, state: State, seat: int) -> list[int]:
        return frontier_sides(state, state.place[seat]) if state.bag else EMPTY

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in frontier_sides(state, state.place[seat]):
            return Refusal("ST2-REV-7", side=SIDE_IDS[target])
        return None if state.bag else Refusal("ST2-REV-5", side=SIDE_IDS[target])

    def write(self, target: int) -> str:
        return SIDE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        place = state.place[seat]
        return [] if place == NONE else [f"exit:{write_cell(state.cells[place])}/{SIDE_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [self.me(state, seat)]


class Reveal(ExitDeed):
    """Draw a tile and place it at an exit of the own tile (ST2-REV-1)."""

    name = "reveal"

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [*super().picks(state, seat, target), "ability:reveal"]

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.push(EndOfPlacing())
        begin_reveal(state, seat, state.place[seat], target)


class Explore(ExitDeed):
    """Reveal, then enter the new tile (ST2-REV-2); never from a Pit (ST2-DAU-PIT-2)."""

    name = "explore"

    def options(self, state: State, seat: int) -> list[int]:
        return EMPTY if needs_helper(state, seat) else super().options(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if needs_helper(state, seat):
            return Refusal("ST2-DAU-PIT-2", side=SIDE_IDS[target])
        return super().obstacle(state, seat, target)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.push(EnterRevealed(seat))
        begin_reveal(state, seat, state.place[seat], target)


class EnterRevealed(Step[State]):
    """The second half of Explore: compulsory where it is possible (ST2-REV-3, ST2-REV-4, ST2-REV-6, ST2-REV-8)."""

    name = "enter_revealed"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> list[int]:
        return [self.seat]

    def run(self, state: State) -> None:
        place = state.placed
        if place == NONE or state.place[self.seat] == NONE or state.hearts[self.seat] == 0:
            check(state)
            return
        if is_beside(state, self.seat, place) and can_move(state, self.seat, place, False):
            go(state, self.seat, place)
            return
        if state.tells:
            state.tell("stayed", "ST2-REV-3", **of_piece(state, self.seat), cell=cell_of(state, place))
        check(state)


# Heal, Attack, Dig (section 6.5)


class Heal(NameDeed):
    """Somebody on the own tile regains a heart (ST2-ACT-7)."""

    name = "heal"
    wish = GAIN

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        piece = state.piece_of(target)
        if piece == NONE or state.place[piece] == NONE or state.place[piece] != state.place[seat]:
            return Refusal("ST2-ACT-7", explorer=parts.CHARACTER_IDS[target])
        return None if is_hurt(state, piece) else Refusal("ST2-ACT-2", explorer=parts.CHARACTER_IDS[target])

    def carry_out(self, state: State, seat: int, target: int) -> None:
        heal(state, state.piece_of(target), 1, "ST2-ACT-7")


class Attack(TypeDeed):
    """Roll the number die: 4 or more eliminates an enemy on the own tile (ST2-ACT-8)."""

    name = "attack"

    def carry_out(self, state: State, seat: int, target: int) -> None:
        state.push(AttackRoll(seat, target))
        roll_number(state, "attack", "ST2-ACT-8")


class AttackRoll(Step[State]):
    """The die of an Attack."""

    name = "attack_roll"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def args(self) -> list[int]:
        return [self.seat, self.kind]

    def run(self, state: State) -> None:
        guardian = state.guardian_on(state.place[self.seat], self.kind)
        if state.dice[0] >= HIT and guardian != NONE:
            eliminate(state, guardian, "ST2-ACT-8")
        elif state.tells:
            state.tell("attack_missed", "ST2-ACT-8", **of_piece(state, self.seat), guardian=parts.TYPE_IDS[self.kind])


class DigDeed(CellDeed):
    """Remove the Rubble of the own tile or of one adjacent and connected (ST2-ACT-9)."""

    def options(self, state: State, seat: int) -> list[int]:
        return rubble_near(state, seat)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        return None if target in rubble_near(state, seat) else Refusal("ST2-ACT-9", cell=write_cell(target))

    def carry_out(self, state: State, seat: int, target: int) -> None:
        clear_rubble(state, seat, state.place_at(target))


class Dig(DigDeed):
    """ST2-ACT-9; the Foreman's press on Rubble means to excavate it."""

    name = "dig"

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        found = super().picks(state, seat, target)
        return [*found, "ability:dig"] if state.character[seat] == parts.FOREMAN else found


def rubble_near(state: State, piece: int) -> list[int]:
    """The cells with Rubble on a piece's tile or next to it."""
    here = state.place[piece]
    if state.rubble == 0 or here == NONE:
        return EMPTY
    return [state.cells[place] for place in [here, *neighbours(state, here)] if state.has_rubble(place)]


def clear_rubble(state: State, piece: int, place: int) -> None:
    state.rubble &= ~(1 << place)
    if state.tells:
        state.tell("dug", "ST2-ACT-9", **of_piece(state, piece), cell=cell_of(state, place))


# The Ark (section 18)


class Push(CellDeed):
    """The Ark on the own tile makes a Move; the Explorer stays (ST2-ARK-6, ST2-ARK-8, ST2-ARK-16)."""

    name = "push"

    def options(self, state: State, seat: int) -> list[int]:
        if state.place[parts.ARK] != state.place[seat] or state.hearts[parts.ARK] == 0:
            return EMPTY
        return destination_cells(state, parts.ARK)

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.place[parts.ARK] == NONE or state.place[parts.ARK] != state.place[seat]:
            return Refusal("ST2-ARK-6")
        return Refusal("ST2-ARK-8") if state.hearts[parts.ARK] == 0 else move_refusal(state, parts.ARK, target)

    def carry_out(self, state: State, seat: int, target: int) -> None:
        go(state, parts.ARK, state.place_at(target))

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return ["explorer:ark", f"tile:{write_cell(target)}"]


class Pull(Deed):
    """The Ark on an adjacent and connected tile makes a Move onto the own tile (ST2-ARK-7, ST2-ARK-8, ST2-ARK-18)."""

    name = "pull"

    def obstacle(self, state: State, seat: int, target: int) -> Refusal | None:
        ark = state.place[parts.ARK]
        if ark == NONE or not are_connected(state, state.place[seat], ark):
            return Refusal("ST2-ARK-7")
        if state.hearts[parts.ARK] == 0:
            return Refusal("ST2-ARK-8")
        return move_refusal(state, parts.ARK, state.cells[state.place[seat]])

    def carry_out(self, state: State, seat: int, target: int) -> None:
        go(state, parts.ARK, state.place[seat])

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return ["explorer:ark"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [self.me(state, seat)]


MOVE_ONCE: Final = Move(1, 1)
RUN: Final = Run(2, RUN_MOVES)
CLIMB: Final = Climb(2)
CRAWL: Final = Crawl()
EXERT: Final = Exert()
REVEAL: Final = Reveal(1)
EXPLORE: Final = Explore(1)
HEAL: Final = Heal(1)
ATTACK: Final = Attack(1, rule="ST2-ACT-8")
DIG: Final = Dig(2)
PUSH: Final = Push(1)
PULL: Final = Pull(2)
COMMON: Final[list[Verb[Any]]] = [EXPLORE, REVEAL, ATTACK, HEAL, MOVE_ONCE, RUN, DIG]
