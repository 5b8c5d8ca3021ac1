"""Somebody at a browser: what he sees of a table and what he presses."""

from __future__ import annotations

import json
import time
from re import Pattern
from typing import Any

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from hypogeum.engine.differences import fold
from hypogeum.engine.frame_types import Frame, Past

LANTERN = "lantern"
"""For whatever is the same at every table: the tiny game of the tests is quick."""
HELDENTAUFE = "heldentaufe"
TERROR_BELOW = "terror_below"
CLAUSTROPHOBIA = "claustrophobia"
SUB_TERRA = "sub_terra"

AT_ONCE: dict[str, dict[str, Any]] = {
    LANTERN: {"first_player": "0"},
    HELDENTAUFE: {"first_player": "0", "hero_assignment": "random", "choice_seconds": 0},
    TERROR_BELOW: {"first_player": "0", "choice_seconds": 0},
    CLAUSTROPHOBIA: {"side": "human", "choice_seconds": 0},
    SUB_TERRA: {"explorer_pick": "random", "choice_seconds": 0},
}
"""By game: options with which the first seat begins to play at once."""

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "name": "Robo", "bot": "random"}
HOTSEAT = {"kind": "hotseat", "name": "Ben"}
FRIEND = {"kind": "friend"}
GIVE_UP = {"type": "give_up", "request": "give up", "seat": 0}
"""A command by which the game of two seats is over."""

FEWEST_SEATS = {SUB_TERRA: 3}
"""By game that needs more than two."""

ROOM = "[data-version]"
ANSWERABLE = "[data-action], [data-result]"
IN_ITS_MIDDLE = """one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-thing]')?.dataset.thing;
}"""
"""The thing that a press in the middle of another would reach."""
SHOWN = "version => Number(document.querySelector('[data-version]')?.dataset.version) >= version"
SELECTED = """things => {
  const found = [...document.querySelectorAll('[data-board] [data-selected]')].map((one) => one.dataset.thing);
  return [...new Set(found)].sort().join(' ') === things.join(' ');
}"""
AT_REST = """() => new Promise((done) => {
  let last = '';
  let still = 0;
  let looks = 90;
  const look = () => {
    const things = [...document.querySelectorAll('[data-board] [data-thing]')];
    const now = things.map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(';');
    still = now === last ? still + 1 : 0;
    last = now;
    if (still === 3 || looks-- === 0) return done();
    requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until everything has stayed where it is for some frames: a map is fitted anew when tiles come or a bar
grows."""
TAKES_BACK = "unassign"
"""Whoever takes back what he has just laid never comes to an end."""
MOST_DECISIONS = 400
MOST_PICKS = 6
"""No action needs more presses than that."""
PATIENCE = 20.0
"""In seconds: so long somebody looks for a line of the log."""
ONE_MOMENT = 100
"""In milliseconds: so long he waits before he looks again."""
SHOWN_AT_ONCE = "localStorage.getItem('hypogeum.pace') ?? localStorage.setItem('hypogeum.pace', 'off')"
"""Nobody waits for bots to be shown, but in tests of that."""


