"""Texts of a scenario that people read."""

from __future__ import annotations

from collections.abc import Iterator

from hypogeum.games.claustrophobia.scenarios.faults import Fault, Faults
from hypogeum.games.claustrophobia.scenarios.lines import Path
from hypogeum.games.claustrophobia.scenarios.records import Document, Name
from hypogeum.games.claustrophobia.scenarios.sayings import is_seen, said


def texts(scenario: Document) -> Faults:
    """Titles, summaries and aims can be read, on one line (CL-OVR-4)."""
    for at, name in _names(scenario):
        for language, words in (("en", name.en), ("fr", name.fr)):
            if not words.strip():
                yield Fault((*at, language), said("blank"), said("right-words"))
            for sign in words:
                if not is_seen(sign):
                    yield Fault((*at, language), said("unseen", sign=ascii(sign)), said("right-words"))


def _names(scenario: Document) -> Iterator[tuple[Path, Name]]:
    yield ("title",), scenario.title
    if scenario.summary is not None:
        yield ("summary",), scenario.summary
    yield ("aim", "human"), scenario.aim.human
    yield ("aim", "infernal"), scenario.aim.infernal
