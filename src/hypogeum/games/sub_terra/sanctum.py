"""The Sanctum: where it may lie, and how it comes into play (section 12)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.engine.steps import Step
from hypogeum.engine.verbs import ACT, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.board import FAR, breach, can_breach, column, distances, is_frontier, lay_open
from hypogeum.games.sub_terra.cells import OPPOSITE, SIDE_IDS, SIDES, beyond, is_location, read_cell, write_cell
from hypogeum.games.sub_terra.questions import LEADER, Question
from hypogeum.games.sub_terra.state import State
from hypogeum.games.sub_terra.telling import cell_of

# A spot is one number: cell of A times 16, plus the direction of the Hall times 4, plus that of the Ledge from it.


def spot_of(cell: int, hall: int, ledge: int) -> int:
    return cell * 16 + hall * 4 + ledge


def is_free(state: State, cell: int) -> bool:
    """A legal location (ST2-GRID-3)."""
    return cell != NONE and is_location(cell) and state.at[cell] == NONE


def straight_spots(state: State) -> list[int]:
    """Hall and Ledge in line behind a frontier exit (ST2-SANC-2)."""
    found: list[int] = []
    for place in range(1, len(state.tiles)):
        for side in range(SIDES):
            if is_frontier(state, place, side):
                hall = beyond(state.cells[place], side)
                if is_free(state, beyond(hall, side)):
                    found.append(spot_of(state.cells[place], side, side))
    return found


def elbow_spots(state: State) -> list[int]:
    """The Ledge on another free side of the Hall (ST2-SANC-3)."""
    found: list[int] = []
    for place in range(1, len(state.tiles)):
        for side in range(SIDES):
            if is_frontier(state, place, side):
                hall = beyond(state.cells[place], side)
                for ledge in range(SIDES):
                    if ledge != side and ledge != OPPOSITE[side] and is_free(state, beyond(hall, ledge)):
                        found.append(spot_of(state.cells[place], side, ledge))
    return found


def breach_spots(state: State) -> list[int]:
    """Behind a wall of a deepest tile that can be destroyed (ST2-SANC-4, ST2-SANC-12)."""
    found: list[int] = []
    deepest = 0
    for place in range(len(state.tiles)):
        deepest = max(deepest, column(state, place))
    for place in range(1, len(state.tiles)):
        if column(state, place) != deepest or not state.is_temple(place):
            continue
        cell = state.cells[place]
        for side in range(SIDES):
            hall = beyond(cell, side)
            if can_breach(state, cell, side) and is_free(state, hall) and is_free(state, beyond(hall, side)):
                found.append(spot_of(cell, side, side))
    return found


def spots(state: State) -> list[int]:
    """The spots of the best column that has one, in reading order (ST2-SANC-1, ST2-SANC-12)."""
    found = straight_spots(state) or elbow_spots(state) or breach_spots(state)
    deepest = 0
    for spot in found:
        deepest = max(deepest, column(state, state.at[spot // 16]))
    return sorted([spot for spot in found if column(state, state.at[spot // 16]) == deepest])


class PlaceSanctum(Step[State]):
    """The bag is empty: the Sanctum comes into play (ST2-SANC-1, ST2-PLACE-11)."""

    name = "place_sanctum"

    def run(self, state: State) -> None:
        if state.hall != NONE:
            return
        found = spots(state)
        if len(found) > 1:
            state.push(ChooseSanctum(LEADER))
        else:
            put_sanctum(state, found[0])


def put_sanctum(state: State, spot: int) -> None:
    """Hall and Ledge; nothing lies on them but Keys of a discarded bag (ST2-SANC-11, ST2-SANC-13, ST2-PLACE-7)."""
    cell, side, ledge_side = spot // 16, spot // 4 % 4, spot % 4
    if not is_frontier(state, state.at[cell], side):
        breach(state, cell, side)
        if state.tells:
            state.tell("wall_breached", "ST2-SANC-4", cell=write_cell(cell), side=SIDE_IDS[side])
    hall_cell = beyond(cell, side)
    hall_sides = 1 << OPPOSITE[side] | 1 << ledge_side
    ledge_sides = 1 << OPPOSITE[ledge_side]
    state.hall = lay_open(state, parts.HALL_TILE, hall_cell, hall_sides, hall_sides)
    state.ledge = lay_open(state, parts.LEDGE_TILE, beyond(hall_cell, ledge_side), ledge_sides, ledge_sides)
    if state.tells:
        state.tell("sanctum_placed", "ST2-SANC-1", cell=cell_of(state, state.hall), cells=[cell_of(state, state.ledge)])
    if state.discarded and state.keys_left:
        state.loose_keys = state.loose_keys + [state.hall] * state.keys_left
        if state.tells:
            state.tell("keys_laid", "ST2-PLACE-7", cell=cell_of(state, state.hall), number=state.keys_left)
        state.keys_left = 0


class ChooseSanctum(Question):
    """Where the Sanctum lies, if several places fit."""

    name = "choose_sanctum"

    def verbs(self, state: State) -> list[Verb[Any]]:
        return _SANCTUM_VERBS

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """Nearest to the crossing, then in reading order (section 5.4)."""
        far = distances(state, parts.CROSSING_PLACE)
        nearest = FAR + 1
        best = NONE
        for spot in spots(state):
            if far[state.at[spot // 16]] < nearest:
                nearest = far[state.at[spot // 16]]
                best = spot
        return Action(SANCTUM, best)


class Sanctum(Verb[State]):
    """Lay the Sanctum behind a tile: its cell, the direction, and that of the Ledge where it is another."""

    name = "sanctum"
    wish = ACT
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return spots(state) if state.hall == NONE else EMPTY

    def candidates(self, state: State, seat: int) -> list[int]:
        if state.hall != NONE:
            return EMPTY
        return sorted([*straight_spots(state), *elbow_spots(state)]) or breach_spots(state)

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target not in self.targets(state, seat):
            return Refusal("ST2-SANC-12", cell=write_cell(target // 16))
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        put_sanctum(state, target)

    def write(self, target: int) -> str:
        hall, ledge = target // 4 % 4, target % 4
        words = f"{write_cell(target // 16)} {SIDE_IDS[hall]}"
        return words if hall == ledge else f"{words} {SIDE_IDS[ledge]}"

    def read(self, words: str) -> int:
        found = words.split()
        if len(found) not in (2, 3):
            raise ValueError("it takes a cell and one or two directions")
        hall = read_name(found[1], SIDE_IDS)
        ledge = read_name(found[2], SIDE_IDS) if len(found) == 3 else hall
        if len(found) == 3 and ledge == hall:
            raise ValueError("a Ledge straight behind the Hall is not named")
        return spot_of(read_cell(found[0]), hall, ledge)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        hall = beyond(target // 16, target // 4 % 4)
        ledge = beyond(hall, target % 4)
        return [f"spot:{write_cell(hall)}", f"spot:{write_cell(ledge)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target // 16)}"]


SANCTUM: Final = Sanctum()
_SANCTUM_VERBS: Final[list[Verb[Any]]] = [SANCTUM]
