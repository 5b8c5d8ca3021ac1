"""Somebody who plays Claustrophobia with a purpose: he says by presses what he wants, and comes to an end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, CLAUSTROPHOBIA, IN_ITS_MIDDLE, ME, ROOM, Person

TWO_TURNS: dict[str, Any] = {"scenario": "file:last_hour"}
"""A scenario of the tests that is over after two turns, and in which the enemies stand on one tile from the start."""
CAREFUL = {**BOT, "bot": "careful"}
MOST_ACTS = 90
"""Nobody needs more in two turns."""
WANTED = [
    "assign",
    "confirm",
    "recite",
    "fight",
    "explore",
    "place",
    "buy",
    "play",
    "roll",
    "cancel",
    "unleash",
    "keep",
]
"""By verb or name of a shortcut, the most wanted first; then whatever else is offered, what ends something last."""
UNWANTED = {"unassign", "exchange", "give", "turn", "let_pass", "take_back", "walk", "step", "activate"}
"""With these one would never come to an end, or to no fight."""

LARGEST = """all => {
  const least = (one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height);
  return all.reduce((best, one, index) => (least(one) > least(all[best]) ? index : best), 0);
}"""

Press = Callable[[Locator], object]


class Option(Struct, frozen=True, kw_only=True):
    """An action or a shortcut as it was sent: what it is called, and what has to be pressed."""

    id: str
    name: str
    picks: list[str]
    ends: bool


def options(person: Person) -> list[Option]:
    """What he is offered now, the most wanted first."""
    question = person.last_question()
    shortcuts = [
        Option(id="; ".join(one["actions"]), name=one["name"], picks=one["picks"], ends=False)
        for one in question["shortcuts"]
    ]
    actions = [
        Option(id=one["action"], name=one["verb"], picks=one["picks"], ends=one["ends"]) for one in question["actions"]
    ]
    known = {option.id for option in actions}
    found = [*(option for option in shortcuts if option.id not in known), *actions]
    return sorted((option for option in found if option.name not in UNWANTED), key=_rank)


def _rank(option: Option) -> int:
    if option.ends:
        return len(WANTED) + 1
    return WANTED.index(option.name) if option.name in WANTED else len(WANTED)


class Fighter:
    """Plays one side by clicks, by touches or by keys: `press` says how."""

    def __init__(self, person: Person, press: Press = lambda one: one.click(force=True)) -> None:
        self.person = person
        self.press = press
        self.done: list[str] = []
        """What he has done, by verb or name of the shortcut."""
        self.on_board = 0
        """How often he has pressed things on the board."""
        self.passing = person.page.get_by_role("button", name=re.compile("^I am "))
        """Where two play on one device: what the next one presses."""

    def sits_down(self, **how: Any) -> None:
        """At a table of two turns against a careful bot."""
        self.person.makes_table(CLAUSTROPHOBIA, ME, CAREFUL, **{**TWO_TURNS, **how})
        self.person.is_asked()

    def is_over(self) -> bool:
        return self.person.page.locator("[data-result]").count() > 0

    def plays_to_the_end(self) -> None:
        for _ in range(MOST_ACTS):
            if self.is_over():
                return
            self.acts()
        raise AssertionError(f"no end after {MOST_ACTS} acts: {self.done}")

    def plays_a_turn(self) -> None:
        """Until the turn in which he is asked has passed, or the game."""
        turn = self.person.last_view()["turn"]
        for _ in range(MOST_ACTS):
            if self.is_over() or self.person.last_view()["turn"] > turn:
                return
            self.acts()
        raise AssertionError(f"no end of turn {turn} after {MOST_ACTS} acts: {self.done}")

    def acts(self) -> None:
        """Do what he wants most, and wait for the next question."""
        self.does(self.wants())
        self.person.is_asked()

    def wants(self) -> Option:
        """What he wants most of all that can be said by presses."""
        self.person.settles()
        return next(option for option in options(self.person) if all(map(self.reaches, option.picks)))

    def reaches(self, thing: str) -> bool:
        return bool(self.place_of(thing).evaluate(IN_ITS_MIDDLE) == thing)

    def place_of(self, thing: str) -> Locator:
        """Where it is pressed best: a fighter stands on the map, and has a sheet besides."""
        drawn = self.person.page.locator(f'[data-board] [data-thing="{thing}"]')
        return drawn.nth(drawn.evaluate_all(LARGEST))

    def does(self, option: Option) -> None:
        """Press everything that it is about; what is still open then is said by its label."""
        before = self.person.version()
        held = self.person.page.locator("[data-selection]")
        sent = self.person.page.locator(f'{ROOM}:is(:not([data-version="{before}"]), [data-busy="true"])')
        for thing in option.picks:
            self.person.settles()
            self.press(self.place_of(thing))
            self.on_board += 1
            # A touch becomes a press only after it has ended: what was held before it says nothing about it.
            taken = self.person.page.locator(f'[data-board] [data-thing="{thing}"][data-selected]')
            expect(taken.or_(sent).or_(self.passing).first).to_be_attached()
        if held.count() or not option.picks:
            self.press(self.person.page.locator(f'[data-answers] [data-action="{option.id}"]'))
        changed = self.person.page.locator(f'{ROOM}:not([data-version="{before}"])[data-busy="false"]')
        expect(changed.or_(self.passing).first).to_be_attached()
        self.done.append(option.name)
