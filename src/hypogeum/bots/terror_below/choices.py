"""Setup, new Leaders, coming onto the board, bonuses and cards to choose."""

from __future__ import annotations

from typing import Final

from hypogeum.bots.terror_below.gear import line_worth
from hypogeum.bots.terror_below.outlook import Outlook
from hypogeum.bots.terror_below.worth import (
    ITEM_KIND_WORTH,
    LEADER_WORTH,
    PLENTY_OF_DAMAGE,
    SECRET_WORTH,
    WEAPON_DAMAGE,
    best_member,
    counts_trophies,
    damage_hoped_for,
)
from hypogeum.engine.actions import Action
from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.cards import ITEM, KEEP, WEAPON
from hypogeum.games.terror_below.components import (
    SLOTS,
)
from hypogeum.games.terror_below.deliveries import (
    BONUS,
    DECLINE,
    FIRST_BOUNTY,
    FIRST_CHARACTER,
    TAKE_FROM_PILE,
    bonus_targets,
)
from hypogeum.games.terror_below.leaders import LEAD
from hypogeum.games.terror_below.places import ENTER, entry_spaces
from hypogeum.games.terror_below.rubble import TRADE
from hypogeum.games.terror_below.squads import LEAVE_MEMBER
from hypogeum.games.terror_below.state import State

ENOUGH_DAMAGE: Final = 6.0
"""With more Damage than this in the hand, Rubble goes for Items."""


def choose_leader(state: State, seat: int) -> Action:
    return Action(LEAD, best_member(state.squads[seat].living))


def leave_behind(state: State, seat: int) -> Action:
    """Solo: the member whose ability helps least (TB-DIFF-2)."""
    worst = NONE
    for character in bits(state.squads[seat].living):
        if worst == NONE or LEADER_WORTH[character] < LEADER_WORTH[worst]:
            worst = character
    return Action(LEAVE_MEMBER, worst)


def enter_board(state: State, seat: int, outlook: Outlook) -> Action:
    """The space with the best prospects that no Worm is about to strike."""
    outlook.prospects.look(state, seat)
    outlook.threats.look(state, seat)
    eggs = state.squads[seat].eggs
    best = NONE
    best_worth = 0.0
    for space in entry_spaces(state, seat):
        worth = outlook.prospects.at(space, eggs)
        for slot in range(SLOTS):
            worth += outlook.threats.to_pawn(state, slot, state.targets[slot], outlook.threats.needs[slot], space)
        if best == NONE or worth > best_worth:
            best, best_worth = space, worth
    return Action(ENTER, best)


def take_bonus(state: State, seat: int) -> Action:
    """The bonus of the Location; of Bounties the most promising one."""
    targets = bonus_targets(state, seat)
    best = DECLINE
    best_worth = 0.0
    for target in targets:
        if target >= FIRST_CHARACTER:
            return Action(BONUS, FIRST_CHARACTER + best_member(state.squads[seat].dead))
        if target >= FIRST_BOUNTY:
            worth = line_worth(state, seat, target - FIRST_BOUNTY)
        elif target == TAKE_FROM_PILE:
            worth = SECRET_WORTH
        else:
            worth = SECRET_WORTH + 0.2
        if worth > best_worth:
            best, best_worth = target, worth
    return Action(BONUS, best)


def trade_rubble(state: State, seat: int) -> Action:
    """A Weapon, unless there are enough."""
    squad = state.squads[seat]
    enough = PLENTY_OF_DAMAGE if counts_trophies(state) else ENOUGH_DAMAGE
    has_enough = damage_hoped_for(squad.weapons | squad.sticks) > enough
    return Action(TRADE, ITEM if has_enough else WEAPON)


def keep_card(state: State, seat: int) -> Action:
    """The better of two cards."""
    best = NONE
    best_worth = 0.0
    for target in KEEP.targets(state, seat):
        worth = WEAPON_DAMAGE[target - 64] if target >= 64 else ITEM_KIND_WORTH[target]
        if best == NONE or worth > best_worth:
            best, best_worth = target, worth
    return Action(KEEP, best)
