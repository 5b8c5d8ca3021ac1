"""A socket, as a table sees it."""

from __future__ import annotations

from typing import Protocol


class Listener(Protocol):
    """Somebody who is told of a table."""

    person: str
    looking_from: int | None
    """None for nowhere: it is told nothing."""
    last_told: dict[type, object]
    """By kind of message: what it was told last, so that only what is new is told again. Empty before it is opened."""
    lines_told: int
    """So many lines of the chat it was told, or came too late for."""

    def send(self, text: str) -> None: ...

    def close(self) -> None:
        """Let it connect again."""
        ...
