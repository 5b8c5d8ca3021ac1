"""Whole games by ear: every title is played to its end through the accessibility tree and the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import (
    BOT,
    CLAUSTROPHOBIA,
    FRIEND,
    HELDENTAUFE,
    LANTERN,
    ME,
    SUB_TERRA,
    TERROR_BELOW,
    People,
    Person,
)
from tests.browser.readers import PATIENCE, Reader
from tests.browser.test_accessibility import Theme, faults
from tests.browser.tunnels import TWO_TURNS

MOST_ACTS = 300
FEWEST_ACTS = {LANTERN: 2}
"""A game of the tiny game may be won in three acts; the others take more than five."""
ENDING = ("End ", "Confirm ")
TAKING_BACK = "Take die and card back"
MOST_STOPS = 50
SENTENCES = {"explored": "turns up", "turn_began": "Round ", "moved": "moves to a tile"}
"""By kind of event: what is announced of it."""
LONGEST_MOTION = 5_000
"""In milliseconds."""


def hears(person: Person, pace: str = "off") -> Reader:
    """The person does not look: what happens is not drawn slowly, unless he wants it one by one."""
    person.page.add_init_script(f"localStorage.setItem('hypogeum.pace', '{pace}')")
    return Reader(person.page)


def waits_for_a_question(reader: Reader) -> dict[int, str]:
    """What can be done; nothing when the game is over."""
    for _ in range(PATIENCE):
        if reader.is_over():
            return {}
        if offers := reader.offers():
            return offers
        reader.waits()
    raise AssertionError(f"nothing is asked after {reader.heard[-1:]}")


def plays_to_the_end(reader: Reader, choose: random.Random) -> int:
    """Chooses among what he is told to be possible, in words or with the cursor on the map; how often he acted.

    So that the game comes to its end, he ends or confirms what he can every third time, and takes nothing back.
    """
    for acts in range(MOST_ACTS):
        found = waits_for_a_question(reader)
        if not found:
            return acts
        offers = {number: text for number, text in found.items() if not text.startswith(TAKING_BACK)}
        endings = [number for number, text in offers.items() if text.startswith(ENDING)]
        number = choose.choice(endings if endings and acts % 3 == 2 else sorted(offers))
        on_map = reader.beside() if acts % 3 == 0 else {}
        if number in on_map:
            reader.does_on_map(on_map[number], offers[number])
        else:
            reader.does(number)
        if reader.hears() and not reader.is_over():
            reader.is_at_the_question()
    raise AssertionError(f"no end after {MOST_ACTS} acts")


def events_told(person: Person, kind: str) -> int:
    """How many events of a kind have come over the wire since the table was opened."""
    frames = [message["frame"] for message in person.messages("frame")]
    return sum(event["kind"] == kind for frame in frames for event in frame["events"])


@pytest.mark.timeout(300)  # the acts are counted; this only ends a test that hangs
@pytest.mark.parametrize(
    ("game", "seats", "options", "facts"),
    [
        (HELDENTAUFE, [ME, BOT], {"target": 6, "round_limit": 10}, ["hearts", "AP left", "of 6 points"]),
        (TERROR_BELOW, [ME, {**BOT, "bot": "careful"}], {"target": 10}, ["VP", "Eggs", "Rubble"]),
        (LANTERN, [ME, BOT], {}, ["points"]),
        (CLAUSTROPHOBIA, [ME, BOT], TWO_TURNS, ["My aim: Let the Redeemer recite", "Dice to lay", "No die yet"]),
        (
            CLAUSTROPHOBIA,
            [ME, BOT],
            {**TWO_TURNS, "side": "infernal"},
            ["My aim: Kill the Redeemer", "PM", "in the reserve"],
        ),
        (
            SUB_TERRA,
            [ME, BOT, BOT],
            {"difficulty": "expert"},
            ["My aim: Set three Keys", "hearts", "2 action points left", "always on", "Exert"],
        ),
    ],
)
def test_a_whole_game_is_played_by_ear(
    ada: Person, game: str, seats: list[Any], options: dict[str, Any], facts: list[str]
) -> None:
    reader = hears(ada)
    ada.makes_table(game, *seats, **options)
    waits_for_a_question(reader)
    own = " ".join(reader.asks("me"))
    assert [fact for fact in facts if fact not in own] == []

    assert plays_to_the_end(reader, random.Random(3)) > FEWEST_ACTS.get(game, 5)
    assert "Ada" in reader.result().aria_snapshot()


def test_nothing_is_dropped_and_nothing_is_told_twice(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(HELDENTAUFE, ME, BOT)
    for _ in range(8):
        offers = waits_for_a_question(reader)
        ending = [number for number, text in offers.items() if text.startswith("End the turn")]
        reader.does(ending[0] if ending else min(offers))
        reader.hears()
    waits_for_a_question(reader)
    told = reader.hears_everything()
    for _ in range(PATIENCE):
        if all(told.count(said) >= events_told(ada, kind) for kind, said in SENTENCES.items()):
            break
        told = reader.hears_everything()  # on a busy machine a page falls silent, and goes on
    assert events_told(ada, "explored") > 3
    for kind, said in SENTENCES.items():
        assert told.count(said) == events_told(ada, kind), kind
    assert any(line.count("Robo") > 3 for line in reader.heard)  # a turn is told in one go
    own_turns = told.count("your turn begins with")
    assert told.count("Your turn.") == 1 + own_turns  # the first began before the table was opened


def test_the_region_tells_the_board_without_being_opened(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(HELDENTAUFE, ME, BOT)
    waits_for_a_question(reader)
    region = reader.reads("region", "In words")
    for heading in ("You", "Around you", "Places", "Figures", "Since your last turn"):
        assert f'heading "{heading}"' in region
    assert "To the north-east, key 1: Unexplored (1, −1). Do" in region
    assert 'rowheader "Floor space F3"' in region
    assert "to the south: The treasure space" in region


def test_places_keep_their_names_and_ways_are_told_from_my_own_hero(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(HELDENTAUFE, ME, BOT)
    waits_for_a_question(reader)
    reader.does_on_map("2", "Explore")
    assert "(1, 0)" in reader.hears("You are at ")
    waits_for_a_question(reader)
    assert reader.asks("where the CAMPFIRE")[0].endswith(": 1 step to the west.")
    assert reader.asks("ou 1,0")[0].endswith("you are here.")


def test_commands_are_understood_in_french_and_without_accents(people: People) -> None:
    ada = people(locale="fr-FR")
    reader = hears(ada)
    ada.makes_table(LANTERN, ME, BOT)
    expect(ada.page.get_by_role("heading", name="Jouez une carte")).to_be_visible()
    reader.presses("/")
    ada.page.keyboard.type("ou CASE 4")
    reader.presses("Enter")
    answer = ada.page.get_by_role("log", name="Réponse")
    expect(answer).to_contain_text("La case 4, la lanterne de l’entrée : 4 pas, d’abord en avant.")
    ada.page.keyboard.type("faire")
    reader.presses("Enter")
    expect(answer).to_contain_text("Faire 1 : Jouer")


def test_the_region_opens_and_closes_by_keys(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(LANTERN, ME, BOT)
    waits_for_a_question(reader)
    reader.presses("Escape")
    region = ada.page.get_by_role("region", name="In words")
    expect(region).to_have_css("position", "absolute")  # there, and not to be seen
    reader.presses("w")
    reader.is_on('heading "In words"')
    expect(region).to_have_css("position", "static")
    reader.presses("Escape")
    reader.is_at_the_question()
    expect(region).to_have_css("position", "absolute")


def test_the_cursor_tells_every_direction_and_the_edge(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(LANTERN, ME, BOT)
    waits_for_a_question(reader)
    reader.presses("Escape", "m")
    reader.is_on("Cell 0, pawn (you)")
    reader.presses("4")
    said = ada.page.get_by_role("region", name="In words").get_by_role("status")
    expect(said).to_have_text("Back: the edge of the map.")
    reader.presses(*"6666")
    reader.is_on("Cell 4, the lantern at the gate, 4 steps, first forward")
    reader.presses("Home")
    reader.is_on("Cell 0")


def test_a_key_held_down_acts_once(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(LANTERN, ME, FRIEND)
    waits_for_a_question(reader)
    before = ada.version()
    reader.presses("Escape", "a")
    for _ in range(10):
        ada.page.keyboard.down("Enter")
    ada.page.keyboard.up("Enter")
    ada.waits_for_change(before)
    reader.hears("You play")
    reader.hears_everything()
    assert len(ada.messages("frame")) == 1


def test_where_the_reader_sets_the_pace_one_moment_is_told_at_a_time(ada: Person) -> None:
    reader = hears(ada, pace="key")
    ada.makes_table(LANTERN, ME, BOT)
    waits_for_a_question(reader)
    reader.does(1)
    own = reader.hears("You play")
    expect(ada.page.get_by_text("A key or a press shows the next moment.")).to_be_attached()
    ada.page.wait_for_timeout(500)
    assert "Robo" not in " ".join([own, *reader.listens()])
    reader.presses("Space")
    reader.hears("Robo")


def test_a_clock_is_told_before_it_runs_out(people: People) -> None:
    ada, ben = people(), people()
    reader = hears(ada)
    ada.page.clock.install()
    ada.makes_table(LANTERN, ME, FRIEND, turn_seconds=90)
    ben.takes_seat(ada.invitation(), "Ben")
    expect(ada.page.get_by_role("timer")).to_be_attached()
    ada.page.clock.run_for(31_000)
    reader.hears("60 seconds left.")
    ada.page.clock.run_for(30_000)
    reader.hears("30 seconds left.")
    ada.page.clock.run_for(20_000)
    reader.hears("10 seconds left.")


def test_few_tab_stops_lie_between_the_question_and_itself(ada: Person) -> None:
    reader = hears(ada)
    ada.makes_table(HELDENTAUFE, ME, BOT)
    for _ in range(3):
        offers = waits_for_a_question(reader)
        ends = [number for number, text in offers.items() if text.startswith("End the turn")]
        reader.does(ends[0] if ends else next(iter(offers)))  # a bot may ask something between two turns
        reader.hears()
    waits_for_a_question(reader)
    reader.presses("Escape")
    seen: list[str] = []
    for _ in range(2 * MOST_STOPS):
        reader.presses("Tab")
        seen.append(ada.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
        if seen.count(seen[0]) > 1:
            break
    assert len(seen) <= MOST_STOPS, "\n".join(seen)


@pytest.mark.parametrize("game", [HELDENTAUFE, TERROR_BELOW, CLAUSTROPHOBIA, SUB_TERRA, LANTERN])
def test_whatever_moves_comes_to_rest(people: People, game: str) -> None:
    ada = people(reduced_motion="no-preference")
    ada.plays_with_bots(game)
    ada.is_asked()
    ends = ada.page.evaluate("document.getAnimations().map((one) => Number(one.effect.getComputedTiming().endTime))")
    assert [end for end in ends if end is None or end > LONGEST_MOTION] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", [HELDENTAUFE, TERROR_BELOW, CLAUSTROPHOBIA, SUB_TERRA])
def test_axe_finds_nothing_in_the_open_region(people: People, game: str, theme: Theme) -> None:
    ada = people(color_scheme=theme)
    reader = hears(ada)
    ada.plays_with_bots(game)
    waits_for_a_question(reader)
    reader.asks("around")
    reader.presses("Escape", "w")
    assert faults(ada) == []
