"""Two people far apart: one invites by link, both play, both talk."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import FRIEND, HELDENTAUFE, LANTERN, ME, People
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

    ada.does(ada.actions()[0])
    expect(ada.question()).to_contain_text("Ben")
    expect(ben.question()).to_contain_text("Jouez une carte")
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
    ada.does("end_turn")
    ben.does("end_turn")
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


def test_an_invitation_that_fits_nothing_says_so(people: People) -> None:
    ada, eve = people(), people()
    table = ada.makes_table(LANTERN, ME, FRIEND)
    eve.opens(f"/table/{table}/join?key=nonsense")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Take the seat").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("Ask the host for a new link")
