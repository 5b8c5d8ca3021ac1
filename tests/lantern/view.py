"""What a seat may know (LN-HID-1)."""

from __future__ import annotations

from msgspec import Struct

from hypogeum.engine.masks import NONE, bits
from tests.lantern.components import LANTERN_CELLS, LANTERN_IDS, LANTERN_POINTS, STEPS_OF
from tests.lantern.state import State


class PawnView(Struct, kw_only=True):
    """A pawn, or one who has left (cell -1)."""

    seat: int
    cell: int
    points: int
    cards: int


class LanternView(Struct, kw_only=True):
    """A lantern, and the seat that has taken it (-1: nobody)."""

    id: str
    cell: int
    points: int
    taker: int


class View(Struct, kw_only=True):
    turns: int
    first_player: int
    active: int
    over: bool
    pawns: list[PawnView]
    lanterns: list[LanternView]
    hand: list[int]
    """My cards."""
    partner: list[int]
    """Those of my partner, if I have one."""
    top: int | None
    """The top card of the deck, if I have looked at it."""
    deck: int
    discard: list[int]


def view(state: State, viewer: int) -> View:
    return View(
        turns=state.turns,
        first_player=state.first_player,
        active=state.active,
        over=state.over,
        pawns=[
            PawnView(seat=seat, cell=cell, points=state.points(seat), cards=state.hands[seat].bit_count())
            for seat, cell in enumerate(state.pawns)
        ],
        lanterns=[
            LanternView(id=name, cell=LANTERN_CELLS[number], points=LANTERN_POINTS[number], taker=state.takers[number])
            for number, name in enumerate(LANTERN_IDS)
        ],
        hand=state.hand(viewer) if viewer != NONE else [],
        partner=[steps for seat in state.side_of(viewer) if seat != viewer for steps in state.hand(seat)],
        top=_top(state, viewer),
        deck=state.deck.pile.bit_count(),
        discard=[STEPS_OF[card] for card in bits(state.deck.discard)],
    )


def _top(state: State, viewer: int) -> int | None:
    if viewer == NONE or not state.deck.top or not state.deck.seen[-1] >> viewer & 1:
        return None
    return STEPS_OF[state.deck.top[-1]]
