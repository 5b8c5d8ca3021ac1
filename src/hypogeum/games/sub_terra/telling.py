"""Telling facts about pieces and places in the words of the game."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra.cells import write_cell
from hypogeum.games.sub_terra.state import State


def owner_of(state: State, piece: int) -> int:
    """The seat that decides for a piece; NONE for the Ark (ST2-SEAT-5)."""
    if piece < parts.MOST_EXPLORERS:
        return piece
    if piece == parts.DOG:
        return state.seat_of(parts.TAMER)
    return state.seat_of(parts.INVENTOR) if piece == parts.TURRET else NONE


def of_piece(state: State, piece: int) -> dict[str, object]:
    """What events tell of an Explorer, the Ark, the Dog or the Turret: its name, and the seat that decides for it."""
    owner = owner_of(state, piece)
    if owner == NONE:
        return {"explorer": state.name(piece)}
    return {"seat": owner, "explorer": state.name(piece)}


def cell_of(state: State, place: int) -> str:
    """The cell of a place in words."""
    return write_cell(state.cells[place])
