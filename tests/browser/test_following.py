"""What the others do is shown in its order, at a pace people can follow; a press goes to the present."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.people import BOT, FRIEND, LANTERN, ME, People, Person

UP_TO_DATE = '[data-up-to-date="true"]'
BEHIND = '[data-up-to-date="false"]'
SOON = 60
"""In seconds of the page: long after the time it takes to say so."""
STEP = 10
"""In milliseconds of the page: much less than anything is shown for."""
MOST_STEPS = 1000


def at_pace(page: Page, pace: str) -> None:
    page.add_init_script(f"localStorage.setItem('hypogeum.pace', '{pace}')")


def plays(person: Person) -> None:
    """Play a card at a table with bots, and go on at once."""
    person.page.locator('[data-action^="play"]').first.click()


def sits_down_and_falls_behind(person: Person, pace: str) -> None:
    """Play a card at a table with bots, and stop the time of the page when there is something to come.

    However late somebody looks then, it is still to come.
    """
    at_pace(person.page, pace)
    person.page.clock.install()
    person.makes_table(LANTERN, ME, BOT, BOT)
    person.is_asked()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + SOON)
    plays(person)
    to_present = person.page.locator("[data-to-present]")
    for _ in range(MOST_STEPS):
        person.page.clock.run_for(STEP)  # what comes is handed on by a timer too
        if to_present.is_visible():
            break
        person.page.wait_for_timeout(STEP)
    expect(to_present).to_be_visible()
    expect(person.page.locator(BEHIND)).to_be_attached()


def test_bots_are_shown_one_after_another_and_then_one_is_asked(ada: Person) -> None:
    sits_down_and_falls_behind(ada, "quick")
    page = ada.page
    assert ada.actions() == []
    page.clock.resume()
    expect(page.locator(UP_TO_DATE)).to_be_attached()
    ada.is_asked()
    assert ada.version() == len(ada.messages("frame"))


def test_a_press_on_the_board_goes_to_the_present_and_does_nothing_else(ada: Person) -> None:
    sits_down_and_falls_behind(ada, "calm")
    page = ada.page
    page.locator("[data-board] [data-thing]").first.click(force=True)
    expect(page.locator("[data-to-present]")).to_have_count(0)
    page.clock.resume()
    expect(page.locator(UP_TO_DATE)).to_be_attached()
    ada.is_asked()
    assert ada.selected() == []
    expect(page.locator("[data-why-not]")).to_have_count(0)


def test_a_key_goes_to_the_present_and_does_nothing_else(ada: Person) -> None:
    sits_down_and_falls_behind(ada, "calm")
    ada.page.keyboard.press("u")
    expect(ada.page.locator("[data-to-present]")).to_have_count(0)
    ada.page.clock.resume()
    expect(ada.page.locator(UP_TO_DATE)).to_be_attached()
    ada.is_asked()
    assert ada.messages("wrong") == []
    expect(ada.told("takes back")).to_have_count(0)


def test_who_wants_it_goes_on_by_keys(ada: Person) -> None:
    at_pace(ada.page, "key")
    ada.makes_table(LANTERN, ME, BOT, BOT)
    ada.is_asked()
    plays(ada)
    page = ada.page
    for _ in range(2):
        expect(page.locator("[data-awaits-key]")).to_be_visible()
        page.keyboard.press("Enter")
    expect(page.locator(UP_TO_DATE)).to_be_attached()
    ada.is_asked()


def test_one_looks_back_without_leaving_the_table(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    ada.does(next(action for action in ada.actions() if action.startswith("play")))
    page = ada.page
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-log] [aria-level]").first.wait_for()
    ada.told("").first.click()
    expect(page.locator(BEHIND)).to_be_attached()
    assert ada.lit() == []
    ben.is_asked()
    ben.does(next(action for action in ben.actions() if action.startswith("play")))
    expect(page.locator("[data-to-present]")).to_have_text(re.compile("2"))
    page.keyboard.press("Escape")
    expect(page.locator(UP_TO_DATE)).to_be_attached()
    ada.is_asked()
