"""A player gives up or leaves the table for good (CL-END-7, TBL-AWAY-5)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine import seat_verbs
from hypogeum.engine.masks import lowest
from hypogeum.games.claustrophobia.ending import CONCEDED, win
from hypogeum.games.claustrophobia.state import State


class Leave(seat_verbs.Leave[State]):
    """The other player wins at once."""

    def end(self, state: State) -> None:
        win(state, lowest(state.seats_left()), "CL-END-7", CONCEDED)


LEAVE: Final = Leave()
