"""Commanding the monsters (HT-BOT-10)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    MONSTERS,
    PORTAL_SPACES,
    SPACE_NEIGHBOURS,
    SPACES,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.plan import is_bold
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.monsters import MONSTER_ATTACK, MONSTER_END, MONSTER_MOVE

LEAST_DIFFERENCE: Final = -2
"""Monsters do not attack with less, unless the hero has one heart or the target."""
HOPELESS: Final = -6
"""With this difference an attack cannot succeed."""
NEVER: Final = -100.0


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
    best_score = NEVER
    for rank in range(len(victims)):
        hero = state.heroes[victims[rank]]
        for monster in range(MONSTERS):
            score = _attack_score(state, monster, hero) - 0.1 * rank
            if score > best_score:
                best, best_score = Action(MONSTER_ATTACK, monster * 8 + hero.figure), score
    return best


def _attack_score(state: State, monster: int, hero: Hero) -> float:
    """How good an attack is: finish a hero, stop one who has the target, use the best difference; or NEVER."""
    here = state.monster_spaces[monster]
    if here == NONE or hero.space not in SPACE_NEIGHBOURS[here]:
        return NEVER
    difference = state.monster_value(monster) - hero.combat_value()
    has_target = hero.points >= state.options.target
    would_hand_over_its_tooth = difference < 0 and state.monster_hearts[monster] == 1
    if hero.hearts > 1 and not has_target and (difference < LEAST_DIFFERENCE or would_hand_over_its_tooth):
        return NEVER
    if difference <= HOPELESS:
        return NEVER
    return difference + (20.0 if hero.hearts == 1 else 0.0) + (10.0 if has_target else 0.0)


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
