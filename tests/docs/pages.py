"""What stands on a page of the documentation: its blocks of code and its tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_BETWEEN_CELLS = re.compile(r"\s*(?<!\\)\|\s*")


class Block(NamedTuple):
    """A block of code and the language it says it is in."""

    language: str
    text: str


class Command(NamedTuple):
    """A line after a prompt, and what was answered."""

    line: str
    output: str


def read_page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(page: str) -> list[Block]:
    return [Block(*found) for found in _BLOCK.findall(page)]


def commands(block: Block) -> list[Command]:
    """The commands of a console, in their order."""
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    return [Command(*part.partition("\n")[::2]) for part in parts[1:]]


def rows(page: str, head: str) -> list[list[str]]:
    """The rows of the table whose first column is called so, cell by cell."""
    table = page.split(f"\n| {head} |")[1].split("\n\n")[0]
    return [_BETWEEN_CELLS.split(line)[1:-1] for line in table.splitlines()[2:]]


def code(cell: str) -> list[str]:
    """What is set as code in a cell."""
    return re.findall(r"`([^`]*)`", cell)
