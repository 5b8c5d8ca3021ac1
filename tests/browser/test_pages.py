"""The pages around the table: home, new table, rules, and what is not there."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Response, Route, expect

from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games import GAMES, find_game
from tests.browser.people import BOT, CLAUSTROPHOBIA, HELDENTAUFE, LANTERN, ME, TERROR_BELOW, People, Person


def test_one_click_starts_a_game_against_bots(ada: Person) -> None:
    ada.opens("/")
    ada.page.get_by_role("button", name=re.compile("^Play now")).first.click()
    ada.page.wait_for_url("**/table/*")
    ada.is_asked()


def test_every_game_shows_its_picture_and_says_in_the_readers_language_what_it_is(ada: Person) -> None:
    ada.opens("/")
    for language in LANGUAGES:
        expect(ada.page.locator(".game .drawing svg")).to_have_count(len(GAMES))
        summaries = [find_game(game).texts(language)("game-summary") for game in GAMES]
        expect(ada.page.locator(".game .summary")).to_have_text(summaries)
        ada.page.get_by_role("button", name="Français").or_(ada.page.get_by_role("button", name="English")).click()


def test_the_search_for_rules_gives_an_id_of_the_book_as_example(ada: Person) -> None:
    for game in GAMES:
        ada.opens(f"/rules/{game}")
        first = ada.page.locator(".rule").first
        hint = ada.page.get_by_role("searchbox")
        expect(hint).to_have_attribute("placeholder", f"a word, or an id such as {first.get_attribute('id')}")


def test_a_form_with_faults_names_them_and_sends_nothing(ada: Person) -> None:
    page = ada.page
    ada.opens(f"/new/{LANTERN}")
    page.get_by_label("Name").first.fill("")
    page.get_by_role("button", name="Open the table").click()
    ada.sees("Give this seat a name.")
    expect(page.get_by_label("Name").first).to_be_focused()
    page.get_by_label("Name").first.fill("Ada")
    page.get_by_label("Who").first.select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    ada.sees("At least one seat needs a person.")


def test_an_option_that_the_server_refuses_is_marked(ada: Person) -> None:
    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            problem = {"code": "wrong_option", "detail": "", "rule": "", "args": {"option": "command_mode"}}
            route.fulfill(status=422, json=problem)
        else:
            route.continue_()

    page = ada.page
    page.route("**/api/tables", refuse)
    ada.opens("/new/heldentaufe")
    page.get_by_role("button", name="Open the table").click()
    ada.sees("The server does not accept this value.")
    expect(page.locator(".option.wrong select")).to_have_attribute("aria-invalid", "true")


def test_options_that_do_not_matter_with_so_many_seats_are_not_shown(ada: Person) -> None:
    page = ada.page
    ada.opens("/new/heldentaufe")
    page.get_by_text("Variants and house rules").click()
    expect(page.get_by_label("Removed resource tiles")).to_be_visible()
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_label("Removed resource tiles")).to_have_count(0)
    expect(page.get_by_label("First player").locator("option")).to_have_count(3)


def test_the_rulebook_is_searched_as_one_types(ada: Person) -> None:
    ada.opens("/rules/heldentaufe")
    search = ada.page.get_by_label("Search the rules")
    search.fill("HT-MOV-1")
    ada.sees("On the surface, pay 1 AP to move")
    expect(ada.page.locator(".rule")).to_have_count(1)
    expect(ada.page.locator(".rule mark")).to_have_text(["HT-MOV-1"])
    search.fill("no such words anywhere")
    ada.sees("No rule speaks of this.")
    expect(ada.page.locator("mark")).to_have_count(0)
    search.fill("")
    expect(ada.page.locator(".rule").nth(100)).to_be_attached()
    expect(ada.page.locator("details[open]")).to_have_count(0)


def test_the_search_comes_first_and_proposes_words_of_the_game(ada: Person) -> None:
    ada.opens("/rules/heldentaufe")
    search = ada.page.get_by_label("Search the rules")
    expect(search).to_be_focused()
    ada.page.get_by_role("button", name="potion").click()
    expect(search).to_have_value("potion")
    expect(search).to_be_focused()
    expect(ada.page.get_by_role("status").first).to_contain_text("rules found")
    expect(ada.page.locator("details:not([open])")).to_have_count(0)
    search.fill("")
    ada.page.get_by_role("heading", level=1).click()
    ada.page.keyboard.press("/")
    expect(search).to_be_focused()
    expect(search).to_have_value("")


def test_a_finger_gets_no_keyboard_over_the_rules(people: People) -> None:
    caller = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    caller.opens("/rules/heldentaufe")
    expect(caller.page.locator("summary").first).to_be_visible()
    expect(caller.page.get_by_label("Search the rules")).not_to_be_focused()


def test_chapters_are_folded_and_show_what_they_speak_of(ada: Person) -> None:
    for game, chapter, name in (("heldentaufe", "The heroes", "Erla"), ("terror_below", "The Worms", "Screamer")):
        ada.opens(f"/rules/{game}")
        expect(ada.page.locator("details[open]")).to_have_count(0)
        ada.page.get_by_role("heading", name=chapter, exact=True).click()
        shown = ada.page.locator("details[open]").get_by_role("listitem").filter(has_text=name)
        expect(shown.locator("svg").first).to_be_visible()
    ada.page.get_by_role("button", name="Open all chapters").click()
    expect(ada.page.locator("details:not([open])")).to_have_count(0)
    ada.page.get_by_role("button", name="Close all chapters").click()
    expect(ada.page.locator("details[open]")).to_have_count(0)


def test_the_icons_in_drawings_are_drawn(ada: Person) -> None:
    """What is put into the page as text has to become SVG; as HTML it would be there and invisible."""
    ada.opens("/rules/heldentaufe#equipment")
    boots = ada.page.get_by_role("listitem").filter(has_text="boots 1")
    path = boots.locator("svg svg path").first
    expect(path).to_be_visible()
    box = path.bounding_box()
    assert box is not None
    assert box["width"] > 10


def test_a_link_to_a_rule_leads_to_it(ada: Person) -> None:
    ada.opens("/rules/heldentaufe#HT-END-1")
    rule = ada.page.locator("#HT-END-1")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(ada.page.locator("details[open]")).to_have_count(1)
    ada.opens("/rules/heldentaufe#combat")
    expect(ada.page.locator("#combat")).to_be_in_viewport()
    expect(ada.page.locator("#combat")).to_be_focused()


def test_an_address_that_leads_nowhere_says_so(ada: Person) -> None:
    ada.opens("/somewhere/else/entirely")
    ada.sees("Nothing is here")
    ada.page.get_by_role("link", name="To the home page").click()
    ada.sees("Adventures below ground")


def test_a_table_that_does_not_exist_says_so(ada: Person) -> None:
    ada.opens("/table/nosuchtable")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such table, or it is closed to you.")


MOST_BYTES = 300_000
"""Of everything that a table's page loads, as a server that compresses sends it."""


@pytest.mark.parametrize("game", [HELDENTAUFE, TERROR_BELOW, CLAUSTROPHOBIA])
def test_the_page_of_a_table_is_light(people: People, game: str) -> None:
    ada = people(locale="fr-FR")
    loaded: list[Response] = []
    ada.page.on("response", lambda answer: loaded.append(answer))
    ada.makes_table(game, ME, BOT)
    ada.is_asked()
    files = [answer for answer in loaded if answer.request.resource_type != "websocket" and answer.ok]
    assert len(files) > 5
    assert sum(len(gzip.compress(answer.body())) for answer in files) < MOST_BYTES
