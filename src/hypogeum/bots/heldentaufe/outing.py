"""Raids on the Underworld: what one may bring and what it may cost (HT-BOT-7, HT-BOT-15)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, STEPS_BELOW, ways_below
from hypogeum.bots.heldentaufe.odds import attack_odds, duel_odds
from hypogeum.bots.heldentaufe.targets import (
    CHEST,
    DANGER,
    FIRST_RIVAL,
    NOTHING,
    armed_chance,
    nearest_exit,
    target_gain,
    target_hearts,
    target_space,
    target_value,
    trap_toll,
)
from hypogeum.bots.heldentaufe.worth import DEFEAT_COST, carried_worth
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    BERSERK_BONUS,
    HEALING,
    MONSTERS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State

LEAST_CHANCE: Final = 0.4
"""Fights with a smaller chance to win them to the end are not sought."""
LEAST_SCORE: Final = 0.6
"""Targets that pay less per AP are left alone while the surface offers more."""
LEAST_SCORE_AT_LAST: Final = 0.2
"""The same when every tile is revealed."""
NO_EXIT_COST: Final = 6.0
"""AP to get out while no portal can be used."""
TIMID_ODDS: Final = 0.3
"""Monsters whose chance is smaller do not attack."""
HEARTS_PER_MONSTERS_TURN: Final = 4.8
"""What a monsters' turn costs against monsters that always win."""


class Quarry:
    """A target within reach of a hero: what it brings and how hard it is to get."""

    __slots__ = ("difference", "gain", "hearts", "hurt", "space", "target")

    def __init__(self, target: int, space: int, gain: float) -> None:
        self.target = target
        self.space = space
        self.gain = gain
        self.hurt = 0.0
        self.hearts = 0  # of an enemy
        self.difference = 0  # the hero's value minus his


class Outing:
    """A plan for one visit: targets one after another, as long as they are worth it, then the way out."""

    def __init__(self) -> None:
        self.target = NOTHING
        """What to go for first."""
        self.worth = 0.0
        self.cost = 0.0
        """AP up to the surface."""
        self.survival = 1.0
        self.ways: list[int] = []
        self.exit = NONE
        self._value = 0
        self._lives = 0.0
        self._done = 0  # bit mask of the targets of the plan
        self._here = NONE  # the space of the last one
        self._quarries: list[Quarry] = []
        # The quarry that is looked at
        self._odds = 0.0
        self._ap = 0.0

    def plan(self, state: State, seat: int, start: int, ap: int) -> None:
        """Plan from a space (where the hero is, or where he would arrive) with the AP left for this turn."""
        hero = state.heroes[seat]
        ap_total = hero.ap_total()
        stake = carried_worth(state, hero) + DEFEAT_COST
        least = LEAST_SCORE if sum(state.tile_pile) else LEAST_SCORE_AT_LAST
        self.ways = ways_below(state, start, trap_toll(state, hero))
        self.exit = nearest_exit(state, self.ways)
        self.target, self._done, self._here = NOTHING, 0, NONE
        self._value = raid_value(hero)
        self._lives = float(raid_lives(hero))
        self._quarries = self._find_quarries(state, seat)
        self.cost = self._way_out()
        self.survival = self._through_monsters(state, self.cost - ap, ap_total)
        self.worth = -(1 - self.survival) * stake
        used, gained, alive = 0.0, 0.0, 1.0
        while True:
            quarry = self._best_quarry(least)
            if quarry is None:
                return
            self._try(quarry)
            self._done |= 1 << quarry.target
            self._here = quarry.space
            self._lives -= quarry.hurt
            used += self._ap
            alive *= self._odds
            gained += alive * quarry.gain
            cost = used + self._way_out()
            survival = alive * self._through_monsters(state, cost - ap, ap_total)
            worth = gained - (1 - survival) * stake
            if worth <= self.worth or self._lives <= 0:
                return
            if self.target == NOTHING:
                self.target = quarry.target
            self.worth, self.cost, self.survival = worth, cost, survival

    def _find_quarries(self, state: State, seat: int) -> list[Quarry]:
        """Everything inside that would bring something."""
        found: list[Quarry] = []
        for target in range(FIRST_RIVAL + state.seats):
            gain = target_gain(state, seat, target)
            if gain <= 0:
                continue
            space = target_space(state, target, self.ways)
            if space == NONE:
                continue
            quarry = Quarry(target, space, gain)
            if target == DANGER:
                quarry.hurt = armed_chance(state)
            elif target != CHEST:
                quarry.difference = self._value - target_value(state, target)
                quarry.hearts = target_hearts(state, target)
                odds = attack_odds(quarry.difference)
                if odds == 0:
                    continue
                quarry.hurt = quarry.hearts * (1 - odds) / odds
            found.append(quarry)
        return found

    def _best_quarry(self, least: float) -> Quarry | None:
        """The one that brings most per AP from where the plan has come to."""
        best: Quarry | None = None
        best_score = least
        for quarry in self._quarries:
            if not self._done >> quarry.target & 1 and self._try(quarry):
                score = self._odds * quarry.gain / (self._ap + 0.5)
                if score > best_score:
                    best, best_score = quarry, score
        return best

    def _try(self, quarry: Quarry) -> bool:
        """Count the AP for a quarry and the chance to get it; False if it cannot be had."""
        self._odds = 1.0
        if self._here == NONE:
            self._ap = self.ways[quarry.space] / 2
        else:
            self._ap = float(STEPS_BELOW[self._here][quarry.space])
        if self._ap >= FAR:
            return False
        if quarry.hearts:
            self._odds = duel_odds(quarry.difference, int(self._lives), quarry.hearts)
            self._ap += quarry.hearts + quarry.hurt - 1
        return self._odds >= LEAST_CHANCE

    def _way_out(self) -> float:
        """AP to the nearest usable portal and up."""
        if self.exit == NONE:
            return NO_EXIT_COST
        if self._here == NONE:
            return self.ways[self.exit] / 2 + 1
        return STEPS_BELOW[self._here][self.exit] + 1.0

    def _through_monsters(self, state: State, ap_over: float, ap_total: int) -> float:
        """The chance to live through the monsters' turns of a stay that goes so many AP beyond this turn."""
        if ap_over <= 0:
            return 1.0
        worst = 0.0
        for monster in range(MONSTERS):
            if not self._done >> monster & 1 and state.monster_hearts[monster] > 0:
                odds = attack_odds(state.monster_value(monster) - self._value)
                if odds > worst:
                    worst = odds
        if worst < TIMID_ODDS:
            return 1.0
        turns = int(ap_over / ap_total) + 1
        margin = self._lives - HEARTS_PER_MONSTERS_TURN * worst * turns
        if margin >= 2:
            return 0.97
        if margin >= 0:
            return 0.6 + 0.18 * margin
        chance = 0.6 + 0.25 * margin
        return chance if chance > 0.05 else 0.05


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
