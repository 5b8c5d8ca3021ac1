"""What a person does with the team-mates of his seat: point, propose, and want to give up (TBL-KNOW-5, TBL-AWAY-5)."""

from __future__ import annotations

from collections.abc import Sequence

from hypogeum.engine.actions import IllegalAction
from hypogeum.server.protocol.problems import (
    NO_TEAMMATES,
    NOT_A_TEAMMATE,
    NOT_AN_ACTION,
    NOT_OFFERED,
    STALE,
)
from hypogeum.server.table.change import Change
from hypogeum.server.table.rights import Rights


class Teammate:
    """One person in one change of a table. What is refused raises Declined."""

    def __init__(self, change: Change, person: str) -> None:
        self._change = change
        self._table = change.table
        self._person = person
        self._rights = Rights(change.table, person)

    def point(self, seat: int, thing: str) -> None:
        """Show his side a thing, whether anything can be done with it or not."""
        self._rights.holds_in_play(seat)
        if not self._table.sides.has_mates(seat):
            raise NO_TEAMMATES("TBL-KNOW-5", seat=seat)
        self._table.sides.ping(seat, thing)

    def propose(self, seat: int, to: int, seen: int, texts: Sequence[str]) -> None:
        """Propose what a team-mate is offered; it binds nobody, and goes when it is offered no more."""
        table = self._table
        self._rights.holds_in_play(seat)
        if not table.sides.is_mate(seat, to):
            raise NOT_A_TEAMMATE("TBL-KNOW-5", seat=to)
        if table.questions.is_stale(to, seen, table.engine.version):
            raise STALE(seen=seen, version=table.engine.version)
        self._is_allowed(to, texts[0])
        if not table.sides.is_offered(to, texts):
            raise NOT_OFFERED("TBL-KNOW-5", seat=to, action="; ".join(texts))
        table.sides.propose(seat, to, texts)

    def _is_allowed(self, seat: int, text: str) -> None:
        """The rules say why not; what cannot be read, or is no answer to a question, is refused as from the seat."""
        state, action = self._table.engine.state, self._table.game.action(text)
        if action.verb.any_time:
            raise NOT_AN_ACTION(verb=action.verb.name)
        refusal = state.decision.refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(text, seat, refusal)

    def dismiss(self, seat: int, proposal: int) -> None:
        """Put away a proposal made to his seat, or take back one of his own."""
        self._rights.holds_in_play(seat)
        self._table.sides.dismiss(seat, proposal)

    def give_up(self, seat: int) -> None:
        """Want to leave the game for good, with all of the side (TBL-AWAY-5)."""
        self._rights.holds_in_play(seat)
        self._rights.has_not_left(seat)
        self._table.sides.want_to_give_up(self._change, seat, self._person)

    def play_on(self, seat: int) -> None:
        """Not want it any more; whether he ever did is no matter."""
        self._rights.holds_in_play(seat)
        self._table.sides.want_to_play_on(seat, self._person)
