"""Decks: drawing, looking, shuffling, and drawing anew exactly what a seat cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from hypogeum.engine.chance import FastChance, NoChance, ScriptedChance
from hypogeum.engine.decks import Deck, exchanged, new_deck
from hypogeum.engine.masks import NONE, bits, mask_of
from hypogeum.engine.positions import read_deck, write_deck

NAMES = ["a", "b", "c", "d", "e", "f"]
SEEDS = 600


def deck_of(names: str) -> Deck:
    return new_deck(mask_of([NAMES.index(name) for name in names]), len(NAMES))


def draw(deck: Deck, name: str) -> int:
    """Draw a certain card by script."""
    card = NAMES.index(name)
    pile = deck.pile or deck.discard
    assert deck.draw(ScriptedChance([bits(pile).index(card)])) == card
    return card


def redrawn(deck: Deck, hidden: str, place: str) -> Counter[str]:
    """How often each card comes into a card's place when the hidden ones are drawn anew."""
    mask = mask_of([NAMES.index(name) for name in hidden])
    return Counter(NAMES[deck.redealt(mask, FastChance(seed))[NAMES.index(place)]] for seed in range(SEEDS))


# Drawing


def test_drawing_takes_any_card_of_the_pile_with_the_same_chance() -> None:
    drawn = Counter(deck_of("abc").draw(FastChance(seed)) for seed in range(SEEDS))
    assert sorted(drawn) == [0, 1, 2]
    assert min(drawn.values()) > SEEDS / 4


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    deck = deck_of("abc")
    draw(deck, "a")
    deck.put_away(draw(deck, "b"))
    deck.put_away(draw(deck, "c"))
    assert (deck.pile, deck.shuffles) == (0, 0)
    draw(deck, "c")
    assert (bits(deck.pile), deck.discard, deck.shuffles) == ([1], 0, 1)


def test_every_shuffled_card_belongs_to_the_last_shuffle_and_no_other() -> None:
    deck = deck_of("abc")
    draw(deck, "a")
    for name in ("b", "c"):
        deck.put_away(draw(deck, name))
    draw(deck, "b")
    assert deck.batches[:3] == [0, 1, 1]
    deck.put_away(draw(deck, "c"))
    deck.put_away(NAMES.index("b"))
    deck.put_away(NAMES.index("a"))
    draw(deck, "a")
    assert deck.batches[:3] == [2, 2, 2]


def test_without_any_card_nothing_is_drawn_or_seen() -> None:
    deck = deck_of("")
    assert not deck.can_draw()
    assert deck.draw(NoChance()) == deck.look(0, NoChance()) == NONE


def test_a_copy_is_independent() -> None:
    deck = deck_of("abc")
    other = deck.copy()
    other.look(0, FastChance(1))
    other.put_away(other.draw(NoChance()))
    while other.shuffles == 0:
        other.put_away(other.draw(FastChance(1)))
    assert write_deck(NAMES, deck) == write_deck(NAMES, deck_of("abc"))


# Looking


def test_a_card_that_was_looked_at_is_the_next_one_and_asks_no_chance() -> None:
    deck = deck_of("abc")
    assert deck.look(1, ScriptedChance([2])) == 2
    assert deck.look(0, NoChance()) == 2
    assert bits(deck.pile) == [0, 1, 2]
    assert deck.draw(NoChance()) == 2
    assert (deck.top, deck.seen, bits(deck.pile)) == ([], [], [0, 1])


def test_only_who_has_looked_knows_the_card() -> None:
    deck = deck_of("abc")
    deck.look(1, ScriptedChance([2]))
    assert bits(deck.hidden_from(1)) == [0, 1]
    for viewer in (NONE, 0, 2):
        assert bits(deck.hidden_from(viewer)) == [0, 1, 2]


def test_looking_shuffles_an_empty_pile_first() -> None:
    deck = deck_of("ab")
    for name in ("a", "b"):
        deck.put_away(draw(deck, name))
    assert deck.look(0, ScriptedChance([1])) == 1
    assert deck.shuffles == 1


# What a seat cannot know


def test_hidden_cards_of_one_shuffle_may_be_each_other() -> None:
    places = redrawn(deck_of("abcd"), "abd", "a")
    assert set(places) == {"a", "b", "d"}
    assert min(places.values()) > SEEDS / 4


def test_a_hand_from_before_the_shuffle_has_none_of_its_cards() -> None:
    """One holds a hidden card while the others are seen, discarded, shuffled, and one of them is drawn."""
    deck = deck_of("abcd")
    draw(deck, "a")
    for name in ("b", "c", "d"):
        deck.put_away(draw(deck, name))
    draw(deck, "c")
    assert set(redrawn(deck, "abcd", "a")) == {"a"}
    assert set(redrawn(deck, "abcd", "c")) == {"b", "c", "d"}


def test_what_is_not_hidden_stays_where_it_is() -> None:
    deck = deck_of("abcdef")
    become = deck.redealt(mask_of([0, 1, 2]), FastChance(3))
    assert become[3:] == [3, 4, 5]
    assert sorted(become[:3]) == [0, 1, 2]


@pytest.mark.parametrize("seed", range(8))
def test_exchanging_puts_each_card_where_another_was(seed: int) -> None:
    deck = deck_of("abcd")
    hand = 1 << draw(deck, "d")
    deck.look(0, ScriptedChance([1]))
    become = deck.redealt(mask_of([0, 1, 2, 3]), FastChance(seed))
    deck.exchange(become)
    assert deck.top == [become[1]]
    assert deck.pile == mask_of([become[card] for card in (0, 1, 2)])
    assert exchanged(hand, become) | deck.pile == mask_of([0, 1, 2, 3])


def test_a_place_keeps_the_shuffle_it_was_filled_from() -> None:
    deck = deck_of("abc")
    deck.batches = [0, 1, 2, 0, 0, 0]
    deck.exchange([2, 1, 0, 3, 4, 5])
    assert deck.batches[:3] == [2, 1, 0]


def test_a_deck_is_written_and_read() -> None:
    deck = deck_of("abcd")
    deck.put_away(draw(deck, "d"))
    deck.look(1, ScriptedChance([2]))
    written = write_deck(NAMES, deck)
    assert written == {
        "pile": ["a", "b", "c"],
        "discard": ["d"],
        "batches": [0] * 6,
        "shuffles": 0,
        "top": ["c"],
        "seen": [[1]],
    }
    assert write_deck(NAMES, read_deck(NAMES, written)) == written
