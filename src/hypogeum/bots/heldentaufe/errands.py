"""What a hero on the surface could go for, with worth and cost; the best is worth most per AP (HT-BOT-5)."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.heldentaufe.atlas import FAR, Atlas, nearest_of_kind
from hypogeum.bots.heldentaufe.gear import best_improvement, best_merge, best_trade
from hypogeum.bots.heldentaufe.missions import delivery_gain, has_goods, observer_gain
from hypogeum.bots.heldentaufe.needs import food_needs, wanted_potion
from hypogeum.bots.heldentaufe.outing import Outing
from hypogeum.bots.heldentaufe.targets import NOTHING
from hypogeum.bots.heldentaufe.worth import (
    knows_portal,
    points_worth,
    potion_worth,
    treasure_worth,
)
from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BLACKSMITH,
    DELIVERY,
    DISCOVERER,
    FOOD_TILES,
    FOODS,
    FOREST,
    HAND_IN_PIECE,
    HAND_IN_POTION,
    LABORATORY,
    MISSION_KINDS,
    MISSION_PLACES,
    OBSERVER,
    PORTAL_1,
    PORTAL_5,
    PORTAL_SPACES,
    RECIPES,
    SLAYER,
    THIEF,
    TRADER,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.state import State
from hypogeum.games.heldentaufe.verbs.missions import food_price, price_in_points

GO_THERE: Final = 0
"""Walk to the tile; what is to be done there is free."""
END_THERE: Final = 1
"""Walk to the tile and end the turn on it."""
EXPLORE_THERE: Final = 2
DESCEND_THERE: Final = 3
NO_ERRAND: Final = 4

HARD_TURNS: Final = 3.0
"""Missions that need more turns may be refused (HT-BOT-5)."""
REFUSAL_WORTH: Final = 0.18
"""What a new card for a hard one is worth, per AP."""
FIRST_PORTAL_WORTH: Final = 0.9
NEXT_PORTAL_WORTH: Final = 0.2
MISSING_PLACE_WORTH: Final = 0.7
NEW_TILE_WORTH: Final = 0.06
PORTALS_LOOKED_AT: Final = 2


class Errands:
    """Looks at everything worth doing from where a hero stands and keeps the best of it."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.outing = Outing()
        self.kind = NO_ERRAND
        self.tile = NONE
        self.rate = 0.0
        self.costliest = NONE
        """The card that takes longest."""
        self._longest = 0.0
        self.hardest = NONE
        """The same, if it takes too long."""
        self.banned = NONE
        """An errand that led nowhere, as `code()` gives it (HT-BOT-16)."""
        self.keeps_hand = False
        """Whether enough cards have been refused in this turn."""
        self._steps: list[int] = []
        self._needs: list[int] = []
        self._here = NONE
        self._ap = 0
        self._ap_total = 0
        self._missing = 0  # bit mask of the kinds of tile that a card in hand needs and that are not revealed

    def code(self) -> int:
        """The errand as one number."""
        return self.tile * 8 + self.kind

    def look(self, state: State, seat: int) -> None:
        """Find the best errand and the hardest card."""
        hero = state.heroes[seat]
        self.atlas.look(state)
        self._here = hero.tile
        self._steps = self.atlas.steps_from(state, hero.tile)
        self._ap = state.ap_left() if state.active == seat else 0
        self._ap_total = hero.ap_total()
        self._missing = 0
        self._needs = food_needs(state, hero)
        self.kind, self.tile, self.rate = NO_ERRAND, NONE, 0.0
        self.costliest, self._longest = NONE, -1.0
        raid = self._consider_raid(state, seat)
        self._consider_cards(state, seat, hero, raid)
        self._consider_places(state, hero)
        self._consider_food(state, hero)
        self._consider_exploring(state, hero)
        is_hard = self._longest > HARD_TURNS * self._ap_total and not self.keeps_hand
        self.hardest = self.costliest if is_hard else NONE

    def _offer(self, kind: int, tile: int, worth: float, cost: float) -> None:
        if worth <= 0 or (kind == GO_THERE and tile == self._here):
            return  # what is free to do here has been done
        rate = worth / (cost if cost > 1 else 1.0)
        if rate > self.rate and tile * 8 + kind != self.banned:
            self.kind, self.tile, self.rate = kind, tile, rate

    def _stay_cost(self, steps: int) -> float:
        """AP until a turn ends there; AP left over are half lost."""
        over = steps - self._ap
        if over <= 0:
            return steps + 0.5 * (self._ap - steps)
        rest = over % self._ap_total
        return steps + (0.5 * (self._ap_total - rest) if rest else 0.0)

    # Missions

    def _consider_cards(self, state: State, seat: int, hero: Hero, raid: float) -> None:
        for card in hero.hand:
            kind = MISSION_KINDS[card]
            cost = float(FAR)
            if kind == DELIVERY:
                cost = self._consider_delivery(state, hero, card)
            elif kind == OBSERVER:
                place = nearest_of_kind(state, self._steps, MISSION_PLACES[card])
                if place == NONE:
                    self._missing |= 1 << MISSION_PLACES[card]
                else:
                    cost = self._stay_cost(self._steps[place])
                    self._offer(END_THERE, place, observer_gain(state, hero, card), cost)
            elif kind == THIEF:
                cost = self._consider_theft(state, seat, hero)
            elif kind in (DISCOVERER, SLAYER) and raid > 0:
                cost = float(self._ap_total)
            if cost > self._longest:
                self.costliest, self._longest = card, cost

    def _consider_delivery(self, state: State, hero: Hero, card: int) -> float:
        """Offer the first leg of a Delivery; gives its cost, or FAR."""
        place_kind = MISSION_PLACES[card]
        place = nearest_of_kind(state, self._steps, place_kind)
        if has_goods(state, hero, card):
            if place == NONE:
                self._missing |= 1 << place_kind
                return FAR
            self._offer(GO_THERE, place, delivery_gain(state, hero, card), self._steps[place])
            return self._steps[place]
        if HAND_IN_PIECE[card] != NONE or price_in_points(state, card) > hero.points:
            return FAR
        foods = food_price(state, card)
        if HAND_IN_POTION[card] != NONE:
            potion = HAND_IN_POTION[card]
            if hero.potion_skill() < potion + 1 or (hero.potion != NONE and hero.potion != potion):
                return FAR
            foods = _recipe(potion)
        return self._consider_fetching(state, hero, foods, place_kind, delivery_gain(state, hero, card))

    def _consider_fetching(self, state: State, hero: Hero, foods: list[int], place_kind: int, worth: float) -> float:
        """Offer the way over the resource tiles of all missing foods to a place (or NONE); gives its cost, or FAR."""
        first, second = NONE, NONE
        for food in range(FOODS):
            if hero.food[food] < foods[food]:
                if hero.food[food] >= self._needs[food] and not hero.has_room():
                    return FAR  # the backpack is full of better things
                if nearest_of_kind(state, self._steps, FOOD_TILES[food]) == NONE:
                    self._missing |= 1 << FOOD_TILES[food]
                    return FAR
                if first == NONE:
                    first = food
                else:
                    second = food
        if first == NONE:
            return FAR
        best, start = FAR, NONE
        for turn in range(1 if second == NONE else 2):
            begin, then = (first, second) if turn == 0 else (second, first)
            for tile in range(len(self._steps)):
                if state.tile_kinds[tile] == FOOD_TILES[begin]:
                    cost = self._steps[tile] + self._rest_of_way(state, tile, then, place_kind)
                    if cost < best:
                        best, start = cost, tile
        if start != NONE:
            self._offer(GO_THERE, start, worth, best)
        return float(best)

    def _rest_of_way(self, state: State, tile: int, food: int, place_kind: int) -> int:
        """Steps from a resource tile over that of another food (or NONE) to the nearest tile of a kind (or NONE)."""
        steps = self.atlas.steps_from(state, tile)
        if food == NONE:
            if place_kind == NONE:
                return 0
            place = nearest_of_kind(state, steps, place_kind)
            return FAR if place == NONE else steps[place]
        best = FAR
        for other in range(len(steps)):
            if state.tile_kinds[other] == FOOD_TILES[food]:
                rest = steps[other] + self._rest_of_way(state, other, NONE, place_kind)
                if rest < best:
                    best = rest
        return best

    def _consider_theft(self, state: State, seat: int, hero: Hero) -> float:
        """Rivals who can be reached this turn; those a little farther make the card worth keeping."""
        nearest = FAR
        for rival in range(state.seats):
            other = state.heroes[rival]
            if rival == seat or other.tile == NONE or other.points == 0:
                continue
            steps = self._steps[other.tile]
            if steps < nearest:
                nearest = steps
            if steps <= self._ap:
                worth = points_worth(state, hero, 1) + 1.0 / (state.seats - 1)
                if other.points == state.options.target:
                    worth += 2.0
                self._offer(GO_THERE, other.tile, worth, steps)
        return nearest

    # Places

    def _consider_places(self, state: State, hero: Hero) -> None:
        improvement = best_improvement(state, hero)
        if improvement.target != NONE:
            place = nearest_of_kind(state, self._steps, LABORATORY)
            if place == NONE:
                self._missing |= 1 << LABORATORY
            else:
                self._offer(END_THERE, place, improvement.gain, self._stay_cost(self._steps[place]))
        place = nearest_of_kind(state, self._steps, BLACKSMITH)
        if place != NONE:
            merge = best_merge(state, hero)
            if merge.target != NONE:
                self._offer(GO_THERE, place, merge.gain, self._steps[place])
        place = nearest_of_kind(state, self._steps, TRADER)
        if place != NONE:
            trade = best_trade(state, hero)
            if trade.target != NONE:
                self._offer(GO_THERE, place, trade.gain, self._steps[place])

    def _consider_food(self, state: State, hero: Hero) -> None:
        """Ingredients of the wanted potion; food to heal with before a raid."""
        potion = wanted_potion(state, hero)
        if potion != NONE:
            self._consider_fetching(state, hero, _recipe(potion), NONE, potion_worth(state, hero, potion))
        if not knows_portal(state):
            return
        room = hero.backpack_slots() - hero.backpack_used()
        if room == 0:
            return
        hurt = hero.max_hearts() - hero.hearts
        worth = 0.12 * room + 0.3 * hurt
        for tile in range(len(self._steps)):
            if state.tile_kinds[tile] in FOOD_TILES:
                self._offer(GO_THERE, tile, worth, self._steps[tile] + 1.0)

    # Exploring

    def _consider_exploring(self, state: State, hero: Hero) -> None:
        tiles = sum(state.tile_pile)
        if tiles == 0:
            return
        forest = state.tile_pile[FOREST] / tiles
        worth = forest * treasure_worth(state, hero) + NEW_TILE_WORTH
        portals = 0
        for kind in range(PORTAL_1, PORTAL_5 + 1):
            portals += state.tile_pile[kind]
        worth += (NEXT_PORTAL_WORTH if knows_portal(state) else FIRST_PORTAL_WORTH) * portals / tiles
        for kind in range(len(state.tile_pile)):
            if self._missing >> kind & 1:
                worth += MISSING_PLACE_WORTH * state.tile_pile[kind] / tiles
        best, nearest = NONE, FAR
        for tile in range(len(self._steps)):
            if self._steps[tile] < nearest and is_edge(state, tile):
                best, nearest = tile, self._steps[tile]
        if best == NONE:
            return
        left = self._ap - nearest - 1
        self._offer(EXPLORE_THERE, best, worth, nearest + 1 + (forest * left if left > 0 else 0.0))

    # Raids

    def _consider_raid(self, state: State, seat: int) -> float:
        """Offer the ways down through the nearest portals; gives the worth of the best raid."""
        best = 0.0
        looked_at = 0
        for _ in range(PORTALS_LOOKED_AT):
            portal = self._nearest_portal(state, looked_at)
            if portal == NONE:
                return best
            looked_at |= 1 << portal
            tile = state.portal_tiles[portal]
            steps = self._steps[tile] + 1
            left = self._ap - steps
            while left < 0:
                left += self._ap_total
            self.outing.plan(state, seat, PORTAL_SPACES[portal], left)
            if self.outing.target == NOTHING:
                continue
            if self.outing.worth > best:
                best = self.outing.worth
            self._offer(DESCEND_THERE, tile, self.outing.worth, steps + self.outing.cost)
        return best

    def _nearest_portal(self, state: State, looked_at: int) -> int:
        """The nearest revealed portal that is free below and was not looked at yet, or NONE."""
        nearest = NONE
        for portal in range(5):
            tile = state.portal_tiles[portal]
            if tile == NONE or looked_at >> portal & 1 or state.occupants[PORTAL_SPACES[portal]] != NONE:
                continue
            if nearest == NONE or self._steps[tile] < self._steps[state.portal_tiles[nearest]]:
                nearest = portal
        return nearest


def is_edge(state: State, tile: int) -> bool:
    """Whether something can be explored from a tile."""
    first = tile * 6
    for direction in range(6):
        if state.neighbours[first + direction] == NONE:
            return True
    return False


def _recipe(potion: int) -> list[int]:
    """How many of each food a potion needs."""
    counts = [0] * FOODS
    for food in RECIPES[potion]:
        counts[food] += 1
    return counts
