"""A hero and his board (section 7 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.heldentaufe.components import (
    BERSERK,
    BERSERK_BONUS,
    BOOTS,
    HERO_AP,
    HERO_BACKPACK,
    HERO_HEARTS,
    HERO_POTION_SKILL,
    HERO_SWORD,
    RING,
    SWORD,
    TELEPORT,
)


class Hero:
    """The hero of one seat. He stands on a tile of the surface or on a space of the Underworld, never on both."""

    __slots__ = ("drunk", "figure", "food", "hand", "hearts", "pieces", "points", "potion", "space", "tile")

    def __init__(
        self,
        figure: int,
        tile: int,
        space: int,
        hearts: int,
        points: int,
        pieces: list[int],
        food: list[int],
        potion: int,
        drunk: bool,
        hand: list[int],
    ) -> None:
        self.figure = figure
        self.tile = tile
        self.space = space
        self.hearts = hearts
        self.points = points
        self.pieces = pieces
        self.food = food
        self.potion = potion
        self.drunk = drunk
        self.hand = hand

    def copy(self) -> Hero:
        return Hero(
            self.figure,
            self.tile,
            self.space,
            self.hearts,
            self.points,
            self.pieces[:],
            self.food[:],
            self.potion,
            self.drunk,
            self.hand[:],
        )

    def is_inside(self) -> bool:
        """Whether the hero is in the Underworld."""
        return self.space != NONE

    # Skills (HT-INV-9): the best piece of each kind is worn (HT-INV-5)

    def worn(self, kind: int) -> int:
        """The value of the worn piece of a kind; 0 without one."""
        first = kind * 3
        if self.pieces[first + 2]:
            return 3
        if self.pieces[first + 1]:
            return 2
        if self.pieces[first]:
            return 1
        return 0

    def ap_total(self) -> int:
        """HT-AP-1."""
        return HERO_AP[self.figure] + self.worn(BOOTS)

    def potion_skill(self) -> int:
        return HERO_POTION_SKILL[self.figure] + self.worn(RING)

    def combat_value(self) -> int:
        value = HERO_SWORD[self.figure] + self.worn(SWORD)
        if self.potion == BERSERK and self.drunk:
            value += BERSERK_BONUS
        return value

    def max_hearts(self) -> int:
        return HERO_HEARTS[self.figure]

    # Backpack (HT-INV-2, HT-INV-4)

    def backpack_slots(self) -> int:
        return HERO_BACKPACK[self.figure]

    def backpack_used(self) -> int:
        """Spare pieces and food."""
        used = self.food[0] + self.food[1] + self.food[2]
        for kind in range(3):
            owned = self.owned(kind)
            if owned:
                used += owned - 1
        return used

    def owned(self, kind: int) -> int:
        """How many pieces of a kind, the worn one included."""
        first = kind * 3
        return self.pieces[first] + self.pieces[first + 1] + self.pieces[first + 2]

    def is_overloaded(self) -> bool:
        """Whether the backpack has more tokens than slots (HT-INV-7)."""
        return self.backpack_used() > self.backpack_slots()

    def has_room(self) -> bool:
        return self.backpack_used() < self.backpack_slots()

    def spare(self, piece: int) -> int:
        """How many of a piece are in the backpack, not worn."""
        count = self.pieces[piece]
        if count and self.worn(piece // 3) == piece % 3 + 1:
            return count - 1
        return count

    def has_ready_potion(self, potion: int) -> bool:
        """Whether an unused potion of the kind is on the belt."""
        return self.potion == potion and not self.drunk

    def has_teleported(self) -> bool:
        """Whether a teleport potion drunk this turn is on the belt (HT-POT-6)."""
        return self.potion == TELEPORT and self.drunk
