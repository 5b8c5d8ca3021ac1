"""Mistakes in rules code: noted with all it takes to see them again, told to whoever met them, harmful to nobody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec

from hypogeum.engine.records import write_record
from hypogeum.engine.table import BrokenRules
from hypogeum.server.protocol.problems import RULES_FAILED, Declined

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Failures:
    """The mistakes that one table has met; each is noted once."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._noted: set[tuple[int, int, str]] = set()

    def note(self, error: BrokenRules) -> Declined:
        """Write the mistake down with its position and the record so far; gives what the sender is told."""
        table = self._table
        mistake = table.engine.version, error.seat, error.action
        if mistake not in self._noted:
            self._noted.add(mistake)
            logger.error(
                "table %s: %s\nposition: %s\nrecord so far:\n%s",
                table.row.id,
                error,
                msgspec.json.encode(error.position).decode(),
                write_record(table.engine.record),
                exc_info=error.__cause__ or error,
            )
        return RULES_FAILED(action=error.action, seat=error.seat)

    @contextmanager
    def reading(self, what: str, seat: int) -> Iterator[None]:
        """Ask the rules something that changes nothing; raises Declined for a mistake of theirs."""
        try:
            yield
        except Declined:
            raise
        except Exception as error:
            raise self.note(self.broken(error, what, seat)) from error

    def comfort(self, what: str, seat: int, ask: Callable[[], T], instead: T) -> T:
        """What makes playing easier and may be missing: a mistake in it is noted, and takes nothing else away."""
        try:
            return ask()
        except Exception as error:
            self.note(self.broken(error, what, seat))
            return instead

    def broken(self, error: Exception, what: str, seat: int) -> BrokenRules:
        """A mistake that the engine itself has not met, in the same form."""
        broken = BrokenRules(self._table.game.write_position(self._table.engine.state), what, seat)
        broken.__cause__ = error
        return broken
