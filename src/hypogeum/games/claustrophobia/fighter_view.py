"""Fighters and Western sheets in a view (section 10 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE, bits
from hypogeum.engine.positions import names_in
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import pack, values
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.figures import (
    DAMNED,
    FIGURE_IDS,
    HOUNDS,
    POSSESSED,
    TROGLODYTES,
    is_human,
)
from hypogeum.games.claustrophobia.moving import FREE, obstacle
from hypogeum.games.claustrophobia.state import BLESSED_MV, State
from hypogeum.games.claustrophobia.view_types import CardUse, FighterView, SheetView


def kind_of(figure: int) -> str:
    """What a figure is, whatever its number."""
    if TROGLODYTES >> figure & 1:
        return "troglodyte"
    if HOUNDS >> figure & 1:
        return "hellhound"
    if POSSESSED >> figure & 1:
        return "possessed"
    return "damned" if DAMNED >> figure & 1 else FIGURE_IDS[figure]


def view_fighter(state: State, figure: int) -> FighterView:
    human = is_human(figure)
    side = pack.WESTERN if human else pack.INFERNAL
    return FighterView(
        FIGURE_IDS[figure],
        kind_of(figure),
        human,
        side.faction,
        side.camp,
        write_cell(state.cells[state.place[figure]]),
        values.movement(state, figure),
        values.combat(state, figure),
        values.defence(state, figure),
        state.damage[figure].bit_count() if human else state.damage[figure],
        6 if human else life_of(state, figure),
        names_in(parts.TALENT_IDS, values.talents(state, figure)),
        bool(state.acted >> figure & 1),
        obstacle(state, figure) != FREE,
        bool(state.let_pass >> figure & 1),
        carried(state, figure) if human else [],
    )


def life_of(state: State, figure: int) -> int:
    """HP; 1 for a troglodyte, the successes that free a Possessed."""
    if TROGLODYTES >> figure & 1:
        return parts.TROGLODYTE_HP
    return state.plan.exorcise_successes if POSSESSED >> figure & 1 else values.life(figure)


def carried(state: State, figure: int) -> list[str]:
    """The tokens that a fighter carries (CL-SCN-6)."""
    found: list[str] = []
    if state.explosive_by == figure:
        found.append("explosive")
    if state.poison_by == figure:
        found.append("poison")
    if state.crate_bearers >> figure & 1:
        found.append("crate")
    if state.vial_bearers >> figure & 1:
        found.append("vial")
    return found


def view_sheet(state: State, figure: int) -> SheetView:
    """What lies on and beside a sheet; whoever may not see what is being laid is shown a state without it."""
    bit = 1 << figure
    card = state.card[figure]
    return SheetView(
        FIGURE_IDS[figure],
        "in_play" if state.place[figure] != NONE else "safe" if state.left & bit else "dead",
        state.line[figure],
        state.turned[figure],
        None if card == NONE else CardUse(parts.INSTINCT_IDS[card], "text" if state.uses & bit else "value"),
        bits(state.damage[figure]),
        bits(state.scars[figure]),
        bool(state.exhausted & bit),
        names_in(parts.EQUIPMENT_IDS, state.equipment[figure]),
        names_in(parts.GIFT_IDS, state.gifts[figure]),
        _tokens(state, figure),
        names_in(parts.TALENT_IDS, state.lost_talents[figure]),
        bool(parts.SHEET_TALENTS[figure] & parts.BLESSING) and not state.blessings_used & bit,
    )


def _tokens(state: State, figure: int) -> list[str]:
    bit = 1 << figure
    found: list[str] = []
    if state.wrath & bit:
        found.append("wrath")
    if state.courage & bit:
        found.append("courage")
    if state.blessed == figure:
        found.append("blessed_mv" if state.blessed_with == BLESSED_MV else "blessed_cb")
    if state.smiting & bit:
        found.append("smite")
    if state.pursued & bit:
        found.append("pursued")
    effect = values.text_effect(state, figure)
    if effect == parts.FLIGHT or effect == parts.EXALTATION:
        found.append(parts.INSTINCT_EFFECT_IDS[effect])
    return found
