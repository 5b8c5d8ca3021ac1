"""The shortest ways of a figure to everywhere in its reach, for shortcuts and previews (sections 5.2 to 5.5).

A way passes nothing that would reveal something or end the game: such places are only ever its last.
"""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    PORTAL_1,
    PORTAL_5,
    PORTAL_SPACES,
    SPACE_NEIGHBOURS,
    SPACE_PORTALS,
    TREASURE_SPACE,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.hexes import FIRST_CELL, ORIGIN
from hypogeum.games.heldentaufe.places import place_of
from hypogeum.games.heldentaufe.state import State


class Ways:
    """From one place to all others within so many steps: by place, the steps and the place before it.

    Places are in the order in which they are reached, so that the first of several is the nearest.
    """

    def __init__(self, start: int, steps: int) -> None:
        self.start = start
        self.most = steps
        self.steps: dict[int, int] = {start: 0}
        self.before: dict[int, int] = {start: NONE}
        self.last: set[int] = set()
        """Places where every way ends."""

    def add(self, place: int, following: int, is_last: bool) -> None:
        """A step from a place that has been reached to one that has not."""
        self.steps[following] = self.steps[place] + 1
        self.before[following] = place
        if is_last:
            self.last.add(following)

    def goes_on_from(self, place: int) -> bool:
        return self.steps[place] < self.most and place not in self.last

    def to(self, place: int) -> list[int]:
        """The places on the way, the start among them."""
        way: list[int] = []
        while place != NONE:
            way.append(place)
            place = self.before[place]
        way.reverse()
        return way

    def nearest(self, places: list[int]) -> int:
        """The first of some places to stop at and act: in reach with a step to spare, or NONE."""
        best = NONE
        for place in places:
            if place in self.steps and self.goes_on_from(place):
                if best == NONE or self.steps[place] < self.steps[best]:
                    best = place
        return best


def ways_of_hero(state: State, seat: int) -> Ways:
    """Over tiles and free spaces, through one portal at most: what comes after a second one could have changed."""
    hero = state.heroes[seat]
    ways = Ways(place_of(state, hero), state.ap_left())
    tiles = {cell: tile for tile, cell in enumerate(state.tile_cells)}
    queue = [ways.start]
    for place in queue:
        if ways.goes_on_from(place):
            for following in _neighbours(state, hero, place, tiles):
                if following not in ways.steps:
                    ways.add(place, following, is_last=reveals(state, following) or wins(state, hero, following))
                    queue.append(following)
    return ways


def _neighbours(state: State, hero: Hero, place: int, tiles: dict[int, int]) -> list[int]:
    """HT-MOV-1, HT-MOV-4, HT-POR-1 to HT-POR-4."""
    if place < FIRST_CELL:
        found = [space for space in SPACE_NEIGHBOURS[place] if state.occupants[space] == NONE]
        portal = SPACE_PORTALS[place]
        if hero.is_inside() and portal != NONE and state.portal_tiles[portal] != NONE:
            found.append(state.tile_cells[state.portal_tiles[portal]])
        return found
    tile = tiles[place]
    found = [state.tile_cells[other] for other in state.neighbours[tile * 6 : tile * 6 + 6] if other != NONE]
    kind = state.tile_kinds[tile]
    if not hero.is_inside() and PORTAL_1 <= kind <= PORTAL_5:
        space = PORTAL_SPACES[kind - PORTAL_1]
        if state.occupants[space] == NONE:
            found.append(space)
    return found


def reveals(state: State, place: int) -> bool:
    """Whether a danger token or the chest waits there (HT-MOV-5)."""
    return place < FIRST_CELL and (state.has_danger(place) or (place == TREASURE_SPACE and state.has_chest))


def wins(state: State, hero: Hero, place: int) -> bool:
    """Whether the game is won on the Campfire (HT-END-1)."""
    return place == ORIGIN and hero.points >= state.options.target


def ways_of_monster(state: State, monster: int) -> Ways:
    """Over free spaces, without the chest (HT-MON-5, HT-CHE-4); danger tokens mean nothing to monsters (HT-DAN-6)."""
    ways = Ways(state.monster_spaces[monster], state.monster_ap)
    queue = [ways.start]
    for space in queue:
        if ways.goes_on_from(space):
            for following in SPACE_NEIGHBOURS[space]:
                is_open = state.occupants[following] == NONE and not (following == TREASURE_SPACE and state.has_chest)
                if is_open and following not in ways.steps:
                    ways.add(space, following, is_last=False)
                    queue.append(following)
    return ways
