"""A whole game against bots, by clicks alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.people import ANSWERABLE, Person

MOST_CLICKS = 300
CLICKS_A_TURN = 5


@pytest.mark.timeout(90)
def test_a_game_against_bots_is_played_from_the_first_page_to_the_result(ada: Person) -> None:
    page = ada.page
    ada.opens("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Name").first.fill("Ada")
    page.get_by_text("Variants and house rules").click()
    page.get_by_text("by number of players").click()
    page.get_by_role("spinbutton", name="Target").fill("6")
    limit = page.get_by_role("group", name="Round limit")
    limit.get_by_role("checkbox").uncheck()
    limit.get_by_role("spinbutton").fill("10")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")

    rng = random.Random(5)
    since_end = 0
    for _ in range(MOST_CLICKS):
        expect(page.locator(ANSWERABLE).first).to_be_attached()
        if page.locator("[data-result]").count():
            break
        since_end += 1
        ends = since_end > CLICKS_A_TURN and "end_turn" in ada.actions()
        ada.clicks_something(rng, ends)
        if ends:
            since_end = 0
    result = page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(result).to_contain_text("Ada")
    expect(result.locator("li").first).to_contain_text("1st")

    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    record = downloading.value.path().read_text()
    assert '"winners"' in record.splitlines()[-1]
