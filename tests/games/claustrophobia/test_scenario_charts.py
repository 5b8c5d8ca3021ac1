"""The charts of the scenarios in the rulebook say what the scenarios are, in both languages (CL-SCN-2, CL-SCN-13)."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer

from hypogeum.games.claustrophobia.meta import GAME
from hypogeum.games.claustrophobia.scenario import SCENARIO_IDS, Scenario, builtin
from hypogeum.games.claustrophobia.scenarios.records import Pile
from tests.games.catalogues import catalogue
from tests.kit import rule

(FIGHTERS, GIFTS, EQUIPMENT, CARDS, PM, RESERVE, DEMONS, START, HUMANS_ON, FIRST_PILE, SECOND_PILE, KEY_TILES) = range(
    1, 13
)
TURN_LIMIT = 14
HUMAN_VICTORY, DRAW = 15, 16
"""The rows of a chart."""


def chart(language: str, name: str) -> list[str]:
    """What the rulebook says of a scenario, row by row."""
    section = next(section for section in GAME.rulebook(language).section if section.id == name)
    return [row[1] for row in section.tables[0].rows]


def ids(text: str) -> list[str]:
    return re.findall(r"\b[HGED]\d+\b", text)


def numbers(text: str) -> list[int]:
    """All numbers but those of sheets, gifts and cards, with the minus sign of print."""
    return [int(number.replace("−", "-")) for number in re.findall(r"(?<![A-Z\d])−?\d+", text)]


def listed(pile: Pile) -> list[int]:
    """How many tiles are taken, out of which, and which are added."""
    pool = [] if isinstance(pile.pool, str) else pile.pool
    return [*([pile.take] if pile.take else []), *pool, *pile.add]


def start_of(scenario: Scenario) -> list[int]:
    found: list[int] = []
    for tile in scenario.start.tiles:
        found += [tile.tile, tile.x, tile.y, *([tile.rotation] if tile.rotation else [])]
    return found


@rule("CL-SCN-2", "CL-SCN-13", "CL-S1-1", "CL-S2-1", "CL-S3-1", "CL-S4-1", "CL-S5-1", "CL-S6-1", "CL-S7-1", "CL-S8-1")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_the_chart_of_a_scenario_is_that_of_its_data(name: str, language: str) -> None:
    scenario, rows = builtin(name), chart(language, name)
    human, infernal = scenario.human, scenario.infernal
    assert ids(rows[FIGHTERS]) == human.fighters
    assert ids(rows[GIFTS]) == [gift for gifts in human.gifts.values() for gift in gifts]
    assert ids(rows[EQUIPMENT]) == [card for cards in human.equipment.values() for card in cards]
    assert numbers(rows[CARDS]) == [human.instinct_cards]
    assert numbers(rows[PM]) == [infernal.pm]
    assert numbers(rows[RESERVE]) == [number for number in (infernal.troglodytes, infernal.hellhounds) if number]
    assert ids(rows[DEMONS]) == infernal.demons
    assert numbers(rows[START]) == start_of(scenario)
    assert numbers(rows[HUMANS_ON]) == [scenario.start.tiles[0].tile]
    assert [numbers(rows[FIRST_PILE]), numbers(rows[SECOND_PILE])] == [
        *map(listed, scenario.stack),
        *[[]] * (2 - len(scenario.stack)),
    ]
    assert numbers(rows[KEY_TILES]) == [int(tile) for tile in scenario.key_tiles]
    assert numbers(rows[TURN_LIMIT]) == [scenario.turn_limit]


@rule("CL-END-1")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_the_chart_says_how_much_a_victory_and_a_draw_take(name: str, language: str) -> None:
    victory, rows = builtin(name).victory, chart(language, name)
    if victory.human.count:
        assert numbers(rows[HUMAN_VICTORY])[0] == victory.human.count
    assert numbers(rows[DRAW]) == ([] if victory.draw is None else [victory.draw.count])


@rule("CL-DEM-22")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_names_the_demons_of_the_scenarios(language: str) -> None:
    first, last, *others = ids(GAME.rulebook(language).rule("CL-DEM-22") or "")
    told = [f"D{number:02}" for number in range(int(first[1:]), int(last[1:]) + 1)] + others
    assert told == sorted({demon for name in SCENARIO_IDS for demon in builtin(name).infernal.demons})


@rule("CL-S1-6")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_says_the_turn_limit_of_the_survivors(language: str) -> None:
    assert numbers(GAME.rulebook(language).rule("CL-S1-6") or "")[0] == builtin("S1").turn_limit


@rule("CL-SCN-2")
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_what_is_said_of_a_scenario_where_it_is_chosen_has_its_turns(name: str, language: str) -> None:
    said = FluentSerializer().serialize_entry(catalogue(GAME, language)[f"option-scenario-{name}"])
    assert numbers(said.partition(".about")[2]) == [builtin(name).turn_limit]
