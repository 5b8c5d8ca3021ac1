"""Somebody who does not see the board: he knows what the accessibility tree tells, no more, and presses keys."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

TEXT = re.compile(r"^\s*- '?(?:paragraph|listitem): (.*?)'?$", re.MULTILINE)
OFFER = re.compile(r"Do (\d+): (.*?)\.(?= Do \d+:|$)")
BESIDE = re.compile(r", key (\d): ")
NOT_ASKED = "You are not asked anything now."
ONE_MOMENT = 50
"""In milliseconds: so long he waits before he listens again."""
QUIET = 600
PATIENCE = 400
MOST_ARROWS = 60


def lines_of(tree: str) -> list[str]:
    """The texts of paragraphs and list items in a piece of the accessibility tree."""
    return [_unquoted(found) for found in TEXT.findall(tree)]


def _unquoted(text: str) -> str:
    return str(json.loads(text)) if text.startswith('"') else text.replace("''", "'")


def more_than(before: list[str], now: list[str]) -> list[str]:
    """What was added at the end of a list of which the oldest lines may have gone."""
    for kept in range(min(len(before), len(now)), -1, -1):
        if before[len(before) - kept :] == now[:kept]:
            return now[kept:]
    return now


class Reader:
    """Reads regions by role and name, and types."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        """Everything that was announced, in order."""
        self._last: list[str] = []

    # Hearing

    def listens(self) -> list[str]:
        """What was announced since he last listened."""
        now = lines_of(self.page.get_by_role("log", name="Announcements").aria_snapshot())
        new = more_than(self._last, now)
        self._last = now
        self.heard += new
        return new

    def hears(self, wanted: str = "") -> str:
        """Waits until something is announced that holds a text, or the game is over; what was announced since he acted
        or last listened."""
        told: list[str] = []
        for _ in range(PATIENCE):
            told += self.listens()
            if any(wanted in line for line in told) or self.is_over():
                return " ".join(told)
            self.waits()
        raise AssertionError(f"“{wanted}” is not announced, but {told or self.heard[-1:]}")

    def hears_everything(self) -> str:
        """Waits until it is quiet; all that was announced so far."""
        self.page.wait_for_timeout(QUIET)
        while self.listens():
            self.page.wait_for_timeout(QUIET)
        return " ".join(self.heard)

    def reads(self, role: str, name: str) -> str:
        """A part of the page, by what it is and how it is called."""
        return self.page.get_by_role(role, name=name).aria_snapshot()  # type: ignore[arg-type]

    def is_on(self, text: str) -> None:
        """Waits until the focus is on something that is called so."""
        for _ in range(PATIENCE):
            if text in (found := self.focused()):
                return
            self.waits()
        raise AssertionError(f"the focus is not on “{text}”, but on {found}")

    def focused(self) -> str:
        """What has the focus, by what it is and how it is called."""
        return self.page.locator(":focus").aria_snapshot()

    def result(self) -> Locator:
        return self.page.get_by_role("dialog")

    def is_over(self) -> bool:
        """Whether the result is there; where he has closed it by an Escape that was meant for something else, again."""
        closed = self.page.get_by_role("button", name="Show the result")
        if not self.result().count() and closed.count():
            closed.press("Enter")
            expect(self.result()).to_be_visible()
        return self.result().count() > 0

    def waits(self) -> None:
        self.page.wait_for_timeout(ONE_MOMENT)

    # Pressing

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def asks(self, text: str) -> list[str]:
        """Write into the command box, where he may be already; the answer."""
        if not self.page.get_by_role("textbox", name="Ask or do").and_(self.page.locator(":focus")).count():
            self.presses("Escape", "/")
        self.page.keyboard.type(text)
        self.presses("Enter")
        return lines_of(self.reads("log", "Answer"))[1:]

    def offers(self) -> dict[int, str]:
        """Everything that can be done, by number; nothing while others are asked."""
        told = self.asks("do")
        return (
            {} if told == [NOT_ASKED] else {int(number): text for line in told for number, text in OFFER.findall(line)}
        )

    def does(self, number: int) -> None:
        """By writing its number; what would end the turn too early has to be said twice."""
        self.listens()
        if "again" in self.asks(f"do {number}")[0]:
            self.asks(f"do {number}")

    def beside(self) -> dict[int, str]:
        """What can be done in one of the directions around him: the key of the direction, by number."""
        found: dict[int, str] = {}
        for line in self.asks("around"):
            if key := BESIDE.search(line):
                found |= {int(number): key[1] for number, _ in OFFER.findall(line)}
        return found

    def does_on_map(self, key: str, text: str) -> None:
        """With the cursor on the map: from where he is in a direction, and there what is told."""
        self.listens()
        self.presses("Escape", "m", "Home", key, "Enter")
        self._finds(text)

    def does_in_list(self, text: str) -> None:
        """From the list of actions."""
        self.listens()
        self.presses("Escape", "a")
        self._finds(text)

    def _finds(self, text: str) -> None:
        """Goes down a list of buttons, and presses the one that says it."""
        for _ in range(MOST_ARROWS):
            if text in self.focused():
                return self.presses("Enter")
            self.presses("ArrowDown")
        raise AssertionError(f"“{text}” is not in the list; the focus is on {self.focused()}")

    def is_at_the_question(self) -> None:
        """The focus is on the heading of the question."""
        expect(self.page.get_by_role("heading", level=2).and_(self.page.locator(":focus"))).to_have_count(1)
