"""The components as columns of small integers, for the rules (section 3 of the rulebook)."""

from __future__ import annotations

from typing import Final

from hypogeum.engine.masks import NONE
from hypogeum.games.sub_terra import pack
from hypogeum.games.sub_terra.cells import SIDE_IDS, E, N, S, W, read_cell

# Kinds of tile, in the order of the pack

KIND_IDS: Final[list[str]] = [kind.id for kind in pack.TILES.kind]
NORMAL: Final = 0
BRIDGE: Final = 1
KEY_TILE: Final = 2
LAVA: Final = 3
SPIKES: Final = 4
DARTS: Final = 5
RUINS: Final = 6
GUARDIAN_TILE: Final = 7
EXPLOSION: Final = 8
SNAKE: Final = 9
PIT: Final = 10
BOULDER: Final = 11
LEGION: Final = 12
ETERNAL_TILE: Final = 13
ALARM: Final = 14
JOURNAL: Final = 15
TRANSMUTED: Final = 16
EXIT: Final = 17
CROSSING: Final = 18
HALL: Final = 19
LEDGE: Final = 20
CAN_CONSOLIDATE: Final[list[bool]] = [kind.consolidate for kind in pack.TILES.kind]

# Guardians (section 3.7): types, and pieces numbered through

INFANTRY: Final = 0
ARCHER: Final = 1
VOLATILE: Final = 2
ETERNAL: Final = 3
TYPES: Final = 4
TYPE_IDS: Final[list[str]] = [guardian.id for guardian in pack.GUARDIANS.guardian]
TYPE_PIECES: Final[list[int]] = [guardian.pieces for guardian in pack.GUARDIANS.guardian]
TYPE_HEARTS: Final[list[int]] = [guardian.hearts for guardian in pack.GUARDIANS.guardian]
TYPE_ACTIVATIONS: Final[list[int]] = [guardian.activations for guardian in pack.GUARDIANS.guardian]
GUARDIANS: Final[int] = sum(TYPE_PIECES)
FIRST_GUARDIAN: Final[list[int]] = [sum(TYPE_PIECES[:kind]) for kind in range(TYPES)]
"""By type: its first piece."""
GUARDIAN_TYPE: Final[list[int]] = [kind for kind in range(TYPES) for _ in range(TYPE_PIECES[kind])]
"""By piece."""
THE_ETERNAL: Final[int] = FIRST_GUARDIAN[ETERNAL]
GUARDIAN_IDS: Final[list[str]] = [
    f"{TYPE_IDS[kind][:3].upper()}-{number + 1}" for kind in range(TYPES) for number in range(TYPE_PIECES[kind])
]
"""INF-1 to INF-5, ARC-1 to ARC-3, VOL-1, VOL-2 and ETE-1 (ST2-COMP-14)."""

# Tiles: bag tiles first, then Journal and Transmuted tiles, then the fixed pieces

_TILES: Final = pack.TILES.tile
TILES: Final = len(_TILES)
TILE_IDS: Final[list[str]] = [tile.id for tile in _TILES]
TILE_KIND: Final[list[int]] = [KIND_IDS.index(tile.kind) for tile in _TILES]
TILE_NUMBER: Final[list[int]] = [tile.number for tile in _TILES]
TILE_TYPE: Final[list[int]] = [NONE if tile.guardian is None else TYPE_IDS.index(tile.guardian) for tile in _TILES]
"""By tile: the type of Guardian that comes with it."""


def _numbers(prefix: str) -> list[int]:
    return [number for number in range(TILES) if TILE_IDS[number].startswith(prefix)]


FIRST_JOURNAL: Final[int] = _numbers("J-")[0]
FIRST_TRANSMUTED: Final[int] = _numbers("A-TRM")[0]
JOURNALS: Final = 3
TRANSMUTATIONS: Final = 3
BAG_TILES: Final[int] = FIRST_JOURNAL
"""Tiles below this number go into a bag."""
HALL_TILE: Final[int] = TILE_IDS.index("HALL")
LEDGE_TILE: Final[int] = TILE_IDS.index("LEDGE")
MOST_KEYS: Final = 3
MOST_SNAKES: Final = 3
"""Markers on one tile (ST2-DAU-SNK-1)."""
EXPLOSION_MARKERS: Final = 3
_SNAKES: Final = _numbers("A-SNK")
_EXPLOSIONS: Final = _numbers("A-EXP")
MARKED_TILES: Final[list[int]] = [*_SNAKES, *_EXPLOSIONS]
"""The tiles with Snake or Explosion markers, by the slot of `State.markers`."""
TILE_SLOT: Final[list[int]] = [MARKED_TILES.index(tile) if tile in MARKED_TILES else NONE for tile in range(TILES)]

