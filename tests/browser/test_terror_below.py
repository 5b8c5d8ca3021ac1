"""Terror Below at the table: a whole game by clicks, hunting, the preview of attacks, the phone, accessibility."""

from __future__ import annotations

import random
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, ME, ROOM, TERROR_BELOW, People, Person
from tests.browser.test_accessibility import faults
from tests.kit import rule

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

MOST_CLICKS = 400
CLICKS_A_TURN = 3
PLACES = ("space:", "rubble:", "eggs:", "slot:", "bounty:", "egg:", "weapon:", "character:", "pile:")
PARTS = {"Ma main": "hand", "Primes": "line", "Joueurs": "squads", "Vers": "zone", "Carte": "map"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sits_down(person: Person, *seats: dict[str, Any], seed: int = 11, **options: Any) -> None:
    """Make a table of Terror Below and wait for the first question."""
    person.makes_table(TERROR_BELOW, ME, *seats, seed=seed, **options)
    person.is_asked()


def comes_to_first_turn(person: Person) -> None:
    person.plays_until("play_vehicle")


@pytest.mark.timeout(300)  # the clicks are counted; this only ends a test that hangs
def test_a_game_against_a_bot_is_played_by_clicks_to_the_result(ada: Person) -> None:
    page = ada.page
    sits_down(ada, {**BOT, "bot": "careful"}, target=10)
    board_clicks = 0
    rng = random.Random(5)
    for click in range(MOST_CLICKS):
        ada.is_asked()
        if page.locator("[data-result]").count():
            break
        places = [thing for thing in ada.lit() if thing.startswith(PLACES)]
        if places and click % CLICKS_A_TURN and ada.clicks_on_board(rng.choice(places)):
            board_clicks += 1
        else:
            ada.goes_on()
    assert board_clicks > 5
    result = page.locator("[data-result]")
    expect(result).to_be_visible()
    expect(result).to_contain_text("1st")


def looks_away(person: Person) -> None:
    """Point at nothing and focus nothing: an action with the focus shows what it would lead to."""
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement.blur()")


def test_a_worm_shows_where_it_would_strike(ada: Person) -> None:
    sits_down(ada, BOT)
    comes_to_first_turn(ada)
    page = ada.page
    worm = ada.last_view()["worms"][1]
    struck = page.locator("[data-board] [data-struck]")
    looks_away(ada)
    expect(struck).to_have_count(0)
    ada.thing("slot:2").hover()
    expect(struck).to_have_count(len(worm["strike"]["struck"]))
    page.mouse.move(0, 0)
    expect(struck).to_have_count(0)
    look = page.get_by_role("button", name="Show the attack of Worm 2 on the map")
    look.click()
    page.mouse.move(0, 0)
    expect(look).to_have_attribute("aria-pressed", "true")
    expect(struck).to_have_count(len(worm["strike"]["struck"]))
    found = struck.evaluate_all("all => all.map(one => one.dataset.struck)")
    assert sorted(found) == sorted(worm["strike"]["struck"])


def test_a_vehicle_shows_where_it_would_lead_the_targets(ada: Person) -> None:
    sits_down(ada, BOT)
    comes_to_first_turn(ada)
    play = ada.last_view()["plays"][-1]
    ada.thing(f"vehicle:{play['vehicle']}").hover()
    ways = ada.page.locator("[data-board] [data-way]")
    expect(ways).to_have_count(3)
    ada.thing(f"vehicle:{play['vehicle']}").click()
    looks_away(ada)
    expect(ways).to_have_count(3)
    ada.thing(f"slot:{play['slot']}").hover()
    centre = ada.page.locator(
        f'[data-board] [data-preview="{play["slot"]}"] [data-struck="{play["strike"]["target"]}"]'
    )
    expect(centre).to_have_count(1)


@rule("TB-SET-16")
def test_piles_lie_where_their_cards_go(ada: Person) -> None:
    sits_down(ada, BOT, first_worms="random")
    comes_to_first_turn(ada)
    piles = ada.last_view()["piles"]
    expect(ada.page.locator(".zone [data-thing='pile:worm']")).to_have_text(str(piles["worm"]["cards"]))
    expect(ada.page.locator(".line [data-thing='pile:vehicle']")).to_have_text(str(piles["vehicle"]["cards"]))
    for pile, location in (("bounty", "government"), ("item", "store"), ("weapon", "police")):
        at = next(space["at"] for space in ada.last_view()["spaces"] if space["location"] == location)
        mark = ada.thing(f"space:{at}").locator(f"[data-pile='{pile}']")
        expect(mark).to_have_text(str(piles[pile]["cards"]))
    ada.page.get_by_role("button", name="Discard piles").click()
    dialog = ada.page.get_by_role("dialog")
    assert piles["worm"]["discard"]
    expect(dialog.locator("h3")).to_have_text(["Worms", "Bounties", "Items", "Weapons", "Vehicles"])
    expect(dialog.locator("ul").first).not_to_contain_text("none")


def test_what_cannot_be_done_says_why(ada: Person) -> None:
    sits_down(ada, BOT)
    comes_to_first_turn(ada)
    ada.thing("space:4,4").click(force=True)
    expect(ada.page.locator("[data-why-not]")).to_be_visible()


def assert_no_faults(person: Person) -> None:
    """axe finds nothing serious in either theme."""
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        assert faults(person) == [], theme


def verdict(shot: dict[str, Any]) -> str:
    if shot["kills"] == shot["ways"]:
        return "Defeats the Worm: the reward is yours"
    return "Defeats the Worm with a chance of" if shot["kills"] else "Does not defeat it yet"


def test_the_hunt_says_what_each_weapon_would_do(ada: Person) -> None:
    sits_down(ada, seed=20, scenario="total_extermination", queens=True, left_behind=1)
    ada.plays_until("hunt")
    assert_no_faults(ada)
    attack = ada.last_view()["attack"]
    panel = ada.page.locator("[data-attack]")
    left = attack["health"] - attack["damage"]
    expect(panel).to_contain_text(f"{left} of {attack['health']} Health left")
    expect(panel).to_contain_text("Whoever deals the last blow takes the reward")
    (shot,) = attack["shots"]
    row = panel.locator(f'[data-shot="{shot["weapon"]}"]')
    expect(row).to_contain_text(str(shot["least"]))
    expect(row).to_contain_text(verdict(shot))
    before = ada.version()
    row.click()
    ada.waits_for_change(before)
    ada.is_told(f"{shot['least']} Damage")


@pytest.mark.parametrize("options", [{"board": "canyon"}, {"board": "desert"}], ids=["canyon", "desert"])
def test_on_a_phone_everything_fits_and_each_part_is_one_touch_away(people: People, options: dict[str, Any]) -> None:
    caller = people(**PHONE, locale="fr-FR")
    sits_down(caller, BOT, BOT, BOT, **options)
    comes_to_first_turn(caller)
    page = caller.page
    assert caller.overflow() == 0
    table = page.locator(".terror-below")
    assert table.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    for name, part in (
        ("Ma main", "hand"),
        ("Primes", "line"),
        ("Joueurs", "squads"),
        ("Vers", "zone"),
        ("Carte", "map"),
    ):
        page.get_by_role("navigation", name="Volets de la table").get_by_role("button", name=name).tap()
        expect(page.locator(f'[data-part="{part}"]')).to_be_in_viewport()
    assert_no_faults(caller)
    map_box = page.locator("[data-map]").bounding_box()
    assert map_box
    assert map_box["x"] >= 0
    assert map_box["x"] + map_box["width"] <= 390


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_in_a_small_window_everything_of_mine_is_in_sight_and_no_name_is_broken(people: People, locale: str) -> None:
    caller = people(viewport={"width": 1280, "height": 720}, locale=locale)
    sits_down(caller, BOT, BOT, BOT, BOT)
    comes_to_first_turn(caller)
    table = caller.page.locator(".terror-below")
    assert table.evaluate("one => one.scrollHeight - one.clientHeight") == 0
    for part in (
        "[data-map]",
        "[data-part='zone']",
        "[data-part='line']",
        "[data-part='hand']",
        "[data-part='hand'] li",
    ):
        for place in table.locator(part).all():
            expect(place).to_be_in_viewport(ratio=1)
    names = table.locator(".fitted")
    assert names.count() > len(caller.last_view()["worms"])
    too_wide = (
        "all => all.filter(one => one.scrollWidth > one.parentElement.clientWidth + 1).map(one => one.textContent)"
    )
    assert names.evaluate_all(too_wide) == []


def test_a_press_on_rubble_goes_there_and_removes_a_piece(ada: Person) -> None:
    sits_down(ada, BOT)
    ada.plays_until("action_step")
    far = [
        shortcut
        for shortcut in ada.last_question()["shortcuts"]
        if shortcut["name"] == "clear_far" and ada.can_press(shortcut["picks"][0])
    ]
    here = ada.last_view()["squads"][0]
    before = ada.version()
    ada.thing(far[0]["picks"][0]).hover()
    expect(ada.page.locator("[data-walk]")).to_be_attached()
    ada.thing(far[0]["picks"][0]).click()
    ada.waits_for_change(before)
    squad = ada.last_view()["squads"][0]
    assert squad["space"] != here["space"]
    assert squad["rubble"] == here["rubble"] + 1


def test_a_tap_on_the_map_moves_the_pawn(people: People) -> None:
    caller = people(**PHONE, locale="en-GB")
    sits_down(caller, BOT)
    caller.plays_until("action_step")
    moves = {action.split()[1] for action in caller.actions() if action.startswith("move")}
    assert moves
    here = caller.last_view()["squads"][0]["space"]
    before = caller.version()
    spaces = [thing for thing in caller.lit() if thing.startswith("space:")]
    caller.thing(spaces[0]).tap(force=True)
    offered = caller.page.locator("[data-answers] [data-action^='move']")
    sent = caller.page.locator(f'{ROOM}:is(:not([data-version="{before}"]), [data-busy="true"])')
    expect(offered.or_(sent).first).to_be_attached()
    if offered.count():
        offered.first.tap()
    caller.waits_for_change(before)
    assert caller.last_view()["squads"][0]["space"] != here or caller.last_view()["squads"][0]["rubble"]


def test_the_keyboard_alone_plays_a_vehicle(ada: Person) -> None:
    sits_down(ada, BOT)
    comes_to_first_turn(ada)
    page = ada.page
    vehicle = ada.last_view()["squads"][0]["hand"][0]
    ada.thing(f"vehicle:{vehicle}").focus()
    page.keyboard.press("Enter")
    ada.has_selected(f"vehicle:{vehicle}")
    before = ada.version()
    page.keyboard.press("b")  # on what is selected
    page.keyboard.press("Escape")
    ada.has_selected()
    page.keyboard.press("Enter")
    page.locator('[data-board] [data-thing^="slot:"][data-lit]').first.focus()
    page.keyboard.press("Enter")
    ada.waits_for_change(before)
    assert ada.last_view()["turn"]["vehicle"] == vehicle
    page.locator('[data-map] [tabindex="0"]').first.focus()
    at = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.thing") != at


def test_no_serious_fault_while_leaders_are_chosen_and_in_a_turn(ada: Person) -> None:
    sits_down(ada, BOT, BOT, board="canyon")
    assert_no_faults(ada)
    comes_to_first_turn(ada)
    ada.thing("slot:1").hover()
    assert_no_faults(ada)
