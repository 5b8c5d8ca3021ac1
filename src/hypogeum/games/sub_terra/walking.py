"""Ways that an Explorer could take in one go: for shortcuts and for bots (section 6.3)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.hearts import BY_GUARDIAN, is_protected
from hypogeum.games.sub_terra.moving import destinations
from hypogeum.games.sub_terra.state import State


def is_dangerous(state: State, piece: int, place: int) -> bool:
    """Whether something may happen on entering a place or on leaving it again: nobody walks through without a look."""
    kind = state.kind(place)
    if kind == parts.SPIKES and not rogue_guards(state, piece, place):
        return True
    if kind == parts.SNAKE and state.markers_on(place):
        return True
    return leaving_cost(state, piece, place) > 0 or is_held_by_eternal(state, piece, place)


def rogue_guards(state: State, piece: int, place: int) -> bool:
    """Whether Vigilance keeps the spikes quiet (ST2-EXP-ROG-3)."""
    return state.character[piece] == parts.ROGUE or state.stands_on(parts.ROGUE, place)


def leaving_cost(state: State, piece: int, place: int) -> int:
    """The hearts that infantry takes from somebody who leaves a place (ST2-GRD-16, ST2-HP-10)."""
    return 0 if is_protected(state, piece, BY_GUARDIAN) else state.count_on(place, parts.INFANTRY)


def is_held_by_eternal(state: State, piece: int, place: int) -> bool:
    """Whether the awake Eternal asks for a die there (ST2-LEG-ETE-6)."""
    return state.count_on(place, parts.ETERNAL) > 0 and not state.is_vanished(piece)


def ways(state: State, piece: int, most: int) -> list[list[int]]:
    """The shortest way to every place within so many Moves, as places from where the piece stands, the nearest first.

    The first step may cost hearts; after it nothing dangerous lies on a way but at its end.
    """
    start = state.place[piece]
    if start == NONE:
        return []
    guess = state.copy()
    found: list[list[int]] = [[start]]
    seen = 1 << start
    head = 0
    while head < len(found):
        way = found[head]
        head += 1
        here = way[-1]
        is_stop = len(way) > 1 and (here == parts.EXIT_PLACE or is_dangerous(state, piece, here))
        if len(way) > most or is_stop:
            continue
        guess.place[piece] = here
        for place in destinations(guess, piece):
            if not seen >> place & 1:
                seen |= 1 << place
                found.append([*way, place])
    return found[1:]


def moves_for(state: State, seat: int, ap: int) -> int:
    """How many Moves so many AP allow (ST2-MOVE-2, ST2-EXP-ROG-1)."""
    if state.character[seat] == parts.ROGUE:
        return 2 * ap
    return [0, 1, 3, 4][min(ap, 3)]


def ap_for(state: State, seat: int, moves: int) -> int:
    """The AP that so many Moves cost at least."""
    if state.character[seat] == parts.ROGUE:
        return (moves + 1) // 2
    return [0, 1, 2, 2, 3][moves]
