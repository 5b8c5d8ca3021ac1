"""Decks: draw piles and discard piles. A face-down pile has no order: drawing picks one of its cards.

Only what somebody knows is kept besides: the cards on top that somebody has looked at, and for each card the shuffle it
was last part of. From that `redealt` draws anew, exactly, everything a seat cannot know: a hidden card that came from a
shuffle may be any hidden card of the same shuffle.
"""

from __future__ import annotations

from typing import Final

from hypogeum.engine.chance import Chance
from hypogeum.engine.masks import EMPTY, NONE, bits, mask_of, pick_bit, shuffled


class Deck:
    """One kind of cards: what is face down, what is discarded, and what is known of the order."""

    __slots__ = ("batches", "discard", "pile", "seen", "shuffles", "top")

    def __init__(
        self, pile: int, discard: int, batches: list[int], shuffles: int, top: list[int], seen: list[int]
    ) -> None:
        self.pile = pile
        """Bit mask of the cards face down, those on top among them."""
        self.discard = discard
        self.batches = batches
        """By card: the number of the shuffle it was last part of."""
        self.shuffles = shuffles
        self.top = top
        """The cards whose place is known to somebody, the next one last."""
        self.seen = seen
        """By card on top: bit mask of the seats that know it."""
        # The lists are replaced, never changed in place: copies share them.

    def copy(self) -> Deck:
        return Deck(self.pile, self.discard, self.batches, self.shuffles, self.top, self.seen)

    # Drawing

    def can_draw(self) -> bool:
        return self.pile != 0 or self.discard != 0

    def draw(self, chance: Chance) -> int:
        """The top card; an empty pile is made anew first. NONE if there is no card at all."""
        if not self._has_pile():
            return NONE
        if self.top:
            card = self.top[-1]
            self.top = self.top[:-1]
            self.seen = self.seen[:-1]
        else:
            card = pick_bit(self.pile, chance)
        self.pile &= ~(1 << card)
        return card

    def look(self, seat: int, chance: Chance) -> int:
        """The top card, which the seat knows from now on and which stays where it is; NONE if there is none."""
        if not self._has_pile():
            return NONE
        if self.top:
            self.seen = [*self.seen[:-1], self.seen[-1] | 1 << seat]
        else:
            self.top = [pick_bit(self.pile, chance)]
            self.seen = [1 << seat]
        return self.top[-1]

    def _has_pile(self) -> bool:
        """Whether there is a card to draw; an empty pile is made anew from the discards."""
        if self.pile == 0 and self.discard != 0:
            self._shuffle_discard()
        return self.pile != 0

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

    # What a seat cannot know

    def hidden_from(self, viewer: int) -> int:
        """Bit mask of the cards in the pile that a seat (NONE: a spectator) does not know."""
        hidden = self.pile
        for place in range(len(self.top)):
            if viewer >= 0 and self.seen[place] >> viewer & 1:
                hidden &= ~(1 << self.top[place])
        return hidden

    def redealt(self, hidden: int, chance: Chance) -> list[int]:
        """By card: the card that takes its place. Hidden cards of one shuffle change places among themselves.

        `hidden` are all cards, here and in hands, of which a seat cannot know where they are.
        """
        become = list(range(len(self.batches)))
        left = bits(hidden)
        while left:
            batch = self.batches[left[0]]
            places = [card for card in left if self.batches[card] == batch]
            left = [card for card in left if self.batches[card] != batch]
            cards = shuffled(places, chance)
            for number in range(len(places)):
                become[places[number]] = cards[number]
        return become

    def exchange(self, become: list[int]) -> None:
        """Put `become[card]` where each card is now; a place keeps the shuffle it was filled from."""
        batches = self.batches[:]
        for card in range(len(batches)):
            batches[become[card]] = self.batches[card]
        self.batches = batches
        self.pile = exchanged(self.pile, become)
        if self.top:
            self.top = [become[card] for card in self.top]


NO_DECK: Final = Deck(0, 0, EMPTY, 0, EMPTY, EMPTY)
"""Where a deck will be, before the setup."""


def new_deck(cards: int, size: int) -> Deck:
    """A shuffled pile of the cards of a mask, in a numbering of so many cards."""
    return Deck(cards, 0, [0] * size, 0, EMPTY, EMPTY)


def exchanged(cards: int, become: list[int]) -> int:
    """A bit mask of cards after the exchange."""
    return mask_of([become[card] for card in bits(cards)])
