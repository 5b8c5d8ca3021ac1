"""What the rulebook settles about words and aids (sections 2.1, 2.12 and 17)."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from hypogeum.engine.rulebooks import LANGUAGES
from hypogeum.games.terror_below.meta import GAME
from tests.kit import rule

ACRONYM = {"en": "W.O.R.M.", "fr": "V.E.R."}
SPELLING = {"en": r"(?<!TB-)\bWORM\b|\bW\. ?O\. ?R\. ?M\.?", "fr": r"\bVER\b|\bV\. ?E\. ?R\.?"}
"""All the ways in which the acronym might be written."""


def text_files(language: str) -> list[str]:
    files = [path for path in (GAME.folder / "text").rglob("*.*") if f".{language}." in f".{path.name}"]
    return [path.read_text(encoding="utf-8") for path in files]


def rulebook(language: str) -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "text" / f"rulebook.{language}.toml").read_text(encoding="utf-8"))


@rule("TB-AMB-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_acronym_is_spelt_in_one_way(language: str) -> None:
    found = [spelt for text in text_files(language) for spelt in re.findall(SPELLING[language], text)]
    assert found
    assert set(found) == {ACRONYM[language]}


@rule("TB-COMP-2", "TB-AMB-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_five_player_aids_and_a_solo_aid_without_rules_of_their_own(language: str) -> None:
    sections = {section["id"]: section for section in rulebook(language)["section"]}
    aids = sections["aids-and-figures"]
    counts = [re.findall(r"\((\d)\)", row[0]) for row in aids["tables"][0]["rows"]]
    assert counts == [["5"], ["1"]]
    assert not aids.get("rules")
    assert any(section.get("rules") for section in sections.values())
