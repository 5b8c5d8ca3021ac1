"""Packs: the components of a game, read from TOML into typed records."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

Source = Literal["booklet", "public", "ours"]
"""Where a component comes from."""


class PackError(Exception):
    """A pack file that cannot be used: which file, which key, and why."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file.name}: {reason}. Mend the file, or restore it from the repository.")
        self.file = file
        self.reason = reason


def read_pack(file: Path, kind: type[T]) -> T:
    """Read one TOML file as a typed record."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(file, f"cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(file, f"is not TOML ({error})") from error
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise PackError(file, str(error)) from error
