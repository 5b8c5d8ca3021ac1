"""What event cards can be played on, and why not on something else (section 2.9).

A card needs one number besides its kind: none, a fighter (with a talent), a cell (with a side), or the face of a die.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.words import read_name, read_number, split_words
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.board import SIDES, has_room, is_unexplored, neighbour
from hypogeum.games.claustrophobia.cells import read_cell, write_cell
from hypogeum.games.claustrophobia.entering import cost_of, entry_rule, is_at_home, relic_guards
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_TROGLODYTE, LEADERS, TOUGH_ONE, is_human
from hypogeum.games.claustrophobia.nibbles import faces_in, has_die
from hypogeum.games.claustrophobia.stack import stack_size
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.tile_effects import can_take_hole
from hypogeum.games.claustrophobia.values import HOLY_TALENTS, human_talents
from hypogeum.games.claustrophobia.windows import current_window

TALENTS: Final = 8
"""The detail of a Critical Hit is the figure times this, plus the number of the talent."""

# What a detail is

NOTHING: Final = 0
A_FIGHTER: Final = 1
A_TALENT: Final = 2
A_CELL: Final = 3
AN_EXIT: Final = 4
A_DIE: Final = 5


def shape_of(kind: int) -> int:
    """What a card of a kind is played on."""
    if kind == parts.TERROR:
        return A_FIGHTER
    if kind == parts.CRITICAL_HIT:
        return A_TALENT
    if kind == parts.COLLAPSE:
        return AN_EXIT
    if kind == parts.WEIGHT_OF_SIN:
        return A_DIE
    is_on_tile = kind == parts.TOUGH_TROGLODYTE_CARD or kind == parts.AMBUSH or kind == parts.FISSURE
    return A_CELL if is_on_tile else NOTHING


def all_details(state: State, kind: int) -> list[int]:
    """Everything that somebody could think of, legal or not."""
    shape = shape_of(kind)
    if shape == NOTHING:
        return [0]
    if shape == A_FIGHTER:
        return state.humans_in_play()
    if shape == A_TALENT:
        return _talents_in_play(state)
    if shape == A_DIE:
        return faces_in(state.dice)
    if shape == A_CELL:
        return state.cells
    found: list[int] = []
    for end in range(len(state.links)):
        if state.links[end] >= 0 or is_unexplored(state, end):
            found.append(state.cells[end // SIDES] * SIDES + end % SIDES)
    return found


def _talents_in_play(state: State) -> list[int]:
    found: list[int] = []
    for figure in state.humans_in_play():
        for talent in bits(human_talents(state, figure)):
            found.append(figure * TALENTS + talent)
    return found


# Why not (CL-EVT-7 to CL-EVT-13)


def detail_rule(state: State, kind: int, detail: int) -> str:
    """The rule by which a card cannot be played on this, or nothing; a card without effect cannot be (CL-EVT-13)."""
    shape = shape_of(kind)
    if shape == A_FIGHTER:
        return _terror_rule(state, detail)
    if shape == A_TALENT:
        return _critical_rule(state, detail)
    if shape == A_CELL:
        return _tile_rule(state, kind, detail)
    if shape == AN_EXIT:
        return _collapse_rule(state, detail)
    if shape == A_DIE:
        return "" if has_die(state.dice, detail) else "CL-EVT-5"
    return "" if _is_possible(state, kind) else "CL-EVT-13"


def _is_possible(state: State, kind: int) -> bool:
    """Whether a card that is played on nothing would do something."""
    if kind == parts.LOST:
        return stack_size(state) > 0
    if kind == parts.WHISPERS:
        return state.hand != 0
    if kind == parts.TRAPDOOR:
        window = current_window(state)
        return window is not None and state.in_play(window.a)
    return True


def _terror_rule(state: State, figure: int) -> str:
    """A Condemned with no leader on its tile (CL-EVT-9)."""
    if not is_human(figure) or state.place[figure] == NONE or LEADERS >> figure & 1:
        return "CL-EVT-9"
    return "CL-EVT-9" if state.here[state.place[figure]] & LEADERS else ""


def _critical_rule(state: State, detail: int) -> str:
    """A talent of a human fighter in play, but not Consecrated or Blessing (CL-EVT-8)."""
    figure, talent = detail // TALENTS, 1 << detail % TALENTS
    if figure >= FIRST_TROGLODYTE or state.place[figure] == NONE:
        return "CL-EVT-8"
    return "" if human_talents(state, figure) & ~HOLY_TALENTS & talent else "CL-EVT-8"


def _tile_rule(state: State, kind: int, cell: int) -> str:
    place = state.place_at(cell)
    if kind == parts.FISSURE:
        return _fissure_rule(state, place)
    return _tough_rule(state, place) if kind == parts.TOUGH_TROGLODYTE_CARD else _ambush_rule(state, place)


def _tough_rule(state: State, place: int) -> str:
    """The Tough Troglodyte enters for its price, by the usual restrictions (CL-EVT-5, CL-TRO-5)."""
    if not state.in_reserve(TOUGH_ONE):
        return "CL-TRO-5"
    if place == NONE:
        return "CL-THR-4"
    return "CL-EVT-5" if cost_of(state, TOUGH_ONE, place) > state.pm else entry_rule(state, TOUGH_ONE, place)


def _ambush_rule(state: State, place: int) -> str:
    """A tile with room, where the Holy Relic does not stop them (CL-EVT-11, CL-EQP-11)."""
    troglodyte = state.next_troglodyte()
    if troglodyte == NONE:
        return "CL-EVT-13"
    if place == NONE or not has_room(state, troglodyte, place):
        return "CL-EVT-11"
    return "CL-EQP-11" if relic_guards(state, place) and not is_at_home(state, troglodyte, place) else ""


def _fissure_rule(state: State, place: int) -> str:
    """A hole token is left, and the tile may take it (CL-EVT-12, CL-TEF-16)."""
    if state.hole_tokens == 0:
        return "CL-EVT-12"
    return "" if place != NONE and can_take_hole(state, place) else "CL-TEF-16"


def _collapse_rule(state: State, detail: int) -> str:
    """A link or unexplored exit away from human fighters; an unexplored exit must stay open (CL-EVT-10)."""
    place, side = state.place_at(detail // SIDES), detail % SIDES
    if state.rubble != NONE or place == NONE or state.humans_on(place):
        return "CL-EVT-10"
    end = place * SIDES + side
    beyond = neighbour(state, place, side)
    if beyond == NONE and not is_unexplored(state, end):
        return "CL-EVT-10"
    if beyond != NONE and state.humans_on(beyond):
        return "CL-EVT-10"
    return "" if _stays_open(state, end) else "CL-EVT-10"


def _stays_open(state: State, closed: int) -> bool:
    """Whether an unexplored exit other than one is open."""
    for end in range(len(state.links)):
        if end != closed and is_unexplored(state, end):
            return True
    return False


# Details in words and on the table


def write_detail(kind: int, detail: int) -> str:
    shape = shape_of(kind)
    if shape == A_FIGHTER:
        return FIGURE_IDS[detail]
    if shape == A_TALENT:
        return f"{FIGURE_IDS[detail // TALENTS]} {parts.TALENT_IDS[detail % TALENTS]}"
    if shape == A_CELL:
        return write_cell(detail)
    if shape == AN_EXIT:
        return f"{write_cell(detail // SIDES)} {parts.SIDE_IDS[detail % SIDES]}"
    return str(detail) if shape == A_DIE else ""


def read_detail(kind: int, words: str) -> int:
    """The detail that `write_detail` wrote; raises ValueError with a reason."""
    shape = shape_of(kind)
    if shape == A_FIGHTER:
        return read_name(words, parts.SHEET_IDS)
    if shape == A_TALENT:
        figure, talent = split_words(words, 2)
        return read_name(figure, parts.SHEET_IDS) * TALENTS + read_name(talent, parts.TALENT_IDS)
    if shape == A_CELL:
        return read_cell(words)
    if shape == AN_EXIT:
        cell, side = split_words(words, 2)
        return read_cell(cell) * SIDES + read_name(side, parts.SIDE_IDS)
    if shape == A_DIE:
        return read_number(words, 1, 6)
    if words:
        raise ValueError(f"this card takes nothing after it, not '{words}'")
    return 0


def detail_things(kind: int, detail: int) -> list[str]:
    """What is pressed on the table besides the card."""
    shape = shape_of(kind)
    if shape == A_FIGHTER:
        return [f"fighter:{FIGURE_IDS[detail]}"]
    if shape == A_TALENT:
        return [f"talent:{FIGURE_IDS[detail // TALENTS]}/{parts.TALENT_IDS[detail % TALENTS]}"]
    if shape == A_CELL:
        return [f"tile:{write_cell(detail)}"]
    if shape == AN_EXIT:
        return [f"exit:{write_cell(detail // SIDES)}/{parts.SIDE_IDS[detail % SIDES]}"]
    return [f"die:{detail}"] if shape == A_DIE else []
