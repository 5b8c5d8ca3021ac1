"""A turn by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, FRIEND, HELDENTAUFE, LANTERN, ME, SUB_TERRA, TERROR_BELOW, Person

MOST_TABS = 60


def tab_to(person: Person, selector: str) -> None:
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        if person.page.locator(f"{selector}:focus").count():
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_turn_is_played_by_keys_alone(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    keys = ada.page.keyboard

    tab_to(ada, "[data-action-list] button")
    first = ada.page.locator(":focus").get_attribute("data-action")
    keys.press("ArrowDown")
    second = ada.page.locator(":focus").get_attribute("data-action")
    assert first != second
    expect(ada.page.locator("[data-board] [data-touched]").first).to_be_attached()
    keys.press("ArrowUp")
    before = ada.version()
    keys.press("Enter")
    ada.waits_for_change(before)
    expect(ada.question()).to_be_focused()

    before = ada.version()
    keys.press("e")
    expect(ada.page.locator("[data-end-sure]")).to_be_visible()
    assert ada.version() == before
    keys.press("e")
    ada.waits_for_change(before)
    ada.is_told("You end your turn.", times=1)


@pytest.mark.parametrize(
    ("game", "decision"),
    [
        (HELDENTAUFE, "main_phase"),
        (TERROR_BELOW, "play_vehicle"),
        (TERROR_BELOW, "action_step"),
        (LANTERN, "take_turn"),
        (SUB_TERRA, "actions"),
    ],
)
def test_a_leads_to_something_worth_doing_and_b_to_what_is_lit(ada: Person, game: str, decision: str) -> None:
    ada.plays_with_bots(game)
    ada.plays_until(decision)
    ada.page.keyboard.press("a")
    focused = ada.page.locator(":focus")
    expect(focused).to_have_attribute("data-action", re.compile("."))
    offered = ada.last_question()
    last = {one["action"] for one in offered["actions"] if one["ends"] or one["wish"] == "give_up"}
    assert focused.get_attribute("data-action") not in last
    expect(focused).not_to_have_attribute("data-wish", "give_up")
    ada.page.keyboard.press("b")
    expect(focused).to_have_attribute("data-lit", "")
    assert focused.get_attribute("data-thing") in ada.lit()


def test_the_board_is_played_by_keys(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    tab_to(ada, '[data-board] [data-lit][data-thing^="cell:"]')
    before = ada.version()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[data-board] [data-selected]")).to_have_count(1)
    tab_to(ada, '[data-board] [data-lit][data-thing^="card:"]')
    ada.page.keyboard.press("Enter")
    ada.waits_for_change(before)
    ada.is_told("You play")


def test_the_skip_link_leads_past_the_header(ada: Person) -> None:
    ada.opens("/")
    ada.sees("Heldentaufe")
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip to the content")).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("button", name=re.compile("^Play now")).first).to_be_focused()


def test_the_keys_are_listed(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(dialog).to_contain_text("end the turn or step")
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_screen_reader_is_told_what_is_asked_and_what_has_happened(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, FRIEND)
    ada.is_asked()
    announced = ada.page.locator("[data-announcements]")
    expect(announced).to_contain_text("Play a card")
    ada.does(next(action for action in ada.actions() if action.startswith("play")))
    expect(announced).to_contain_text("You play")
