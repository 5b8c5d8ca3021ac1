"""Raids on the Underworld: what to go for, what it may bring, what it may cost (HT-BOT-7 to HT-BOT-9, HT-BOT-15)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, STEPS_BELOW, ways_below
from hypogeum.bots.heldentaufe.odds import attack_odds, duel_odds
from hypogeum.bots.heldentaufe.worth import DEFEAT_COST, carried_worth, points_worth, treasure_worth
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    BERSERK_BONUS,
    DISCOVERER,
    HEALING,
    MISSION_KINDS,
    MONSTERS,
    NONE,
    PORTAL_SPACES,
    REWARD_POINTS,
    SLAYER_MONSTER,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

NOTHING: Final = -1
CHEST: Final = 3
DANGER: Final = 4
FIRST_RIVAL: Final = 5
"""Targets: 0 to 2 the monsters, then the chest, a danger token, and the heroes of the seats."""

LEAST_CHANCE: Final = 0.4
"""Fights with a smaller chance to win them to the end are not sought."""
LEAST_SCORE: Final = 0.1
TRAP_TOLL: Final = 3
NO_TRAPS: Final = 60
"""The toll for a hero with one heart (HT-BOT-8)."""


class Outing:
    """A plan for one visit: targets one after another, then the way out."""

    def __init__(self) -> None:
        self.target = NOTHING
        self.worth = 0.0
        self.cost = 0.0
        self.survival = 1.0
        self.ways: list[int] = []
        self.exit = NONE

    def plan(self, state: State, seat: int, start: int, ap: int) -> None:
        """Plan from a space (where the hero is, or where he would arrive) with the AP left for this turn."""
        hero = state.heroes[seat]
        ap_total = hero.ap_total()
        value = raid_value(hero)
        lives = raid_lives(hero)
        loss = carried_worth(state, hero) + DEFEAT_COST
        self.ways = ways_below(state, start, trap_toll(state, hero))
        self.target = NOTHING
        self.exit = nearest_exit(state, self.ways)
        here = NONE
        used = 0.0
        gained = 0.0
        survival = 1.0
        left = float(lives)
        done = 0
        way_out = self._way_out(start, here)
        self.survival = _through_monsters(state, value, left, way_out - ap, ap_total, done)
        self.worth = -(1 - self.survival) * loss
        self.cost = way_out
        while True:
            best = NOTHING
            best_score = LEAST_SCORE
            best_steps = 0.0
            best_fight = 0.0
            best_hurt = 0.0
            best_odds = 0.0
            best_gain = 0.0
            for target in range(FIRST_RIVAL + state.seats):
                if done >> target & 1:
                    continue
                gain = self._gain(state, seat, hero, target)
                if gain <= 0:
                    continue
                space = self._space(state, seat, target)
                if space == NONE:
                    continue
                steps = self.ways[space] / 2 if here == NONE else float(STEPS_BELOW[here][space])
                if steps >= FAR:
                    continue
                fight, hurt, odds = 0.0, 0.0, 1.0
                if target == DANGER:
                    hurt = 0.4
                elif target != CHEST:
                    enemy, hearts = _enemy(state, target)
                    chance = attack_odds(value - enemy)
                    odds = duel_odds(value - enemy, int(left), hearts)
                    if odds < LEAST_CHANCE:
                        continue
                    steps -= 1.0
                    fight = hearts / chance
                    hurt = fight - hearts
                score = odds * gain / (steps + fight + 0.5)
                if score > best_score:
                    best, best_score, best_steps, best_fight, best_hurt = target, score, steps, fight, hurt
                    best_odds, best_gain = odds, gain
            if best == NOTHING:
                return
            done |= 1 << best
            used += best_steps + best_fight
            left -= best_hurt
            gained += survival * best_odds * best_gain
            survival *= best_odds
            here = self._space(state, seat, best)
            way_out = self._way_out(start, here)
            through = survival * _through_monsters(state, value, left, used + way_out - ap, ap_total, done)
            worth = gained - (1 - through) * loss
            if worth <= self.worth or left <= 0:
                return
            if self.target == NOTHING:
                self.target = best
            self.worth, self.cost, self.survival = worth, used + way_out, through

    def _way_out(self, start: int, here: int) -> float:
        """AP to the nearest usable portal and up."""
        if self.exit == NONE:
            return 6.0
        if here == NONE:
            return self.ways[self.exit] / 2 + 1
        return float(STEPS_BELOW[here][self.exit] + 1)

    def _gain(self, state: State, seat: int, hero: Hero, target: int) -> float:
        if target < MONSTERS:
            if state.monster_hearts[target] == 0:
                return 0.0
            points = state.teeth[target]
            for card in hero.hand:
                if SLAYER_MONSTER[card] == target:
                    points += REWARD_POINTS[card]
            return points_worth(state, hero, points)
        if target == CHEST:
            return 3 * treasure_worth(state, hero) if state.has_chest else 0.0
        if target == DANGER:
            if hero.hearts < 2 or state.danger == 0 or state.armed_left == 0:
                return 0.0
            for card in hero.hand:
                if MISSION_KINDS[card] == DISCOVERER:
                    return REWARD_POINTS[card] * state.armed_left / state.danger.bit_count()
            return 0.0
        return rival_gain(state, seat, target - FIRST_RIVAL)

    def _space(self, state: State, seat: int, target: int) -> int:
        if target < MONSTERS:
            return state.monster_spaces[target]
        if target == CHEST:
            return TREASURE_SPACE
        if target == DANGER:
            return nearest_danger(state, self.ways)
        return state.heroes[target - FIRST_RIVAL].space


def trap_toll(state: State, hero: Hero) -> int:
    """How much of a detour a danger token is worth, in half AP (HT-BOT-8)."""
    if state.armed_left == 0:
        return 0
    if hero.hearts == 1:
        return NO_TRAPS
    for card in hero.hand:
        if MISSION_KINDS[card] == DISCOVERER:
            return 0
    return TRAP_TOLL


def raid_value(hero: Hero) -> int:
    """The combat value with what is on the belt."""
    value = hero.combat_value()
    return value + BERSERK_BONUS if hero.has_ready_potion(BERSERK) else value


def raid_lives(hero: Hero) -> int:
    """Hearts, and those that food and a healing potion can bring back."""
    lives = hero.hearts + hero.food[0] + hero.food[1] + hero.food[2]
    if hero.has_ready_potion(HEALING):
        lives += hero.max_hearts() - 1
    return lives


def rival_gain(state: State, seat: int, rival: int) -> float:
    """Beating a hero with more points swaps the totals (HT-BOT-9)."""
    if rival == seat or state.heroes[rival].space == NONE:
        return 0.0
    more = state.heroes[rival].points - state.heroes[seat].points
    if more <= 0:
        return 0.0
    return points_worth(state, state.heroes[seat], more) + (more if state.seats == 2 else 0)


def _enemy(state: State, target: int) -> tuple[int, int]:
    """Combat value and hearts of a monster or a rival."""
    if target < MONSTERS:
        return state.monster_value(target), state.monster_hearts[target]
    rival = state.heroes[target - FIRST_RIVAL]
    return rival.combat_value(), rival.hearts


def nearest_exit(state: State, ways: list[int]) -> int:
    """The cheapest portal space whose tile is revealed and which can be entered, or NONE."""
    best = NONE
    for portal in range(5):
        space = PORTAL_SPACES[portal]
        if state.portal_tiles[portal] == NONE or ways[space] >= FAR:
            continue
        if ways[space] > 0 and state.occupants[space] != NONE:
            continue
        if best == NONE or ways[space] < ways[best]:
            best = space
    return best


def nearest_danger(state: State, ways: list[int]) -> int:
    """The nearest danger token, or NONE."""
    best = NONE
    for space in range(len(ways)):
        if state.danger >> space & 1 and (best == NONE or ways[space] < ways[best]):
            best = space
    return best


def _through_monsters(state: State, value: int, lives: float, ap_over: float, ap_total: int, done: int) -> float:
    """The chance to live through the monsters' turns of a stay that goes so many AP beyond this turn."""
    if ap_over <= 0:
        return 1.0
    worst = 0.0
    for monster in range(MONSTERS):
        if not done >> monster & 1 and state.monster_hearts[monster] > 0:
            odds = attack_odds(state.monster_value(monster) - value)
            if odds > worst:
                worst = odds
    if worst < 0.3:
        return 1.0
    turns = ap_over / ap_total
    hurt = 2.4 * worst * (int(turns) + 1)
    margin = lives - hurt
    if margin >= 2:
        return 0.97
    if margin >= 0:
        return 0.6 + 0.18 * margin
    chance = 0.6 + 0.25 * margin
    return chance if chance > 0.05 else 0.05
