"""At the table: reload, undo, language, why, why not, clocks, lost connections, settings."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from hypogeum.games.heldentaufe.meta import GAME
from tests.browser.people import BOT, FRIEND, HELDENTAUFE, LANTERN, ME, People, Person
from tests.kit import rule

CUTTABLE = """{
  const Real = window.WebSocket;
  class Noted extends Real {
    constructor(...how) {
      super(...how);
      window.lastSocket = this;
    }
  }
  class Dead {
    constructor() {
      setTimeout(() => this.onclose?.({ code: 1006 }));
    }
    close() {}
  }
  window.WebSocket = Noted;
  window.cut = () => {
    window.WebSocket = Dead;
    window.lastSocket.close();
  };
  window.mend = () => {
    window.WebSocket = Noted;
  };
}"""
"""A page whose connection can be cut and mended."""

TAMPERED = """{
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'do') Object.assign(message, change(message));
    send.call(this, JSON.stringify(message));
  };
  const change = %s;
}"""
STALE = TAMPERED % "(message) => ({ version: message.version - 1 })"
"""A page that is always one version behind."""
FORBIDDEN = TAMPERED % "() => ({ actions: ['attack ulumu'] })"
"""A page that attacks whatever was pressed."""


def test_a_reload_in_the_middle_brings_everything_back(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    ada.clicks_on_board(next(thing for thing in ada.lit() if thing.startswith("cell:")))
    ada.is_asked()
    version, offered, lines = ada.version(), ada.actions(), ada.log().count()
    ada.page.reload()
    ada.is_asked()
    assert (ada.version(), ada.actions()) == (version, offered)
    expect(ada.log()).to_have_count(lines)


def moves_of(person: Person) -> list[str]:
    """Single moves; a shortcut may end with a roll."""
    return [action for action in person.actions() if action.startswith("move ") and ";" not in action]


@rule("HT-ONL-4")
def test_undo_takes_back_what_nobody_has_seen_and_says_why_it_stops(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    undo = ada.page.locator("[data-undo]")
    reason = ada.page.locator("[data-undo-reason]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    explored = next(action for action in ada.actions() if action.startswith("explore"))
    ada.does(explored)
    undo.click(force=True)  # it is marked as disabled, and answers all the same
    expect(reason).to_contain_text("Dice or cards have decided")

    moves = moves_of(ada)
    assert moves, "the tile that was turned up is no forest, so the hero can walk back"
    ada.does(moves[0])
    expect(undo).to_have_attribute("aria-disabled", "false")
    offered = ada.version()
    ada.page.keyboard.press("u")
    ada.waits_for_change(offered)
    assert sorted(moves) == sorted(moves_of(ada))
    ada.is_told("take back", times=1)


def test_the_language_changes_everything_at_once_and_is_remembered(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    english = ada.log().last.inner_text()
    ada.page.get_by_role("button", name="Français").click()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.question()).to_contain_text("Jouez une carte")
    expect(ada.log().last).not_to_have_text(english)
    ada.page.reload()
    expect(ada.question()).to_contain_text("Jouez une carte")


def test_the_theme_is_the_systems_until_it_is_chosen(ada: Person) -> None:
    ada.opens("/")
    page = ada.page.locator("html")
    expect(page).to_have_attribute("data-theme", "light")
    ada.page.get_by_role("button", name="Switch to dark").click()
    expect(page).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")


def test_every_log_line_tells_its_rule(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    line = ada.told("You begin.").last
    line.get_by_role("button").click()
    expect(line.get_by_role("link", name="Rule LN-SET-3 in the rulebook")).to_be_visible()


def test_a_thing_that_is_not_lit_says_why_not(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    assert "monster:ulumu" not in ada.lit()
    ada.thing("monster:ulumu").click(force=True)
    answer = ada.page.locator("[data-why-not]")
    expect(answer.get_by_role("heading", name="Ulumu")).to_be_visible()
    expect(answer).to_contain_text("Attack Ulumu")
    expect(answer.get_by_role("link", name="Rule HT-ATT-3 in the rulebook")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def test_a_card_is_selected_and_let_go_and_never_given_up_by_one_press(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    before = ada.version()
    card = next(thing for thing in ada.lit() if thing.startswith("card:"))
    refuse = ada.page.locator(f'[data-answers] [data-action="refuse {card.removeprefix("card:")}"]')
    for lets_go_by_key in (False, True):
        ada.presses(card)
        ada.has_selected(card)
        expect(refuse).to_be_visible()
        if lets_go_by_key:
            ada.page.keyboard.press("Escape")
        else:
            ada.presses(card)
        expect(refuse).to_have_count(0)
        ada.has_selected()
    assert ada.version() == before
    ada.presses(card)
    refuse.click()
    ada.waits_for_change(before)
    expect(ada.question()).to_be_focused()
    ada.is_told("You refuse a mission", times=1)


def test_a_lost_connection_is_told_and_an_action_taken_meanwhile_is_not_lost(ada: Person) -> None:
    ada.page.add_init_script(CUTTABLE)
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    before = ada.version()
    ada.page.evaluate("window.cut()")
    ada.sees("The connection is lost.")
    ada.page.locator('[data-action^="play"]').first.click()
    ada.sees("Your action is sent as soon as it is back.")
    try_now = ada.page.get_by_role("button", name="Try now")
    try_now.evaluate("button => { window.mend(); button.click(); }")  # at once, before the client tries by itself
    ada.waits_for_change(before)
    ada.is_told("You play", times=1)
    expect(ada.page.get_by_text("The connection is lost.")).to_have_count(0)


def test_a_stale_action_is_refused_and_the_reason_is_told(ada: Person) -> None:
    ada.page.add_init_script(STALE)
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    before = ada.version()
    ada.page.locator('[data-action^="play"]').first.click()
    ada.sees("The table has changed in the meantime.")
    assert ada.version() == before
    ada.is_asked()


def test_an_action_that_the_rules_forbid_is_answered_with_the_rule(ada: Person) -> None:
    ada.page.add_init_script(FORBIDDEN)
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    ada.page.locator('[data-action="end_turn"]').click()
    ada.sees("That is not possible now. Heroes on the surface can neither attack nor be attacked.")
    expect(ada.page.get_by_role("status").get_by_role("link", name="HT-ATT-3")).to_be_visible()


@rule("HT-ONL-8")
def test_a_clock_counts_down_while_somebody_waits(people: People) -> None:
    ada, ben = people(), people()
    ada.makes_table(HELDENTAUFE, ME, FRIEND, turn_seconds=90)
    ben.takes_seat(ada.invitation(), "Ben")
    timer = ada.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile("1:[0-2][0-9]"))
    first = timer.inner_text()
    expect(timer).not_to_have_text(first)


def test_no_clock_is_shown_where_nobody_else_waits(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT, turn_seconds=90)
    ada.is_asked()
    expect(ada.page.get_by_role("timer")).to_have_count(0)


@rule("HT-JNT-9", "HT-ONL-10")
def test_a_setting_that_the_rules_read_is_told_to_the_server(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    before = ada.version()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_label("Standing answer").select_option("contest")
    ada.waits_for_change(before)
    ada.page.reload()
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_label("Standing answer")).to_have_value("contest")
    assert ada.last_view()["settings"]["standing_answer"] == "contest"


@rule("HT-ONL-3")
def test_turns_end_by_themselves_when_nothing_is_left_and_the_player_wants_it(ada: Person) -> None:
    ada.page.add_init_script("localStorage.setItem('hypogeum.setting.heldentaufe.auto_end_turn', 'on')")
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    for _ in range(12):
        costly = [action for action in ada.actions() if action.split()[0] in ("move", "explore", "refuse")]
        if not costly or ada.told("You end your turn.").count():
            break
        ada.does(costly[0])
        ada.is_asked()
    ada.is_told("You end your turn.")
    assert ada.messages("wrong") == []


@rule("HT-EXP-6")
def test_a_kind_of_tile_that_is_new_has_its_travel_guide_entry_shown(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, BOT)
    ada.is_asked()
    ada.does(next(action for action in ada.actions() if action.startswith("explore")))
    guide = ada.page.get_by_role("complementary", name="Travel guide")
    kind = ada.last_view()["surface"][1]["kind"]
    expect(guide).to_contain_text(GAME.texts("en")(f"guide-tile-{kind}"))
    guide.get_by_role("button", name="Understood").click()
    expect(guide).to_have_count(0)


def test_the_board_is_zoomed_and_fitted_again(ada: Person) -> None:
    ada.makes_table(LANTERN, ME, BOT)
    ada.is_asked()
    content = ada.page.locator(".pan-zoom .content").first
    fitted = content.get_attribute("style")
    ada.page.locator(".pan-zoom .frame").first.hover()
    ada.page.mouse.wheel(0, -400)
    expect(content).not_to_have_attribute("style", fitted or "")
    ada.page.get_by_role("button", name="Show everything").first.click()
    expect(content).to_have_attribute("style", fitted or "")


@rule("HT-ONL-5")
def test_leaving_lets_a_bot_play_and_coming_back_takes_the_seat_again(ada: Person) -> None:
    ada.makes_table(HELDENTAUFE, ME, FRIEND)
    ada.is_asked()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Leave the table").click()
    ada.page.get_by_role("button", name="Yes, leave").click()
    expect(ada.page.locator('[data-seat="0"]')).to_contain_text("bot")
    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(ada.page.locator('[data-seat="0"]')).not_to_contain_text("bot")


def test_a_bot_plays_for_a_friend_who_does_not_come_until_he_does(people: People) -> None:
    ada, ben = people(), people(locale="fr-FR")
    ada.makes_table(LANTERN, ME, FRIEND)
    ada.is_asked()
    link = ada.invitation()
    ada.page.get_by_label("If a friend does not come").select_option("random")
    ada.page.get_by_role("button", name="Let a bot play for Seat 2").click()
    seat = ada.page.locator('[data-seat="1"]')
    expect(seat).to_contain_text("random bot")
    ada.page.get_by_role("button", name="Keep Seat 2 open for a friend").click()
    expect(seat).to_contain_text("open seat")
    ada.page.get_by_role("button", name="Let a bot play for Seat 2").click()
    ada.does(ada.actions()[0])
    expect(ada.question()).to_contain_text("Play a card")

    ben.opens(link)
    ben.page.get_by_label("Votre nom").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    expect(seat).to_contain_text("Ben")
    expect(seat).not_to_contain_text("bot")
    expect(ada.page.locator("[data-invitations]")).to_have_count(0)
