"""First Eggs and Rubble, first Worms, first player and pawns (sections 3.3 to 3.5 and 12 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.engine.steps import Step
from hypogeum.games.terror_below.attack import devastate, fill_slot
from hypogeum.games.terror_below.board import write_space
from hypogeum.games.terror_below.components import (
    COLOURS,
    FIRST_STARTING,
    SLOTS,
    WORM_DICE,
    WORM_IDS,
    eggs_of,
)
from hypogeum.games.terror_below.eggs import lay_missing_colour
from hypogeum.games.terror_below.places import EnterBoard
from hypogeum.games.terror_below.state import State
from hypogeum.games.terror_below.turn import BeginTurn

MORE_WORMS: Final[list[int]] = [0, 0, 0, 1, 2, 3]
"""By number of players: Worms drawn after the starting cards (TB-SET-10, TB-SOLO-3)."""
RANDOM_WORMS: Final[list[int]] = [0, 4, 4, 5, 6, 7]
"""By number of players: Worms drawn instead of the starting cards (TB-ADV-4, TB-ADV-6)."""


class ResolveFirstWorms(Step[State]):
    """Attacks on the empty board, then a Worm and a Target for each slot (TB-SET-9 to TB-SET-12)."""

    name = "resolve_first_worms"

    def run(self, state: State) -> None:
        if state.options.random_worms:
            _draw_and_resolve(state, RANDOM_WORMS[state.seats], "TB-ADV-4")
            if state.options.guarantees_colours:
                _lay_missing_colours(state)
        else:
            for worm in range(FIRST_STARTING, len(WORM_IDS)):
                _resolve(state, worm, "TB-SET-9")
            _draw_and_resolve(state, MORE_WORMS[state.seats], "TB-SET-10")
        for slot in range(SLOTS):
            fill_slot(state, slot)


def _resolve(state: State, worm: int, rule: str) -> None:
    """An attack at the printed coordinates; no pawn is there to be caught (TB-SET-9, TB-SET-11)."""
    space = state.options.board.dice[WORM_DICE[worm]]
    if state.tells:
        state.tell("first_attack", rule, worm=WORM_IDS[worm], space=write_space(space))
    devastate(state, worm, space)


def _draw_and_resolve(state: State, worms: int, rule: str) -> None:
    for _ in range(worms):
        worm = state.draw(state.worm_deck, "worm")
        _resolve(state, worm, rule)
        state.worm_deck.put_away(worm)


def _lay_missing_colours(state: State) -> None:
    """TB-ADV-5."""
    for colour in range(COLOURS):
        is_missing = True
        for eggs in state.eggs:
            if eggs_of(eggs, colour):
                is_missing = False
        if is_missing:
            lay_missing_colour(state, colour)


class StartPlay(Step[State]):
    """The first player is found, and pawns come on the board, the last player's first (TB-SET-14, TB-SET-15)."""

    name = "start_play"

    def run(self, state: State) -> None:
        chosen = state.options.first_player
        first = chosen if chosen != NONE else state.chance.pick(state.seats)
        state.first_player = state.seat_after(first) if state.is_out(first) else first
        if state.tells:
            state.tell("first_player", "TB-SET-14", seat=state.first_player)
        state.push(BeginTurn(state.first_player))
        for seat in state.seats_from(state.first_player):
            state.push(PlacePawn(seat))


class PlacePawn(EnterBoard):
    """A pawn comes on a Location of choice, in reverse turn order (TB-SET-15, TB-SOLO-6)."""

    name = "place_pawn"
    elsewhere_rule = "TB-SET-15"
