"""Documents: texts written by people, which an option may take besides its choices (`Option.documents`).

A document is TOML. Its game alone reads what is in it, but for what it is called: `[title]` and `[summary]`, each by
language.
"""

from __future__ import annotations

import errno
import tomllib
from functools import lru_cache
from pathlib import Path

from hypogeum.engine.texts import Saying, said

LARGEST = 64 * 1024
"""So many bytes a document has at most."""
TOO_LARGE = said("document-too-large", most=LARGEST)
NOT_TEXT = said("document-not-text")
TITLE, SUMMARY = "title", "summary"
NAMELESS = "…"


class UnreadableDocument(ValueError):
    """A file that cannot be read as a document, and why."""

    def __init__(self, reason: Saying) -> None:
        super().__init__(reason)
        self.reason = reason


class NoDocument(UnreadableDocument):
    """A file that was read, but is no document: where, why, and what would be right."""


def is_document(value: object) -> bool:
    """Whether the value of an option is a document: no other value has lines."""
    return isinstance(value, str) and "\n" in value


def obstacle_in(document: str) -> Saying | None:
    """Why a text can be a document of no game; nothing if it can."""
    try:
        size = len(document.encode())
    except UnicodeEncodeError:
        return NOT_TEXT
    return TOO_LARGE if size > LARGEST else None


def fault(places: tuple[object, ...], reason: Saying, expected: Saying) -> Saying:
    """What is wrong with a document: where (from the outside in), why, and what would be right."""
    if not places:
        return said("fault", reason=reason, expected=expected)
    return said("fault-at", places=places, reason=reason, expected=expected)


def in_line(line: int) -> Saying:
    """A line as the place of a fault, counted from 1."""
    return said("line", line=line)


def read_document(file: Path) -> str:
    """The text of a file; raises UnreadableDocument."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except OSError as error:
        raise UnreadableDocument(_of_system(error)) from None
    if len(content) > LARGEST:
        raise NoDocument(fault((), TOO_LARGE, said("right-at-most", most=LARGEST)))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise NoDocument(fault((in_line(line),), NOT_TEXT, said("right-utf-8"))) from None
    return text if is_document(text) else text + "\n"


def _of_system(error: OSError) -> Saying:
    """Why a file could not be opened; what happens seldom is told in the words of the system."""
    known = {errno.ENOENT: "file-missing", errno.EISDIR: "file-is-folder", errno.EACCES: "file-forbidden"}
    return said(known.get(error.errno or 0, "file-other"), reason=error.strerror or str(error))


def title_in(document: str, language: str) -> str:
    """What a document is called, in a language or else in the one it was written in."""
    titles = words_of(document, TITLE)
    return titles.get(language) or next(iter(titles.values()), NAMELESS)


@lru_cache(maxsize=256)
def words_of(document: str, name: str) -> dict[str, str]:
    """By language: the title or the summary of a document; nothing where it has none. Not to be changed."""
    try:
        found = tomllib.loads(document).get(name)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {language: words for language, words in found.items() if isinstance(words, str) and words.strip()}
