"""Where a pawn comes onto the board: at the start and after a death (TB-SET-15, TB-TURN-2, TB-SOLO-14)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import NONE
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import MOVE, Verb
from hypogeum.games.terror_below.board import read_space, write_space
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.words import space_thing


def entry_spaces(state: State, seat: int) -> list[int]:
    """Locations without pawn; in solo, where some may have Rubble or none may be left, the first of the four kinds of
    TB-SOLO-14 that there is."""
    pawns = state.pawns_but(seat)
    locations = [space for space in state.location_spaces if space != NONE and not pawns >> space & 1]
    clear = [space for space in locations if not state.rubble[space]]
    if clear or locations:
        return clear or locations
    lands = state.options.board.land_spaces
    return [space for space in lands if not state.rubble[space]] or lands


class EnterBoard(SeatDecision[State]):
    """T0a: put the pawn on a Location without pawn (TB-TURN-2)."""

    name = "enter_board"
    elsewhere_rule = "TB-TURN-2"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return ENTER_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        return self.by_lot(state, seat, chance)


class Enter(Verb[State]):
    """Put the pawn on the board (TB-SET-15, TB-TURN-2, TB-SOLO-6, TB-SOLO-14)."""

    name = "enter"
    wish = MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return entry_spaces(state, seat)

    def candidates(self, state: State, seat: int) -> list[int]:
        return state.options.board.land_spaces

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target in entry_spaces(state, seat):
            return None
        rule = "TB-SOLO-14" if state.has_solo_rules() else "TB-TURN-2" if state.turns else "TB-SET-15"
        return Refusal(rule, space=write_space(target))

    def perform(self, state: State, seat: int, target: int) -> None:
        state.squads[seat].space = target
        if state.location_at[target] != NONE and state.rubble[target]:
            state.rubble_supply += state.rubble[target]
            state.rubble[target] = 0
            if state.tells:
                state.tell("rubble_returned", "TB-SOLO-14", space=write_space(target))
        if state.tells:
            rule = "TB-TURN-2" if state.turns else "TB-SET-15"
            state.tell("pawn_placed", rule, seat=seat, space=write_space(target))

    def write(self, target: int) -> str:
        return write_space(target)

    def read(self, words: str) -> int:
        return read_space(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [space_thing(target)]


ENTER: Final = Enter()
ENTER_VERBS: Final[list[Verb[Any]]] = [ENTER]
