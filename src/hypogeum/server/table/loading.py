"""How a table goes on from what is stored of it: by the rules it was played by, or by newer ones from where it stood.

What is damaged is told apart from what newer rules cannot read: the stored entries are linked (`storage/links.py`).
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence

from msgspec import Struct

from hypogeum.engine.game import SPECTATOR, Game
from hypogeum.engine.positions import WrongPosition, position_hash
from hypogeum.engine.records import FORMAT, Header, Record, Result, RulesChange, WrongRecord, change_of
from hypogeum.engine.snapshots import Packed, pack, unpack
from hypogeum.engine.table import Table
from hypogeum.games import UnknownGame, find_game
from hypogeum.server.protocol.problems import CANNOT_CONTINUE, DAMAGED, NEWER_RULES
from hypogeum.server.storage.links import broken_link
from hypogeum.server.storage.rows import StoredTable
from hypogeum.server.table.snapshots import POSITION_APART

logger = logging.getLogger(__name__)

MOST_LOST = 2 * POSITION_APART
"""A table whose rules have changed goes on if they can do all of its entries but so many of the last."""


class Loaded(Struct, frozen=True):
    """A table that goes on."""

    engine: Table
    changed: Packed | None = None
    """Where its rules have just changed: to be stored before anything else happens."""


def load(stored: StoredTable) -> Loaded:
    """Play on from what is stored; raises Declined where that is damaged, or these rules cannot."""
    check_sound(stored)
    row = stored.table
    try:
        game = find_game(row.game)
    except UnknownGame:
        raise CANNOT_CONTINUE(table=row.id, over=stored.over) from None
    played = played_by(stored)
    if played > game.rules_version:
        raise NEWER_RULES(played=played, now=game.rules_version)
    table = _Stored(game, stored)
    if played == game.rules_version or stored.over:
        engine = table.as_it_stood()
        if engine is not None:
            return Loaded(engine)
    return table.under_new_rules()


def played_by(stored: StoredTable) -> int:
    """The rules version by which a table was last played."""
    changed = [place.rules_version for place in stored.snapshots if place.kind == "rules_changed"]
    return changed[-1] if changed else stored.table.rules_version


def check_sound(stored: StoredTable) -> None:
    """Raises Declined where what is stored cannot have been written so."""
    row = stored.table
    if hashlib.sha256(row.seed).hexdigest() != row.commitment:
        raise DAMAGED(table=row.id, reason="the seed is not the one that was committed to")
    if stored.missing is not None:
        raise DAMAGED(table=row.id, reason=f"entry {stored.missing + 1} is missing")
    number = broken_link(stored.entries, stored.links)
    if number is not None:
        raise DAMAGED(table=row.id, reason=f"entry {number} or one before it was changed")
    if any(place.number > len(stored.entries) for place in stored.places):
        raise DAMAGED(table=row.id, reason="entries are missing at the end")


def stored_record(stored: StoredTable) -> Record:
    """The record of a table that these rules cannot play, with all that is hidden; raises Declined if it is damaged."""
    check_sound(stored)
    row = stored.table
    try:
        snapshots = [unpack(place) for place in stored.places]
    except WrongPosition as error:
        raise DAMAGED(table=row.id, reason=error.reason) from error
    header = Header(
        format=FORMAT,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        seats=row.seats,
        commitment=row.commitment,
        setup=snapshots[0].setup if snapshots else [],
        of=snapshots[0].setup_of if snapshots else [],
    )
    changes = [change_of(snapshot) for snapshot in snapshots if snapshot.kind == "rules_changed"]
    end = snapshots[-1] if snapshots else None
    result = None
    if end is not None and end.ranks is not None:
        fingerprint = position_hash(end.position)
        result = Result(winners=end.position["winners"], ranks=end.ranks, end=fingerprint, seed=row.seed.hex())
    return Record(header=header, entries=stored.entries, result=result, changes=changes)


class _Stored:
    """A table as it is stored, with the rules that are to play it on."""

    def __init__(self, game: Game, stored: StoredTable) -> None:
        self._game = game
        self._stored = stored
        self._newest_first: Sequence[Packed] = sorted(stored.places, key=lambda place: place.number, reverse=True)
        try:
            self._changes: list[RulesChange] = [
                change_of(unpack(place)) for place in stored.snapshots if place.kind == "rules_changed"
            ]
        except WrongPosition as error:
            raise DAMAGED(table=stored.table.id, reason=error.reason) from error

    def as_it_stood(self) -> Table | None:
        """Exactly as it was, if its last rules are these or it is over; None where they do not lead there."""
        since = self._changes[-1].number if self._changes else 0
        for place in self._newest_first:
            is_end = self._stored.over and place.number == len(self._stored.entries)
            is_exact = place.rules_version == self._game.rules_version and place.kind != "between"
            if place.number >= since and (is_end or is_exact):
                engine = self._resume(place)
                if engine is not None and engine.state.over == self._stored.over:
                    return engine
        is_ours = self._stored.table.rules_version == self._game.rules_version
        return None if self._changes or not is_ours else self._resume(None)

    def _resume(self, place: Packed | None) -> Table | None:
        row, entries = self._stored.table, self._stored.entries
        try:
            snapshot = None if place is None else unpack(place)
            return Table.resume(
                self._game, row.options, row.seats, row.seed, entries, snapshot, self._changes, row.rules_version
            )
        except (WrongPosition, WrongRecord, ValueError) as error:
            number = 0 if place is None else place.number
            logger.warning("table %s cannot go on from entry %d: %s", row.id, number, error)
            return None

    def under_new_rules(self) -> Loaded:
        """From its last position that these rules can read; raises Declined where there is none."""
        row, entries = self._stored.table, self._stored.entries
        for place in self._newest_first:
            found = self._go_on(place)
            if found is None:
                continue
            engine, kept = self._better(place, *found)
            if len(entries) - kept > MOST_LOST:
                break
            return self._changed(engine, kept)
        if not self._newest_first:  # made before any were stored
            found = self._go_on(None)
            if found is not None and found[1] == len(entries):
                return self._changed(*found)
        logger.error("table %s: rules version %d cannot play it on", row.id, self._game.rules_version)
        raise CANNOT_CONTINUE(table=row.id, over=self._stored.over)

    def _go_on(self, place: Packed | None, length: int | None = None) -> tuple[Table, int] | None:
        row, entries = self._stored.table, self._stored.entries[:length]
        try:
            snapshot = None if place is None else unpack(place)
            engine, kept = Table.go_on(
                self._game, row.options, row.seats, row.seed, entries, snapshot, self._changes, row.rules_version
            )
            _try_out(engine)
        except Exception as error:  # whatever these rules do with a position that they were not made for
            number = 0 if place is None else place.number
            logger.warning("table %s cannot go on from entry %d by new rules: %r", row.id, number, error)
            return None
        return engine, kept

    def _better(self, place: Packed, engine: Table, kept: int) -> tuple[Table, int]:
        """What is done after a position may need what can be taken back there: an exact place before it knows that.

        It is good if what follows it leads to the same position.
        """
        entries = self._stored.entries
        exact = next((one for one in self._newest_first if one.number < place.number and one.kind == "exact"), None)
        if kept == len(entries) or place.kind != "between" or exact is None:
            return engine, kept
        here, there = self._go_on(place, place.number), self._go_on(exact, place.number)
        if here is None or there is None or there[1] != place.number:
            return engine, kept
        write = self._game.write_position
        if write(here[0].state) != write(there[0].state):
            return engine, kept
        found = self._go_on(exact)
        return found if found is not None and found[1] > kept else (engine, kept)

    def _changed(self, engine: Table, kept: int) -> Loaded:
        """Write down that the rules have changed; a table that is over stays as it was."""
        if self._stored.over:
            if not engine.state.over:
                raise CANNOT_CONTINUE(table=self._stored.table.id, over=True)
            return Loaded(engine)
        row = self._stored.table
        logger.warning(
            "table %s goes on by rules version %d at entry %d; %d of its entries come to nothing",
            *(row.id, self._game.rules_version, engine.version, engine.version - kept),
        )
        return Loaded(engine, pack(engine.change_rules(kept)))


def _try_out(engine: Table) -> None:
    """Raises whatever the rules raise where they cannot show the table or ask a question."""
    game, state = engine.game, engine.state
    for seat in range(SPECTATOR, state.seats):
        game.view(state, seat)
    game.write_position(state)
    if not state.over:
        for seat in state.decision.seats(state):
            if not state.decision.actions(state, seat):
                raise ValueError(f"nothing is offered to seat {seat}")
