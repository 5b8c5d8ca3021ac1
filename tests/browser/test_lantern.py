"""The tiny game of the tests in the browser: what a game gets without writing anything for the table page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, LANTERN, ME, People, Person

FITS_A_FINGER = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const [first, last] = [0, 11].map((cell) => box(`[data-board] [data-thing="cell:${cell}"]`));
  const buttons = box('[data-board] [aria-label="Zoom in"]');
  return first.width >= 44 && last.top >= first.bottom && last.bottom <= buttons.top;
}"""
"""Whether cells are large enough, the last stands below the first, and no button hides it."""


@pytest.mark.parametrize(
    ("locale", "asked", "rule"),
    [
        ("en-GB", "Play a card, or discard one to look at the deck.", "A lantern lies on cells 4, 8 and 11."),
        ("fr-FR", "Jouez une carte, ou défaussez-en une pour regarder la pioche.", "cases 4, 8 et 11"),
    ],
)
def test_a_whole_game_is_played_on_its_own_board(people: People, locale: str, asked: str, rule: str) -> None:
    ada = people(locale=locale)
    ada.makes_table(LANTERN, ME, BOT)
    expect(ada.question()).to_contain_text(asked)
    for _ in range(60):
        ada.is_asked()
        if ada.page.locator("[data-result]").count():
            break
        ada.clicks_on_board(next(thing for thing in reversed(ada.lit()) if thing.startswith("cell:")))
    expect(ada.page.locator("[data-result]")).to_contain_text("Ada")
    ada.opens("/rules/lantern")
    ada.page.locator("button.all").click()
    ada.sees(rule)
    ada.sees("TBL-UNDO-1")


def test_what_cannot_be_done_says_why(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    missing = next(f"play {steps}" for steps in (1, 2, 3) if f"play {steps}" not in ada.actions())
    cell = f"cell:{missing.split()[1]}"
    ada.thing(cell).click(force=True)
    ada.sees("move your pawn that many cells forward")


def test_on_a_phone_the_cave_turns_and_its_cells_are_large_enough_for_a_finger(people: People) -> None:
    ada = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    # The map fits itself into its window only when the browser has told it how large that is.
    ada.page.wait_for_function(FITS_A_FINGER)
    assert ada.overflow() == 0
