"""Leaving for good, and giving up (ST2-ONL-3, ST2-ONL-5, ST2-ONL-7)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import seat_verbs
from hypogeum.games.sub_terra.ending import GAVE_UP, finish, lose_game
from hypogeum.games.sub_terra.state import WON, State


class Leave(seat_verbs.Leave[State]):
    """The pieces stay, and the seat's questions get their defaults; a team without anybody has lost (TBL-AWAY-3)."""

    def end(self, state: State) -> None:
        team = (1 << state.options.explorers) - 1
        if state.gone & team == team:
            lose_game(state, GAVE_UP)

    def pass_on(self, state: State, seat: int) -> None:
        """Nothing falls away: what it is asked is answered by default."""


class GiveUp(seat_verbs.SeatVerb[State]):
    """A side gives up, as all its people want: the other side wins (ST2-ONL-7, TBL-AWAY-5)."""

    name = "give_up"

    def perform(self, state: State, seat: int, target: int) -> None:
        if seat == state.options.typhaon:
            finish(state, GAVE_UP, WON)
        else:
            lose_game(state, GAVE_UP)


LEAVE: Final = Leave()
GIVE_UP: Final = GiveUp()
