"""Where the keys of a TOML text stand: the reader of a document forgets it, the writer of one wants to know."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""The way to a value: keys of tables and places in lists, such as `("start", "tiles", 0, "x")`."""

DEEPEST = 8
"""Keys that lie deeper are not looked for: no document has them."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'  # a string of several lines
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[\]{}\n]",
    re.DOTALL,
)
_KEY = re.compile(r"""((?:"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^"'=\n])+)=""")


def key_of(path: Path) -> str:
    """The way to a value as people write it: `start.tiles[0].x`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def line_of(path: Path, lines: dict[Path, int]) -> int:
    """The line of a key, or of the nearest table or list around it that has one; the document begins on line 1."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def deep_place(text: str) -> tuple[int, int]:
    """The line of the first list or table that lies too deep, and the line where its key begins."""
    start, depth, end = 1, 0, 0
    line = 1
    for token in _TOKEN.finditer(text):
        line += text.count("\n", end, token.start())
        end = token.start()
        if token[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                break
        elif token[0] in "]}":
            depth -= 1
        elif token[0] == "\n" and depth == 0:
            start = line + 1
    return line, start


def find_lines(text: str) -> dict[Path, int]:
    """By key: the line where it stands, counted from 1. The text is TOML."""
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for line, statement in _statements(text):
        if statement.startswith("["):
            table = _enter(_keys(statement), counts, is_list=statement.startswith("[["))
            found = table
        else:
            key = _KEY.match(statement)
            assert key is not None
            found = (*table, *_keys(f"{key[1]} = 0"))
        for length in range(1, min(len(found), DEEPEST) + 1):
            lines.setdefault(found[:length], line)
    return lines


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The headers and the keys with their values, each with the line where it begins."""
    start, line, depth = 0, 1, 0
    for token in _TOKEN.finditer(text + "\n"):
        sign = token[0]
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == "\n" and depth == 0:
            statement = text[start : token.start()].strip()
            if statement and not statement.startswith("#"):
                yield line, statement
            line += text.count("\n", start, token.end())
            start = token.end()


def _keys(statement: str) -> tuple[str, ...]:
    """The keys that a header names, or a key with a dummy value: `a."b c".d`."""
    keys: list[str] = []
    value: object = tomllib.loads(statement)
    while isinstance(value, list | dict) and value:
        if isinstance(value, dict):
            keys.append(next(iter(value)))
            value = value[keys[-1]]
        else:
            value = value[0]
    return tuple(keys)


def _enter(keys: tuple[str, ...], counts: dict[Path, int], *, is_list: bool) -> Path:
    """The table that a header begins; `counts` has the number of the last table of every list."""
    path: Path = ()
    for number, key in enumerate(keys, 1):
        path = (*path, key)
        if is_list and number == len(keys):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path
