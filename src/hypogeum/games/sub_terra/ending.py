"""The end of the game, ranks and results (section 14; ST2-ARK-1 to ST2-ARK-3, ST2-TYP-1, ST2-TYP-2)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.state import BRONZE, GOLD, LEGENDARY, LOST, PLAYING, RESULT_IDS, SILVER, WON, State

# Why a game ends: kinds of events, by number of `State.end_rule`

ARK_SAVED: Final = 0
ARTIFACT_SAVED: Final = 1
ERUPTED_EARLY: Final = 2
ARTIFACT_BURNT: Final = 3
ENTRANCE_LOST: Final = 4
NOBODY_INSIDE: Final = 5
ALL_DOWN: Final = 6
GAVE_UP: Final = 7
END_KINDS: Final[list[str]] = [
    *["ark_saved", "artifact_saved", "erupted_early", "artifact_burnt", "entrance_lost", "nobody_inside", "all_down"],
    "gave_up",
]
_END_RULES: Final[list[str]] = [
    *["ST2-ARK-1", "ST2-TYP-1", "ST2-VOLC-5", "ST2-END-7", "ST2-END-8", "ST2-END-1", "ST2-END-1", "ST2-ONL-7"],
]
_LOST_WITH_ARK: Final[list[int]] = [ERUPTED_EARLY, ALL_DOWN]
"""In Ark mode these lose by a rule of that mode (ST2-ARK-3)."""
RANKS: Final[list[int]] = [LEGENDARY, GOLD, SILVER, BRONZE]
"""By number of dead Explorers; more than three are Bronze too (ST2-END-4, ST2-END-5)."""


def check(state: State) -> None:
    """One end check, after every fully resolved effect: the first that applies ends it (ST2-END-9, ST2-END-11)."""
    if state.over:
        return
    if state.options.has_ark and is_ark_home(state):
        finish(state, ARK_SAVED, RANKS[min(count_down(state), len(RANKS) - 1)])
    elif state.options.has_typhaon and state.artifact_out:
        finish(state, ARTIFACT_SAVED, WON)
    elif state.artifact_lost:
        finish(state, ARTIFACT_BURNT, LOST)
    elif state.is_flipped(parts.CROSSING_PLACE):
        finish(state, ENTRANCE_LOST, _outcome(state))
    else:
        _check_explorers(state)


def is_ark_home(state: State) -> bool:
    """Three Keys set and the Ark on the Ledge (ST2-ARK-1, ST2-ARK-2)."""
    return state.keys_set == parts.MOST_KEYS and state.ledge != NONE and state.place[parts.ARK] == state.ledge


def count_down(state: State) -> int:
    """Explorers that are down now (ST2-ARK-15)."""
    found = 0
    for seat in range(state.options.explorers):
        if state.is_down(seat):
            found += 1
    return found


def _check_explorers(state: State) -> None:
    """Nobody living is inside, or all who are, are down (ST2-END-1, ST2-END-2)."""
    inside = 0
    for seat in range(state.options.explorers):
        if state.place[seat] != NONE:
            if state.hearts[seat] > 0:
                return
            inside += 1
    finish(state, ALL_DOWN if inside else NOBODY_INSIDE, _outcome(state))


def _outcome(state: State) -> int:
    """The rank with the Artifact outside; whoever is still inside counts as dead (ST2-END-3 to ST2-END-6)."""
    if not state.artifact_out:
        return LOST
    lost = 0
    for seat in range(state.options.explorers):
        if not state.escaped >> seat & 1:
            lost += 1
    return RANKS[min(lost, len(RANKS) - 1)]


def finish(state: State, reason: int, result: int) -> None:
    """The game is over; nothing further is resolved."""
    state.result = result
    state.end_rule = reason
    team = list(range(state.options.explorers))
    against = [state.options.typhaon] if state.options.has_typhaon else []
    if state.tells:
        rule = "ST2-ARK-3" if state.options.has_ark and reason in _LOST_WITH_ARK else _END_RULES[reason]
        state.tell(END_KINDS[reason], rule, won=result != LOST, result=RESULT_IDS[result], round=state.round)
    state.finish(against if result == LOST else team)


def lose_game(state: State, reason: int) -> None:
    """The team loses at once."""
    finish(state, reason, LOST)


# Results (ST2-END-13)


def ranks(state: State) -> list[int]:
    """The winning side first; all seats of a side share its rank."""
    winners = state.winners
    return [1 if seat in winners else 2 for seat in range(state.seats)]


def scores(state: State) -> list[int]:
    """Legendary 4 to Bronze 1 and 0 for a loss; with Typhaon 1 for the winning side."""
    if state.result == PLAYING:
        return [0] * state.seats
    if state.options.has_typhaon:
        return [1 if seat in state.winners else 0 for seat in range(state.seats)]
    return [state.result] * state.seats
