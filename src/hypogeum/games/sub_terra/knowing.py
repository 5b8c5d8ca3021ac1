"""Who may know what (section 23): the questions that views and redraws ask."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra.state import State


def is_of_team(state: State, viewer: int) -> bool:
    """All explorer-side seats know the same (ST2-HID-6)."""
    return 0 <= viewer < state.options.explorers


def knows_tarot(state: State, viewer: int) -> bool:
    """The tarot hand is public, but where Typhaon plays it is the team's (ST2-HID-5)."""
    return not state.options.has_typhaon or is_of_team(state, viewer)


def knows_desolation(state: State, viewer: int) -> bool:
    """Typhaon's hand is Typhaon's alone."""
    return viewer == state.options.typhaon


def is_tile_secret(state: State) -> bool:
    """Whether Typhaon is looking at a tile whose location is not named yet (ST2-HID-3)."""
    return state.drawn != NONE and state.placer == state.options.typhaon and state.spot == NONE


def is_tile_turning(state: State) -> bool:
    """Whether Typhaon has named the location of a tile and not yet how it lies."""
    return state.drawn != NONE and state.placer == state.options.typhaon and state.spot != NONE


def sides(state: State) -> list[int]:
    """The team is one side, Typhaon the other."""
    return [1 if seat == state.options.typhaon else 0 for seat in range(state.seats)]
