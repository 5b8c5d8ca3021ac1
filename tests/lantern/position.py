"""The columns of a state as JSON, and back."""

from __future__ import annotations

from hypogeum.engine.positions import Position, mask_in, names_in, read_deck, write_deck
from tests.lantern.components import CARD_IDS, LANTERN_IDS
from tests.lantern.state import State


def write_position(state: State) -> Position:
    return {
        "first_player": state.first_player,
        "active": state.active,
        "pawns": state.pawns[:],
        "hands": [names_in(CARD_IDS, hand) for hand in state.hands],
        "takers": dict(zip(LANTERN_IDS, state.takers, strict=True)),
        "deck": write_deck(CARD_IDS, state.deck),
    }


def read_position(position: Position, state: State) -> None:
    state.first_player = position["first_player"]
    state.active = position["active"]
    state.pawns = list(position["pawns"])
    state.hands = [mask_in(CARD_IDS, names) for names in position["hands"]]
    state.takers = [position["takers"][lantern] for lantern in LANTERN_IDS]
    state.deck = read_deck(CARD_IDS, position["deck"])
