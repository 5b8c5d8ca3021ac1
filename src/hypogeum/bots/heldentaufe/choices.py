"""Choices outside the own turn: consent, placing a beaten hero, and the setup."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, Atlas
from hypogeum.engine.actions import Action
from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.command import ANSWER, Consent
from hypogeum.games.heldentaufe.components import (
    APPLE_TREE,
    BLACKSMITH,
    HEROES,
)
from hypogeum.games.heldentaufe.defeat import PLACE, PlaceHero
from hypogeum.games.heldentaufe.setup import CHOOSE, REMOVE
from hypogeum.games.heldentaufe.state import AGREE, CONTEST, State

HERO_WEIGHTS: Final[list[int]] = [1, 8, 900, 60, 60]
"""Luphius, Mathian, Jupanila, Erla, Corlof: how often they are chosen, by the games they win in the hands of bots.

Every game given to a weaker hero costs wins; Erla and Corlof are equals.
"""

# Joint decisions (HT-BOT-11)


def answer_consent(state: State, seat: int, question: Consent) -> Action:
    """Contest only if the bot is last in points and the spokesperson first of those on the surface."""
    own = state.heroes[seat].points
    spoken = state.heroes[question.spokesperson].points
    for other in range(state.seats):
        if state.is_gone(other):
            continue
        points = state.heroes[other].points
        if points < own or (state.heroes[other].tile != NONE and points > spoken):
            return Action(ANSWER, AGREE)
    return Action(ANSWER, CONTEST if own < spoken else AGREE)


# Placing a beaten hero (HT-BOT-12)


def place_hero(state: State, seat: int, question: PlaceHero, atlas: Atlas) -> Action:
    """Far from the Campfire if he is near the target, otherwise far from the portals; not where he finds use."""
    atlas.look(state)
    hero = state.heroes[question.beaten]
    from_home = atlas.steps_from(state, 0)
    goes_home = 3 * hero.points >= 2 * state.options.target
    best = 0
    best_score = -1000.0
    for tile in range(len(state.tile_kinds)):
        kind = state.tile_kinds[tile]
        score = float(from_home[tile])
        if not goes_home:
            score = float(_steps_to_portal(state, atlas, tile)) + 0.1 * from_home[tile]
        if APPLE_TREE <= kind <= BLACKSMITH:
            score -= 1.5
        if tile == 0:
            score -= 50.0 if hero.points >= state.options.target else 0.0
        if score > best_score:
            best, best_score = tile, score
    return Action(PLACE, state.tile_cells[best])


def _steps_to_portal(state: State, atlas: Atlas, tile: int) -> int:
    nearest = FAR
    for portal in state.portal_tiles:
        if portal != NONE:
            steps = atlas.steps_from(state, portal)[tile]
            if steps < nearest:
                nearest = steps
    return 0 if nearest == FAR else nearest


# Setup


def choose_hero(state: State, chance: Chance) -> Action:
    """A hero nobody has, the stronger ones more often: every game with bots has other heroes."""
    free = [HERO_WEIGHTS[figure] if state.seat_of[figure] == NONE else 0 for figure in range(HEROES)]
    return Action(CHOOSE, chance.draw(free))


def remove_resource(state: State, seat: int) -> Action:
    """Any kind will do."""
    return Action(REMOVE, REMOVE.targets(state, seat)[0])
