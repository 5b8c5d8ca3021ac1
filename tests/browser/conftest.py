"""A real server with the built client, and people who sit at browsers of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driving import Driving
from tests.browser.people import People, Person
from tools import chromium, web
from tools.paths import ROOT

WITHOUT = [
    # pages of the address bar, loaded with every window: as much work as a page of ours
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # what Playwright turns off itself: Chromium heeds only the last list
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
]
"""Features of Chromium that nobody needs here; names that it does not know are nothing to it."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]


expect.set_options(timeout=20_000)
"""In milliseconds: on a busy machine the first bot needs some seconds until its process has begun."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def driving() -> Iterator[Driving]:
    path = chromium.find()
    assert path is not None, "no Chromium was found: set CHROMIUM to the path of one, or run python3 dev.py test"
    made = Driving({"executable_path": path, "args": FLAGS})
    yield made
    made.stop()


@pytest.fixture
def browser(driving: Driving) -> Browser:
    """Instead of the plugin's, which is one for the whole run, even when it has died."""
    return driving.browser()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """Where the server is."""
    if not web.FOR_TESTS.is_current():
        web.FOR_TESTS.build()
    command = [sys.executable, "-m", "tests.browser.server", str(data), str(web.FOR_TESTS.folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    made = People(browser, address)
    yield made
    made.close()


@pytest.fixture
def ada(people: People) -> Person:
    return people()
