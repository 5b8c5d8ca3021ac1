"""The seats of a table: who holds them and who plays them."""

from __future__ import annotations

from collections.abc import Sequence

from hypogeum.engine.table import Table
from hypogeum.server.storage.rows import SeatRow

AWAY, BACK, LEAVE = "away", "back", "leave"
"""Verbs of every game that concern the seat itself (TBL-AWAY-1, TBL-AWAY-3)."""


class Seats:
    """Who sits where. What the rules say about a seat (whether it is away or gone) is asked of the game's state."""

    def __init__(self, rows: Sequence[SeatRow], engine: Table) -> None:
        self.rows = list(rows)
        self._engine = engine

    def is_away(self, seat: int) -> bool:
        return self._engine.state.is_away(seat)

    def is_gone(self, seat: int) -> bool:
        """Whether it has left the game for good."""
        return self._engine.state.is_gone(seat)

    def has(self, seat: int) -> bool:
        return 0 <= seat < len(self.rows)

    def is_free(self, seat: int) -> bool:
        """Whether a friend may take it by its invitation, even if a bot plays there meanwhile."""
        return self.rows[seat].is_free

    def is_taken(self, seat: int) -> bool:
        """Whether a person holds it, even if a bot plays there for him."""
        return self.rows[seat].person is not None

    def is_played_by_bot(self, seat: int) -> bool:
        return self.rows[seat].bot is not None

    def is_played_by_person(self, seat: int) -> bool:
        return self.rows[seat].person is not None and self.rows[seat].bot is None and not self.is_gone(seat)

    def is_held_by(self, seat: int, person: str) -> bool:
        return self.has(seat) and self.rows[seat].person == person

    def held_by(self, person: str) -> list[int]:
        return [row.seat for row in self.rows if row.person == person]

    def played_by(self, person: str) -> list[int]:
        """His seats that no bot plays for him."""
        return [seat for seat in self.held_by(person) if self.is_played_by_person(seat)]

    def persons(self) -> set[str]:
        """Everybody who plays, those included for whom the game has ended and who go on watching (TBL-SEAT-6)."""
        return {row.person for row in self.rows if row.person is not None and self.is_played_by_person(row.seat)}

    def persons_left(self) -> set[str]:
        """Everybody for whom the game goes on."""
        state = self._engine.state
        return {person for person in self.persons() if not all(state.is_out(seat) for seat in self.played_by(person))}

    def has_others(self, person: str) -> bool:
        """Whether another person plays too."""
        return bool(self.persons() - {person})
