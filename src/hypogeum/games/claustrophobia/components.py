"""The components as columns of small integers, for the rules (section 2 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.claustrophobia import pack

# Sides of a tile (CL-TIL-2)

SIDES: Final = 4
SIDE_IDS: Final[list[str]] = ["N", "E", "S", "W"]
N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
OPPOSITE: Final[list[int]] = [S, W, N, E]
SIDE_X: Final[list[int]] = [0, 1, 0, -1]
"""By side: how far to the east the cell beyond it lies; the same to the south in the next list."""
SIDE_Y: Final[list[int]] = [-1, 0, 1, 0]

# Limits and tokens (CL-CMP-1, sections 2.1 and 2.11)


def _supply(component: str) -> int:
    """How many of a component or token are in the box."""
    return next(supply.count for supply in [*pack.BOX.component, *pack.BOX.token] if supply.id == component)


MOST_HUMANS: Final[int] = _supply("western_tablets")
MOST_DEMONS: Final = 2
"""In one scenario: of the four demonic tablets two are for hellhounds."""
DESTINY_DICE: Final[int] = _supply("destiny_dice")
EVENT_HAND_LIMIT: Final = 4
"""CL-EVT-1."""
HOLE_TOKENS: Final[int] = _supply("hole")
RUBBLE_TOKENS: Final[int] = _supply("rubble")
CRATE_TOKENS: Final[int] = _supply("crate")
WATER_PER_FOUNTAIN: Final = 2
"""CL-TEF-9."""
ALARM_SLOTS: Final = 3
"""The dice that the alarm slot holds (CL-DST-1)."""

# Talents (section 6.3): bits

RANGED: Final = 1
BLESSING: Final = 2
CONSECRATED: Final = 4
FRENZIED: Final = 8
BODYGUARD: Final = 16
IMPOSING: Final = 32
ELUSIVE: Final = 64
TOUGH: Final = 128
TALENT_IDS: Final[list[str]] = [talent.id for talent in pack.WESTERN.talent]
"""The bits, lowest first."""


def _talents(names: list[str]) -> int:
    """Bit mask of some talents."""
    return sum([1 << TALENT_IDS.index(name) for name in names])


# Western sheets (section 2.2): 0 to 12 are H01 to H13

REDEEMER: Final = 0
GUARDIAN: Final = 1
BRUTE: Final = 2
SCOUT: Final = 3
SWORDSWOMAN: Final = 4
FAMILY_IDS: Final[list[str]] = [figure.id for figure in pack.WESTERN.figure]
FAMILY_FIGURES: Final[list[int]] = [figure.count for figure in pack.WESTERN.figure]
"""By family: how many figures there are (CL-HUM-4)."""

_SHEETS: Final = pack.WESTERN.sheet
LINES: Final = 7
"""Lines are numbered from 1 to 6: columns of lines have seven entries per sheet, the first one unused."""
SHEET_IDS: Final[list[str]] = [sheet.id for sheet in _SHEETS]
SHEET_IS_LEADER: Final[list[bool]] = [sheet.type == "leader" for sheet in _SHEETS]
SHEET_TALENTS: Final[list[int]] = [_talents([*sheet.talents]) for sheet in _SHEETS]
SHEET_FIGURE: Final[list[int]] = [FAMILY_IDS.index(sheet.figure) for sheet in _SHEETS]
SHEET_MV: Final[list[int]] = [value for sheet in _SHEETS for value in [0, *[line.mv for line in sheet.lines]]]
"""By sheet times 7 plus line; the same for the next two."""
SHEET_CB: Final[list[int]] = [value for sheet in _SHEETS for value in [0, *[line.cb for line in sheet.lines]]]
SHEET_DF: Final[list[int]] = [value for sheet in _SHEETS for value in [0, *[line.df for line in sheet.lines]]]
SHEET_INSTINCT: Final[list[int]] = [
    sum([1 << number for number, line in enumerate(sheet.lines, 1) if line.instinct]) for sheet in _SHEETS
]
"""By sheet: bit mask of the lines with the instinct pictogram."""

# Infernal fighters other than demons (section 2.3; CL-S5-3, CL-S7-4)

_TROGLODYTE: Final = pack.INFERNAL.fighter[0]
TROGLODYTES: Final[int] = _TROGLODYTE.figures
TROGLODYTE_MV: Final[int] = _TROGLODYTE.mv
TROGLODYTE_CB: Final[int] = _TROGLODYTE.cb
TROGLODYTE_DF: Final[int] = _TROGLODYTE.df
TROGLODYTE_HP: Final[int] = _TROGLODYTE.hp
COST_TROGLODYTE: Final[int] = _TROGLODYTE.cost

_TOUGH_ONE: Final = pack.INFERNAL.fighter[1]
TOUGH_TROGLODYTE_MV: Final[int] = _TOUGH_ONE.mv
TOUGH_TROGLODYTE_CB: Final[int] = _TOUGH_ONE.cb
TOUGH_TROGLODYTE_DF: Final[int] = _TOUGH_ONE.df
TOUGH_TROGLODYTE_HP: Final[int] = _TOUGH_ONE.hp
TOUGH_TROGLODYTE_TALENTS: Final[int] = _talents([*_TOUGH_ONE.talents])
COST_TOUGH_TROGLODYTE: Final[int] = _TOUGH_ONE.cost
"""What its event card asks for (V05)."""

_HELLHOUND: Final = pack.INFERNAL.fighter[2]
HELLHOUNDS: Final[int] = _HELLHOUND.figures
HELLHOUND_MV: Final[int] = _HELLHOUND.mv
HELLHOUND_CB: Final[int] = _HELLHOUND.cb
HELLHOUND_DF: Final[int] = _HELLHOUND.df
HELLHOUND_HP: Final[int] = _HELLHOUND.hp
COST_HELLHOUND: Final[int] = _HELLHOUND.cost
UNLEASH_MV: Final[list[int]] = [HELLHOUND_MV, *[unleashed.mv for unleashed in pack.INFERNAL.unleash]]
"""By the face of the die on Unleash, 0 for none (CL-HND-3, CL-HND-4); the same for CB."""
UNLEASH_CB: Final[list[int]] = [HELLHOUND_CB, *[unleashed.cb for unleashed in pack.INFERNAL.unleash]]

_POSSESSED: Final = pack.INFERNAL.fighter[3]
POSSESSED: Final[int] = _POSSESSED.figures
POSSESSED_MV: Final[int] = _POSSESSED.mv
POSSESSED_CB: Final[int] = _POSSESSED.cb
POSSESSED_DF: Final[int] = _POSSESSED.df

_DAMNED: Final = pack.INFERNAL.fighter[4]
DAMNED: Final[int] = _DAMNED.figures
DAMNED_MV: Final[int] = _DAMNED.mv
DAMNED_CB: Final[int] = _DAMNED.cb
DAMNED_DF: Final[int] = _DAMNED.df
DAMNED_HP: Final[int] = _DAMNED.hp

# Powers (section 2.5): those of the destiny board, of the hellhounds and of the demons

ABYSSAL_THREAT: Final = 0
SUPERNATURAL_SPEED: Final = 1
FRENZIED_CREATURES: Final = 2
FELL_DESTINY: Final = 3
FEARLESS_CHARGE: Final = 4
SNEAKY_CHARGE: Final = 5
UNLEASH: Final = 6
CLEAVER: Final = 7
STONESKIN: Final = 8
SUMMONS: Final = 9
HOWL: Final = 10
BILE: Final = 11
CONTAGION: Final = 12
SHADOW_STEP: Final = 13
MARIONETTE: Final = 14
WHIPS: Final = 15
GORGE: Final = 16
CALL: Final = 17
_POWERS: Final = pack.POWERS.power
POWER_IDS: Final[list[str]] = [power.id for power in _POWERS]
POWER_BOXES: Final[list[int]] = [power.boxes for power in _POWERS]
POWER_DICE: Final[list[int]] = [power.dice for power in _POWERS]
"""The least number of dice."""
ANY_COLOUR: Final = 0
SAME: Final = 1
RED: Final = 2
WHITE: Final = 3
MIXED: Final = 4
COLOUR_IDS: Final[list[str]] = ["any", "same", "red", "white", "mixed"]
POWER_COLOUR: Final[list[int]] = [COLOUR_IDS.index(power.colour) for power in _POWERS]
POWER_MIN: Final[list[int]] = [power.min for power in _POWERS]
"""The least total of the dice."""
INSTANT: Final = 0
UNTIL_THREAT: Final = 1
UNTIL_ACT: Final = 2
UNTIL_PREP: Final = 3
UNTIL_IDS: Final[list[str]] = ["instant", "threat", "act", "prep"]
POWER_UNTIL: Final[list[int]] = [UNTIL_IDS.index(power.until) for power in _POWERS]


def is_red(face: int) -> bool:
    """Whether a face of a destiny die is red: the odd ones are (CL-DIE-3)."""
    return face & 1 == 1


# Demons (section 2.4): 0 to 12 are D01 to D13

_DEMONS: Final = pack.DEMONS.demon
COST_DEMON: Final[int] = pack.DEMONS.cost
DEMON_IDS: Final[list[str]] = [demon.id for demon in _DEMONS]
DEMON_MV: Final[list[int]] = [demon.mv for demon in _DEMONS]
DEMON_CB: Final[list[int]] = [demon.cb for demon in _DEMONS]
DEMON_DF: Final[list[int]] = [demon.df for demon in _DEMONS]
DEMON_HP: Final[list[int]] = [demon.hp for demon in _DEMONS]
DEMON_TALENTS: Final[list[int]] = [_talents([*demon.talents]) for demon in _DEMONS]
CARNAGE: Final = 0
THRESHOLD: Final = 1
HARVEST: Final = 2
OUT_OF_THE_WALLS: Final = 3
PACK_LEADER: Final = 4
ACID: Final = 5
MIASMA: Final = 6
INSUBSTANTIAL: Final = 7
MASSIVE: Final = 8
STRINGS: Final = 9
OPEN_WOUNDS: Final = 10
FEAST: Final = 11
BANNER: Final = 12
ABILITY_IDS: Final[list[str]] = [
    *["carnage", "threshold", "harvest", "out_of_the_walls", "pack_leader", "acid", "miasma", "insubstantial"],
    *["massive", "strings", "open_wounds", "feast", "banner"],
]
DEMON_ABILITY: Final[list[int]] = [ABILITY_IDS.index(demon.ability) for demon in _DEMONS]
DEMON_POWER: Final[list[int]] = [NONE if demon.power == "none" else POWER_IDS.index(demon.power) for demon in _DEMONS]
STRINGS_DF: Final = 4
"""The DF that Strings gives to ordinary troglodytes (CL-DEM-16)."""

# Gifts (section 2.6): 0 to 6 are G1 to G7

SMITE: Final = 0
WRATH_AURA: Final = 1
COURAGE_AURA: Final = 2
GATHER: Final = 3
HEALING_AURA: Final = 4
PRESCIENCE: Final = 5
EXPIATION: Final = 6
GIFT_IDS: Final[list[str]] = [gift.id for gift in pack.GIFTS.gift]
GIFT_DIE: Final[list[int]] = [gift.die for gift in pack.GIFTS.gift]

# Tiles (section 2.7): columns are indexed by the number of the tile, 1 to 48; entry 0 is unused

NO_EFFECT: Final = 0
STASH: Final = 1
ALARM: Final = 2
MIST: Final = 3
MUSHROOMS: Final = 4
HUNGRY: Final = 5
FLOODED: Final = 6
TRAPPED: Final = 7
FOUNTAIN: Final = 8
PIT: Final = 9
WELL: Final = 10
LAIR: Final = 11
TOMB: Final = 12
HOLE: Final = 13
SANCTUARY: Final = 14
EFFECT_IDS: Final[list[str]] = ["none", *[effect.id for effect in pack.TILES.effect]]
EFFECT_IS_ONE_USE: Final[list[bool]] = [False, *[effect.one_use for effect in pack.TILES.effect]]

_TILES: Final = pack.TILES.tile
TILES: Final[int] = len(_TILES)
TILE_SATURATION: Final[list[int]] = [0, *[tile.saturation for tile in _TILES]]
TILE_EFFECT: Final[list[int]] = [NO_EFFECT, *[EFFECT_IDS.index(tile.effect) for tile in _TILES]]


def _turned(sides: list[str], rotation: int) -> int:
    """Bit mask of some sides after so many quarter turns clockwise (CL-TIL-2)."""
    return sum([1 << (SIDE_IDS.index(side) + rotation) % SIDES for side in sides])


TILE_EXITS: Final[list[int]] = [
    *[0] * SIDES,
    *[_turned([*tile.exits], rotation) for tile in _TILES for rotation in range(SIDES)],
]
"""By tile times 4 plus rotation: bit mask of the sides with an exit."""


def _distinct_rotations(tile: int) -> list[int]:
    """The lowest rotation for each set of exits that the tile can have (CL-TIL-6)."""
    exits = TILE_EXITS[tile * SIDES : tile * SIDES + SIDES]
    return [rotation for rotation in range(SIDES) if exits.index(exits[rotation]) == rotation]


TILE_ROTATIONS: Final[list[list[int]]] = [[], *[_distinct_rotations(tile) for tile in range(1, TILES + 1)]]

# Equipment (section 2.8): kinds 0 to 13 are E01 to E14; nobody holds two cards of a kind (CL-EQP-5)

BLUNDERBUSS: Final = 0
GRENADE: Final = 1
STEEL_SHIELD: Final = 2
BREASTPLATE: Final = 3
SCEPTER: Final = 4
BALM: Final = 5
PISTOL: Final = 6
CROSSBOW: Final = 7
GREAT_AXE: Final = 8
SOFT_BOOTS: Final = 9
LANTERN: Final = 10
RELIC: Final = 11
ROPE: Final = 12
HOLY_WATER: Final = 13
_EQUIPMENT: Final = pack.EQUIPMENT.equipment
EQUIPMENT_IDS: Final[list[str]] = [card.id for card in _EQUIPMENT]
EQUIPMENT_COPIES: Final[list[int]] = [card.copies for card in _EQUIPMENT]
EQUIPMENT_IS_ACTION: Final[list[bool]] = [card.is_action for card in _EQUIPMENT]
EQUIPMENT_IS_ONE_USE: Final[list[bool]] = [card.one_use for card in _EQUIPMENT]
EQUIPMENT_LEADER_ONLY: Final[list[bool]] = [card.leader_only for card in _EQUIPMENT]

# Events (section 2.9): kinds 0 to 13 are V01 to V14; cards are numbered kind by kind

LOST: Final = 0
CRITICAL_HIT: Final = 1
TERROR: Final = 2
COLLAPSE: Final = 3
TOUGH_TROGLODYTE_CARD: Final = 4
AMBUSH: Final = 5
SWARM: Final = 6
TRAPDOOR: Final = 7
DARKNESS: Final = 8
WEIGHT_OF_SIN: Final = 9
BLOODLUST: Final = 10
UNHOLY_FLESH: Final = 11
WHISPERS: Final = 12
FISSURE: Final = 13
WINDOWS: Final = 9
_EVENTS: Final = pack.EVENTS.event
EVENT_KIND_IDS: Final[list[str]] = [event.id for event in _EVENTS]
EVENT_WINDOW: Final[list[int]] = [event.window for event in _EVENTS]
EVENT_CARD_KIND: Final[list[int]] = [kind for kind, event in enumerate(_EVENTS) for _ in range(event.copies)]
EVENT_CARD_IDS: Final[list[str]] = [
    event.id if event.copies == 1 else event.id + "abcdefgh"[copy] for event in _EVENTS for copy in range(event.copies)
]
"""A kind with one card gives its name to it; otherwise a letter follows for each copy."""


def _cards_where(holds: list[bool]) -> int:
    """Bit mask of the cards for which something holds."""
    return sum([1 << card for card in range(len(holds)) if holds[card]])


EVENT_CARDS: Final[list[int]] = [
    _cards_where([other == kind for other in EVENT_CARD_KIND]) for kind in range(len(EVENT_KIND_IDS))
]
"""By kind: bit mask of its cards."""
WINDOW_CARDS: Final[list[int]] = [
    _cards_where([EVENT_WINDOW[kind] == window for kind in EVENT_CARD_KIND]) for window in range(WINDOWS + 1)
]
"""By window, 1 to 9: bit mask of the cards that may be played in it (CL-EVT-6)."""
ALL_EVENTS: Final[int] = (1 << len(EVENT_CARD_IDS)) - 1

# Instinct (section 2.10): cards 0 to 23 are I01 to I24

WRATH: Final = 0
COURAGE: Final = 1
FLIGHT: Final = 2
PURSUIT: Final = 3
EXALTATION: Final = 4
SECOND_WIND: Final = 5
FRENZY: Final = 6
SLIP_AWAY: Final = 7
STAND_FIRM: Final = 8
THICK_SKIN: Final = 9
SHIELD_BROTHER: Final = 10
THROWN_BLADE: Final = 11
INSTINCT_EFFECT_IDS: Final[list[str]] = [effect.id for effect in pack.INSTINCT.effect]
INSTINCT_TALENT: Final[list[int]] = [
    0 if effect.talent is None else _talents([effect.talent]) for effect in pack.INSTINCT.effect
]
"""By effect: the talent that it gives, as its bit, or 0."""
INSTINCT_IDS: Final[list[str]] = [card.id for card in pack.INSTINCT.card]
INSTINCT_VALUE: Final[list[int]] = [card.value for card in pack.INSTINCT.card]
INSTINCT_EFFECT: Final[list[int]] = [INSTINCT_EFFECT_IDS.index(card.effect) for card in pack.INSTINCT.card]
ALL_INSTINCT: Final[int] = (1 << len(INSTINCT_IDS)) - 1
