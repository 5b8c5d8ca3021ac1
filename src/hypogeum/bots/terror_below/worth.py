"""What cards, Bounties and members are worth to a careful player, in VP."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE, bits
from hypogeum.games.terror_below.bounties import line_mask
from hypogeum.games.terror_below.components import (
    ANY_WORM,
    BETTER_PRICE,
    BOUNTIES,
    BOUNTY_BONUS,
    BOUNTY_LOCATION,
    BOUNTY_TYPE,
    BOUNTY_VP,
    CHARACTER_IDS,
    DELIVERY_MATCH,
    GOVERNMENT_BONUS,
    HUNT_MATCH,
    ITEM_BONUS,
    ITEM_CARDS,
    ITEM_KIND_IDS,
    LOCATION_BONUS,
    REVIVE_BONUS,
    VP_BONUS,
    VP_WITHOUT_BOUNTY,
    WEAPON_BONUS,
    WEAPON_CARDS,
    WEAPON_KIND_IDS,
    WORM_TYPE,
)
from hypogeum.games.terror_below.options import EMERGENCY, SPECIAL_DELIVERY, TOTAL_EXTERMINATION
from hypogeum.games.terror_below.squad import Squad
from hypogeum.games.terror_below.state import State

DISCOUNT: Final = 0.87
"""What is left of a worth that is one Action Point away."""
POWER: Final[list[float]] = [DISCOUNT**points for points in range(64)]

RUBBLE_WORTH: Final = 0.35
"""A piece on the Leader card: three of them are a card."""
ITEM_WORTH: Final = 1.0
WEAPON_WORTH: Final = 1.2
HUNTERS_WEAPON_WORTH: Final = 2.2
"""The same where only defeated Worms count (TB-SCEN-7)."""
SECRET_WORTH: Final = 1.0
REVIVAL_WORTH: Final = 2.0
OBJECTIVE_WORTH: Final = 6.0
"""A step towards the objective of a solo scenario that does not count VP."""
IDLE_VP: Final = 0.25
"""A VP where only the objective counts."""

LEADER_WORTHS: Final[dict[str, float]] = {
    "C01": 0.5,
    "C02": 0.9,
    "C03": 0.8,
    "C04": 0.7,
    "C05": 0.7,
    "C06": 0.6,
    "C07": 0.3,
    "C08": 0.8,
    "C09": 0.5,
    "C10": 0.6,
    "C11": 0.7,
    "C12": 0.6,
    "C13": 0.9,
    "C14": 0.8,
    "C15": 0.3,
    "C16": 0.5,
}
LEADER_WORTH: Final[list[float]] = [LEADER_WORTHS[character] for character in CHARACTER_IDS]
"""By Character: how much its ability helps."""

ITEM_WORTHS: Final[dict[str, float]] = {
    "IH1": 1.2,
    "IH2": 1.2,
    "IH3": 0.8,
    "IH4": 0.8,
    "IH5": 1.2,
    "IH6": 1.2,
    "I01": 1.1,
    "I02": 1.0,
    "I03": 1.1,
    "I04": 1.5,
    "I05": 1.4,
    "I06": 1.5,
    "I07": 1.2,
    "I08": 1.1,
    "I09": 0.8,
    "I10": 0.6,
    "I11": 1.1,
}
ITEM_KIND_WORTH: Final[list[float]] = [ITEM_WORTHS[kind] for kind in ITEM_KIND_IDS]
"""By kind of Item in the hand; Hats come first."""

WEAPON_DAMAGES: Final[dict[str, float]] = {
    "P01": 2.0,
    "P02": 4.5,
    "P03": 1.7,
    "P04": 2.8,
    "P05": 4.5,
    "P06": 4.8,
    "P07": 2.2,
    "P08": 3.0,
    "P09": 7.0,
    "P10": 6.0,
    "P11": 2.0,
}
WEAPON_DAMAGE: Final[list[float]] = [WEAPON_DAMAGES[kind] for kind in WEAPON_KIND_IDS]
"""By kind of Weapon: the Damage to hope for when nobody knows yet where the Worm strikes."""
DAMAGE_WORTH: Final = 0.32
"""A point of Damage in the hand."""
HUNTERS_DAMAGE_WORTH: Final = 0.4
PLENTY_OF_DAMAGE: Final = 14.0
"""With more than this in the hand Weapons are there to be used."""
SURPLUS: Final = 0.3
"""What is left of the worth of a Weapon then."""


def counts_points(state: State) -> bool:
    """Whether VP win the game; not in two of the solo scenarios (TB-SCEN-10)."""
    return not state.options.is_solo or state.options.scenario == EMERGENCY


def vp_worth(state: State) -> float:
    """What a VP is worth: less where it does not help to win."""
    return 1.0 if counts_points(state) else IDLE_VP


def counts_trophies(state: State) -> bool:
    """Whether only defeated Worms win the game (TB-SCEN-7)."""
    return state.options.is_solo and state.options.scenario == TOTAL_EXTERMINATION


def has_plenty(squad: Squad) -> bool:
    """Whether a Squad has Weapons enough for some time."""
    return damage_hoped_for(squad.weapons | squad.sticks) > PLENTY_OF_DAMAGE


def card_worth(state: State, squad: Squad) -> float:
    """A Weapon that will be drawn."""
    worth = HUNTERS_WEAPON_WORTH if counts_trophies(state) else WEAPON_WORTH
    return SURPLUS * worth if has_plenty(squad) else worth


def damage_worth(state: State, squad: Squad) -> float:
    """A point of Damage in the hand."""
    worth = HUNTERS_DAMAGE_WORTH if counts_trophies(state) else DAMAGE_WORTH
    return SURPLUS * worth if has_plenty(squad) else worth


def known_bounties(state: State, squad: Squad) -> int:
    """Bit mask of the Line and the own Secret Bounties."""
    return line_mask(state) | squad.secrets


def bounty_worth(state: State, bounty: int) -> float:
    """A Bounty that is scored, with the step towards the objective of a solo game that it may be."""
    worth = vp_worth(state) * BOUNTY_VP[bounty]
    if not state.options.is_solo:
        return worth
    location = BOUNTY_LOCATION[bounty]
    if location != NONE:
        is_step = state.options.scenario == SPECIAL_DELIVERY and not state.served >> location & 1
    else:
        is_step = state.options.scenario == TOTAL_EXTERMINATION and not state.trophies >> BOUNTY_TYPE[bounty] & 1
    return worth + OBJECTIVE_WORTH if is_step else worth


def best_bounty(matches: int) -> int:
    """The best of some Bounties, or NONE."""
    best = NONE
    for bounty in range(BOUNTIES):
        if matches >> bounty & 1 and (best == NONE or BOUNTY_VP[bounty] > BOUNTY_VP[best]):
            best = bounty
    return best


def delivered_worth(state: State, squad: Squad, known: int, location: int, colour: int) -> float:
    """An Egg delivered at a Location, without the bonus."""
    bounty = best_bounty(known & DELIVERY_MATCH[location][colour])
    if bounty == NONE:
        return plain_price(squad) * vp_worth(state)
    return bounty_worth(state, bounty)


def plain_price(squad: Squad) -> int:
    """VP for the first Egg of a turn without a Bounty (TB-DEL-2, TB-CHAR-11)."""
    vp = 1
    if squad.is_led_with(BETTER_PRICE):
        vp += 1
    if squad.hat == VP_WITHOUT_BOUNTY:
        vp += 1
    return vp


def bonus_worth(state: State, squad: Squad, location: int) -> float:
    """The delivery bonus of a Location (table 2.3)."""
    kind = LOCATION_BONUS[location]
    worth = 0.0
    if kind == VP_BONUS:
        worth = vp_worth(state)
    elif kind == ITEM_BONUS:
        worth = ITEM_WORTH
    elif kind == WEAPON_BONUS:
        worth = card_worth(state, squad)
    elif kind == REVIVE_BONUS:
        worth = REVIVAL_WORTH if squad.dead else 0.0
    if kind == BOUNTY_BONUS or squad.is_led_with(GOVERNMENT_BONUS):
        worth = max(worth, SECRET_WORTH)
    return worth


def hunt_bounty(known: int, worm: int) -> int:
    """The best of some Bounties for defeating a Worm, or NONE."""
    return best_bounty(known & HUNT_MATCH[WORM_TYPE[worm]])


def hunt_worth(state: State, known: int, worm: int) -> float:
    """The reward for defeating a Worm, if these Bounties can be had for it (TB-HUNT-6)."""
    bounty = hunt_bounty(known, worm)
    if bounty == NONE:
        return vp_worth(state)
    if BOUNTY_TYPE[bounty] == ANY_WORM and state.trophies >> WORM_TYPE[worm] & 1:
        return vp_worth(state) * BOUNTY_VP[bounty]  # TB-SCEN-9
    return bounty_worth(state, bounty)


def items_worth(items: int) -> float:
    """Hidden Items."""
    worth = 0.0
    if items:
        for kind in range(len(ITEM_CARDS)):
            cards = items & ITEM_CARDS[kind]
            if cards:
                worth += ITEM_KIND_WORTH[kind] * cards.bit_count()
    return worth


def damage_hoped_for(weapons: int) -> float:
    """What some Weapons may do together."""
    damage = 0.0
    if weapons:
        for kind in range(len(WEAPON_CARDS)):
            cards = weapons & WEAPON_CARDS[kind]
            if cards:
                damage += WEAPON_DAMAGE[kind] * cards.bit_count()
    return damage


def best_member(members: int) -> int:
    """The Character whose ability helps most."""
    best = NONE
    for character in bits(members):
        if best == NONE or LEADER_WORTH[character] > LEADER_WORTH[best]:
            best = character
    return best
