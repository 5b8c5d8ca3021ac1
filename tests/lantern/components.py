"""The cave and the cards (LN-CMP): the pack as columns of small integers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

from hypogeum.engine.packs import Source, read_pack


class Lantern(Struct, forbid_unknown_fields=True):
    """A lantern and the cell on which it lies."""

    id: str
    cell: int
    points: int
    source: Source


class Card(Struct, forbid_unknown_fields=True):
    """A kind of card."""

    steps: int
    count: int
    source: Source


class Pack(Struct, forbid_unknown_fields=True):
    cells: int
    hand: int
    lantern: list[Lantern]
    card: list[Card]


_PACK: Final = read_pack(Path(__file__).parent / "pack.toml", Pack)

LAST_CELL: Final = _PACK.cells - 1
HAND_SIZE: Final = _PACK.hand
LANTERN_IDS: Final = [lantern.id for lantern in _PACK.lantern]
LANTERN_CELLS: Final = [lantern.cell for lantern in _PACK.lantern]
LANTERN_POINTS: Final = [lantern.points for lantern in _PACK.lantern]
STEPS_OF: Final = [card.steps for card in _PACK.card for _ in range(card.count)]
"""By card: how far it goes."""
CARDS: Final = len(STEPS_OF)
CARD_IDS: Final = [f"{STEPS_OF[card]}-{card + 1}" for card in range(CARDS)]
"""In positions the cards of one kind are numbered; nobody at the table can tell them apart."""
KINDS: Final = sorted(set(STEPS_OF))
