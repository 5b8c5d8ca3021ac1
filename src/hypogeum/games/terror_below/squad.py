"""A Squad: what one seat has on and before the board (sections 1, 5 and 8 of the rulebook)."""

from __future__ import annotations

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below.components import (
    BIGGER_HAND,
    BIGGER_HAND_HAT,
    BOUNTIES,
    BOUNTY_VP,
    CHARACTER_GIFT,
    HAND_LIMIT,
)


class Squad:
    """The Squad of one seat. Sets of cards are bit masks; Eggs are packed, four bits per colour."""

    __slots__ = (
        "dead",
        "eggs",
        "hand",
        "hat",
        "items",
        "leader",
        "left_behind",
        "living",
        "rubble",
        "scored",
        "secrets",
        "space",
        "sticks",
        "vp",
        "weapons",
    )

    def __init__(
        self,
        leader: int,
        living: int,
        dead: int,
        left_behind: int,
        space: int,
        vp: int,
        scored: int,
        secrets: int,
        hand: int,
        items: int,
        weapons: int,
        hat: int,
        sticks: int,
        eggs: int,
        rubble: int,
    ) -> None:
        self.leader = leader
        self.living = living
        """The members who are alive, the Leader among them."""
        self.dead = dead
        self.left_behind = left_behind
        """Members put back in the box before a solo game (TB-DIFF-2)."""
        self.space = space
        """Where the pawn stands, or NONE off the board."""
        self.vp = vp
        """VP tokens; Bounties count besides (TB-END-2)."""
        self.scored = scored
        self.secrets = secrets
        self.hand = hand
        """Vehicle cards."""
        self.items = items
        """Hidden ones, as the weapons."""
        self.weapons = weapons
        self.hat = hat
        """The Hat the Leader wears, or NONE."""
        self.sticks = sticks
        """Weapons in play beside the Leader (TB-WPN-5)."""
        self.eggs = eggs
        self.rubble = rubble

    def copy(self) -> Squad:
        return Squad(
            self.leader,
            self.living,
            self.dead,
            self.left_behind,
            self.space,
            self.vp,
            self.scored,
            self.secrets,
            self.hand,
            self.items,
            self.weapons,
            self.hat,
            self.sticks,
            self.eggs,
            self.rubble,
        )

    def is_led_with(self, gift: int) -> bool:
        """Whether the Leader has an ability (TB-CHAR-1)."""
        return self.leader != NONE and CHARACTER_GIFT[self.leader] == gift

    def hand_limit(self) -> int:
        """TB-TURN-7."""
        limit = HAND_LIMIT
        if self.is_led_with(BIGGER_HAND):
            limit += 1
        if self.hat == BIGGER_HAND_HAT:
            limit += 1
        return limit

    def points(self) -> int:
        """All VP: tokens and scored Bounties (TB-END-2)."""
        total = self.vp
        if self.scored:
            for bounty in range(BOUNTIES):
                if self.scored >> bounty & 1:
                    total += BOUNTY_VP[bounty]
        return total


def empty_squad() -> Squad:
    """A Squad before anything is dealt."""
    return Squad(NONE, 0, 0, 0, NONE, 0, 0, 0, 0, 0, 0, NONE, 0, 0, 0)
