"""What lies beside the temple of Sub Terra II: aim and volcano, sheets, the bag with its odds, tiles and dice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import BOT, ME, SUB_TERRA, People, Person
from tests.browser.test_keyboard import tab_to
from tests.browser.test_terror_below import PHONE, assert_no_faults
from tests.kit import rule

MOST_ACTS = 60
WANTED = ["explore", "reveal", "orient", "move", "go"]
"""By verb, the most wanted first; then whatever else is offered."""


def mine(person: Person) -> dict[str, Any]:
    """The Explorer of the first seat."""
    return next(one for one in person.last_view()["explorers"] if one["seat"] == 0)


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("^Sheet of "))


def begins(person: Person, explorer: str) -> None:
    """Sit down and pick an Explorer."""
    person.makes_table(SUB_TERRA, ME, BOT, BOT, explorer_pick="free", explorer_sets="base")
    person.is_asked()
    before = person.version()
    person.presses(f"candidate:{explorer}")
    person.waits_for_change(before)


def goes_exploring_until(person: Person, decision: str) -> None:
    """Explore wherever it is possible, until this is asked."""
    for _ in range(MOST_ACTS):
        person.is_asked()
        question = person.last_question()
        if question["decision"] == decision:
            return
        offered = sorted(
            question["actions"],
            key=lambda one: WANTED.index(one["verb"]) if one["verb"] in WANTED else len(WANTED) + one["ends"],
        )
        person.does(offered[0]["action"] if offered[0]["verb"] in WANTED else offered[-1]["action"])
    raise AssertionError(f"{decision} was never asked")


def test_aim_round_and_volcano_are_in_sight(ada: Person) -> None:
    ada.plays_with_bots(SUB_TERRA, difficulty="normal")
    ada.is_asked()
    status = ada.page.get_by_role("region", name="Aim")
    expect(status).to_contain_text("Set three Keys in the Sanctum")
    expect(status).to_contain_text("Round 1")
    expect(status).to_contain_text("Keys set: 0/3")
    volcano = status.get_by_role("img", name=re.compile("^Volcano"))
    expect(volcano).to_have_accessible_name(re.compile("Eruption marker on 26.* 1 step, to 25"))


def test_on_a_phone_the_aim_stays_above_whatever_is_scrolled(people: People) -> None:
    ada = people(**PHONE)
    ada.plays_with_bots(SUB_TERRA)
    ada.is_asked()
    status = ada.page.get_by_role("region", name="Aim")
    expect(status).to_be_in_viewport(ratio=1)
    ada.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Expedition").tap()
    expect(sheet(ada)).to_be_in_viewport()
    expect(status).to_be_in_viewport(ratio=1)
    box, below = status.bounding_box(), sheet(ada).bounding_box()
    assert box is not None
    assert below is not None
    assert box["y"] + box["height"] <= below["y"] + 1  # what was asked for is not hidden behind it


def test_an_action_point_is_bought_on_the_sheet(ada: Person) -> None:
    ada.plays_with_bots(SUB_TERRA)
    ada.plays_until("actions")
    hearts = mine(ada)["hearts"]
    expect(sheet(ada).get_by_role("img", name="2 action points left")).to_be_visible()
    assert ada.clicks_on_board("ability:exert")
    expect(sheet(ada).get_by_role("img", name="3 action points left")).to_be_visible()
    assert mine(ada)["hearts"] == hearts - 1
    expect(sheet(ada).get_by_role("img", name=re.compile(rf"^{hearts - 1} of "))).to_be_visible()


def test_the_bag_tells_how_likely_each_kind_of_tile_is(ada: Person) -> None:
    ada.plays_with_bots(SUB_TERRA)
    ada.plays_until("actions")
    bag = ada.page.get_by_role("region", name="Bag")
    counts = [int(text) for text in bag.locator(".count").all_inner_texts()]
    chances = [int(text.rstrip("%")) for text in bag.locator(".chance").all_inner_texts()]
    assert sum(counts) == len(ada.last_view()["bag"])
    assert chances == [round(100 * count / sum(counts)) for count in counts]


def test_the_archaeologist_keeps_one_of_two_tiles_and_rolls_again(ada: Person) -> None:
    begins(ada, "archaeologist")
    goes_exploring_until(ada, "keep_tile")
    drawn = ada.last_view()["placing"]["choice"]
    expect(ada.page.get_by_role("region", name="Two tiles", exact=True).get_by_role("button")).to_have_count(2)
    assert_no_faults(ada)
    before = ada.version()
    ada.presses(f"drawn:{drawn[-1]}")
    ada.waits_for_change(before)
    assert drawn[-1] not in ada.last_view()["bag"]

    goes_exploring_until(ada, "reroll_dice")
    hearts = mine(ada)["hearts"]
    expect(ada.page.get_by_role("region", name="Dice", exact=True).get_by_role("button")).to_have_count(1)
    assert_no_faults(ada)
    before = ada.version()
    ada.presses("die:1")
    ada.waits_for_change(before)
    ada.is_told("The Archaeologist rolls again")
    assert mine(ada)["hearts"] <= hearts - 1


def test_a_sheet_is_shown_by_keys(ada: Person) -> None:
    ada.plays_with_bots(SUB_TERRA)
    ada.plays_until("actions")
    other = next(one for one in ada.last_view()["explorers"] if one["seat"] == 1)["id"]
    tab_to(ada, f'.crew [data-thing="explorer:{other}"]')
    ada.page.keyboard.press("Enter")
    expect(sheet(ada).locator(f'[data-thing="explorer:{other}"]')).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_typhaon_sees_what_his_cards_reach_and_the_team_what_he_may_hold(people: People, theme: str) -> None:
    ada = people(color_scheme=theme)
    ada.makes_table(SUB_TERRA, BOT, BOT, BOT, ME, game_mode="typhaon")
    ada.is_asked()
    his = ada.page.get_by_role("region", name="Typhaon (Ada)")
    expect(his.get_by_role("button")).to_have_count(3)
    expect(his.locator(".reach").first).to_contain_text(re.compile("reach|Now|could come|die"))
    assert_no_faults(ada)

    ada.makes_table(SUB_TERRA, ME, BOT, BOT, {**BOT, "name": "Typhon"}, game_mode="typhaon")
    ada.is_asked()
    theirs = ada.page.get_by_role("region", name="Typhaon (Typhon)")
    expect(theirs).to_contain_text("3 in Typhaon’s hand")
    expect(theirs).to_contain_text("Not seen yet: Despair")
    expect(theirs.get_by_role("button")).to_have_count(0)
    assert_no_faults(ada)


@rule("ST2-ONL-10", "TBL-SET-1")
def test_who_never_rolls_again_is_not_asked(ada: Person) -> None:
    begins(ada, "archaeologist")
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_label("Archaeologist: roll again").select_option("never")
    goes_exploring_until(ada, "actions")
    entries = ada.version()
    ada.does("end")
    ada.is_asked()
    assert ada.last_question()["decision"] != "reroll_dice"
    asked = [told["question"]["decision"] for told in ada.messages("question") if told["version"] > entries]
    assert "reroll_dice" in asked
    ada.page.reload()
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_label("Archaeologist: roll again")).to_have_value("never")


@rule("ST2-ONL-9")
def test_whoever_holds_several_seats_is_answered_for_without_changing_the_seat(ada: Person) -> None:
    ada.makes_table(SUB_TERRA, ME, {**ME, "name": "Bea"}, BOT, explorer_pick="free")
    for explorer in ("guide", "cartographer"):
        ada.is_asked()
        before = ada.version()
        ada.presses(f"candidate:{explorer}")
        ada.waits_for_change(before)
    ada.is_asked()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_label("Cartographer: Dissuade").select_option("never")
    seats = len(ada.messages("opened"))
    ada.does(next(action for action in ada.actions() if action.startswith("reveal")))
    ada.is_asked()
    asked = [(told["question"]["decision"], told["question"]["seats"]) for told in ada.messages("question")]
    assert ("dissuade_tile", [1]) in asked
    assert ada.last_question()["seats"] == [0]
    assert len(ada.messages("opened")) == seats
