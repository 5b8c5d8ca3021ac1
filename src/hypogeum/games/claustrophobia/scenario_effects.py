"""What the special rules of scenarios do when their moment comes (section 8)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import departing, guide, stash
from hypogeum.games.claustrophobia.cells import write_cell
from hypogeum.games.claustrophobia.ending import check_end, win_by_condition
from hypogeum.games.claustrophobia.figures import FIGURE_IDS, FIRST_POSSESSED
from hypogeum.games.claustrophobia.hits import BY_CRAWLING_DEATH, suffer
from hypogeum.games.claustrophobia.plan import EXPLOSION, POISONED
from hypogeum.games.claustrophobia.rising import rise
from hypogeum.games.claustrophobia.scenario_rules import CONSEQUENCES, Consequences
from hypogeum.games.claustrophobia.state import State
from hypogeum.games.claustrophobia.throne import enthrone
from hypogeum.games.claustrophobia.tokens import CRATE, drop_all, lay_on

# Effects of step 2 of the human preparation phase (CL-HPR-2)

EXPLOSIVE: Final = 1
POISON: Final = 2
GUIDE: Final = 3
CRAWLING_DEATH: Final = 4


def pending_effects(state: State) -> list[int]:
    """Those that are due now."""
    found: list[int] = []
    if state.explosive_lit:
        found.append(EXPLOSIVE)
    if state.poison_set:
        found.append(POISON)
    if state.guide != NONE and guide.can_explore(state):
        found.append(GUIDE)
    if infected(state):
        found.append(CRAWLING_DEATH)
    return found


def resolve_effect(state: State, effect: int) -> None:
    """One of them happens."""
    if effect == EXPLOSIVE:
        _burn_fuse(state)
    elif effect == POISON:
        _spread_poison(state)
    elif effect == CRAWLING_DEATH:
        _crawl(state)
    else:
        guide.explore(state)


# The explosive (CL-S2-4)


def _burn_fuse(state: State) -> None:
    """It goes off if a human fighter guards it or no infernal fighter is there to tear out the fuse."""
    place = state.explosive_at
    state.explosive_lit = False
    goes_off = state.humans_on(place) != 0 or state.infernals_on(place) == 0
    cell = write_cell(state.cells[place])
    if not goes_off:
        if state.tells:
            state.tell("fuse_torn_out", "CL-S2-4", cell=cell)
        return
    state.explosive_at = NONE
    if state.tells:
        state.tell("exploded", "CL-S2-4", cell=cell)
    if state.plan.condition == EXPLOSION:
        win_by_condition(state)


# The poison (CL-S8-7)


def _spread_poison(state: State) -> None:
    """It works if a human fighter is on the tile; otherwise it lies there loose."""
    place = state.poison_at
    state.poison_set = False
    cell = write_cell(state.cells[place])
    if not state.humans_on(place):
        if state.tells:
            state.tell("poison_failed", "CL-S8-7", cell=cell)
        return
    state.poison_at = NONE
    if state.tells:
        state.tell("poison_worked", "CL-S8-7", cell=cell)
    if state.plan.condition == POISONED:
        win_by_condition(state)


# The crawling death (CL-S7-2)


def infected(state: State) -> list[int]:
    """Every Condemned in play with fewer cancelled lines than the rule says, in roster order."""
    found: list[int] = []
    if state.plan.crawling_lines:
        for figure in state.humans_in_play():
            if not parts.SHEET_IS_LEADER[figure] and state.damage[figure].bit_count() < state.plan.crawling_lines:
                found.append(figure)
    return found


def _crawl(state: State) -> None:
    """All of them suffer a hit, one after the other."""
    victims = infected(state)
    if state.tells and victims:
        state.tell("death_crawled", "CL-S7-2", fighters=[FIGURE_IDS[figure] for figure in victims])
    for figure in reversed(victims):
        suffer(state, figure, 1, BY_CRAWLING_DEATH)


# What comes with a tile


def _place_crate(state: State, place: int) -> None:
    """CL-S6-2."""
    lay_on(state, place, CRATE)
    if state.tells:
        state.tell("crate_placed", "CL-S6-2", cell=write_cell(state.cells[place]))


def _place_possessed(state: State, place: int) -> None:
    """CL-S5-2; it suffers nothing from its tile (CL-S5-3)."""
    figure = FIRST_POSSESSED
    while state.company >> figure & 1:
        figure += 1
    state.company |= 1 << figure
    state.put(figure, place)
    if state.tells:
        cell = write_cell(state.cells[place])
        state.tell("possessed_placed", "CL-S5-2", fighter=FIGURE_IDS[figure], cell=cell)


def free_possessed(state: State, figure: int) -> None:
    """Enough exorcisms have succeeded: the Possessed is removed, which is no death (CL-S5-4)."""
    state.take_off(figure)
    state.damage[figure] = 0
    state.removed |= 1 << figure
    state.freed += 1
    if state.tells:
        state.tell("possessed_freed", "CL-S5-4", fighter=FIGURE_IDS[figure], total=state.freed)
    check_end(state)


# The hooks of scenario_rules.py


class ScenarioConsequences(Consequences):
    """All of them, as the plan of the scenario asks for them."""

    def tile_placed(self, state: State, place: int) -> None:
        plan = state.plan
        tile = state.tiles[place]
        if plan.crate_tiles >> tile & 1:
            _place_crate(state, place)
        if plan.possessed_tiles >> tile & 1:
            _place_possessed(state, place)
        if tile == plan.guide_tile:
            guide.remove_guide(state, place)
        if tile == plan.throne_tile:
            enthrone(state, place)

    def leave_game(self, state: State, figure: int) -> None:
        departing.leave_game(state, figure)

    def open_stash(self, state: State, figure: int, place: int) -> None:
        stash.open_stash(state, figure, place)

    def human_killed(self, state: State, victim: int, place: int) -> None:
        drop_all(state, victim, place)
        if state.plan.returns_from_beyond:
            rise(state, victim, place)

    def pending_effects(self, state: State) -> list[int]:
        return pending_effects(state)

    def resolve_effect(self, state: State, effect: int) -> None:
        resolve_effect(state, effect)


CONSEQUENCES.append(ScenarioConsequences())
