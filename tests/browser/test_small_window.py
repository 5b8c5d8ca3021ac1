"""In a window of 1280 x 720 nothing of one's own is cut off, and what is decided on can be read whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, ME, People, Person

TOO_HIGH = "one => one.scrollHeight - one.clientHeight"


@pytest.fixture(params=["fr-FR", "en-GB"])
def ada(people: People, request: pytest.FixtureRequest) -> Person:
    return people(viewport={"width": 1280, "height": 720}, locale=request.param)


def test_with_five_heroes_my_own_board_and_cards_are_in_sight(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT, BOT, BOT, BOT)
    ada.is_asked()
    board = ada.page.locator(".heldentaufe")
    assert board.evaluate(TOO_HIGH) == 0
    for own in board.locator(".own, .own [data-thing]").all():
        expect(own).to_be_in_viewport(ratio=1)
    faces = board.locator(".other").evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert faces == [0, 0, 0, 0]


def test_what_exploring_may_turn_up_is_read_without_scrolling(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    ada.thing(next(thing for thing in ada.lit() if thing.startswith("cell:"))).hover(force=True)
    preview = ada.page.locator("[data-preview-of]")
    expect(preview).to_contain_text("%")
    assert preview.locator("..").evaluate(TOO_HIGH) <= 1
