"""Tells the sockets of a table what is new to them. What several of them are told alike is made and written once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from hypogeum.server.messages import asked, encode, mate_question, present, said, seated
from hypogeum.server.problems import Declined
from hypogeum.server.protocol import (
    Asked,
    MateQuestion,
    MatesAsked,
    Opened,
    Pinged,
    Present,
    RematchMade,
    Seated,
    SideTold,
    Told,
    Wrong,
)

if TYPE_CHECKING:
    from hypogeum.server.live_table import Listener, LiveTable


class Publisher:
    """One round of telling, while nothing changes."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._asked: Callable[[int], tuple[str, str]] = cache(self._write_asked)
        self._mates: Callable[[int], tuple[str, str]] = cache(self._write_mates)
        self._offers: Callable[[int], list[MateQuestion]] = cache(self._offers_of)

    def tell_all(self) -> None:
        """Tell everybody everything that is new."""
        table = self._table
        table.windows.keep(self._seats_wanted())
        frames = {seat: self._frames(seat) for seat in table.windows.seats}
        table.made = []
        pings = table.together.take_pings()
        for listener in table.listeners:
            if listener.told and listener.looking_from is not None:
                for text in frames[listener.looking_from]:
                    listener.send(text)
            self.tell(listener)
            self._tell_pings(listener, pings)

    def tell(self, listener: Listener) -> None:
        """Tell one socket what it does not know yet, besides new frames; everything if it has just begun to look."""
        if listener.looking_from is not None:
            self._tell_table(listener, listener.looking_from)
            self._tell_lines(listener)

    def _tell_table(self, listener: Listener, seat: int) -> None:
        try:
            question, key = self._asked(seat)
            if not listener.told:
                listener.send(encode(Opened(past=self._table.windows.past(seat))))
        except Declined as declined:
            listener.send(encode(Wrong(request=None, problem=declined.problem)))
            return
        self._tell_if_new(listener, Seated, encode(seated(self._table, listener.person)))
        self._tell_if_new(listener, Present, encode(present(self._table)))
        self._tell_if_new(listener, Asked, question, key)
        if self._is_with_mates(listener):
            self._tell_if_new(listener, MatesAsked, *self._mates(seat))
            self._tell_if_new(listener, SideTold, encode(self._table.together.side_told(seat)))
        if self._table.rematch is not None:
            self._tell_if_new(listener, RematchMade, encode(RematchMade(table=self._table.rematch)))

    def _is_with_mates(self, listener: Listener) -> bool:
        """Whether a socket looks from a seat of its own person that has team-mates: nobody else is told of a side."""
        table, seat = self._table, listener.looking_from
        return seat is not None and table.seats.is_held_by(seat, listener.person) and table.together.has_mates(seat)

    def _tell_pings(self, listener: Listener, pings: Sequence[Pinged]) -> None:
        for ping in pings if self._is_with_mates(listener) else ():
            if listener.looking_from in self._table.together.side_of(ping.seat):
                listener.send(encode(ping))

    def _tell_lines(self, listener: Listener) -> None:
        lines = self._table.lines
        for line in lines[listener.lines_told :]:
            listener.send(encode(said(line)))
        listener.lines_told = len(lines)

    def _tell_if_new(self, listener: Listener, kind: type, text: str, key: str = "") -> None:
        """`key` is what counts of the text, where that is not all."""
        if listener.told.get(kind) != (key or text):
            listener.told[kind] = key or text
            listener.send(text)

    def _frames(self, seat: int) -> list[str]:
        """What is told of the new entries to those who look from a seat."""
        windows, made = self._table.windows, self._table.made
        return [encode(Told(frame=windows.follow(seat, one))) for one in made]

    def _write_asked(self, seat: int) -> tuple[str, str]:
        """The question as text, and what counts of it: when its time runs out, not how long that is from now."""
        table = self._table
        with table.failures.reading("look", seat):
            message = asked(table, seat)
        text = encode(message)
        if message.question is None or message.question.seconds_left is None:
            return text, text
        ends = round(table.services.time.now() + message.question.seconds_left)
        fixed = msgspec.structs.replace(message.question, seconds_left=ends)
        return text, encode(msgspec.structs.replace(message, question=fixed))

    def _write_mates(self, seat: int) -> tuple[str, str]:
        """What the team-mates of a seat are offered as text, and what counts of it: of nothing, not when that was."""
        table = self._table
        questions = [offers for mate in table.together.mates_asked(seat) for offers in self._offers(mate)]
        text = encode(MatesAsked(version=table.engine.version, questions=questions))
        return text, text if questions else "nothing"

    def _offers_of(self, mate: int) -> list[MateQuestion]:
        """What one of them is offered; a mistake of the rules in it takes nothing else away."""
        table = self._table
        none: list[MateQuestion] = []
        return table.failures.comfort("offers", mate, lambda: [mate_question(table, mate)], none)

    def _seats_wanted(self) -> set[int]:
        """Seats that somebody looks from, or that somebody may look from again soon: his own."""
        table = self._table
        looked_from = {listener.looking_from for listener in table.listeners if listener.looking_from is not None}
        own = {seat for listener in table.listeners for seat in table.seats.held_by(listener.person)}
        return looked_from | own
