"""Takes pictures of everything people look at, in every size, language and theme.

python3 dev.py screenshots [FOLDER] [NAME ...]      by default into build/screenshots, all of them
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.prepared import SECRET, Prepared, may_do, my_question, my_turn, store_all, the_end
from tools import chromium, web
from tools.paths import BUILD, ROOT

SIZES = {"phone": (390, 844), "small": (1280, 720), "desk": (1440, 900), "large": (2560, 1440)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
THEMES = ("light", "dark")

INFERNAL = {"scenario": "S2", "side": "infernal"}
BALANCED = {"explorer_pick": "balanced", "difficulty": "beginner"}
DAUNTLESS_ARK = {**BALANCED, "temple_mode": "dauntless", "game_mode": "ark"}
LEGION_TYPHAON = {"explorer_pick": "balanced", "temple_mode": "legion", "game_mode": "typhaon"}

TABLES = [
    Prepared(id="ht-turn", game="heldentaufe", seats=4, until=my_question("main_phase", turns=24)),
    Prepared(id="ht-end", game="heldentaufe", seats=3, until=the_end),
    Prepared(id="ht-invited", game="heldentaufe", seats=3, until=my_turn(0), has_free_seat=True),
    Prepared(id="tb-turn", game="terror_below", seats=4, until=my_question("play_vehicle", turns=14)),
    Prepared(id="tb-hunt", game="terror_below", seats=3, until=my_question("hunt", turns=5)),
    Prepared(id="tb-canyon", game="terror_below", seats=4, until=my_turn(10), options={"board": "canyon"}),
    Prepared(id="tb-solo", game="terror_below", seats=1, until=my_turn(6)),
    Prepared(id="tb-end", game="terror_below", seats=4, until=the_end),
    Prepared(id="cl-dice", game="claustrophobia", seats=2, until=my_question("assignment", turns=6)),
    Prepared(id="cl-fight", game="claustrophobia", seats=2, until=may_do("fight", turns=4), options={"scenario": "S4"}),
    Prepared(id="cl-hits", game="claustrophobia", seats=2, until=my_question("cancel_line", turns=4)),
    Prepared(id="cl-company", game="claustrophobia", seats=2, until=my_turn(0), options={"team": "free_company"}),
    Prepared(id="cl-destiny", game="claustrophobia", seats=2, until=my_question("allocate", turns=6), options=INFERNAL),
    Prepared(id="cl-threat", game="claustrophobia", seats=2, until=my_question("threat", turns=5), options=INFERNAL),
    Prepared(id="cl-pack", game="claustrophobia", seats=2, until=may_do("fight", turns=4), options=INFERNAL),
    Prepared(id="cl-window", game="claustrophobia", seats=2, until=my_question("window"), options=INFERNAL),
    Prepared(
        id="cl-tile", game="claustrophobia", seats=2, until=my_question("orient", turns=2), options={"side": "infernal"}
    ),
    Prepared(id="cl-end", game="claustrophobia", seats=2, until=the_end, options={"scenario": "S4"}),
    Prepared(id="st-pick", game="sub_terra", seats=4, until=my_turn(0)),
    Prepared(id="st-turn", game="sub_terra", seats=4, until=my_question("actions", turns=24), options=BALANCED),
    Prepared(id="st-late", game="sub_terra", seats=5, until=my_question("actions", turns=60), options=BALANCED),
    Prepared(id="st-tile", game="sub_terra", seats=4, until=my_question("orientation"), options=BALANCED, seed=8),
    Prepared(id="st-ark", game="sub_terra", seats=6, until=my_question("actions", turns=30), options=DAUNTLESS_ARK),
    Prepared(id="st-legion", game="sub_terra", seats=5, until=my_question("actions", turns=24), options=LEGION_TYPHAON),
    Prepared(
        id="st-typhaon",
        game="sub_terra",
        seats=5,
        until=my_question("play_card", turns=24, mine=4),
        options=LEGION_TYPHAON,
        mine=4,
    ),
    Prepared(id="st-end", game="sub_terra", seats=4, until=the_end, options=BALANCED),
]


class Picture(Struct, frozen=True, kw_only=True):
    """One thing to look at."""

    name: str
    address: str
    ready: str
    """What is there when it can be looked at."""
    is_mine: bool = True
    """Whether the person whose tables they are looks, or a stranger."""
    do: Callable[[Page], object] = lambda page: None


def look_back(page: Page) -> None:
    """Open the recap, where it is folded, and step back in it."""
    if page.locator("[data-recap=folded]").count():
        page.locator("[data-recap] .fold").click()
    for _ in range(3):
        page.locator("[data-recap] .steps button").first.click()


def plan_attack(page: Page) -> None:
    """Press a fighter that can attack and point at whom it can attack: the odds stand over it."""
    for attack in page.locator('[data-action^="activate"][data-action*="fight"], [data-action^="fight"]').all():
        attack.hover()
        if page.locator("[data-board] .odds").count():
            return


PICTURES = [
    Picture(name="home", address="/", ready="main"),
    Picture(name="new-table", address="/new/heldentaufe", ready="form"),
    Picture(name="rules", address="/rules/heldentaufe", ready="main h2"),
    Picture(name="rules-chapter", address="/rules/terror_below#worms", ready="details[open]"),
    Picture(
        name="invitation", address="/table/ht-invited/join#key=invitation-to-ht-invited", ready="form", is_mine=False
    ),
    Picture(name="invitation-wrong", address="/table/ht-invited/join#key=nothing", ready="[role=alert]", is_mine=False),
    *[
        Picture(name=table.id, address=f"/table/{table.id}", ready="[data-version]")
        for table in TABLES
        if not table.has_free_seat
    ],
    Picture(name="recap", address="/table/tb-turn", ready="[data-recap]", do=look_back),
    Picture(name="cl-odds", address="/table/cl-fight", ready="[data-action]", do=plan_attack),
    Picture(name="cl-odds-infernal", address="/table/cl-pack", ready="[data-action]", do=plan_attack),
    Picture(name="cl-new-table", address="/new/claustrophobia", ready="form"),
    Picture(name="cl-rules", address="/rules/claustrophobia#combat", ready="details[open]"),
    Picture(name="st-new-table", address="/new/sub_terra", ready="form"),
    Picture(name="st-rules", address="/rules/sub_terra#guardians", ready="details[open]"),
]


def main(folder: Path, names: list[str]) -> int:
    """Take the pictures and say where they are."""
    wanted = [picture for picture in PICTURES if not names or any(name in picture.name for name in names)]
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for number, (size, language, theme) in enumerate(product(SIZES, LANGUAGES, THEMES), start=1):
            for picture in wanted:
                take(browser, address, folder, picture, size, language, theme)
            print(f"{number} of {len(SIZES) * len(LANGUAGES) * len(THEMES)}: {size} {language} {theme}", flush=True)
        browser.close()
    print(f"{len(wanted) * len(SIZES) * len(LANGUAGES) * len(THEMES)} pictures in {folder}")
    return 0


def take(browser: Browser, address: str, folder: Path, picture: Picture, size: str, language: str, theme: str) -> None:
    """One picture: FOLDER/NAME-SIZE-LANGUAGE-THEME.png."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale=LANGUAGES[language],
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=size == "phone",
        is_mobile=size == "phone",
        reduced_motion="reduce",
    )
    if picture.is_mine:
        context.add_cookies([{"name": "hypogeum", "value": SECRET, "url": address}])
    page = context.new_page()
    page.goto(picture.address)
    page.locator(picture.ready).first.wait_for()
    picture.do(page)
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{picture.name}-{size}-{language}-{theme}.png")
    context.close()


@contextmanager
def served() -> Iterator[str]:
    """A server with the prepared tables; its address."""
    if not web.FOR_TESTS.is_current():
        web.FOR_TESTS.build()
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(store_all(Path(data), TABLES))
        command = [sys.executable, "-m", "tests.browser.server", data, str(web.FOR_TESTS.folder)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip()
            finally:
                server.terminate()
                server.wait(20)


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(Path(given[0]) if given else BUILD / "screenshots", given[1:]))
