"""On a phone nothing is wider than the screen, and everything can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, ME, People, Person

SMALL_TARGETS = """all => all
  .filter(one => one.offsetParent !== null && one.getBoundingClientRect().height > 0)
  .filter(one => one.getBoundingClientRect().height < 43.5)
  .map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture
def caller(people: People) -> Person:
    """Somebody at a phone."""
    return people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR")


@pytest.mark.parametrize("path", ["/", "/new/heldentaufe", "/rules/heldentaufe", "/nowhere"])
def test_no_page_is_wider_than_the_screen(caller: Person, path: str) -> None:
    caller.opens(path)
    expect(caller.page.get_by_role("heading", level=1)).to_be_visible()
    for summary in caller.page.locator("summary").all():
        summary.tap()
    assert caller.overflow() == 0


def test_the_table_fits_and_its_parts_are_reached_by_tabs(caller: Person) -> None:
    table = caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    assert caller.overflow() == 0
    for name in ("Journal", "Discussion", "Places", "Table", "Actions"):
        caller.page.get_by_role("tab", name=name).tap()
        expect(caller.page.get_by_role("tabpanel", name=name)).to_be_visible()
        caller.settles()
        assert caller.overflow() == 0
    caller.opens(f"/table/{table}/replay")
    expect(caller.page.locator("[data-thing]").first).to_be_attached()
    assert caller.overflow() == 0


def test_what_is_touched_is_large_enough(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    assert caller.page.locator("header button, .side button").evaluate_all(SMALL_TARGETS) == []


def test_a_tap_on_the_board_explores(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    before = caller.version()
    caller.thing(next(thing for thing in caller.lit() if thing.startswith("cell:"))).tap(force=True)
    caller.waits_for_change(before)


def test_a_finger_on_the_fitted_map_scrolls_the_table_until_the_map_is_moved(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    window = caller.page.get_by_role("group", name="Surface").first
    expect(window).to_have_css("touch-action", "pan-y")
    caller.page.get_by_role("button", name="Agrandir").first.tap()
    expect(window).to_have_css("touch-action", "none")


def test_names_that_are_too_small_to_read_do_not_hide_the_tiles(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    name = caller.page.locator(".ground text", has_text="Feu de camp")
    expect(name).to_be_visible()
    for _ in range(4):
        caller.page.get_by_role("button", name="Réduire", exact=True).first.tap()
    expect(name).to_be_hidden()
    caller.page.get_by_role("button", name="Tout montrer").first.tap()
    expect(name).to_be_visible()


def test_neither_buttons_nor_the_travel_guide_cover_the_map(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    caller.does(next(action for action in caller.actions() if action.startswith("explore")))
    page = caller.page
    expect(page.get_by_role("complementary", name="Guide de voyage")).to_be_visible()
    caller.is_asked()
    guide = page.get_by_role("complementary", name="Guide de voyage").bounding_box()
    buttons = page.get_by_role("button", name="Agrandir").first.bounding_box()
    assert guide
    assert buttons
    places = page.locator('[data-board] :is([data-thing^="tile:"], [data-thing^="cell:"])').all()
    boxes = [box for place in places if (box := place.bounding_box())]
    assert len(boxes) > 2
    assert max(box["y"] + box["height"] for box in boxes) <= guide["y"]
    assert max(box["x"] + box["width"] for box in boxes) <= buttons["x"]


def test_whoever_goes_on_has_read_the_travel_guide(caller: Person) -> None:
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    guide = caller.page.get_by_role("complementary", name="Guide de voyage")
    caller.does(next(action for action in caller.actions() if action.startswith("explore")))
    expect(guide).to_be_visible()
    caller.is_asked()
    caller.does(next(action for action in caller.actions() if action.startswith("refuse")))
    expect(guide).to_have_count(0)
