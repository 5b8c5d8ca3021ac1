"""The standard plan of the monsters (HT-MON-11)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    MONSTERS,
    SPACE_NEIGHBOURS,
    SPACES,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.state import State


class Order:
    """One order to a monster: attack the hero of a seat, or (seat NONE) move to a space."""

    def __init__(self, monster: int, seat: int, space: int) -> None:
        self.monster = monster
        self.seat = seat
        self.space = space


def next_order(state: State) -> Order | None:
    """The order the plan gives now, or None when it ends the monsters' turn."""
    seats = _seats_from_leader(state)
    return _best_attack(state, seats) or _best_move(state, seats)


def is_bold(state: State, monster: int, seat: int) -> bool:
    """Whether the monster dares to attack the hero."""
    hero = state.heroes[seat]
    difference = state.monster_value(monster) - hero.combat_value()
    if hero.points >= state.options.target and difference >= -5:
        return True
    if hero.hearts == 1 and difference >= -3:
        return True
    if state.monster_hearts[monster] >= 2:
        return difference >= -1
    return difference >= 1


def _seats_from_leader(state: State) -> list[int]:
    """The seats with a hero inside, clockwise from the leader on."""
    found: list[int] = []
    for offset in range(state.seats):
        seat = (state.leader + 1 + offset) % state.seats
        if state.heroes[seat].is_inside():
            found.append(seat)
    return found


def _best_attack(state: State, seats: list[int]) -> Order | None:
    best: Order | None = None
    best_key = (False, False, 0, 0)
    for monster in range(MONSTERS):
        here = state.monster_spaces[monster]
        if here == NONE:
            continue
        for seat in seats:
            hero = state.heroes[seat]
            if hero.space not in SPACE_NEIGHBOURS[here] or not is_bold(state, monster, seat):
                continue
            difference = state.monster_value(monster) - hero.combat_value()
            key = (hero.points >= state.options.target, hero.hearts == 1, difference, hero.points)
            if best is None or key > best_key:  # equal: the earlier monster, then the earlier seat
                best, best_key = Order(monster, seat, NONE), key
    return best


def _best_move(state: State, seats: list[int]) -> Order | None:
    best: Order | None = None
    fewest = SPACES
    for monster in range(MONSTERS):
        here = state.monster_spaces[monster]
        if here == NONE:
            continue
        for seat in seats:
            if not is_bold(state, monster, seat):
                continue
            steps = _steps_to_hero(state, state.heroes[seat].space)
            space = _step_closer(state, steps, here)
            if space != NONE and steps[space] + 1 < fewest:
                best, fewest = Order(monster, NONE, space), steps[space] + 1
    return best


def _is_open(state: State, space: int) -> bool:
    """Whether a monster may enter the space now (HT-MON-5, HT-CHE-4)."""
    return state.occupants[space] == NONE and not (space == TREASURE_SPACE and state.has_chest)


def _steps_to_hero(state: State, hero_space: int) -> list[int]:
    """From every open space, the steps to the nearest open space next to the hero; NONE where there is no way."""
    steps = [NONE] * SPACES
    queue: list[int] = []
    for space in SPACE_NEIGHBOURS[hero_space]:
        if _is_open(state, space):
            steps[space] = 0
            queue.append(space)
    for space in queue:
        for other in SPACE_NEIGHBOURS[space]:
            if steps[other] == NONE and _is_open(state, other):
                steps[other] = steps[space] + 1
                queue.append(other)
    return steps


def _step_closer(state: State, steps: list[int], here: int) -> int:
    """The first space of table 2.9 on a shortest way, or NONE."""
    best = NONE
    for space in SPACE_NEIGHBOURS[here]:
        if steps[space] != NONE and (best == NONE or steps[space] < steps[best]):
            best = space
    return best
