"""Who reaches a limit of the server is told which one it is, and when to try again."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person

ALLOWED = 30
"""Lines of the chat in a minute."""
requests = count()


def says_all_he_may(person: Person, table: str) -> None:
    """By HTTP, until it is refused."""
    for _ in range(2 * ALLOWED):
        body = {"type": "say", "request": f"r{next(requests)}", "text": "Hello"}
        answer = person.page.request.post(f"/api/tables/{table}/commands", data=body)
        if answer.status == 429:
            return
    raise AssertionError("there is no limit")


@pytest.mark.parametrize(
    ("locale", "label", "told"),
    [
        ("en-GB", "Say something", r"Too many lines .* short time\. Try again in (one second|\d+ seconds)\."),
        (
            "fr-FR",
            "Dire quelque chose",
            r"Trop de messages .*temps\. Réessayez dans (une seconde|\d+ secondes)\.",
        ),
    ],
)
def test_too_many_lines_of_the_chat(people: People, locale: str, label: str, told: str) -> None:
    ada = people(locale=locale)
    table = ada.makes_table("lantern", {"kind": "me"}, {"kind": "friend"})
    ada.page.get_by_role("tab", name=re.compile("Chat|Discussion")).click()
    said = ada.page.get_by_text(re.compile(told)).first
    for _ in range(10):  # one more is allowed every two seconds
        ada.page.get_by_label(label).fill("One more")
        says_all_he_may(ada, table)
        ada.page.get_by_label(label).press("Enter")
        ada.page.wait_for_timeout(500)
        if said.is_visible():
            break
    expect(said).to_be_visible()
    expect(ada.page.get_by_label(label)).to_have_value("One more")
    assert ada.overflow() <= 0
