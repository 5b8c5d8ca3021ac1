"""Several players on one device: nothing of a hand is there before the device has been passed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from hypogeum.games.heldentaufe.meta import GAME
from tests.browser.people import HELDENTAUFE, HOTSEAT, LANTERN, ME, Person


def passes_to(person: Person, name: str) -> None:
    expect(person.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    person.page.get_by_role("button", name=f"I am {name}").click()
    person.is_asked()


def hand_of(person: Person, seat: int) -> list[str]:
    hand: list[str] = person.last_view()["heroes"][seat]["hand"]
    return hand


def shows_any(person: Person, cards: list[str]) -> bool:
    """Whether the page holds a card, by its id as a thing or by its name."""
    content = person.page.content()
    texts = GAME.texts("en")
    return any(f"card:{card}" in content or texts(f"card-{card}") in content for card in cards)


def hands_heard(person: Person) -> list[str]:
    """The hands in all that was sent, of a game that sends an empty one to whoever has none."""
    return [hand for hand in re.findall(r'"hand":\[(.*?)\]', "".join(person.heard)) if hand]


def cards(person: Person) -> Locator:
    return person.page.locator('[data-thing^="card:"]')


def test_no_clock_is_shown_on_a_device_that_is_passed(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, HOTSEAT, turn_seconds=90)
    passes_to(ada, "Ada")
    expect(ada.page.get_by_role("timer")).to_have_count(0)


def test_no_hand_is_sent_or_shown_before_the_device_is_passed(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, HOTSEAT)
    expect(ada.page.get_by_role("heading", name="Pass the device to Ada")).to_be_visible()
    assert '"hand":[' not in "".join(ada.heard)
    assert ada.page.locator("[data-thing]").count() == 0

    passes_to(ada, "Ada")
    first = hand_of(ada, 0)
    assert len(first) == 3
    assert shows_any(ada, first)
    ada.page.locator('[data-action="end_turn"]').click()

    expect(ada.page.get_by_role("heading", name="Pass the device to Ben")).to_be_visible()
    assert not shows_any(ada, first)
    heard_before = "".join(ada.heard)
    passes_to(ada, "Ben")
    second = hand_of(ada, 1)
    assert len(second) == 3
    assert not any(card in heard_before for card in second)
    assert shows_any(ada, second)
    assert not shows_any(ada, [card for card in first if card not in second])


def test_a_reload_covers_the_hand_again(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, HOTSEAT)
    passes_to(ada, "Ada")
    assert cards(ada).count() == len(ada.last_view()["hand"]) == 2
    assert hands_heard(ada)
    ada.heard.clear()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Pass the device to Ada")).to_be_visible()
    assert cards(ada).count() == 0
    assert hands_heard(ada) == []


def test_a_replay_of_a_running_game_shows_no_hand_unasked(ada: Person) -> None:
    table = ada.makes_table(LANTERN, ME, HOTSEAT)
    passes_to(ada, "Ada")
    ada.opens(f"/table/{table}/replay")
    expect(ada.page.locator("[data-replay-action]")).to_contain_text("set up")
    assert cards(ada).count() == 0
    ada.page.get_by_label("Seen by").select_option("0")
    expect(ada.page.get_by_role("heading", name="Pass the device to Ada")).to_be_visible()
    ada.page.get_by_role("button", name="I am Ada").click()
    expect(cards(ada)).to_have_count(2)
