"""The volcano: the Eruption marker, the eruption, lava that flows, and what lava takes (section 13, section 19.4)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.steps import Step
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import SIDES
from hypogeum.games.sub_terra.ending import ERUPTED_EARLY, check, lose_game
from hypogeum.games.sub_terra.guardians import burn
from hypogeum.games.sub_terra.state import ERUPTED, READY, State
from hypogeum.games.sub_terra.telling import cell_of, of_piece

ENTRANCE: int = (1 << parts.FIXED) - 1
"""Bit mask of the places that flip as one group (ST2-VOLC-10)."""


class MarkerSteps(Step[State]):
    """The marker moves, or lava flows, so many times, one by one (ST2-VOLC-1, ST2-VOLC-8, ST2-TURN-23)."""

    name = "marker_steps"

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def args(self) -> list[int]:
        return [self.steps]

    def run(self, state: State) -> None:
        for _ in range(self.steps):
            if state.over:
                return
            if state.volcano == ERUPTED:
                flow(state)
            elif state.marker > 0:  # surplus steps are lost (ST2-VOLC-2)
                move_marker(state)


def move_marker(state: State) -> None:
    """One step towards 0, where the volcano is ready, or erupts at once in Typhaon mode (ST2-VOLC-3, ST2-TYP-23)."""
    state.marker -= 1
    if state.tells:
        state.tell("marker_moved", "ST2-VOLC-1", marker=state.marker)
    if state.marker:
        return
    if state.options.has_typhaon:
        erupt(state)
        check(state)
        return
    state.volcano = READY
    if state.tells:
        state.tell("volcano_ready", "ST2-VOLC-3")


def has_left_sanctum(state: State) -> bool:
    """Whether the Artifact, carried or not, is neither on Hall nor Ledge, or is outside (ST2-VOLC-6)."""
    if state.artifact_out:
        return True
    holder = state.holder(parts.ARTIFACT)
    place = state.artifact if holder == NONE else state.place[holder]
    return place != NONE and place != state.hall and place != state.ledge


def erupt(state: State) -> None:
    """The game is lost if the Artifact has not left the Sanctum; else the Sanctum flips (ST2-VOLC-4 to ST2-VOLC-7)."""
    state.volcano = ERUPTED
    state.marker = 0
    if state.tells:
        state.tell("volcano_erupted", "ST2-TYP-23" if state.options.has_typhaon else "ST2-VOLC-4")
    if state.options.has_ark or state.hall == NONE or not has_left_sanctum(state):
        lose_game(state, ERUPTED_EARLY)  # ST2-ARK-3
        return
    flip(state, 1 << state.hall | 1 << state.ledge, "ST2-VOLC-7")


def flow(state: State) -> None:
    """All temple tiles next to lava flip together (ST2-VOLC-9, ST2-VOLC-10, ST2-VOLC-13)."""
    found = flow_reaches(state)
    if found:
        flip(state, found, "ST2-VOLC-9")
    check(state)


def flow_reaches(state: State) -> int:
    """Bit mask of the places that the next flow flips."""
    found = 0
    for place in bits(state.flipped):
        for side in range(SIDES):
            other = state.links[place * SIDES + side]
            if other >= 0 and not state.flipped >> other & 1:
                found |= 1 << other
    return found | ENTRANCE if found & ENTRANCE else found


def flip(state: State, places: int, rule: str) -> None:
    """Tiles turn to lava with everything on them (ST2-VOLC-11, ST2-VOLC-12)."""
    state.flipped |= places
    state.rubble &= ~places
    state.consolidated &= ~places
    state.danger &= ~places
    if state.tells:
        state.tell("lava_flowed", rule, cells=[cell_of(state, place) for place in bits(places)])
    for place in bits(places):
        state.set_markers(place, 0)
    for piece in range(parts.PIECES):
        if state.place[piece] != NONE and places >> state.place[piece] & 1:
            perish(state, piece)
    for guardian in state.arrivals:
        if places >> state.guard[guardian] & 1:
            burn(state, guardian)
    _lose_things(state, places)


def perish(state: State, piece: int) -> None:
    """An Explorer is dead; the Dog and the Turret go back to where they came from (ST2-VOLC-11, ST2-VOLC-12)."""
    state.place[piece] = NONE
    state.hearts[piece] = 0
    if piece >= parts.MOST_EXPLORERS:
        if state.tells:
            state.tell("withdrew", "ST2-VOLC-12", **of_piece(state, piece))
        return
    state.dead |= 1 << piece
    if state.items[piece] == parts.ARTIFACT:
        state.artifact_lost = True
    state.items[piece] = parts.NOTHING
    if state.tells:
        state.tell("died", "ST2-VOLC-11", **of_piece(state, piece))
    leave_game(state, piece)


def leave_game(state: State, seat: int) -> None:
    """What goes with an Explorer who is dead or has escaped (ST2-CIR-DOG-9, ST2-CIR-FOR-11)."""
    character = state.character[seat]
    if character == parts.TAMER and state.place[parts.DOG] != NONE:
        state.place[parts.DOG] = NONE
        state.hearts[parts.DOG] = 0
        if state.tells:
            state.tell("withdrew", "ST2-CIR-DOG-9", **of_piece(state, parts.DOG))
    if character == parts.FORTUNE_TELLER:
        state.tarot_deck = 0
        state.tarot_hand = 0


def _lose_things(state: State, places: int) -> None:
    """Items vanish; equipment goes back to its stock (ST2-VOLC-11, ST2-VOLC-12)."""
    state.loose_keys = [key for key in state.loose_keys if not places >> key & 1]
    if state.artifact != NONE and places >> state.artifact & 1:
        state.artifact = NONE
        state.artifact_lost = True
    state.mines = [mine for mine in state.mines if not places >> mine & 1]
    if state.fort != NONE and places >> state.fort & 1:
        state.fort = NONE
