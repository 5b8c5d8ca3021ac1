"""Coming back: the first page begins with my tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import (
    BOT,
    CLAUSTROPHOBIA,
    FRIEND,
    GIVE_UP,
    HELDENTAUFE,
    HOTSEAT,
    LANTERN,
    ME,
    TERROR_BELOW,
    People,
    Person,
)


def card(person: Person, table: str) -> Locator:
    return person.page.locator(f'[data-table="{table}"]')


def cards(person: Person) -> list[str]:
    """The tables on the first page, in their order."""
    expect(person.page.locator("[data-table]").first).to_be_visible()
    found = person.page.locator("[data-table]").evaluate_all("all => all.map(one => one.dataset.table)")
    return [str(table) for table in found]


def test_a_newcomer_is_welcomed_and_somebody_who_returns_finds_his_tables(ada: Person) -> None:
    ada.opens("/")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Adventures below ground, by the full rules")
    expect(ada.page.get_by_text("My tables")).to_have_count(0)
    table = ada.makes_table(LANTERN, ME, BOT)
    ada.opens("/")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("My tables")
    expect(card(ada, table).locator("svg").first).to_be_visible()
    expect(card(ada, table)).to_contain_text("With Robo")
    expect(card(ada, table)).to_contain_text("Your turn")
    expect(card(ada, table).locator("time")).to_have_text("now")
    card(ada, table).get_by_role("link", name="Lantern").click()
    ada.page.wait_for_url(f"**/table/{table}")


BROKEN_WORDS = """one => {
  const text = one.firstChild;
  const word = document.createRange();
  return [...text.data.matchAll(/\\S+/g)].filter(({ index, 0: { length } }) => {
    word.setStart(text, index);
    word.setEnd(text, index + length);
    return word.getClientRects().length > 1;
  }).map(([found]) => found);
}"""


@pytest.mark.parametrize("width", [1280, 1440, 390])
def test_the_name_of_a_game_is_not_broken_on_its_card(people: People, width: int) -> None:
    ada = people(viewport={"width": width, "height": 800})
    tables = [ada.makes_table(game, ME, BOT) for game in (CLAUSTROPHOBIA, HELDENTAUFE, TERROR_BELOW)]
    ada.opens("/")
    for table in tables:
        name = card(ada, table).locator("h2 a")
        expect(name).not_to_be_empty()
        assert name.evaluate(BROKEN_WORDS) == []


def test_what_waits_for_me_comes_first_and_what_is_over_last(people: People) -> None:
    ada, ben = people(), people(locale="fr-FR")
    mine = ada.makes_table(LANTERN, ME, FRIEND)
    ben.opens(ada.invitation())
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    ben.page.wait_for_url("**/table/*")
    over = ada.makes_table(LANTERN, ME, HOTSEAT)
    ada.page.request.post(f"/api/tables/{over}/commands", data=GIVE_UP)
    waiting = ada.makes_table(LANTERN, FRIEND, ME)
    ada.opens("/")
    assert cards(ada) == [mine, waiting, over]
    expect(card(ada, waiting)).to_contain_text("Waiting for somebody to sit down")
    expect(card(ada, over)).to_contain_text("Ben has won!")
    card(ada, over).get_by_role("link", name="Replay").click()
    ada.page.wait_for_url(f"**/table/{over}/replay")
    ben.opens("/")
    assert cards(ben) == [mine]
    expect(card(ben, mine)).to_contain_text("On attend Ada")
    expect(card(ben, mine).locator("time")).to_have_text(re.compile("maintenant|il y a"))


def test_a_table_is_removed_from_my_list_and_put_back(people: People) -> None:
    ada, ben = people(), people()
    table = ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    other = ada.makes_table(LANTERN, ME, BOT)
    ada.opens("/")
    ada.page.get_by_role("button", name="Remove from my list: Lantern with Ben").click()
    expect(card(ada, table)).to_have_count(0)
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    ada.page.get_by_role("status").get_by_role("button", name="Put back").click()
    expect(card(ada, table)).to_be_visible()

    ada.page.get_by_role("button", name="Remove from my list: Lantern with Ben").click()
    expect(card(ada, table)).to_have_count(0)
    ada.opens("/")
    assert cards(ada) == [other]
    ben.opens("/")
    assert cards(ben) == [table]
    ada.page.get_by_text("Tables I removed (1)").click()
    ada.page.get_by_role("button", name="Put back on my list: Lantern with Ben").click()
    expect(card(ada, table)).to_be_visible()


def test_many_tables_do_not_hide_the_games(ada: Person) -> None:
    for _ in range(9):
        made = ada.page.request.post("/api/tables", data={"game": LANTERN, "seats": [ME, BOT]})
        assert made.ok
    ada.opens("/")
    assert len(cards(ada)) == 6
    ada.page.get_by_role("button", name="Show all 9 tables").click()
    expect(ada.page.locator("[data-table]")).to_have_count(9)
