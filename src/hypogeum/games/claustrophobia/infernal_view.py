"""The destiny board as everybody sees it: dice on powers, and what is still missing (section 2.5)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.figures import (
    FIRST_DEMON_SLOT,
    FIRST_HOUND_SLOT,
    SLOT_IDS,
    SLOTS,
    figure_of,
    power_of,
)
from hypogeum.games.claustrophobia.nibbles import dice_of
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.view_types import SlotView


def view_slots(state: State) -> list[SlotView]:
    """Every slot that can be used in this game: the board, and fighters that are not out of it."""
    found: list[SlotView] = []
    for slot in range(SLOTS):
        if is_usable(state, slot):
            found.append(view_slot(state, slot))
    return found


def is_usable(state: State, slot: int) -> bool:
    """A demon's boxes count even before it is in play, a hellhound's only while it is (CL-IPR-6, CL-IPR-7)."""
    if slot < FIRST_HOUND_SLOT:
        return True
    figure = figure_of(slot)
    if not (state.company & ~state.removed) >> figure & 1 or power_of(slot) == NONE:
        return False
    return slot >= FIRST_DEMON_SLOT or state.place[figure] != NONE


def view_slot(state: State, slot: int) -> SlotView:
    power = power_of(slot)
    prepared = dice_of(state.prepared[slot])
    return SlotView(
        SLOT_IDS[slot],
        parts.POWER_IDS[power],
        prepared,
        dice_of(state.triggered[slot]),
        parts.POWER_BOXES[power],
        max(0, parts.POWER_DICE[power] - len(prepared)),
        max(0, parts.POWER_MIN[power] - sum(prepared)),
    )
