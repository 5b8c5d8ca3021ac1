"""What holds for a French message besides its typography: elision, counts and lengths."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from statistics import median_low

from fluent.syntax import ast

from tests.french.messages import ARGUMENT, CLOSE, OPEN, readings, selects

NUMBERS = frozenset({"fair", "fewest", "high", "least", "low", "most", "round", "score"})
"""Arguments before which `de` may stand: numbers begin with no vowel that is seen."""
_ELIDED = re.compile(
    rf"(?:\b(?:de|du|que|le|la|au|si|ne|se|ce|jusque|lorsque|puisque|quoique) |\b(?:[dlnsmtj]|qu)’){OPEN}(\w+){CLOSE}",
    re.IGNORECASE,
)

LIMITS = {"do-": 44, "verb-": 28, "ask-": 80, "event-": 120, "panel-": 12, "board-part-": 12}
"""By the beginning of a key: the most signs of its texts, arguments included."""
LONGEST_OPTION = 30
"""The most signs of the name of an option or a setting, and of each of its values."""
LONGEST_BADGE = 18
NAME = 8
"""The signs of a usual name of a person."""
PEOPLE = frozenset({"hero", "name", "names", "other", "player", "seat", "seats", "winners"})
NUMBER = 2
"""The signs of a usual number."""


def elisions(text: str) -> Iterator[str]:
    """Where a word that may lose its vowel stands before an argument: `de Ulumu`, `que Anna`."""
    for found in _ELIDED.finditer(text):
        if found[1] not in NUMBERS:
            yield f"elision before an argument: {found[0].replace(OPEN, '{ $').replace(CLOSE, ' }')!r}"


def miscounts(pattern: ast.Pattern, known: Mapping[str, ast.Message]) -> Iterator[str]:
    """Where `one`, which in French is also the form of 0, says 1 although there is no text of its own for 0."""
    for select in selects(pattern):
        variants = {_key(variant): variant.value for variant in select.variants}
        if "one" in variants and "0" not in variants:
            for text in readings(variants["one"], known):
                if re.search(r"\b1\b", text):
                    yield f"1 instead of the argument in [one]: {text!r}"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def limit_of(key: str, known: Mapping[str, ast.Message], badges: frozenset[str]) -> int | None:
    """The most signs that a message may have; an option and its values are known by the help of the option."""
    if key in badges:
        return LONGEST_BADGE
    option = re.match(r"(?:option|setting)-\w+", key)
    if option and option[0] in known and known[option[0]].attributes:
        return LONGEST_OPTION
    return next((most for beginning, most in LIMITS.items() if key.startswith(beginning)), None)


def length(text: str, known: Mapping[str, ast.Message]) -> int:
    """The signs of a text, each argument as long as what it usually stands for."""
    return len(ARGUMENT.sub(lambda found: "x" * _usual(found[1], known), text))


def _usual(argument: str, known: Mapping[str, ast.Message]) -> int:
    """A value `v` of argument `a` is the text `a-v`, as the reader of a message finds it."""
    families = (f"{argument}-", f"{argument.removesuffix('s')}-")
    values = [
        length(text, known)
        for key, message in known.items()
        if key.startswith(families) and message.value is not None
        for text in readings(message.value, known)
        if OPEN not in text
    ]
    if values:
        return median_low(values)
    return NAME if argument in PEOPLE else NUMBER
