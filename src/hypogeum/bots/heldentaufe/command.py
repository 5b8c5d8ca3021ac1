"""Decisions besides the own turn: commanding monsters, consent, placing, and the choices of the setup."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, Atlas
from hypogeum.engine.actions import Action
from hypogeum.games.heldentaufe.command import ANSWER, Consent
from hypogeum.games.heldentaufe.components import (
    APPLE_TREE,
    BLACKSMITH,
    MONSTERS,
    NONE,
    PORTAL_SPACES,
    SPACE_NEIGHBOURS,
    SPACES,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.defeat import PLACE, PlaceHero
from hypogeum.games.heldentaufe.plan import is_bold
from hypogeum.games.heldentaufe.setup import CHOOSE, REMOVE
from hypogeum.games.heldentaufe.state import AGREE, CONTEST, State
from hypogeum.games.heldentaufe.verbs.monsters import MONSTER_ATTACK, MONSTER_END, MONSTER_MOVE

HEROES_BY_STRENGTH: Final[list[int]] = [2, 3, 4, 1, 0]
LEAST_DIFFERENCE: Final = -2
"""Monsters do not attack with less, unless the hero has one heart or the target (HT-BOT-10)."""


# The monsters' turn (HT-BOT-10)


def order_monsters(state: State, seat: int) -> Action:
    """The next order of a commander."""
    victims = _victims(state, seat)
    attack = _best_attack(state, victims)
    if attack is not None:
        return attack
    for victim in victims:
        if state.heroes[victim].points >= state.options.target:
            block = _block_portal(state, victim)
            if block is not None:
                return block
    closing = _close_in(state, victims)
    return Action(MONSTER_END, 0) if closing is None else closing


def _victims(state: State, seat: int) -> list[int]:
    """The rivals inside, those with the target and then those with most points first."""
    found: list[int] = []
    for rival in range(state.seats):
        if rival != seat and state.heroes[rival].space != NONE:
            place = len(found)
            while place > 0 and state.heroes[found[place - 1]].points < state.heroes[rival].points:
                place -= 1
            found.insert(place, rival)
    return found


def _best_attack(state: State, victims: list[int]) -> Action | None:
    best: Action | None = None
    best_score = -100.0
    for rank in range(len(victims)):
        hero = state.heroes[victims[rank]]
        has_target = hero.points >= state.options.target
        for monster in range(MONSTERS):
            here = state.monster_spaces[monster]
            if here == NONE or hero.space not in SPACE_NEIGHBOURS[here]:
                continue
            difference = state.monster_value(monster) - hero.combat_value()
            if difference < LEAST_DIFFERENCE and hero.hearts > 1 and not has_target:
                continue
            if difference < -5:
                continue
            score = difference - 0.1 * rank
            if hero.hearts == 1:
                score += 20
            if has_target:
                score += 10
            if state.monster_hearts[monster] == 1 and difference < 0 and hero.hearts > 1 and not has_target:
                continue  # it would only hand over its tooth
            if score > best_score:
                best, best_score = Action(MONSTER_ATTACK, monster * 8 + hero.figure), score
    return best


def _is_open(state: State, space: int) -> bool:
    return state.occupants[space] == NONE and not (space == TREASURE_SPACE and state.has_chest)


def _steps_to(state: State, goal: int) -> list[int]:
    """From every open space: the steps of a monster to a space."""
    steps = [FAR] * SPACES
    steps[goal] = 0
    queue = [goal]
    for space in queue:
        for other in SPACE_NEIGHBOURS[space]:
            if steps[other] == FAR:
                if _is_open(state, other):
                    queue.append(other)
                    steps[other] = steps[space] + 1
                elif state.occupants[other] != NONE:
                    steps[other] = steps[space] + 1
    return steps


def _step_closer(state: State, monster: int, steps: list[int]) -> int:
    """An open space next to the monster from which the goal is nearer, or NONE."""
    here = state.monster_spaces[monster]
    best = NONE
    for space in SPACE_NEIGHBOURS[here]:
        if _is_open(state, space) and steps[space] < FAR and (best == NONE or steps[space] < steps[best]):
            best = space
    return best


def _block_portal(state: State, victim: int) -> Action | None:
    """Bring a monster to the usable portal that is nearest to a hero who only has to leave."""
    ways = _steps_to(state, state.heroes[victim].space)
    goal = NONE
    for portal in range(5):
        space = PORTAL_SPACES[portal]
        if state.portal_tiles[portal] != NONE and ways[space] < FAR and (goal == NONE or ways[space] < ways[goal]):
            goal = space
    if goal == NONE or state.occupants[goal] != NONE:
        return None
    steps = _steps_to(state, goal)
    best: Action | None = None
    fewest = state.monster_ap
    for monster in range(MONSTERS):
        here = state.monster_spaces[monster]
        if here != NONE and steps[here] <= fewest:
            step = _step_closer(state, monster, steps)
            if step != NONE:
                best, fewest = Action(MONSTER_MOVE, monster * 32 + step), steps[here] - 1
    return best


def _close_in(state: State, victims: list[int]) -> Action | None:
    """Bring the nearest bold monster to a victim."""
    best: Action | None = None
    fewest = FAR
    for victim in victims:
        steps = _steps_to(state, state.heroes[victim].space)
        for monster in range(MONSTERS):
            here = state.monster_spaces[monster]
            if here == NONE or steps[here] == 1 or not is_bold(state, monster, victim):
                continue
            step = _step_closer(state, monster, steps)
            if step != NONE and steps[step] < fewest:
                best, fewest = Action(MONSTER_MOVE, monster * 32 + step), steps[step]
    return best


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


def choose_hero(state: State, seat: int) -> Action:
    """The strongest hero nobody has."""
    for figure in HEROES_BY_STRENGTH:
        if state.seat_of[figure] == NONE:
            return Action(CHOOSE, figure)
    raise AssertionError("no hero is left")


def remove_resource(state: State, seat: int) -> Action:
    """Any kind will do."""
    return Action(REMOVE, REMOVE.targets(state, seat)[0])
