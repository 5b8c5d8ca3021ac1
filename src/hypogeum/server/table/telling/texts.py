"""What can be told of a table as it stands, written once for all who are told alike, and for as long as it is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hypogeum.engine.state import State
from hypogeum.server.protocol.server_messages import Present, encode
from hypogeum.server.protocol.written import (
    WrittenAsked,
    WrittenMateQuestion,
    WrittenMatesAsked,
    WrittenOffers,
    WrittenOpened,
    write,
)
from hypogeum.server.storage.rows import SeatRow
from hypogeum.server.table.telling.messages import asked, connected, offers_of, seated

if TYPE_CHECKING:
    from hypogeum.server.table.live_table import LiveTable

Stand = tuple[int, bool, int | None]
"""The version, whether bots think, and when the time runs out: what a question depends on, besides the seat."""
NOTHING_OFFERED = "nothing"
A_STRANGER = ""
"""The id of nobody: what he is told of the seats is what all are told who have none."""


class Texts:
    """Those of one table. `renew` comes first whenever something may have changed."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._state: State | None = None
        self._stand: Stand = (-1, False, None)
        self._rows: list[SeatRow] = []
        self._sides: list[int] = []
        self._known: set[str] = set()
        self._present = ""
        self._connected: list[bool] = []
        self._messages: dict[int, WrittenAsked] = {}
        self._questions: dict[int, str] = {}
        self._openings: dict[int, str] = {}
        self._offers: dict[int, WrittenOffers] = {}
        self._mates: dict[int, tuple[str, str]] = {}
        self._seated: dict[str, str] = {}
        self._side_told: dict[int, str] = {}

    def renew(self) -> bool:
        """Forget what is no longer true; whether that is anything."""
        changes = [self._renew_questions(), self._renew_seats(), self._renew_presence()]
        self._side_told.clear()
        if self._stand[2] is not None:
            self._questions.clear()  # in a text, the time that is left is counted from now
        return any(changes)

    def _renew_questions(self) -> bool:
        table = self._table
        stand = (table.engine.version, table.bots.are_thinking, table.timekeeper.runs_out_at)
        if stand == self._stand and table.engine.state is self._state:
            return False
        self._stand, self._state = stand, table.engine.state
        for written in (self._messages, self._questions, self._openings, self._offers, self._mates):
            written.clear()
        return True

    def _renew_seats(self) -> bool:
        table = self._table
        rows, sides = table.seats.rows, table.sides.numbers
        if rows == self._rows and sides == self._sides:
            return False
        self._rows, self._sides = rows[:], sides
        self._known = {table.row.host, *(row.person for row in rows if row.person is not None)}
        self._seated.clear()
        self._mates.clear()
        return True

    def _renew_presence(self) -> bool:
        now = connected(self._table)
        if now == self._connected and self._present:
            return False
        self._connected, self._present = now, encode(Present(connected=now))
        return True

    @property
    def present(self) -> str:
        return self._present

    def seated(self, person: str) -> str:
        """Who sits where. All who neither sit there nor have made the table are told the same."""
        who = person if person in self._known else A_STRANGER
        if who not in self._seated:
            self._seated[who] = encode(seated(self._table, who))
        return self._seated[who]

    def opened(self, seat: int) -> str:
        """The last frames of a seat."""
        if seat not in self._openings:
            self._openings[seat] = write(WrittenOpened(past=self._table.windows.past(seat)))
        return self._openings[seat]

    def asked(self, seat: int) -> tuple[str, Stand]:
        """The question, and what counts of it: when its time runs out, not how long that is from now.

        Raises Declined where the rules fail at it.
        """
        if seat not in self._questions:
            self._questions[seat] = write(self._message(seat))
        return self._questions[seat], self._stand

    def _message(self, seat: int) -> WrittenAsked:
        table = self._table
        if seat not in self._messages:
            with table.failures.reading("look", seat):
                self._messages[seat] = asked(table, seat, self._offers_of)
        message = self._messages[seat]
        if message.question is None or message.question.seconds_left is None:
            return message
        return replace(message, question=replace(message.question, seconds_left=table.timekeeper.seconds_left))

    def mates(self, seat: int) -> tuple[str, str]:
        """What the team-mates of a seat are offered, and what counts of it: of nothing, not when that was."""
        if seat not in self._mates:
            table = self._table
            questions = [one for mate in table.sides.mates_asked(seat) for one in self._mate_questions(mate)]
            text = write(WrittenMatesAsked(version=table.engine.version, questions=questions))
            self._mates[seat] = text, text if questions else NOTHING_OFFERED
        return self._mates[seat]

    def _mate_questions(self, mate: int) -> list[WrittenMateQuestion]:
        """What one of them is asked; a mistake of the rules in it takes nothing else away."""
        none: list[WrittenMateQuestion] = []
        return self._table.failures.comfort("offers", mate, lambda: [self._mate_question(mate)], none)

    def _mate_question(self, mate: int) -> WrittenMateQuestion:
        offered = self._offers_of(mate)
        return WrittenMateQuestion(seat=mate, actions=offered.actions, shortcuts=offered.shortcuts)

    def _offers_of(self, seat: int) -> WrittenOffers:
        """What a seat is offered, found out once."""
        if seat not in self._offers:
            self._offers[seat] = offers_of(self._table, seat)
        return self._offers[seat]

    def side_told(self, seat: int) -> str:
        """What is going on within the side of a seat."""
        if seat not in self._side_told:
            self._side_told[seat] = encode(self._table.sides.side_told(seat))
        return self._side_told[seat]