# Shapes and rotations (ST2-GRID-18): a mask of open sides has bit 1 for N, 2 for E, 4 for S and 8 for W

ALL_SIDES: Final = 15


def sides_mask(sides: str) -> int:
    """Bit mask of some sides, such as `ESW`."""
    return sum([1 << SIDE_IDS.index(side) for side in sides])


_SHAPES: Final[dict[str, int]] = {
    "DE": 1 << S,
    "I": 1 << N | 1 << S,
    "L": 1 << E | 1 << S,
    "T": 1 << E | 1 << S | 1 << W,
    "X": ALL_SIDES,
}
"""The open sides at rotation 0."""


def _turned(sides: int, quarters: int) -> int:
    """Clockwise: N becomes E, E becomes S."""
    return (sides << quarters | sides >> 4 - quarters) & ALL_SIDES


ROTATIONS: Final = 4
TILE_OPEN: Final[list[int]] = [
    _turned(_SHAPES.get(tile.shape, sides_mask(tile.sides)), quarters)
    for tile in _TILES
    for quarters in range(ROTATIONS)
]
"""By tile times 4 plus rotation: bit mask of the open sides."""
TILE_ROTATIONS: Final[list[list[int]]] = [
    [
        quarters
        for quarters in range(ROTATIONS)
        if TILE_OPEN[tile * ROTATIONS + quarters] not in TILE_OPEN[tile * ROTATIONS : tile * ROTATIONS + quarters]
    ]
    for tile in range(TILES)
]
"""By tile: the rotations that are offered; equal ones once."""

# The bag by temple mode (section 3.6)

BASE_TEMPLE: Final = 0
DAUNTLESS: Final = 1
LEGION_TEMPLE: Final = 2
TEMPLE_IDS: Final[list[str]] = [bag.temple for bag in pack.TILES.bag]


def _bag(out: list[str], add: list[str]) -> int:
    """Bit mask of the tiles."""
    ids = [tile for tile in TILE_IDS if tile.startswith("B-") and tile not in out] + add
    return sum([1 << TILE_IDS.index(tile) for tile in ids])


BAGS: Final[list[int]] = [_bag(bag.out, bag.add) for bag in pack.TILES.bag]

# Fixed pieces (section 3.2): the places 0 to 7 of every temple

EXIT_PLACE: Final = 0
CROSSING_PLACE: Final = 1
FIXED: Final = 8
"""Places below this are the Entrance and the Laterals."""
_LEGION_LATERALS: Final[dict[str, str]] = {"LAT-W-3": "T-LAT-1", "LAT-E-3": "T-LAT-2"}
FIXED_TILES: Final[list[list[int]]] = [
    [
        TILE_IDS.index(_LEGION_LATERALS.get(tile.id, tile.id) if temple == LEGION_TEMPLE else tile.id)
        for tile in _TILES
        if tile.id.startswith(("ENT-", "LAT-"))
    ]
    for temple in range(3)
]
"""By temple mode."""
FIXED_CELLS: Final[list[int]] = [read_cell(_TILES[tile].at) for tile in FIXED_TILES[BASE_TEMPLE]]

# Characters (section 3.9, section 2.5): the 17 Explorers, then Ark, Dog and Turret

ARCHAEOLOGIST: Final = 0
GUIDE: Final = 1
ROGUE: Final = 2
ARISTOCRAT: Final = 3
FOREMAN: Final = 4
SHARPSHOOTER: Final = 5
SAPPER: Final = 6
VETERAN: Final = 7
HEALER: Final = 8
PRIEST: Final = 9
MAGICIAN: Final = 10
TAMER: Final = 11
COLOSSUS: Final = 12
ESCAPOLOGIST: Final = 13
FORTUNE_TELLER: Final = 14
INVENTOR: Final = 15
CARTOGRAPHER: Final = 16
EXPLORERS: Final = 17
THE_ARK: Final = 17
THE_DOG: Final = 18
THE_TURRET: Final = 19
CHARACTERS: Final = 20
CHARACTER_IDS: Final[list[str]] = [
    *[explorer.id for explorer in pack.EXPLORERS.explorer],
    *[companion.id for companion in pack.EXPLORERS.companion],
]
CHARACTER_HEARTS: Final[list[int]] = [
    *[explorer.hearts for explorer in pack.EXPLORERS.explorer],
    *[companion.hearts for companion in pack.EXPLORERS.companion],
]
"""The maximum."""
DOMAIN_IDS: Final[list[str]] = ["scout", "connector", "defender", "support", "attacker"]
EXPLORER_DOMAIN: Final[list[int]] = [DOMAIN_IDS.index(explorer.domain) for explorer in pack.EXPLORERS.explorer]
SET_IDS: Final[list[str]] = ["base", "circle", "faculty"]
EXPLORER_SET: Final[list[int]] = [SET_IDS.index(explorer.set) for explorer in pack.EXPLORERS.explorer]
EXPLORER_USES: Final[list[int]] = [
    max([ability.uses for ability in explorer.abilities]) for explorer in pack.EXPLORERS.explorer
]
"""How often the limited ability of an Explorer can be used; 0 where there is none."""


