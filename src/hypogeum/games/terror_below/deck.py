"""Draw piles and discard piles (TB-COMP-7). A face-down pile has no order: drawing picks one of its cards."""

from __future__ import annotations

from hypogeum.engine.chance import Chance
from hypogeum.games.terror_below.components import NONE


class Deck:
    """One kind of cards: what is face down, what is discarded, and from which shuffle each card came."""

    __slots__ = ("batches", "discard", "pile", "shuffles")

    def __init__(self, pile: int, discard: int, batches: list[int], shuffles: int) -> None:
        self.pile = pile
        self.discard = discard
        self.batches = batches
        """By card: the number of the shuffle it was last part of. Never changed in place: copies share it."""
        self.shuffles = shuffles

    def copy(self) -> Deck:
        return Deck(self.pile, self.discard, self.batches, self.shuffles)

    def can_draw(self) -> bool:
        return self.pile != 0 or self.discard != 0

    def draw(self, chance: Chance) -> int:
        """The top card; an empty pile is made anew first. NONE if there is no card at all."""
        if self.pile == 0:
            if self.discard == 0:
                return NONE
            self._shuffle_discard()
        card = pick_card(self.pile, chance)
        self.pile &= ~(1 << card)
        return card

    def _shuffle_discard(self) -> None:
        self.shuffles += 1
        batches = self.batches[:]
        for card in range(len(batches)):
            if self.discard >> card & 1:
                batches[card] = self.shuffles
        self.batches = batches
        self.pile = self.discard
        self.discard = 0

    def put_away(self, card: int) -> None:
        """On the discard pile."""
        self.discard |= 1 << card


def new_deck(cards: int, size: int) -> Deck:
    """A shuffled pile of the cards of a mask, in a numbering of so many cards."""
    return Deck(cards, 0, [0] * size, 0)


def pick_card(cards: int, chance: Chance) -> int:
    """One card of a bit mask that is not empty, by chance."""
    place = chance.pick(cards.bit_count())
    while place:
        cards &= cards - 1
        place -= 1
    return (cards & -cards).bit_length() - 1
