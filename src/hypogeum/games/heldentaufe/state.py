"""Everything that is true at a table of Heldentaufe, as columns behind accessors in the game's words."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import state as engine
from hypogeum.engine.decks import NO_DECK
from hypogeum.engine.masks import EMPTY, NONE
from hypogeum.games.heldentaufe.components import (
    CAMPFIRE,
    FIRST_MONSTER,
    MONSTER_BONUS,
    MONSTER_HEARTS,
    TOOTH_BONUS,
    TOOTH_HEARTS,
)
from hypogeum.games.heldentaufe.hero import Hero
from hypogeum.games.heldentaufe.options import Options

AGREE: Final = 0
ASK: Final = 1
CONTEST: Final = 2
STANDING_ANSWERS: Final[list[str]] = ["agree", "ask", "contest"]

OFF: Final = 0
ON: Final = 1
OFF_ON: Final[list[str]] = ["off", "on"]

# Personal settings, in the order of `meta.py`

STANDING_ANSWER: Final = 0
AUTO_COMMAND: Final = 1

COMMAND: Final = 0
PLACEMENT: Final = 1
PURPOSES: Final = 2

NOBODY: Final = -2
"""The decider of a joint decision when nobody of the group is connected (HT-ONL-6)."""


class State(engine.State):
    """The state; `setup.py` fills it, `copy` copies it, `position.py` writes and reads it."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.options = options

        # Order of turns (section 4)
        self.first_player = NONE
        self.active = NONE
        self.round = 0
        self.ap_spent = 0
        self.trader_used = False

        # Surface (sections 5.2, 5.3): tiles are numbered in the order in which they turned up
        self.tile_kinds = EMPTY
        self.tile_cells = EMPTY
        self.neighbours = EMPTY  # six per tile: the tile in each direction, or NONE
        self.tile_pile = EMPTY  # how many tiles of each kind are face down
        self.tiles_removed = EMPTY  # how many of each kind are out of the game
        self.portal_tiles = EMPTY  # by portal: its tile, or NONE

        # Underworld (section 11)
        self.danger = 0  # bit mask of the spaces with a danger token
        self.armed_left = 0  # how many of these tokens are armed
        self.has_chest = False
        self.occupants = EMPTY  # by space: the figure there, or NONE
        self.monster_spaces = EMPTY
        self.monster_hearts = EMPTY
        self.teeth = EMPTY  # by monster: the tooth on top of its stack
        self.leader = NONE  # the seat directly before the monster leader

        # The monsters' turn and joint decisions (sections 13, 17)
        self.monster_ap = 0
        self.visit_commander = NONE  # the last commander since the leader was placed
        self.deciders = EMPTY  # by purpose: who decided last
        self.groups = EMPTY  # by purpose: bit mask of the seats that decide together

        # Supply and missions (sections 2, 10)
        self.piece_supply = EMPTY
        self.food_supply = EMPTY
        self.potion_supply = EMPTY
        self.missions = NO_DECK  # shuffle 0 is the deal, 1 the first mission pile (HT-SET-11, HT-SET-12)

        # Seats
        self.heroes: list[Hero] = []
        self.seat_of = EMPTY  # by hero figure

    def copy(self) -> State:
        other = State(self.options)
        self.copy_frame_to(other)
        other.first_player = self.first_player
        other.active = self.active
        other.round = self.round
        other.ap_spent = self.ap_spent
        other.trader_used = self.trader_used
        other.tile_kinds = self.tile_kinds[:]
        other.tile_cells = self.tile_cells[:]
        other.neighbours = self.neighbours[:]
        other.tile_pile = self.tile_pile[:]
        other.tiles_removed = self.tiles_removed[:]
        other.portal_tiles = self.portal_tiles[:]
        other.danger = self.danger
        other.armed_left = self.armed_left
        other.has_chest = self.has_chest
        other.occupants = self.occupants[:]
        other.monster_spaces = self.monster_spaces[:]
        other.monster_hearts = self.monster_hearts[:]
        other.teeth = self.teeth[:]
        other.leader = self.leader
        other.monster_ap = self.monster_ap
        other.visit_commander = self.visit_commander
        other.deciders = self.deciders[:]
        other.groups = self.groups[:]
        other.piece_supply = self.piece_supply[:]
        other.food_supply = self.food_supply[:]
        other.potion_supply = self.potion_supply[:]
        other.missions = self.missions.copy()
        other.heroes = [hero.copy() for hero in self.heroes]
        other.seat_of = self.seat_of[:]
        return other

    # Action points (section 4.3)

    def ap_left(self) -> int:
        """HT-AP-2, for the hero whose turn it is."""
        left = self.heroes[self.active].ap_total() - self.ap_spent
        return left if left > 0 else 0

    def lose_ap(self) -> None:
        """Lose all remaining AP (HT-AP-5)."""
        self.ap_spent = max(self.ap_spent, self.heroes[self.active].ap_total())

    # Seats

    @property
    def standing(self) -> list[int]:
        """By seat: the standing answer (HT-JNT-9)."""
        return self.settings[STANDING_ANSWER]

    def commands_by_plan(self, seat: int) -> bool:
        """HT-JNT-10."""
        return self.settings[AUTO_COMMAND][seat] == ON

    def plan_commanders(self) -> int:
        """Bit mask of the seats that command by the plan (HT-JNT-10)."""
        mask = 0
        for seat in range(self.seats):
            if self.commands_by_plan(seat):
                mask |= 1 << seat
        return mask

    def surface_seats(self) -> int:
        """Bit mask of the seats whose heroes are on the surface."""
        mask = 0
        for seat in range(self.seats):
            if self.heroes[seat].tile != NONE:
                mask |= 1 << seat
        return mask

    # Surface

    def tile_kind(self, hero: Hero) -> int:
        """The kind of tile the hero stands on, or NONE in the Underworld."""
        return NONE if hero.tile == NONE else self.tile_kinds[hero.tile]

    def tile_at(self, cell: int) -> int:
        """The tile on a cell, or NONE."""
        return self.tile_cells.index(cell) if cell in self.tile_cells else NONE

    def has_tiles_in_pile(self) -> bool:
        for count in self.tile_pile:
            if count:
                return True
        return False

    # Underworld

    def is_anybody_inside(self) -> bool:
        for hero in self.heroes:
            if hero.space != NONE:
                return True
        return False

    def is_any_monster_alive(self) -> bool:
        return self.monster_hearts[0] > 0 or self.monster_hearts[1] > 0 or self.monster_hearts[2] > 0

    def has_danger(self, space: int) -> bool:
        return bool(self.danger >> space & 1)

    def monster_full_hearts(self, monster: int) -> int:
        """Table 2.8: card and top tooth."""
        return MONSTER_HEARTS[monster] + TOOTH_HEARTS[self.teeth[monster]]

    def monster_value(self, monster: int) -> int:
        """Table 2.8: card and top tooth."""
        return MONSTER_BONUS[monster] + TOOTH_BONUS[self.teeth[monster]]

    def hero_figure(self, figure: int) -> Hero:
        """The hero of a figure."""
        return self.heroes[self.seat_of[figure]]

    # End of the game (section 16)

    def check_victory(self, seat: int) -> None:
        """HT-END-1, HT-END-3: called after every change of the hero's position or points."""
        hero = self.heroes[seat]
        if hero.tile == NONE or self.tile_kinds[hero.tile] != CAMPFIRE or hero.points < self.options.target:
            return
        if self.tells:
            self.tell("won", "HT-END-1", seat=seat, points=hero.points)
        self.finish([seat])


def is_monster(figure: int) -> bool:
    return figure >= FIRST_MONSTER
