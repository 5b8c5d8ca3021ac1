"""Claustrophobia 1643 at the table: whole games, dice, cards, exploring, odds, destiny, threat, the phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import ANSWERABLE, BOT, CLAUSTROPHOBIA, HOTSEAT, ME, People, Person
from tests.browser.test_keyboard import MOST_TABS, tab_to
from tests.browser.test_phone import SMALL_TARGETS
from tests.browser.test_terror_below import PHONE, assert_no_faults, looks_away
from tests.browser.tunnels import MOST_ACTS, TWO_TURNS, Fighter
from tests.kit import rule

SMALL: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
EITHER_ORDER = pytest.mark.parametrize("backwards", [False, True], ids=["forwards", "backwards"])


def sits_down(person: Person, *, side: str = "human", seed: int = 11, **options: Any) -> None:
    """Make a table against a bot and wait for the first question."""
    person.makes_table(CLAUSTROPHOBIA, ME, BOT, seed=seed, side=side, **options)
    person.is_asked()


def offer(person: Person, verb: str) -> dict[str, Any]:
    """The first action of a verb that is offered."""
    found: list[dict[str, Any]] = person.last_question()["actions"]
    return next(action for action in found if action["verb"] == verb)


def shortcut(person: Person, name: str) -> dict[str, Any] | None:
    """The first shortcut of a name of which every thing can be pressed."""
    found: list[dict[str, Any]] = person.last_question()["shortcuts"]
    return next((one for one in found if one["name"] == name and all(map(person.can_press, one["picks"]))), None)


def does_by_pressing(person: Person, picks: list[str]) -> None:
    """Press some things, one after the other; with the last of them it is done."""
    before = person.version()
    for number, thing in enumerate(picks[:-1], start=1):
        person.presses(thing)
        person.has_selected(*picks[:number])
    expect(person.thing(picks[-1])).to_have_attribute("data-lit", "")
    person.presses(picks[-1])
    person.waits_for_change(before)


def in_order(picks: list[str], backwards: bool) -> list[str]:
    return picks[::-1] if backwards else picks


def sheet(person: Person, fighter: str) -> dict[str, Any]:
    sheets: list[dict[str, Any]] = person.last_view()["sheets"]
    return next(one for one in sheets if one["id"] == fighter)


def id_of(thing: str) -> str:
    return thing.split(":")[1]


@pytest.mark.parametrize("side", ["human", "infernal"])
def test_a_game_against_a_bot_is_played_by_clicks_to_the_result(ada: Person, side: str) -> None:
    player = Fighter(ada)
    player.sits_down(side=side)
    player.plays_to_the_end()
    assert player.on_board > 15
    assert {"fight", "end_phase"} <= set(player.done)
    result = ada.page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(result).to_contain_text("1st")
    expect(ada.page.locator("[data-why]")).to_be_visible()


class TestLayingDice:
    @EITHER_ORDER
    @rule("CL-HPR-5")
    def test_a_die_and_a_fighter_lay_the_die_on_its_line(self, ada: Person, backwards: bool) -> None:
        sits_down(ada)
        picks = offer(ada, "assign")["picks"]
        does_by_pressing(ada, in_order(picks, backwards))
        die, fighter = map(id_of, picks)
        assert sheet(ada, fighter)["line"] == int(die)
        expect(ada.thing(f"line:{fighter}/{die}")).to_be_visible()

    @EITHER_ORDER
    @rule("CL-HPR-12")
    def test_another_die_on_the_same_fighter_takes_the_place_of_the_first(self, ada: Person, backwards: bool) -> None:
        sits_down(ada)
        does_by_pressing(ada, offer(ada, "assign")["picks"])
        ada.is_asked()
        before = ada.last_view()
        exchange = shortcut(ada, "exchange")
        assert exchange
        does_by_pressing(ada, in_order(exchange["picks"], backwards))
        die, fighter = map(id_of, exchange["picks"])
        assert sheet(ada, fighter)["line"] == int(die)
        assert len(ada.last_view()["human"]["dice"]) == len(before["human"]["dice"])

    def test_of_dice_with_one_face_only_the_pressed_one_is_marked(self, ada: Person) -> None:
        sits_down(ada)
        rolled = ada.last_view()["human"]["dice"]
        face = next(face for face in rolled if rolled.count(face) > 1)
        dice = ada.page.locator(f'[data-board] [data-thing="die:{face}"]')
        dice.nth(1).click()
        expect(dice.nth(1)).to_have_attribute("data-selected", "")
        expect(dice.nth(0)).not_to_have_attribute("data-selected", "")

    def test_a_press_on_the_die_of_a_line_takes_it_back(self, ada: Person) -> None:
        sits_down(ada)
        dice = ada.last_view()["human"]["dice"]
        picks = offer(ada, "assign")["picks"]
        does_by_pressing(ada, picks)
        die, fighter = map(id_of, picks)
        does_by_pressing(ada, [f"line:{fighter}/{die}"])
        assert ada.last_view()["human"]["dice"] == dice

    @EITHER_ORDER
    @rule("CL-HPR-6")
    def test_a_card_and_a_fighter_lay_the_card_beside_the_sheet(self, ada: Person, backwards: bool) -> None:
        sits_down(ada)
        card, fighter = offer(ada, "give")["picks"]
        does_by_pressing(ada, in_order([card, fighter], backwards))
        assert sheet(ada, id_of(fighter))["card"] == {"card": id_of(card), "use": "text"}
        assert id_of(card) not in ada.last_view()["human"]["hand"]

    @rule("CL-HPR-7")
    def test_a_card_a_die_and_a_fighter_turn_the_die(self, ada: Person) -> None:
        sits_down(ada)
        picks = offer(ada, "turn")["picks"]
        does_by_pressing(ada, picks)
        card, die, fighter = map(id_of, picks)
        laid = sheet(ada, fighter)
        assert laid["turned"] == int(die)
        assert laid["card"] == {"card": card, "use": "value"}

    def test_it_is_confirmed_when_every_fighter_has_a_die_and_not_before(self, ada: Person) -> None:
        sits_down(ada)
        confirm = ada.page.locator('[data-answers] [data-action="confirm"]')
        for _ in ada.last_view()["sheets"]:
            expect(confirm).to_have_count(0)
            does_by_pressing(ada, offer(ada, "assign")["picks"])
            ada.is_asked()
        expect(confirm).to_be_visible()
        before = ada.version()
        confirm.click()
        ada.waits_for_change(before)
        assert ada.last_view()["phase"] != "human_preparation" or ada.last_question()["decision"] != "assignment"


class TestInFront:
    """What the one big button says."""

    def test_it_confirms_the_dice_when_all_are_laid(self, ada: Person) -> None:
        sits_down(ada)
        primary = ada.page.locator("[data-answers] .primary")
        for _ in ada.last_view()["sheets"]:
            expect(primary).to_have_count(0)
            does_by_pressing(ada, offer(ada, "assign")["picks"])
            ada.is_asked()
        expect(primary).to_have_attribute("data-action", "confirm")

    @rule("CL-VAR-3")
    def test_it_gives_no_points_of_a_company_away(self, ada: Person) -> None:
        sits_down(ada, team="free_company")
        primary = ada.page.locator("[data-answers] .primary")
        for fighter in ("H01", "H03", "H05", "H06"):
            expect(primary).to_have_count(0)
            does_by_pressing(ada, [f"fighter:{fighter}"])
            ada.is_asked()
        expect(ada.page.locator('[data-answers] [data-action="ready"]')).to_have_class(re.compile("quiet"))
        points = ada.last_view()["human"]["points"]
        does_by_pressing(ada, ["deck"])
        assert ada.last_view()["human"]["points"] == points - 1
        for _ in range(points - 1):
            ada.is_asked()
            does_by_pressing(ada, ["deck"])
        expect(primary).to_have_attribute("data-action", "ready")

    def test_a_fighter_is_not_activated_by_it_while_there_is_more_to_press(self, ada: Person) -> None:
        sits_down(ada)
        ada.plays_until("activation")
        ada.presses("fighter:H05")
        expect(ada.page.locator('[data-answers] [data-action="activate H05"]')).to_be_visible()
        expect(ada.page.locator("[data-answers] .primary")).to_have_count(0)


@rule("CL-TAL-10")
def test_the_switch_of_imposing_says_what_it_would_do_now(ada: Person) -> None:
    sits_down(ada)
    ada.plays_until("activation")
    switch = ada.page.locator('[data-answers] [data-action="let_pass H03"]')
    expect(switch).to_contain_text("let enemies pass")
    ada.does("let_pass H03")
    ada.is_asked()
    expect(switch).to_contain_text("hold them again")


class TestActing:
    def test_the_way_is_shown_before_it_is_gone(self, ada: Person) -> None:
        sits_down(ada)
        ada.plays_until("activation")
        explore = shortcut(ada, "explore")
        assert explore
        fighter, exit_ = explore["picks"]
        looks_away(ada)
        expect(ada.page.locator("[data-walk]")).to_have_count(0)
        ada.presses(fighter)
        ada.thing(exit_).hover()
        expect(ada.page.locator("[data-walk]")).to_be_attached()
        expect(ada.page.locator("[data-preview-of]")).to_be_visible()

    @rule("CL-CBT-1")
    def test_the_odds_are_shown_before_an_attack_is_made(self, ada: Person) -> None:
        fight = comes_to_a_fight(ada)
        chances = {odds["what"]: f"{round(odds['chance'] * 100)} %" for odds in fight["preview"]["odds"]}
        attacker, victim = fight["picks"]
        before = ada.version()
        ada.presses(attacker)
        ada.thing(victim).hover()
        plate = ada.page.locator("[data-board] .odds")
        expect(plate).to_contain_text(chances["hit"])
        expect(plate).to_contain_text(chances["kill"])
        (damage,) = {odds["args"]["damage"] for odds in fight["preview"]["odds"]}
        expect(plate).to_contain_text(f"{damage:g}")
        spoken = ada.page.locator("[data-preview-of]")
        expect(spoken).to_contain_text(f"damage expected: {damage:g} of")
        assert spoken.evaluate("one => one.parentElement.scrollHeight <= one.parentElement.clientHeight")
        assert ada.version() == before
        ada.presses(victim)
        ada.waits_for_change(before)
        ada.is_told(re.compile("attacks"))


def comes_to_a_fight(person: Person) -> dict[str, Any]:
    """To the first activation, in which an enemy stands on the same tile from the start; how it is attacked."""
    sits_down(person, **TWO_TURNS)
    person.plays_until("activation")
    found = shortcut(person, "fight")
    assert found
    return found


class TestInfernalSide:
    @EITHER_ORDER
    @rule("CL-THR-1")
    def test_an_entry_of_the_reserve_and_a_tile_bring_a_fighter_into_play(self, ada: Person, backwards: bool) -> None:
        sits_down(ada, side="infernal", infernal_pm=6)
        ada.plays_until("threat")
        before = ada.last_view()
        entry, tile = next(
            action["picks"]
            for action in ada.last_question()["actions"]
            if action["verb"] == "buy" and ada.can_press(action["picks"][1])
        )
        does_by_pressing(ada, in_order([entry, tile], backwards))
        after = ada.last_view()
        assert after["infernal"]["pm"] < before["infernal"]["pm"]
        entered = {one["id"] for one in after["fighters"]} - {one["id"] for one in before["fighters"]}
        assert [one["at"] for one in after["fighters"] if one["id"] in entered] == [id_of(tile)]


def always_in_sight(person: Person) -> list[Locator]:
    """What has to be seen in every moment: what is aimed at, the turn and the phase."""
    scenario = person.page.get_by_role("region", name="Scenario")
    turn = scenario.get_by_role("img", name=re.compile("^Turn "))
    return [scenario.locator(".aim.mine"), turn, scenario.get_by_role("list", name="Phases of the turn")]


@pytest.mark.parametrize("side", ["human", "infernal"])
@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["1280x720", "390x844"])
def test_the_aim_and_the_turn_are_always_in_sight(people: People, size: dict[str, Any], side: str) -> None:
    caller = people(**size)
    sits_down(caller, side=side)
    for decision in ("assignment", "activation") if side == "human" else ("allocate", "threat"):
        caller.plays_until(decision)
        assert caller.overflow() == 0
        for what in always_in_sight(caller):
            expect(what).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("side", ["human", "infernal"])
def test_in_a_small_window_nothing_of_mine_has_to_be_scrolled_for(people: People, side: str, locale: str) -> None:
    caller = people(**SMALL, locale=locale)
    sits_down(caller, side=side)
    for decision in ("assignment", "activation") if side == "human" else ("allocate", "threat"):
        caller.plays_until(decision)
        table = caller.page.locator(".claustrophobia")
        assert table.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        for part in (".strip", "[data-part='map']", "div.mine"):
            expect(table.locator(part)).to_be_in_viewport(ratio=1)


TOO_SMALL = """([things, least]) => things.filter((thing) => {
  const drawn = [...document.querySelectorAll(`[data-board] [data-thing="${thing}"]`)];
  return !drawn.some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) >= least;
  });
})"""
"""The things of which nothing that is drawn is so large in both directions."""
FINGER, FINGERTIP = 34, 24
"""In pixels: beside the map, and on it, where one can zoom."""
ON_MAP = ("tile:", "exit:", "fighter:")


def touches_well(person: Person) -> None:
    """Whatever is lit can be hit by a finger, and nothing is wider than the screen."""
    lit = person.lit()
    beside = [thing for thing in lit if not thing.startswith(ON_MAP)]
    on_map = [thing for thing in lit if thing.startswith(ON_MAP)]
    assert person.page.evaluate(TOO_SMALL, [beside, FINGER]) == []
    assert person.page.evaluate(TOO_SMALL, [on_map, FINGERTIP]) == []
    assert person.overflow() == 0
    assert person.page.locator(".claustrophobia.things").evaluate("one => one.scrollWidth - one.clientWidth") == 0


@pytest.mark.parametrize(("side", "locale"), [("human", "fr-FR"), ("infernal", "en-GB")])
def test_on_a_phone_a_whole_turn_is_played_by_touches(people: People, side: str, locale: str) -> None:
    caller = people(**PHONE, locale=locale)
    player = Fighter(caller, lambda one: one.tap(force=True))
    player.sits_down(side=side)
    questions: set[str] = set()
    while caller.last_view()["turn"] == 1 and not player.is_over():
        decision = caller.last_question()["decision"]
        if decision not in questions:
            touches_well(caller)
        questions.add(decision)
        player.acts()
    assert questions >= ({"assignment", "activation"} if side == "human" else {"allocate", "threat", "activation"})
    assert "fight" in player.done
    assert player.on_board > 5
    assert caller.page.locator(".side button").evaluate_all(SMALL_TARGETS) == []


def test_a_turn_is_played_by_keys_alone(ada: Person) -> None:
    """Dice and fighters are found by Tab, where to go by arrows on the map, and the phase is ended by its key."""
    keys = ada.page.keyboard
    sits_down(ada, **TWO_TURNS)
    for _ in ada.last_view()["sheets"]:
        before = ada.version()
        tab_to(ada, '[data-board] [data-lit][data-thing^="die:"]')
        keys.press("Enter")
        expect(ada.page.locator('[data-board] [data-selected][data-thing^="die:"]')).to_have_count(1)
        tab_to(ada, '[data-board] .sheet:not(:has(.used)) [data-lit][data-thing^="fighter:"]')
        keys.press("Enter")
        ada.waits_for_change(before)
        ada.is_asked()
    before = ada.version()
    tab_to(ada, '[data-action="confirm"]')
    keys.press("Enter")
    ada.waits_for_change(before)
    ada.plays_until("activation")

    tab_to(ada, "[data-map] [data-thing]")
    at = ada.page.evaluate("document.activeElement.dataset.thing")
    keys.press("ArrowUp")
    assert ada.page.evaluate("document.activeElement.dataset.thing") != at
    tab_to(ada, "[data-action-list] button")
    for _ in range(MOST_TABS):
        if ada.page.locator('[data-action-list] [data-action*="fight"]:focus').count():
            break
        keys.press("ArrowDown")
    expect(ada.page.locator("[data-board] .odds")).to_be_visible()
    before = ada.version()
    keys.press("Enter")
    ada.waits_for_change(before)
    ada.is_told(re.compile("attacks"))
    ada.plays_until("activation")
    before = ada.version()
    keys.press("Escape")
    keys.press("e")
    expect(ada.page.locator("[data-end-sure]")).to_be_visible()
    assert ada.version() == before
    keys.press("e")
    ada.waits_for_change(before)


@pytest.mark.parametrize(("side", "decision"), [("human", "activation"), ("infernal", "threat")])
def test_no_serious_fault_in_a_turn_of_either_side(ada: Person, side: str, decision: str) -> None:
    sits_down(ada, side=side, **TWO_TURNS)
    ada.plays_until(decision)
    assert_no_faults(ada)


# Both sides on one device


HAND_OF = {"I am Ada": ("card:", '"hand":["I'), "I am Ben": ("event:", '"hand":["V')}
"""Whose cards are which: as things on the page, and how a hand of them begins where it is sent."""


def test_on_one_device_no_hand_is_there_before_the_device_is_passed(ada: Person) -> None:
    ada.makes_table(CLAUSTROPHOBIA, ME, HOTSEAT, **TWO_TURNS)
    player = Fighter(ada)
    passing = player.passing
    held: list[str] = []
    heard = 0
    for _ in range(MOST_ACTS):
        expect(passing.or_(ada.page.locator(ANSWERABLE)).first).to_be_attached()
        if passing.count():
            assert ada.page.locator("[data-thing]").count() == 0
            held.append(passing.inner_text())
            heard = len(ada.heard)
            passing.click()
            ada.is_asked()
        if ada.last_view()["turn"] > 1 or player.is_over():
            break
        player.does(player.wants())
        sent = "".join(ada.heard[heard:])
        (_, hand), (foreign_card, foreign_hand) = sorted(HAND_OF.values(), key=lambda one: one != HAND_OF[held[-1]])
        assert hand in sent
        assert foreign_hand not in sent
        assert ada.page.locator(f'[data-thing^="{foreign_card}"]').count() == 0
    assert set(held) == set(HAND_OF)
    assert {"assign", "fight", "place", "buy"} <= set(player.done)
