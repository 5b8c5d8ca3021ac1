"""Moving and exploring with the activated fighter, and letting enemies pass (sections 5.1, 5.2, CL-TAL-10)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.actions import Refusal
from hypogeum.engine.masks import EMPTY, NONE, bits
from hypogeum.engine.verbs import ACT, GIVE_UP, MOVE, Verb
from hypogeum.engine.words import read_name
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.board import SIDES
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.exploring import begin_exploration, exploration_refusal
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, HUMANS, INFERNALS, is_human
from hypogeum.games.claustrophobia.moving import step_refusal, steps_open, walk
from hypogeum.games.claustrophobia.state import BEGUN, State


class StepOnto(Verb[State]):
    """Move to a tile next to the fighter (CL-MOV-1)."""

    name = "step"
    wish = MOVE
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        if state.acting == NONE:
            return EMPTY
        return [state.cells[place] for place in steps_open(state, state.acting)]

    def candidates(self, state: State, seat: int) -> list[int]:
        """All tiles: somebody may wonder why a far one cannot be reached."""
        return EMPTY if state.acting == NONE else state.cells[:]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        place = state.place_at(target)
        if state.acting == NONE or place == NONE:
            return Refusal("CL-MOV-1", cell=write_cell(target))
        return step_refusal(state, state.acting, place)

    def perform(self, state: State, seat: int, target: int) -> None:
        state.done |= BEGUN
        walk(state, state.acting, state.place_at(target))

    def write(self, target: int) -> str:
        return write_cell(target)

    def read(self, words: str) -> int:
        return read_cell(words)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"tile:{write_cell(target)}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if state.acting == NONE else [f"fighter:{FIGURE_IDS[state.acting]}"]


class Explore(Verb[State]):
    """Leave the tile through an unexplored exit (CL-EXP-1)."""

    name = "explore"
    wish = ACT
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        return EMPTY if state.acting == NONE or not is_human(state.acting) else [0, 1, 2, 3]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if state.acting == NONE or not is_human(state.acting):
            return Refusal("CL-EXP-1", side=parts.SIDE_IDS[target])
        return exploration_refusal(state, state.acting, target)

    def perform(self, state: State, seat: int, target: int) -> None:
        begin_exploration(state, state.acting, state.place[state.acting] * SIDES + target)

    def write(self, target: int) -> str:
        return parts.SIDE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, parts.SIDE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        if state.acting == NONE:
            return []
        return [f"exit:{write_cell(state.cells[state.place[state.acting]])}/{parts.SIDE_IDS[target]}"]

    def touches(self, state: State, seat: int, target: int) -> list[str]:
        return [] if state.acting == NONE else [f"fighter:{FIGURE_IDS[state.acting]}"]


class LetPass(Verb[State]):
    """Switch the Imposing of one's own fighter off, so that enemies may leave its tile, or on again (CL-TAL-10)."""

    name = "let_pass"
    wish = GIVE_UP
    is_open = True

    def candidates(self, state: State, seat: int) -> list[int]:
        found: list[int] = []
        for figure in bits(state.company & (HUMANS if seat == state.human else INFERNALS)):
            if state.place[figure] != NONE and values.has_talent(state, figure, parts.IMPOSING):
                found.append(figure)
        return found

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        is_own = state.place[target] != NONE and state.owner(target) == seat
        if not is_own or not values.has_talent(state, target, parts.IMPOSING):
            return Refusal("CL-TAL-10", fighter=FIGURE_IDS[target])
        return None

    def perform(self, state: State, seat: int, target: int) -> None:
        state.let_pass ^= 1 << target
        if state.tells:
            is_off = bool(state.let_pass >> target & 1)
            state.tell("imposing_switched", "CL-TAL-10", seat=seat, fighter=FIGURE_IDS[target], off=is_off)

    def write(self, target: int) -> str:
        return FIGURE_IDS[target]

    def read(self, words: str) -> int:
        return read_name(words, FIGURE_IDS)

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [f"talent:{FIGURE_IDS[target]}/imposing"]


STEP: Final = StepOnto()
EXPLORE: Final = Explore()
LET_PASS: Final = LetPass()
