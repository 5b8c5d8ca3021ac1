"""Team-mates at two browsers: pointing, proposing, giving up together; and one person with several seats of a side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, FRIEND, HOTSEAT, LANTERN, ME, People, Person
from tests.browser.test_accessibility import Theme, faults
from tests.kit import rule

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def a_pair(ada: Person, ben: Person) -> None:
    """Ada and Ben are a pair, and Ben is asked first; a bot plays against them."""
    table = ada.makes_table(LANTERN, ME, FRIEND, BOT, pair=True, first_player="1")
    invitation = ada.page.request.get(f"/api/tables/{table}").json()["invitations"]["1"]
    join = {"type": "join", "request": "join", "invitation": invitation, "name": "Ben"}
    assert ben.page.request.post(f"/api/tables/{table}/commands", data=join).ok
    ben.opens(f"/table/{table}")
    ben.is_asked()
    expect(ada.page.locator("[data-mate-asked='1']")).to_be_visible()


def announced(person: Person, text: str) -> None:
    expect(person.page.locator("[data-announcements]")).to_contain_text(text)


@rule("TBL-KNOW-5")
def test_a_teammate_proposes_by_pressing_and_the_other_does_it_with_one_press(people: People) -> None:
    ada, ben = people(), people(**PHONE)
    a_pair(ada, ben)
    ada.sees("Ben is asked: press to propose.")
    steps = ada.last_view()["partner"][0]
    assert {f"card:{steps}", f"cell:{steps}"} <= set(ada.lit())
    ada.presses(f"cell:{steps}")
    ada.has_selected(f"cell:{steps}")
    ada.presses(f"card:{steps}")
    ada.sees(f"You propose to Ben: Play a {steps}: move to cell {steps}")
    assert ada.version() == 0

    ben.sees(f"Ada proposes: Play a {steps}: move to cell {steps}")
    announced(ben, "Ada proposes")
    expect(ben.thing(f"cell:{steps}")).to_have_attribute("data-proposed", "0")
    assert ben.overflow() <= 0
    ben.page.locator("[data-proposal]").get_by_role("button", name="Do it").click()
    ben.waits_for_change(0)
    expect(ben.page.locator("[data-proposal]")).to_have_count(0)
    expect(ada.page.locator("[data-proposal]")).to_have_count(0)
    ada.page.get_by_role("tab", name="Log").click()
    ada.is_told(f"Ben plays a {steps}")


@rule("TBL-KNOW-5")
def test_a_proposal_is_put_away_by_whom_it_was_made_to_or_taken_back(people: People) -> None:
    ada, ben = people(), people()
    a_pair(ada, ben)
    action = ada.actions()[0]
    for person, button in ((ben, "No"), (ada, "Take back")):
        ada.page.locator(f'[data-action="{action}"]').first.click()
        expect(ben.page.locator("[data-proposal]")).to_be_visible()
        person.page.locator("[data-proposal]").get_by_role("button", name=button).click()
        for one in (ada, ben):
            expect(one.page.locator("[data-proposal]")).to_have_count(0)
    assert ben.version() == 0


@rule("TBL-KNOW-5")
def test_pointing_by_button_and_by_key_is_seen_and_heard_by_the_other(people: People) -> None:
    ada, ben = people(), people()
    a_pair(ada, ben)
    ben.page.locator("[data-point]").click()
    expect(ben.page.locator("[data-point]")).to_have_attribute("aria-pressed", "true")
    ben.sees("Press what you want to show your team.")
    ben.presses("cell:9")
    expect(ben.page.locator("[data-point]")).to_have_attribute("aria-pressed", "false")
    for person in (ada, ben):
        expect(person.thing("cell:9")).to_have_attribute("data-ping", "1")
    ada.sees("Ben points at cell 9.")
    announced(ada, "Ben points at cell 9.")
    expect(ada.page.locator("[data-ping]")).to_have_count(0)  # after some seconds

    ada.thing("cell:7").focus()
    ada.page.keyboard.press("p")
    expect(ben.thing("cell:7")).to_have_attribute("data-ping", "0")
    announced(ben, "Ada points at cell 7.")
    ada.page.locator("[data-question]").focus()
    ada.page.keyboard.press("p")
    expect(ada.page.locator("[data-point]")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-point]")).to_have_attribute("aria-pressed", "false")
    assert ben.version() == 0


@rule("TBL-AWAY-5")
def test_a_side_gives_up_when_both_want_it(people: People) -> None:
    ada, ben = people(), people(locale="fr-FR")
    a_pair(ada, ben)
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Give up", exact=True).click()
    ada.sees("Your whole side leaves this game for good as soon as all its people want it.")
    ada.page.get_by_role("button", name="Yes, give up").click()
    ada.sees("You want to give up: 1 of 2.")
    ben.sees("Ada veut abandonner")
    ada.page.locator("[data-giving-up]").get_by_role("button", name="Play on").click()
    expect(ben.page.locator("[data-giving-up]")).to_have_count(0)

    ada.page.get_by_role("button", name="Give up", exact=True).click()
    ada.page.get_by_role("button", name="Yes, give up").click()
    ben.page.locator("[data-giving-up]").get_by_role("button", name="Abandonner aussi").click()
    for person in (ada, ben):
        expect(person.page.locator("[data-result]")).to_be_visible()


@rule("TBL-SEAT-5", "TBL-SEAT-2")
def test_one_person_is_asked_for_each_of_his_seats_of_a_side_without_a_cover(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, HOTSEAT, BOT, pair=True)
    cover = ada.page.get_by_role("heading", name="Pass the device")
    for seat in ("Ada", "Ben"):
        you = ada.page.locator("[data-seat]", has_text="you")
        expect(you).to_contain_text(seat)
        ada.is_asked()
        expect(cover).to_have_count(0)
        ada.does(ada.actions()[0])
    expect(ada.page.locator("[data-point]")).to_have_count(0)  # nobody else would see it


@rule("TBL-SEAT-5")
def test_he_looks_from_another_of_them_by_pressing_it(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, HOTSEAT, BOT, pair=True)
    you = ada.page.locator("[data-seat]", has_text="you")
    expect(you).to_contain_text("Ada")
    ada.page.locator('[data-seat="1"]').get_by_role("button", name="Look from here").click()
    expect(you).to_contain_text("Ben")
    ada.settles()
    expect(you).to_contain_text("Ben")
    expect(ada.page.get_by_role("heading", name="Pass the device")).to_have_count(0)
    ada.page.locator('[data-seat="0"]').get_by_role("button", name="Look from here").click()
    ada.is_asked()
    ada.does(ada.actions()[0])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_with_a_proposal_and_a_ping_is_accessible(people: People, theme: Theme) -> None:
    ada, ben = people(color_scheme=theme), people(color_scheme=theme)
    a_pair(ada, ben)
    ada.page.locator("[data-action]").first.click()
    ada.page.locator("[data-point]").click()
    ada.presses("cell:9")
    expect(ben.page.locator("[data-ping-line]")).to_be_visible()
    expect(ben.page.locator("[data-proposal]")).to_be_visible()
    for person in (ada, ben):
        assert faults(person) == []