class Person:
    """One page of one browser context. Errors of the page are noted and fail the test."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mistakes: list[str] = []
        self.heard: list[str] = []
        """Every frame that came over a WebSocket."""
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self._note)
        page.on("websocket", self._listen)

    def _note(self, message: ConsoleMessage) -> None:
        # Chromium itself reports requests that were refused; a test that provokes one looks at the answer.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.mistakes.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # Opening

    def opens(self, address: str) -> None:
        self.page.goto(address)

    def makes_table(self, game: str, *seats: dict[str, Any], seed: int = 11, **options: Any) -> str:
        """Make a table without the form, and sit down at it; its id."""
        answer = self.page.request.post(
            "/api/tables",
            data={"game": game, "seats": list(seats), "options": {**AT_ONCE[game], **options}, "seed": seed},
        )
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.opens(f"/table/{table}")
        return table

    def plays_with_bots(self, game: str, **options: Any) -> str:
        """Make a table with as few bots as the game needs; its id."""
        return self.makes_table(game, ME, *[BOT] * (FEWEST_SEATS.get(game, 2) - 1), **options)

    def invitation(self) -> str:
        """The link of the host for the only open seat."""
        self.page.get_by_role("tab", name="Table").click()
        return self.page.locator("[data-invitations] input").input_value()

    def takes_seat(self, invitation: str, name: str) -> None:
        """Follow an invitation in English."""
        self.opens(invitation)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take the seat").click()
        self.page.wait_for_url("**/table/*")

    # Seeing

    def sees(self, text: str) -> Locator:
        found = self.page.get_by_text(text).first
        expect(found).to_be_visible()
        return found

    def question(self) -> Locator:
        return self.page.locator("[data-question]")

    def log(self) -> Locator:
        """The lines of the turns that are unfolded."""
        return self.page.locator('[data-log] [role="treeitem"][aria-level="2"]')

    def told(self, text: str | Pattern[str]) -> Locator:
        """The lines with a text, in all turns so far; while others play, each turn folds the one before (`is_told`)."""
        folded = self.page.locator('[data-log] [aria-level="1"][aria-expanded="false"]')
        while folded.count():
            folded.first.click()
        return self.log().filter(has_text=text)

    def is_told(self, text: str | Pattern[str], *, times: int | None = None) -> None:
        """Wait until so many lines of the log, or any, are seen with a text, in whatever turns."""
        end = time.monotonic() + PATIENCE
        while (found := self.told(text).filter(visible=True).count()) != times and (times is not None or found == 0):
            assert time.monotonic() < end, f"“{text}” is told {found} times"
            self.page.wait_for_timeout(ONE_MOMENT)

    def actions(self) -> list[str]:
        """What he is offered in the list and as answers, in their text form."""
        return [
            str(found)
            for found in self.page.locator("[data-action]").evaluate_all("all => all.map(one => one.dataset.action)")
        ]

    def lit(self) -> list[str]:
        """What lights up on the board."""
        found = self.page.locator("[data-board] [data-lit]").evaluate_all("all => all.map(one => one.dataset.thing)")
        return [str(thing) for thing in found]

    def thing(self, thing: str) -> Locator:
        return self.page.locator(f'[data-board] [data-thing="{thing}"]').first

    def version(self) -> int:
        return int(self.page.locator(ROOM).get_attribute("data-version") or -1)

    def messages(self, *kinds: str) -> list[dict[str, Any]]:
        """What came over a WebSocket, of some types."""
        return [message for frame in self.heard for message in json.loads(frame) if message["type"] in kinds]

    def last_view(self) -> dict[str, Any]:
        """The view after the last frame that came."""
        view: dict[str, Any] = {}
        for message in self.messages("opened", "frame"):
            if message["type"] == "opened":
                past = msgspec.convert(message["past"], Past)
                view = past.view
                for frame in past.frames:
                    view = fold(view, frame.changes)
            else:
                view = fold(view, msgspec.convert(message["frame"], Frame).changes)
        return view

    def last_question(self) -> dict[str, Any]:
        """The last question that came; empty when the game is over."""
        return self.messages("question")[-1]["question"] or {}

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    # Doing

    def is_asked(self) -> None:
        expect(self.page.locator(ANSWERABLE).first).to_be_attached()
        self.settles()

    def settles(self) -> None:
        """Wait until the page shows what has come last, and nothing on the board moves any more."""
        if questions := self.messages("question"):
            self.page.wait_for_function(SHOWN, arg=questions[-1]["version"])
        self.page.evaluate(AT_REST)

    def does(self, action: str) -> None:
        """Press an action in the list, and wait for the table to change."""
        before = self.version()
        self.page.locator(f'[data-action="{action}"]').first.click()
        self.waits_for_change(before)

    def goes_on(self) -> None:
        """End what can be ended, else do the first thing that is offered; then wait for the next question."""
        offered = [action for action in self.actions() if not action.startswith(TAKES_BACK)]
        ends = [info["action"] for info in self.last_question()["actions"] if info["ends"] and not info["picks"]]
        self.does(next((action for action in ends if action in offered), offered[0]))
        self.is_asked()

    def plays_until(self, decision: str) -> None:
        """Play on until this is asked."""
        self.is_asked()
        for _ in range(MOST_DECISIONS):
            if self.last_question().get("decision") == decision:
                return
            self.goes_on()
        raise AssertionError(f"{decision} was never asked")

    def waits_for_change(self, version: int) -> None:
        expect(self.page.locator(f'{ROOM}:not([data-version="{version}"])[data-busy="false"]')).to_be_attached()

    def can_press(self, thing: str) -> bool:
        """Whether a press in the middle of a thing reaches it; another may stand there (a hero on a tile)."""
        return bool(self.thing(thing).evaluate(IN_ITS_MIDDLE) == thing)

    def presses(self, thing: str) -> None:
        """A click in the middle of a thing; what comes of it is another matter."""
        self.settles()
        self.thing(thing).click(force=True)

    def has_selected(self, *things: str) -> None:
        """Wait until this is what he has pressed so far, and nothing else."""
        self.page.wait_for_function(SELECTED, arg=sorted(things))

    def selected(self) -> list[str]:
        """What he has pressed so far of an action that needs more."""
        found = self.page.locator("[data-board] [data-selected]").evaluate_all(
            "all => all.map(one => one.dataset.thing)"
        )
        return sorted({str(thing) for thing in found})

    def clicks_on_board(self, thing: str) -> bool:
        """Act by pressing a thing that is lit, then what else is needed; whether there was a way to do it."""
        self.settles()
        if not self.can_press(thing):
            return False
        before = self.version()
        self.presses(thing)
        for _ in range(MOST_PICKS):
            held = self.page.locator("[data-selection]")
            sent = self.page.locator(f'{ROOM}:is(:not([data-version="{before}"]), [data-busy="true"])')
            expect(held.or_(sent).first).to_be_attached()
            if not held.count():
                self.waits_for_change(before)
                return True
            self._narrows()
        raise AssertionError(f"{thing} leads to nothing by any number of presses")

    def _narrows(self) -> None:
        """Say what is still open: by a label where there is one, else by the next thing that is lit."""
        self.settles()
        label = self.page.locator("[data-answers] [data-action]").filter(visible=True)
        things = [thing for thing in self.lit() if self.can_press(thing)]
        if label.count() and not (things and label.first.get_attribute("data-wish") == "give_up"):
            label.first.click()
        else:
            assert things, "nothing that is lit can be pressed"
            self.presses(things[0])


class People:
    """Makes people; each has a browser context of his own, so cookies and storage are not shared."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._people: list[Person] = []

    def __call__(self, **how: Any) -> Person:
        """A person; `how` are options of a browser context, such as `color_scheme`."""
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce", **how}
        context = self._browser.new_context(base_url=self._address, **settings)
        context.set_default_timeout(20_000)
        context.add_init_script(SHOWN_AT_ONCE)
        person = Person(context.new_page())
        self._people.append(person)
        return person

    def close(self) -> None:
        for person in self._people:
            person.page.context.close()
        for person in self._people:
            assert person.mistakes == [], "the page has made mistakes"
