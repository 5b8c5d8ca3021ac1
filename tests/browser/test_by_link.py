"""Two people far apart: one invites by link, both play, both talk."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import BOT, FRIEND, HELDENTAUFE, LANTERN, ME, People
from tests.kit import rule


def test_a_friend_takes_a_seat_by_link_and_both_play(people: People) -> None:
    ada, ben = people(), people(locale="fr-FR")
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.opens(ada.invitation())
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    ben.page.wait_for_url("**/table/*")

    expect(ada.page.locator('[data-seat="1"]')).to_contain_text("Ben")
    expect(ada.page.locator("[data-invitations]")).to_have_count(0)
    expect(ben.question()).to_contain_text("Ada")

    ada.is_asked()
    ada.does(ada.actions()[0])
    expect(ada.question()).to_contain_text("Ben")
    expect(ben.question()).to_contain_text("Jouez une carte")
    ben.is_asked()
    ben.does(ben.actions()[0])
    expect(ada.question()).to_contain_text("Play a card")


def test_what_one_says_the_other_reads(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(LANTERN, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.page.get_by_role("tabpanel").get_by_role("button", name="Send").click()
    expect(ben.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    ben.page.get_by_role("tab", name="Chat").click()
    ben.sees("Good luck!")


def test_nobody_is_told_the_others_hand(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(HELDENTAUFE, ME, FRIEND)
    ben.takes_seat(ada.invitation(), "Ben")
    for person in (ada, ben):
        person.is_asked()
        person.does("end_turn")
    for person, other in ((ada, 1), (ben, 0)):
        heroes = person.last_view()["heroes"]
        assert heroes[other]["hand"] is None
        assert heroes[1 - other]["hand"]


@rule("HT-ONL-7")
def test_a_stranger_only_watches(people: People) -> None:
    ada, eve = people(), people()
    table = ada.makes_table(HELDENTAUFE, ME, FRIEND)
    eve.opens(f"/table/{table}")
    expect(eve.question()).to_contain_text("Ada")
    assert eve.actions() == []
    assert [hero["hand"] for hero in eve.last_view()["heroes"]] == [None, None]
    eve.page.get_by_role("tab", name="Chat").click()
    expect(eve.page.get_by_label("Say something")).to_have_count(0)


def test_an_invitation_names_the_game_and_who_plays_it_how(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(HELDENTAUFE, ME, FRIEND, BOT, target=14)
    ben.opens(ada.invitation())
    page = ben.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Heldentaufe")
    expect(page.locator(".drawing svg").first).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="this seat is for you")).to_contain_text("Seat 2")
    expect(page.get_by_role("listitem").filter(has_text="Robo")).to_contain_text("random bot")
    expect(page.get_by_role("definition").filter(has_text="60 to 90 minutes")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Target")).to_contain_text("14")
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/heldentaufe")


def test_an_invitation_that_fits_nothing_says_so_before_a_name_is_asked(people: People) -> None:
    ada, eve = people(), people()
    table = ada.makes_table(LANTERN, ME, FRIEND)
    eve.opens(f"/table/{table}/join?key=nonsense")
    expect(eve.page.get_by_role("alert")).to_contain_text("This link belongs to no seat of the table")
    expect(eve.page.get_by_label("Your name")).to_have_count(0)
    eve.page.get_by_role("link", name="Only watch").click()
    expect(eve.question()).to_contain_text("Ada")


@rule("TBL-KNOW-2")
def test_a_used_link_says_so_and_tells_nothing_of_a_table_without_spectators(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    ada.makes_table(LANTERN, ME, FRIEND, spectators=False)
    link = ada.invitation()
    ben.opens(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Lantern")
    expect(ben.page.get_by_role("link", name="Only watch")).to_have_count(0)
    ben.takes_seat(link, "Ben")
    eve.opens(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("Somebody has already taken the seat")
    ask = "Ask whoever sent it to you for another link."
    expect(eve.page.get_by_text(ask, exact=True)).to_be_visible()
    expect(eve.page.get_by_role("link", name="Only watch")).to_have_count(0)
    expect(eve.page.get_by_text("Ada")).to_have_count(0)


@rule("TBL-SEAT-5")
def test_who_follows_his_own_link_is_led_back_to_the_table(people: People) -> None:
    ada = people()
    table = ada.makes_table(LANTERN, ME, FRIEND)
    ada.opens(ada.invitation())
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("You already sit at this table")
    ada.page.get_by_role("link", name="To the table").click()
    ada.page.wait_for_url(f"**/table/{table}")
