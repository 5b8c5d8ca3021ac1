"""Scenarios: reading a document, with the reason if it cannot be played, and the eight of the pack (section 8)."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import msgspec

from hypogeum.engine.documents import fault, in_line
from hypogeum.engine.texts import Saying
from hypogeum.games.claustrophobia.pack import FOLDER
from hypogeum.games.claustrophobia.scenarios.checks import first_fault
from hypogeum.games.claustrophobia.scenarios.faults import Fault
from hypogeum.games.claustrophobia.scenarios.lines import deep_place, find_lines, key_of, line_of
from hypogeum.games.claustrophobia.scenarios.records import (
    Crates,
    CrawlingDeath,
    Explosive,
    Guide,
    Poison,
    Possessed,
    Recite,
    ReturnFromBeyond,
    Scenario,
    Throne,
    Vials,
)
from hypogeum.games.claustrophobia.scenarios.sayings import said, shown
from hypogeum.games.claustrophobia.scenarios.shape import A_FEW_LEVELS, TOO_DEEP, read_document
from hypogeum.games.claustrophobia.scenarios.toml_errors import toml_error

__all__ = [
    "SCENARIO_IDS",
    "Scenario",
    "WrongScenario",
    "builtin",
    "read_scenario",
    "Explosive",
    "Throne",
    "Recite",
    "Possessed",
    "Crates",
    "CrawlingDeath",
    "ReturnFromBeyond",
    "Vials",
    "Guide",
    "Poison",
]

SCENARIO_IDS = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8")

_PLACE = re.compile(r"(?P<what>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)", re.DOTALL)
_KEY = re.compile(r"\s*([\w.\"'-]+)\s*=|\s*\[\[?\s*([\w.\"'-]+)\s*\]")
_HUGE = re.compile(r"\d[\d_]{4000,}")
"""A number that Python does not read, to save time."""
_LONGEST_KEY = 120
"""So many signs of a key are told."""


class WrongScenario(ValueError):
    """A scenario that cannot be played: where (the line counts from 1), why, and what would be right."""

    def __init__(self, line: int | None, key: str, reason: Saying, expected: Saying, name: str = "") -> None:
        key = shown(key, _LONGEST_KEY)
        places = (name, "" if line is None else in_line(line), key)
        self.saying = fault(tuple(place for place in places if place), reason, expected)
        super().__init__(self.saying)
        self.line = line
        self.key = key
        self.reason = reason
        self.expected = expected
        self.name = name


def read_scenario(text: str, name: str = "") -> Scenario:
    """The scenario of a document; raises WrongScenario. The name of its file, if given, is told with what is wrong."""
    document = read_document(_parsed(text, name))
    if isinstance(document, Fault):
        raise _wrong(document, text, name)
    found = first_fault(document)
    if found is not None:
        raise _wrong(found, text, name)
    return Scenario(**msgspec.structs.asdict(document), text=text)


@cache
def builtin(scenario: str) -> Scenario:
    """One of the eight scenarios of the pack."""
    if scenario not in SCENARIO_IDS:
        raise LookupError(f"there is no scenario '{scenario}'; there is {', '.join(SCENARIO_IDS)}")
    file = FOLDER / "scenarios" / f"{scenario}.toml"
    return read_scenario(file.read_text(encoding="utf-8"), file.name)


def _wrong(found: Fault, text: str, name: str) -> WrongScenario:
    line = line_of(found.path, find_lines(text))
    return WrongScenario(line, key_of(found.path), found.reason, found.expected, name)


def _parsed(text: str, name: str) -> dict[str, Any]:
    """The data of a TOML text."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        line, start = deep_place(text)
        raise WrongScenario(line, _key_on(text, start), TOO_DEEP, A_FEW_LEVELS, name) from None
    except ValueError as error:
        raise _no_toml(text, str(error), name) from None


def _no_toml(text: str, message: str, name: str) -> WrongScenario:
    """What the TOML reader found, with the line that it names and the key on it."""
    place = _PLACE.fullmatch(message)
    huge = _HUGE.search(text)
    if place is None and huge is not None:
        line = text.count("\n", 0, huge.start()) + 1
        reason = said("cannot-be", value=said("value-large"))
        return WrongScenario(line, _key_on(text, line), reason, said("right-few-digits"), name)
    if place is None:
        return WrongScenario(None, "", toml_error(message), said("right-toml"), name)
    line = int(place["line"]) if place["line"] else len(text.rstrip().split("\n"))
    return WrongScenario(line, _key_on(text, line), toml_error(place["what"]), said("right-toml"), name)


def _key_on(text: str, line: int) -> str:
    """The key that is given a value on a line, or the table that begins there, or nothing."""
    key = _KEY.match(text.split("\n")[line - 1])
    return key[1] or key[2] if key else ""
