"""Playing together: what goes on within the sides of a table (TBL-KNOW-5, TBL-AWAY-5).

Pings, proposals and the wish to give up bind nobody and are no entries of the record: they are kept in memory alone,
and told only to sockets that look from an own seat of the same side.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING

from hypogeum.engine.game import SPECTATOR
from hypogeum.engine.state import State
from hypogeum.engine.table import BrokenRules
from hypogeum.server.protocol.server_messages import Pinged, Proposal, SideTold
from hypogeum.server.table import stand_ins

if TYPE_CHECKING:
    from hypogeum.server.table.change import Change
    from hypogeum.server.table.live_table import LiveTable

GIVE_UP = "give_up"
Wish = tuple[int, str]
"""The number of a side, and one of its people who wants it to give up."""
Kept = tuple[tuple[Pinged, ...], tuple[Proposal, ...], frozenset[Wish]]


class Sides:
    """The sides of one table. What it keeps is replaced and never changed in place."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._ids = count(1)
        self._pings: tuple[Pinged, ...] = ()
        """Those that nobody was told of yet."""
        self._proposals: tuple[Proposal, ...] = ()
        self._wishes: frozenset[Wish] = frozenset()
        self._numbered: tuple[State, list[int]] | None = None
        """The last state whose sides were asked for, and their numbers."""

    @property
    def kept(self) -> Kept:
        """All that a change may touch."""
        return self._pings, self._proposals, self._wishes

    @kept.setter
    def kept(self, kept: Kept) -> None:
        self._pings, self._proposals, self._wishes = kept

    # Who is on whose side

    @property
    def numbers(self) -> list[int]:
        """By seat: the number of its side; where the rules fail at it, nobody has team-mates."""
        table, state = self._table, self._table.engine.state
        if self._numbered is None or self._numbered[0] is not state:
            alone = list(range(len(table.seats.rows)))
            numbers = table.failures.comfort("sides", SPECTATOR, lambda: table.game.sides(state), alone)
            self._numbered = state, numbers
        return self._numbered[1]

    def side_of(self, seat: int) -> list[int]:
        """The seats of the same side, with the seat itself."""
        if not self._table.game.has_sides:
            return [seat] if seat >= 0 else []
        sides = self.numbers
        return [other for other, side in enumerate(sides) if seat >= 0 and side == sides[seat]]

    def has_mates(self, seat: int) -> bool:
        return len(self.side_of(seat)) > 1

    def is_mate(self, seat: int, other: int) -> bool:
        """Whether another person plays the other seat, on the same side."""
        seats = self._table.seats
        if other == seat or not seats.has(other) or other not in self.side_of(seat):
            return False
        return seats.is_played_by_person(other) and not seats.is_held_by(other, seats.rows[seat].person or "")

    # Pings

    def ping(self, seat: int, thing: str) -> None:
        """Inside a change: its side is shown a thing."""
        self._pings = (*self._pings, Pinged(seat=seat, thing=thing))

    def take_pings(self) -> Sequence[Pinged]:
        """Those to be told now."""
        pings, self._pings = self._pings, ()
        return pings

    # Proposals

    def propose(self, seat: int, to: int, actions: Sequence[str]) -> None:
        """Inside a change: one proposal from each seat to each; the same one again changes nothing."""
        others = [one for one in self._proposals if (one.seat, one.to) != (seat, to)]
        same = [one for one in self._proposals if one not in others and one.actions == [*actions]]
        new = same or [Proposal(id=next(self._ids), seat=seat, to=to, actions=[*actions])]
        self._proposals = (*others, *new)

    def dismiss(self, seat: int, proposal: int) -> None:
        """Inside a change: by the seat that it was made to or made from; one that has gone meanwhile is no matter."""
        self._proposals = tuple(one for one in self._proposals if one.id != proposal or seat not in (one.seat, one.to))

    def was_done(self, seat: int, actions: Sequence[str]) -> None:
        """Inside a change: a proposal that the seat has followed is spent, even if it could be done again."""
        self._proposals = tuple(one for one in self._proposals if one.to != seat or one.actions != [*actions])

    def follow(self) -> None:
        """After a change: forget what is no longer offered, and what concerns seats that others have taken."""
        self._proposals = tuple(one for one in self._proposals if self._is_good(one))

    def _is_good(self, proposal: Proposal) -> bool:
        table = self._table
        if table.engine.state.over or not self.is_mate(proposal.seat, proposal.to):
            return False
        return table.failures.comfort(
            "proposal", proposal.to, lambda: self.is_offered(proposal.to, proposal.actions), False
        )

    def is_offered(self, seat: int, actions: Sequence[str]) -> bool:
        """Whether a seat is offered an action, or a shortcut of several."""
        game, state = self._table.game, self._table.engine.state
        if len(actions) == 1:
            return actions[0] in map(str, state.decision.actions(state, seat))
        return any([*map(str, shortcut.actions)] == [*actions] for shortcut in game.shortcuts(state, seat))

    # Giving up

    def want_to_give_up(self, change: Change, seat: int, person: str) -> None:
        """Somebody wants his side to leave; if he is the last of its people, it does."""
        self._wishes |= {(self.numbers[seat], person)}
        self._give_up_where_all_want_to(change)

    def want_to_play_on(self, seat: int, person: str) -> None:
        """Inside a change: he does not want it any more."""
        self._wishes -= {(self.numbers[seat], person)}

    def follow_wishes(self, change: Change) -> None:
        """In every change: who still had to agree may have left. A mistake of the rules is noted alone."""
        try:
            self._give_up_where_all_want_to(change)
        except BrokenRules as error:
            self._table.failures.note(error)

    def _give_up_where_all_want_to(self, change: Change) -> None:
        """Every seat of a side leaves when all its people want it (TBL-AWAY-5)."""
        for side in {side for side, _ in self._wishes}:
            seats = [seat for seat, other in enumerate(self.numbers) if other == side]
            wanting = self._wanting(seats)
            if wanting and self._people(seats) <= wanting:
                self._wishes = frozenset(wish for wish in self._wishes if wish[0] != side)
                self._leave(change, seats)

    def _leave(self, change: Change, seats: Sequence[int]) -> None:
        """A game may have a verb for it; otherwise all leave, whoever is asked last, so that little happens between."""
        table = self._table
        if GIVE_UP in table.game.verbs:
            change.enter_if_allowed(GIVE_UP, next(seat for seat in seats if not table.seats.is_gone(seat)))
            return
        for seat in sorted(seats, key=lambda seat: seat in table.questions.since):
            if not table.engine.state.over and not table.seats.is_gone(seat):
                stand_ins.give_up(change, seat)

    def _people(self, side: Sequence[int]) -> set[str]:
        """Everybody who plays on a side and for whom the game goes on."""
        seats, state = self._table.seats, self._table.engine.state
        playing = [seat for seat in side if seats.is_played_by_person(seat) and not state.is_out(seat)]
        return {seats.rows[seat].person or "" for seat in playing}

    def _wanting(self, side: Sequence[int]) -> set[str]:
        """Who wants a side to give up and still holds a seat of it."""
        seats, number = self._table.seats, self.numbers[side[0]]
        holders = {seats.rows[seat].person for seat in side if not seats.is_gone(seat)}
        return {person for wanted, person in self._wishes if wanted == number and person in holders}

    # Telling

    def mates_asked(self, seat: int) -> list[int]:
        """The team-mates of a seat that are asked, and that it can propose something to."""
        return [mate for mate in self._table.questions.since if self.is_mate(seat, mate)]

    def side_told(self, seat: int) -> SideTold:
        """What is going on within the side of a seat."""
        side, rows = self.side_of(seat), self._table.seats.rows
        wanting = self._wanting(side)
        speakers = {rows[one].person: one for one in reversed(side) if rows[one].person in wanting}
        return SideTold(
            proposals=[one for one in self._proposals if one.to in side],
            giving_up=sorted(speakers.values()),
            people=len(self._people(side) | wanting),
        )
