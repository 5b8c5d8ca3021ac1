"""Rulebooks: every rule in both languages, in the same order, with the same tables."""

from pathlib import Path

import pytest

from hypogeum.engine.game import Game
from hypogeum.engine.packs import PackError
from hypogeum.engine.rulebooks import LANGUAGES, read_rulebook
from hypogeum.games import GAMES, find_game

every_game = pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=GAMES)


@every_game
def test_both_languages_have_the_same_sections_rules_and_tables(game: Game) -> None:
    english, french = (game.rulebook(language) for language in LANGUAGES)
    assert [section.id for section in english.section] == [section.id for section in french.section]
    for one, other in zip(english.section, french.section, strict=True):
        assert list(one.rules) == list(other.rules), one.id
        assert [len(chart.rows) for chart in one.tables] == [len(chart.rows) for chart in other.tables], one.id
        assert [len(chart.head) for chart in one.tables] == [len(chart.head) for chart in other.tables], one.id
        assert len(one.examples) == len(other.examples), one.id


@every_game
def test_no_rule_stands_twice_and_none_is_empty(game: Game) -> None:
    for language in LANGUAGES:
        sections = game.rulebook(language).section
        ids = [rule for section in sections for rule in section.rules]
        assert len(ids) == len(set(ids))
        assert all(text.strip() for section in sections for text in section.rules.values())
        for section in sections:
            for chart in section.tables:
                assert all(len(row) == len(chart.head) for row in chart.rows), chart.caption


@every_game
def test_the_languages_differ(game: Game) -> None:
    english, french = (game.rulebook(language) for language in LANGUAGES)
    rules = [rule for section in english.section for rule in section.rules]
    same = [rule for rule in rules if english.rule(rule) == french.rule(rule)]
    assert same == []


@every_game
def test_every_option_and_setting_cites_a_rule_of_the_rulebook(game: Game) -> None:
    book = game.rulebook("en")
    for cited in [option.rule for option in game.options] + [setting.rule for setting in game.settings]:
        assert book.rule(cited), cited


def test_a_rule_is_found_by_its_id() -> None:
    book = find_game("heldentaufe").rulebook("fr")
    assert "points" in (book.rule("HT-OVR-4") or "")
    assert book.rule("HT-OVR-99") is None


def test_a_language_without_a_rulebook_is_named() -> None:
    with pytest.raises(PackError, match=r"rulebook\.de\.toml"):
        read_rulebook(Path(find_game("heldentaufe").folder) / "text", "de")
