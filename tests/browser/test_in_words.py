"""Whole games by ear: every title is played to its end through the accessibility tree and the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, LANTERN, ME, TERROR_BELOW, Person
from tests.browser.readers import Reader
from tests.browser.test_accessibility import faults

MOST_ACTS = 300


@pytest.fixture
def reader(ada: Person) -> Reader:
    # Set before the game: nobody has to watch what he does not see.
    ada.page.add_init_script("localStorage.setItem('hypogeum.pace', localStorage.getItem('hypogeum.pace') ?? 'off')")
    return Reader(ada.page)


def plays_to_the_end(reader: Reader, choose: random.Random) -> int:
    """Chooses among what he is told to be possible, by turns in words, on the map and from the list; how often he acted."""
    for acts in range(MOST_ACTS):
        offers = waits_for_a_question(reader)
        if not offers:
            return acts
        number = choose.choice(sorted(offers))
        on_map = reader.beside() if acts % 3 == 0 else {}
        if number in on_map:
            reader.does_on_map(on_map[number], offers[number])
        else:
            reader.does(number)
        if reader.hears() and not reader.is_over():
            reader.is_at_the_question()
    raise AssertionError(f"no end after {MOST_ACTS} acts")


def waits_for_a_question(reader: Reader) -> dict[int, str]:
    """What can be done; nothing when the game is over."""
    while not reader.is_over():
        if offers := reader.offers():
            return offers
        reader.waits()
    return {}


@pytest.mark.timeout(240)  # the acts are counted; this only ends a test that hangs
@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        (HELDENTAUFE, [ME, BOT], {"target": 6, "round_limit": 10}, ["hearts", "AP left", "of 6 points", "Backpack"]),
        (TERROR_BELOW, [ME], {"left_behind": 2}, ["VP", "Eggs", "Rubble"]),
        (LANTERN, [ME, BOT], {}, ["points"]),
    ],
)
def test_a_whole_game_is_played_by_ear(ada: Person, reader: Reader, game: str, seats: list, options: dict, told: list[str]) -> None:
    ada.makes_table(game, *seats, **options)
    waits_for_a_question(reader)
    own = " ".join(reader.asks("me"))
    assert [fact for fact in told if fact not in own] == []
    acts = plays_to_the_end(reader, random.Random(3))
    print(game, acts)
    print("\n".join(reader.heard))
    assert acts > 5
    assert "Ada" in reader.result().aria_snapshot()
    assert [one for one, other in zip(reader.heard, reader.heard[1:], strict=False) if one == other] == []
