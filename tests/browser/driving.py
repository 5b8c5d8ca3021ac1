"""The browser that the tests of one worker share."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Error, Playwright, sync_playwright


class Driving:
    """Starts Playwright and a Chromium when they are first needed, and anew where they have gone.

    A time limit that strikes while Playwright reads from its driver ends their connection, and a driver or a browser
    may die by itself. That costs the test in which it happens, and no other.
    """

    def __init__(self, how: dict[str, Any]) -> None:
        self._how = how
        """How Chromium is launched."""
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """A browser that answers."""
        if self._browser is None or not _answers(self._browser):
            self.stop()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(**self._how)
        return self._browser

    def stop(self) -> None:
        """End both; nothing where they have not been started, or have ended."""
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = None


def _answers(browser: Browser) -> bool:
    """Asked for something, because it does not notice by itself that its driver has gone."""
    try:
        browser.new_context().close()
    except Error:
        return False
    return True
