"""What the tarot cards of the Fortune-Teller are worth (section 20.6), in tenths of an action point."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.sub_terra.dangers import danger, gain_of_healing
from hypogeum.bots.sub_terra.outlook import Outlook
from hypogeum.bots.sub_terra.ways import after_steps
from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import components as parts
from hypogeum.games.sub_terra import tarot
from hypogeum.games.sub_terra.board import neighbours
from hypogeum.games.sub_terra.state import State

_CARD: Final = 1024
HELD: Final[list[int]] = [0, 7, 3, 2, 6, 9, 7, 5, 6, 5, 8, 2, 8, 4]
"""By card: how gladly it is kept, where one may choose."""


def gain_of_card(state: State, outlook: Outlook, target: int) -> float:
    """What a card brings if it is played now."""
    card, value = target // _CARD, target % _CARD
    if card == tarot.QUEST:
        return 10.0 * _others(state, outlook.seat)
    if card == tarot.MOUNTAIN:
        return 5.0 * state.rubble.bit_count()
    if card == tarot.HEART:
        found = 0
        for piece in range(parts.PIECES):
            if piece != outlook.seat and state.place[piece] != NONE:
                found += gain_of_healing(state, piece, 1)
        return found - 8.0
    if card == tarot.TRAITOR:
        return _gain_of_traitor(state, outlook, state.seat_of(value))
    if card in (tarot.INFERNO, tarot.FALL, tarot.CHAINED_KING):
        return _gain_of_fire(state, outlook, card, value)
    if card == tarot.DARKNESS:
        found_danger = 0.0
        for seat in range(state.options.explorers):
            if state.is_active(seat):
                found_danger += danger(state, outlook.threats, seat, state.place[seat])
        return 0.6 * found_danger - 6.0
    if card == tarot.SURVIVOR:
        piece = state.piece_of(value)
        if piece >= parts.MOST_EXPLORERS or not state.is_active(piece):
            return 0.0
        return danger(state, outlook.threats, piece, state.place[piece]) - 6.0
    if card == tarot.RETURN:
        piece = state.piece_of(value)
        return gain_of_healing(state, piece, state.maximum(piece)) - 12.0
    if card == tarot.NEXUS:
        return 11.0
    return 0.0


def _others(state: State, seat: int) -> int:
    found = 0
    for other in range(state.options.explorers):
        if other != seat and state.is_active(other):
            found += 1
    return found


def _gain_of_traitor(state: State, outlook: Outlook, other: int) -> float:
    ways = outlook.errand_of(state, other).ways
    return float(ways[state.place[other]] - after_steps(state, ways, state.place[other], 3))


def _gain_of_fire(state: State, outlook: Outlook, card: int, cell: int) -> float:
    """Enemies on the tile, and for the Inferno next to it; for the King everywhere."""
    reach: list[int] = []
    if card != tarot.CHAINED_KING:
        place = state.place_at(cell)
        reach = [place, *neighbours(state, place)] if card == tarot.INFERNO else [place]
    found = 0.0
    for guardian in state.arrivals:
        if card == tarot.CHAINED_KING or state.guard[guardian] in reach:
            found += outlook.threats.gain_of_killing(state, guardian)
    return found - 4.0
