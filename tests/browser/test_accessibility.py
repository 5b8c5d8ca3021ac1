"""axe finds nothing serious on any page, in either theme."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import BOT, FRIEND, GIVE_UP, HELDENTAUFE, HOTSEAT, LANTERN, ME, People, Person

Theme = Literal["dark", "light"]
BAD = ("serious", "critical")

SETTLED = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const passing = document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime));
  await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
}"""
"""Waits for what is drawn next and still fading in, because its colours are not the ones people read."""


def faults(person: Person) -> list[str]:
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate(SETTLED)
    found = Axe().run(person.page).response["violations"]
    return [
        f"{fault['id']}: {node['html'][:160]}"
        for fault in found
        if fault["impact"] in BAD
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
class TestPages:
    def test_home(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.opens("/")
        ada.sees("Heldentaufe")
        assert faults(ada) == []

    def test_home_with_my_tables(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.makes_table(HELDENTAUFE, ME, BOT)
        over = ada.makes_table(LANTERN, ME, HOTSEAT)
        ada.page.request.post(f"/api/tables/{over}/commands", data=GIVE_UP)
        ada.opens("/")
        ada.sees("Your turn")
        assert faults(ada) == []
        ada.page.get_by_role("button", name="Remove from my list").first.click()
        ada.page.get_by_text("Tables I removed (1)").click()
        assert faults(ada) == []

    def test_invitation(self, people: People, theme: Theme) -> None:
        ada, ben = people(), people(color_scheme=theme)
        table = ada.makes_table(HELDENTAUFE, ME, FRIEND, BOT, target=14)
        ben.opens(ada.invitation())
        ben.sees("Ada invites you to play Heldentaufe")
        assert faults(ben) == []
        ben.opens(f"/table/{table}/join#key=nonsense")
        ben.sees("This link leads to no seat")
        assert faults(ben) == []

    def test_new_table(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.opens("/new/heldentaufe")
        ada.sees("Variants and house rules")
        for summary in ada.page.locator("summary").all():
            summary.click()
        ada.page.get_by_role("button", name="Why?").first.click()
        assert faults(ada) == []

    def test_table(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.makes_table(HELDENTAUFE, ME, BOT)
        ada.is_asked()
        ada.page.locator(".log button").last.click()
        assert faults(ada) == []
        ada.page.get_by_role("tab", name="Table").click()
        assert faults(ada) == []

    def test_choosing_a_hero(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.makes_table(HELDENTAUFE, BOT, ME, hero_assignment="choose")
        ada.is_asked()
        assert faults(ada) == []

    def test_table_on_a_phone(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme, viewport={"width": 390, "height": 844})
        ada.makes_table(HELDENTAUFE, ME, BOT)
        ada.is_asked()
        assert faults(ada) == []

    def test_cover(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.makes_table(LANTERN, ME, HOTSEAT)
        ada.sees("Pass the device to Ada")
        assert faults(ada) == []

    def test_rules(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        ada.opens("/rules/heldentaufe")
        ada.page.get_by_label("Search the rules").fill("portal")
        expect(ada.page.get_by_role("status").first).to_contain_text("found")
        assert faults(ada) == []
        for game, chapter in (("heldentaufe", "heroes"), ("terror_below", "attacks")):
            ada.opens(f"/rules/{game}#{chapter}")
            expect(ada.page.locator("details[open] svg").first).to_be_visible()
            assert faults(ada) == []

    def test_replay(self, people: People, theme: Theme) -> None:
        ada = people(color_scheme=theme)
        table = ada.makes_table(LANTERN, ME, BOT)
        ada.is_asked()
        ada.opens(f"/table/{table}/replay")
        expect(ada.page.locator("[data-thing]").first).to_be_attached()
        assert faults(ada) == []
