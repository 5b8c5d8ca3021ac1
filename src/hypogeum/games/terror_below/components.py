"""The components as columns of small integers, for the rules (section 2 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.terror_below import pack

DIRECTIONS: Final = 4
DIRECTION_IDS: Final[list[str]] = ["N", "E", "S", "W"]

# Supply (table 2.1)

RUBBLE_PIECES: Final = 50
MOST_RUBBLE: Final = 2
"""On one space (TB-BOARD-7)."""
PAWN_COLOURS: Final[list[str]] = ["red", "orange", "white", "black", "teal"]

# Eggs (TB-COMP-1, TB-COMP-5): how many of each colour is one number, four bits per colour

EGG_IDS: Final[list[str]] = ["green", "purple", "yellow", "blue"]
COLOURS: Final = 4
EGGS_PER_COLOUR: Final = 7
ONE_EGG: Final[list[int]] = [1 << 4 * colour for colour in range(COLOURS)]


def eggs_of(eggs: int, colour: int) -> int:
    """How many Eggs of a colour are in a packed number."""
    return eggs >> 4 * colour & 15


def all_eggs(eggs: int) -> int:
    """How many Eggs there are in a packed number."""
    return (eggs & 15) + (eggs >> 4 & 15) + (eggs >> 8 & 15) + (eggs >> 12 & 15)


# Locations (table 2.3), in the order of TB-ADV-2

LOCATIONS: Final = 5
LOCATION_IDS: Final[list[str]] = [location.id for location in pack.BOARD.location]
LOCATION_DICE: Final[list[int]] = [(place.at[1] - 1) * 6 + place.at[0] - 1 for place in pack.BOARD.location]
"""What the dice say for the standard space: blue die minus 1, times 6, plus red die minus 1."""
BONUS_IDS: Final[list[str]] = ["bounty", "weapon", "item", "vp", "revive"]
BOUNTY_BONUS: Final = 0
WEAPON_BONUS: Final = 1
ITEM_BONUS: Final = 2
VP_BONUS: Final = 3
REVIVE_BONUS: Final = 4
LOCATION_BONUS: Final[list[int]] = [BONUS_IDS.index(location.bonus) for location in pack.BOARD.location]

# Worms (sections 2.4, 2.5): regular cards, Queens, starting cards

TYPE_IDS: Final[list[str]] = [kind.id for kind in pack.WORMS.type]
QUEEN: Final[int] = TYPE_IDS.index("queen")
ANY_WORM: Final[int] = len(TYPE_IDS)
PATTERN_IDS: Final[list[str]] = [pattern.id for pattern in pack.WORMS.pattern]

_REGULAR: Final = pack.WORMS.worm
_QUEENS: Final = pack.WORMS.queen
_STARTING: Final = pack.WORMS.starting
WORM_IDS: Final[list[str]] = [
    *[worm.id for worm in _REGULAR],
    *[queen.id for queen in _QUEENS],
    *[worm.id for worm in _STARTING],
]
FIRST_QUEEN: Final[int] = len(_REGULAR)
FIRST_STARTING: Final[int] = FIRST_QUEEN + len(_QUEENS)
PILE_WORMS: Final[int] = FIRST_STARTING
REGULAR_WORMS: Final[int] = (1 << FIRST_QUEEN) - 1
QUEENS: Final[int] = (1 << FIRST_STARTING) - 1 & ~REGULAR_WORMS
WORM_TYPE: Final[list[int]] = [
    *[TYPE_IDS.index(worm.type) for worm in _REGULAR],
    *[QUEEN] * len(_QUEENS),
    *[NONE] * len(_STARTING),
]
WORM_EGG: Final[list[int]] = [
    *[EGG_IDS.index(worm.egg) for worm in _REGULAR],
    *[NONE] * len(_QUEENS),
    *[EGG_IDS.index(worm.egg) for worm in _STARTING],
]
QUEEN_EGGS: Final[list[list[int]]] = [
    *[[] for _ in _REGULAR],
    *[[EGG_IDS.index(egg) for egg in queen.eggs] for queen in _QUEENS],
    *[[] for _ in _STARTING],
]
"""By Worm: the colours north, east, south and west of the Target; empty for all but Queens."""
WORM_DICE: Final[list[int]] = [
    (at[1] - 1) * 6 + at[0] - 1
    for at in [*[w.at for w in _REGULAR], *[w.at for w in _QUEENS], *[w.at for w in _STARTING]]
]
WORM_HEALTH: Final[list[int]] = [
    *[worm.health for worm in _REGULAR],
    *[queen.health for queen in _QUEENS],
    *[0] * len(_STARTING),
]
WORM_LIMIT: Final[list[int]] = [
    *[worm.limit for worm in _REGULAR],
    *[queen.limit for queen in _QUEENS],
    *[0] * len(_STARTING),
]
WORM_PATTERN: Final[list[int]] = [
    *[PATTERN_IDS.index(worm.pattern) for worm in _REGULAR],
    *[PATTERN_IDS.index("QUEEN")] * len(_QUEENS),
    *[PATTERN_IDS.index(worm.pattern) for worm in _STARTING],
]
SLOTS: Final = 3
LAST_ATTACK: Final = 15
"""The attack that loses a solo game (TB-SOLO-2)."""

# Vehicles (section 2.6)

VEHICLE_IDS: Final[list[str]] = [
    f"V{vehicle.value}-{number + 1}" for vehicle in pack.VEHICLES.vehicle for number in range(len(vehicle.cards))
]
VEHICLES: Final[int] = len(VEHICLE_IDS)
VEHICLE_KIND: Final[list[int]] = [kind for kind, vehicle in enumerate(pack.VEHICLES.vehicle) for _ in vehicle.cards]
VEHICLE_VALUE: Final[list[int]] = [vehicle.value for vehicle in pack.VEHICLES.vehicle for _ in vehicle.cards]
VEHICLE_ARROWS: Final[list[list[int]]] = [
    [DIRECTION_IDS.index(arrow) for arrow in arrows.split()]
    for vehicle in pack.VEHICLES.vehicle
    for arrows in vehicle.cards
]
ABILITY_IDS: Final[list[str]] = [
    *["extra_points", "face_down", "free_rubble"],
    *["closer_one", "closer_all", "closer_all_twice"],
]
EXTRA_POINTS: Final = 0
FACE_DOWN: Final = 1
FREE_RUBBLE: Final = 2
CLOSER_ONE: Final = 3
CLOSER_ALL: Final = 4
CLOSER_ALL_TWICE: Final = 5
VEHICLE_ABILITY: Final[list[int]] = [
    ABILITY_IDS.index(vehicle.ability) for vehicle in pack.VEHICLES.vehicle for _ in vehicle.cards
]
BEST_VALUE: Final = 7
"""Cannot be the extra card of Boots (TB-ABIL-2)."""
LONG_JUMP_VALUE: Final = 6
"""What a card that pays for a long Canyon jump is worth at least (TB-CAN-9)."""
LOW_VALUE: Final = 4
"""The Cowboy Hat works up to this value."""
HAND_LIMIT: Final = 3


def _mask_of(values: list[bool]) -> int:
    return sum(1 << number for number, holds in enumerate(values) if holds)


LONG_JUMPERS: Final[int] = _mask_of([value >= LONG_JUMP_VALUE for value in VEHICLE_VALUE])
EXTRA_CARDS: Final[int] = _mask_of([value < BEST_VALUE for value in VEHICLE_VALUE])

# Bounties (section 2.7): deliveries, then hunts

_DELIVERIES: Final = pack.BOUNTIES.delivery
_HUNTS: Final = pack.BOUNTIES.hunting
BOUNTY_IDS: Final[list[str]] = [*[bounty.id for bounty in _DELIVERIES], *[bounty.id for bounty in _HUNTS]]
BOUNTIES: Final[int] = len(BOUNTY_IDS)
BOUNTY_LOCATION: Final[list[int]] = [
    *[LOCATION_IDS.index(bounty.location) for bounty in _DELIVERIES],
    *[NONE] * len(_HUNTS),
]
BOUNTY_EGG: Final[list[int]] = [*[EGG_IDS.index(bounty.egg) for bounty in _DELIVERIES], *[NONE] * len(_HUNTS)]
BOUNTY_TYPE: Final[list[int]] = [
    *[NONE] * len(_DELIVERIES),
    *[ANY_WORM if bounty.worm == "any" else TYPE_IDS.index(bounty.worm) for bounty in _HUNTS],
]
BOUNTY_VP: Final[list[int]] = [*[bounty.vp for bounty in _DELIVERIES], *[bounty.vp for bounty in _HUNTS]]
DELIVERY_MATCH: Final[list[list[int]]] = [
    [
        _mask_of([BOUNTY_LOCATION[n] == place and BOUNTY_EGG[n] == egg for n in range(BOUNTIES)])
        for egg in range(COLOURS)
    ]
    for place in range(LOCATIONS)
]
"""By Location and Egg colour: bit mask of the Bounties they fulfil."""
HUNT_MATCH: Final[list[int]] = [
    _mask_of([BOUNTY_TYPE[n] in (kind, ANY_WORM) for n in range(BOUNTIES)]) for kind in range(len(TYPE_IDS))
]
"""By Worm type: bit mask of the Bounties it fulfils (TB-BNTY-1)."""
QUEEN_BOUNTIES: Final[int] = _mask_of([BOUNTY_TYPE[n] == QUEEN for n in range(BOUNTIES)])
LINE_SIZE: Final = 4


# Items and Weapons (sections 2.8, 2.9): cards are numbered kind by kind


def _cards_of(kinds: list[int], kind: int) -> int:
    return _mask_of([other == kind for other in kinds])


def _card_ids(kind_ids: list[str], copies: list[int]) -> list[str]:
    """A kind with one card gives its name to it; otherwise a dash and the number of the copy follow."""
    names: list[str] = []
    for kind in range(len(kind_ids)):
        if copies[kind] == 1:
            names.append(kind_ids[kind])
        else:
            names += [f"{kind_ids[kind]}-{copy + 1}" for copy in range(copies[kind])]
    return names


_HATS: Final = pack.ITEMS.hat
_ITEMS: Final = pack.ITEMS.item
HATS: Final[int] = len(_HATS)
ITEM_KIND_IDS: Final[list[str]] = [*[hat.id for hat in _HATS], *[item.id for item in _ITEMS]]
_ITEM_COPIES: Final[list[int]] = [*[1] * len(_HATS), *[item.copies for item in _ITEMS]]
ITEM_CARD_IDS: Final[list[str]] = _card_ids(ITEM_KIND_IDS, _ITEM_COPIES)
ITEM_KIND: Final[list[int]] = [kind for kind, copies in enumerate(_ITEM_COPIES) for _ in range(copies)]
ITEM_CARDS: Final[list[int]] = [_cards_of(ITEM_KIND, kind) for kind in range(len(ITEM_KIND_IDS))]
"""By kind: bit mask of its cards."""
HAT_CARDS: Final[int] = (1 << HATS) - 1
HAT_EFFECT_IDS: Final[list[str]] = [hat.effect for hat in _HATS]
POINT_ON_LOW_VEHICLE: Final[int] = HAT_EFFECT_IDS.index("point_on_low_vehicle")
FREE_REMOVAL: Final[int] = HAT_EFFECT_IDS.index("free_removal")
MOVE_DISTRACTED_TARGET: Final[int] = HAT_EFFECT_IDS.index("move_distracted_target")
BIGGER_HAND_HAT: Final[int] = HAT_EFFECT_IDS.index("bigger_hand")
SURVIVE_HAT: Final[int] = HAT_EFFECT_IDS.index("survive")
VP_WITHOUT_BOUNTY: Final[int] = HAT_EFFECT_IDS.index("vp_without_bounty")
"""Hats are the first cards and the first kinds: the number of a Hat is the number of its effect."""

ITEM_EFFECT_IDS: Final[list[str]] = [
    *["wear", "discard_bounties", "points", "relocate", "climb", "move_target", "survive", "revive"],
    *["take_eggs", "steal_vehicle", "look_under_worms", "draw_weapons"],
]
WEAR: Final = 0
DISCARD_BOUNTIES: Final = 1
POINTS: Final = 2
RELOCATE: Final = 3
CLIMB: Final = 4
MOVE_TARGET: Final = 5
SURVIVE: Final = 6
REVIVE: Final = 7
TAKE_EGGS: Final = 8
STEAL_VEHICLE: Final = 9
LOOK_UNDER_WORMS: Final = 10
DRAW_WEAPONS: Final = 11
ITEM_EFFECT: Final[list[int]] = [*[WEAR] * HATS, *[ITEM_EFFECT_IDS.index(item.effect) for item in _ITEMS]]
ITEM_AMOUNT: Final[list[int]] = [*[0] * HATS, *[item.amount for item in _ITEMS]]
ITEM_VP: Final[list[int]] = [*[0] * HATS, *[item.vp for item in _ITEMS]]
_ITEM_SOLO: Final[list[bool]] = [*[True] * HATS, *[item.solo for item in _ITEMS]]
SOLO_ITEMS: Final[int] = _mask_of([_ITEM_SOLO[kind] for kind in ITEM_KIND])
SURVIVE_ITEMS: Final[int] = _mask_of([ITEM_EFFECT[kind] == SURVIVE for kind in ITEM_KIND])

_WEAPONS: Final = pack.WEAPONS.weapon
WEAPON_KIND_IDS: Final[list[str]] = [weapon.id for weapon in _WEAPONS]
_WEAPON_COPIES: Final[list[int]] = [weapon.copies for weapon in _WEAPONS]
WEAPON_CARD_IDS: Final[list[str]] = _card_ids(WEAPON_KIND_IDS, _WEAPON_COPIES)
WEAPON_KIND: Final[list[int]] = [kind for kind, copies in enumerate(_WEAPON_COPIES) for _ in range(copies)]
WEAPON_CARDS: Final[list[int]] = [_cards_of(WEAPON_KIND, kind) for kind in range(len(WEAPON_KIND_IDS))]
WEAPON_DICE: Final[list[int]] = [weapon.damage.dice for weapon in _WEAPONS]
WEAPON_KEEPS_BEST: Final[list[bool]] = [weapon.damage.keep == "best" for weapon in _WEAPONS]
WEAPON_FIXED: Final[list[int]] = [weapon.damage.fixed for weapon in _WEAPONS]
_FAR: Final[list[int | None]] = [weapon.damage.far for weapon in _WEAPONS]
WEAPON_FAR: Final[list[int]] = [NONE if far is None else far for far in _FAR]
"""What the fixed Damage becomes from afar, or NONE where distance does not matter."""
WEAPON_ONLY_CLOSE: Final[list[bool]] = [weapon.only_close for weapon in _WEAPONS]
WEAPON_STAYS: Final[list[bool]] = [weapon.stays for weapon in _WEAPONS]
WEAPON_FROM_OUTSIDE: Final[list[bool]] = [weapon.from_outside for weapon in _WEAPONS]
DRAWBACK_IDS: Final[list[str]] = ["none", "lose_egg", "rubble"]
LOSE_EGG: Final = 1
RUBBLE_DRAWBACK: Final = 2
WEAPON_DRAWBACK: Final[list[int]] = [DRAWBACK_IDS.index(weapon.drawback) for weapon in _WEAPONS]
HAT_SHOOTERS: Final[int] = _mask_of([_WEAPONS[kind].shoots_hats for kind in WEAPON_KIND])
LONG_SHOTS: Final[int] = _mask_of([_WEAPONS[kind].from_outside for kind in WEAPON_KIND])
"""The Weapons for a shot from outside the attack; they lie open before their owner (TB-WPN-9)."""
SOLO_WEAPONS: Final[int] = _mask_of([_WEAPONS[kind].solo for kind in WEAPON_KIND])

ALL_VEHICLES: Final[int] = (1 << VEHICLES) - 1
ALL_BOUNTIES: Final[int] = (1 << BOUNTIES) - 1
ITEMS: Final[int] = len(ITEM_CARD_IDS)
ALL_ITEMS: Final[int] = (1 << ITEMS) - 1
WEAPONS: Final[int] = len(WEAPON_CARD_IDS)
ALL_WEAPONS: Final[int] = (1 << WEAPONS) - 1

# Characters (section 2.10)

CHARACTER_IDS: Final[list[str]] = [character.id for character in pack.CHARACTERS.character]
CHARACTERS: Final[int] = len(CHARACTER_IDS)
ALL_CHARACTERS: Final[int] = (1 << CHARACTERS) - 1
SOLO_CHARACTERS: Final[int] = _mask_of([character.solo for character in pack.CHARACTERS.character])
SQUAD_SIZE: Final = 3
GIFT_IDS: Final[list[str]] = [
    *["share_locations", "pick_up_nearby", "ignore_arrows", "bigger_hand", "point_when_behind", "government_bonus"],
    *["treat", "scramble", "swap_bounty", "draw_two", "better_price", "ignore_ability", "cheap_trade"],
    *["first_weapon", "keep_eggs", "survive_by_die"],
]
"""The abilities of Leaders."""
SHARE_LOCATIONS: Final = 0
PICK_UP_NEARBY: Final = 1
IGNORE_ARROWS: Final = 2
BIGGER_HAND: Final = 3
POINT_WHEN_BEHIND: Final = 4
GOVERNMENT_BONUS: Final = 5
TREAT: Final = 6
SCRAMBLE: Final = 7
SWAP_BOUNTY: Final = 8
DRAW_TWO: Final = 9
BETTER_PRICE: Final = 10
IGNORE_ABILITY: Final = 11
CHEAP_TRADE: Final = 12
FIRST_WEAPON: Final = 13
KEEP_EGGS: Final = 14
SURVIVE_BY_DIE: Final = 15
CHARACTER_GIFT: Final[list[int]] = [GIFT_IDS.index(character.ability) for character in pack.CHARACTERS.character]
