"""What all games share knows none of them: no id, no name and no rule of a game stands in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hypogeum.games import GAMES, find_game

SOURCES = Path(__file__).parent.parent / "src" / "hypogeum"
SHARED = ("engine", "server", "lab", "commands", "text", "cli.py")
BUILT = SOURCES / "server" / "static"
"""The built client; its sources have a test of their own."""
KINDS = (".py", ".ftl", ".toml")
TABLES = "TBL"
"""The prefix of the rules that all games share."""

RULE = re.compile(r"\b([A-Z][A-Z0-9]*)-[A-Z]{2,}-\d+\b")


def shared_files() -> list[Path]:
    found = [file for part in SHARED for file in (SOURCES / part).rglob("*")] + [SOURCES / "cli.py"]
    return sorted(file for file in found if file.suffix in KINDS and BUILT not in file.parents)


def words_of_games() -> set[str]:
    """The ids and names of the games, as they may stand in code and in sentences."""
    words = {word for game in map(find_game, GAMES) for word in (game.id, game.name)}
    return words | {word.replace("_", "-") for word in words} | {word.title().replace("_", "") for word in GAMES}


def prefixes_of_games() -> set[str]:
    """What the rule ids of each game begin with."""
    found = set[str]()
    for game in map(find_game, GAMES):
        ids = [rule for section in game.rulebook("en").section for rule in section.rules]
        found |= {rule.partition("-")[0] for rule in ids}
    return found - {TABLES}


WORDS = re.compile("|".join(re.escape(word) for word in sorted(words_of_games())), re.IGNORECASE)


def test_there_is_something_to_look_at() -> None:
    names = {str(file.relative_to(SOURCES)) for file in shared_files()}
    assert {"cli.py", "engine/game.py", "server/app.py", "lab/bench.py", "commands/rules.py", "text/fr.ftl"} <= names
    assert {"HT", "TB"} <= prefixes_of_games()


@pytest.mark.parametrize("file", shared_files(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_game_is_named(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    named = [f"line {number}: {line.strip()}" for number, line in enumerate(lines, 1) if WORDS.search(line)]
    assert not named


@pytest.mark.parametrize("file", shared_files(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_rule_of_a_game_is_cited(file: Path) -> None:
    cited = {found.group(0) for found in RULE.finditer(file.read_text(encoding="utf-8"))}
    assert not {rule for rule in cited if rule.partition("-")[0] != TABLES}


def test_a_word_of_a_game_would_be_found() -> None:
    assert WORDS.search("class TerrorBelowView")
    assert WORDS.search('hypogeum.game("heldentaufe")')
    assert WORDS.search("a game of Terror Below")
    assert not WORDS.search("a terror of a table")
    assert RULE.search("see HT-MOV-1").group(1) == "HT"  # type: ignore[union-attr]
