"""Sub Terra II at the table: a whole game by presses, exploring, ways and odds, Guardians, the phone, axe."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, IN_ITS_MIDDLE, ME, ROOM, SUB_TERRA, People, Person
from tests.browser.test_phone import SMALL_TARGETS
from tests.browser.test_terror_below import PHONE, assert_no_faults

CAREFUL = {**BOT, "bot": "careful"}
MOST_ACTS = 160
WANTED = ["explore", "choose", "keep", "orient", "accept", "walk_explore", "move", "go", "heal", "end"]
"""By verb or name of a shortcut, the most wanted first; then whatever else is offered."""

LARGEST = """all => {
  const least = (one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height);
  return all.reduce((best, one, index) => (least(one) > least(all[best]) ? index : best), 0);
}"""


class Explorer:
    """Plays one seat by presses on the board; what is no thing to be pressed is said by its label."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: list[str] = []
        """What he has done, by verb or name of the shortcut."""
        self.on_board = 0
        """How often he has pressed things on the board."""

    def sits_down(self, *others: dict[str, Any], seed: int = 11, **options: Any) -> None:
        self.person.makes_table(SUB_TERRA, ME, *(others or (BOT, BOT)), seed=seed, **options)
        self.person.is_asked()

    def is_over(self) -> bool:
        return self.person.page.locator("[data-result]").count() > 0

    def plays_to_the_end(self) -> None:
        for _ in range(MOST_ACTS):
            if self.is_over():
                return
            self.acts()
        raise AssertionError(f"no end after {MOST_ACTS} acts: {self.done}")

    def comes_to(self, decision: str) -> None:
        for _ in range(MOST_ACTS):
            if self.person.last_question().get("decision") == decision:
                return
            self.acts()
        raise AssertionError(f"{decision} was never asked: {self.done}")

    def acts(self) -> None:
        """Do what he wants most of all that can be said by presses, and wait for the next question."""
        self.person.settles()
        option = next(one for one in self.options() if all(map(self.reaches, one["picks"])))
        self.does(option)
        self.person.is_asked()

    def options(self) -> list[dict[str, Any]]:
        question = self.person.last_question()
        actions = [{**one, "name": one["verb"], "id": one["action"]} for one in question["actions"]]
        shortcuts = [{**one, "id": "; ".join(one["actions"])} for one in question["shortcuts"]]
        return sorted([*shortcuts, *actions], key=self._rank)

    def _rank(self, option: dict[str, Any]) -> int:
        """What he has done twice in a row he wants less: else he would walk to and fro."""
        name = option["name"]
        is_worn = self.done[-2:] == [name, name]
        return (WANTED.index(name) if name in WANTED else len(WANTED)) + is_worn * len(WANTED)

    def reaches(self, thing: str) -> bool:
        drawn = self.person.page.locator(f'[data-board] [data-thing="{thing}"]')
        return drawn.count() > 0 and bool(drawn.nth(drawn.evaluate_all(LARGEST)).evaluate(IN_ITS_MIDDLE) == thing)

    def does(self, option: dict[str, Any]) -> None:
        before = self.person.version()
        page = self.person.page
        sent = page.locator(f'{ROOM}:is(:not([data-version="{before}"]), [data-busy="true"])')
        for thing in option["picks"]:
            self.person.settles()
            drawn = page.locator(f'[data-board] [data-thing="{thing}"]')
            drawn.nth(drawn.evaluate_all(LARGEST)).click(force=True)
            self.on_board += 1
            taken = page.locator(f'[data-board] [data-thing="{thing}"][data-selected]')
            expect(taken.or_(sent).first).to_be_attached()
        if page.locator("[data-selection]").count() or not option["picks"]:
            page.locator(f'[data-action="{option["id"]}"]').first.click()
        self.person.waits_for_change(before)
        self.done.append(option["name"])


@pytest.fixture
def explorer(ada: Person) -> Explorer:
    return Explorer(ada)


@pytest.mark.timeout(300)  # the acts are counted; this only ends a test that hangs
def test_a_game_with_bots_is_played_by_presses_to_the_result(explorer: Explorer) -> None:
    explorer.sits_down()
    explorer.plays_to_the_end()
    assert explorer.on_board > 8
    assert {"explore", "orient"} & set(explorer.done)
    result = explorer.person.page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(explorer.person.page.locator("[data-why]")).to_be_visible()


def test_every_thing_that_is_lit_is_drawn(explorer: Explorer) -> None:
    """Whatever the question is, each of its things stands somewhere on the board."""
    explorer.sits_down(CAREFUL, CAREFUL, seed=5)
    page = explorer.person.page
    for _ in range(14):
        if explorer.is_over():
            break
        question = explorer.person.last_question()
        for action in question["actions"]:
            for thing in action["picks"]:
                expect(page.locator(f'[data-board] [data-thing="{thing}"]').first).to_be_attached()
        explorer.acts()