def ability_cost(ability: str) -> int:
    """In AP."""
    for explorer in pack.EXPLORERS.explorer:
        for one in explorer.abilities:
            if one.id == ability:
                return one.cost
    raise LookupError(ability)


MINES: Final[int] = pack.EXPLORERS.equipment[0].stock

# Pieces that count as Explorers (ST2-TERM-1): a seat's Explorer has the number of the seat

MOST_EXPLORERS: Final = 6
ARK: Final = 6
DOG: Final = 7
TURRET: Final = 8
PIECES: Final = 9

# Items (ST2-ITEM-1)

NOTHING: Final = 0
KEY: Final = 1
ARTIFACT: Final = 2
ITEM_IDS: Final[list[str]] = ["nothing", "key", "artifact"]

# The Peril die (section 3.8)

STUMBLE: Final = 0
LAVA_FACE: Final = 1
COLLAPSE: Final = 2
TRAP: Final = 3
WAKE: Final = 4
ACTIVATE: Final = 5
FACE_IDS: Final[list[str]] = ["stumble", "lava", "collapse", "trap", "wake", "activate"]

# Tarot (section 3.11): cards are numbered from 1; 0 is none

TAROT_CARDS: Final = 13
TAROT_COST: Final[list[int]] = [0, *[card.cost for card in pack.TAROT.card]]
ALL_TAROT: Final[int] = (1 << TAROT_CARDS + 1) - 2
"""Bit mask of all cards."""

# Desolation cards (section 3.12)

DESPAIR: Final = 0
LAVA_CARD: Final = 1
COLLAPSE_CARD: Final = 2
TRAP_CARD: Final = 3
WAKE_CARD: Final = 4
ACTIVATE_CARD: Final = 5
DESOLATION_KIND_IDS: Final[list[str]] = ["despair", "lava", "collapse", "trap", "wake", "activate"]
DESOLATION_IDS: Final[list[str]] = [card.id for card in pack.DESOLATION.card]
DESOLATION_CARDS: Final = len(DESOLATION_IDS)
DESOLATION_KIND: Final[list[int]] = [DESOLATION_KIND_IDS.index(card.kind) for card in pack.DESOLATION.card]
DESOLATION_NUMBER: Final[list[int]] = [card.number for card in pack.DESOLATION.card]
DESOLATION_OF: Final[list[int]] = [
    sum([1 << number for number, card in enumerate(pack.DESOLATION.card) if card.explorers == explorers])
    for explorers in range(MOST_EXPLORERS + 1)
]
"""By number of Explorers: bit mask of the cards."""
HAND_SIZE: Final = 3

# Volcano and hearts (sections 4, 9, 10)

TOP: Final[int] = pack.VOLCANO.top
DIFFICULTY_IDS: Final[list[str]] = [start.difficulty for start in pack.VOLCANO.start]
TYPHAON_START: Final[int] = DIFFICULTY_IDS.index("typhaon")
START_MARKER: Final[list[list[int]]] = [start.marker for start in pack.VOLCANO.start]
"""By difficulty: for 3, 4, 5 and 6 Explorers."""


def _loss(cause: str) -> int:
    return next(loss.hearts for loss in pack.VOLCANO.loss if loss.id == cause)


LAVA_HEARTS: Final[int] = _loss("lava")
SPIKES_HEARTS: Final[int] = _loss("spikes")
DARTS_HEARTS: Final[int] = _loss("darts")
RUINS_HEARTS: Final[int] = _loss("ruins")
BOULDER_HEARTS: Final[int] = _loss("boulder")
EXPLOSION_HEARTS: Final[int] = _loss("explosion")
BURNING_HEARTS: Final[int] = _loss("burning")
MINE_HEARTS: Final[int] = _loss("mine")
GRENADE_HEARTS: Final[int] = _loss("grenade")
