"""A table of Lantern for tests: pawns and hands where a test wants them, chance by script."""

from __future__ import annotations

from hypogeum.engine.chance import FastChance
from hypogeum.engine.masks import bits, mask_of
from tests.kit import Scene
from tests.lantern.components import STEPS_OF
from tests.lantern.meta import GAME
from tests.lantern.state import State


class Cave(Scene):
    """Seat 0 begins, with the hands and pawns that are given; the first two seats may be a pair."""

    state: State

    def __init__(self, *hands: tuple[int, ...], cells: tuple[int, ...] = (), pair: bool = False) -> None:
        state = GAME.new({"first_player": "0", "pair": pair}, seats=len(hands), chance=FastChance(1))
        super().__init__(GAME, state)
        state.deck.pile |= mask_of([card for hand in state.hands for card in bits(hand)])
        state.hands = [0] * state.seats
        for seat, hand in enumerate(hands):
            for steps in hand:
                state.hands[seat] |= 1 << self.take(steps)
        if cells:
            state.pawns = list(cells)

    def take(self, steps: int) -> int:
        """Take a card of a kind out of the deck."""
        card = next(card for card in bits(self.state.deck.pile) if STEPS_OF[card] == steps)
        self.state.deck.pile &= ~(1 << card)
        return card

    def draws(self, *kinds: int) -> None:
        """The next cards from the deck are of these kinds."""
        left = bits(self.state.deck.pile)
        for steps in kinds:
            card = next(card for card in left if STEPS_OF[card] == steps)
            self.script.append(left.index(card))
            left.remove(card)

    def empty_deck(self) -> None:
        """Put the whole deck on the discards."""
        self.state.deck.discard |= self.state.deck.pile
        self.state.deck.pile = 0

    def top(self, viewer: int) -> int | None:
        return GAME.view(self.state, viewer).top
