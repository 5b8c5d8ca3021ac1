"""Tokens that fighters carry: crates, the explosive, the poison, vials of miraculous water (CL-SCN-6, CL-TOK-4)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.state import State

CRATE: Final = 0
EXPLOSIVE: Final = 1
POISON: Final = 2
VIAL: Final = 3
TOKEN_IDS: Final[list[str]] = ["crate", "explosive", "poison", "vial"]
TOKENS: Final[list[int]] = [CRATE, EXPLOSIVE, POISON, VIAL]


def carries(state: State, figure: int, token: int) -> bool:
    """Nobody carries two tokens of a kind (CL-SCN-6)."""
    if token == CRATE:
        return bool(state.crate_bearers >> figure & 1)
    if token == EXPLOSIVE:
        return state.explosive_by == figure
    if token == POISON:
        return state.poison_by == figure
    return bool(state.vial_bearers >> figure & 1)


def lies_on(state: State, place: int, token: int) -> bool:
    """Whether a token can be picked up on a tile: not while an explosive is lit or the poison works there."""
    if token == CRATE:
        return state.crates[place] > 0
    if token == EXPLOSIVE:
        return state.explosive_at == place and not state.explosive_lit
    if token == POISON:
        return state.poison_at == place and not state.poison_set
    return place in state.vials


def exists(state: State, token: int) -> bool:
    """Whether the scenario has such tokens."""
    plan = state.plan
    if token == CRATE:
        return plan.crate_tiles != 0
    if token == EXPLOSIVE:
        return plan.explosive_tile != 0
    return plan.poison_tile != 0 if token == POISON else plan.has_vials


def give(state: State, figure: int, token: int) -> None:
    """The fighter carries it from now on."""
    if token == CRATE:
        state.crate_bearers |= 1 << figure
    elif token == EXPLOSIVE:
        state.explosive_by = figure
    elif token == POISON:
        state.poison_by = figure
    else:
        state.vial_bearers |= 1 << figure


def take_from(state: State, figure: int, token: int) -> None:
    """The fighter carries it no longer."""
    if token == CRATE:
        state.crate_bearers &= ~(1 << figure)
    elif token == EXPLOSIVE:
        state.explosive_by = NONE
    elif token == POISON:
        state.poison_by = NONE
    else:
        state.vial_bearers &= ~(1 << figure)


def lay_on(state: State, place: int, token: int) -> None:
    """It lies on a tile, where it takes no room (CL-TOK-4)."""
    if token == CRATE:
        crates = state.crates[:]
        crates[place] += 1
        state.crates = crates
    elif token == EXPLOSIVE:
        state.explosive_at = place
    elif token == POISON:
        state.poison_at = place
    else:
        state.vials = [*state.vials, place]


def lift_from(state: State, place: int, token: int) -> None:
    """It lies there no longer."""
    if token == CRATE:
        crates = state.crates[:]
        crates[place] -= 1
        state.crates = crates
    elif token == EXPLOSIVE:
        state.explosive_at = NONE
    elif token == POISON:
        state.poison_at = NONE
    else:
        number = state.vials.index(place)
        state.vials = state.vials[:number] + state.vials[number + 1 :]


# What becomes of the tokens of a bearer (CL-TOK-4)


def drop_all(state: State, figure: int, place: int) -> None:
    """The bearer died here: its tokens lie on the tile."""
    for token in TOKENS:
        if carries(state, figure, token):
            take_from(state, figure, token)
            lay_on(state, place, token)
            if state.tells:
                fighter, cell = FIGURE_IDS[figure], write_cell(state.cells[place])
                state.tell("token_dropped", "CL-TOK-4", fighter=fighter, token=TOKEN_IDS[token], cell=cell)


def take_along(state: State, figure: int) -> None:
    """The bearer leaves the game, and its tokens with it: a crate is delivered (CL-S6-3)."""
    for token in TOKENS:
        if not carries(state, figure, token):
            continue
        take_from(state, figure, token)
        fighter = FIGURE_IDS[figure]
        if token == CRATE:
            state.delivered += 1
            if state.tells:
                state.tell("crate_delivered", "CL-S6-3", fighter=fighter, total=state.delivered)
        elif state.tells:
            state.tell("token_taken_along", "CL-TOK-4", fighter=fighter, token=TOKEN_IDS[token])
