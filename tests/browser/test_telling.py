"""The log and the recap: what happened, to whom, where, and how it looked then."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, FRIEND, HELDENTAUFE, LANTERN, ME, People, Person

TURNS = '[data-log] [role="treeitem"][aria-level="1"]'
FOCUSED = '[data-log] [role="treeitem"]:focus'
RECAP = "[data-recap]"
PRESENT = '[data-up-to-date="true"]'
PAST = '[data-up-to-date="false"]'


def plays(person: Person) -> None:
    person.is_asked()
    person.does(next(action for action in person.actions() if action.startswith("play")))


def two_turns(ada: Person) -> None:
    """Ada has played, the bots too, and it is her turn again."""
    ada.makes_table(LANTERN, ME, BOT, BOT)
    plays(ada)
    expect(ada.page.locator(PRESENT)).to_be_attached()
    ada.is_asked()


# The log


def test_the_log_is_folded_by_turn_and_the_newest_is_open(ada: Person) -> None:
    two_turns(ada)
    turns = ada.page.locator(TURNS)
    expect(turns.nth(2)).to_be_attached()
    expect(turns.last).to_have_attribute("aria-expanded", "true")
    for turn in turns.all()[:-1]:
        expect(turn).to_have_attribute("aria-expanded", "false")
    expect(turns.filter(has_text="you").first).to_be_visible()
    shown = ada.log().count()
    turns.nth(1).click()
    expect(ada.log().nth(shown)).to_be_attached()


def test_it_says_you_to_the_one_it_is_about_and_the_name_to_others(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    plays(ada)
    ada.page.get_by_role("tab", name="Log").click()
    ben.is_asked()
    ada.is_told(re.compile(r"You play a \d and move"), times=1)
    ben.is_told(re.compile(r"Ada plays a \d and moves"), times=1)
    ada.page.get_by_role("button", name="Français").click()
    ada.is_told(re.compile("Vous jouez"), times=1)


def test_what_was_taken_back_is_struck_through(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    for verb in ("explore ", "move "):
        ada.does(next(action for action in ada.actions() if action.startswith(verb) and ";" not in action))
        ada.is_asked()
    before = ada.version()
    ada.page.keyboard.press("u")
    ada.waits_for_change(before)
    ada.is_told("You take back your last action.", times=1)
    struck = ada.told(re.compile("You move"))
    expect(struck.locator("s")).to_have_count(1)
    expect(struck).to_contain_text("Taken back:")


def test_pointing_at_a_line_shows_its_place_and_pressing_it_shows_its_moment(ada: Person) -> None:
    two_turns(ada)
    page = ada.page
    line = ada.told(re.compile("You play")).first
    line.hover()
    expect(page.locator("[data-board] [data-touched]").first).to_be_attached()
    line.click()
    expect(page.locator(PAST)).to_be_attached()
    expect(line).to_have_attribute("aria-selected", "true")
    assert ada.lit() == []
    page.locator("[data-to-present]").click()
    expect(page.locator(PRESENT)).to_be_attached()
    ada.is_asked()


def test_the_log_is_one_tab_stop_walked_by_arrows(ada: Person) -> None:
    two_turns(ada)
    page = ada.page
    expect(page.locator('[data-log] [tabindex="0"]')).to_have_count(1)
    page.locator('[data-log] [tabindex="0"]').focus()
    page.keyboard.press("Home")
    first = page.locator(TURNS).first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(first).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowRight")
    line = page.locator(FOCUSED)
    expect(line).to_have_attribute("aria-level", "2")
    page.keyboard.press("ArrowRight")
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(line.locator(".rule a")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(line).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(page.locator(PAST)).to_be_attached()
    page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(PRESENT)).to_be_attached()


# The recap


def lines(recap: Locator) -> list[str]:
    return [line.strip() for line in recap.locator("li").all_inner_texts()]


def test_after_the_others_there_is_a_recap_and_one_steps_through_it(ada: Person) -> None:
    two_turns(ada)
    page = ada.page
    recap = page.locator(RECAP)
    expect(recap).to_be_visible()
    assert any("Robo" in line for line in lines(recap))
    expect(recap.locator('li [tabindex="0"]')).to_have_count(1)
    recap.get_by_role("button", name="One step back").click()
    expect(page.locator(PAST)).to_be_attached()
    expect(recap.locator("[aria-current]").first).to_be_visible()
    recap.get_by_role("button", name="One step forward").click()
    expect(page.locator(PRESENT)).to_be_attached()


def test_it_folds_into_a_strip_and_goes_when_one_acts(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    plays(ada)
    plays(ben)
    ada.is_asked()
    recap = ada.page.locator(RECAP)
    recap.get_by_role("button", name="Since your last action").click()
    expect(recap).to_have_attribute("data-recap", "folded")
    expect(recap.locator("li")).to_have_count(0)
    plays(ada)
    expect(recap).to_have_count(0)


def test_it_is_there_after_coming_back_and_not_where_nothing_happened(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT, BOT)
    ada.is_asked()
    expect(ada.page.locator(RECAP)).to_have_count(0)
    plays(ada)
    expect(ada.page.locator(PRESENT)).to_be_attached()
    ada.is_asked()
    recap = ada.page.locator(RECAP)
    expect(recap).to_be_visible()
    told = lines(recap)
    ada.page.reload()
    ada.is_asked()
    expect(recap).to_be_visible()
    assert lines(recap) == told
