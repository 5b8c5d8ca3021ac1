"""The smaller choices of the human player."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.atlas import Atlas
from hypogeum.bots.claustrophobia.goals import is_key_fighter
from hypogeum.bots.claustrophobia.human_dice import line_worth, needs_of
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.cells import BESIDE
from hypogeum.games.claustrophobia.combat import GUARD, guard_target, guarding, most_hits
from hypogeum.games.claustrophobia.exploring import CHOOSE_TILE, ORIENT, legal_rotations
from hypogeum.games.claustrophobia.figures import INFERNALS, is_human
from hypogeum.games.claustrophobia.hits import CANCEL, wounded
from hypogeum.games.claustrophobia.plan import FINAL
from hypogeum.games.claustrophobia.state import State

TILE_WORTH: Final[list[float]] = [0.0, 2.0, -1.0, -0.6, 0.2, -0.5, -1.0, -0.8, 1.0, -1.5, -1.5, -1.2, 1.2, -0.8, 1.0]
"""By effect, none first: what a tile is worth to the human side."""


def cancel_line(state: State, seat: int, atlas: Atlas) -> Action:
    """The line that is worth least; a foe picks the one that is worth most."""
    figure = wounded(state)
    needs = needs_of(state, atlas, figure)
    is_own = seat == state.human
    best = 0
    least = 1000.0
    for line in bits(values.free_lines(state, figure)):
        worth = line_worth(state, needs, line)
        if not is_own:
            worth = -worth
        if worth < least:
            best, least = line, worth
    return Action(CANCEL, best)


def guard(state: State) -> Action:
    """So many hits that guard and target are left with about the same."""
    figure = guarding(state)
    target = state.target
    best = 0
    most = -1000.0
    for hits in range(min(state.hits, most_hits(state, figure)) + 1):
        own = _left_after(state, figure, hits)
        others = _left_after(state, target, state.hits - hits)
        worth = float(min(own, others)) + 0.1 * (own + others)
        if others <= 0 and is_human(target) and is_key_fighter(state, target):
            worth -= 2.0
        if worth > most:
            best, most = hits, worth
    return Action(GUARD, guard_target(figure, best))


def _left_after(state: State, figure: int, hits: int) -> int:
    if is_human(figure):
        return values.free_lines(state, figure).bit_count() - hits
    if INFERNALS >> figure & 1 and values.life(figure) > 1:
        return values.life(figure) - state.damage[figure] - hits
    return 2 - hits


def choose_tile(state: State, seat: int) -> Action:
    """The exit or goal of the scenario, else the tile that helps most."""
    best = NONE
    most = -1000.0
    for tile in CHOOSE_TILE.targets(state, seat):
        worth = TILE_WORTH[parts.TILE_EFFECT[tile]] + 0.3 * len(parts.TILE_ROTATIONS[tile])
        if state.plan.keys[tile] == FINAL:
            worth += 10.0
        if worth > most:
            best, most = tile, worth
    return Action(CHOOSE_TILE, best)


def orient(state: State, seat: int) -> Action:
    """The human player opens as many ways as he can, the infernal player as few links as he can."""
    from_human = seat == state.human
    best = NONE
    most = -1000.0
    for rotation in legal_rotations(state, state.drawn):
        worth = float(open_sides(state, rotation))
        if not from_human:
            worth = -worth
        if worth > most:
            best, most = rotation, worth
    return Action(ORIENT, best)


def open_sides(state: State, rotation: int) -> int:
    """How many sides of the drawn tile would lead on."""
    from_end = state.explored
    cell = state.cells[from_end // 4] + BESIDE[from_end % 4]
    exits = parts.TILE_EXITS[state.drawn * 4 + rotation]
    found = 0
    for side in range(4):
        if exits >> side & 1 and state.place_at(cell + BESIDE[side]) == NONE:
            found += 1
    return found


def most_wounded(state: State, figures: list[int]) -> int:
    best = figures[0]
    for figure in figures:
        if state.damage[figure].bit_count() > state.damage[best].bit_count():
            best = figure
    return best


def heal_line(state: State, figure: int, atlas: Atlas) -> int:
    """The line in use, if that is cancelled; else the one that is worth most."""
    lines = bits(values.healable_lines(state, figure))
    if state.line[figure] in lines:
        return state.line[figure]
    best = lines[0]
    most = -1000.0
    for line in lines:
        at = figure * 7 + line
        worth = float(parts.SHEET_CB[at] + parts.SHEET_DF[at])
        if parts.SHEET_INSTINCT[figure] >> line & 1:
            worth += 1.0
        for gift in bits(state.gifts[figure]):
            if parts.GIFT_DIE[gift] == line:
                worth += 2.0
        if worth > most:
            best, most = line, worth
    return best
