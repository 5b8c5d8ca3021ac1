"""From a press to the screen, in Chromium with a server on this machine: python benchmarks/screen.py [--presses N].

The table of `wire.py` again (Heldentaufe, four seats, 38 tiles above the 34 spaces of the underworld), looked at in a
window of 1440 x 900. One seat presses what is lit and can be pressed, by lot, with a real mouse that rests on the thing
first; the others answer by the wire. Told are the times from the click to the frame in which the pressed thing is
marked (selected, or on its way) and, where the press did something, to the frame with the new board and the next
question. A frame counts when it is painted. Animations run as they do for everybody.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import connect
from wire import PAUSE, TABLE, Screen, percentiles, played, server, store

from hypogeum._sources import is_compiled
from hypogeum.games import find_game
from hypogeum.server.edge.identity import COOKIE

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import chromium

ME = 0
REST = 150
"""Milliseconds that the mouse rests on a thing before it presses."""
WATCH = """() => {
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(null);
  });
  const room = () => document.querySelector('[data-version]');
  window.pressed = null;
  document.addEventListener('click', (event) => {
    window.pressed = { start: event.timeStamp, version: room().dataset.version, marked: null, shown: null };
  }, { capture: true });
  const isMarked = () => document.querySelector('[data-selected], [data-pending], [data-why-not]') !== null
    || room().dataset.busy === 'true';
  const isShown = (press) => room().dataset.version !== press.version && room().dataset.busy === 'false';
  const look = () => {
    const press = window.pressed;
    if (!press || !room()) return;
    if (press.marked === null && (isMarked() || isShown(press))) {
      press.marked = 0;
      painted((now) => (press.marked = now - press.start));
    }
    if (press.shown === null && isShown(press)) {
      press.shown = 0;
      painted((now) => (press.shown = now - press.start));
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
PRESSABLE = """() => [...document.querySelectorAll('[data-board] [data-lit]')].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reached = document.elementFromPoint(middle.x, middle.y)?.closest('[data-thing]');
  return width > 0 && reached === one ? [middle] : [];
})"""
LABELS = """() => [...document.querySelectorAll('[data-answers] [data-action]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})"""
SETTLED = "() => window.pressed.marked > 0 && (document.querySelector('[data-busy=false]') !== null)"
SHOWN = "() => window.pressed.shown === null || window.pressed.shown > 0"


class Window:
    """A person at a browser; presses what can be pressed, and notes how long the screen took."""

    def __init__(self, page: Page, lots: random.Random) -> None:
        self._page = page
        self._lots = lots
        self.marked: list[float] = []
        self.shown: list[float] = []

    def until(self, version: int) -> None:
        self._page.locator(f'[data-version="{version}"][data-busy="false"][data-up-to-date="true"]').wait_for(
            state="attached"
        )

    def version(self) -> int:
        return int(self._page.locator("[data-version]").get_attribute("data-version") or -1)

    def press(self) -> bool:
        """Press something by lot; whether there was anything but the end of the turn."""
        places = self._at_rest(PRESSABLE) or self._at_rest(LABELS)
        if not places:
            return False
        place = self._lots.choice(places)
        self._page.mouse.move(place["x"], place["y"])
        self._page.wait_for_timeout(REST)
        self._page.mouse.click(place["x"], place["y"])
        self._page.wait_for_function(SETTLED)
        self._page.wait_for_function(SHOWN)
        pressed: dict[str, Any] = self._page.evaluate("window.pressed")
        self.marked.append(pressed["marked"] / 1000)
        if pressed["shown"]:
            self.shown.append(pressed["shown"] / 1000)
        return True

    def _at_rest(self, places: str) -> list[dict[str, Any]]:
        """Those that do not move just now: nobody aims at where a walking figure has been."""
        before: list[dict[str, Any]] = self._page.evaluate(places)
        self._page.wait_for_timeout(REST)
        after: list[dict[str, Any]] = self._page.evaluate(places)
        return [place for place in after if place in before]


def measure(window: Window, screens: list[Screen], presses: int, lots: random.Random) -> None:
    """Let the window press so many times; the others answer at once."""
    number = 0
    while len(window.marked) < presses:
        number += 1
        asked = screens[ME].question
        if asked["question"] is None:
            return
        seat = asked["question"]["seats"][0]
        if seat == ME:
            window.until(asked["version"])
            if window.press():
                for screen in screens:
                    screen.until_question(window.version())
                continue
        screen = screens[seat]
        offered = screen.question["question"]["actions"]
        ends = [one for one in offered if one["ends"]]
        sleep(PAUSE)
        version = screen.press(str(number), seat, lots.choice(ends or offered)["action"])
        for other in screens:
            other.until_question(version)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--presses", type=int, default=200)
    reader.add_argument("--tiles", type=int, default=38)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    lots = random.Random(given.seed)
    table = played(find_game("heldentaufe"), given.tiles, lots)
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        secrets = store(table, Path(folder))
        place, _ = stack.enter_context(server(Path(folder)))
        screens = []
        for seat, secret in enumerate(secrets):
            uri = f"ws://{place}/api/tables/{TABLE}/live?seat={seat}"
            headers = {"cookie": f"{COOKIE}={secret}"}
            screens.append(Screen(stack.enter_context(connect(uri, additional_headers=headers, proxy=None))))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=f"http://{place}", viewport={"width": 1440, "height": 900})
        context.add_cookies([{"name": COOKIE, "value": secrets[ME], "url": f"http://{place}"}])
        context.add_init_script("localStorage.setItem('hypogeum.pace', 'off')")
        page = context.new_page()
        page.goto(f"/table/{TABLE}?seat={ME}")
        page.locator("[data-board] [data-thing]").first.wait_for()
        page.evaluate(WATCH)
        window = Window(page, lots)
        measure(window, screens, given.presses, lots)
        places = page.locator("[data-board] [data-map] [data-thing]").count()
        browser.close()
    print(f"Python {platform.python_version()}, {'compiled' if is_compiled() else 'not compiled'}")
    print(f"{places} places and figures on the maps")
    print(f"load of the machine {before:.1f} before, {os.getloadavg()[0]:.1f} after")
    print("\n| milliseconds | presses | p50 | p95 | most |\n|---|---|---|---|---|")
    for what, seconds in (("marked", window.marked), ("done and shown", window.shown)):
        print(f"| {what} | {len(seconds)} | {percentiles(seconds)} | {1000 * max(seconds):.1f} |")


if __name__ == "__main__":
    main()