def test_an_explorer_is_chosen_by_a_press_on_its_sheet(ada: Person) -> None:
    ada.makes_table(SUB_TERRA, BOT, ME, BOT, explorer_pick="free")
    ada.is_asked()
    assert ada.last_question()["decision"] == "pick_explorer"
    assert_no_faults(ada)
    candidate = ada.last_question()["actions"][-1]["picks"][0]
    before = ada.version()
    ada.presses(candidate)
    ada.waits_for_change(before)
    mine = next(one for one in ada.last_view()["explorers"] if one["seat"] == 1)
    assert f"candidate:{mine['id']}" == candidate


class TestExploring:
    def test_an_exit_is_pressed_and_the_tile_is_turned_where_it_will_lie(self, explorer: Explorer) -> None:
        explorer.sits_down()
        person = explorer.person
        explorer.comes_to("orientation")
        spot = person.last_view()["placing"]["spot"]
        expect(person.page.locator(f'[data-drawn="{spot}"]')).to_be_visible()
        turns = [action["picks"][0] for action in person.last_question()["actions"]]
        assert len(turns) > 1
        before = person.version()
        person.presses(turns[-1])
        person.waits_for_change(before)
        tile = next(tile for tile in person.last_view()["tiles"] if tile["at"] == spot)
        assert f"rotation:{tile['rotation']}" == turns[-1]

    def test_the_odds_of_the_next_tile_stand_on_the_map(self, explorer: Explorer) -> None:
        explorer.sits_down()
        person = explorer.person
        explorer.comes_to("actions")
        explore = next(one for one in person.last_question()["actions"] if one["verb"] == "explore")
        person.page.locator(f'[data-action="{explore["action"]}"]').first.hover()
        expect(person.page.locator("[data-board] [data-odds]")).to_contain_text("%")

    def test_the_way_and_its_cost_are_drawn(self, explorer: Explorer) -> None:
        explorer.sits_down()
        person = explorer.person
        explorer.comes_to("actions")
        move = next(action for action in person.last_question()["actions"] if action["verb"] == "move")
        person.settles()
        person.thing(move["picks"][0]).hover(force=True)
        way = person.page.locator(f'[data-walk="{move["picks"][0].removeprefix("tile:")}"]')
        expect(way).to_contain_text("1")


def test_the_sheet_of_whoever_is_pressed_is_shown(explorer: Explorer) -> None:
    explorer.sits_down()
    person = explorer.person
    explorer.comes_to("actions")
    other = next(one for one in person.last_view()["explorers"] if one["seat"] == 1)
    person.presses(f"explorer:{other['id']}")
    sheet = person.page.locator(".sheet")
    expect(sheet.locator(f'[data-thing="explorer:{other["id"]}"]').first).to_be_visible()


def test_what_guardians_would_do_is_drawn(explorer: Explorer) -> None:
    """Arrows say where Guardians would go, and marks whom they would reach."""
    explorer.sits_down(BOT, BOT, BOT, seed=3)
    page = explorer.person.page
    for _ in range(MOST_ACTS):
        guardians = explorer.person.last_view()["guardians"]
        for guardian in guardians:
            for cell in guardian["cells"]:
                expect(page.locator(f'[data-intent="{guardian["at"]} {cell}"]').first).to_be_attached()
            for victim in guardian["victims"]:
                expect(page.locator(f'[data-threat="{victim}"]')).to_be_attached()
        if any(guardian["cells"] or guardian["victims"] for guardian in guardians):
            return
        explorer.acts()
    raise AssertionError("no Guardian ever wanted to do anything")


def test_axe_finds_nothing_at_the_table(explorer: Explorer) -> None:
    explorer.sits_down(CAREFUL, CAREFUL)
    assert_no_faults(explorer.person)
    explorer.comes_to("orientation")
    assert_no_faults(explorer.person)


@pytest.mark.parametrize("mode", ["base", "ark", "typhaon"])
def test_on_a_phone_everything_fits_and_each_part_is_one_touch_away(people: People, mode: str) -> None:
    caller = people(**PHONE, locale="fr-FR")
    caller.makes_table(SUB_TERRA, ME, BOT, BOT, BOT, game_mode=mode)
    caller.is_asked()
    page = caller.page
    assert caller.overflow() == 0
    table = page.locator(".sub-terra")
    assert table.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    parts = page.get_by_role("navigation", name="Volets de la table")
    for name, part in (("Expédition", "panels"), ("Temple", "map")):
        parts.get_by_role("button", name=name).tap()
        expect(page.locator(f'[data-part="{part}"]')).to_be_in_viewport()
    assert parts.locator("button").evaluate_all(SMALL_TARGETS) == []
    assert_no_faults(caller)


def test_typhaon_is_played_from_his_own_side(people: People) -> None:
    """The last seat is Typhaon's: what lies beside the map are his cards."""
    ada = people()
    ada.makes_table(SUB_TERRA, BOT, BOT, BOT, ME, game_mode="typhaon")
    ada.is_asked()
    hand = ada.last_view()["typhaon"]["hand"]
    assert hand
    for card in hand:
        expect(ada.thing(f"card:{card}")).to_be_attached()
    assert_no_faults(ada)
