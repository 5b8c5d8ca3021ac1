"""A whole game against bots, by clicks alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

MOST_CLICKS = 300
CLICKS_A_TURN = 5


@pytest.mark.timeout(300)  # the clicks are counted; this only ends a test that hangs
def test_a_game_against_bots_is_played_from_the_first_page_to_the_result(ada: Person) -> None:
    page = ada.page
    ada.opens("/")
    page.locator("a[href='/new/heldentaufe']").first.click()
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

    board_clicks = 0
    rng = random.Random(5)
    for click in range(MOST_CLICKS):
        ada.is_asked()
        if page.locator("[data-result]").count():
            break
        offered = ada.actions()
        places = [thing for thing in ada.lit() if thing.startswith(("tile:", "cell:", "space:", "monster:"))]
        if click % CLICKS_A_TURN and places and ada.clicks_on_board(rng.choice(places)):
            board_clicks += 1
        else:
            ada.does("end_turn" if "end_turn" in offered else rng.choice(offered))
    assert board_clicks > 5
    result = page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(result).to_contain_text("Ada")
    expect(result).to_contain_text("1st")
    points = {hero["seat"]: hero["points"] for hero in ada.last_view()["heroes"]}
    for seat, count in points.items():
        expect(result.locator(f'[data-score="{seat}"]')).to_have_text(f"{count} point{'' if count == 1 else 's'}")

    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    record = downloading.value.path().read_text()
    assert '"winners"' in record.splitlines()[-1]
