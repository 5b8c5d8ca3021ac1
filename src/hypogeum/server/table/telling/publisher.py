"""Tells the sockets of a table what is new to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hypogeum.server.protocol.problems import Declined
from hypogeum.server.protocol.server_messages import (
    Asked,
    MatesAsked,
    Pinged,
    Present,
    RematchMade,
    Seated,
    SideTold,
    Wrong,
    encode,
)
from hypogeum.server.table.telling.messages import said
from hypogeum.server.table.telling.texts import Texts

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable
    from hypogeum.server.table.telling.listener import Listener
    from hypogeum.server.table.telling.made import Made

Beside = tuple[int, str | None, object]
"""How many lines the chat has, the rematch, and what goes on within the sides."""


class Publisher:
    """That of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._texts = Texts(table)
        self._beside: Beside | None = None

    def tell_all(self, made: Sequence[Made]) -> None:
        """Tell everybody everything that is new, with the entries that were made.

        Where that is nothing, only those are told who have just begun to look.
        """
        table = self._table
        frames = table.windows.follow(made)
        pings = table.sides.take_pings()
        beside = len(table.lines), table.rematch, table.sides.kept
        has_news = self._texts.renew() or bool(made) or bool(pings) or beside != self._beside
        self._beside = beside
        for listener in table.listeners:
            if listener.last_told and not has_news:
                continue
            if listener.last_told and listener.looking_from is not None:
                for text in frames[listener.looking_from]:
                    listener.send(text)
            self._tell(listener)
            if pings:
                self._tell_pings(listener, pings)

    def tell(self, listener: Listener) -> None:
        """Tell one socket what it does not know yet; everything if it has just begun to look."""
        self._texts.renew()
        self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        if listener.looking_from is not None:
            self._tell_table(listener, listener.looking_from)
            self._tell_lines(listener)

    def _tell_table(self, listener: Listener, seat: int) -> None:
        texts = self._texts
        try:
            question, key = texts.asked(seat)
        except Declined as declined:
            listener.send(encode(Wrong(request=None, problem=declined.problem)))
            return
        if not listener.last_told:
            listener.send(texts.opened(seat))
        _tell_if_new(listener, Seated, texts.seated(listener.person))
        _tell_if_new(listener, Present, texts.present)
        _tell_if_new(listener, Asked, question, key)
        if self._is_with_mates(listener):
            _tell_if_new(listener, MatesAsked, *texts.mates(seat))
            _tell_if_new(listener, SideTold, texts.side_told(seat))
        if self._table.rematch is not None:
            _tell_if_new(listener, RematchMade, encode(RematchMade(table=self._table.rematch)))

    def _is_with_mates(self, listener: Listener) -> bool:
        """Whether a socket looks from a seat of its own person that has team-mates: nobody else is told of a side."""
        table, seat = self._table, listener.looking_from
        return (
            seat is not None
            and table.game.has_sides
            and table.seats.is_held_by(seat, listener.person)
            and table.sides.has_mates(seat)
        )

    def _tell_pings(self, listener: Listener, pings: Sequence[Pinged]) -> None:
        for ping in pings if self._is_with_mates(listener) else ():
            if listener.looking_from in self._table.sides.side_of(ping.seat):
                listener.send(encode(ping))

    def _tell_lines(self, listener: Listener) -> None:
        lines = self._table.lines
        if listener.lines_told < len(lines):
            for line in lines[listener.lines_told :]:
                listener.send(encode(said(line)))
            listener.lines_told = len(lines)


def _tell_if_new(listener: Listener, kind: type, text: str, key: object = None) -> None:
    """`key` is what counts of the text, where that is not all."""
    counts = text if key is None else key
    if listener.last_told.get(kind) != counts:
        listener.last_told[kind] = counts
        listener.send(text)
