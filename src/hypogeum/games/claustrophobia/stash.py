"""Stashes: what the first human fighter finds in one, if the scenario says so (CL-TEF-3, CL-S1-5, CL-S3-6, CL-S7-7)."""

from __future__ import annotations

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import FIGURE_IDS
from hypogeum.games.claustrophobia.instinct import draw_instinct
from hypogeum.games.claustrophobia.plan import GIVES_INSTINCT
from hypogeum.games.claustrophobia.state import State


def open_stash(state: State, figure: int, place: int) -> None:
    """One use for the whole game (CL-TEF-0)."""
    state.used |= 1 << place
    if state.plan.stash == GIVES_INSTINCT:
        if state.tells:
            state.tell(
                "stash_opened", state.plan.stash_rule, fighter=FIGURE_IDS[figure], cell=write_cell(state.cells[place])
            )
        draw_instinct(state, state.plan.stash_rule)
    else:
        _find_equipment(state, figure, place)


def _find_equipment(state: State, figure: int, place: int) -> None:
    """One of the unused cards by chance; those it may not hold are drawn again, so that they never count."""
    cards: list[int] = []
    for kind in range(len(state.unused_equipment)):
        if may_hold(state, figure, kind):
            cards += [kind] * state.unused_equipment[kind]
    fighter, cell = FIGURE_IDS[figure], write_cell(state.cells[place])
    if not cards:
        if state.tells:
            state.tell("stash_useless", state.plan.stash_rule, fighter=fighter, cell=cell)
        return
    kind = cards[state.chance.pick(len(cards))]
    unused = state.unused_equipment[:]
    unused[kind] -= 1
    state.unused_equipment = unused
    state.with_equipment(figure, state.equipment[figure] | 1 << kind)
    if state.tells:
        state.tell(
            "stash_found", state.plan.stash_rule, fighter=fighter, cell=cell, equipment=parts.EQUIPMENT_IDS[kind]
        )


def may_hold(state: State, figure: int, kind: int) -> bool:
    """No second card of the same name, and some cards for leaders only (CL-EQP-5, CL-EQP-6)."""
    if state.equipment[figure] >> kind & 1:
        return False
    return parts.SHEET_IS_LEADER[figure] or not parts.EQUIPMENT_LEADER_ONLY[kind]
