"""Where a table can be gone on from: stored with its entries as it is played, so that nobody plays them all again."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from hypogeum.engine.snapshots import Packed, is_exact, pack
from hypogeum.engine.table import Table
from hypogeum.server.storage.rows import PositionRow, Row, SnapshotRow, StoredTable

logger = logging.getLogger(__name__)

APART = 100
"""A snapshot is kept at the first exact place after so many entries. It has 1.1 to 2.0 kB in each of the games (at
entry 400, or at the end), so a game of 800 entries keeps 16 kB at most; to play 100 entries again takes about 10 ms."""
POSITION_APART = 50
"""Where a table stands is stored after so many entries, whether or not it is exact. If a server is killed and the next
one has other rules, it is these entries that must be possible by them too."""


class Snapshots:
    """What is stored of where one table has stood, and when more of it is due."""

    def __init__(self, stored: StoredTable, engine: Table) -> None:
        self._table = stored.table.id
        self._engine = engine
        self._kept = stored.snapshots[:]
        self._end = stored.position if stored.over else None
        self._stood = stored.position.number if stored.position is not None else 0

    @property
    def places(self) -> Sequence[Packed]:
        """Those that are kept for good, and the end of a table that was over when it was loaded."""
        return [*self._kept, *([] if self._end is None else [self._end])]

    def place_before(self, number: int) -> int:
        """The number of the last place from which the frame of that number can be told."""
        return max((place.number for place in self._kept if place.number < number), default=0)

    def due(self) -> list[Row]:
        """What is to be stored with a change that has made entries."""
        engine = self._engine
        if engine.version - self._last >= APART and is_exact(engine.history):
            return self._rows(SnapshotRow)
        if engine.state.over or engine.version - self._newest >= POSITION_APART:
            return self.position()
        return []

    def position(self) -> list[Row]:
        """Where the table stands, if that is not stored yet."""
        return self._rows(PositionRow) if self._engine.version > self._newest else []

    def add(self, packed: Packed) -> SnapshotRow:
        """Keep one for good."""
        self._kept = [*(one for one in self._kept if one.number != packed.number), packed]
        return SnapshotRow(table=self._table, packed=packed)

    @property
    def _last(self) -> int:
        return self._kept[-1].number if self._kept else 0

    @property
    def _newest(self) -> int:
        return max(self._last, self._stood)

    def _rows(self, kind: type[SnapshotRow | PositionRow]) -> list[Row]:
        """The table as it stands; a mistake of the rules in writing it down takes nothing else away."""
        try:
            packed = pack(self._engine.snapshot())
        except Exception:
            logger.exception("table %s: no snapshot could be taken", self._table)
            return []
        if kind is SnapshotRow:
            return [self.add(packed)]
        self._stood = packed.number
        return [PositionRow(table=self._table, packed=packed)]
