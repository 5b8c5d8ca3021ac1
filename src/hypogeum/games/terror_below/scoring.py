"""Scoring a Bounty (TB-DEL-3 to TB-DEL-6, TB-HUNT-6, TB-HUNT-7)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.bounties import refill_line
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    BOUNTY_LOCATION,
    BOUNTY_VP,
    WORM_TYPE,
)
from hypogeum.games.terror_below.ending import check_victory
from hypogeum.games.terror_below.solo import note_delivery, note_hunt
from hypogeum.games.terror_below.state import State


def score_bounty(state: State, seat: int, bounty: int, rule: str) -> None:
    """Tuck a Bounty of the Line or a Secret Bounty under the Leader, and refill the Line."""
    squad = state.squads[seat]
    if bounty in state.line:
        state.line.remove(bounty)
    squad.secrets &= ~(1 << bounty)
    state.open_secrets &= ~(1 << bounty)
    squad.scored |= 1 << bounty
    if state.tells:
        vp = BOUNTY_VP[bounty]
        state.tell("bounty_scored", rule, seat=seat, bounty=BOUNTY_IDS[bounty], vp=vp, total=squad.points())
    check_victory(state, seat)
    if state.over:
        return
    if BOUNTY_LOCATION[bounty] != NONE:
        note_delivery(state, BOUNTY_LOCATION[bounty])
    else:
        note_hunt(state, WORM_TYPE[state.worms[state.attacker]])
    if not state.over:
        refill_line(state)
