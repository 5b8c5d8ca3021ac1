"""Where the special rules of a scenario come into play (section 8).

Hits, moves and tiles call these hooks. What a scenario then does needs hits, moves and tiles itself: it is therefore
not imported here, but put into `CONSEQUENCES` by scenario_effects.py.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.plan import LEAVE_ON_ENTER, NOTHING
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.windows import W4, current_window

GATE: Final = 1
"""The tile through which fighters leave the game (CL-SCN-4)."""


class Consequences:
    """What the rules of scenarios do; scenario_effects.py has the one that does it."""

    def tile_placed(self, state: State, place: int) -> None:
        """What comes with a tile: a demon, a Possessed, a crate; or the guide has found its end."""

    def leave_game(self, state: State, figure: int) -> None:
        """A human fighter is safe (CL-SCN-4)."""

    def open_stash(self, state: State, figure: int, place: int) -> None:
        """The first human fighter finds what the Stash holds (CL-TEF-3)."""

    def human_killed(self, state: State, victim: int, place: int) -> None:
        """What it carried falls; the dead may rise (CL-TOK-4, CL-S7-3)."""

    def pending_effects(self, state: State) -> list[int]:
        return EMPTY

    def resolve_effect(self, state: State, effect: int) -> None:
        """One of the pending effects happens."""


CONSEQUENCES: Final[list[Consequences]] = []


# Tiles


def on_placed(state: State, place: int) -> None:
    """A tile lies on the board for good, before the explorer moves (CL-S3-2, CL-S5-2, CL-S6-2, CL-S8-5)."""
    plan = state.plan
    tile = state.tiles[place]
    brings_something = bool((plan.possessed_tiles | plan.crate_tiles) >> tile & 1)
    if brings_something or tile == plan.throne_tile or tile == plan.guide_tile:
        CONSEQUENCES[0].tile_placed(state, place)


def on_enter(state: State, figure: int, place: int) -> None:
    """A human fighter has come onto a tile, in whatever way (CL-SCN-4, CL-TEF-3)."""
    plan = state.plan
    if plan.leave == LEAVE_ON_ENTER and state.tiles[place] == GATE:
        _skip_window(state, figure)
        CONSEQUENCES[0].leave_game(state, figure)
    elif plan.stash != NOTHING and state.effect(place) == parts.STASH and not state.used >> place & 1:
        CONSEQUENCES[0].open_stash(state, figure, place)


def _skip_window(state: State, figure: int) -> None:
    """Whoever leaves at once on entering gives no occasion for a Trapdoor (CL-SCN-9)."""
    window = current_window(state)
    if window is not None and window.window == W4 and window.a == figure:
        state.agenda.pop()


def departure_rule(state: State, figure: int) -> str:
    """The rule by which a fighter never leaves its tile, or nothing (CL-S3-3)."""
    return "CL-S3-3" if figure != NONE and figure == state.plan.throne_demon else ""


# Deaths


def on_human_killed(state: State, victim: int, place: int) -> None:
    """A human fighter was killed on a tile, and is no longer there."""
    CONSEQUENCES[0].human_killed(state, victim, place)


# Step 2 of the human preparation phase (CL-HPR-2)


def pending_effects(state: State) -> list[int]:
    """The effects of the scenario that are due in this phase, by the numbers of scenario_effects.py."""
    return CONSEQUENCES[0].pending_effects(state)


def resolve_effect(state: State, effect: int) -> None:
    CONSEQUENCES[0].resolve_effect(state, effect)
