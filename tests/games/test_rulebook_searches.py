"""What the search of the rules proposes for a game: words that lead somewhere."""

from __future__ import annotations

import pytest

from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games import GAMES, find_game

KEY = "rulebook-searches"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_proposed_is_found_in_the_rules(name: str, language: str) -> None:
    game = find_game(name)
    book = game.rulebook(language)
    words = game.texts(language)(KEY).split(", ")
    rules = [text.casefold() for section in book.section for text in section.rules.values()]
    assert len(words) > 1
    assert [word for word in words if not any(word.casefold() in rule for rule in rules)] == []
