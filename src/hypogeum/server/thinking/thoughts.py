"""A question to a bot, and the contract of whoever has bots answer it."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Thought(Struct, frozen=True, kw_only=True):
    """A question to a bot."""

    table: str
    game: str
    level: str
    position: bytes
    """A position in which everything hidden from the seat is redrawn."""
    seat: int
    seed: int
    seconds: float


class Thinkers(Protocol):
    """Whoever answers for the bots."""

    def expect(self, game: str) -> None:
        """Questions of this game will come."""
        ...

    async def think(self, thought: Thought, longest: float) -> str:
        """The text of an action; raises ThoughtFailed."""
        ...

    async def close(self) -> None: ...


class ThoughtFailed(Exception):
    """No answer: the bot raised an error, its process died, or it took too long."""
