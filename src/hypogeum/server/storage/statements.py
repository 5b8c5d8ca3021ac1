"""A statement of SQL as both databases understand it, and questions that are put by several of them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Statement(NamedTuple):
    """What is asked of a database. Its values stand in the text as ?1, ?2 and so on."""

    text: str
    values: tuple[Any, ...] = ()


Rows = Sequence[Sequence[Any]]
Question = Generator[Statement, Rows, T]
"""Yields statements, is sent what each has found, and returns the answer: so it knows nothing of the way to a database,
and one that waits for each answer puts it as well as one that does not."""


def insert(table: str, columns: str) -> str:
    """The text that adds a row; columns are separated by blanks."""
    names = columns.split()
    places = ", ".join(f"?{number}" for number in range(1, len(names) + 1))
    return f"insert into {table} ({', '.join(names)}) values ({places})"


def put(table: str, key: str, columns: str) -> str:
    """The text that adds a row, or replaces the one with the same key."""
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns.split())
    return f"{insert(table, f'{key} {columns}')} on conflict ({', '.join(key.split())}) do update set {changes}"
