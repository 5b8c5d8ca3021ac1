"""What is laid over the table goes away again, and a press of the mouse leaves no box behind."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, LANTERN, ME, TERROR_BELOW, Person

LEFTMOST = """all => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.x - other.x)
  .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))[0]"""
"""The middle of the thing that is furthest from the middle of the window."""


@pytest.mark.parametrize(
    ("game", "decision", "panel"),
    [
        (HELDENTAUFE, "main_phase", "Supply and guide"),
        (TERROR_BELOW, "play_vehicle", "Discard piles"),
        (LANTERN, "take_turn", "Keys"),
    ],
)
def test_a_panel_closes_by_escape_and_by_a_press_outside_which_does_nothing_else(
    ada: Person, game: str, decision: str, panel: str
) -> None:
    ada.makes_table(game, ME, BOT)
    ada.plays_until(decision)
    before = ada.version()
    opened = ada.page.get_by_role("dialog")
    outside = ada.page.locator("[data-board] [data-lit]").evaluate_all(LEFTMOST)
    for by_key in (True, False):
        ada.page.get_by_role("button", name=panel).click()
        expect(opened).to_be_visible()
        if by_key:
            ada.page.keyboard.press("Escape")
        else:
            ada.page.mouse.click(outside["x"], outside["y"])
        expect(opened).to_have_count(0)
        ada.has_selected()
    ada.page.wait_for_timeout(300)
    assert ada.version() == before


@pytest.mark.parametrize(
    ("game", "decision"), [(HELDENTAUFE, "main_phase"), (TERROR_BELOW, "play_vehicle"), (LANTERN, "take_turn")]
)
def test_no_box_stands_around_what_the_mouse_has_pressed(ada: Person, game: str, decision: str) -> None:
    ada.makes_table(game, ME, BOT)
    ada.plays_until(decision)
    drawn = [thing for thing in ada.lit() if ada.thing(thing).evaluate("one => one instanceof SVGElement")]
    box = ada.thing(next(thing for thing in drawn if ada.can_press(thing))).bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.page.mouse.down()
    expect(ada.page.locator("svg :focus")).to_have_count(1)
    expect(ada.page.locator("svg :focus")).to_have_css("outline-style", "none")
    ada.page.mouse.up()


def test_no_box_stands_around_a_map_whose_empty_ground_was_pressed(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    ground = ada.page.locator("[data-map]").first
    ground.click(position={"x": 3, "y": 3})
    expect(ground).to_have_css("outline-style", "none")
