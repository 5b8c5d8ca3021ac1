"""What all commands share: the reader's language, output, and errors that say what to do."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from hypogeum.engine.documents import is_document, title_in
from hypogeum.engine.game import Game
from hypogeum.engine.records import Record, WrongRecord, read_record
from hypogeum.engine.texts import Texts
from hypogeum.games import GAMES, UnknownGame, find_game

OK, FAILED, MISUSED = 0, 1, 2
"""Exit codes."""


class CommandError(Exception):
    """Something the person can mend: a text key with its arguments."""

    def __init__(self, key: str, code: int = MISUSED, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.args_of_text = args


def language_of_environment() -> str:
    """French where the environment speaks it, else English."""
    spoken = next(
        (os.environ[name] for name in ("HYPOGEUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return "fr" if spoken.lower().startswith("fr") else "en"


@cache
def texts_for(language: str) -> Texts:
    return Texts(language, Path(__file__).parent.parent / "text" / f"{language}.ftl")


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


def the_game(name: str) -> Game:
    try:
        return find_game(name)
    except UnknownGame:
        raise CommandError("error-game", name=name, known=", ".join(GAMES)) from None


def options_in_words(options: Mapping[str, object], texts: Texts) -> str:
    """Options in one line: a document by its title."""
    return str(
        {name: title_in(str(value), texts.language) if is_document(value) else value for name, value in options.items()}
    )


def read_file(name: str) -> str:
    try:
        return Path(name).read_bytes().decode("utf-8")  # as it is: line ends count
    except UnicodeDecodeError:
        raise WrongRecord(1, "the file is not UTF-8 text") from None
    except OSError as error:
        raise CommandError("error-file", file=name, reason=error.strerror) from None


def the_record(name: str) -> tuple[Game, Record]:
    """A record and its game, also one of a table that was exported; raises WrongRecord for a damaged one."""
    if _is_packed(name):
        return _exported(Path(name))
    record = read_record(read_file(name))
    return the_game(record.header.game), record


def _is_packed(name: str) -> bool:
    """Whether a file begins as compressed ones do."""
    with suppress(OSError), Path(name).open("rb") as file:
        return file.read(2) == b"\x1f\x8b"
    return False


def _exported(file: Path) -> tuple[Game, Record]:
    from hypogeum.server.keeping import archives, one_table  # databases take long to import

    try:
        return one_table.record_in(file)
    except archives.NewerArchive:
        raise CommandError("archive-newer", FAILED, file=str(file)) from None
    except (archives.DamagedArchive, one_table.CannotBePlayed) as error:
        raise WrongRecord(1, str(error)) from error


def at_least(option: str, value: int, low: int) -> int:
    if value < low:
        raise CommandError("error-number", option=option, value=value, low=low)
    return value
