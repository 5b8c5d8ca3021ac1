"""Rulebooks: the rules of a game in our own words, by id, for reading and for "why?" and "why not?"."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from hypogeum.engine.packs import read_pack

LANGUAGES = ("en", "fr")
TABLE_RULES = Path(__file__).parent / "text"
"""The folder of the rules that all games share (TBL-*)."""


class Chart(Struct, forbid_unknown_fields=True):
    """A table of the rulebook."""

    head: list[str]
    rows: list[list[str]]
    caption: str = ""


class Example(Struct, forbid_unknown_fields=True):
    """A worked example."""

    title: str
    text: str


class Section(Struct, forbid_unknown_fields=True):
    """Some rules that belong together, in order."""

    id: str
    title: str
    intro: str = ""
    rules: dict[str, str] = {}
    tables: list[Chart] = []
    examples: list[Example] = []


class Rulebook(Struct, forbid_unknown_fields=True, eq=False):
    """All rules of a game in one language."""

    title: str
    summary: str
    section: list[Section]

    def rule(self, rule_id: str) -> str | None:
        """The sentence of a rule."""
        for section in self.section:
            if rule_id in section.rules:
                return section.rules[rule_id]
        return None


@cache
def read_rulebook(folder: Path, language: str) -> Rulebook:
    """The rulebook that stands in a game's text folder."""
    return read_pack(folder / f"rulebook.{language}.toml", Rulebook)


@cache
def joined(book: Rulebook, shared: Rulebook) -> Rulebook:
    """A rulebook with the sections of another after its own."""
    return Rulebook(book.title, book.summary, [*book.section, *shared.section])
