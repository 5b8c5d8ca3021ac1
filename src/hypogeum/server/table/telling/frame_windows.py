"""The last frames of a table, for every seat that somebody looks from: each is made and written once and told to all
who look.

They are kept as they were written: of a tree of objects every part would be looked at by Python's search for garbage.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from hypogeum.engine.differences import fold
from hypogeum.engine.frame_types import Frame, Past
from hypogeum.engine.frames import FrameMaker, past
from hypogeum.server.protocol.written import WrittenPast, read_frame, told, write_frame
from hypogeum.server.table.telling.made import Made

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable

FEWEST_TOLD = 40
"""So many frames are told to whoever begins to look, and more if the seat has not acted for longer."""
MOST_KEPT = 400
"""What came before is played again where somebody asks for it."""


class FrameWindow:
    """The last frames of one seat, or of all seats of a side that are looked from, and the view they lead on from."""

    def __init__(self, shown: Past, maker: FrameMaker) -> None:
        self._base: dict[str, Any] = shown.view
        self._frames = [write_frame(frame) for frame in shown.frames]
        self._maker = maker
        self._folded = shown.first, shown.view
        """The number of a frame, and the view before it."""

    def __len__(self) -> int:
        return len(self._frames)

    def follow(self, one: Made) -> bytes:
        """The frame of a new entry, as it is told."""
        return self._keep(self._maker.follow(one.entry, one.state, one.events, one.cause))

    def skip(self, one: Made) -> bytes:
        """A frame that shows nothing of a new entry."""
        return self._keep(self._maker.skip(one.entry, one.state, one.cause))

    def _keep(self, frame: Frame) -> bytes:
        written = write_frame(frame)
        self._frames.append(written)
        if len(self._frames) > 2 * MOST_KEPT:
            self._base, self._frames = self._base_of(MOST_KEPT), self._frames[-MOST_KEPT:]
        return written

    @property
    def first(self) -> int:
        """The number of the first frame that is kept."""
        return self._maker.number + 1 - len(self._frames)

    def past(self, seat: int, first: int) -> WrittenPast:
        """What a seat is told: the frames from a number on, or as many as are kept."""
        count = min(len(self._frames), max(0, self._maker.number + 1 - first))
        return WrittenPast(
            looking_from=seat,
            first=self._maker.number + 1 - count,
            view=self._base_of(count),
            frames=[Raw(frame) for frame in self._frames[len(self._frames) - count :]],
        )

    def _base_of(self, count: int) -> dict[str, Any]:
        """The view before the last so many frames, folded on from where it was asked for last."""
        begun, end = self.first, self._maker.number + 1 - count
        at, view = self._folded if begun <= self._folded[0] <= end else (begun, self._base)
        for frame in self._frames[at - begun : end - begun]:
            view = fold(view, read_frame(frame).changes)
        self._folded = end, view
        return view


class FrameWindows:
    """The windows of one table, by the seat looked from."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._windows: dict[int, FrameWindow] = {}

    async def open(self, seat: int) -> None:
        """Alone with the table: begin to make frames for a seat."""
        if seat in self._windows:
            return
        first, of_mates = self._first_told(seat), self._window_of_mates(seat)
        if of_mates is not None and of_mates.first <= first:
            self.put(seat, of_mates)
            return
        table = self._table
        engine = table.engine
        with table.failures.reading("look", seat):
            kept = await table.kept(first)
            shown = await asyncio.to_thread(past, table.game, kept, dict(table.causes), seat, first, engine.version)
            window = FrameWindow(shown, FrameMaker(table.game, seat, engine.state, engine.version))
        self.put(seat, window)
        for other in [other for other, shared in self._windows.items() if shared is of_mates]:
            self.put(other, window)

    def _window_of_mates(self, seat: int) -> FrameWindow | None:
        """That of a team-mate who sees the very same."""
        if self._table.game.sides_see_alike:
            for other in self._table.sides.side_of(seat):
                if other in self._windows:
                    return self._windows[other]
        return None

    def put(self, seat: int, window: FrameWindow) -> None:
        """Tell those who look from a seat by this window from now on."""
        self._windows[seat] = window

    def past(self, seat: int) -> WrittenPast:
        """What somebody who begins to look from a seat is told; its window is open."""
        return self._windows[seat].past(seat, self._first_told(seat))

    def _first_told(self, seat: int) -> int:
        """Since the seat was last asked and chose, and some more, but not without bounds."""
        table, version = self._table, self._table.engine.version
        numbers = range(version - 1, max(-1, version - MOST_KEPT), -1)
        entries = table.engine.record.entries
        last = next((n for n in numbers if entries[n].seat == seat and n not in table.causes), version)
        return max(0, min(last + 1, version - FEWEST_TOLD + 1))

    def follow(self, made: Sequence[Made]) -> dict[int, list[str]]:
        """By seat that is looked from: what is told of new entries."""
        texts: dict[FrameWindow, list[str]] = {}
        for seat, window in self._windows.items():
            if window not in texts:
                texts[window] = [told(self._follow(seat, window, one)) for one in made]
        return {seat: texts[window] for seat, window in self._windows.items()}

    def _follow(self, seat: int, window: FrameWindow, one: Made) -> bytes:
        """The frame of a new entry, as it is told. Where the rules fail at the view it shows nothing; that is noted."""
        table = self._table
        try:
            return window.follow(one)
        except Exception as error:
            table.failures.note(table.failures.broken(error, "look", seat))
            return window.skip(one)

    def keep(self, seats: Collection[int]) -> None:
        """Make no frames for seats that nobody looks from any more."""
        for seat in [seat for seat in self._windows if seat not in seats]:
            del self._windows[seat]

    @property
    def seats(self) -> list[int]:
        return list(self._windows)

    def length(self, seat: int) -> int:
        """How many frames are kept."""
        return len(self._windows[seat])
