"""Texts for people, by Fluent catalogues. Rules code tells facts; sentences are made here, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from msgspec import Struct

SEAT_ARGUMENTS = frozenset({"seat", "other", "seats", "winners"})
"""Arguments of events whose numbers are seats, in every game."""
TABLE_TEXTS = Path(__file__).parent / "text"
"""The texts of what all games share."""
FAULTS = TABLE_TEXTS / "faults"
"""What is said of options and documents that cannot be used, in every game."""
AND = {"en": "and", "fr": "et"}


class Texts:
    """The messages of some catalogues in one language; the first that has a message gives it.

    A game names the further arguments of its events that are seats, and the families of words in which a value is
    looked for when its argument has none of that name.
    """

    def __init__(
        self, language: str, *files: Path, seat_arguments: Sequence[str] = (), word_families: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.seat_arguments = SEAT_ARGUMENTS.union(seat_arguments)
        self.word_families = word_families
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: object) -> str:
        """The message with its arguments; the key itself where there is none."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, {name: self._argument(value) for name, value in args.items()})
        return str(text)

    def _argument(self, value: object) -> object:
        """A saying in this language, and of several values all, with commas."""
        if isinstance(value, tuple):
            return ", ".join(str(self._argument(part)) for part in value)
        return value.told(self.language) if isinstance(value, Saying) else value

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {AND[self.language]} {parts[-1]}"


class Saying(Struct, frozen=True):
    """What is told to people, without a language: a message of the catalogues in a folder, with its arguments.

    Errors carry it, and whoever meets the reader tells it; `str` tells it in English. Arguments may be sayings
    themselves. Numbers are told as they are written in a document: all digits in a row.
    """

    folder: Path
    key: str
    args: dict[str, object] = {}

    def told(self, language: str) -> str:
        args = {name: _plain_number(value) for name, value in self.args.items()}
        return _sayings(self.folder, language)(self.key, **args)

    def __str__(self) -> str:
        return self.told("en")


def _plain_number(value: object) -> object:
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def _sayings(folder: Path, language: str) -> Texts:
    return Texts(language, folder / f"{language}.ftl")


def said(key: str, /, **args: object) -> Saying:
    """What is said in every game of options and documents that cannot be used."""
    return Saying(FAULTS, key, args)


def either(words: Sequence[str]) -> Saying | str:
    """a, b or c."""
    return said("either", one=tuple(words[:-1]), other=words[-1]) if len(words) > 1 else words[0]


def event_line(texts: Texts, event: Mapping[str, object], names: Sequence[str]) -> str:
    """The log line of an event as one seat sees it; `names` are the players' by seat.

    Arguments are resolved first: a seat is its player's name; a string `v` of argument `a` is the text `a-v`, else
    that of one of the game's word families, else `a-other` with `$value`; lists are joined, and counted as `$a_count`.
    `$known` is yes where the seat was told the secret part of the event.
    """
    args = {name: _resolve(texts, name, value, names) for name, value in event.items()}
    args.update({f"{name}_count": len(value) for name, value in event.items() if isinstance(value, list)})
    args["known"] = "yes" if event.get("known") is True else "no"
    return texts(f"event-{event['kind']}", **args)


def _resolve(texts: Texts, name: str, value: object, names: Sequence[str]) -> object:
    if isinstance(value, list):
        return texts.join([str(_resolve(texts, name, part, names)) for part in value])
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return names[value] if name in texts.seat_arguments else value
    if isinstance(value, str):
        return _word(texts, name, value)
    return value


def _word(texts: Texts, name: str, value: str) -> str:
    one = name.removesuffix("s")
    for family in (name, one, *texts.word_families):
        if texts.has(f"{family}-{value}"):
            return texts(f"{family}-{value}", value=value)
    return texts(f"{one}-other", value=value) if texts.has(f"{one}-other") else value


def catalogues(folder: Path, language: str) -> tuple[Path, Path]:
    """The catalogue of a game, then that of all tables."""
    return folder / "text" / f"{language}.ftl", TABLE_TEXTS / f"{language}.ftl"
