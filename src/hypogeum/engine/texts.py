"""Texts for people, by Fluent catalogues. Rules code tells facts; sentences are made here, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

SEAT_ARGUMENTS = ("seat", "other", "spokesperson")
SEATS_ARGUMENTS = ("seats", "agreed", "contested", "winners")
AND = {"en": "and", "fr": "et"}


class Texts:
    """The messages of some catalogues in one language."""

    def __init__(self, language: str, *files: Path) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: object) -> str:
        """The message with its arguments; the key itself where there is none."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {AND[self.language]} {parts[-1]}"


def event_line(texts: Texts, event: Mapping[str, object], names: Sequence[str]) -> str:
    """The log line of an event as one seat sees it; `names` are the players' by seat."""
    args = {name: _resolve(texts, name, value, names) for name, value in event.items()}
    args["known"] = "yes" if "card" in event or "cards" in event else "no"
    return texts(f"event-{event['kind']}", **args)


def _resolve(texts: Texts, name: str, value: object, names: Sequence[str]) -> object:
    if name in SEAT_ARGUMENTS and isinstance(value, int):
        return names[value]
    if name in SEATS_ARGUMENTS and isinstance(value, list):
        return texts.join([names[seat] for seat in value])
    if isinstance(value, list):
        return texts.join([str(_resolve(texts, name.removesuffix("s"), part, names)) for part in value])
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return next(
            (texts(key) for key in (f"{name}-{value}", f"token-{value}", f"figure-{value}") if texts.has(key)), value
        )
    return value


@cache
def game_texts(folder: Path, language: str) -> Texts:
    """The catalogue of a game."""
    return Texts(language, folder / "text" / f"{language}.ftl")
