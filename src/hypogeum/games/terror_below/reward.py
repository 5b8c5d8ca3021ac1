"""What defeating a Worm brings (TB-HUNT-6 to TB-HUNT-8)."""

from __future__ import annotations

from typing import Any, Final

from hypogeum.engine.actions import Action, Refusal
from hypogeum.engine.chance import Chance
from hypogeum.engine.clocks import choice_clock
from hypogeum.engine.masks import bits
from hypogeum.engine.seats import SeatDecision
from hypogeum.engine.steps import Clock
from hypogeum.engine.verbs import GAIN, SCORE, NamedVerb, Verb
from hypogeum.games.terror_below.bounties import line_mask
from hypogeum.games.terror_below.components import (
    BOUNTY_IDS,
    BOUNTY_VP,
    HUNT_MATCH,
    WORM_TYPE,
)
from hypogeum.games.terror_below.ending import gain_vp
from hypogeum.games.terror_below.scoring import score_bounty
from hypogeum.games.terror_below.state import State

ONE_VP: Final = 0
CLAIM_IDS: Final[list[str]] = ["vp", *BOUNTY_IDS]
"""The target of `claim` is 0 for 1 VP, or the Bounty plus 1."""


def matching_bounties(state: State, seat: int) -> int:
    """Bit mask of the Bounties of the Line and of the seat that the attacking Worm fulfils."""
    return HUNT_MATCH[WORM_TYPE[state.worms[state.attacker]]] & (line_mask(state) | state.squads[seat].secrets)


class Reward(SeatDecision[State]):
    """A7: the last hitter takes 1 VP or a matching Bounty (TB-HUNT-6).

    Whoever has a Secret Bounty is asked, matching or not: the question must not show what it is.
    """

    name = "reward"
    elsewhere_rule = "TB-HUNT-8"

    def waits(self, state: State) -> bool:
        return state.squads[self.owner].secrets != 0 or matching_bounties(state, self.owner) != 0

    def run(self, state: State) -> None:
        gain_vp(state, self.owner, 1, "TB-HUNT-6")

    def verbs(self, state: State) -> list[Verb[Any]]:
        return CLAIM_VERBS

    def clock(self, state: State) -> Clock | None:
        return choice_clock(state)

    def default(self, state: State, seat: int, chance: Chance) -> Action:
        """The most VP."""
        best = ONE_VP
        for target in CLAIM.targets(state, seat):
            if target != ONE_VP and (best == ONE_VP or BOUNTY_VP[target - 1] > BOUNTY_VP[best - 1]):
                best = target
        return Action(CLAIM, best)


class Claim(NamedVerb[State]):
    """Take 1 VP or a Bounty for a defeated Worm (TB-HUNT-6 to TB-HUNT-8)."""

    name = "claim"
    is_open = True

    def targets(self, state: State, seat: int) -> list[int]:
        return [ONE_VP, *[bounty + 1 for bounty in bits(matching_bounties(state, seat))]]

    def candidates(self, state: State, seat: int) -> list[int]:
        known = line_mask(state) | state.squads[seat].secrets
        return [ONE_VP, *[bounty + 1 for bounty in bits(known)]]

    def refusal(self, state: State, seat: int, target: int) -> Refusal | None:
        if target == ONE_VP or matching_bounties(state, seat) >> (target - 1) & 1:
            return None
        return Refusal("TB-HUNT-7", bounty=BOUNTY_IDS[target - 1])

    def perform(self, state: State, seat: int, target: int) -> None:
        if target == ONE_VP:
            gain_vp(state, seat, 1, "TB-HUNT-6")
        else:
            score_bounty(state, seat, target - 1, "TB-HUNT-7")

    def picks(self, state: State, seat: int, target: int) -> list[str]:
        return [] if target == ONE_VP else [f"bounty:{CLAIM_IDS[target]}"]

    def wish_of(self, state: State, seat: int, target: int) -> str:
        return GAIN if target == ONE_VP else SCORE


CLAIM: Final = Claim(CLAIM_IDS)
CLAIM_VERBS: Final[list[Verb[Any]]] = [CLAIM]
