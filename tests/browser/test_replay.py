"""Looking back, step by step."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, LANTERN, ME, Person


def opens_replay(person: Person, table: str) -> None:
    """Look back at a table from its setup on."""
    length = person.version()
    person.opens(f"/table/{table}/replay")
    expect(person.page.locator("[data-replay-at]")).to_have_text(f"Step 0 of {length}")
    expect(person.page.locator("[data-replay-action]")).to_contain_text("set up")


def test_a_step_shows_the_board_as_it_was_and_what_was_chosen_on_it(ada: Person) -> None:
    table = ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    ada.does(next(action for action in ada.actions() if action.startswith("explore")))
    length = ada.version()
    opens_replay(ada, table)
    page = ada.page
    tiles = page.locator('[data-thing^="tile:"]')
    expect(tiles).to_have_count(1)

    page.get_by_role("slider").fill(str(length - 1))
    expect(page.locator("[data-replay-at]")).to_have_text(f"Step {length - 1} of {length}")
    page.get_by_role("button", name="One step forward").click()
    title = page.locator("[data-replay-action]")
    expect(title).to_have_text(re.compile("^Ada: Explore .*(east|west)", re.IGNORECASE))
    expect(page.locator("[data-touched]")).to_have_count(1)
    assert str(page.locator("[data-touched]").get_attribute("data-thing")).startswith("tile:")
    ada.is_told("You explore", times=1)
    expect(tiles).to_have_count(2)

    page.get_by_role("button", name="One step back").click()
    expect(tiles).to_have_count(1)
    expect(page.locator("[data-touched]")).to_have_count(0)


def test_a_table_is_played_again_by_buttons_keys_and_by_itself(ada: Person) -> None:
    table = ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    ada.does(next(action for action in ada.actions() if action.startswith("play")))
    ada.is_asked()
    length = ada.version()
    opens_replay(ada, table)
    page = ada.page
    at = page.locator("[data-replay-at]")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("[data-replay-action]")).to_have_text(re.compile(r"^Ada: Play a \d: move to cell \d$"))
    ada.is_told("You play", times=1)
    page.get_by_role("button", name="To the end").click()
    expect(at).to_have_text(f"Step {length} of {length}")
    page.keyboard.press("Home")
    expect(at).to_have_text(f"Step 0 of {length}")
    page.get_by_label("Pace").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_have_text(f"Step {length} of {length}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.locator("[data-lit]").count() == 0
