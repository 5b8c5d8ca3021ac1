"""How likely the outcomes of an attack are, exactly (sections 5.3 and 5.4)."""

from __future__ import annotations

from typing import Final

from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.combat import attack_dice, needed_roll
from hypogeum.games.claustrophobia.figures import TROGLODYTES, is_human, is_troglodyte
from hypogeum.games.claustrophobia.hits import BY_ATTACK, can_shrug_off, is_hungry
from hypogeum.games.claustrophobia.state import State

FACES: Final = 6


def hit_chance(needed: int, is_frenzied: bool) -> float:
    """That one die hits: a skull always does, and Frenzied rolls a miss once more (CL-CBT-3, CL-TAL-4)."""
    once = max(1, FACES + 1 - needed) / FACES
    return once + (1 - once) * once if is_frenzied else once


def spread(dice: int, chance: float) -> list[float]:
    """By number of hits: how likely so many of the dice hit."""
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + 1)
        for hits in range(len(found)):
            more[hits] += found[hits] * (1 - chance)
            more[hits + 1] += found[hits] * chance
        found = more
    return found


def attack_spread(state: State, figure: int, target: int, kind: int) -> list[float]:
    """By number of hits: how likely an attack has so many."""
    chance = hit_chance(needed_roll(state, figure, target, kind), values.has_talent(state, figure, parts.FRENZIED))
    return spread(attack_dice(state, figure, kind, state.place[target]), chance)


def damage_of(state: State, target: int, hits: int) -> int:
    """What so many hits do to a target that no bodyguard helps: tokens, lines, or troglodytes killed."""
    if hits and can_shrug_off(state, target):
        hits -= 1
    if is_hungry(state, state.place[target], BY_ATTACK):
        hits *= 2
    return min(hits, strength_left(state, target))


def strength_left(state: State, target: int) -> int:
    """What a target can still take: free lines, life points left, or troglodytes of the group."""
    if is_human(target):
        return values.free_lines(state, target).bit_count()
    if is_troglodyte(target):
        return (state.here[state.place[target]] & TROGLODYTES).bit_count()
    return values.life(target) - state.damage[target]


def expected_damage(state: State, figure: int, target: int, kind: int) -> float:
    total = 0.0
    likely = attack_spread(state, figure, target, kind)
    for hits in range(len(likely)):
        total += likely[hits] * damage_of(state, target, hits)
    return total


def kill_chance(state: State, figure: int, target: int, kind: int) -> float:
    """That the target dies; of a group of troglodytes, all of them."""
    total = 0.0
    needed = strength_left(state, target)
    likely = attack_spread(state, figure, target, kind)
    for hits in range(len(likely)):
        if damage_of(state, target, hits) >= needed:
            total += likely[hits]
    return total
