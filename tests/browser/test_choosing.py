"""Select and narrow: what is pressed, what lights up, and what stands beside the question. Nothing covers the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOT, HELDENTAUFE, LANTERN, ME, TERROR_BELOW, People, Person

COVERED = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-board]') === null;
}"""
ANSWERED = """thing => new Promise((answered) => {
  const one = document.querySelector(`[data-board] [data-thing="${thing}"]`);
  one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  requestAnimationFrame(() => setTimeout(() => {
    answered(one.hasAttribute('data-selected') || one.hasAttribute('data-pending'));
  }));
})"""
"""Whether a press is answered on the screen with the next frame."""


def a_lit(person: Person, kind: str) -> str:
    return next(thing for thing in person.lit() if thing.startswith(f"{kind}:"))


@pytest.mark.parametrize("first", ["vehicle", "slot"])
def test_card_then_worm_or_worm_then_card_plays_the_card_and_the_map_shows_it(ada: Person, first: str) -> None:
    ada.makes_table(TERROR_BELOW, ME, BOT)
    ada.plays_until("play_vehicle")
    then = "slot" if first == "vehicle" else "vehicle"
    one = a_lit(ada, first)
    ada.presses(one)
    ada.has_selected(one)
    assert {thing.split(":")[0] for thing in ada.lit()} == {then}
    second = a_lit(ada, then)
    ada.thing(second).hover()
    expect(ada.page.locator("[data-preview-of]")).to_be_visible()
    struck = ada.page.locator("[data-board] [data-struck]")
    expect(struck.first).to_be_attached()
    ada.settles()
    assert not struck.first.evaluate(COVERED)
    before = ada.version()
    ada.presses(second)
    ada.waits_for_change(before)
    assert ada.last_view()["turn"]["vehicle"] is not None


def middle_of(person: Person, thing: str) -> tuple[float, float]:
    person.settles()
    box = person.thing(thing).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hand_that_moves_drags_and_one_that_trembles_presses(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    cell = a_lit(ada, "cell")
    content = ada.page.locator(".content:has([data-map])").first
    mouse = ada.page.mouse
    before, fitted = ada.version(), content.get_attribute("style")
    x, y = middle_of(ada, cell)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y, steps=8)
    mouse.up()
    expect(content).not_to_have_attribute("style", fitted or "")
    assert ada.version() == before
    x, y = middle_of(ada, cell)
    mouse.move(x, y)
    mouse.down()
    for shake in (2, -2, 3, -3, 2, 1):
        mouse.move(x + shake, y)
    mouse.up()
    ada.waits_for_change(before)


def test_a_thing_is_pressed_though_the_map_is_fitted_anew_before_the_button_is_let_go(ada: Person) -> None:
    ada.makes_table(TERROR_BELOW, ME, BOT)
    ada.plays_until("play_vehicle")
    slot = a_lit(ada, "slot")
    mouse = ada.page.mouse
    x, y = middle_of(ada, slot)
    mouse.move(x, y)
    mouse.down()
    ada.page.set_viewport_size({"width": 1600, "height": 1000})
    ada.page.wait_for_function("window.innerWidth === 1600")
    assert middle_of(ada, slot) != (x, y)
    assert not ada.thing(slot).evaluate("(one, at) => one.contains(document.elementFromPoint(...at))", [x, y])
    mouse.up()
    ada.has_selected(slot)


def test_what_does_not_go_together_begins_anew_and_empty_ground_lets_go(ada: Person) -> None:
    ada.makes_table(TERROR_BELOW, ME, BOT)
    ada.plays_until("play_vehicle")
    one, other = [thing for thing in ada.lit() if thing.startswith("vehicle:")][:2]
    ada.presses(one)
    ada.has_selected(one)
    ada.presses(other)
    ada.has_selected(other)
    ada.page.locator("[data-board] .things").click(position={"x": 3, "y": 3})
    ada.has_selected()


def test_an_answer_beside_the_question_is_never_the_losing_one_in_front(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    end = ada.page.locator('[data-answers] [data-action="end_turn"]')
    expect(end).to_be_visible()
    expect(end).not_to_have_class("primary")
    wishes = ada.page.locator("[data-answers] .primary").evaluate_all("all => all.map(one => one.dataset.wish)")
    assert "give_up" not in wishes


def test_a_walk_to_a_far_place_is_one_press_with_its_whole_cost(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    far = next((one for one in ada.last_question()["shortcuts"] if one["name"].startswith("walk")), None)
    for _ in range(40):
        if far and ada.can_press(far["picks"][0]):
            break
        ada.does("end_turn" if len(ada.actions()) > 30 else ada.actions()[0])
        ada.is_asked()
        far = next((one for one in ada.last_question()["shortcuts"] if one["name"].startswith("walk")), None)
    assert far, "somewhere can be walked to"
    ada.thing(far["picks"][0]).hover()
    preview = ada.page.locator("[data-preview-of]")
    if far["preview"] and far["preview"].get("cost"):
        expect(preview).to_contain_text(str(far["preview"]["cost"]))


def test_a_press_is_answered_at_once(people: People) -> None:
    ada = people()
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    session = ada.page.context.new_cdp_session(ada.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        """How many milliseconds the page has computed so far, whatever else the machine does."""
        found = session.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    for _ in range(6):
        card = a_lit(ada, "card")
        before = spent()
        assert ada.page.evaluate(ANSWERED, card)
        assert spent() - before < 100
        ada.presses(card)
        ada.has_selected()


def test_a_long_touch_looks_and_does_nothing(people: People) -> None:
    caller = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    caller.makes_table(HELDENTAUFE, ME, BOT)
    caller.is_asked()
    before = caller.version()
    cell = caller.thing(a_lit(caller, "cell"))
    touch = "one => one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))"
    cell.evaluate(touch)
    expect(caller.page.locator("[data-preview-of]")).to_be_visible()
    cell.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))")
    assert caller.version() == before
    expect(caller.page.locator("[data-busy='false']")).to_be_attached()
