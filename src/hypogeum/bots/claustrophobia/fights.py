"""Which attack is best: how much it is likely to do, and to whom."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.claustrophobia.goals import is_key_fighter
from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import components as parts
from hypogeum.games.claustrophobia import values
from hypogeum.games.claustrophobia.combat import attack_dice, needed_roll
from hypogeum.games.claustrophobia.figures import FIRST_DEMON, is_demon, is_hound, is_human, is_troglodyte
from hypogeum.games.claustrophobia.hits import BY_ATTACK, can_shrug_off, is_hungry
from hypogeum.games.claustrophobia.odds import hit_chance, strength_left
from hypogeum.games.claustrophobia.state import State

TROGLODYTE_WORTH: Final = 1.0
HOUND_WORTH: Final = 1.2
DEMON_WORTH: Final = 1.4
HUMAN_WORTH: Final = 1.0
KILL_WORTH: Final = 1.5


def attack_worth(state: State, figure: int, target: int, kind: int) -> float:
    """The damage that an attack is likely to do, weighed by whom it strikes."""
    dice = attack_dice(state, figure, kind, state.place[target])
    chance = hit_chance(needed_roll(state, figure, target, kind), values.has_talent(state, figure, parts.FRENZIED))
    hits = dice * chance
    if can_shrug_off(state, target):
        hits -= min(1.0, hits)
    if is_hungry(state, state.place[target], BY_ATTACK):
        hits *= 2
    left = strength_left(state, target)
    worth = min(hits, float(left)) * target_worth(state, target)
    if not is_troglodyte(target) and hits >= left:
        worth += KILL_WORTH
    return worth


def target_worth(state: State, target: int) -> float:
    """What one hit on a target is worth."""
    if is_human(target):
        worth = HUMAN_WORTH + 0.12 * state.damage[target].bit_count()
        return worth * 1.6 if is_key_fighter(state, target) else worth
    if is_troglodyte(target):
        return TROGLODYTE_WORTH
    if is_demon(target):
        return DEMON_WORTH * (1.5 if target == state.plan.condition_demon else 1.0)
    return HOUND_WORTH if is_hound(target) else TROGLODYTE_WORTH


def best_target(state: State, figure: int, targets: list[int], kind: int) -> int:
    """The target with the best prospect, or NONE."""
    best = NONE
    most = 0.0
    for target in targets:
        worth = attack_worth(state, figure, target, kind)
        if worth > most:
            best, most = target, worth
    return best


def strength_of_infernal(state: State, figure: int) -> float:
    """How dangerous an infernal fighter is."""
    if is_demon(figure):
        demon = figure - FIRST_DEMON
        return parts.DEMON_CB[demon] * (parts.DEMON_HP[demon] - state.damage[figure]) / 4.0
    if is_hound(figure):
        return 2.5
    return 1.0 if is_troglodyte(figure) else 2.0
