"""Every name of a balance report exists in both languages."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from hypogeum.commands.common import texts_for
from hypogeum.engine.game import Game
from hypogeum.lab.words import Words
from tests.games.test_balance import every_measured_game


def keys(game: Game, language: str) -> set[str]:
    file = game.folder / "text" / "balance" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@every_measured_game
def test_both_languages_have_the_same_keys(game: Game) -> None:
    assert keys(game, "en") == keys(game, "fr")


@every_measured_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_in_a_report_has_a_name(game: Game, language: str) -> None:
    words = Words(game, texts_for(language))
    balance = words.balance
    said = [words.points(), words.falls()]
    said += [words.source(source) for source in balance.sources]
    said += [words.fall(cause) for cause in balance.falls]
    said += [words.ending(ending) for ending in (*balance.endings, "capped")]
    said += [words.side(place) for place in range(len(balance.places))]
    for cast in balance.casts:
        said += [words.cast(cast.id), words.about_cast(cast.id)]
        said += [words.member(cast.id, member) for member in cast.members]
    for study in balance.studies:
        said.append(words.study(study.id))
        if study.is_shared:
            sets = [words.option_set(study.id, options) for options in study.option_sets]
            assert len(set(sets)) == len(sets)
            said += sets
    for text in said:
        assert not text.startswith(("balance-", "option-", "report-")), text
        assert "{" not in text, text
