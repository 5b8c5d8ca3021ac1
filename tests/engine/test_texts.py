"""Texts: how an event becomes a sentence. The client has the same rules in `web/src/lib/words.ts`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hypogeum.engine.events import Event
from hypogeum.engine.texts import Texts, event_line

SOURCE = """
event-explored = { $seat } turns up { $tile }.
event-merged = { $seat } merges { $pieces } into { $piece } ({ $pieces_count }).
event-dice_for_decider = { $seats } roll { $rolls }.
event-consent_answered = { $contested_count ->
    [0] Nobody contests { $spokesperson }.
   *[other] { $contested } contests { $spokesperson }.
  }
event-fought = { $attacker } ({ $attack }) against { $defender }.
event-vehicle_drawn = { $known ->
    [yes] { $seat } draws { $vehicle }.
   *[no] { $seat } draws a card.
  }
event-turn_began = { $last ->
    [true] The last turn of { $seat }.
   *[false] The turn of { $seat }.
  }
event-rubble_placed = Rubble falls on { $spaces }.
event-eggs_taken = { $seat } takes { $eggs } and then a { $egg }.
tile-forest = a forest
vehicle-V6-2 = Motorcycle
space-K4 = chamber 4
space-other = ({ $value })
egg-green = green egg
eggs-green = green
piece-boots2 = boots +2
token-boots1 = boots +1
figure-erla = Erla
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    file = tmp_path / "en.ftl"
    file.write_text(SOURCE, encoding="utf-8")
    return Texts("en", file, seat_arguments=("spokesperson", "contested"), word_families=("token", "figure"))


def line(texts: Texts, kind: str, **args: object) -> str:
    return event_line(texts, {"kind": kind, **args}, ["Ada", "Ben", "Cleo"])


def test_a_seat_becomes_a_name_and_a_string_the_text_of_its_argument(texts: Texts) -> None:
    assert line(texts, "explored", seat=1, tile="forest", new=True) == "Ben turns up a forest."


def test_a_list_is_joined_and_counted_and_its_items_are_found_under_the_singular_or_among_the_tokens(
    texts: Texts,
) -> None:
    said = line(texts, "merged", seat=0, pieces=["boots1", "boots1"], piece="boots2")
    assert said == "Ada merges boots +1 and boots +1 into boots +2 (2)."


def test_numbers_are_names_in_lists_of_seats_and_numbers_elsewhere(texts: Texts) -> None:
    assert line(texts, "dice_for_decider", seats=[0, 2], rolls=[3, 6]) == "Ada and Cleo roll 3 and 6."


def test_an_empty_list_counts_nothing(texts: Texts) -> None:
    assert line(texts, "consent_answered", spokesperson=1, contested=[]) == "Nobody contests Ben."
    assert line(texts, "consent_answered", spokesperson=1, contested=[0]) == "Ada contests Ben."


def test_figures_are_found_where_no_text_of_the_argument_exists_and_what_nobody_knows_is_said_raw(texts: Texts) -> None:
    assert line(texts, "fought", attacker="erla", defender="mole", attack=7) == "Erla (7) against mole."


def test_what_has_no_text_of_its_own_is_put_into_that_of_the_others(texts: Texts) -> None:
    assert line(texts, "rubble_placed", spaces=["1,6", "K4", "2,5"]) == "Rubble falls on (1,6), chamber 4 and (2,5)."


def test_a_thing_may_be_called_otherwise_in_a_list(texts: Texts) -> None:
    said = line(texts, "eggs_taken", seat=0, eggs=["green", "green"], egg="green")
    assert said == "Ada takes green and green and then a green egg."


def test_a_fact_may_be_true_or_false(texts: Texts) -> None:
    assert line(texts, "turn_began", seat=0, last=True) == "The last turn of Ada."
    assert line(texts, "turn_began", seat=0, last=False) == "The turn of Ada."


def test_whoever_is_told_the_secret_part_of_an_event_is_told_it_in_words(texts: Texts) -> None:
    event = Event("vehicle_drawn", "TB-TURN-7", {"seat": 1}, 1, {"vehicle": "V6-2"})
    said = [event_line(texts, event.seen_by(viewer), ["Ada", "Ben", "Cleo"]) for viewer in (-1, 0, 1, 2)]
    assert said == ["Ben draws a card.", "Ben draws a card.", "Ben draws Motorcycle.", "Ben draws a card."]


def test_an_argument_that_everybody_knows_is_no_secret(texts: Texts) -> None:
    event = Event("vehicle_drawn", "TB-TURN-7", {"seat": 1, "vehicle": "V6-2"}, -1, {})
    assert event_line(texts, event.seen_by(1), ["Ada", "Ben"]) == "Ben draws a card."
