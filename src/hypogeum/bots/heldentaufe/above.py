"""The main phase of a hero on the surface (HT-BOT-5, HT-BOT-6)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.errands import (
    DESCEND_THERE,
    END_THERE,
    EXPLORE_THERE,
    NO_ERRAND,
    REFUSAL_WORTH,
    Errands,
)
from hypogeum.bots.heldentaufe.gear import swap_here
from hypogeum.bots.heldentaufe.missions import end_turn, mission_here
from hypogeum.bots.heldentaufe.outing import Outing
from hypogeum.bots.heldentaufe.targets import NOTHING
from hypogeum.bots.heldentaufe.tokens import brew_now, gather_here
from hypogeum.bots.heldentaufe.worth import potion_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    TELEPORT,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import ORIGIN
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import REFUSE
from hypogeum.games.heldentaufe.verbs.potions import DRINK
from hypogeum.games.heldentaufe.verbs.travel import DESCEND, EXPLORE, MOVE

HOME: Final = 0
"""The Campfire is always the first tile."""


def act_above(state: State, seat: int, errands: Errands) -> Action:
    """What a careful hero does next."""
    hero = state.heroes[seat]
    free = free_action_above(state, seat)
    if free is not None:
        return free
    if hero.points >= state.options.target:
        return _go_home(state, seat, errands)
    if hero.has_ready_potion(TELEPORT) and _goes_for_chest(state, seat, errands.outing):
        return Action(DRINK, TREASURE_SPACE)
    if state.ap_left() == 0:
        return end_turn(state, seat)
    errands.look(state, seat)
    return follow(state, seat, errands)


def free_action_above(state: State, seat: int) -> Action | None:
    """Missions, swaps, potions and food of the tile the hero stands on."""
    hero = state.heroes[seat]
    return mission_here(state, seat) or swap_here(state, hero) or brew_now(state, hero) or gather_here(state, hero)


def _goes_for_chest(state: State, seat: int, outing: Outing) -> bool:
    """Whether a raid that begins in the treasure chamber is worth a teleport potion."""
    if not state.has_chest or state.occupants[TREASURE_SPACE] != NONE:
        return False
    outing.plan(state, seat, TREASURE_SPACE, state.ap_left())
    return outing.target != NOTHING and outing.worth > potion_worth(state, state.heroes[seat], TELEPORT)


def _go_home(state: State, seat: int, errands: Errands) -> Action:
    """The shortest way to the Campfire; by teleport if that saves a turn."""
    hero = state.heroes[seat]
    errands.atlas.look(state)
    steps = errands.atlas.steps_from(state, HOME)[hero.tile]
    if hero.has_ready_potion(TELEPORT) and steps > state.ap_left():
        return Action(DRINK, ORIGIN)
    if state.ap_left() == 0:
        return end_turn(state, seat)
    return _step_towards(state, hero, errands, HOME)


def _step_towards(state: State, hero: Hero, errands: Errands, tile: int) -> Action:
    return Action(MOVE, state.tile_cells[errands.atlas.next_tile(state, hero.tile, tile)])


def follow(state: State, seat: int, errands: Errands) -> Action:
    """One AP for the best errand, or for a better hand if nothing is worth more."""
    hero = state.heroes[seat]
    if errands.hardest != NONE and (errands.kind == NO_ERRAND or errands.rate < REFUSAL_WORTH):
        return Action(REFUSE, errands.hardest)
    if errands.kind == NO_ERRAND:
        return end_turn(state, seat)
    if errands.tile != hero.tile:
        return _step_towards(state, hero, errands, errands.tile)
    if errands.kind == EXPLORE_THERE:
        return Action(EXPLORE, best_direction(state, hero.tile))
    if errands.kind == DESCEND_THERE:
        return Action(DESCEND, 0)
    if errands.kind == END_THERE and errands.hardest != NONE:
        return Action(REFUSE, errands.hardest)
    return end_turn(state, seat)


def best_direction(state: State, tile: int) -> int:
    """The empty position with the most revealed tiles around it: short ways later."""
    best = NONE
    best_score = -1
    first = tile * 6
    for direction in range(6):
        if state.neighbours[first + direction] != NONE:
            continue
        score = 0
        if state.neighbours[first + (direction + 1) % 6] != NONE:
            score += 1
        if state.neighbours[first + (direction + 5) % 6] != NONE:
            score += 1
        if score > best_score:
            best, best_score = direction, score
    return best
