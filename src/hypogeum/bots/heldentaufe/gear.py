"""Better equipment: the Laboratory, the Trader and the Blacksmith."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.worth import gear_worth
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BEST_VALUE,
    BLACKSMITH,
    PIECES,
    TRADER,
    piece,
    piece_kind,
    piece_value,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.places import MERGE, TRADE, merged

LEAST_GAIN: Final = 0.15
"""Swaps that bring less are not worth it."""


class Swap:
    """The best that a building offers: the target of the action, or NONE, and what it brings."""

    __slots__ = ("gain", "target")

    def __init__(self, target: int, gain: float) -> None:
        self.target = target
        self.gain = gain


def best_improvement(state: State, hero: Hero) -> Swap:
    """The piece that the Laboratory should improve."""
    best = Swap(NONE, 0.0)
    for number in range(PIECES):
        if hero.pieces[number] and piece_value(number) < BEST_VALUE and state.piece_supply[number + 1]:
            gain = _gain(state, hero, number, NONE, number + 1)
            if gain > best.gain:
                best = Swap(number, gain)
    return best


def best_trade(state: State, hero: Hero) -> Swap:
    """What to exchange at the Trader."""
    best = Swap(NONE, LEAST_GAIN)
    for given in range(PIECES):
        if not hero.pieces[given]:
            continue
        for kind in range(3):
            wanted = piece(kind, piece_value(given))
            if wanted != given and state.piece_supply[wanted]:
                gain = _gain(state, hero, given, NONE, wanted)
                if gain > best.gain:
                    best = Swap(given * 3 + kind, gain)
    return best


def best_merge(state: State, hero: Hero) -> Swap:
    """What to merge at the Blacksmith."""
    best = Swap(NONE, LEAST_GAIN)
    for kind in range(3):
        one, two = piece(kind, 1), piece(kind, 2)
        if hero.pieces[one] >= 2:
            best = _better_merge(state, hero, best, one * 3)
        if hero.pieces[one] and hero.pieces[two]:
            best = _better_merge(state, hero, best, one * 3 + 1)
        if hero.pieces[two] >= 2:
            best = _better_merge(state, hero, best, two * 3 + 1)
    return best


def _better_merge(state: State, hero: Hero, best: Swap, target: int) -> Swap:
    made = merged(target)
    if not state.piece_supply[made]:
        return best
    low, high = target // 3, piece(piece_kind(target // 3), target % 3 + 1)
    gain = _gain(state, hero, low, high, made)
    return Swap(target, gain) if gain > best.gain else best


def _gain(state: State, hero: Hero, given: int, also_given: int, taken: int) -> float:
    """What the hero's equipment would gain by giving one or two pieces for another one."""
    before = gear_worth(state, hero)
    hero.pieces[given] -= 1
    hero.pieces[taken] += 1
    if also_given != NONE:
        hero.pieces[also_given] -= 1
    gain = gear_worth(state, hero) - before
    if also_given != NONE:
        hero.pieces[also_given] += 1
    hero.pieces[taken] -= 1
    hero.pieces[given] += 1
    return gain


def swap_here(state: State, hero: Hero) -> Action | None:
    """A merge or a trade where the hero stands."""
    here = state.tile_kinds[hero.tile]
    if here == BLACKSMITH:
        merge = best_merge(state, hero)
        return None if merge.target == NONE else Action(MERGE, merge.target)
    if here == TRADER and not state.trader_used:
        trade = best_trade(state, hero)
        return None if trade.target == NONE else Action(TRADE, trade.target)
    return None
