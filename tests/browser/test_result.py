"""The end of a game: who won, where the points came from, what decided, and once more."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import BOT, FRIEND, HELDENTAUFE, LANTERN, ME, SUB_TERRA, People, Person

MOST_TURNS = 60
RESULT = "dialog:has([data-result])"


def plays_to_the_end(*persons: Person) -> None:
    """Everybody plays the first card he can, until the game is over."""
    for _ in range(MOST_TURNS):
        for person in persons:
            person.is_asked()
            if person.page.locator("[data-result]").count():
                return
            person.does(next(action for action in person.actions() if action.startswith("play")))
    raise AssertionError("the game has no end")


def test_the_end_tells_the_course_of_the_game(ada: Person) -> None:
    table = ada.makes_table(LANTERN, ME, BOT, BOT)
    ada.is_asked()
    plays_to_the_end(ada)
    result = ada.page.locator(RESULT)
    scores = result.locator("[data-score]")
    expect(scores).to_have_count(3)
    story = result.locator("[data-story]")
    expect(story.get_by_role("row", name="lantern").first).to_be_visible()
    story.get_by_text("As a table").click()
    expect(story.locator("details tbody tr").last).to_be_visible()
    moment = story.locator("ol a").first
    address = str(moment.get_attribute("href"))
    assert re.fullmatch(rf"/table/{table}/replay\?at=\d+", address)
    moment.click()
    expect(ada.page.locator("[data-replay-at]")).to_contain_text(f"Step {address.rsplit('=')[-1]} of")


def test_a_rematch_has_the_same_seats_and_everybody_finds_it(people: People) -> None:
    ada, ben = people(), people()
    first = ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    plays_to_the_end(ada, ben)
    expect(ben.page.locator(RESULT)).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(RESULT)).to_have_count(0)

    ada.page.locator(RESULT).get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda address: "/table/" in address and first not in address)
    ada.is_asked()
    expect(ada.page.locator("[data-seat]").filter(has_text="Ben")).to_be_visible()

    ben.page.get_by_role("link", name="To the rematch").click()
    ben.page.wait_for_url(ada.page.url)
    expect(ben.page.locator("[data-version]")).to_be_attached()


def test_whoever_asks_second_comes_to_the_same_table(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    plays_to_the_end(ada, ben)
    for person in (ada, ben):
        expect(person.page.locator(RESULT)).to_be_visible()
    before = ada.page.url
    ada.page.locator(RESULT).get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda address: address != before)
    ben.page.locator(RESULT).get_by_role("link", name="To the rematch").click()
    ben.page.wait_for_url(ada.page.url)


def test_it_looks_well_on_a_phone_and_names_the_winner(people: People) -> None:
    ada = people(viewport={"width": 390, "height": 844}, has_touch=True)
    table = ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    answer = ada.page.request.post(
        f"/api/tables/{table}/commands", data={"type": "give_up", "request": "give up", "seat": 0}
    )
    assert answer.ok
    result = ada.page.locator(RESULT)
    expect(result.get_by_role("heading", name="Robo has won!")).to_be_visible()
    expect(result.locator(".portrait svg").first).to_be_visible()
    assert ada.overflow() <= 0
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_a_team_that_loses_against_the_game_has_lost_and_is_not_second(ada: Person) -> None:
    table = ada.makes_table(SUB_TERRA, ME, BOT, BOT)
    ada.is_asked()
    wish = {"type": "give_up", "request": "enough", "seat": 0}
    assert ada.page.request.post(f"/api/tables/{table}/commands", data=wish).ok
    result = ada.page.locator(RESULT)
    expect(result.get_by_role("heading", name="Your team has lost.")).to_be_visible()
    expect(result.locator("[data-score]")).to_have_text(["Defeat"] * 3)
    expect(result.get_by_text("2nd")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-seat]").filter(has_text="lost")).to_have_count(3)
    ada.opens("/")
    expect(ada.page.locator(f'[data-table="{table}"]')).to_contain_text("Your team has lost.")
